"""What a turn after the eruption is good for: whom the lava takes and threatens, who gets out or nearer to it."""

from collections.abc import Sequence

from lavafield.core.explaining import Reasons
from lavafield.games.pompeii.actions import cell_of
from lavafield.games.pompeii.city import BEYOND, GATE_NAMES, GATES
from lavafield.games.pompeii.events import cut_off
from lavafield.games.pompeii.ids import STAY, laid_square, origin_of, target_of
from lavafield.games.pompeii.sight import Sight
from lavafield.games.pompeii.table import FINISHED, Table


def tell_lava(told: Reasons, before: Sight, after: Sight, lava: int) -> None:
    table, square = before.table, int(laid_square(lava))
    tell_losses(told, table, "burns", [square])
    tell_losses(told, table, "encloses", cut_off(table, lava))
    lengthened = {seat: farther(before, after, seat) for seat in range(table.seats)}
    tell_counts(told, table, "lengthens", lengthened)
    tell_counts(told, table, "threatens", {seat: newly_threatened(before, after, seat) for seat in lengthened})
    if GATES.has(square):
        hit = max(lengthened, key=lambda seat: (len(lengthened[seat]), seat != table.turn))
        told.add("closes", hit, cells=[cell_of(square)], gate=GATE_NAMES[square])


def tell_losses(told: Reasons, table: Table, name: str, squares: Sequence[int]) -> None:
    def lost(seat: int) -> list[int]:
        return [square for square in squares for piece in range(table.pieces_of(seat, square))]

    tell_counts(told, table, name, {seat: lost(seat) for seat in range(table.seats)})


def tell_counts(told: Reasons, table: Table, name: str, found: dict[int, list[int]]) -> None:
    """A fact about pieces of each seat; `found` has the square of each piece."""
    own = int(table.turn)
    for seat, squares in found.items():
        cells = [cell_of(square) for square in dict.fromkeys(squares)]
        if squares and seat == own:
            told.add(f"{name}-own", own, cells=cells, count=len(squares))
        elif squares:
            told.add(name, seat, seat, cells=cells, count=len(squares))


def farther(before: Sight, after: Sight, seat: int) -> list[int]:
    """The squares of the pieces that have a longer way out now."""
    return [
        square
        for square, pieces in after.places(seat)
        if after.steps[square] > before.steps[square]
        for piece in range(pieces)
    ]


def newly_threatened(before: Sight, after: Sight, seat: int) -> list[int]:
    fresh = after.threatened - before.threatened
    return [square for square, pieces in after.places(seat) if square in fresh for piece in range(pieces)]


# --- runs ---


def tell_runs(told: Reasons, before: Sight, after: Sight, runs: Sequence[int]) -> None:
    own = int(before.table.turn)
    moves = moved(runs)
    saved = [origin for origin, target in moves if target == BEYOND]
    if saved:
        told.add("saves", own, cells=[cell_of(origin) for origin in saved], count=len(saved))
    if STAY in runs:
        told.add("stays", own)
    if after.table.phase != FINISHED:
        tell_arrivals(told, own, before, after, [(here, there) for here, there in moves if there != BEYOND])
        tell_company(told, before, after, moves)


def moved(runs: Sequence[int]) -> list[tuple[int, int]]:
    """From where to where pieces went; two runs of one piece are one way."""
    moves: list[tuple[int, int]] = []
    for run in runs:
        if run != STAY:
            origin, target = int(origin_of(run)), int(target_of(run))
            if moves and moves[-1][1] == origin:
                origin = moves.pop()[0]
            moves.append((origin, target))
    return moves


def tell_arrivals(told: Reasons, own: int, before: Sight, after: Sight, moves: list[tuple[int, int]]) -> None:
    """What the runners have gained."""
    safe = [there for here, there in moves if here in before.threatened and there not in after.threatened]
    unsafe = [there for here, there in moves if here not in before.threatened and there in after.threatened]
    ready = [there for here, there in moves if after.leads_out(there) and not before.leads_out(here)]
    for name, squares in (("out-of-reach", safe), ("into-reach", unsafe), ("shortens-own", ready)):
        if squares:
            told.add(name, own, cells=[cell_of(square) for square in squares], count=len(squares))
    steps = sum(before.steps[here] - after.steps[there] for here, there in moves)
    if steps > 0 and not ready:
        told.add("nearer", own, cells=[cell_of(there) for here, there in moves], steps=steps)


def tell_company(told: Reasons, before: Sight, after: Sight, moves: list[tuple[int, int]]) -> None:
    """Who stays behind where a runner left has shorter runs; who is joined has longer ones."""
    own = int(before.table.turn)
    left = [here for here, there in dict.fromkeys(moves) if before.leads_out(here) and not after.leads_out(here)]
    joined = [there for here, there in moves if there != BEYOND]
    joined = [there for there in dict.fromkeys(joined) if after.leads_out(there) and not before.leads_out(there)]
    for seat in range(after.table.seats):
        behind = [square for square in dict.fromkeys(left) for piece in range(after.table.pieces_of(seat, square))]
        helped = [square for square in joined for piece in range(after.table.pieces_of(seat, square))]
        if behind:
            name, seats = ("strands-own", ()) if seat == own else ("hinders", (seat,))
            told.add(name, seat, *seats, cells=[cell_of(square) for square in dict.fromkeys(behind)], count=len(behind))
        if helped and seat != own:
            cells = [cell_of(square) for square in dict.fromkeys(helped)]
            told.add("shortens", seat, seat, cells=cells, count=len(helped))
