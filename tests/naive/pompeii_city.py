"""The city, the deck and the tiles of the naive Pompeii, typed in anew from the specification."""

from __future__ import annotations

from dataclasses import dataclass, field

Square = tuple[int, int]

# "#" no city, "G" gate, "*" start square, "id:n" building with n round spots on this square, "." nothing.
MAP = """
 G      N1:1   .      .      2:2    G      N2:2   *scroll #      #       #
 1:2    1:2    *coin  N3:3   2:2    .      .      N4:2    .      G       #
 N5:2   .      3a:3   3b:2   N6:2   4a:3   4b:4   .       5:4    .       *vase
 .      N7:3   6a:2   6b:2   *column .     8a:3   N8:3    .      N9:2    N10:1
 G      .      6a:1   6b:2   .      7:3    8b:2   .       .      .       G
 .      N11:2  .      N12:2  9:4    10a:3  .      N13:2   11a:1  .       11b:2
 #      #      #      *mask  .      10b:2  G      .       G11a:1 *helmet 11b:1
"""
COLOURS = {
    "grey": (1, 4, 8),
    "purple": (2, 3, 5, 7),
    "turquoise": (6, 9),
    "brown": (10, 11),
}
NEUTRAL = "neutral"

# Numbered buildings by number, then neutral ones: the order in which relatives are placed.
BUILDINGS = (
    *("1", "2", "3a", "3b", "4a", "4b", "5", "6a", "6b", "7", "8a", "8b", "9", "10a", "10b", "11a", "11b"),
    *(f"N{n}" for n in range(1, 14)),
)

CITY: set[Square] = set()
GATES: set[Square] = set()
START: dict[str, Square] = {}  # symbol -> its start square
SPOTS: dict[Square, int] = {}  # round spots on a square
BUILDING: dict[Square, str] = {}

for _row, _line in enumerate(MAP.split("\n")[1:-1]):
    for _col, _word in enumerate(_line.split()):
        _square = (_row, _col)
        if _word == "#":
            continue
        CITY.add(_square)
        if _word.startswith("G"):
            GATES.add(_square)
        if _word.startswith("*"):
            START[_word[1:]] = _square
        if ":" in _word:
            _name, _count = _word.removeprefix("G").split(":")
            BUILDING[_square], SPOTS[_square] = _name, int(_count)


def number_of(building: str) -> int | None:
    return None if building.startswith("N") else int(building.rstrip("ab"))


def colour_of(building: str) -> str:
    number = number_of(building)
    return next((colour for colour, numbers in COLOURS.items() if number in numbers), NEUTRAL)


def neighbours(square: Square) -> list[Square]:
    row, col = square
    around = [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]
    return [one for one in around if one in CITY]


# As many cards of a number as its buildings have spots.
CARDS = {n: sum(count for square, count in SPOTS.items() if number_of(BUILDING[square]) == n) for n in range(1, 12)}
TILES = {"vase": 7, "helmet": 7, "mask": 7, "scroll": 8, "column": 8, "coin": 8}
PAIRS = {
    "helmet-mask": ("helmet/mask", "vase/scroll", "column/coin"),
    "helmet-vase": ("helmet/vase", "mask/column", "scroll/coin"),
    "helmet-scroll": ("helmet/scroll", "mask/coin", "vase/column"),
    "helmet-column": ("helmet/column", "mask/scroll", "vase/coin"),
    "helmet-coin": ("helmet/coin", "mask/vase", "scroll/column"),
}
PIECES = {2004: {2: 36, 3: 30, 4: 25}, 2013: {2: 30, 3: 30, 4: 25}}
WINDOW = {2004: {2: 15, 3: 15, 4: 15}, 2013: {2: 15, 3: 15, 4: 10}}


@dataclass(frozen=True)
class Deck:
    """How the pile, the hands and the bag are made up. Smaller ones are for exhaustive tests.

    From the top of the pile: `top` Pompeii cards, A.D. 79, then `lower` Pompeii cards and `omens` Omens
    mixed, with the A.D. 79 of the eruption among the last `window` of them. The rest is in the box.
    """

    window: int
    pieces: int
    cards: dict[int, int] = field(default_factory=lambda: dict(CARDS))
    hand: int = 4
    top: int = 8
    lower: int = 25
    omens: int = 7
    tiles: dict[str, int] = field(default_factory=lambda: dict(TILES))
