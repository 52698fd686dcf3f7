"""Volcano board games with exact rules: play, replay and analyse them, write bots, train agents.

>>> import lavafield
>>> state = lavafield.game("taluva").new(players=2)
>>> state.to_act == lavafield.CHANCE
True
"""

from lavafield.catalog import game, games, read_record
from lavafield.core.chance import Rng
from lavafield.core.decisions import CHANCE, OVER
from lavafield.core.errors import BadInput
from lavafield.core.game import Game
from lavafield.core.record import Record, SeatRecord
from lavafield.core.state import State
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction, Violation

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "BadInput",
    "Game",
    "IllegalAction",
    "Record",
    "Rng",
    "SeatRecord",
    "State",
    "View",
    "Violation",
    "game",
    "games",
    "read_record",
]
