"""Bots by their strength, for those who do not care how a bot is made: levels 1 to 7. The table is levels.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from lavafield.core.errors import BadInput
from lavafield.words import words

LEVEL: Final = "level"
"""The third level is named `level:3`."""
LEVELS: Final = range(1, 8)


@cache
def _table() -> dict[str, list[str]]:
    """The bots of each game, the weakest first."""
    return tomllib.loads(files(__package__).joinpath("levels.toml").read_text("utf-8"))


def bot_of_level(level: str, game: str) -> str:
    """What plays at that level."""
    if level not in map(str, LEVELS):
        raise BadInput("error-level", expected=f"{LEVELS[0]}-{LEVELS[-1]}", got=level)
    return _table()[game][int(level) - 1]


def level_name(level: int, language: str) -> str:
    return words(language).text(f"level-{level}")
