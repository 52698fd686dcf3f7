"""Other ways of saying an action that is on the list (TAL-EXPAND-SAME, TAL-FIRST)."""

from mypy_extensions import i64

from lavafield.games.taluva.clause_ids import TAL_EXPAND_SAME
from lavafield.games.taluva.ids import (
    EXPAND,
    FIRST_PLACEMENT,
    building,
    choice_of,
    erupts,
    expansion,
    site_of,
)
from lavafield.games.taluva.rules import refuse_build
from lavafield.games.taluva.settlement import fields_to_expand, same_fields, settlement_at
from lavafield.games.taluva.table import BUILD, HUT, PLACE, Table
from lavafield.geometry.hex import SIDES


def canonical(table: Table, action: i64) -> i64:
    """The listed action that does the same; the action itself where it has no synonym."""
    if table.phase == PLACE and len(table.land) == 0 and not erupts(action):
        return FIRST_PLACEMENT
    if table.phase == BUILD and refuse_build(table, action) == TAL_EXPAND_SAME:
        return canonical_expansion(table, site_of(action), choice_of(action) - EXPAND)
    return action


def canonical_expansion(table: Table, origin: i64, terrain: i64) -> i64:
    settlement = settlement_at(table, origin)
    fields = fields_to_expand(table, settlement, terrain)
    first = i64(fields[0])
    if len(fields) == 1 and table.level[first] == 1 and not table.apart:
        return building(first, HUT)
    lowest = settlement.lowest
    for side in range(SIDES):
        beside = i64(table.near[first * SIDES + side])
        if table.is_own(beside):
            other = settlement_at(table, beside)
            if same_fields(fields, fields_to_expand(table, other, terrain)):
                lowest = min(lowest, other.lowest)
    return expansion(lowest, terrain)
