"""The city of Pompeii as data.json has it: squares, spots, buildings, gates, start squares. It never changes.

Squares are numbered row by row, twelve to a row although the city is eleven wide: the twelfth is the wall,
so that no step leads round from one edge to the other.
"""

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.games.pompeii.region import Region

WIDTH: Final[i64] = 12
COLUMNS: Final[i64] = 11
ROWS: Final[i64] = 7
SQUARES: Final[i64] = 84
BEYOND: Final[i64] = 84
"""No square: where a piece goes that leaves the city, or that is not placed at all."""

NO_BUILDING: Final[i64] = 255
NO_SYMBOL: Final[i64] = 255
NEUTRAL: Final[i64] = 0
"""The number of buildings that no card names, and their colour."""

NUMBERS: Final[i64] = 11
SYMBOLS: Final[i64] = 6
SYMBOL_NAMES: Final = ("vase", "helmet", "mask", "scroll", "column", "coin")
COLOUR_NAMES: Final = ("neutral", "grey", "purple", "turquoise", "brown")

DATA: Final[dict[str, Any]] = json.loads(files("lavafield.games.pompeii").joinpath("data.json").read_text("utf-8"))


def square_at(row: int, col: int) -> int:
    return row * int(WIDTH) + col


def _square(id: str) -> int:
    """The square that data.json calls rNcM."""
    row, _, col = id[1:].partition("c")
    return square_at(int(row), int(col))


def _per_square(filler: int, entries: dict[int, int]) -> vec[u8]:
    return vec[u8]([u8(entries.get(square, filler)) for square in range(SQUARES)])


def _region(squares: list[int]) -> Region:
    region = Region(0, 0)
    for square in squares:
        region.add(square)
    return region


BUILDING_IDS: Final[list[str]] = [entry["id"] for entry in DATA["buildings"]]
BUILDINGS: Final[i64] = len(BUILDING_IDS)
GATE_NAMES: Final[dict[int, str]] = {_square(gate["square"]): gate["name"] for gate in DATA["gates"]}

CITY: Final = _region([_square(entry["id"]) for entry in DATA["squares"]])
GATES: Final = _region(list(GATE_NAMES))
START: Final = vec[u8]([u8(_square(DATA["start_squares"][symbol])) for symbol in SYMBOL_NAMES])
"""The start square of each symbol."""
STARTS: Final = _region([int(square) for square in START])
SYMBOL_AT: Final = _per_square(
    int(NO_SYMBOL), {_square(DATA["start_squares"][symbol]): n for n, symbol in enumerate(SYMBOL_NAMES)}
)
"""Whose start square this is."""

SPOTS: Final = _per_square(0, {_square(entry["id"]): entry["spots"] for entry in DATA["squares"]})
"""How many round spots a square has."""
SPOTTED: Final = _region([_square(entry["id"]) for entry in DATA["squares"] if entry["spots"]])
"""The squares with round spots."""
BUILDING_AT: Final = _per_square(
    int(NO_BUILDING), {_square(id): n for n, entry in enumerate(DATA["buildings"]) for id in entry["squares"]}
)
NUMBER_OF: Final = vec[u8]([u8(entry["number"] or int(NEUTRAL)) for entry in DATA["buildings"]])
"""The number of each building, NEUTRAL without one."""
COLOUR_OF: Final = vec[u8]([u8(COLOUR_NAMES.index(entry["colour"])) for entry in DATA["buildings"]])
SQUARES_OF: Final[list[Region]] = [_region([_square(id) for id in entry["squares"]]) for entry in DATA["buildings"]]
"""The squares with spots of each building."""
SQUARES_NUMBERED: Final[list[Region]] = [
    _region([_square(id) for entry in DATA["buildings"] if (entry["number"] or 0) == number for id in entry["squares"]])
    for number in range(NUMBERS + 1)
]
"""The squares with spots of all buildings with that number; of the neutral ones at 0."""


def number_at(square: i64) -> i64:
    """The number of the building here, NEUTRAL without number or building."""
    building = i64(BUILDING_AT[square])
    return i64(NUMBER_OF[building]) if building != NO_BUILDING else NEUTRAL
