"""Reading records back, checking every line: damage is found and named, and nothing is half read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from lavafield.core import dice
from lavafield.core.decisions import OVER
from lavafield.core.errors import BadInput, shown
from lavafield.core.game import Game
from lavafield.core.record import (
    RECORD,
    SEAT_RECORD,
    VERSION,
    Header,
    Origin,
    Record,
    SeatRecord,
    view_hash,
)
from lavafield.core.schema import read_as
from lavafield.core.violation import IllegalAction

HASH_KEYS = {"actions", "hash"}
CLOSING_KEYS = {"end", "actions", "ranks", "hash"}

FindGame = Callable[[str], Game]


def read_file(path: Path | str, find: FindGame) -> Record | SeatRecord:
    """The record in a file, replayed and checked."""
    try:
        text = Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadInput("error-file", path=str(path), reason="UTF-8") from None
    except (OSError, ValueError) as problem:  # a path may hold a letter that no path can
        reason = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise BadInput("error-file", path=str(path), reason=str(reason)) from None
    return read_text(text, find)


def read_text(text: str, find: FindGame) -> Record | SeatRecord:
    """The record in a text, replayed and checked."""
    # Not splitlines, which also splits at characters that may stand in a name.
    lines = text.removesuffix("\n").split("\n")
    header = read_header(lines[0])
    game = find(header.game)
    if header.rules != game.rules:
        raise BadInput("error-record-version", expected=game.rules, got=header.rules)
    replay = _SeatReplay(header, game) if header.lavafield == SEAT_RECORD else _Replay(header, game)
    _read_lines(replay, lines)
    return replay.record


def read_header(line: str) -> Header:
    header: Header = read_as(Header, _json(line, 1), "error-record-header")
    if header.lavafield not in (RECORD, SEAT_RECORD):
        expected = f"{RECORD} | {SEAT_RECORD}"
        raise BadInput("error-record-header", expected=expected, got=header.lavafield)
    if header.lavafield == RECORD and header.seat is not None:
        raise BadInput("error-record-header", expected=SEAT_RECORD, got=RECORD)
    if header.version != VERSION:
        raise BadInput("error-record-format", expected=VERSION, got=header.version)
    if len(header.seats) != header.players:
        raise BadInput("error-record-header", expected=header.players, got=len(header.seats))
    if header.dice is not None:
        dice.checked(header.dice, header.players)
    if header.fork is not None:
        check_origin(header.fork)
    if header.seat is not None and header.seat not in range(header.players):
        raise BadInput("error-seat", expected=f"0-{header.players - 1}", got=header.seat)
    return header


def check_origin(origin: Origin) -> None:
    if not dice.is_name(origin.game):
        raise BadInput("error-record-header", expected="fork.game = A-Z, a-z, 0-9, _, -", got=shown(origin.game, 60))
    if origin.actions < 0:
        raise BadInput("error-record-header", expected="fork.actions >= 0", got=origin.actions)


class _Replay:
    """A record being replayed through states."""

    def __init__(self, header: Header, game: Game) -> None:
        self.record = Record(game, header.players, header.options, header.seats, header.dice)
        self.record.fork = header.fork

    @property
    def to_act(self) -> int:
        return self.record.state.to_act

    @property
    def actions(self) -> int:
        return len(self.record.actions)

    def ranks(self) -> list[int]:
        return self.record.state.ranks()

    def hash(self) -> str:
        return self.record.state.hash()

    def play(self, action: dict[str, Any]) -> None:
        self.record.play(action)

    def disclose(self, shown: object) -> None:
        if self.record.pledge is None:
            raise BadInput("error-dice-none")
        self.record.disclosure = dice.disclosed(shown)

    def close(self) -> None:
        """The actions that a game began with are still there."""
        fork = self.record.fork
        if fork is not None and fork.actions > self.actions:
            raise BadInput("error-record-header", expected=f"fork.actions <= {self.actions}", got=fork.actions)


class _SeatReplay:
    """A seat's record being replayed through views."""

    def __init__(self, header: Header, game: Game) -> None:
        self.record = SeatRecord(header, game)

    @property
    def to_act(self) -> int:
        return self.record.view.to_act

    @property
    def actions(self) -> int:
        return len(self.record.seen)

    def ranks(self) -> list[int]:
        return self.record.view.ranks()

    def hash(self) -> str:
        return view_hash(self.record.view)

    def play(self, action: dict[str, Any]) -> None:
        self.record.follow(action)

    def disclose(self, shown: object) -> None:
        raise BadInput("error-dice-seat")

    def close(self) -> None:
        """It may lack some of the actions that the game began with, for this seat did not notice them."""


def _read_lines(replay: _Replay | _SeatReplay, lines: list[str]) -> None:
    """Every line after the header; the last one must be the closing line."""
    closed = False
    for number, line in enumerate(lines[1:], 2):
        if closed:
            raise _at(number, BadInput("error-record-kind", expected="end", got=line[:60]))
        closed = _read_line(replay, number, _json(line, number))
    if not closed:
        raise BadInput("error-record-truncated", expected='"end"', got=f"{len(lines)}")


def _read_line(replay: _Replay | _SeatReplay, number: int, line: Any) -> bool:
    """Play, or check, one line; True for the closing one."""
    if not isinstance(line, dict):
        raise _at(number, BadInput("error-record-kind", expected="{...}", got=repr(line)[:60]))
    if "do" in line:
        _play(replay, number, line)
        return False
    shown = line.pop("dice", None) if "end" in line else None
    keys = CLOSING_KEYS if "end" in line else HASH_KEYS
    if line.keys() != keys or line["actions"] != replay.actions:
        expected = f'"actions": {replay.actions}, "hash"'
        raise _at(number, BadInput("error-record-kind", expected=expected, got=str(line)[:60]))
    if line["hash"] != replay.hash():
        raise BadInput("error-record-hash", line=number, expected=str(line["hash"]), got=replay.hash())
    if "end" not in line:
        return False
    end = "over" if replay.to_act == OVER else "open"
    if line["end"] != end or line.get("ranks") != replay.ranks():
        expected = f"{end} {replay.ranks()}"
        got = f"{line['end']} {line.get('ranks')}"
        raise _at(number, BadInput("error-record-kind", expected=expected, got=got))
    if shown is not None:
        _disclose(replay, number, shown)
    replay.close()
    return True


def _disclose(replay: _Replay | _SeatReplay, number: int, shown: object) -> None:
    try:
        replay.disclose(shown)
    except BadInput as problem:
        raise _at(number, problem) from None


def _play(replay: _Replay | _SeatReplay, number: int, line: dict[str, Any]) -> None:
    action = dict(line)
    seat = action.pop("seat", None)
    if isinstance(seat, bool) or seat != (replay.to_act if replay.to_act >= 0 else None):
        raise _at(number, BadInput("error-seat", expected=replay.to_act, got=repr(seat)))
    try:
        replay.play(action)
    except (BadInput, IllegalAction) as problem:
        raise _at(number, problem) from None


def _json(line: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line.encode())
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise _at(number, BadInput("error-record-kind", expected="JSON", got=line[:60])) from None


def _at(number: int, problem: BadInput | IllegalAction) -> BadInput:
    """The problem, with the line where it stands."""
    told = BadInput("error-record-line", line=number, reason=str(problem))
    told.because = problem
    return told
