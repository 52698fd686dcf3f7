"""What lies open on the table: the city, its pieces and lava, stocks, discards, whose turn it is. Nothing secret.

Of the hidden pile only its construction is open: how many cards lie in each part, and where A.D. 79 can be.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.games.pompeii.city import (
    BEYOND,
    BUILDING_AT,
    CITY,
    GATES,
    NO_BUILDING,
    SPOTS,
    SQUARES,
    SQUARES_NUMBERED,
    SQUARES_OF,
    START,
    STARTS,
)
from lavafield.games.pompeii.region import END, Region

DEAL: Final[i64] = 0
PLAY: Final[i64] = 1
RELATIVE: Final[i64] = 2
DRAW: Final[i64] = 3
OMENS: Final[i64] = 4
TILE: Final[i64] = 5
LAVA: Final[i64] = 6
RUN: Final[i64] = 7
FINISHED: Final[i64] = 8

RUNNING: Final[i64] = 0
NOBODY_LEFT: Final[i64] = 1
TILES_OUT: Final[i64] = 2

NEVER: Final[i64] = 0
IN_TURN: Final[i64] = 1
BY_ORDER: Final[i64] = 2
"""The ways to announce the eruption (POM-ANNOUNCE-OPTION)."""

HAND: Final[i64] = 4
LEAD_TILES: Final[i64] = 6
RUNS: Final[i64] = 2
CARD_KINDS: Final[i64] = 12
TILE_KINDS: Final[i64] = 9
"""Six symbols, then three dual-vent tiles."""

NO_LAVA: Final[i64] = 0
ASH: Final[i64] = 7
"""Lava without a symbol: a square cut off, where an option says so (POM-ENCLOSED-LAVA)."""
NO_TILE: Final[i64] = 255
NOBODY: Final[i64] = 255

STOCK: Final[i64] = 0
BOARD: Final[i64] = 1
SAVED: Final[i64] = 2
LOST: Final[i64] = 3
BOXED: Final[i64] = 4
HELD: Final[i64] = 5
FACTS: Final[i64] = 6
"""What is counted for each seat: its pieces by place, and the cards it holds."""

_CROWD: Final[i64] = 4 * SQUARES
_EMPTY: Final = vec[u8]()


@mypyc_attr(acyclic=True)
class Rules:
    """The options of one game. They never change, so all copies of a table share them."""

    def __init__(self) -> None:
        self.seats: i64 = 2
        self.later = False
        """The edition of 2013."""
        self.dual = False
        self.foreign = False
        self.enclosed = False
        self.barred = True
        """Free start squares are obstacles."""
        self.announce: i64 = IN_TURN
        self.pairs: i64 = 0
        self.window: i64 = 15
        """How many of the last cards the second A.D. 79 is shuffled into."""


@mypyc_attr(acyclic=True)
class Table:
    """The open part of a game. `laid_out` in setup.py makes one for a new game, `copy` a twin."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats: i64 = rules.seats
        self.turn: i64 = 0
        self.phase: i64 = DEAL
        self.ending: i64 = RUNNING
        self.top: i64 = 0
        """Cards above the first A.D. 79."""
        self.warned = False
        """The first A.D. 79 has turned up: relatives, jokers and Omens are in force."""
        self.places: i64 = 0
        """Cards below it, the second A.D. 79 apart."""
        self.omens: i64 = 0
        """How many of those are Omens."""
        self.card: i64 = 0
        """The card whose relatives are coming; 0 otherwise."""
        self.home: i64 = NO_BUILDING
        """The building that they come from."""
        self.relatives: i64 = 0
        """How many may still come."""
        self.visited: i64 = 0
        """The buildings that received one in this turn, as bits."""
        self.lead: i64 = 0
        """Lava tiles laid before anybody may run."""
        self.tile: i64 = NO_TILE
        self.removed: i64 = 0
        """Tiles out of the game because they fitted nowhere."""
        self.runs: i64 = 0
        """Runs that the seat in turn has left."""
        self.runner: i64 = BEYOND
        """Where the piece stands that has just run."""
        self.again = False
        """It may run a second time."""
        self.cool: Region = CITY
        """The squares without lava."""
        self.pieces: vec[u8] = _EMPTY
        """Pieces by seat and square, and at _CROWD all pieces by square."""
        self.lava: vec[u8] = _EMPTY
        """The symbol on each square plus 1, or NO_LAVA or ASH."""
        self.counts: vec[u8] = _EMPTY
        self.tiles: vec[u8] = _EMPTY
        """The bag of lava tiles by kind."""
        self.discard: vec[u8] = _EMPTY

    def copy(self) -> "Table":
        twin = Table(self.rules)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.ending = self.ending
        twin.top = self.top
        twin.warned = self.warned
        twin.places = self.places
        twin.omens = self.omens
        twin.card = self.card
        twin.home = self.home
        twin.relatives = self.relatives
        twin.visited = self.visited
        twin.lead = self.lead
        twin.tile = self.tile
        twin.removed = self.removed
        twin.runs = self.runs
        twin.runner = self.runner
        twin.again = self.again
        twin.cool = self.cool
        twin.pieces = self.pieces[:]
        twin.lava = self.lava[:]
        twin.counts = self.counts[:]
        twin.tiles = self.tiles[:]
        twin.discard = self.discard[:]
        return twin

    def awaits_card(self) -> bool:
        """Is a card to be dealt or drawn next?"""
        return self.phase == DEAL or self.phase == DRAW

    # --- pieces ---

    def of(self, seat: i64, fact: i64) -> i64:
        return i64(self.counts[seat * FACTS + fact])

    def change(self, seat: i64, fact: i64, by: i64) -> None:
        entry = seat * FACTS + fact
        self.counts[entry] = u8(i64(self.counts[entry]) + by)

    def pieces_of(self, seat: i64, square: i64) -> i64:
        return i64(self.pieces[seat * SQUARES + square])

    def crowd(self, square: i64) -> i64:
        """Pieces of all colours on the square."""
        return i64(self.pieces[_CROWD + square])

    def stand(self, seat: i64, square: i64, by: i64) -> None:
        entry = seat * SQUARES + square
        self.pieces[entry] = u8(i64(self.pieces[entry]) + by)
        self.pieces[_CROWD + square] = u8(i64(self.pieces[_CROWD + square]) + by)

    def put_piece(self, seat: i64, square: i64) -> None:
        """From the stock into the city."""
        self.stand(seat, square, 1)
        self.change(seat, STOCK, -1)
        self.change(seat, BOARD, 1)

    def take_piece(self, seat: i64, square: i64, to: i64) -> None:
        """Out of the city: saved or lost."""
        self.stand(seat, square, -1)
        self.change(seat, BOARD, -1)
        self.change(seat, to, 1)

    def move_piece(self, seat: i64, origin: i64, target: i64) -> None:
        self.stand(seat, origin, -1)
        self.stand(seat, target, 1)

    def lose_all(self, square: i64) -> None:
        """Everybody on the square goes into the volcano."""
        if self.crowd(square) > 0:
            for seat in range(self.seats):
                while self.pieces_of(seat, square) > 0:
                    self.take_piece(seat, square, LOST)

    def is_deserted(self) -> bool:
        """Is no piece left in the city?"""
        for seat in range(self.seats):
            if self.of(seat, BOARD) > 0:
                return False
        return True

    def has_victim(self) -> bool:
        """Has an opponent of the seat in turn a piece in the city?"""
        for seat in range(self.seats):
            if seat != self.turn and self.of(seat, BOARD) > 0:
                return True
        return False

    # --- spots ---

    def free_spots(self, square: i64) -> i64:
        return i64(SPOTS[square]) - self.crowd(square)

    def has_free_spot(self, squares: Region) -> bool:
        square = squares.after(0)
        while square < END:
            if self.free_spots(square) > 0:
                return True
            square = squares.after(square + 1)
        return False

    def is_full(self, number: i64) -> bool:
        """Are all spots of the number taken?"""
        return not self.has_free_spot(SQUARES_NUMBERED[number])

    def is_joker(self, card: i64) -> bool:
        """Once jokers are in force, a card is one while its number is full (POM-JOKER, POM-JOKER-NOW)."""
        return self.warned and self.is_full(card)

    def living_in(self, building: i64) -> i64:
        """Pieces in the building, on all its squares (POM-RELATIVE-COUNT)."""
        living: i64 = 0
        squares: Region = SQUARES_OF[building]
        square = squares.after(0)
        while square < END:
            living += self.crowd(square)
            square = squares.after(square + 1)
        return living

    # --- lava ---

    def passable(self) -> Region:
        """The squares that runners may enter (POM-RUN-LAVA, POM-RUN-START)."""
        return self.cool.without(STARTS) if self.rules.barred else self.cool

    def has_begun(self, symbol: i64) -> bool:
        """Does the symbol's first tile lie on its start square?"""
        return i64(self.lava[i64(START[symbol])]) == symbol + 1

    def put_lava(self, square: i64, lava: i64) -> None:
        """Lay lava, or ash; regions are shared between copies, so a new one takes the old one's place."""
        self.lava[square] = u8(lava)
        cool = self.cool.copy()
        cool.remove(square)
        self.cool = cool

    def lava_of(self, symbol: i64) -> Region:
        """The squares with lava of that symbol."""
        found = Region(0, 0)
        for square in range(SQUARES):
            if i64(self.lava[square]) == symbol + 1:
                found.add(square)
        return found

    def open_gates(self) -> Region:
        return self.cool.common(GATES)

    def connected(self) -> Region:
        """The squares from which a way leads to an open gate."""
        found = self.open_gates()
        found.spread_fully(self.passable())
        return found

    def next_seat(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else i64(0)


def filled(entries: i64, value: i64) -> vec[u8]:
    return vec[u8]([u8(value)] * entries)


def building_at(square: i64) -> i64:
    return i64(BUILDING_AT[square])
