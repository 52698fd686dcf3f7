"""Chance is exact: on decks small enough, every way the cards can lie is written out and compared.

Cards are things here: two cards of one number are two cards, and each has its own place.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import lavafield
from lavafield import Rng
from lavafield.games.pompeii import turn
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.ids import AD79, OMEN
from lavafield.games.pompeii.pile import cards_next, weights_next
from lavafield.games.pompeii.setup import empty_table
from lavafield.games.pompeii.table import CARD_KINDS, DRAW, Rules, Table
from tests.conformance.chi_square import deviation
from tests.modes.mode import by_mode

GAME = lavafield.game("pompeii")
Draws = tuple[int, ...]


@dataclass(frozen=True)
class Deck:
    """A small game's cards: Pompeii cards by number, of which some lie in the box, and the parts of the pile."""

    pompeii: tuple[int, ...]
    top: int
    omens: int
    window: int
    box: int

    @property
    def lower(self) -> int:
        """Cards below the first A.D. 79, the second one apart."""
        return len(self.pompeii) - self.box - self.top + self.omens


DECKS = [
    Deck((1, 1, 2, 3), top=1, omens=2, window=2, box=1),
    Deck((1, 2, 2, 2), top=0, omens=1, window=3, box=0),
    Deck((1, 1, 1, 4, 4), top=2, omens=1, window=1, box=2),
    Deck((5, 6), top=0, omens=2, window=4, box=0),
    Deck((7, 8), top=0, omens=3, window=3, box=2),
    Deck((), top=0, omens=2, window=1, box=0),
]


def piles(deck: Deck) -> Iterator[Draws]:
    """Every pile there can be, each as often as it can come about, down to the second A.D. 79."""
    for cards in permutations(deck.pompeii):
        pile = list(cards[deck.box :])
        for omens in combinations(range(deck.lower), deck.omens):
            rest = iter(pile[deck.top :])
            lower = [int(OMEN) if place in omens else next(rest) for place in range(deck.lower)]
            for last in range(deck.window + 1):
                if last <= deck.lower:
                    yield (*pile[: deck.top], *lower[: deck.lower - last], int(AD79))


def tree(deck: Deck) -> dict[Draws, Fraction]:
    """All that the engine may draw, with its chance."""
    rules = Rules()
    rules.window = deck.window
    table = empty_table(rules)
    table.top, table.places, table.omens = deck.top, deck.lower, deck.omens
    found: dict[Draws, Fraction] = {}
    grow(table, bag_of(deck.pompeii), (), Fraction(1), found)
    return found


def bag_of(cards: tuple[int, ...]) -> vec[u8]:
    counts = Counter(cards)
    return vec[u8]([u8(counts[card]) for card in range(CARD_KINDS)])


def grow(table: Table, bag: vec[u8], drawn: Draws, chance: Fraction, found: dict[Draws, Fraction]) -> None:
    turn.await_card(table)
    cards, weights = cards_next(table, bag), weights_next(table, bag)
    assert table.phase == DRAW
    for card, weight in zip(cards, weights, strict=True):
        share = chance * Fraction(weight, sum(weights))
        if card == AD79:
            found[(*drawn, card)] = share
            continue
        later, left = table.copy(), bag[:]
        if card != OMEN:
            left[card] = u8(int(left[card]) - 1)
        turn.drawn(later, card)
        grow(later, left, (*drawn, card), share, found)


@pytest.mark.parametrize("deck", DECKS, ids=str)
def test_the_weights_are_those_of_all_ways_the_pile_can_lie(deck: Deck) -> None:
    counted = Counter(piles(deck))
    assert tree(deck) == {pile: Fraction(count, counted.total()) for pile, count in counted.items()}


# --- hands ---

CARDS = (1, 1, 2, 2, 3, 3)
"""Two hands of two, one card to draw and one that stays unseen."""


class Seen(NamedTuple):
    """What seat 0 knows when both have played a card and it has drawn one."""

    own: Draws
    drawn: int
    shown: int


def histories() -> Iterator[tuple[Seen, int]]:
    """All ways to come there, one by one, and what the other hand still holds.

    A deal is an order of the cards; who plays may choose any card of the hand, and each choice counts once.
    """
    for cards in permutations(CARDS):
        own, other, drawn = cards[:2], cards[2:4], cards[4]
        for theirs in range(2):
            yield Seen(tuple(sorted(own)), drawn, other[theirs]), other[1 - theirs]


def test_a_hand_that_was_played_from_is_as_likely_as_one_dealt_anew() -> None:
    """So the history of a hand may be forgotten: what was not shown is any of the unseen cards."""
    by_seen: dict[Seen, Counter[int]] = {}
    for seen, left in histories():
        by_seen.setdefault(seen, Counter())[left] += 1
    for seen, lefts in by_seen.items():
        unseen = Counter(CARDS) - Counter([*seen.own, seen.drawn, seen.shown])
        assert lefts.keys() == unseen.keys()
        for card, count in lefts.items():
            assert Fraction(count, lefts.total()) == Fraction(unseen[card], unseen.total())


POSITIONS = {
    "a hand of two, a hand of three": "pompeii 2004 turn | 0 play | pile top 0 places 3 omens 1 window 2 ad79"
    " | seats 36/0/0/0 36/0/0/0 | hands 1.2 1.3.3 | bag 1x1 2x2 | discard 3x1"
    " | tiles vase7 | city 1,0=a1 3,7=b1",
    "three seats": "pompeii 2013 never | 1 relatives card=1 home=0 left=1 | pile top 0 places 2 omens 1 window 2 ad79"
    " | seats 9/0/0/0 9/0/0/0 9/0/0/0 | hands 4.4 2 2.5 | bag 4x1 6x1 | discard | tiles vase7"
    " | city 1,0=a1b1",
    "a standing order": "pompeii 2004 any | 1 draw | pile top 1 places 2 omens 1 window 2"
    " | seats 9/0/0/0 9/0/0/0 | hands 4.4! 2.7! | bag 2x1 4x2 | discard | tiles vase7 | city",
}
DRAWS = by_mode(compiled=20000, interpreted=3000)


def posterior(text: str, seat: int | None) -> dict[bytes, Fraction]:
    """Every way to deal the unseen cards to the hidden hands, each counted once."""
    state = pompeii(GAME.parse_position(text))
    seats = [other for other in range(state.players) if other != seat]
    hands = {other: [card for card in range(CARD_KINDS) for _ in range(state.hand(other)[card])] for other in seats}
    unseen = [card for card in range(CARD_KINDS) for _ in range(state.bag[card])]
    unseen += [card for other in seats for card in hands[other]]
    counted: Counter[bytes] = Counter()
    for cards in permutations(unseen):
        deal, twin = iter(cards), state.copy()
        for other in seats:
            twin.give_back(other)
        for other in seats:
            for _ in hands[other]:
                card = next(deal)
                twin.bag[card] = u8(int(twin.bag[card]) - 1)
                entry = other * int(CARD_KINDS) + card
                twin.hands[entry] = u8(int(twin.hands[entry]) + 1)
        if seat is None:
            twin.orders = 0
        else:
            twin.orders &= 1 << seat
        counted[twin.to_bytes()] += 1
    return {position: Fraction(count, counted.total()) for position, count in counted.items()}


@pytest.mark.parametrize("text", POSITIONS.values(), ids=POSITIONS)
def test_hidden_hands_are_any_of_the_unseen_cards(text: str) -> None:
    state = GAME.parse_position(text)
    for seat in (*range(state.players), None):
        shares = posterior(text, seat)
        rng, view, twin = Rng(3), state.view(seat), state.copy()
        guessed = Counter(GAME.guess(view, rng).to_bytes() for _ in range(DRAWS))
        resampled: Counter[bytes] = Counter()
        for _ in range(DRAWS):
            twin.resample(seat, rng)
            resampled[twin.to_bytes()] += 1
        for drawn in (guessed, resampled):
            assert drawn.keys() <= shares.keys()
            assert deviation([drawn[position] for position in shares], list(shares.values())) < 5
