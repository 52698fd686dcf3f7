"""Beside each rule: what its refusal says about this move, and the squares it concerns."""

from typing import Final

from lavafield.core.violation import Violation
from lavafield.games.pompeii import clause_ids as clause
from lavafield.games.pompeii import ids
from lavafield.games.pompeii import table as steps
from lavafield.games.pompeii.actions import CARD_NAMES, cell_of, tile_name
from lavafield.games.pompeii.city import (
    BEYOND,
    CITY,
    COLOUR_NAMES,
    COLOUR_OF,
    GATES,
    NO_BUILDING,
    SQUARES,
    START,
    SYMBOL_NAMES,
)
from lavafield.games.pompeii.options import ANNOUNCES
from lavafield.games.pompeii.region import Region, single
from lavafield.games.pompeii.rules import steps_until
from lavafield.games.pompeii.table import TILE_KINDS, Table

STEPS: Final = ("deal", "play", "relatives", "draw", "omen", "lava-draw", "lava", "run", "over")


def step_of(table: Table) -> str:
    """What the game waits for."""
    return STEPS[table.phase]


def explained(table: Table, action: int, refusal: int) -> Violation:
    """The violation for the clause that refused this action at this table."""
    name = clause.CLAUSES[refusal]
    if refusal == clause.POM_TURN:
        return wrong_step(table)
    match table.phase:
        case steps.DEAL | steps.DRAW:
            return Violation(name, {"card": CARD_NAMES.get(action, action)})
        case steps.TILE:
            return Violation(name, {"symbol": tile_name(table, action) if 0 <= action < TILE_KINDS else "?"})
        case steps.PLAY:
            return refused_play(table, action, name)
        case steps.RELATIVE:
            colour = COLOUR_NAMES[COLOUR_OF[table.home]] if table.home != NO_BUILDING else "?"
            return Violation(name, {"colour": colour}, (cell_of(action),))
        case steps.OMENS:
            return Violation(name, {}, (cell_of(ids.struck_square(action)),))
        case steps.LAVA:
            return refused_lava(table, action, refusal)
        case _:
            return refused_run(table, action, refusal)


def wrong_step(table: Table) -> Violation:
    return Violation(clause.CLAUSES[clause.POM_TURN], {"step": step_of(table)})


def refused_play(table: Table, action: int, name: str) -> Violation:
    if action in (ids.ANNOUNCE, ids.ORDER):
        return Violation(name, {"announce": ANNOUNCES[table.rules.announce]})
    spot = ids.spot_of(action)
    cells = (cell_of(spot),) if spot != BEYOND else ()
    return Violation(name, {"card": int(ids.card_of(action))}, cells)


def refused_lava(table: Table, action: int, refusal: int) -> Violation:
    """The refused square; for a first tile also where it should go, for others where its symbol lies."""
    square, symbol = ids.laid_square(action), ids.laid_symbol(action)
    cells = [cell_of(square)]
    if refusal == clause.POM_LAVA_START:
        cells.append(cell_of(START[symbol]))
    if refusal == clause.POM_LAVA_BESIDE:
        cells += [cell_of(one) for one in squares_of(table.lava_of(symbol))]
    return Violation(clause.CLAUSES[refusal], {"symbol": SYMBOL_NAMES[symbol]}, tuple(cells))


def refused_run(table: Table, action: int, refusal: int) -> Violation:
    origin, target = ids.origin_of(action), ids.target_of(action)
    cells = [cell_of(origin)] + ([cell_of(target)] if target not in (BEYOND, origin) else [])
    arguments: dict[str, str | int] = {"points": int(table.crowd(origin))}
    if refusal == clause.POM_RUN_POINTS:
        arguments["needed"] = needed(table, origin, target)
    return Violation(clause.CLAUSES[refusal], arguments, tuple(cells))


def needed(table: Table, origin: int, target: int) -> int:
    """How many steps the run takes; one more through a gate."""
    if target == BEYOND:
        return int(steps_until(table, origin, GATES)) + 1
    return int(steps_until(table, origin, single(target)))


def squares_of(region: Region) -> list[int]:
    return [square for square in range(SQUARES) if region.has(square) and CITY.has(square)]
