"""Listing and sampling fast. Tested against the plain way, which asks every candidate (see Decisions).

Extensions are most of a list and change little from turn to turn: `table.ways` remembers, for each field at
sea, at which facings a tile's volcano may lie there, and is brought up to date where tiles were laid since.
"""

from typing import Final, cast

from mypy_extensions import i64, u8

from lavafield.core.chance import Rng
from lavafield.core.decisions import ALLOWED, numbers_below
from lavafield.games.taluva.ids import (
    CHOICES,
    EXPAND,
    FIRST_PLACEMENT,
    TURNS,
    WAYS,
    building,
    eruption,
    expansion,
    extension,
)
from lavafield.games.taluva.rules import (
    TOWER_LEVEL,
    refuse_build,
    refuse_eruption,
    refuse_expanding,
    refuse_extension,
    refuse_hut,
    refuse_temple,
    refuse_tower,
)
from lavafield.games.taluva.settlement import Settlement, is_free, settlement_at
from lavafield.games.taluva.table import (
    BUILD,
    COAST,
    FAR,
    HUT,
    LAND,
    NOTHING,
    PLACE,
    TEMPLE,
    TERRAINS,
    TOWER,
    VOLCANO,
    Table,
)
from lavafield.geometry.hex import SIDES

ON_LAND: Final[i64] = 64
"""What `ways` says of land: no facing of an extension, but more than nothing, so that it is looked at."""
STALE: Final[i64] = 128
_TRIES: Final[i64] = 256


def legal_actions(table: Table) -> list[int]:
    """Equal to the plain list of what may be placed or built."""
    legal: list[object] = []
    if table.phase == BUILD:
        add_builds(legal, table)
    elif table.phase == PLACE and len(table.land) == 0:
        legal.append(FIRST_PLACEMENT)
    elif table.phase == PLACE:
        add_placements(legal, table)
    return cast(list[int], legal)


def ahead(table: Table, k: i64) -> i64:
    """The first candidate from k on that meets some cheap conditions of every legal action."""
    if table.phase == BUILD:
        return build_ahead(table, k)
    if table.phase == PLACE and len(table.land) > 0:
        return placement_ahead(table, k)
    return k


# --- placements ---


def add_placements(legal: list[object], table: Table) -> None:
    if len(table.new_land) > 0:
        update_ways(table)
    fields = table.known_fields()
    numbers = numbers_below(fields * WAYS)
    ways = table.ways
    for field in range(fields):
        facings = i64(ways[field])
        if facings == ON_LAND:
            if i64(table.terrain[field]) == VOLCANO:
                add_eruptions(legal, table, field, numbers)
        elif facings != 0:
            action = field * WAYS
            while facings != 0:
                if facings & 1 != 0:
                    legal.append(numbers[action])
                facings >>= 1
                action += 2


def placement_ahead(table: Table, k: i64) -> i64:
    if len(table.new_land) > 0:
        update_ways(table)
    ways = table.ways
    volcano = k >> 3
    facing = k & 7
    fields = table.known_fields()
    while volcano < fields:
        facings = i64(ways[volcano])
        if facings != 0:
            if facings == ON_LAND:
                facings = even_ways(table, volcano)
            facings >>= facing
            while facings != 0:
                if facings & 1 == 1:
                    return volcano * TURNS + facing
                facings >>= 1
                facing += 1
        volcano += 1
        facing = 0
    return fields * TURNS


def even_ways(table: Table, volcano: i64) -> i64:
    """The facings at which an eruption from here would find even ground, one bit for each."""
    facings: i64 = 0
    if i64(table.terrain[volcano]) == VOLCANO:
        level = table.level[volcano]
        for facing in range(SIDES):
            if table.level[table.right_of(volcano, facing)] == level:
                if table.level[table.left_of(volcano, facing)] == level:
                    facings |= 1 << facing
    return facings


def add_eruptions(legal: list[object], table: Table, volcano: i64, numbers: list[object]) -> None:
    facings = even_ways(table, volcano)
    facing: i64 = 0
    while facings != 0:
        if facings & 1 == 1 and refuse_eruption(table, volcano, facing) == ALLOWED:
            legal.append(numbers[eruption(volcano, facing)])
        facings >>= 1
        facing += 1


def sampled_placement(table: Table, rng: Rng) -> i64:
    """A uniform legal placement, or -1 after many misses. It draws from the candidates of `rules`."""
    if len(table.land) == 0:
        return FIRST_PLACEMENT
    fields = table.known_fields()
    reach = table.reach
    tries = _TRIES
    while tries > 0:
        tries -= 1
        draw = rng.below(fields * TURNS)
        volcano = draw >> 3
        facing = draw & 7
        here = i64(reach[volcano])
        if here == FAR or facing >= SIDES:
            continue
        if here == LAND:
            if refuse_eruption(table, volcano, facing) == ALLOWED:
                return eruption(volcano, facing)
        elif refuse_extension(table, volcano, facing) == ALLOWED:
            return extension(volcano, facing)
    return -1


def update_ways(table: Table) -> None:
    """Bring `ways` up to date round the land that is new since the last time."""
    mark_stale(table)
    for n in range(i64(len(table.new_land))):
        field = i64(table.new_land[n])
        table.ways[field] = u8(ON_LAND)
        for side in range(SIDES):
            beside = i64(table.near[field * SIDES + side])
            update_field(table, beside)
            update_field(table, i64(table.near[beside * SIDES + side]))
            update_field(table, i64(table.near[beside * SIDES + (side + 1) % SIDES]))
    table.forget_new_land()


def mark_stale(table: Table) -> None:
    """Mark the fields whose ways may have changed: up to two steps from new land, and still sea."""
    ways = table.ways
    near = table.near
    for n in range(i64(len(table.new_land))):
        field = i64(table.new_land[n])
        for side in range(SIDES):
            beside = i64(near[field * SIDES + side])
            ways[beside] = u8(STALE)
            # Of the twelve fields two steps away: the one straight on, and the next clockwise.
            ways[i64(near[beside * SIDES + side])] = u8(STALE)
            ways[i64(near[beside * SIDES + (side + 1) % SIDES])] = u8(STALE)


def update_field(table: Table, field: i64) -> None:
    """At which facings may an extension's volcano lie here? One bit for each."""
    if i64(table.ways[field]) != STALE:
        return
    near = table.near
    reach = table.reach
    here = i64(reach[field])
    facings: i64 = ON_LAND
    if here != LAND:
        facings = 0
        right = i64(reach[i64(near[field * SIDES])])
        for facing in range(SIDES):
            left = i64(reach[i64(near[field * SIDES + (facing + 1) % SIDES])])
            touches = here == COAST or right == COAST or left == COAST
            if touches and right != LAND and left != LAND:
                facings |= 1 << facing
            right = left
    table.ways[field] = u8(facings)


# --- builds ---


def add_builds(legal: list[object], table: Table) -> None:
    for n in range(i64(len(table.land))):
        field = i64(table.land[n])
        if i64(table.terrain[field]) != VOLCANO:
            if i64(table.piece[field]) == NOTHING:
                add_pieces(legal, table, field)
            elif may_name_settlement(table, field) and in_supply(table, EXPAND):
                add_expansions(legal, table, field)


def build_ahead(table: Table, k: i64) -> i64:
    candidates = i64(len(table.land)) * CHOICES
    while k < candidates:
        field = i64(table.land[k >> 3])
        choice = k & 7
        first = EXPAND
        last = CHOICES
        if i64(table.piece[field]) == NOTHING:
            first = 0
            last = EXPAND if i64(table.terrain[field]) != VOLCANO else i64(0)
        elif not may_name_settlement(table, field):
            last = 0
        if choice < first:
            choice = first
        while choice < last:
            if may_be_legal(table, field, choice):
                return (k & ~7) + choice
            choice += 1
        k = (k & ~7) + CHOICES
    return candidates


def add_pieces(legal: list[object], table: Table, field: i64) -> None:
    if refuse_hut(table, field) == ALLOWED:
        legal.append(int(building(field, HUT)))
    if refuse_tower(table, field) == ALLOWED:
        legal.append(int(building(field, TOWER)))
    if refuse_temple(table, field) == ALLOWED:
        legal.append(int(building(field, TEMPLE)))


def add_expansions(legal: list[object], table: Table, field: i64) -> None:
    settlement = settlement_at(table, field)
    if settlement.lowest == field:
        terrains = terrains_beside(table, settlement)
        for terrain in range(TERRAINS):
            if (terrains >> terrain) & 1 != 0:
                if refuse_expanding(table, settlement, field, terrain) == ALLOWED:
                    legal.append(int(expansion(field, terrain)))


def terrains_beside(table: Table, settlement: Settlement) -> i64:
    """The terrains of the free fields that touch the settlement, one bit for each."""
    terrains: i64 = 0
    for n in range(settlement.size):
        here = i64(settlement.fields[n])
        for side in range(SIDES):
            beside = i64(table.near[here * SIDES + side])
            if is_free(table, beside):
                terrains |= 1 << i64(table.terrain[beside])
    return terrains


def in_supply(table: Table, choice: i64) -> bool:
    """Is there a piece left of the type that this choice builds?"""
    return table.left(table.turn, HUT if choice >= EXPAND else choice + HUT) != 0


def may_name_settlement(table: Table, field: i64) -> bool:
    """An own field with no lower own field beside it: only such a field can name its settlement."""
    if not table.is_own(field):
        return False
    for side in range(SIDES):
        beside = i64(table.near[field * SIDES + side])
        if beside < field and table.is_own(beside):
            return False
    return True


def sampled_build(table: Table, rng: Rng) -> i64:
    """A uniform legal build, or -1 after many misses. It draws from the candidates of `rules`."""
    fields = i64(len(table.land))
    tries = _TRIES
    while tries > 0:
        tries -= 1
        draw = rng.below(fields * CHOICES)
        field = i64(table.land[draw >> 3])
        if i64(table.terrain[field]) != VOLCANO and may_be_legal(table, field, draw & 7):
            action = field * CHOICES + (draw & 7)
            if refuse_build(table, action) == ALLOWED:
                return action
    return -1


def may_be_legal(table: Table, field: i64, choice: i64) -> bool:
    """Cheap conditions that every legal build meets."""
    if choice >= EXPAND:
        return in_supply(table, choice) and may_name_settlement(table, field)
    if i64(table.piece[field]) != NOTHING or not in_supply(table, choice):
        return False
    if choice == HUT - 1:
        return table.level[field] == 1
    return choice != TOWER - 1 or i64(table.level[field]) >= TOWER_LEVEL
