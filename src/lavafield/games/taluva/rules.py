"""The rules of Taluva: for each one small function that answers which clause forbids an action, or 0.

A rule sees the open table alone, so what is legal can never depend on a secret. Clauses are asked in the
order of clauses.toml: the answer is the first that forbids.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from lavafield.core.decisions import ALLOWED
from lavafield.games.taluva.clause_ids import (
    TAL_BUILD_FREE,
    TAL_BUILD_LAND,
    TAL_BUILD_VOLCANO,
    TAL_COVER_SETTLEMENT,
    TAL_COVER_TALL,
    TAL_ERUPT_FACING,
    TAL_ERUPT_LEVEL,
    TAL_ERUPT_VOLCANO,
    TAL_EXPAND_OWN,
    TAL_EXPAND_SAME,
    TAL_EXPAND_SUPPLY,
    TAL_EXPAND_TERRAIN,
    TAL_EXTEND_EDGE,
    TAL_EXTEND_TABLE,
    TAL_FIRST,
    TAL_HUT_APART,
    TAL_HUT_LEVEL,
    TAL_SUPPLY,
    TAL_TEMPLE_BESIDE,
    TAL_TEMPLE_ONE,
    TAL_TEMPLE_SIZE,
    TAL_TOWER_BESIDE,
    TAL_TOWER_LEVEL,
    TAL_TOWER_ONE,
    TAL_TURN,
)
from lavafield.games.taluva.ids import (
    CHOICES,
    EXPAND,
    FIRST_PLACEMENT,
    TURNS,
    choice_of,
    eruption,
    erupts,
    extension,
    facing_of,
    site_of,
    volcano_of,
)
from lavafield.games.taluva.settlement import (
    Settlement,
    fields_to_expand,
    huts_to_expand,
    same_fields,
    settlement_at,
)
from lavafield.games.taluva.table import (
    BUILD,
    COAST,
    HUT,
    LAND,
    NOBODY,
    NOTHING,
    PLACE,
    TEMPLE,
    TOWER,
    VOLCANO,
    Table,
)
from lavafield.geometry.hex import SIDES

TOWER_LEVEL: Final[i64] = 3
TEMPLE_SIZE: Final[i64] = 3


def refusal(table: Table, action: i64) -> i64:
    """The first clause that forbids a placement or a build, or ALLOWED."""
    phase = table.phase
    if action < 0:
        return TAL_TURN
    if phase == PLACE:
        return refuse_placement(table, action)
    if phase == BUILD:
        return refuse_build(table, action)
    return TAL_TURN


# --- Step 1: place a tile ---


def refuse_placement(table: Table, placement: i64) -> i64:
    if facing_of(placement) >= SIDES:
        return TAL_TURN
    if len(table.land) == 0:
        if erupts(placement):
            return TAL_ERUPT_VOLCANO
        if placement != FIRST_PLACEMENT:
            return TAL_FIRST
        return ALLOWED
    if erupts(placement):
        return refuse_eruption(table, volcano_of(placement), facing_of(placement))
    return refuse_extension(table, volcano_of(placement), facing_of(placement))


def refuse_extension(table: Table, volcano: i64, facing: i64) -> i64:
    """Flat on the table, and at least one edge against what lies there."""
    if volcano >= table.known_fields():
        return TAL_EXTEND_EDGE
    here = i64(table.reach[volcano])
    right = i64(table.reach[table.right_of(volcano, facing)])
    left = i64(table.reach[table.left_of(volcano, facing)])
    if here == LAND or right == LAND or left == LAND:
        return TAL_EXTEND_TABLE
    if here != COAST and right != COAST and left != COAST:
        return TAL_EXTEND_EDGE
    return ALLOWED


def refuse_eruption(table: Table, volcano: i64, facing: i64) -> i64:
    """Volcano on volcano, turned, on even ground, sparing towers, temples and whole settlements."""
    if volcano >= table.known_fields() or not is_volcano(table, volcano):
        return TAL_ERUPT_VOLCANO
    if i64(table.facing[volcano]) == facing:
        return TAL_ERUPT_FACING
    right = table.right_of(volcano, facing)
    left = table.left_of(volcano, facing)
    level = table.level[volcano]
    if table.level[right] != level or table.level[left] != level:
        return TAL_ERUPT_LEVEL
    if i64(table.piece[right]) > HUT or i64(table.piece[left]) > HUT:
        return TAL_COVER_TALL
    if wipes_out_settlement(table, right, left):
        return TAL_COVER_SETTLEMENT
    return ALLOWED


def is_volcano(table: Table, field: i64) -> bool:
    return table.level[field] != 0 and i64(table.terrain[field]) == VOLCANO


def wipes_out_settlement(table: Table, right: i64, left: i64) -> bool:
    """Only the two terrain fields can hold pieces, and they touch: own neighbours elsewhere survive."""
    if table.owner[right] == table.owner[left]:
        return i64(table.owner[right]) != NOBODY and not (
            reaches_beyond(table, right, left) or reaches_beyond(table, left, right)
        )
    if i64(table.owner[right]) != NOBODY and not reaches_beyond(table, right, left):
        return True
    return i64(table.owner[left]) != NOBODY and not reaches_beyond(table, left, right)


def reaches_beyond(table: Table, field: i64, covered_too: i64) -> bool:
    """Does the piece here touch one of its owner's on a field that stays uncovered?"""
    owner = table.owner[field]
    for side in range(SIDES):
        beside = i64(table.near[field * SIDES + side])
        if table.owner[beside] == owner and beside != covered_too:
            return True
    return False


# --- Step 2: build ---


def refuse_build(table: Table, build: i64) -> i64:
    field = site_of(build)
    choice = choice_of(build)
    if choice >= EXPAND:
        return refuse_expansion(table, field, choice - EXPAND)
    forbidden = refuse_site(table, field)
    if forbidden != ALLOWED:
        return forbidden
    if choice == HUT - 1:
        return refuse_hut(table, field)
    if choice == TOWER - 1:
        return refuse_tower(table, field)
    return refuse_temple(table, field)


def refuse_site(table: Table, field: i64) -> i64:
    """Pieces stand on free land that is no volcano."""
    if not table.is_land(field):
        return TAL_BUILD_LAND
    if i64(table.terrain[field]) == VOLCANO:
        return TAL_BUILD_VOLCANO
    if i64(table.piece[field]) != NOTHING:
        return TAL_BUILD_FREE
    return ALLOWED


def refuse_hut(table: Table, field: i64) -> i64:
    """A single hut goes on any free field of level 1; edition 2012 keeps it apart from own settlements."""
    if table.level[field] != 1:
        return TAL_HUT_LEVEL
    if table.apart and touches_own(table, field):
        return TAL_HUT_APART
    if table.left(table.turn, HUT) == 0:
        return TAL_SUPPLY
    return ALLOWED


def refuse_tower(table: Table, field: i64) -> i64:
    """A tower needs height, a tower in supply, and an own settlement without one beside it."""
    if i64(table.level[field]) < TOWER_LEVEL:
        return TAL_TOWER_LEVEL
    if table.left(table.turn, TOWER) == 0:
        return TAL_SUPPLY
    if not touches_own(table, field):
        return TAL_TOWER_BESIDE
    if not touches_own_without(table, field, TOWER, 1):
        return TAL_TOWER_ONE
    return ALLOWED


def refuse_temple(table: Table, field: i64) -> i64:
    """A temple needs a temple in supply and an own settlement of three fields without one beside it."""
    if table.left(table.turn, TEMPLE) == 0:
        return TAL_SUPPLY
    if not touches_own(table, field):
        return TAL_TEMPLE_BESIDE
    if largest_own_beside(table, field) < TEMPLE_SIZE:
        return TAL_TEMPLE_SIZE
    if not touches_own_without(table, field, TEMPLE, TEMPLE_SIZE):
        return TAL_TEMPLE_ONE
    return ALLOWED


def touches_own(table: Table, field: i64) -> bool:
    for side in range(SIDES):
        if table.is_own(i64(table.near[field * SIDES + side])):
            return True
    return False


def touches_own_without(table: Table, field: i64, piece: i64, size: i64) -> bool:
    """Is one of the own settlements beside the field that large and without such a piece?"""
    for side in range(SIDES):
        if begins_own(table, field, side):
            settlement = settlement_at(table, i64(table.near[field * SIDES + side]))
            if settlement.size >= size and settlement.count(piece) == 0:
                return True
    return False


def largest_own_beside(table: Table, field: i64) -> i64:
    largest: i64 = 0
    for side in range(SIDES):
        if begins_own(table, field, side):
            size = settlement_at(table, i64(table.near[field * SIDES + side])).size
            if size > largest:
                largest = size
    return largest


def begins_own(table: Table, field: i64, side: i64) -> bool:
    """Is there an own piece on that side and, so as to meet a settlement once, none on the side before?

    Fields on two sides in a row touch each other. Inside a closed ring the first side stands for it.
    """
    if not table.is_own(i64(table.near[field * SIDES + side])):
        return False
    return side == 0 or not table.is_own(i64(table.near[field * SIDES + side - 1]))


def refuse_expansion(table: Table, origin: i64, terrain: i64) -> i64:
    """Every free field of one terrain beside one own settlement, or none."""
    if not table.is_land(origin) or not table.is_own(origin):
        return TAL_EXPAND_OWN
    return refuse_expanding(table, settlement_at(table, origin), origin, terrain)


def refuse_expanding(table: Table, settlement: Settlement, origin: i64, terrain: i64) -> i64:
    """The part of `refuse_expansion` that asks about the settlement of its origin."""
    fields = fields_to_expand(table, settlement, terrain)
    if len(fields) == 0:
        return TAL_EXPAND_TERRAIN
    if huts_to_expand(table, fields) > table.left(table.turn, HUT):
        return TAL_EXPAND_SUPPLY
    if origin != settlement.lowest or is_said_otherwise(table, settlement, terrain, fields):
        return TAL_EXPAND_SAME
    return ALLOWED


def is_said_otherwise(table: Table, settlement: Settlement, terrain: i64, fields: vec[i16]) -> bool:
    """Do a single hut, or a settlement with a lower number, already stand for the same huts?"""
    first = i64(fields[0])
    if len(fields) == 1 and table.level[first] == 1 and not table.apart:
        return True
    # Another settlement that builds on the same fields touches the first of them.
    for side in range(SIDES):
        beside = i64(table.near[first * SIDES + side])
        if table.is_own(beside) and not settlement.holds(beside):
            other = settlement_at(table, beside)
            if other.lowest < settlement.lowest and same_fields(fields, fields_to_expand(table, other, terrain)):
                return True
    return False


# --- What might be legal ---


def candidates(table: Table) -> i64:
    if table.phase == BUILD:
        return i64(len(table.land)) * CHOICES
    if table.phase != PLACE:
        return 0
    if len(table.land) == 0:
        return 1
    return table.known_fields() * TURNS


def candidate(table: Table, k: i64) -> i64:
    if table.phase == BUILD:
        return i64(table.land[k >> 3]) * CHOICES + (k & 7)
    if len(table.land) == 0:
        return FIRST_PLACEMENT
    volcano = k >> 3
    if table.level[volcano] != 0:
        return eruption(volcano, k & 7)
    return extension(volcano, k & 7)


def can_build(table: Table) -> bool:
    """Is any build legal? A hut far out is asked for first: there nearly always is one."""
    for choice in range(CHOICES):
        if table.left(table.turn, HUT if choice >= EXPAND else choice + HUT) == 0:
            continue
        n = i64(len(table.land)) - 1
        while n >= 0:
            if refuse_build(table, i64(table.land[n]) * CHOICES + choice) == ALLOWED:
                return True
            n -= 1
    return False
