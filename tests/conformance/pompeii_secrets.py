"""Positions of Pompeii with few enough cards to write out all that could be hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from typing import Final

from mypy_extensions import u8

import lavafield
from lavafield import State
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import CARD_KINDS
from tests.conformance.adapter import Secret

TILES: Final = "tiles vase7 helmet7 mask7 scroll8 column8 coin8"
CITY: Final = "city 0,1=a1 1,0=a1b1 4,5=a1b1 5,4=b1"
POSITIONS: Final = {
    "two seats": "pompeii 2004 turn | 0 play | pile top 0 places 2 omens 1 window 2 ad79"
    f" | seats 9/0/0/0 9/0/1/0 | hands 4.7 4.5 | bag 4x1 5x1 | discard 1x2 | {TILES} | {CITY}",
    "above A.D. 79": "pompeii 2004 turn | 1 play | pile top 2 places 2 omens 1 window 1"
    f" | seats 9/0/0/0 9/0/1/0 | hands 4.4 4.5 | bag 4x1 5x2 | discard | {TILES} | {CITY}",
    "three seats, a short hand": "pompeii 2013 never | 2 draw | pile top 0 places 3 omens 1 window 2 ad79"
    f" | seats 9/0/0/0 9/0/1/0 9/0/0/0 | hands 4.4 4.5 7 | bag 4x1 5x1 | discard 1x1 | {TILES} | {CITY}",
    "standing orders": "pompeii 2004 any | 0 play | pile top 0 places 1 omens 0 window 2 ad79"
    f" | seats 9/0/0/0 9/0/1/0 | hands 4.7! 4.5! | bag 4x2 | discard 1x2 | {TILES} | {CITY}",
    "an Omen": "pompeii 2004 turn | 1 omen | pile top 0 places 1 omens 0 window 2 ad79"
    f" | seats 9/0/0/0 9/0/1/0 | hands 4.7 4 | bag 4x1 9x2 | discard 1x2 | {TILES} | {CITY}",
    "nothing left in the pile": "pompeii 2004 turn | 0 play | pile top 0 places 0 omens 0 window 2 ad79"
    f" | seats 9/0/0/0 9/0/1/0 | hands 4.7 4.5 | bag | discard 1x2 | {TILES} | {CITY}",
}


def small_secrets() -> list[Secret]:
    found = []
    for name, text in POSITIONS.items():
        state = lavafield.game("pompeii").parse_position(text)
        for seat in (*range(state.players), None):
            found.append(Secret(f"{name}, seat {seat}", state, seat, posterior(state, seat)))
    return found


def posterior(state: State, seat: int | None) -> dict[bytes, Fraction]:
    """Every way to hand the single unseen cards out, the rest staying in pile and box; each is as likely."""
    game = pompeii(state)
    others = [other for other in range(state.players) if other != seat]
    held = [sum(game.hand(other)) for other in others]
    unseen = list(cards_in(game.bag)) + [card for other in others for card in cards_in(game.hand(other))]
    ways = Counter(tuple(hands(cards, held)) for cards in permutations(unseen, sum(held)))
    return {
        dealt(game, seat, dict(zip(others, way, strict=True)), Counter(unseen)): Fraction(count, ways.total())
        for way, count in ways.items()
    }


def cards_in(counts: Iterable[int]) -> Iterator[int]:
    for card, count in enumerate(counts):
        yield from [card] * int(count)


def hands(cards: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """The cards cut into hands; a hand has no order."""
    start = 0
    for size in sizes:
        yield tuple(sorted(cards[start : start + size]))
        start += size


def dealt(game: PompeiiState, seat: int | None, hands: dict[int, tuple[int, ...]], unseen: Counter[int]) -> bytes:
    """The state with these cards in these hands. That others gave a standing order is not assumed."""
    state = game.copy()
    bag = unseen - Counter(card for cards in hands.values() for card in cards)
    for card in range(CARD_KINDS):
        state.bag[card] = u8(bag[card])
        for other, cards in hands.items():
            state.hands[CARD_KINDS * other + card] = u8(cards.count(card))
    state.orders &= 1 << seat if seat is not None else 0
    return state.to_bytes()
