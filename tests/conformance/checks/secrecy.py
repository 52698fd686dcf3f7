"""Secrecy: nothing that a seat gets to see depends on what it cannot know."""

from collections.abc import Iterator
from dataclasses import dataclass

from lavafield import CHANCE, State
from lavafield.core.decisions import ALLOWED
from lavafield.core.event import Event
from lavafield.core.game import NamedAction
from tests.conformance.suite import Moment, Walk


def a_resampled_state_looks_the_same(walk: Walk, step: Moment) -> None:
    game, state = walk.game, step.before
    for seat in (*range(walk.case.players), None):
        view = state.view(seat)
        other = state.copy()
        other.resample(seat, step.rng)
        seen = other.view(seat)
        assert seen.to_bytes() == view.to_bytes()
        assert seen.actions() == view.actions()
        assert game.scene(seen) == game.scene(view)
        assert game.board(seen) == game.board(view)
        assert other.to_act == state.to_act
        if seat is not None and seat == state.to_act:
            assert other.actions() == state.actions()
    assert state.to_bytes() == walk.born[step.n]


def a_guess_is_a_state_that_the_view_allows(walk: Walk, step: Moment) -> None:
    game, state = walk.game, step.before
    for seat in (*range(walk.case.players), None):
        view = state.view(seat)
        known = view.to_bytes()
        guess = game.guess(view, step.rng)
        assert guess.view(seat).to_bytes() == known
        assert view.to_bytes() == known
        assert guess.to_act == state.to_act
        if state.to_act == seat:
            assert guess.actions() == state.actions()
        game.from_bytes(guess.to_bytes())


def with_nothing_hidden_a_guess_is_the_state(walk: Walk, step: Moment) -> None:
    """Who knows that only one state is possible is told that one."""
    state = step.before
    for seat in (*range(walk.case.players), None):
        if not walk.adapter.hides(state, seat):
            assert walk.game.guess(state.view(seat), step.rng).to_bytes() == state.to_bytes()
            other = state.copy()
            other.resample(seat, step.rng)
            assert other.to_bytes() == state.to_bytes()


@dataclass(frozen=True)
class Told:
    """What a seat learns of one action: its knowledge before and after, and the words for it."""

    known: tuple[bytes, bytes]
    seen: NamedAction
    events: list[Event]
    reasons: list[Event]


def told(walk: Walk, before: State, action: int, seat: int | None) -> Told:
    after = before.after(action)
    return Told(
        (before.view(seat).to_bytes(), after.view(seat).to_bytes()),
        walk.game.seen(before, action, seat),
        walk.game.events(before, action, after, seat),
        walk.game.reasons(before, [action], seat) if before.to_act >= 0 else [],
    )


def what_is_told_depends_on_knowledge_alone(walk: Walk, step: Moment) -> None:
    """Two actions that change a seat's knowledge alike are told alike, whatever is hidden."""
    for seat in (*range(walk.case.players), None):
        by_knowledge: dict[tuple[bytes, bytes], Told] = {}
        for before, action in possibilities(step, seat):
            now = told(walk, before, action, seat)
            assert by_knowledge.setdefault(now.known, now) == now
            assert walk.game.follow(before.view(seat), now.seen).to_bytes() == now.known[1]


def possibilities(step: Moment, seat: int | None) -> Iterator[tuple[State, int]]:
    """What might be happening, as far as the seat knows. An action may need a card that is not there otherwise."""
    for state in (step.before, resampled(step, seat), resampled(step, seat)):
        actions = state.actions() if state.to_act == CHANCE else [step.action]
        for action in actions:
            if state.refusal(action) == ALLOWED:
                yield state, action


def resampled(step: Moment, seat: int | None) -> State:
    state = step.before.copy()
    state.resample(seat, step.rng)
    return state
