"""What happened, told as a seat may know it."""

from typing import Final

from lavafield.core.event import Event
from lavafield.games.pompeii import ids
from lavafield.games.pompeii import table as steps
from lavafield.games.pompeii.actions import cell_of
from lavafield.games.pompeii.city import BEYOND, GATE_NAMES, GATES, SYMBOL_NAMES, number_at
from lavafield.games.pompeii.dual import first_symbol, second_symbol
from lavafield.games.pompeii.reasons import needed, squares_of
from lavafield.games.pompeii.region import single
from lavafield.games.pompeii.rules import steps_until
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import (
    ASH,
    FINISHED,
    LEAD_TILES,
    LOST,
    NOBODY_LEFT,
    SAVED,
    TILES_OUT,
    Table,
)

_NAME: Final = "pompeii-event-"


def events(before: PompeiiState, action: int, after: PompeiiState, seat: int | None) -> list[Event]:
    """The events of one action, in the order to tell them."""
    table, then = before.table, after.table
    match table.phase:
        case steps.DEAL:
            told = card_events(table, "dealt", action, seat)
        case steps.PLAY:
            told = turn_events(table, action, seat)
        case steps.RELATIVE:
            told = relative_events(table, action)
        case steps.DRAW:
            told = draw_events(table, then, action, seat)
        case steps.OMENS:
            square = ids.struck_square(action)
            told = [event("omen", ids.struck_owner(action), cells=[square], at=spelled(square))]
        case steps.TILE:
            told = tile_events(table, then, action)
        case steps.LAVA:
            told = lava_events(table, then, action)
        case _:
            told = run_events(table, action)
    told += warning_events(table, then)
    return told + (end_events(table, after, told) if then.phase == FINISHED else [])


def event(name: str, *seats: int, cells: list[int] | None = None, **arguments: str | int) -> Event:
    fields = cells or []
    return Event(
        id=_NAME + name,
        seats=tuple(int(seat) for seat in seats),
        arguments=arguments,
        cells=tuple(cell_of(field) for field in fields),
    )


def spelled(square: int) -> str:
    row, col = cell_of(square)
    return f"{row},{col}"


# --- Phase I ---


def card_events(table: Table, name: str, card: int, seat: int | None) -> list[Event]:
    """A Pompeii card is for the eyes of its owner."""
    if table.turn != seat:
        return [event(f"{name}-hidden", table.turn)]
    return [event(name, table.turn, card=card)]


def turn_events(table: Table, action: int, seat: int | None) -> list[Event]:
    if action == ids.ORDER:
        return [event("standing-set", seat)] if seat == table.turn and seat is not None else []
    if action == ids.ANNOUNCE:
        return [event("announced", table.turn), event("eruption")]
    card, square = int(ids.card_of(action)), ids.spot_of(action)
    if square == BEYOND:
        return [event("played", table.turn, card=card), event("not-placed", table.turn)]
    if number_at(square) != card:
        return [event("joker-placed", table.turn, cells=[square], card=card, at=spelled(square))]
    placed = event("placed", table.turn, cells=[square], at=spelled(square))
    return [event("played", table.turn, card=card), placed]


def warning_events(table: Table, then: Table) -> list[Event]:
    """The first A.D. 79 turns up as soon as the next card to draw lies below it."""
    return [event("first-ad79", table.turn)] if then.warned and not table.warned else []


def relative_events(table: Table, action: int) -> list[Event]:
    if action == ids.DONE:
        return [event("relatives-done", table.turn)]
    return [event("relative-placed", table.turn, cells=[action], at=spelled(action))]


def draw_events(table: Table, then: Table, card: int, seat: int | None) -> list[Event]:
    """Omens and A.D. 79 show themselves; so does a standing order that is carried out."""
    if card == ids.AD79:
        return [event("second-ad79", table.turn), event("eruption")]
    if card == ids.OMEN:
        nobody = [] if then.phase == steps.OMENS else [event("omen-nobody")]
        return [event("omen-drawn", table.turn), *nobody]
    told = card_events(table, "drew", card, seat)
    if then.phase > steps.OMENS:
        told += [event("standing-fired", announcer(then)), event("eruption")]
    return told


def announcer(then: Table) -> int:
    """Who caused the eruption: the right neighbour of the seat that lays the first lava."""
    return int(then.turn + then.seats - 1) % int(then.seats)


# --- Lava ---


def tile_events(table: Table, then: Table, kind: int) -> list[Event]:
    told = [drawn_event(table, kind)]
    if sum(then.tiles) == 0 and table.lead == LEAD_TILES:
        told.append(event("last-tile"))
    if then.removed > table.removed:
        told += [event("lava-lost"), *idle_events(table, then)]
    return told


def drawn_event(table: Table, kind: int) -> Event:
    one, other = SYMBOL_NAMES[first_symbol(table, kind)], SYMBOL_NAMES[second_symbol(table, kind)]
    if one == other:
        return event("lava-drawn", table.turn, symbol=one)
    return event("dual-drawn", table.turn, symbol=one, other=other)


def lava_events(table: Table, then: Table, lava: int) -> list[Event]:
    square, symbol = ids.laid_square(lava), SYMBOL_NAMES[ids.laid_symbol(lava)]
    told = [event("lava-placed", table.turn, cells=[square], symbol=symbol, at=spelled(square))]
    if GATES.has(square):
        told.append(event("gate-closed", cells=[square], gate=GATE_NAMES[square]))
    told += losses(table, [square], "burnt")
    told += losses(table, cut_off(table, lava), "enclosed")
    ash = [one for one in squares_of(table.cool) if then.lava[one] == ASH]
    if ash:
        told.append(event("enclosed-lava", cells=ash, count=len(ash)))
    if table.lead < LEAD_TILES == then.lead and then.phase != FINISHED:
        told.append(event("lead-tiles-done"))
    return told + idle_events(table, then)


def cut_off(table: Table, lava: int) -> list[int]:
    """The squares from which no way leads out any more, once this tile lies."""
    trial = table.copy()
    trial.put_lava(ids.laid_square(lava), ids.laid_symbol(lava) + 1)
    return squares_of(trial.cool.without(trial.connected()))


def losses(table: Table, squares: list[int], name: str) -> list[Event]:
    """One event for each seat that lost pieces on these squares."""
    told = []
    for owner in range(table.seats):
        lost = [square for square in squares if table.pieces_of(owner, square)]
        if lost:
            count = sum(int(table.pieces_of(owner, square)) for square in lost)
            told.append(event(name, owner, cells=lost, count=count))
    return told


def idle_events(table: Table, then: Table) -> list[Event]:
    """After a tile in phase II nobody may be there to run."""
    if table.lead == LEAD_TILES and then.phase != steps.RUN and then.ending != NOBODY_LEFT:
        return [event("no-run", table.turn)]
    return []


# --- Phase II ---


def run_events(table: Table, run: int) -> list[Event]:
    if run == ids.STAY:
        return [event("stayed", table.turn)]
    origin, target = ids.origin_of(run), ids.target_of(run)
    points, steps = int(table.crowd(origin)), needed(table, origin, target)
    if target == BEYOND:
        cells = list(dict.fromkeys([origin, nearest_gate(table, origin)]))
        return [event("escaped", table.turn, cells=cells, points=points, steps=steps, **{"from": spelled(origin)})]
    arguments: dict[str, str | int] = {"from": spelled(origin), "to": spelled(target)}
    return [event("ran", table.turn, cells=[origin, target], points=points, steps=steps, **arguments)]


def nearest_gate(table: Table, origin: int) -> int:
    """The gate through which a runner leaves: the first of the nearest."""
    gates = squares_of(table.open_gates())
    away = {gate: int(steps_until(table, origin, single(gate))) for gate in gates}
    return min((gate for gate in gates if away[gate] >= 0), key=lambda gate: away[gate])


def end_events(table: Table, after: PompeiiState, told: list[Event]) -> list[Event]:
    """Those left behind, and the places; `told` is what this action did before."""
    then = after.table
    ending = [event("nobody-left")]
    if then.ending == TILES_OUT:
        ending = [*left_behind(table, then, told), event("tiles-out")]
    ranks = after.ranks()
    places = sorted(range(then.seats), key=lambda seat: (ranks[seat], seat))
    for seat in places:
        saved, lost = int(then.of(seat, SAVED)), int(then.of(seat, LOST))
        ending.append(event("ranked", seat, rank=ranks[seat], saved=saved, lost=lost))
    winners = [seat for seat in places if ranks[seat] == 1]
    return [*ending, event("shared-win" if len(winners) > 1 else "win", *winners)]


def left_behind(table: Table, then: Table, told: list[Event]) -> list[Event]:
    """Everybody who went into the volcano with this action, those apart whom lava killed."""
    burnt = [0] * int(then.seats)
    for one in told:
        if one.id in (_NAME + "burnt", _NAME + "enclosed"):
            burnt[one.seats[0]] += int(one.arguments["count"])
    lost = [int(then.of(seat, LOST) - table.of(seat, LOST)) - burnt[seat] for seat in range(then.seats)]
    return [event("left-behind", seat, count=count) for seat, count in enumerate(lost) if count]
