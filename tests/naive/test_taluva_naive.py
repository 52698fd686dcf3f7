"""Tests of the naive model itself, each read off the rulebook."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from .taluva import Field, Hex, NaiveTaluva, footprint, full_bag, perft

Record = dict[str, Any]


def draw(game: NaiveTaluva, tile: str) -> None:
    game.play({"do": "draw", "tile": tile})


def tile_at(do: str, volcano: Hex, facing: int) -> Record:
    return {"do": do, "volcano": list(volcano), "facing": facing}


def doing(game: NaiveTaluva, do: str) -> list[Record]:
    return [record for record in game.legal() if record["do"] == do]


def refused(game: NaiveTaluva, record: Record) -> bool:
    try:
        game.effect(record)
    except ValueError:
        return True
    return False


def row(fields: str, edition: int = 2006) -> NaiveTaluva:
    """A game in seat 0's build phase on a row of fields such as "J1 C2h S1 R3T": terrain, level
    and a piece of seat 0 (h, w = tower, T = temple); upper case H is a hut of seat 1."""
    game = NaiveTaluva(2, edition=edition)
    pieces = {"h": (0, "hut"), "w": (0, "tower"), "T": (0, "temple"), "H": (1, "hut")}
    for q, text in enumerate(fields.split()):
        owner, piece = pieces.get(text[2:], (None, None))
        game.land[(q, 0)] = Field(text[0], int(text[1]), None, owner, piece)
    game.phase = "build"
    return game


def play_randomly(game: NaiveTaluva, rng: random.Random) -> None:
    while game.to_act != -2:
        game.play(rng.choice(game.legal()))


def test_tile_table_sums() -> None:
    bag = full_bag()
    assert len(bag) == 25
    assert sum(bag.values()) == 48
    terrains: Counter[str] = Counter()
    left: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for tile, count in bag.items():
        right[tile[1]] += count
        left[tile[2]] += count
        terrains += Counter({tile[1]: count}) + Counter({tile[2]: count})
    assert left == {"J": 15, "C": 11, "S": 10, "R": 7, "L": 5}
    assert right == {"J": 13, "C": 12, "S": 9, "R": 8, "L": 6}
    assert terrains == {"J": 28, "C": 23, "S": 19, "R": 15, "L": 11}
    assert (bag["VCJ"], bag["VJC"]) == (6, 5)
    mirrored = {tile: bag["V" + tile[2] + tile[1]] for tile in bag}
    assert sum(bag[tile] > mirrored[tile] for tile in bag) == 3


def test_first_turn() -> None:
    game = NaiveTaluva(2)
    assert (game.to_act, len(game.legal())) == (-1, 25)
    draw(game, "VJC")
    assert game.facts()["tile"] == "VJC"
    assert game.legal() == [tile_at("extend", (0, 0), 1)]
    assert game.effect(tile_at("extend", (7, -3), 4)) == game.effect(game.legal()[0])
    assert refused(game, tile_at("erupt", (0, 0), 1))
    game.play(tile_at("extend", (7, -3), 4))
    land = game.facts()["land"]
    assert {place: field["terrain"] for place, field in land.items()} == {
        "0,0": "V",
        "0,1": "J",  # right hex, bottom right
        "-1,1": "C",  # left hex, bottom left
    }
    assert land["0,0"]["facing"] == 1
    assert game.legal() == [{"do": "hut", "at": [-1, 1]}, {"do": "hut", "at": [0, 1]}]
    game.play({"do": "hut", "at": [0, 1]})
    draw(game, "VJJ")
    assert (game.to_act, len(game.legal())) == (1, 72)
    assert doing(game, "erupt") == []
    json.dumps(game.facts())


def test_perft_from_the_start() -> None:
    assert [perft(NaiveTaluva(2), depth) for depth in (0, 1, 2, 3, 4)] == [1, 25, 25, 50, 1224]
    # Two tiles of 25 kinds, less the twins of the 13 kinds that exist only once.
    assert [perft(NaiveTaluva(2, preview=True), depth) for depth in (2, 3, 4)] == [612, 612, 1224]


def test_eruption() -> None:
    game = NaiveTaluva(2)
    draw(game, "VJC")
    game.play(tile_at("extend", (0, 0), 1))
    game.play({"do": "hut", "at": [0, 1]})
    draw(game, "VSR")
    game.play(tile_at("extend", (1, 0), 0))  # beside it on the right: (1,0), (2,0), (1,1)
    game.play({"do": "hut", "at": [2, 0]})
    draw(game, "VLL")
    assert refused(game, tile_at("erupt", (0, 0), 1))  # same direction
    assert refused(game, tile_at("erupt", (0, 0), 5))  # empty space below
    assert refused(game, tile_at("erupt", (0, 0), 0))  # the whole settlement of seat 0
    game.land[(1, 1)] = Field("R", 1, None, 0, "hut")  # now a part of it stays
    assert tile_at("erupt", (0, 0), 0) in game.legal()
    other = game.copy()
    other.land[(0, 1)] = Field("J", 1, None, 0, "tower")
    assert refused(other, tile_at("erupt", (0, 0), 0))
    game.play(tile_at("erupt", (0, 0), 0))
    covered = [game.land[place] for place in footprint((0, 0), 0)]
    assert covered == [Field("V", 2, 0), Field("L", 2), Field("L", 2)]
    assert game.facts()["supply"][0] == [19, 2, 3]  # covered huts do not come back
    assert {"do": "expand", "from": [1, 1], "terrain": "lake"} in game.legal()  # four huts
    assert refused(game, {"do": "hut", "at": [0, 1]})  # level 2


def test_hut_and_expansion_are_one_action_where_they_are_equal() -> None:
    record = {"do": "expand", "from": [0, 0], "terrain": "clearing"}
    game = row("J1h C1 V1 S1")
    assert doing(game, "expand") == []
    assert game.effect(record) == game.effect({"do": "hut", "at": [1, 0]})
    game = row("J1h C1 V1 S1", edition=2012)
    assert doing(game, "expand") == [record]
    assert doing(game, "hut") == [{"do": "hut", "at": [3, 0]}]
    assert len(doing(row("J1h C2 J1h"), "expand")) == 1  # two settlements, the same field


def test_expansion() -> None:
    game = row("J2 J3h J1h J1 J1")
    assert {"do": "expand", "from": [1, 0], "terrain": "jungle"} in game.legal()
    game.play({"do": "expand", "from": [2, 0], "terrain": "jungle"})
    assert game.supply[0][0] == 17
    assert game.land[(4, 0)].owner is None  # freshly built huts carry it no further
    game = row("J2 J3h J1h J1 J1")
    game.supply[0][0] = 2
    assert refused(game, {"do": "expand", "from": [1, 0], "terrain": "jungle"})
    assert refused(row("J1h V1"), {"do": "expand", "from": [0, 0], "terrain": "volcano"})
    assert refused(row("J1H C1"), {"do": "expand", "from": [0, 0], "terrain": "clearing"})


def test_tower_and_temple() -> None:
    assert doing(row("R3 J1h C2"), "tower") == [{"do": "tower", "at": [0, 0]}]
    assert doing(row("R3 J1h C1w"), "tower") == []
    assert doing(row("R3 J1H"), "tower") == []
    assert doing(row("J1h C1h S1h L4"), "temple") == [{"do": "temple", "at": [3, 0]}]
    assert doing(row("J1h C1h S3 L1h"), "temple") == []  # two and one do not make three
    assert doing(row("J1T C1h S1h L4"), "temple") == []
    assert len(doing(row("J1T C1h S1h L4 J1h C1h S1h"), "temple")) == 1  # one side qualifies
    game = row("J1h C1h S1h L4")
    game.supply[0][2] = 0
    assert doing(game, "temple") == []


@pytest.mark.parametrize("preview", [False, True])
def test_elimination(preview: bool) -> None:
    game = NaiveTaluva(3, preview=preview)
    for tile in ("VJC", "VCJ", "VSL") if preview else ("VJC",):
        draw(game, tile)
    game.supply[0] = [0, 2, 3]
    game.play(tile_at("extend", (0, 0), 1))
    assert game.facts()["out"] == [0]
    if not preview:
        draw(game, "VSL")
    assert game.to_act == 1  # with preview: no refill for the eliminated seat
    game.supply[1] = [0, 2, 3]
    game.play(doing(game, "extend")[0])
    assert game.to_act == -2
    assert game.ranks() == [2, 2, 1]
    game.ranking = True
    assert game.ranks() == [3, 2, 1]


def test_early_victory_and_ranking() -> None:
    for ranking, ranks in ((False, [1, 2, 2]), (True, [1, 2, 3])):
        game = NaiveTaluva(3, ranking=ranking)
        game.supply[0] = [1, 0, 3]
        game.supply[1] = [1, 2, 0]
        for tile in ("VJC", "VJC"):
            if game.to_act == -1:
                draw(game, tile)
                game.play(doing(game, "extend")[0])
                game.play(doing(game, "hut")[0])
        assert game.to_act == -2
        assert game.ranks() == ranks
        assert game.facts()["finished"] == ([0, 1] if ranking else [])


def test_regular_end_counts_temples_then_towers_then_huts() -> None:
    game = NaiveTaluva(4, bag={"VJC": 0})
    assert game.to_act == -2
    assert game.ranks() == [1, 1, 1, 1]
    game.supply = [[0, 1, 2], [18, 0, 2], [18, 0, 2], [20, 2, 1]]
    assert game.ranks() == [4, 2, 2, 1]
    game.out = [3]
    assert game.ranks() == [3, 1, 1, 4]


@pytest.mark.parametrize("preview", [False, True])
def test_twelve_tiles_per_player(preview: bool) -> None:
    game = NaiveTaluva(2, tiles=12, preview=preview)
    assert (game.facts()["tiles_left"], sum(game.facts()["bag"].values())) == (24, 48)
    play_randomly(game, random.Random(7))
    assert game.facts()["tiles_left"] == 0
    assert sum(game.facts()["bag"].values()) == 24
    assert game.facts()["hands"] == [None, None]
    assert sorted(game.ranks()) in ([1, 1], [1, 2])
