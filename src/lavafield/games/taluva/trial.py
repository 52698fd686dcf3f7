"""Pieces and tiles that are put on the table for a moment, to see what would be, and taken off again."""

from mypy_extensions import i64, mypyc_attr, u8

from lavafield.games.taluva.table import NOBODY, NOTHING, PIECES, Table


@mypyc_attr(acyclic=True)
class Covered:
    """A field as it was before a tile was laid on it for a moment."""

    def __init__(self, table: Table, field: i64) -> None:
        self.field = field
        self.terrain = table.terrain[field]
        self.piece = table.piece[field]
        self.owner = table.owner[field]

    def cover(self, table: Table, terrain: i64) -> None:
        table.level[self.field] = u8(i64(table.level[self.field]) + 1)
        table.terrain[self.field] = u8(terrain)
        table.piece[self.field] = u8(NOTHING)
        table.owner[self.field] = u8(NOBODY)

    def uncover(self, table: Table) -> None:
        table.level[self.field] = u8(i64(table.level[self.field]) - 1)
        table.terrain[self.field] = self.terrain
        table.piece[self.field] = self.piece
        table.owner[self.field] = self.owner


def take_piece(table: Table, field: i64, piece: i64, pieces: i64) -> None:
    """The inverse of Table.put_piece."""
    entry = table.turn * PIECES + piece - 1
    table.piece[field] = u8(NOTHING)
    table.owner[field] = u8(NOBODY)
    table.supply[entry] = u8(i64(table.supply[entry]) + pieces)
