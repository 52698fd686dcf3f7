"""Listing and sampling fast. Tested against the plain way, which asks every candidate (see Decisions).

Placements change little from turn to turn: `table.ways` remembers for each field at which facings a tile
might go with its volcano there, and is brought up to date where tiles were laid since.
"""

from typing import Final

from mypy_extensions import i64, u8

from lavafield.core.chance import Rng
from lavafield.core.decisions import ALLOWED, Listing
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
    TEMPLE_SIZE,
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
    BLOCK,
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

FACINGS: Final[i64] = 63
"""Six bits of `ways`: extensions that are legal, or eruptions that find even ground."""
ON_LAND: Final[i64] = 64
STALE: Final[i64] = 128
_TRIES: Final[i64] = 256


def legal_actions(table: Table) -> list[int]:
    """Equal to the plain list of what may be placed or built."""
    land = i64(len(table.land))
    if table.phase == BUILD:
        builds = Listing(land, i64(len(table.level)) * CHOICES)
        add_builds(builds, table)
        return builds.done()
    if table.phase == PLACE and land == 0:
        return [int(FIRST_PLACEMENT)]
    if table.phase == PLACE:
        placements = Listing(6 * land, i64(len(table.level)) * WAYS)
        add_placements(placements, table)
        return placements.done()
    return []


def ahead(table: Table, k: i64) -> i64:
    """The first candidate from k on that meets some cheap conditions of every legal action."""
    if table.phase == BUILD:
        return build_ahead(table, k)
    if table.phase == PLACE and len(table.land) > 0:
        return placement_ahead(table, k)
    return k


# --- placements ---


def add_placements(legal: Listing, table: Table) -> None:
    if len(table.changed) > 0:
        update_ways(table)
    fields = table.known_fields()
    for block in range(fields // BLOCK + 1):
        if table.busy[block] != 0:
            add_block(legal, table, block * BLOCK)


def add_block(legal: Listing, table: Table, first: i64) -> None:
    ways = table.ways
    end = first + BLOCK if first + BLOCK < i64(len(ways)) else i64(len(ways))
    for field in range(first, end):
        facings = i64(ways[field])
        if facings > ON_LAND:
            add_eruptions(legal, table, field)
        elif facings != 0:
            action = field * WAYS
            facings &= FACINGS
            while facings != 0:
                if facings & 1 != 0:
                    legal.add(action)
                facings >>= 1
                action += 2


def placement_ahead(table: Table, k: i64) -> i64:
    if len(table.changed) > 0:
        update_ways(table)
    ways = table.ways
    volcano = k >> 3
    facing = k & 7
    fields = table.known_fields()
    while volcano < fields:
        if volcano & (BLOCK - 1) == 0 and table.busy[volcano >> 5] == 0:
            volcano = ((volcano >> 5) + 1) << 5
            facing = 0
            continue
        facings = (i64(ways[volcano]) & FACINGS) >> facing
        while facings != 0:
            if facings & 1 == 1:
                return volcano * TURNS + facing
            facings >>= 1
            facing += 1
        volcano += 1
        facing = 0
    return fields * TURNS


def add_eruptions(legal: Listing, table: Table, volcano: i64) -> None:
    facings = i64(table.ways[volcano]) & FACINGS
    facing: i64 = 0
    while facings != 0:
        if facings & 1 == 1 and refuse_eruption(table, volcano, facing) == ALLOWED:
            legal.add(eruption(volcano, facing))
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
    """Bring `ways` up to date round the fields that changed: nothing farther than two steps is concerned."""
    mark_stale(table)
    for n in range(i64(len(table.changed))):
        field = i64(table.changed[n])
        update_field(table, field)
        for side in range(SIDES):
            beside = i64(table.near[field * SIDES + side])
            update_field(table, beside)
            update_field(table, i64(table.near[beside * SIDES + side]))
            update_field(table, i64(table.near[beside * SIDES + (side + 1) % SIDES]))
    table.forget_changes()


def mark_stale(table: Table) -> None:
    """Mark them first, so that each is brought up to date once."""
    ways = table.ways
    near = table.near
    for n in range(i64(len(table.changed))):
        field = i64(table.changed[n])
        ways[field] = u8(STALE)
        for side in range(SIDES):
            beside = i64(near[field * SIDES + side])
            ways[beside] = u8(STALE)
            # Of the twelve fields two steps away: the one straight on, and the next clockwise.
            ways[i64(near[beside * SIDES + side])] = u8(STALE)
            ways[i64(near[beside * SIDES + (side + 1) % SIDES])] = u8(STALE)


def update_field(table: Table, field: i64) -> None:
    if i64(table.ways[field]) != STALE:
        return
    land = i64(table.reach[field]) == LAND
    facings = ON_LAND + even_ways(table, field) if land else sea_ways(table, field)
    table.ways[field] = u8(facings)
    if facings != 0:
        table.busy[field >> 5] = u8(1)


def sea_ways(table: Table, field: i64) -> i64:
    """The facings of legal extensions whose volcano would lie here, one bit for each."""
    near = table.near
    reach = table.reach
    here = i64(reach[field])
    facings: i64 = 0
    right = i64(reach[i64(near[field * SIDES])])
    for facing in range(SIDES):
        left = i64(reach[i64(near[field * SIDES + (facing + 1) % SIDES])])
        touches = here == COAST or right == COAST or left == COAST
        if touches and right != LAND and left != LAND:
            facings |= 1 << facing
        right = left
    return facings


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


# --- builds ---


def add_builds(legal: Listing, table: Table) -> None:
    settlements = own_settlements(table)
    temples = any_ready_for_temple(settlements)
    next_one: i64 = 0
    for n in range(i64(len(table.land))):
        field = i64(table.land[n])
        if i64(table.piece[field]) == NOTHING:
            if i64(table.terrain[field]) != VOLCANO:
                add_pieces(legal, table, field, temples)
        elif next_one < i64(len(settlements)) and settlements[next_one].lowest == field:
            add_expansions(legal, table, settlements[next_one])
            next_one += 1


def build_ahead(table: Table, k: i64) -> i64:
    candidates = i64(len(table.land)) * CHOICES
    while k < candidates:
        field = i64(table.land[k >> 3])
        choice = k & 7
        if i64(table.piece[field]) == NOTHING:
            while choice < EXPAND and i64(table.terrain[field]) != VOLCANO:
                if may_be_legal(table, field, choice):
                    return (k & ~7) + choice
                choice += 1
        elif may_name_settlement(table, field) and in_supply(table, EXPAND):
            return (k & ~7) + EXPAND if choice < EXPAND else k
        k = (k & ~7) + CHOICES
    return candidates


def own_settlements(table: Table) -> list[Settlement]:
    """The settlements of the seat in turn, ascending by the field that names them."""
    found: list[Settlement] = []
    for n in range(i64(len(table.land))):
        field = i64(table.land[n])
        if may_name_settlement(table, field):
            settlement = settlement_at(table, field)
            if settlement.lowest == field:
                found.append(settlement)
    return found


def any_ready_for_temple(settlements: list[Settlement]) -> bool:
    for settlement in settlements:
        if settlement.size >= TEMPLE_SIZE and settlement.temples == 0:
            return True
    return False


def add_pieces(legal: Listing, table: Table, field: i64, temples: bool) -> None:
    if refuse_hut(table, field) == ALLOWED:
        legal.add(building(field, HUT))
    if refuse_tower(table, field) == ALLOWED:
        legal.add(building(field, TOWER))
    if temples and refuse_temple(table, field) == ALLOWED:
        legal.add(building(field, TEMPLE))


def add_expansions(legal: Listing, table: Table, settlement: Settlement) -> None:
    if in_supply(table, EXPAND):
        origin = settlement.lowest
        terrains = terrains_beside(table, settlement)
        for terrain in range(TERRAINS):
            if (terrains >> terrain) & 1 != 0:
                if refuse_expanding(table, settlement, origin, terrain) == ALLOWED:
                    legal.add(expansion(origin, terrain))


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
