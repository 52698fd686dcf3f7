"""What a seat's record leaves out, guessed so that the seat would have seen the same: events need whole states."""

from collections.abc import Iterator
from typing import Any, Final

from lavafield.core.chance import Rng
from lavafield.core.errors import BadInput
from lavafield.core.event import Event
from lavafield.core.game import Game, NamedAction
from lavafield.core.record import SeatRecord
from lavafield.core.state import State
from lavafield.core.violation import IllegalAction

GUESSES: Final = 5000
"""How often to guess what a seat could not see until the guess fits what it saw."""


class Guessing:
    """What is guessed is what the seat is not told, so it never shows."""

    def __init__(self, record: SeatRecord) -> None:
        self.record = record
        self.rng = Rng(0)

    def step(self, number: int) -> tuple[State, int]:
        """A state before a line of the record, counted from 0, and an action that the seat would see just so."""
        game, seat = self.record.game, self.record.header.seat
        seen = {key: value for key, value in self.record.seen[number].items() if key != "seat"}
        for _ in range(GUESSES):
            state = game.guess(self.record.views[number], self.rng)
            action = action_that_shows(game, state, seen, seat, self.rng)
            if action is not None:
                return state, action
        raise AssertionError(f"no state guessed for action {number} fits what the seat saw: {seen}")

    def events(self, number: int) -> list[Event]:
        state, action = self.step(number)
        return self.record.game.events(state, action, state.after(action), self.record.header.seat)


def action_that_shows(game: Game, state: State, seen: NamedAction, seat: int | None, rng: Rng) -> int | None:
    """An action that this seat would see just so, if there is one in this state."""
    for record in with_less(seen):
        try:
            action = game.action(state, record)
            if game.seen(state, action, seat) == seen:
                return action
        except (BadInput, IllegalAction):
            continue
    hidden = int(state.sample(rng))
    return hidden if game.seen(state, hidden, seat) == seen else None


def with_less(seen: NamedAction) -> Iterator[dict[str, Any]]:
    """What was seen, whole and without one of its parts: a hidden piece shows when it is played."""
    yield dict(seen)
    for left_out in seen:
        if left_out != "do":
            yield {key: value for key, value in seen.items() if key != left_out}
