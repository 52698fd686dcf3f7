"""Tests of the naive model itself, each read off the specification."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from .pompeii import NaivePompeii
from .pompeii_city import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CITY,
    GATES,
    PAIRS,
    SPOTS,
    START,
    Square,
    colour_of,
    neighbours,
    number_of,
)

Record = dict[str, Any]


def doing(game: NaivePompeii, do: str, **wanted: object) -> list[Record]:
    return [
        record
        for record in game.legal()
        if record["do"] == do and all(record.get(key) == value for key, value in wanted.items())
    ]


def playing(hand: list[int], pieces: dict[Square, str] | None = None, **options: Any) -> NaivePompeii:
    """Seat 0 to play from this hand after the first A.D. 79, with pieces such as "001" on squares."""
    game = NaivePompeii(2, **options)
    game.phase, game.ad79_seen, game.top = "play", True, 0
    game.hands = [list(hand), [1]]
    put(game, pieces or {})
    return game


def put(game: NaivePompeii, pieces: dict[Square, str]) -> None:
    for square, seats in pieces.items():
        for seat in seats:
            game.city[square][int(seat)] += 1


def running(pieces: dict[Square, str], lava: dict[Square, str] | None = None, **options: Any) -> NaivePompeii:
    """Seat 0 to run, with all leading tiles laid long ago."""
    game = NaivePompeii(options.pop("players", 2), **options)
    game.phase, game.leading, game.stock = "run", 6, [0] * game.players
    put(game, pieces)
    game.lava = lava or {}
    return game


def laying(tile: str, pieces: dict[Square, str], lava: dict[Square, str], **options: Any) -> NaivePompeii:
    game = running(pieces, lava, **options)
    game.phase, game.tile = "lava", tile
    return game


def targets(game: NaivePompeii, start: Square) -> list[object]:
    return [tuple(way["to"]) if "to" in way else "out" for way in doing(game, "run", **{"from": list(start)})]


def run(game: NaivePompeii, start: Square, to: Square | None) -> None:
    game.play({"do": "run", "from": list(start)} | ({"out": True} if to is None else {"to": list(to)}))


def test_the_city_adds_up() -> None:
    assert (len(CITY), len(GATES), len(START)) == (70, 7, 6)
    assert (sum(SPOTS.values()), len(SPOTS), set(BUILDING.values())) == (80, 36, set(BUILDINGS))
    assert (sum(CARDS.values()), list(CARDS.values())) == (53, [4, 4, 5, 7, 4, 7, 3, 5, 4, 5, 5])
    spots: Counter[str] = Counter()
    for square, count in SPOTS.items():
        spots[colour_of(BUILDING[square])] += count
    assert spots == {"grey": 16, "purple": 16, "turquoise": 11, "brown": 10, "neutral": 27}
    assert [len([b for b in BUILDINGS if number_of(b) == n]) for n in range(1, 12)] == [1, 1, 2, 2, 1, 2, 1, 2, 1, 2, 2]
    assert [len(neighbours(START[symbol])) for symbol in ("scroll", "vase", "mask", "helmet")] == [2, 2, 2, 3]
    assert all(len({pair for tile in tiles for pair in tile.split("/")}) == 6 for tiles in PAIRS.values())
    assert len({tile for tiles in PAIRS.values() for tile in tiles}) == 15


def test_the_way_to_safety_costs_what_the_specification_says() -> None:
    costs: Counter[int] = Counter()
    for square in CITY - set(START.values()):
        game = running({})
        cost = 0
        while "out" not in game.reach(square):
            cost += 1
            game.city[square][0] = cost
        costs[cost] += 1
    assert costs == {1: 7, 2: 17, 3: 20, 4: 14, 5: 6}


def test_the_deal_and_the_first_nine_turns() -> None:
    game = NaivePompeii(3)
    rng = random.Random(3)
    seats = []
    while game.phase == "deal":
        seats.append(game.turn)
        game.play(rng.choice(game.legal()))
    assert seats == [0] * 4 + [1] * 4 + [2] * 4
    for turn in range(9):
        assert (game.phase, game.turn, game.ad79_seen) == ("play", turn % 3, False)
        game.play(rng.choice(game.legal()))
        if turn < 8:
            game.play(rng.choice(game.legal()))
    assert (game.phase, game.ad79_seen, game.facts()["pile"]) == ("draw", True, [0, 25, 7])
    assert "omen" in game.weights()
    assert "ad79" not in game.weights()


def test_the_second_ad79_waits_for_its_window() -> None:
    for players, edition, window in ((2, 2004, 15), (4, 2004, 15), (3, 2013, 15), (4, 2013, 10)):
        game = NaivePompeii(players, edition)
        game.phase, game.top = "draw", 0
        game.lower, game.omens = window - 4, 5
        assert "ad79" not in game.weights()
        game.omens = 4
        weights = game.weights()
        assert Fraction(weights["ad79"], sum(weights.values())) == Fraction(1, window + 1)


# --- phase I


def test_a_number_with_a_free_spot_is_no_joker() -> None:
    game = playing([3], {(2, 2): "000"})
    assert doing(game, "play") == [{"do": "play", "card": 3, "spot": [2, 3]}]
    put(game, {(2, 3): "01"})
    assert len(doing(game, "play")) == len(SPOTS) - 2
    assert doing(game, "announce") == [{"do": "announce"}]
    game.city[(2, 3)][1] -= 1  # as an Omen would
    assert len(doing(game, "play")) == 1
    assert doing(game, "announce") == []
    full = playing([3], {square: "0" * count for square, count in SPOTS.items()})
    assert doing(full, "play") == [{"do": "play", "card": 3}]
    poor = playing([3])
    poor.stock = [0, 0]
    assert doing(poor, "play") == [{"do": "play", "card": 3}]


def test_relatives_count_the_building_and_go_elsewhere() -> None:
    game = playing([2], {(0, 4): "1", (1, 4): "1"})
    game.play({"do": "play", "card": 2, "spot": [0, 4]})
    assert (game.phase, game.relatives) == ("relatives", 2)
    open_to = {tuple(record["at"]) for record in doing(game, "relative")}
    assert open_to == {at for at in SPOTS if BUILDING[at] != "2" and colour_of(BUILDING[at]) in ("purple", "neutral")}
    game.play({"do": "relative", "at": [2, 3]})
    assert {tuple(record["at"]) for record in doing(game, "relative")} == open_to - {(2, 2), (2, 3)}
    game.play({"do": "relative", "at": [1, 3]})
    assert (game.phase, game.stock[0]) == ("draw", 33)


def test_relatives_may_use_the_other_building_of_the_number_or_stay_away() -> None:
    game = playing([6], {(3, 2): "1"})
    game.play({"do": "play", "card": 6, "spot": [4, 2]})
    assert len(doing(game, "relative", at=[3, 3])) == 1
    assert doing(game, "relative", at=[3, 2]) == []
    game.play({"do": "done"})
    assert game.phase == "draw"
    game = playing([6], {(3, 2): "1"})
    game.stock[0] = 1
    game.play({"do": "play", "card": 6, "spot": [4, 2]})
    assert game.phase == "draw"


def test_neither_jokers_nor_cards_before_ad79_bring_relatives() -> None:
    game = playing([7], {(4, 5): "001", (2, 2): "1"})
    game.play({"do": "play", "card": 7, "spot": [2, 2]})
    assert game.phase == "draw"
    game = playing([3], {(2, 2): "1"})
    game.ad79_seen, game.top = False, 1
    game.play({"do": "play", "card": 3, "spot": [2, 2]})
    assert game.phase == "draw"


def test_an_omen_takes_a_piece_of_somebody_else() -> None:
    game = playing([1], {(2, 2): "01", (0, 1): "1"})
    game.phase = "draw"
    game.play({"do": "draw", "card": "omen"})
    assert [record["at"] for record in game.legal()] == [[0, 1], [2, 2]]
    game.play({"do": "omen", "at": [2, 2], "seat": 1})
    assert (game.phase, game.turn, game.volcano) == ("draw", 0, [0, 1])
    game.play({"do": "draw", "card": "omen"})
    game.play({"do": "omen", "at": [0, 1], "seat": 1})
    game.play({"do": "draw", "card": "omen"})  # nobody to strike
    assert (game.phase, game.omens) == ("draw", 4)
    game.lower = 0
    game.play({"do": "draw", "card": "ad79"})
    assert (game.phase, game.turn, game.hands, game.stock) == ("tile", 1, [[], []], [0, 0])


def test_ways_to_announce() -> None:
    full = {(4, 5): "001"}
    assert doing(playing([7], full, announce="never"), "announce") == []
    assert doing(playing([7, 8], full), "announce") == []
    assert doing(playing([7], full), "order") == []
    game = playing([7], full)
    game.play({"do": "announce"})
    assert (game.phase, game.turn) == ("tile", 1)
    game = playing([7], full, announce="any")
    game.hands[1] = [7]
    game.play({"do": "order"})
    assert (game.phase, doing(game, "order")) == ("play", [])
    game.play({"do": "play", "card": 7, "spot": [0, 1]})
    game.play({"do": "draw", "card": 1})
    assert (game.phase, game.turn) == ("play", 1)
    game.play({"do": "play", "card": 7, "spot": [0, 6]})
    game.hands[0] = [7]
    game.play({"do": "draw", "card": 1})
    assert (game.phase, game.turn, game.hands) == ("tile", 1, [[], []])


# --- lava


def test_lava_starts_at_its_square_and_stays_beside_itself() -> None:
    game = laying("scroll", {(3, 3): "0"}, {})
    assert game.legal() == [{"do": "lava", "at": [0, 7]}]
    game = laying("scroll", {(3, 3): "0"}, {(0, 7): "scroll", (0, 6): "mask"})
    assert game.legal() == [{"do": "lava", "at": [1, 7]}]
    beside_coin = {(3, 4): "column", (2, 4): "column", (1, 3): "column"}
    assert doing(laying("column", {(3, 3): "0"}, beside_coin), "lava", at=[1, 2]) == []
    game = laying("column", {(3, 3): "0"}, beside_coin, foreign=True)
    game.play({"do": "lava", "at": [1, 2]})
    game.phase, game.tile = "lava", "coin"
    assert game.legal() == [{"do": "lava", "at": [1, 2]}]
    game.play({"do": "lava", "at": [1, 2]})
    assert game.lava[1, 2] == "coin"


def test_a_tile_without_square_is_lost_and_a_dual_tile_offers_what_fits() -> None:
    walled = {(0, 7): "scroll", (0, 6): "mask", (1, 7): "mask"}
    game = laying("x", {(3, 3): "0"}, walled, dual=True)
    game.phase = "tile"
    lost = game.copy()
    lost.play({"do": "tile", "symbol": "scroll"})
    assert (lost.phase, lost.lost_tiles) == ("run", 1)
    game.play({"do": "tile", "symbol": "vase/scroll"})
    assert game.legal() == [{"do": "lava", "at": [2, 10], "symbol": "vase"}]


def test_covered_and_enclosed_pieces_burn() -> None:
    lava = {(0, 1): "mask", (1, 1): "mask", (2, 0): "mask", (0, 0): "mask"}
    ring = {at: "mask" for at in lava if at != (1, 1)}
    pieces = {(1, 0): "01", (1, 1): "0", (3, 3): "1"}
    game = laying("mask", pieces, dict(ring))
    game.play({"do": "lava", "at": [1, 1]})
    assert (game.volcano, game.city[1, 0], (1, 0) in game.lava) == ([2, 1], [0, 0], False)
    game = laying("mask", pieces, dict(ring), enclosed=True)
    game.play({"do": "lava", "at": [1, 1]})
    assert game.lava[1, 0] == ""
    gate = laying("mask", {(0, 0): "0"}, {(0, 1): "mask"})
    gate.play({"do": "lava", "at": [1, 1]})
    gate.phase, gate.tile = "lava", "mask"
    gate.play({"do": "lava", "at": [1, 0]})
    assert gate.city[0, 0] == [1, 0]


@pytest.mark.parametrize("start", [True, False])
def test_free_start_squares_are_obstacles_or_not(start: bool) -> None:
    game = laying("coin", {(6, 4): "0", (3, 3): "0"}, {(5, 4): "coin"}, start=start)
    game.play({"do": "lava", "at": [5, 5]})
    assert game.volcano == [0, 0]
    game.phase, game.tile = "lava", "coin"
    game.lava[6, 6] = "coin"
    game.play({"do": "lava", "at": [6, 5]})
    assert game.volcano == [int(start), 0]  # the start square of mask is the only way out
    game = running({(5, 9): "000", (3, 3): "0"}, start=start)
    assert ((6, 9) in targets(game, (5, 9))) is not start


# --- running


def test_a_run_is_as_long_as_the_crowd_and_a_gate_costs_one() -> None:
    game = running({(1, 0): "01", (3, 3): "00"})
    assert set(targets(game, (1, 0))) == {(0, 0), (0, 1), (1, 1), (2, 0), (2, 1), (3, 0), "out"}
    run(game, (1, 0), None)
    assert (game.saved, game.turn) == ([1, 0], 0)
    game = running({(3, 3): "000", (0, 0): "1"})
    run(game, (3, 3), (5, 2))
    assert {tuple(r["from"]) for r in doing(game, "run")} == {(3, 3)}
    assert len(targets(game, (3, 3))) == 12 - 2  # two steps, but the start square of column is in the way
    assert doing(running({(0, 0): "0"}), "run", out=True) == [{"do": "run", "from": [0, 0], "out": True}]


def test_who_may_run_twice() -> None:
    lone = running({(3, 3): "0", (2, 3): "111", (5, 5): "00"})
    run(lone, (3, 3), (2, 3))
    assert {tuple(r["from"]) for r in doing(lone, "run")} == {(2, 3), (5, 5)}
    assert (2, 3) not in targets(lone, (2, 3))
    assert (3, 5) in targets(lone, (2, 3))
    crowd = running({(3, 3): "01", (5, 5): "0"})
    run(crowd, (3, 3), (2, 3))
    assert {tuple(r["from"]) for r in doing(crowd, "run")} == {(5, 5)}
    joined = running({(3, 3): "01", (2, 3): "0"})
    run(joined, (3, 3), (2, 3))
    assert {tuple(r["from"]) for r in doing(joined, "run")} == {(2, 3)}
    last = running({(3, 3): "011"})
    run(last, (3, 3), (2, 3))
    assert {tuple(r["from"]) for r in doing(last, "run")} == {(2, 3)}
    saved = running({(0, 0): "0", (3, 3): "0", (5, 5): "1"})
    run(saved, (0, 0), None)
    run(saved, (3, 3), (2, 3))
    assert (saved.phase, saved.turn) == ("tile", 1)


def test_the_end() -> None:
    game = running({(0, 0): "0"})
    run(game, (0, 0), None)
    assert (game.phase, game.ranks()) == ("over", [1, 2])
    game = running({(0, 0): "0", (3, 3): "011"}, players=3)
    game.bag = {}
    game.play({"do": "stay"})
    assert (game.phase, game.volcano, game.ranks()) == ("over", [2, 2, 0], [2, 2, 1])
    game.saved = [0, 0, 0]
    game.volcano = [1, 1, 5]
    assert game.ranks() == [1, 1, 3]
