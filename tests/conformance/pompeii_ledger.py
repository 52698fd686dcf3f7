"""Counts every card, tile and piece of one game of Pompeii."""

from collections import Counter
from typing import Final

from lavafield import State
from lavafield.games.pompeii import ids
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import (
    ASH,
    BOARD,
    BOXED,
    DRAW,
    HELD,
    LAVA,
    LOST,
    OMENS,
    SAVED,
    STOCK,
    TILE,
    TILE_KINDS,
    Table,
)

CARDS: Final = [0, 4, 4, 5, 7, 4, 7, 3, 5, 4, 5, 5]
OMEN_CARDS: Final = 7
TILES: Final = [7, 7, 7, 8, 8, 8]
PIECES: Final = {False: {2: 36, 3: 30, 4: 25}, True: {2: 30, 3: 30, 4: 25}}
HOMES: Final = (STOCK, BOARD, SAVED, LOST, BOXED)


class PompeiiLedger:
    """Remembers the Omens and the tiles that were drawn and laid; all else is counted anew at every step."""

    def __init__(self, start: State) -> None:
        game = pompeii(start)
        self.omens = 0
        self.drawn = [0] * int(TILE_KINDS)
        self.laid: Counter[int] = Counter()
        """Lava laid on each square: one tile, or a second one on a start square that was covered."""
        self.check(game)
        assert (game.table.top, game.table.places) == (8, 32)

    def note(self, before: State, action: int, after: State) -> None:
        was, now = pompeii(before), pompeii(after)
        phase = was.table.phase
        if phase == DRAW and action == ids.OMEN:
            self.omens += 1
        if phase == TILE:
            self.drawn[action] += 1
            held = int(now.table.tile == action)
            assert now.table.removed - was.table.removed == 1 - held, "a tile in hand, or out of the game"
        if phase == LAVA:
            self.laid[int(ids.laid_square(action))] += 1
            assert now.table.lava[ids.laid_square(action)] == ids.laid_symbol(action) + 1
        self.only_grows(was.table, now.table)
        self.check(now)

    def only_grows(self, was: Table, now: Table) -> None:
        for seat in range(was.seats):
            assert now.of(seat, STOCK) <= was.of(seat, STOCK), "a stock grew"
            for fact in (SAVED, LOST, BOXED):
                assert now.of(seat, fact) >= was.of(seat, fact), "a piece came back"
        assert all(there <= here for there, here in zip(was.discard, now.discard, strict=True)), "a card came back"
        assert all(there == 0 or here for there, here in zip(was.lava, now.lava, strict=True)), "lava vanished"
        assert (now.top, now.places, now.omens) <= (was.top, was.places, was.omens), "the pile grew"

    def check(self, game: PompeiiState) -> None:
        self.check_cards(game)
        self.check_tiles(game.table)
        for seat in range(game.table.seats):
            self.check_pieces(game.table, seat)

    def check_cards(self, game: PompeiiState) -> None:
        table = game.table
        for number, count in enumerate(CARDS):
            held = sum(int(game.hand(seat)[number]) for seat in range(table.seats))
            total = held + int(game.bag[number]) + int(table.discard[number])
            assert total == count, f"card {number}: {total}"
        for seat in range(table.seats):
            assert sum(game.hand(seat)) == table.of(seat, HELD)
        assert table.omens + self.omens == OMEN_CARDS
        if table.phase <= OMENS:
            assert int(table.top + table.places - table.omens) <= sum(map(int, game.bag)), (
                "more cards in the pile than unseen"
            )

    def check_tiles(self, table: Table) -> None:
        kinds = [*TILES, *[int(table.rules.dual)] * 3]
        assert [drawn + left for drawn, left in zip(self.drawn, table.tiles, strict=True)] == kinds
        held = int(table.phase == LAVA)
        assert sum(self.drawn) == self.laid.total() + table.removed + held, "tiles on the board, in hand, out"
        lava = {square for square, symbol in enumerate(table.lava) if symbol not in (0, ASH)}
        assert lava == set(self.laid), "lava where no tile was laid"
        assert table.rules.foreign or self.laid.total() == len(self.laid), "lava was covered"
        assert table.rules.enclosed or ASH not in table.lava

    def check_pieces(self, table: Table, seat: int) -> None:
        total = sum(table.of(seat, home) for home in HOMES)
        assert total == PIECES[table.rules.later][table.seats], f"seat {seat}: {total}"
        standing = [int(table.pieces_of(seat, square)) for square in range(len(table.lava))]
        assert sum(standing) == table.of(seat, BOARD)
        assert all(not count or table.lava[square] == 0 for square, count in enumerate(standing)), "lava over a piece"
