"""How each game is drawn in a terminal. A game without a file here is drawn plainly."""

from lavafield.cli.play.boards.board import Board, Face
from lavafield.cli.play.boards.pompeii import PompeiiBoard
from lavafield.cli.play.boards.taluva import TaluvaBoard
from lavafield.core.game import Game

__all__ = ["Board", "Face", "board_of"]

_BOARDS: dict[str, type[Board]] = {"pompeii": PompeiiBoard, "taluva": TaluvaBoard}


def board_of(game: Game) -> Board:
    return _BOARDS.get(game.id, Board)(game)
