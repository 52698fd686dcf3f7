"""The log of a league: JSON lines, a header and then one line for each game that is over.

Lines are only ever added, by one process. Whoever is killed while it writes leaves half a line behind; that is cut off
when the league goes on, for its game will be played again. All else that does not belong is refused with its line.
"""

import fcntl
import json
import os
import time
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from lavafield.arena.league import League
from lavafield.arena.table import Played
from lavafield.core.errors import BadInput, shown
from lavafield.core.record import written
from lavafield.core.schema import read_as

BEGINNING: Final = b'{"lavafield":"league"'
"""What no other file begins with, so that half a header too is known as ours."""
SYNCED: Final = 0.5
"""Seconds between two orders to the system to bring what was written to the disk: only its own crash needs that."""


class Log:
    """The games of a league that are over; in a file as well, if it has one."""

    def __init__(self, league: League, games: dict[int, Played], file: BinaryIO | None = None) -> None:
        self.league = league
        self.games = games
        self.file = file
        self.synced = time.monotonic()

    def add(self, played: Played) -> None:
        self.games[played.number] = played
        if self.file is not None:
            self.file.write(line_of(played))
            self.file.flush()
            if time.monotonic() - self.synced > SYNCED:
                self.sync()

    def sync(self) -> None:
        if self.file is not None:
            os.fsync(self.file.fileno())
            self.synced = time.monotonic()

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.sync()
            self.file.close()


def log_at(path: Path | None, league: League) -> Log:
    """The log in this file, begun or continued; without one it is forgotten afterwards."""
    if path is None:
        return Log(league, {})
    file = path.open("a+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return Log(league, read(file, league, path), file)
    except BlockingIOError:
        file.close()
        raise BadInput("error-league-busy", path=str(path)) from None
    except BadInput:
        file.close()
        raise


def league_in(path: Path) -> League | None:
    """The league that this file is the log of; None if it has not begun."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        first = file.readline()
    if not first.endswith(b"\n"):
        if BEGINNING.startswith(first) or first.startswith(BEGINNING):
            return None
        raise foreign(path, first)
    if not first.startswith(BEGINNING):
        raise foreign(path, first)
    try:
        league: League = read_as(League, decoded(first), "error-league-header")
    except BadInput as problem:
        raise at(path, 1, problem) from None
    return league


def read(file: BinaryIO, league: League, path: Path) -> dict[int, Played]:
    """The games in the file. A new file gets its header, and half a line at the end is cut off."""
    kept = league_in(path)
    file.seek(0)
    if kept is None:
        file.truncate(0)
        file.write(line_of(league))
        file.flush()
        return {}
    check_same(kept, league, path)
    games: dict[int, Played] = {}
    whole = len(file.readline())
    for number, line in enumerate(file, 2):
        if not line.endswith(b"\n"):
            file.truncate(whole)
            break
        whole += len(line)
        try:
            played = game_in(line, league)
            if played.number in games:
                raise BadInput("error-league-repeated", got=played.number)
        except BadInput as problem:
            raise at(path, number, problem) from None
        games[played.number] = played
    return games


def game_in(line: bytes, league: League) -> Played:
    """A game of this league."""
    played: Played = read_as(Played, decoded(line), "error-league-game")
    if played.number < 0 or (played.deal, played.seats) != (league.deal(played.number), league.seats(played.number)):
        expected = f"{league.deal(played.number)} {league.seats(played.number)}"
        raise BadInput("error-league-game", expected=expected, got=f"{played.deal} {played.seats}")
    for each in (played.ranks, played.decisions, played.seconds):
        if len(each) != league.players:
            raise BadInput("error-league-game", expected=league.players, got=shown(each))
    if min(played.ranks) != 1 or max(played.ranks) > league.players:
        raise BadInput("error-league-game", expected=f"1-{league.players}", got=shown(played.ranks))
    return played


def check_same(kept: League, league: League, path: Path) -> None:
    """Games of two leagues never stand in one file."""
    ours, theirs = (json.loads(line_of(each)) for each in (league, kept))
    for field, value in theirs.items():
        if ours[field] != value:
            expected, got = (f"{field} = {shown(each)}" for each in (value, ours[field]))
            raise BadInput("error-league-other", path=str(path), expected=expected, got=got)


def line_of(entry: League | Played) -> bytes:
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    return written(fields).encode() + b"\n"


def decoded(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("error-league-game", expected="JSON", got=beginning(line)) from None


def foreign(path: Path, line: bytes) -> BadInput:
    return BadInput("error-league-foreign", path=str(path), expected=BEGINNING.decode(), got=beginning(line))


def beginning(line: bytes) -> str:
    return line[:60].decode("utf-8", "replace").strip()


def at(path: Path, line: int, problem: BadInput) -> BadInput:
    """The problem, with the line where it stands."""
    told = BadInput("error-league-line", path=str(path), line=line, reason=str(problem))
    told.because = problem
    return told
