"""The list of games."""

from functools import cache
from pathlib import Path

from lavafield.core.errors import BadInput, shown
from lavafield.core.game import Game
from lavafield.core.record import Record, SeatRecord
from lavafield.core.replay import read_file
from lavafield.games.pompeii.game import GAME as POMPEII
from lavafield.games.taluva.game import GAME as TALUVA


@cache
def _catalog() -> dict[str, Game]:
    return {game.id: game for game in (TALUVA, POMPEII)}


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_catalog())


def game(name: str) -> Game:
    """The game of that name, or BadInput."""
    if not isinstance(name, str) or name not in _catalog():
        got = name if isinstance(name, str) else shown(name)
        raise BadInput("error-unknown-game", expected=", ".join(games()), got=got)
    return _catalog()[name]


def read_record(path: Path | str) -> Record | SeatRecord:
    """The record, or a seat's record, in a file: replayed and checked, or BadInput."""
    return read_file(path, game)
