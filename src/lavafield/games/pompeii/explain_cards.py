"""What a turn before the eruption is good for: pieces placed, relatives brought, cards prepared, Omens."""

from collections.abc import Sequence
from typing import Final

from lavafield.core.explaining import Reasons
from lavafield.games.pompeii.actions import cell_of
from lavafield.games.pompeii.city import GATE_NAMES, NUMBERS, SPOTTED, SQUARES
from lavafield.games.pompeii.features import Features
from lavafield.games.pompeii.ids import DONE, ORDER, spot_of, struck_owner, struck_square
from lavafield.games.pompeii.region import single
from lavafield.games.pompeii.rules import refuse_relative_in
from lavafield.games.pompeii.sight import Sight
from lavafield.games.pompeii.survey import FROM_START, Survey
from lavafield.games.pompeii.table import BOARD, PLAY, RELATIVE, STOCK, Table, building_at

AT_GATE: Final = 1
NEAR_GATE: Final = 2
FAR_OUT: Final = 5
"""Steps to safety."""


def tell_placing(told: Reasons, sights: list[Sight], actions: Sequence[int], hand: list[int]) -> None:
    """A card played and its relatives. `hand` counts the cards that are left, as far as they may be spoken of."""
    table, then = sights[0].table, sights[-1].table
    own = int(table.turn)
    placed = arrivals(table, then)
    relatives = list(placed)
    if table.phase == PLAY and sum(then.discard) > sum(table.discard):
        if not placed:
            told.add("not-placed", own)
        relatives = [square for square in placed if square != played_to(sights, actions)]
    if relatives:
        told.add("brings", own, cells=[cell_of(square) for square in relatives], count=len(relatives))
    if then.phase == RELATIVE and then.turn == own:
        told.add("may-bring", own, count=could_bring(then))
    if actions[-1] == DONE and sights[-2].table.phase == RELATIVE:
        told.add("forgoes", own, count=could_bring(sights[-2].table))
    tell_squares(told, own, sights[-1], placed)
    tell_spots(told, table, then, placed)
    tell_cards(told, table, then, hand)
    tell_ways(told, sights[0], sights[-1])


def played_to(sights: list[Sight], actions: Sequence[int]) -> int:
    """The square of the card's own piece. Relatives go into other buildings."""
    return next(
        int(spot_of(action))
        for sight, action in zip(sights, actions, strict=False)
        if sight.table.phase == PLAY and action != ORDER
    )


def arrivals(table: Table, then: Table) -> list[int]:
    """The squares of the pieces that the seat in turn has brought into the city."""
    found = []
    for square in range(SQUARES):
        found += [square] * int(then.pieces_of(table.turn, square) - table.pieces_of(table.turn, square))
    return found


def could_bring(table: Table) -> int:
    """How many relatives may still come."""
    buildings = set()
    for square in range(SQUARES):
        if SPOTTED.has(square) and table.free_spots(square) > 0:
            building = int(building_at(square))
            if refuse_relative_in(table, building) == 0:
                buildings.add(building)
    return min(len(buildings), int(table.relatives), int(table.of(table.turn, STOCK)))


def tell_squares(told: Reasons, own: int, sight: Sight, placed: list[int]) -> None:
    """Where the new pieces stand: good and bad places."""
    for name, squares in (
        ("at-gate", [square for square in placed if sight.steps[square] == AT_GATE]),
        ("near-gate", [square for square in placed if sight.steps[square] == NEAR_GATE]),
        ("far-out", [square for square in placed if sight.steps[square] >= FAR_OUT]),
        ("beside-start", [square for square in placed if FROM_START[square] == 1]),
    ):
        if squares:
            told.add(name, own, cells=[cell_of(square) for square in squares], count=len(squares))


def tell_spots(told: Reasons, table: Table, then: Table, placed: list[int]) -> None:
    """The last free spot at a gate."""
    for gate, name in GATE_NAMES.items():
        around = single(gate)
        around.spread(table.passable())
        squares = [square for square in dict.fromkeys(placed) if around.has(square)]
        if squares and not then.has_free_spot(around.common(SPOTTED)):
            told.add("last-spot", int(table.turn), cells=[cell_of(square) for square in squares], gate=name)


def tell_cards(told: Reasons, table: Table, then: Table, hand: list[int]) -> None:
    """What the turn makes of the cards: numbers that are full now, and relatives that a card in hand brings now."""
    own = int(table.turn)
    for card in range(1, int(NUMBERS) + 1):
        if then.is_full(card) and not table.is_full(card):
            if hand[card] and then.warned:
                told.add("makes-joker", own, card=card, count=hand[card])
            else:
                told.add("fills", own, card=card)
    if table.warned:
        tell_prepared(told, table, then, [card for card in range(1, int(NUMBERS) + 1) if hand[card]])


def tell_prepared(told: Reasons, table: Table, then: Table, cards: list[int]) -> None:
    """The card in hand that can bring the most relatives, if that is more than any could before."""
    own = int(table.turn)
    best = max(cards, key=lambda card: brought_by(then, card, own), default=0)
    if best and brought_by(then, best, own) > max(1, *(brought_by(table, card, own) for card in cards)):
        told.add("prepares", own, card=best, count=brought_by(then, best, own))


def brought_by(table: Table, card: int, seat: int) -> int:
    """How many relatives a card would bring now; its own piece comes out of the stock first."""
    return min(int(Features(Survey()).relatives_of(table, card)), max(0, int(table.of(seat, STOCK)) - 1))


def tell_ways(told: Reasons, before: Sight, after: Sight) -> None:
    """More company means longer runs, for everybody on the square."""
    own = int(before.table.turn)
    for seat in range(after.table.seats):
        count = after.ready(seat) - before.ready(seat)
        if count > 0 and seat == own:
            told.add("shortens-own", own, count=count)
        elif count > 0:
            told.add("shortens", seat, seat, count=count)


# --- Omens and the eruption ---


def tell_omen(told: Reasons, table: Table, sight: Sight, omen: int) -> None:
    square, owner = int(struck_square(omen)), int(struck_owner(omen))
    cells = [cell_of(square)]
    count = int(table.of(owner, BOARD))
    others = [int(table.of(seat, BOARD)) for seat in range(table.seats) if seat not in (owner, int(table.turn))]
    leads = bool(others) and count > max(others)
    told.add("omen-leader" if leads else "omen", owner, owner, cells=cells, count=count)
    if sight.steps[square] <= NEAR_GATE:
        told.add("omen-gate", owner, cells=cells)


def tell_eruption(told: Reasons, table: Table) -> None:
    """Who has how many in the city when everything begins to burn."""
    own = int(table.turn)
    most = max(int(table.of(seat, BOARD)) for seat in range(table.seats) if seat != own)
    told.add("erupts", own, count=int(table.of(own, BOARD)), most=most)
