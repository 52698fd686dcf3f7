"""The integers that stand for actions inside the engine. They are never stored: records use names.

A dealt or drawn card and a drawn tile are their kinds. Playing is a card and a square, an Omen a square and
an owner, lava a square and a symbol, a run two squares; BEYOND stands for no square.
"""

from typing import Final

from mypy_extensions import i64

ANNOUNCE: Final[i64] = 0
ORDER: Final[i64] = 1
DONE: Final[i64] = 84
"""No more relatives: the number after the last square."""
STAY: Final[i64] = 10752
"""No more runs: the number after all runs."""

OMEN: Final[i64] = 12
AD79: Final[i64] = 13
CARDS: Final[i64] = 14
"""Cards 1 to 11 are the Pompeii cards; there is no card 0."""


def playing(card: i64, square: i64) -> i64:
    return card * 128 + square


def card_of(play: i64) -> i64:
    return play >> 7


def spot_of(play: i64) -> i64:
    return play & 127


def striking(square: i64, owner: i64) -> i64:
    return square * 4 + owner


def struck_square(omen: i64) -> i64:
    return omen >> 2


def struck_owner(omen: i64) -> i64:
    return omen & 3


def laying(square: i64, symbol: i64) -> i64:
    return square * 8 + symbol


def laid_square(lava: i64) -> i64:
    return lava >> 3


def laid_symbol(lava: i64) -> i64:
    return lava & 7


def running(origin: i64, target: i64) -> i64:
    return origin * 128 + target


def origin_of(run: i64) -> i64:
    return run >> 7


def target_of(run: i64) -> i64:
    return run & 127
