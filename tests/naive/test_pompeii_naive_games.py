"""The naive model against real cards, and in whole games; perft numbers for the engine to match."""

from __future__ import annotations

import json
import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from .pompeii import OVER, NaivePompeii, perft
from .pompeii_city import PAIRS, Deck

# --- chance against the physical deck


def course_of_draws(deck: Deck) -> dict[tuple[object, ...], Fraction]:
    """Every course of deals and draws up to the eruption, with its chance, from the weights."""
    found: dict[tuple[object, ...], Fraction] = {}

    def follow(game: NaivePompeii, drawn: tuple[object, ...], chance: Fraction) -> None:
        if game.phase == "tile":
            found[drawn] = found.get(drawn, Fraction(0)) + chance
        elif game.to_act != -1:
            game.play(game.legal()[-1])
            follow(game, drawn, chance)
        else:
            weights = game.weights()
            assert [record["card"] for record in game.legal()] == list(weights)
            for record in game.legal():
                after = game.copy()
                after.play(record)
                weight = Fraction(weights[record["card"]], sum(weights.values()))
                follow(after, (*drawn, record["card"]), chance * weight)

    follow(NaivePompeii(2, announce="never", deck=deck), (), Fraction(1))
    return found


def physical_draws(deck: Deck) -> dict[tuple[object, ...], Fraction]:
    """The same by shuffling and cutting real cards in every way."""
    cards = [number for number, count in deck.cards.items() for _ in range(count)]
    courses: Counter[tuple[object, ...]] = Counter()
    total = 0
    upper_size = 2 * deck.hand + deck.top
    for shuffled in permutations(cards):
        upper, rest = shuffled[:upper_size], shuffled[upper_size:]
        lower = [*rest[: deck.lower], *["omen"] * deck.omens]  # what remains goes to the box
        for pile in permutations(lower):
            for place in range(deck.window + 1):
                cut = len(pile) - place
                total += 1
                courses[(*upper, *pile[:cut], "ad79")] += 1
    return {course: Fraction(count, total) for course, count in courses.items()}


@pytest.mark.parametrize(
    "deck",
    [
        Deck(window=2, pieces=9, cards={1: 3, 2: 2}, hand=1, top=1, lower=1, omens=2),
        Deck(window=1, pieces=9, cards={1: 2, 3: 2, 4: 1}, hand=1, top=0, lower=2, omens=1),
        Deck(window=3, pieces=9, cards={1: 3, 2: 2, 7: 1}, hand=1, top=1, lower=2, omens=1),
    ],
)
def test_weights_are_those_of_real_cards(deck: Deck) -> None:
    assert course_of_draws(deck) == physical_draws(deck)


# --- whole games

# Numbers fill up soon here, so that jokers, announcements and empty stocks come up.
CROWDED = Deck(window=5, pieces=7, cards={7: 9, 5: 9, 1: 6}, hand=2, top=3, lower=12, omens=3)


def check_conservation(game: NaivePompeii) -> None:
    deck = game.deck
    for seat in range(game.players):
        where = (game.stock, game.saved, game.volcano, game.box)
        assert sum(place[seat] for place in where) + game.left_in_city(seat) == deck.pieces
    held = Counter(card for hand in game.hands for card in hand)
    assert Counter(game.discard) + Counter(game.unseen) + held == Counter(deck.cards)
    tiles = sum(deck.tiles.values()) + (3 if game.dual else 0)
    in_hand = 1 if game.phase == "lava" else 0
    if not (game.foreign or game.enclosed):
        assert sum(game.bag.values()) + len(game.lava) + game.lost_tiles + in_hand == tiles
    assert all(game.pieces_on(square) == 0 for square in game.lava)


def random_options(rng: random.Random) -> dict[str, Any]:
    options: dict[str, Any] = {name: rng.random() < 0.5 for name in ("dual", "foreign", "enclosed", "start")}
    options |= {"edition": rng.choice((2004, 2013)), "announce": rng.choice(("turn", "any", "never"))}
    return options | {"players": rng.choice((2, 3, 4)), "pairs": rng.choice(sorted(PAIRS))}


def random_game(seed: int, deck: Deck | None = None) -> Counter[str]:
    """Play one game, check every position, and tell what was done how often."""
    rng = random.Random(seed)
    game = NaivePompeii(**random_options(rng), deck=deck)
    done: Counter[str] = Counter()
    while game.to_act != OVER:
        legal = game.legal()
        assert len({game.effect(record) for record in legal}) == len(legal) > 0
        record = rng.choice(legal)
        game.play(record)
        done[record["do"]] += 1
        check_conservation(game)
    assert sum(done.values()) < 600
    assert min(game.ranks()) == 1
    assert (sum(game.stock), game.left_in_city(0)) == (0, 0)
    json.dumps(game.facts())
    return done


@pytest.mark.parametrize("seed", range(8))
def test_random_games_end_and_lose_nothing(seed: int) -> None:
    random_game(seed)


def test_random_games_with_few_spots_and_pieces() -> None:
    done: Counter[str] = Counter()
    for seed in range(24):
        done += random_game(seed, CROWDED)
    assert min(done[do] for do in ("announce", "order", "omen", "relative", "done", "stay")) > 0


# --- perft


def walk(game: NaivePompeii, actions: int) -> NaivePompeii:
    """A fixed course: after n actions the record number 7n of the sorted legal ones, counted round."""
    for n in range(actions):
        records = sorted(game.legal(), key=lambda record: json.dumps(record, sort_keys=True))
        game.play(records[7 * n % len(records)])
    return game


COURSES: dict[str, dict[str, Any]] = {
    "plain": {"players": 2},
    "dual": {"players": 3, "edition": 2013, "dual": True, "announce": "any"},
    "open": {"players": 4, "foreign": True, "enclosed": True, "start": False, "announce": "never"},
    "crowded": {"players": 2, "deck": CROWDED},
}


@pytest.mark.parametrize(
    ("course", "actions", "counts"),
    [
        ("plain", 0, [11, 121, 1331]),
        ("plain", 24, [7, 84, 798]),  # playing a card, no card left above the first A.D. 79
        ("plain", 25, [12, 114, 1489]),  # the first draw below it
        ("plain", 43, [5, 82]),
        ("plain", 50, [5, 75, 680]),
        ("plain", 88, [8, 163, 1318]),  # a draw that may start the eruption
        ("plain", 157, [5, 17, 941]),
        ("plain", 210, [37, 1310, 3938]),
        ("plain", 244, [1, 4, 45, 466]),
        ("plain", 250, [17, 272, 275, 1118]),
        ("dual", 28, [10, 117, 558]),
        ("dual", 36, [12, 63, 796]),
        ("dual", 66, [11, 75]),
        ("dual", 84, [12, 129, 1467]),
        ("dual", 89, [9, 20, 170, 416]),  # leading tiles, two-sided ones among them
        ("dual", 163, [47, 2029, 10143]),
        ("dual", 239, [5, 23, 401]),
        ("dual", 256, [4, 45, 370, 384]),
        ("open", 48, [12, 100, 1607]),
        ("open", 71, [15, 135, 795]),
        ("open", 97, [6, 18]),
        ("open", 140, [22, 132, 572]),
        ("open", 158, [6, 77, 615]),
        ("open", 211, [9, 18, 54, 207]),
        ("open", 234, [1, 4, 46, 148]),
        ("crowded", 20, [4, 107, 394]),
        ("crowded", 33, [2, 4, 8, 24]),
        ("crowded", 90, [15, 204, 1214]),
        ("crowded", 176, [3, 10, 42, 202, 765]),
    ],
)
def test_perft(course: str, actions: int, counts: list[int]) -> None:
    game = walk(NaivePompeii(**COURSES[course]), actions)
    assert [perft(game, 1 + depth) for depth in range(len(counts))] == counts
