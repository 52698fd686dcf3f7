"""A game at one keyboard, without a screen: who acts, what was done, what may be taken back, where it is saved."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from lavafield.bots import player
from lavafield.cli.files import write_record
from lavafield.cli.play.boards import board_of
from lavafield.cli.play.seats import HINT_BOT, Seat, names_of
from lavafield.core.chance import Rng
from lavafield.core.decisions import CHANCE, OVER
from lavafield.core.event import Event, event_text
from lavafield.core.game import Game, NamedAction
from lavafield.core.record import Record
from lavafield.core.scene import Cell, Scene
from lavafield.core.state import State
from lavafield.core.violation import Violation
from lavafield.words import Words


class Session:
    """What both fronts share. It plays for chance and bots one step at a time, when asked."""

    def __init__(
        self,
        record: Record,
        seats: Sequence[Seat],
        rng: Rng,
        file: Path | None = None,
        resumed: Path | None = None,
        hints: str = HINT_BOT,
    ) -> None:
        self.record = record
        self.seats = tuple(seats)
        self.rng = rng
        self.file = file
        """Where the game is saved after every action, if anywhere."""
        self.home = file or resumed
        """Where it was saved last, or came from."""
        self.hints = hints
        """The bot that gives hints."""
        self._saved = self.state if self.home is not None else None
        self.board = board_of(record.game)
        self.actions: list[int] = list(numbers(record))
        self.taken_back: list[int] = []
        """What `redo` would do again, the next at the end."""
        self._told: dict[int | None, list[list[Event]]] = {}
        self._bots = {n: player(seat.kind, record.game) for n, seat in enumerate(seats) if not seat.is_person}

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    def names(self, say: Words) -> list[str]:
        return names_of(self.seats, say)

    # --- whose turn, whose eyes ---

    @property
    def person(self) -> int | None:
        """The seat of the person who is to act; None while chance or a bot is, and when the game is over."""
        seat = self.state.to_act
        return seat if seat >= 0 and self.seats[seat].is_person else None

    @property
    def viewer(self) -> int | None:
        """Whose knowledge the screen may show: whoever acts at the keyboard, or did so last."""
        if self.person is not None:
            return self.person
        people = [n for n, seat in enumerate(self.seats) if seat.is_person]
        for state in reversed(self.record.states):
            if state.to_act in people:
                return state.to_act
        return people[0] if people else None

    def hides(self) -> bool:
        """Would somebody else at the keyboard see what they may not?"""
        people = sum(seat.is_person for seat in self.seats)
        return people > 1 and any(panel.hidden for panel in self.game.scene(self.state.view(None)).panels)

    def scene(self) -> Scene:
        return self.game.scene(self.state.view(self.viewer))

    # --- acting ---

    def play(self, action: int) -> None:
        """An action of the person who is to act. An illegal one raises IllegalAction and changes nothing.

        BadInput means that the action was carried out, but could not be saved.
        """
        self.taken_back.clear()
        self._carry_out(action)

    def step(self) -> bool:
        """Carry out one action that nobody at the keyboard decides; False if there is none."""
        seat = self.state.to_act
        if seat == OVER or self.person is not None:
            return False
        if seat == CHANCE:
            self.play(int(self.state.sample(self.rng)))
        else:
            self.play(self._bots[seat].choose(self.state.view(seat), self.rng))
        return True

    def _carry_out(self, action: int) -> None:
        self.record.play(action)
        self.actions.append(action)
        self.autosave()

    # --- taking back ---

    def can_undo(self) -> bool:
        """The own last action of this turn can be taken back, unless it brought something hidden to light."""
        if self.person is None or not self.actions:
            return False
        before, action = self.record.states[-2], self.actions[-1]
        if before.to_act != self.person:
            return False  # chance or somebody else came between
        return self.game.seen(before, action, self.person) == self.game.name(before, action)

    def undo(self) -> bool:
        if not self.can_undo():
            return False
        self.taken_back.append(self.actions.pop())
        self.record.undo()
        for told in self._told.values():
            del told[len(self.actions) :]
        self.autosave()
        return True

    def redo(self) -> bool:
        if not self.taken_back:
            return False
        self._carry_out(self.taken_back.pop())
        return True

    # --- asking ---

    def legal(self) -> list[int]:
        """The legal actions of the person who is to act."""
        return self.state.actions() if self.person is not None else []

    def why_not(self, action: int | NamedAction) -> Violation | None:
        return self.game.why_not(self.state, action)

    def events(self) -> list[list[Event]]:
        """What the viewer may be told of every action so far."""
        told = self._told.setdefault(self.viewer, [])
        for n in range(len(told), len(self.actions)):
            states = self.record.states
            told.append(self.game.events(states[n], self.actions[n], states[n + 1], self.viewer))
        return told

    def story(self, say: Words, since: int = 0) -> list[str]:
        """The events since that action, in words."""
        names = self.names(say)
        return [event_text(event, names, say.language) for events in self.events()[since:] for event in events]

    def latest(self) -> set[Cell]:
        """The fields where something happened since the viewer's last turn, the own unfinished turn included."""
        cells: set[Cell] = set()
        own_turn = self.person is not None
        for n in range(len(self.actions) - 1, -1, -1):
            own = self.record.states[n].to_act == self.viewer
            if own and not own_turn:
                break
            own_turn = own_turn and own
            cells |= {cell for event in self.events()[n] for cell in event.cells}
        return cells

    # --- saving ---

    @property
    def is_saved(self) -> bool:
        return self._saved is self.state

    def save(self, file: Path | None = None) -> Path | None:
        """Write the record, whole or not at all; None if no file was ever named."""
        target = file or self.home
        if target is not None:
            write_record(target, self.record)
            self.home, self._saved = target, self.state
        return target

    def autosave(self) -> None:
        if self.file is not None:
            self.save(self.file)


def numbers(record: Record) -> Iterator[int]:
    """The actions of a record as integers."""
    for state, action in zip(record.states, record.actions, strict=False):
        named = {key: value for key, value in action.items() if key != "seat"}
        yield record.game.action(state, named)
