"""A second, naive Taluva: written from the rulebook alone to check the real engine.

Nothing is cached and nothing is clever.  The land is a dict of fields, settlements are flood
filled again whenever somebody asks, and the legal moves are found by trying every candidate
against the one place that states the rules: ``effect``.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

Hex = tuple[int, int]
Record = dict[str, Any]
Effect = tuple[Any, ...]

# E, SE, SW, W, NW, NE: clockwise with y pointing down.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TERRAIN_LETTERS = {"jungle": "J", "clearing": "C", "sand": "S", "rock": "R", "lake": "L"}
VOLCANO = "V"

# Volcano on top: one row per LEFT hex, one column per RIGHT hex, both in the order J C S R L.
TILE_TABLE = {
    "J": (1, 6, 4, 2, 2),
    "C": (5, 1, 2, 2, 1),
    "S": (4, 2, 1, 2, 1),
    "R": (2, 2, 1, 1, 1),
    "L": (1, 1, 1, 1, 1),
}

PIECES = ("hut", "tower", "temple")
PIECES_PER_PLAYER = (20, 2, 3)

CHANCE = -1
OVER = -2


def full_bag() -> dict[str, int]:
    """The 48 tiles as clockwise triples: volcano, right hex, left hex."""
    bag: dict[str, int] = {}
    for left, row in TILE_TABLE.items():
        for right, count in zip("JCSRL", row, strict=True):
            bag[VOLCANO + right + left] = count
    return bag


def neighbours(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


def footprint(volcano: Hex, facing: int) -> list[Hex]:
    """The three hexes of a tile: volcano, right hex, left hex."""
    around = neighbours(volcano)
    return [volcano, around[facing], around[(facing + 1) % 6]]


@dataclass(frozen=True)
class Field:
    """The visible top of one hex.  A field of level n with huts carries n huts."""

    terrain: str
    level: int
    facing: int | None = None
    owner: int | None = None
    piece: str | None = None


def require(condition: bool, rule: str) -> None:
    if not condition:
        raise ValueError(rule)


def as_hex(value: object) -> Hex:
    pair = list(value) if isinstance(value, (list, tuple)) else []
    require([type(part) for part in pair] == [int, int], "a place is a pair of whole numbers")
    return (pair[0], pair[1])


class NaiveTaluva:
    def __init__(
        self,
        players: int,
        tiles: object = "all",
        edition: int = 2006,
        ranking: bool = False,
        preview: bool = False,
        bag: dict[str, int] | None = None,
    ) -> None:
        require(players in (2, 3, 4), "two to four players")
        require(edition in (2006, 2012), "the editions are 2006 and 2012")
        require(tiles == "all" or (type(tiles) is int and tiles > 0), "'all' or tiles per player")
        self.players = players
        self.edition = edition
        self.ranking = ranking
        self.preview = preview
        self.bag = full_bag() if bag is None else dict(bag)
        require(set(self.bag) <= set(full_bag()), "the bag holds tile kinds such as VJC")
        require(all(count >= 0 for count in self.bag.values()), "no negative tile counts")
        self.tiles_left = sum(self.bag.values())
        if isinstance(tiles, int):
            self.tiles_left = min(self.tiles_left, tiles * players)
        self.land: dict[Hex, Field] = {}
        self.supply = [list(PIECES_PER_PLAYER) for _ in range(players)]
        self.hands: list[str | None] = [None] * players
        self.out: list[int] = []
        self.finished: list[int] = []
        self.early_winner: int | None = None
        self.dealing = preview and self.tiles_left > 0
        self.turn = 0  # the seat in turn; while a tile is drawn: the seat that gets it
        self.phase = "draw"
        if not self.dealing:
            self._begin_turn(0)

    @property
    def to_act(self) -> int:
        if self.phase == "over":
            return OVER
        return CHANCE if self.phase == "draw" else self.turn

    # ---- looking at the land

    def settlement(self, start: Hex) -> set[Hex]:
        """All fields connected to ``start`` by pieces of its owner."""
        assert self.owner(start) is not None
        found = {start}
        waiting = [start]
        while waiting:
            for place in neighbours(waiting.pop()):
                if self.owner(place) == self.owner(start) and place not in found:
                    found.add(place)
                    waiting.append(place)
        return found

    def owner(self, place: Hex) -> int | None:
        return self.land[place].owner if place in self.land else None

    def adjacent_settlements(self, place: Hex) -> list[set[Hex]]:
        """The settlements of the seat in turn beside a place (repeats do no harm)."""
        beside = [hex_ for hex_ in neighbours(place) if self.owner(hex_) == self.turn]
        return [self.settlement(hex_) for hex_ in beside]

    def has(self, settlement: set[Hex], piece: str) -> bool:
        return any(self.land[place].piece == piece for place in settlement)

    def is_empty_field(self, place: Hex) -> bool:
        if place not in self.land:
            return False
        return self.land[place].terrain != VOLCANO and self.land[place].piece is None

    # ---- the rules of each action

    def effect(self, record: Record) -> Effect:
        """What the record would do; equal effects are the same move."""
        do = record.get("do")
        if do == "draw" and self.phase == "draw":
            return self._draw_effect(record.get("tile"))
        if do in ("extend", "erupt") and self.phase == "place":
            volcano, facing = as_hex(record.get("volcano")), record.get("facing")
            if type(facing) is not int or facing not in range(6):
                raise ValueError("a facing is 0 to 5")
            if do == "extend":
                return self._extend_effect(volcano, facing)
            return self._erupt_effect(volcano, facing)
        if do in PIECES and self.phase == "build":
            return self._piece_effect(str(do), as_hex(record.get("at")))
        if do == "expand" and self.phase == "build":
            return self._expand_effect(as_hex(record.get("from")), record.get("terrain"))
        raise ValueError(f"not possible in the phase {self.phase}: {record}")

    def _draw_effect(self, tile: object) -> Effect:
        require(isinstance(tile, str) and self.bag.get(tile, 0) > 0, "no such tile in the bag")
        return ("draw", tile)

    def _extend_effect(self, volcano: Hex, facing: int) -> Effect:
        if not self.land:
            return ("extend", (0, 0), 1)  # the middle of the table is wherever the tile lies
        tile = footprint(volcano, facing)
        beside = {hex_ for place in tile for hex_ in neighbours(place)}
        require(not any(place in self.land for place in tile), "directly on the table")
        require(any(place in self.land for place in beside), "one edge must touch the landscape")
        return ("extend", volcano, facing)

    def _erupt_effect(self, volcano: Hex, facing: int) -> Effect:
        tile = footprint(volcano, facing)
        require(all(place in self.land for place in tile), "no free space: land everywhere")
        require(len({self.land[place].level for place in tile}) == 1, "no free space: one level")
        require(self.land[volcano].terrain == VOLCANO, "the volcano goes on a volcano")
        require(self.land[volcano].facing != facing, "not in the same direction")
        for place in tile:
            piece = self.land[place].piece
            require(piece not in ("tower", "temple"), "no covering of towers or temples")
            if piece == "hut":
                require(not self.settlement(place) <= set(tile), "no covering of settlements")
        return ("erupt", volcano, facing)

    def _piece_effect(self, piece: str, place: Hex) -> Effect:
        require(self.is_empty_field(place), "only on empty fields, not on volcanoes")
        require(self.supply[self.turn][PIECES.index(piece)] >= 1, f"no {piece} left")
        level, adjacent = self.land[place].level, self.adjacent_settlements(place)
        if piece == "hut":
            require(level == 1, "a single hut is built on level 1")
            require(self.edition == 2006 or not adjacent, "2012: not beside an own settlement")
            return ("huts", frozenset({place}))
        without = [group for group in adjacent if not self.has(group, piece)]
        if piece == "tower":
            require(level >= 3, "a tower needs level 3 or higher")
            require(len(without) >= 1, "beside an own settlement that has no tower")
        if piece == "temple":
            large = [group for group in without if len(group) >= 3]
            require(len(large) >= 1, "beside an own settlement of 3 fields that has no temple")
        return (piece, place)

    def _expand_effect(self, start: Hex, terrain: object) -> Effect:
        require(self.owner(start) == self.turn, "there is no own settlement")
        require(isinstance(terrain, str) and terrain in TERRAIN_LETTERS, "no such terrain")
        letter = TERRAIN_LETTERS[str(terrain)]
        beside = {hex_ for place in self.settlement(start) for hex_ in neighbours(place)}
        empty = {place for place in beside if self.is_empty_field(place)}
        fields = frozenset(place for place in empty if self.land[place].terrain == letter)
        cost = sum(self.land[place].level for place in fields)
        require(cost >= 1, "no empty field of that terrain is adjacent")
        require(cost <= self.supply[self.turn][PIECES.index("hut")], "not enough huts")
        return ("huts", fields)

    # ---- legal moves: try everything

    def _candidates(self) -> Iterator[Record]:
        if self.phase == "draw":
            for tile in sorted(self.bag):
                yield {"do": "draw", "tile": tile}
        if self.phase == "place" and not self.land:
            yield {"do": "extend", "volcano": [0, 0], "facing": 1}
        elif self.phase == "place":
            near = {beside for place in self.land for beside in neighbours(place)}
            near |= {beside for place in near for beside in neighbours(place)}
            for volcano in sorted(near | set(self.land)):
                for facing in range(6):
                    for do in ("extend", "erupt"):
                        yield {"do": do, "volcano": list(volcano), "facing": facing}
        if self.phase == "build":
            for piece in PIECES:
                for place in sorted(self.land):
                    yield {"do": piece, "at": list(place)}
            own = [place for place in self.land if self.owner(place) == self.turn]
            for start in sorted({min(self.settlement(place)) for place in own}):
                for terrain in TERRAIN_LETTERS:
                    yield {"do": "expand", "from": list(start), "terrain": terrain}

    def legal(self) -> list[Record]:
        """One record per distinct effect; a hut comes before an expansion that equals it."""
        by_effect: dict[Effect, Record] = {}
        for record in self._candidates():
            try:
                by_effect.setdefault(self.effect(record), record)
            except ValueError:
                continue
        return list(by_effect.values())

    # ---- playing

    def play(self, record: Record) -> None:
        what, where, *facing = self.effect(record)
        if what == "draw":
            self._draw(where)
        elif what in ("extend", "erupt"):
            self._place(where, facing[0])
        else:
            self._build(what, where)

    def _draw(self, tile: str) -> None:
        self.bag[tile] -= 1
        self.tiles_left -= 1
        self.hands[self.turn] = tile
        if not self.preview:
            self.phase = "place"
        elif not self.dealing:  # the seat refilled its hand after its build
            self._next_turn()
        elif self.turn + 1 < self.players and self.tiles_left > 0:
            self.turn += 1
        else:
            self.dealing = False
            self._begin_turn(0)

    def _place(self, volcano: Hex, facing: int) -> None:
        tile = self.hands[self.turn]
        assert tile is not None
        for place, terrain in zip(footprint(volcano, facing), tile, strict=True):
            level = self.land[place].level + 1 if place in self.land else 1
            self.land[place] = Field(terrain, level, facing if terrain == VOLCANO else None)
        self.hands[self.turn] = None
        self.phase = "build"
        if not self.legal():
            self.out.append(self.turn)
            self._next_turn()

    def _build(self, what: str, where: Any) -> None:
        mine = self.supply[self.turn]
        if what == "huts":
            for place in where:
                mine[PIECES.index("hut")] -= self.land[place].level
                self.land[place] = replace(self.land[place], owner=self.turn, piece="hut")
        else:
            mine[PIECES.index(what)] -= 1
            self.land[where] = replace(self.land[where], owner=self.turn, piece=what)
        if mine.count(0) >= 2 and not self.ranking:
            self.early_winner = self.turn
            self.phase = "over"
        elif mine.count(0) >= 2:
            self.finished.append(self.turn)
            self._next_turn()
        elif self.preview and self.tiles_left > 0:
            self.phase = "draw"
        else:
            self._next_turn()

    def unfinished(self) -> list[int]:
        gone = self.out + self.finished
        return [seat for seat in range(self.players) if seat not in gone]

    def _next_turn(self) -> None:
        if len(self.unfinished()) == 1:
            self.phase = "over"
            return
        seat = (self.turn + 1) % self.players
        while seat not in self.unfinished():
            seat = (seat + 1) % self.players
        self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        if self.preview:
            self.phase = "over" if self.hands[seat] is None else "place"
        else:
            self.phase = "over" if self.tiles_left == 0 else "draw"

    # ---- the result

    def built(self, seat: int) -> tuple[int, int, int]:
        """Temples, towers and huts built; covered huts count because they never come back."""
        huts, towers, temples = (had - left for had, left in zip(PIECES_PER_PLAYER, self.supply[seat], strict=True))
        return (temples, towers, huts)

    def ranks(self) -> list[int]:
        require(self.phase == "over", "the game is not over")
        if self.early_winner is not None:
            return [1 if seat == self.early_winner else 2 for seat in range(self.players)]
        rest = self.unfinished()
        ranks = [0] * self.players
        for index, seat in enumerate(self.finished):
            ranks[seat] = 1 + index
        for seat in rest:
            better = [other for other in rest if self.built(other) > self.built(seat)]
            ranks[seat] = 1 + len(self.finished) + len(better)
        for index, seat in enumerate(self.out):
            ranks[seat] = self.players - index if self.ranking else len(rest) + 1
        return ranks

    def facts(self) -> dict[str, Any]:
        return {
            "to_act": self.to_act,
            "phase": self.phase,
            "land": {f"{q},{r}": dict(vars(field)) for (q, r), field in self.land.items()},
            "supply": [list(pieces) for pieces in self.supply],
            "bag": {tile: count for tile, count in self.bag.items() if count > 0},
            "tiles_left": self.tiles_left,
            "tile": self.hands[self.turn] if self.phase == "place" else None,
            "hands": list(self.hands) if self.preview else [None] * self.players,
            "out": list(self.out),
            "finished": list(self.finished),
        }

    def copy(self) -> NaiveTaluva:
        return copy.deepcopy(self)


def perft(game: NaiveTaluva, depth: int) -> int:
    """The number of paths of ``depth`` actions; every possible draw counts once."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    total = 0
    for record in game.legal():
        after = game.copy()
        after.play(record)
        total += perft(after, depth - 1)
    return total
