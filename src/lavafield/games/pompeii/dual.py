"""The symbols of a lava tile: one, or on a dual-vent tile two to choose from (POM-DUAL, POM-DUAL-PAIRS)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.games.pompeii.city import SYMBOL_NAMES, SYMBOLS
from lavafield.games.pompeii.table import NO_TILE, Table

_PAIRINGS: Final = (
    (("helmet", "mask"), ("vase", "scroll"), ("column", "coin")),
    (("helmet", "vase"), ("mask", "column"), ("scroll", "coin")),
    (("helmet", "scroll"), ("mask", "coin"), ("vase", "column")),
    (("helmet", "column"), ("mask", "scroll"), ("vase", "coin")),
    (("helmet", "coin"), ("mask", "vase"), ("scroll", "column")),
)
"""In the order of options.PAIRS."""

_SIDES: Final = vec[u8]([u8(SYMBOL_NAMES.index(side)) for pairing in _PAIRINGS for pair in pairing for side in pair])


def first_symbol(table: Table, kind: i64) -> i64:
    if kind < SYMBOLS:
        return kind
    return i64(_SIDES[table.rules.pairs * 6 + (kind - SYMBOLS) * 2])


def second_symbol(table: Table, kind: i64) -> i64:
    """The other symbol of a dual-vent tile; of others the same one again."""
    if kind < SYMBOLS:
        return kind
    return i64(_SIDES[table.rules.pairs * 6 + (kind - SYMBOLS) * 2 + 1])


def shows(table: Table, symbol: i64) -> bool:
    """Does the tile in hand show that symbol?"""
    kind = table.tile
    if kind == NO_TILE:
        return False
    return symbol == first_symbol(table, kind) or symbol == second_symbol(table, kind)
