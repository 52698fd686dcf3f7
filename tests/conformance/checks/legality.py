"""Refusals: exactly what is not listed is refused, by a clause, and a refusal changes nothing."""

from collections.abc import Callable
from functools import cache

from lavafield import Game, IllegalAction, State, Violation
from lavafield.core.clauses import clauses_of
from lavafield.core.game import NamedAction
from tests.conformance.suite import Moment, Walk, some_of

STRANGERS = (-1, -2, -(2**40), -(2**70), 2**31, 2**40, 2**61, 2**62, 2**63 - 1, 2**63, 2**70)
"""Integers that are no action of any step."""


def exactly_the_listed_are_not_refused(walk: Walk, step: Moment) -> None:
    state, listed = step.before, set(step.before.actions())
    candidates = [state.candidate(k) for k in range(state.candidates())]
    assert candidates == sorted(set(candidates))
    assert listed <= set(candidates)
    refused = {}
    for action in candidates:
        violation = walk.game.why_not(state, action)
        assert (violation is None) == (action in listed), action
        if violation is not None:
            is_known(walk.game, violation)
            refused[action] = violation
    for action in some_of(sorted(refused), 20, step.rng):
        is_refused(walk.game, state, action, refused[action])


def strangers_are_refused(walk: Walk, step: Moment) -> None:
    """Also actions of other steps, where they are none of this one's."""
    listed = set(step.before.actions())
    for action in (*STRANGERS, *some_of(walk.actions, 20, step.rng), max(walk.actions) + 1):
        if action not in listed:
            violation = walk.game.why_not(step.before, action)
            assert violation is not None, action
            is_refused(walk.game, step.before, action, violation)


def is_refused(game: Game, state: State, action: int, violation: Violation) -> None:
    """By that clause, and without a trace."""
    before = state.to_bytes()
    assert refused(lambda: state.after(action)) == violation
    assert refused(lambda: game.name(state, action)) == violation
    assert state.to_bytes() == before
    is_known(game, violation)
    assert all(violation.text(language).strip() for language in ("en", "de"))


def refused(ask: Callable[[], object]) -> Violation | None:
    try:
        ask()
    except IllegalAction as illegal:
        return illegal.violation
    return None


def is_known(game: Game, violation: Violation) -> None:
    assert violation.clause in forbidding(game.id), violation


@cache
def forbidding(game: str) -> frozenset[str]:
    return frozenset(clause.id for clause in clauses_of(game) if clause.kind == "forbids")


def a_record_is_refused_or_one_of_the_listed(walk: Walk, step: Moment) -> None:
    """Every way of saying something at this step, and what was said at other steps."""
    every_way = walk.game.completions(step.before, {})
    said = some_of(every_way, 60, step.rng) + some_of(walk.records, 10, step.rng)
    for record in said:
        judge(walk, step.before, record)


def judge(walk: Walk, state: State, record: NamedAction) -> None:
    game, before = walk.game, state.to_bytes()
    violation = game.why_not(state, record)
    ways = game.completions(state, record)
    if ways != [record]:
        assert (violation is None) == any(game.why_not(state, way) is None for way in ways if way != record)
        return
    assert refused(lambda: state.after(game.action(state, record))) == violation
    assert state.to_bytes() == before
    if violation is None:
        assert game.action(state, record) in state.actions()
    else:
        is_known(game, violation)
        assert violation.clause not in walk.adapter.SYNONYM_CLAUSES


def another_way_of_saying_it_means_a_listed_action(walk: Walk, step: Moment) -> None:
    """A number that is refused as a synonym, spelled out, is understood."""
    state = step.before
    for action, record in walk.adapter.synonyms(state):
        violation = walk.game.why_not(state, action)
        assert violation is not None, record
        assert violation.clause in walk.adapter.SYNONYM_CLAUSES
        meant = walk.game.action(state, record)
        assert meant in state.actions()
        assert walk.game.parse(state, walk.adapter.spelled(record)) == meant
        assert walk.game.why_not(state, record) is None
