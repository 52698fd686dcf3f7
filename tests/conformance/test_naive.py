"""The engine agrees with a naive second implementation on every state of every walk."""

import pytest

import lavafield
from tests.conformance.naive_taluva import (
    effects,
    engine_facts,
    naive_facts,
    naive_of,
    naive_start,
    named_actions,
    unlike,
)
from tests.conformance.suite import Case, Walk, all_cases, every_walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=1, interpreted=6)
OPTIONS = all_cases(lavafield.game("taluva"))


def agree(walk: Walk, every: int) -> None:
    """Facts at each step; what is legal, and what each legal action does, at some."""
    naive = naive_start(walk.case)
    assert unlike(engine_facts(walk.states[0]), naive_facts(naive)) == {}
    for step in walk.moments():
        if step.n % every == walk.seed % every:
            ours = effects(naive, named_actions(step.before))
            assert ours.keys() == {naive.effect(record) for record in naive.legal()}
        naive.play(walk.records[step.n])
        assert unlike(engine_facts(step.after), naive_facts(naive)) == {}, (str(walk), step.n)


def test_both_agree_on_facts_and_legal_actions_along_every_walk(walk: Walk) -> None:
    if walk.case.game == "taluva":
        agree(walk, FEW)


@pytest.mark.parametrize("case", OPTIONS, ids=str)
def test_both_agree_under_every_combination_of_options(case: Case) -> None:
    for seed in by_mode(compiled=(1, 2, 3), interpreted=(2,)):
        agree(Walk(case, 100 * seed + OPTIONS.index(case)), every=by_mode(compiled=8, interpreted=24))


@pytest.mark.parametrize("n", range(by_mode(compiled=len(every_walk()), interpreted=2)))
def test_a_position_carried_over_by_its_text_goes_on_alike(n: int) -> None:
    walk = Walk(*every_walk()[n])
    for step in list(walk.moments(29)):
        naive = naive_of(walk.game.position(step.before))
        assert unlike(engine_facts(step.before), naive_facts(naive)) == {}
        for m in range(step.n, min(step.n + 6, len(walk.actions))):
            naive.play(walk.records[m])
            assert unlike(engine_facts(walk.states[m + 1]), naive_facts(naive)) == {}
