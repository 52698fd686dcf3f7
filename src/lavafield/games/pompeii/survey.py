"""The city at a glance: how far each square is from safety, and what the next lava can cover."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lavafield.games.pompeii.city import CITY, SQUARES, STARTS, SYMBOLS
from lavafield.games.pompeii.dual import first_symbol, second_symbol
from lavafield.games.pompeii.region import END, Region, single
from lavafield.games.pompeii.rules import flow
from lavafield.games.pompeii.table import TILE_KINDS, Table

NO_WAY: Final[i64] = 99
"""More steps than any way has."""


@mypyc_attr(acyclic=True)
class Survey:
    """Scratch space of one evaluation: `take` fills it, and the next `take` does so anew."""

    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64]([NO_WAY] * SQUARES)
        """Of each square: the points that leaving the city takes from there."""
        self.gates: vec[i64] = vec[i64]([0] * SQUARES)
        """The open gates that a way leads to."""
        self.threat: vec[float] = vec[float]([0.0] * SQUARES)
        """The chance that the next tile may be laid here."""
        self.gate_threat: vec[float] = vec[float]([0.0] * SQUARES)
        """The same for the last gate that a way leads to; 0 where there are more."""
        self.springboards: Region = Region(0, 0)
        """Squares from which a piece that has just arrived gets out with its next run."""
        self.near: Region = Region(0, 0)
        """The squares that the next tile can cover; `later` those that a second tile of the same symbol can."""
        self.later: Region = Region(0, 0)
        self.tiles: i64 = 0
        """Lava tiles left in the bag."""

    def take(self, table: Table) -> None:
        passable = table.passable()
        self.measure_steps(table, passable)
        self.measure_threats(table)
        self.count_gates(table, passable)

    def measure_steps(self, table: Table, passable: Region) -> None:
        for square in range(SQUARES):
            self.steps[square] = NO_WAY
        reached = Region(0, 0)
        layer = table.open_gates()
        springboards = Region(0, 0)
        steps: i64 = 1
        while not layer.is_empty():
            square = layer.after(0)
            while square < END:
                self.steps[square] = steps
                if table.crowd(square) + 1 >= steps:
                    springboards.add(square)
                square = layer.after(square + 1)
            reached.north |= layer.north
            reached.south |= layer.south
            layer.spread(passable)
            layer = layer.without(reached)
            steps += 1
        self.springboards = springboards

    def measure_threats(self, table: Table) -> None:
        for square in range(SQUARES):
            self.threat[square] = 0.0
        chances = vec[float]([0.0] * SYMBOLS)
        self.tiles = 0
        for kind in range(TILE_KINDS):
            count = i64(table.tiles[kind])
            if count > 0:
                self.tiles += count
                one = first_symbol(table, kind)
                two = second_symbol(table, kind)
                chances[one] += float(count)
                if two != one:
                    chances[two] += float(count)
        self.near = Region(0, 0)
        self.later = Region(0, 0)
        for symbol in range(SYMBOLS):
            if chances[symbol] > 0.0:
                front = flow(table, symbol)
                self.threaten(front, chances[symbol] / float(self.tiles))
                take_in(self.near, front)
                if chances[symbol] > 1.0:
                    front.spread(table.cool)
                    take_in(self.later, front)

    def threaten(self, squares: Region, chance: float) -> None:
        square = squares.after(0)
        while square < END:
            self.threat[square] += chance
            square = squares.after(square + 1)

    def count_gates(self, table: Table, passable: Region) -> None:
        for square in range(SQUARES):
            self.gates[square] = 0
            self.gate_threat[square] = 0.0
        left = table.open_gates()
        while not left.is_empty():
            first = left.after(0)
            part = single(first)
            part.spread_fully(passable)
            here = part.common(left)
            left = left.without(here)
            gates: i64 = 0
            gate = here.after(0)
            while gate < END:
                gates += 1
                gate = here.after(gate + 1)
            self.mark_part(part, gates, self.threat[first] if gates == 1 else 0.0)

    def mark_part(self, part: Region, gates: i64, threat: float) -> None:
        square = part.after(0)
        while square < END:
            self.gates[square] = gates
            self.gate_threat[square] = threat
            square = part.after(square + 1)


def take_in(region: Region, other: Region) -> None:
    region.north |= other.north
    region.south |= other.south


def _distances_from_starts() -> list[int]:
    """Steps from the nearest start square, in a city without lava."""
    found = [int(NO_WAY)] * int(SQUARES)
    reached = STARTS.copy()
    layer = STARTS.copy()
    steps = 0
    while not layer.is_empty():
        square = layer.after(0)
        while square < END:
            found[square] = steps
            square = layer.after(square + 1)
        layer = reached.copy()
        layer.spread(CITY)
        layer = layer.without(reached)
        reached.spread(CITY)
        steps += 1
    return found


FROM_START: Final = vec[i64](_distances_from_starts())
