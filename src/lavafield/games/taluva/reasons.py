"""Beside each rule: what its refusal says about this move, and the fields it concerns."""

from lavafield.core.violation import Violation
from lavafield.games.taluva import clause_ids as clause
from lavafield.games.taluva import ids
from lavafield.games.taluva.actions import PIECE_NAMES, TERRAIN_NAMES, TILE_NAMES, cell_of
from lavafield.games.taluva.settlement import fields_to_expand, huts_to_expand, settlement_at
from lavafield.games.taluva.table import (
    BUILD,
    FINISHED,
    HUT,
    KINDS,
    PLACE,
    TEMPLE,
    TOWER,
    Table,
)
from lavafield.geometry.hex import SIDES

STEPS = {PLACE: "place", BUILD: "build", FINISHED: "over"}


def step_of(table: Table) -> str:
    """What the game waits for: draw, place, build, or nothing: it is over."""
    return STEPS.get(table.phase, "draw")


def explained(table: Table, action: int, refusal: int) -> Violation:
    """The violation for the clause that refused this action at this table."""
    name = clause.CLAUSES[refusal]
    if refusal == clause.TAL_TURN:
        return wrong_step(table)
    if refusal == clause.TAL_DRAW:
        return Violation(name, {"tile": TILE_NAMES[action] if 0 <= action < KINDS else "?"})
    if table.phase == PLACE:
        return Violation(name, {}, cells(placement_fields(table, action, refusal)))
    return Violation(name, build_arguments(table, action), cells(build_fields(table, action, refusal)))


def wrong_step(table: Table) -> Violation:
    return Violation(clause.CLAUSES[clause.TAL_TURN], {"step": step_of(table)})


def cells(fields: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple(cell_of(field) for field in fields)


# --- placements ---


def placement_fields(table: Table, placement: int, refusal: int) -> list[int]:
    volcano, facing = ids.volcano_of(placement), ids.facing_of(placement)
    if volcano >= table.known_fields():
        return [volcano]
    right, left = table.right_of(volcano, facing), table.left_of(volcano, facing)
    tile = [volcano, right, left]
    match refusal:
        case clause.TAL_EXTEND_TABLE:
            return [field for field in tile if table.is_land(field)]
        case clause.TAL_EXTEND_EDGE | clause.TAL_FIRST:
            return tile
        case clause.TAL_ERUPT_LEVEL:
            return [field for field in tile if table.level[field] != table.level[volcano]]
        case clause.TAL_COVER_TALL:
            return [field for field in tile if int(table.piece[field]) > HUT]
        case clause.TAL_COVER_SETTLEMENT:
            return covered_settlements(table, tile)
        case _:
            return [volcano]


def covered_settlements(table: Table, tile: list[int]) -> list[int]:
    """The fields of the settlements that would vanish whole."""
    vanishing: list[int] = []
    for field in tile:
        if table.piece[field] != 0:
            settlement = list(settlement_at(table, field).fields)
            if set(settlement) <= set(tile):
                vanishing += [found for found in settlement if found not in vanishing]
    return vanishing


# --- builds ---


def build_arguments(table: Table, build: int) -> dict[str, str | int]:
    """Everything the words of a refused build may speak of."""
    field, choice = ids.site_of(build), ids.choice_of(build)
    arguments: dict[str, str | int] = {"level": table.level[field] if table.is_land(field) else 0}
    if choice < ids.EXPAND:
        arguments |= {"piece": PIECE_NAMES[choice], "needed": 1}
        arguments |= {"left": table.left(table.turn, choice + HUT), "size": 0}
        if table.is_land(field):
            arguments["size"] = max([len(fields) for fields in own_beside(table, field)], default=0)
        return arguments
    arguments |= {"piece": PIECE_NAMES[0], "left": table.left(table.turn, HUT), "needed": 0}
    arguments["terrain"] = TERRAIN_NAMES[choice - ids.EXPAND]
    if table.is_land(field) and table.is_own(field):
        fields = fields_to_expand(table, settlement_at(table, field), choice - ids.EXPAND)
        arguments["needed"] = huts_to_expand(table, fields)
    return arguments


def build_fields(table: Table, build: int, refusal: int) -> list[int]:
    field, choice = ids.site_of(build), ids.choice_of(build)
    match refusal:
        case clause.TAL_HUT_APART | clause.TAL_TEMPLE_SIZE:
            return [field, *(found for fields in own_beside(table, field) for found in fields)]
        case clause.TAL_TOWER_ONE | clause.TAL_TEMPLE_ONE:
            piece = TOWER if refusal == clause.TAL_TOWER_ONE else TEMPLE
            beside = [found for fields in own_beside(table, field) for found in fields]
            return [field, *(found for found in beside if table.piece[found] == piece)]
        case clause.TAL_EXPAND_TERRAIN:
            return list(settlement_at(table, field).fields)
        case clause.TAL_EXPAND_SUPPLY | clause.TAL_EXPAND_SAME:
            settlement = settlement_at(table, field)
            return list(fields_to_expand(table, settlement, choice - ids.EXPAND))
        case _:
            return [field]


def own_beside(table: Table, field: int) -> list[list[int]]:
    """The fields of each own settlement that touches the field."""
    found: list[list[int]] = []
    for side in range(SIDES):
        beside = int(table.near[field * SIDES + side])
        if table.is_own(beside) and not any(beside in fields for fields in found):
            found.append([int(one) for one in settlement_at(table, beside).fields])
    return found
