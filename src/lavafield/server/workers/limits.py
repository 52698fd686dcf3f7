"""How much a process may use, how long a job may take, how much one user may ask for, and which bots a server takes."""

from dataclasses import dataclass
from typing import Final

from lavafield.bots import Player, player
from lavafield.core.errors import BadInput
from lavafield.core.game import Game

MEMORY: Final = 1 << 30
"""Bytes of address space of one process."""
MOST_NODES: Final = 50_000
MOST_SECONDS: Final = 5.0
"""Of one decision of a bot. The highest level stays below both."""
MOST_WORLDS: Final = 64
PROCESSES: Final = 1
"""A bot has one of the server's processes and may not start more."""


@dataclass(frozen=True)
class Patience:
    """How long one job may take; whichever is over first ends the process that works on it."""

    processor: int
    """Seconds of processor time."""
    clock: float
    """Seconds that pass."""


@dataclass(frozen=True)
class Limits:
    memory: int = MEMORY
    move: Patience = Patience(20, 40.0)
    hint: Patience = Patience(20, 40.0)
    replay: Patience = Patience(5, 20.0)
    question: Patience = Patience(30, 60.0)
    """Of an analysis: to read the record, or to judge one decision."""
    hints: int = 2
    """How many hints one user may wait for."""
    analyses: int = 2
    all_hints: int = 100
    """How many hints and replays all users together may wait for."""
    all_analyses: int = 50


def served_bot(name: str, game: Game) -> Player:
    """The bot of that name, if a server can let it play, else BadInput. Names come from anybody."""
    bot = player(name, game)
    asked = {
        "nodes": (bot.budget.nodes, MOST_NODES),
        "seconds": (bot.budget.seconds, MOST_SECONDS),
        "processes": (_setting(bot, "processes"), PROCESSES),
        "worlds": (_setting(bot, "worlds"), MOST_WORLDS),
    }
    for setting, (value, most) in asked.items():
        if value is not None and value > most:
            raise BadInput("error-bot-served", name=setting, expected=str(most), got=str(value))
    return bot


def _setting(bot: Player, name: str) -> int | None:
    settings: object = getattr(bot.bot, "settings", None)
    value = getattr(settings, name, None)
    return value if isinstance(value, int) else None
