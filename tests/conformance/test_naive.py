"""The engine agrees with a naive second implementation on every state of every walk."""

import pytest

import lavafield
from tests.conformance.naive_taluva import engine_facts, naive_facts, naive_of, unlike
from tests.conformance.suite import Case, Walk, all_cases, every_walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=1, interpreted=6)
OPTIONS = [case for name in lavafield.games() for case in all_cases(lavafield.game(name))]
TALUVA = [(case, seed) for case, seed in every_walk() if case.game == "taluva"]


def test_both_agree_on_facts_and_legal_actions_along_every_walk(walk: Walk) -> None:
    walk.adapter.agree_with_naive(walk, FEW)


@pytest.mark.parametrize("case", OPTIONS, ids=str)
def test_both_agree_under_every_combination_of_options(case: Case) -> None:
    for seed in by_mode(compiled=(1, 2, 3), interpreted=(2,)):
        walk = Walk(case, 100 * seed + OPTIONS.index(case))
        walk.adapter.agree_with_naive(walk, by_mode(compiled=8, interpreted=24))


@pytest.mark.parametrize("n", range(by_mode(compiled=len(TALUVA), interpreted=2)))
def test_a_position_carried_over_by_its_text_goes_on_alike(n: int) -> None:
    walk = Walk(*TALUVA[n])
    for step in list(walk.moments(29)):
        naive = naive_of(walk.game.position(step.before))
        assert unlike(engine_facts(step.before), naive_facts(naive)) == {}
        for m in range(step.n, min(step.n + 6, len(walk.actions))):
            naive.play(walk.records[m])
            assert unlike(engine_facts(walk.states[m + 1]), naive_facts(naive)) == {}
