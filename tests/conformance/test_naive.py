"""The engine agrees with a naive second implementation on every state of every walk."""

import pytest

import lavafield
from tests.conformance.agreement import agree, agree_from
from tests.conformance.suite import Case, Walk, every_walk, many_cases
from tests.modes.mode import by_mode

FEW = by_mode(compiled=1, interpreted=6)
OPTIONS = [case for name in lavafield.games() for case in many_cases(lavafield.game(name))]
WALKS = {name: [walk for walk in every_walk() if walk[0].game == name] for name in lavafield.games()}
CARRIED = [walk for name in lavafield.games() for walk in WALKS[name][: by_mode(compiled=100, interpreted=2)]]


def test_both_agree_on_facts_and_legal_actions_along_every_walk(walk: Walk) -> None:
    agree(walk, FEW)


@pytest.mark.parametrize("case", OPTIONS, ids=str)
def test_both_agree_under_every_combination_of_options(case: Case) -> None:
    """Of a game with very many, under every pair of choices."""
    for seed in by_mode(compiled=(1, 2, 3), interpreted=(2,)):
        agree(Walk(case, 100 * seed + OPTIONS.index(case)), by_mode(compiled=8, interpreted=24))


@pytest.mark.parametrize(("case", "seed"), CARRIED, ids=str)
def test_a_position_carried_over_by_its_text_goes_on_alike(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    for step in walk.moments(29):
        agree_from(walk, step.n, 6)
