"""Counts every tile and every piece of one game of Taluva."""

from typing import Final

from lavafield import State
from lavafield.games.taluva import ids
from lavafield.games.taluva.game import taluva
from lavafield.games.taluva.state import TaluvaState
from lavafield.games.taluva.table import BUILD, HUT, NO_TILE, PLACE, Table

TILES: Final = 48
OWNED: Final = (20, 2, 3)
"""Huts, towers and temples of each player."""

Pieces = list[int]
"""A count for each seat and piece, laid out like the supplies."""


class TaluvaLedger:
    """Remembers the tiles laid and the huts lost; all else is counted anew at every step."""

    def __init__(self, start: State) -> None:
        game = taluva(start)
        self.tiles = [int(count) for count in game.bag]
        assert sum(self.tiles) == TILES
        self.laid = [0] * len(self.tiles)
        self.lost: Pieces = [0] * len(game.table.supply)
        self.check(game)

    def note(self, before: State, action: int, after: State) -> None:
        was, now = taluva(before), taluva(after)
        for had, has in zip(was.table.supply, now.table.supply, strict=True):
            assert has <= had, "a supply grew"
        if was.table.phase == PLACE:
            self.laid[was.hands[was.table.turn]] += 1
            self.note_lost(was.table, action)
            self.check(now)
        elif was.table.phase == BUILD:
            self.check_pieces(now.table)
        else:
            self.check_tiles(now)

    def note_lost(self, table: Table, placement: int) -> None:
        """Huts under the new tile go to the box; towers and temples never do."""
        volcano, facing = ids.volcano_of(placement), ids.facing_of(placement)
        right, left = table.right_of(volcano, facing), table.left_of(volcano, facing)
        for field in (volcano, right, left):
            if table.piece[field]:
                assert table.piece[field] == HUT, "a tower or temple was covered"
                self.lost[3 * table.owner[field]] += table.level[field]

    def check(self, game: TaluvaState) -> None:
        self.check_tiles(game)
        self.check_pieces(game.table)

    def check_tiles(self, game: TaluvaState) -> None:
        tiles = [count + laid for count, laid in zip(game.bag, self.laid, strict=True)]
        for kind in game.hands:
            if kind != NO_TILE:
                tiles[kind] += 1
        assert tiles == self.tiles, "tiles in the bag, in hands and on the table"

    def check_pieces(self, table: Table) -> None:
        standing, layers = counted(table)
        assert layers == 3 * sum(self.laid), "fields do not add up to the tiles laid"
        for entry, left in enumerate(table.supply):
            total = left + standing[entry] + self.lost[entry]
            assert total == OWNED[entry % 3], f"seat {entry // 3}, piece {entry % 3}: {total}"


def counted(table: Table) -> tuple[Pieces, int]:
    """The pieces on the board, and the layers of all fields. A hut field holds as many huts as its level."""
    pieces, layers = [0] * len(table.supply), 0
    piece, owner, level = table.piece, table.owner, table.level
    for field in map(int, table.land):
        layers += level[field]
        if piece[field]:
            pieces[3 * owner[field] + piece[field] - 1] += level[field] if piece[field] == HUT else 1
    return pieces, layers
