"""A game as JSON lines: a header, every action by name, chance included, and a hash of the state now and then.

A seat's record is its own kind of file: the same lines as that seat got to see them, with hashes of its view.
Neither needs the other: a record is replayed through states, a seat's record through views.

A game that began in a position of another one has that one's actions first, and says in its header how many they are.

With fair dice the header has the pledge and the closing line, once the key is shown, the disclosure. A seat's record
has the pledge alone: with the key anybody could compute what was hidden from that seat.
"""

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from lavafield.core import dice
from lavafield.core.decisions import OVER
from lavafield.core.dice import Disclosure, Pledge
from lavafield.core.errors import BadInput, shown
from lavafield.core.game import Game, NamedAction
from lavafield.core.options import Value
from lavafield.core.state import State, check_seat
from lavafield.core.view import View

VERSION: Final = 1
HASH_EVERY: Final = 20
RECORD: Final = "record"
SEAT_RECORD: Final = "seat-record"


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game began that did not begin at the beginning."""

    game: str
    """The name of the game that it was taken from, such as that of its table."""
    actions: int
    """How many of the actions come from there. Their draws are not those of this record's dice."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a record, or of a seat's record."""

    lavafield: str
    version: int
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    seats: tuple[str, ...]
    seat: int | None = None
    """Whose record it is; in a seat's record without a seat, a spectator's."""
    dice: Pledge | None = None
    """What was fixed before the first draw, where fair dice decide (see core/dice.py)."""
    fork: Origin | None = None


class Record:
    """A game so far: its header, its actions, and the state they lead to."""

    def __init__(
        self,
        game: Game,
        players: int = 2,
        options: dict[str, Value] | None = None,
        seats: Sequence[str] = (),
        pledge: Pledge | None = None,
    ) -> None:
        self.game = game
        self.state = game.set_up(players, options or {})
        self.options = {option.name: option.default for option in game.options} | dict(options or {})
        if not isinstance(seats, Sequence) or (seats and len(seats) != players) or not all(map(is_name, seats)):
            raise BadInput("error-names", expected=players, got=shown(seats))
        self.seats = tuple(seats) or tuple(f"Player {n + 1}" for n in range(players))
        self.pledge = None if pledge is None else dice.checked(pledge, players)
        self.disclosure: Disclosure | None = None
        """The key of the dice, once it is shown."""
        self.fork: Origin | None = None
        self.actions: list[NamedAction] = []
        self.states: list[State] = [self.state]
        """The state before every action, and the last one: a running game's history."""

    def play(self, action: int | NamedAction) -> State:
        """Carry out a legal action; an illegal one raises IllegalAction and changes nothing."""
        state = self.state
        number = action if isinstance(action, int) else self.game.action(state, action)
        after = state.after(number)
        record = self.game.name(state, number)
        self.actions.append({"seat": state.to_act, **record} if state.to_act >= 0 else record)
        self.states.append(after)
        self.state = after
        return after

    def undo(self, count: int = 1) -> State:
        """Take back the last actions."""
        if not 0 <= count <= len(self.actions):
            raise BadInput("error-undo", expected=f"0-{len(self.actions)}", got=count)
        if count:
            del self.actions[-count:], self.states[-count:]
            self.state = self.states[-1]
        return self.state

    # --- writing ---

    def header(self) -> Header:
        return Header(
            lavafield=RECORD,
            version=VERSION,
            game=self.game.id,
            rules=self.game.rules,
            players=self.state.players,
            options=self.options,
            seats=self.seats,
            dice=self.pledge,
            fork=self.fork,
        )

    def lines(self) -> Iterator[str]:
        """The record, line by line."""
        yield written(_fields(self.header()))
        for n, action in enumerate(self.actions, 1):
            yield written(action)
            if n % HASH_EVERY == 0:
                yield written({"actions": n, "hash": self.states[n].hash()})
        closing = self.closing(self.state.hash(), len(self.actions))
        if self.disclosure is not None:
            closing["dice"] = msgspec.to_builtins(self.disclosure)
        yield written(closing)

    def closing(self, position: str, actions: int) -> dict[str, Any]:
        """The last line: without it a file was cut short."""
        ranks = self.state.ranks()
        end = "over" if self.state.to_act == OVER else "open"
        return {"end": end, "actions": actions, "ranks": ranks, "hash": position}

    def lines_for(self, seat: int | None) -> Iterator[str]:
        """The record as that seat saw the game; None is a spectator."""
        check_seat(seat, self.state.players)
        head = _fields(self.header()) | {"lavafield": SEAT_RECORD, "seat": seat}
        yield written(head)
        told = 0
        for n, (state, action) in enumerate(zip(self.states, self.actions, strict=False), 1):
            seen = self.game.seen(state, self.game.action(state, _unseated(action)), seat)
            if not seen:
                continue  # Not even that something happened: neither a line nor a number may show it.
            told += 1
            yield written({"seat": state.to_act, **seen} if state.to_act >= 0 else seen)
            if told % HASH_EVERY == 0:
                yield written({"actions": told, "hash": view_hash(self.states[n].view(seat))})
        yield written(self.closing(view_hash(self.state.view(seat)), told))

    def write(self, path: Path | str) -> None:
        """Write the file whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text("".join(line + "\n" for line in self.lines()), "utf-8")
        draft.replace(target)


class SeatRecord:
    """A game as one seat saw it: its header, what it saw, and the views it led to."""

    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.seen: list[NamedAction] = []
        start = game.set_up(header.players, header.options)
        self.views: list[View] = [start.view(header.seat)]

    @property
    def view(self) -> View:
        return self.views[-1]

    def follow(self, seen: NamedAction) -> None:
        self.views.append(self.game.follow(self.view, _unseated(seen)))
        self.seen.append(seen)


def is_name(name: object) -> bool:
    """Text that can be written into a file."""
    return isinstance(name, str) and name == name.encode("utf-8", "replace").decode("utf-8")


def view_hash(view: View) -> str:
    return blake2b(view.to_bytes(), digest_size=8).hexdigest()


def written(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def _fields(header: Header) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(header)
    del fields["seat"]
    for name in ("dice", "fork"):
        if fields[name] is None:
            del fields[name]
    return fields


def _unseated(action: NamedAction) -> NamedAction:
    return {key: value for key, value in action.items() if key != "seat"}
