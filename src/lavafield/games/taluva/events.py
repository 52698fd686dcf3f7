"""What happened in a game of Taluva, told as a seat may know it."""

from typing import Final

from lavafield.core.event import Event
from lavafield.games.taluva import ids
from lavafield.games.taluva.actions import PIECE_NAMES, TERRAIN_NAMES, TILE_NAMES, cell_of
from lavafield.games.taluva.rules import touches_own
from lavafield.games.taluva.settlement import fields_to_expand, huts_to_expand, settlement_at
from lavafield.games.taluva.state import TaluvaState
from lavafield.games.taluva.table import (
    BUILD,
    COMPLETED,
    EARLY_WIN,
    FINISHED,
    HUT,
    IN_PLAY,
    LAST_SURVIVOR,
    PLACE,
    Table,
)
from lavafield.geometry.hex import SIDES

_NAME: Final = "taluva-event-"


def events(before: TaluvaState, action: int, after: TaluvaState, seat: int | None) -> list[Event]:
    """The events of one action, in the order to tell them."""
    table = before.table
    if table.phase == PLACE:
        told = placement_events(before, action, after)
    elif table.phase == BUILD:
        told = build_events(table, action)
    else:
        told = draw_events(table, action, seat)
    return told + leaving_events(table, after.table) + end_events(after)


def event(name: str, *seats: int, cells: list[int] | None = None, **arguments: str | int) -> Event:
    fields = cells or []
    return Event(
        id=_NAME + name,
        seats=tuple(int(seat) for seat in seats),
        arguments=arguments,
        cells=tuple(cell_of(field) for field in fields),
    )


def spelled(field: int) -> str:
    q, r = cell_of(field)
    return f"{q},{r}"


def draw_events(table: Table, kind: int, seat: int | None) -> list[Event]:
    if table.preview and table.turn != seat:
        return [event("drew-hidden", table.turn)]
    return [event("drew", table.turn, tile=TILE_NAMES[kind])]


# --- placements ---


def placement_events(before: TaluvaState, placement: int, after: TaluvaState) -> list[Event]:
    table, seat = before.table, before.table.turn
    volcano = ids.volcano_of(placement)
    tile = tile_fields(after.table, placement)
    name = TILE_NAMES[before.hands[seat]]
    if len(table.land) == 0:
        return [event("first-tile", seat, cells=tile, tile=name)]
    if not ids.erupts(placement):
        return [event("extended", seat, cells=tile, tile=name, at=spelled(volcano))]
    level = int(after.table.level[volcano])
    erupted = event("erupted", seat, cells=tile, tile=name, at=spelled(volcano), level=level)
    return [erupted, *losses(table, tile), *splits(table, after.table, tile)]


def tile_fields(table: Table, placement: int) -> list[int]:
    volcano, facing = ids.volcano_of(placement), ids.facing_of(placement)
    return [volcano, table.right_of(volcano, facing), table.left_of(volcano, facing)]


def losses(table: Table, tile: list[int]) -> list[Event]:
    """Huts that the eruption sends to the box: as many on a field as its level."""
    told = []
    for owner in range(table.seats):
        covered = [field for field in tile if table.piece[field] == HUT and table.owner[field] == owner]
        if covered:
            count = sum(huts_on(table, field) for field in covered)
            told.append(event("huts-lost", owner, cells=covered, count=count))
    return told


def huts_on(table: Table, field: int) -> int:
    """A hut field of level n carries n huts: single huts stand on level 1 only."""
    return int(table.level[field])


def splits(before: Table, after: Table, tile: list[int]) -> list[Event]:
    """Settlements whose rest no longer hangs together."""
    told = []
    done: set[int] = set()
    for field in tile:
        if before.piece[field] != 0 and field not in done:
            settlement = [int(one) for one in settlement_at(before, field).fields]
            done |= set(settlement)
            rest = [one for one in settlement if one not in tile]
            if rest and settlement_at(after, rest[0]).size < len(rest):
                told.append(event("settlement-split", before.owner[field], cells=rest))
    return told


# --- builds ---


def build_events(table: Table, build: int) -> list[Event]:
    field, choice, seat = ids.site_of(build), ids.choice_of(build), table.turn
    if choice < ids.EXPAND:
        name = f"{PIECE_NAMES[choice]}-built"
        told = [event(name, seat, cells=[field], at=spelled(field))]
        return told + joins(table, [field])
    fields = fields_to_expand(table, settlement_at(table, field), choice - ids.EXPAND)
    told = [
        event(
            "expanded",
            seat,
            cells=list(fields),
            terrain=TERRAIN_NAMES[choice - ids.EXPAND],
            count=int(huts_to_expand(table, fields)),
            fields=len(fields),
        )
    ]
    return told + joins(table, list(fields))


def joins(table: Table, fields: list[int]) -> list[Event]:
    """Own settlements that the new pieces connect."""
    beside: set[int] = set()
    for field in fields:
        if touches_own(table, field):
            for side in range(SIDES):
                other = int(table.near[field * SIDES + side])
                if table.is_own(other):
                    beside.add(int(settlement_at(table, other).lowest))
    if len(beside) < 2:
        return []
    return [event("settlements-joined", table.turn, cells=fields)]


# --- leaving and ending ---


def leaving_events(before: Table, after: Table) -> list[Event]:
    for seat in range(before.seats):
        if before.standing[seat] == IN_PLAY and after.standing[seat] != IN_PLAY:
            if after.standing[seat] != COMPLETED:
                return [event("eliminated", seat)]
            finished = [s for s in range(after.seats) if after.standing[s] == COMPLETED]
            return [event("finished", seat, rank=len(finished))]
    return []


def end_events(after: TaluvaState) -> list[Event]:
    table = after.table
    if table.phase != FINISHED:
        return []
    ranks = after.ranks()
    if table.ending == EARLY_WIN:
        return [event("early-win", table.turn)]
    if table.ending == LAST_SURVIVOR and not table.ranking:
        return [event("survivor-win", ranks.index(1))]
    told = [] if table.ending == LAST_SURVIVOR else [event("tiles-out")]
    places = sorted(range(table.seats), key=lambda seat: (ranks[seat], seat))
    told += [event("ranked", seat, rank=ranks[seat]) for seat in places]
    winners = [seat for seat in places if ranks[seat] == 1]
    return told + ([event("shared-win", *winners)] if len(winners) > 1 else [])
