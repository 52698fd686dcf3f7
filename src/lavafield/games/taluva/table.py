"""What lies open on the table: the landscape, the pieces, the supplies, whose turn it is. Nothing secret.

A field's number is its place in the spiral round the first volcano (see geometry.hex), so equal
landscapes are equal. The arrays hold the rings in use, always three beyond the farthest land, and grow.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from lavafield.geometry.hex import SIDES, fields_within, neighbours

JUNGLE: Final[i64] = 0
CLEARING: Final[i64] = 1
SAND: Final[i64] = 2
ROCK: Final[i64] = 3
LAKE: Final[i64] = 4
VOLCANO: Final[i64] = 5
TERRAINS: Final[i64] = 5
"""How many terrains can be built on."""

KINDS: Final[i64] = 25
"""A tile kind is 5 * right + left: the terrains met clockwise from the volcano."""

TILES: Final[i64] = 48
NO_TILE: Final[i64] = 255

NOTHING: Final[i64] = 0
HUT: Final[i64] = 1
TOWER: Final[i64] = 2
TEMPLE: Final[i64] = 3
PIECES: Final[i64] = 3
NOBODY: Final[i64] = 255

HUTS: Final[i64] = 20
TOWERS: Final[i64] = 2
TEMPLES: Final[i64] = 3

DEAL: Final[i64] = 0
DRAW: Final[i64] = 1
REFILL: Final[i64] = 2
PLACE: Final[i64] = 3
BUILD: Final[i64] = 4
FINISHED: Final[i64] = 5

IN_PLAY: Final[i64] = 0
ELIMINATED: Final[i64] = 1
COMPLETED: Final[i64] = 2

RUNNING: Final[i64] = 0
EARLY_WIN: Final[i64] = 1
LAST_SURVIVOR: Final[i64] = 2
TILES_USED_UP: Final[i64] = 3

FAR: Final[i64] = 0
NEAR: Final[i64] = 1
COAST: Final[i64] = 2
LAND: Final[i64] = 3
"""Reach of a field: NEAR is two steps from land, as far as a touching tile's volcano can lie."""

FIRST_RINGS: Final[i64] = 7
BLOCK: Final[i64] = 32
RING_STEP: Final[i64] = 4
MARGIN: Final[i64] = 3


_EMPTY: Final = vec[u8]()
_EMPTY_NUMBERS: Final = vec[i16]()


@mypyc_attr(acyclic=True)
class Table:
    """The open part of a game of Taluva. `laid_out` makes one for a new game, `copy` a twin."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.ranking = False
        self.apart = False
        """Edition 2012: a single hut keeps apart from its owner's settlements."""
        self.preview = False
        self.tiles_left: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = DRAW
        self.ending: i64 = RUNNING
        self.supply: vec[u8] = _EMPTY
        """Pieces left: entry 3 * seat + piece - 1."""
        self.holds: vec[u8] = _EMPTY
        """1 where a seat holds a drawn tile: which one is not for the table to know."""
        self.standing: vec[u8] = _EMPTY
        self.left_as: vec[u8] = _EMPTY
        """1 for the first seat that left the game, 2 for the second ...; 0 while in play."""
        self.rings: i64 = 0
        self.near: vec[i16] = _EMPTY_NUMBERS
        self.land: vec[i16] = _EMPTY_NUMBERS
        """The numbers of all land fields, ascending."""
        self.level: vec[u8] = _EMPTY
        self.terrain: vec[u8] = _EMPTY
        self.facing: vec[u8] = _EMPTY
        """The facing of the visible volcano's tile; 0 elsewhere."""
        self.owner: vec[u8] = _EMPTY
        self.piece: vec[u8] = _EMPTY
        self.reach: vec[u8] = _EMPTY
        self.ways: vec[u8] = _EMPTY
        """For fast lists (see listing.py): at which facings a tile might go with its volcano here."""
        self.busy: vec[u8] = _EMPTY
        """1 for each block of BLOCK fields that has any ways: all others can be passed over."""
        self.changed: vec[i16] = _EMPTY_NUMBERS
        """Fields that changed since `ways` was last brought up to date."""

    def copy(self) -> "Table":
        twin = Table()
        twin.seats = self.seats
        twin.ranking = self.ranking
        twin.apart = self.apart
        twin.preview = self.preview
        twin.tiles_left = self.tiles_left
        twin.turn = self.turn
        twin.phase = self.phase
        twin.ending = self.ending
        twin.supply = self.supply[:]
        twin.holds = self.holds[:]
        twin.standing = self.standing[:]
        twin.left_as = self.left_as[:]
        twin.rings = self.rings
        twin.near = self.near
        twin.land = self.land[:]
        twin.level = self.level[:]
        twin.terrain = self.terrain[:]
        twin.facing = self.facing[:]
        twin.owner = self.owner[:]
        twin.piece = self.piece[:]
        twin.reach = self.reach[:]
        twin.ways = self.ways[:]
        twin.busy = self.busy[:]
        twin.changed = self.changed[:]
        return twin

    # --- the landscape ---

    def known_fields(self) -> i64:
        """Fields below this number have all their neighbours in the arrays; all others are far out at sea."""
        return fields_within(self.rings - 1)

    def is_land(self, field: i64) -> bool:
        return field < i64(len(self.level)) and self.level[field] != 0

    def right_of(self, volcano: i64, facing: i64) -> i64:
        """Where the tile's next field clockwise after the volcano lies."""
        return i64(self.near[volcano * SIDES + facing])

    def left_of(self, volcano: i64, facing: i64) -> i64:
        side = facing + 1 if facing < SIDES - 1 else i64(0)
        return i64(self.near[volcano * SIDES + side])

    def put_tile(self, volcano: i64, facing: i64, kind: i64) -> None:
        """Lay a tile, at sea or on land; huts below it go to the box."""
        right = self.right_of(volcano, facing)
        left = self.left_of(volcano, facing)
        self._keep_margin(volcano)
        self._keep_margin(right)
        self._keep_margin(left)
        self._put_field(volcano, VOLCANO)
        self._put_field(right, kind // TERRAINS)
        self._put_field(left, kind % TERRAINS)
        self.facing[volcano] = u8(facing)

    def _put_field(self, field: i64, terrain: i64) -> None:
        if self.level[field] == 0:
            self._add_land(field)
        self.changed = append(self.changed, i16(field))
        self.level[field] = u8(i64(self.level[field]) + 1)
        self.terrain[field] = u8(terrain)
        self.facing[field] = u8(0)
        # Covered huts leave the board but not the count: the supply stays as it is (TAL-COVER-HUTS).
        self.piece[field] = u8(NOTHING)
        self.owner[field] = u8(NOBODY)

    def restore(self, field: i64, level: i64, terrain: i64, facing: i64, owner: i64, piece: i64) -> None:
        """Set one land field as it was, when a table is read back. Give the fields in ascending order."""
        self._keep_margin(field)
        self._add_land(field)
        self.changed = append(self.changed, i16(field))
        self.level[field] = u8(level)
        self.terrain[field] = u8(terrain)
        self.facing[field] = u8(facing)
        self.owner[field] = u8(owner)
        self.piece[field] = u8(piece)

    def _add_land(self, field: i64) -> None:
        land = append(self.land, i16(field))
        at = i64(len(land)) - 1
        while at > 0 and i64(land[at - 1]) > field:
            land[at] = land[at - 1]
            at -= 1
        land[at] = i16(field)
        self.land = land
        self._mark_reach(field)

    def _mark_reach(self, field: i64) -> None:
        near = self.near
        reach = self.reach
        reach[field] = u8(LAND)
        for side in range(SIDES):
            coast = i64(near[field * SIDES + side])
            if i64(reach[coast]) < COAST:
                reach[coast] = u8(COAST)
                for further in range(SIDES):
                    beyond = i64(near[coast * SIDES + further])
                    if reach[beyond] == FAR:
                        reach[beyond] = u8(NEAR)

    def _keep_margin(self, outermost: i64) -> None:
        """Grow until three rings lie beyond the land to come: nothing legal or looked at is farther out."""
        if outermost < fields_within(self.rings - MARGIN):
            return
        rings = self.rings
        while outermost >= fields_within(rings - MARGIN):
            rings += RING_STEP
        self.near = neighbours(rings)
        fields = fields_within(rings)
        self.level = _grown(self.level, fields, 0)
        self.terrain = _grown(self.terrain, fields, 0)
        self.facing = _grown(self.facing, fields, 0)
        self.owner = _grown(self.owner, fields, NOBODY)
        self.piece = _grown(self.piece, fields, NOTHING)
        self.reach = _grown(self.reach, fields, FAR)
        self.ways = _grown(self.ways, fields, 0)
        self.busy = _grown(self.busy, fields // BLOCK + 1, 0)
        self.rings = rings

    def forget_changes(self) -> None:
        self.changed = vec[i16]()

    # --- pieces and supplies ---

    def left(self, seat: i64, piece: i64) -> i64:
        """How many of its pieces of that type the seat still has in its supply."""
        return i64(self.supply[seat * PIECES + piece - 1])

    def put_piece(self, field: i64, piece: i64, pieces: i64) -> None:
        """The seat in turn builds: that many pieces of its supply stand on the field."""
        self.piece[field] = u8(piece)
        self.owner[field] = u8(self.turn)
        entry = self.turn * PIECES + piece - 1
        self.supply[entry] = u8(i64(self.supply[entry]) - pieces)

    def is_own(self, field: i64) -> bool:
        """Does a piece of the seat in turn stand here?"""
        return i64(self.owner[field]) == self.turn

    def types_used_up(self, seat: i64) -> i64:
        used_up: i64 = 0
        for piece in range(HUT, TEMPLE + 1):
            if self.left(seat, piece) == 0:
                used_up += 1
        return used_up

    # --- whose turn ---

    def awaits_chance(self) -> bool:
        """Is a tile to be drawn next?"""
        return self.phase <= REFILL

    def seats_in_play(self) -> i64:
        in_play: i64 = 0
        for seat in range(self.seats):
            if self.standing[seat] == IN_PLAY:
                in_play += 1
        return in_play

    def leave(self, seat: i64, standing: i64) -> None:
        """The seat leaves the game; its pieces stay and stay protected."""
        self.left_as[seat] = u8(self.seats - self.seats_in_play() + 1)
        self.standing[seat] = u8(standing)

    def next_in_play(self) -> i64:
        """The next seat clockwise that is still in play."""
        seat = (self.turn + 1) % self.seats
        while self.standing[seat] != IN_PLAY:
            seat = (seat + 1) % self.seats
        return seat


def filled(entries: i64, value: i64) -> vec[u8]:
    return vec[u8]([u8(value)] * entries)


def _grown(old: vec[u8], entries: i64, filler: i64) -> vec[u8]:
    new = filled(entries, filler)
    for n in range(i64(len(old))):
        new[n] = old[n]
    return new


def laid_out(seats: i64, tiles: i64, ranking: bool, apart: bool, preview: bool) -> Table:
    """The table before the first tile."""
    table = Table()
    fields = fields_within(FIRST_RINGS)
    table.seats = seats
    table.tiles_left = tiles
    table.ranking = ranking
    table.apart = apart
    table.preview = preview
    table.phase = DEAL if preview else DRAW
    table.supply = filled(PIECES * seats, 0)
    for seat in range(seats):
        table.supply[seat * PIECES] = u8(HUTS)
        table.supply[seat * PIECES + 1] = u8(TOWERS)
        table.supply[seat * PIECES + 2] = u8(TEMPLES)
    table.holds = filled(seats, 0)
    table.standing = filled(seats, IN_PLAY)
    table.left_as = filled(seats, 0)
    table.rings = FIRST_RINGS
    table.near = neighbours(FIRST_RINGS)
    table.level = filled(fields, 0)
    table.terrain = filled(fields, 0)
    table.facing = filled(fields, 0)
    table.owner = filled(fields, NOBODY)
    table.piece = filled(fields, NOTHING)
    table.reach = filled(fields, FAR)
    table.ways = filled(fields, 0)
    table.busy = filled(fields // BLOCK + 1, 0)
    return table
