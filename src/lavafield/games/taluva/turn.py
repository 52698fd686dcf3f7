"""The course of a turn: draw, place, build, pass on. All of it is public, so states and views share it."""

from typing import Final

from mypy_extensions import i64, u8

from lavafield.core.decisions import CHANCE, OVER
from lavafield.games.taluva.ids import (
    EXPAND,
    choice_of,
    facing_of,
    site_of,
    volcano_of,
)
from lavafield.games.taluva.rules import can_build
from lavafield.games.taluva.settlement import fields_to_expand, settlement_at
from lavafield.games.taluva.table import (
    BUILD,
    COMPLETED,
    DEAL,
    DRAW,
    EARLY_WIN,
    ELIMINATED,
    FINISHED,
    HUT,
    LAST_SURVIVOR,
    PLACE,
    REFILL,
    TILES_USED_UP,
    Table,
)

TYPES_TO_WIN: Final[i64] = 2


def to_act(table: Table) -> int:
    """The seat in turn, or CHANCE, or OVER."""
    if table.phase == PLACE or table.phase == BUILD:
        return int(table.turn)
    return OVER if table.phase == FINISHED else CHANCE


def drawn(table: Table) -> None:
    """The seat in turn has taken a tile from the pile; which one is not for the table to know."""
    table.tiles_left -= 1
    table.holds[table.turn] = u8(1)
    if table.phase == REFILL:
        pass_on(table)
    elif table.phase == DEAL and table.turn < table.seats - 1:
        table.turn += 1
    else:
        if table.phase == DEAL:
            table.turn = 0
        table.phase = PLACE


def placed(table: Table, placement: i64, kind: i64) -> None:
    """The seat in turn lays its tile; if it cannot build then, it is out at once (TAL-OUT)."""
    table.holds[table.turn] = u8(0)
    table.put_tile(volcano_of(placement), facing_of(placement), kind)
    table.phase = BUILD
    if not can_build(table):
        table.leave(table.turn, ELIMINATED)
        pass_on(table)


def built(table: Table, build: i64) -> None:
    """The seat in turn builds, which may complete two types of pieces (TAL-EARLY, TAL-RANK-FINISH)."""
    put_pieces(table, site_of(build), choice_of(build))
    if table.types_used_up(table.turn) >= TYPES_TO_WIN:
        if not table.ranking:
            end(table, EARLY_WIN)
            return
        table.leave(table.turn, COMPLETED)
        pass_on(table)
    elif table.preview and table.tiles_left > 0:
        table.phase = REFILL
    else:
        pass_on(table)


def put_pieces(table: Table, field: i64, choice: i64) -> None:
    if choice < EXPAND:
        table.put_piece(field, choice + HUT, 1)
        return
    # The fields are settled before the first hut stands: new huts carry it no further.
    fields = fields_to_expand(table, settlement_at(table, field), choice - EXPAND)
    for n in range(i64(len(fields))):
        table.put_piece(i64(fields[n]), HUT, i64(table.level[i64(fields[n])]))


def pass_on(table: Table) -> None:
    """The next seat in play takes its turn, unless the game is over."""
    if table.seats_in_play() == 1:
        end(table, LAST_SURVIVOR)
        return
    table.turn = table.next_in_play()
    if table.preview and table.holds[table.turn] == 1:
        table.phase = PLACE
    elif not table.preview and table.tiles_left > 0:
        table.phase = DRAW
    else:
        end(table, TILES_USED_UP)


def end(table: Table, ending: i64) -> None:
    table.ending = ending
    table.phase = FINISHED
