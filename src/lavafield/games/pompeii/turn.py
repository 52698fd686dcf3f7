"""The course of the game, before and after the eruption. All of it is public, so states and views share it."""

from mypy_extensions import i64, u8

from lavafield.core.decisions import CHANCE, OVER
from lavafield.games.pompeii.city import BEYOND, CITY, NO_BUILDING, STARTS, number_at
from lavafield.games.pompeii.dual import first_symbol, second_symbol
from lavafield.games.pompeii.ids import (
    AD79,
    DONE,
    OMEN,
    STAY,
    card_of,
    laid_square,
    laid_symbol,
    origin_of,
    spot_of,
    struck_owner,
    struck_square,
    target_of,
)
from lavafield.games.pompeii.region import END, bit
from lavafield.games.pompeii.rules import can_bring_relative, can_run, flow
from lavafield.games.pompeii.table import (
    ASH,
    BOARD,
    BOXED,
    DRAW,
    FINISHED,
    HAND,
    HELD,
    LAVA,
    LEAD_TILES,
    LOST,
    NO_TILE,
    NOBODY_LEFT,
    OMENS,
    PLAY,
    RELATIVE,
    RUN,
    RUNS,
    SAVED,
    STOCK,
    TILE,
    TILES_OUT,
    Table,
    building_at,
)


def to_act(table: Table) -> int:
    """The seat in turn, or CHANCE, or OVER."""
    if table.awaits_card() or table.phase == TILE:
        return CHANCE
    return OVER if table.phase == FINISHED else int(table.turn)


# --- Phase I ---


def dealt(table: Table) -> None:
    """The seat in turn takes a card of its first hand; which one is not for the table to know."""
    table.change(table.turn, HELD, 1)
    if table.of(table.turn, HELD) == HAND:
        table.turn = table.next_seat(table.turn)
        if table.turn == 0:
            table.phase = PLAY


def played(table: Table, play: i64) -> None:
    """A card to the discard, a piece into the city; if that brings relatives, they come first."""
    card = card_of(play)
    square = spot_of(play)
    table.discard[card] = u8(i64(table.discard[card]) + 1)
    table.change(table.turn, HELD, -1)
    if square != BEYOND:
        # A joker's number is full, so a square of the card's own number means that it is none (POM-JOKER-ALONE).
        if table.warned and number_at(square) == card:
            table.card = card
            table.home = building_at(square)
            table.relatives = table.living_in(table.home)
        table.put_piece(table.turn, square)
    expect_relatives(table)


def expect_relatives(table: Table) -> None:
    if can_bring_relative(table):
        table.phase = RELATIVE
    else:
        await_card(table)


def brought(table: Table, square: i64) -> None:
    """A relative arrives, or no more will."""
    if square == DONE:
        await_card(table)
        return
    table.put_piece(table.turn, square)
    table.visited |= bit(building_at(square))
    table.relatives -= 1
    expect_relatives(table)


def await_card(table: Table) -> None:
    """The card to be drawn lies below the first A.D. 79 as soon as that is uppermost (POM-AD79-FIRST)."""
    table.card = 0
    table.home = NO_BUILDING
    table.relatives = 0
    table.visited = 0
    table.phase = DRAW
    if table.top == 0:
        table.warned = True


def drawn(table: Table, card: i64) -> None:
    """A Pompeii card (which one is not for the table to know) ends the turn; Omens and A.D. 79 do not stay in hand."""
    if card == AD79:
        erupt(table, table.turn)
        return
    if table.top > 0:
        table.top -= 1
    else:
        table.places -= 1
    if card == OMEN:
        table.omens -= 1
        if table.has_victim():
            table.phase = OMENS
        return
    table.change(table.turn, HELD, 1)
    table.turn = table.next_seat(table.turn)
    table.phase = PLAY


def struck(table: Table, omen: i64) -> None:
    """The piece is lost, and its drawer draws again."""
    table.take_piece(struck_owner(omen), struck_square(omen), LOST)
    table.phase = DRAW


# --- The eruption ---


def erupt(table: Table, seat: i64) -> None:
    """Caused by that seat: cards and unplaced pieces go to the box, its left neighbour lays the first lava."""
    for other in range(table.seats):
        table.change(other, BOXED, table.of(other, STOCK))
        table.change(other, STOCK, -table.of(other, STOCK))
        table.change(other, HELD, -table.of(other, HELD))
    table.turn = table.next_seat(seat)
    table.phase = TILE
    if table.is_deserted():
        end(table, NOBODY_LEFT)


def tile_drawn(table: Table, kind: i64) -> None:
    """A tile that fits nowhere is out of the game, and the turn goes on (POM-LAVA-LOST)."""
    table.tiles[kind] = u8(i64(table.tiles[kind]) - 1)
    table.tile = kind
    table.phase = LAVA
    if flow(table, first_symbol(table, kind)).is_empty() and flow(table, second_symbol(table, kind)).is_empty():
        table.removed += 1
        lava_settled(table, table.lead == LEAD_TILES)


def laid(table: Table, lava: i64) -> None:
    """The tile covers a square, whose pieces burn, and then all those burn that it cuts off."""
    square = laid_square(lava)
    table.lose_all(square)
    table.put_lava(square, laid_symbol(lava) + 1)
    burn_enclosed(table)
    running = table.lead == LEAD_TILES
    if not running:
        table.lead += 1
    lava_settled(table, running)


def burn_enclosed(table: Table) -> None:
    """Squares from which no way leads to an open gate (POM-BURN-ENCLOSED)."""
    enclosed = table.cool.without(table.connected())
    square = enclosed.after(0)
    while square < END:
        table.lose_all(square)
        if table.rules.enclosed and not STARTS.has(square):
            table.put_lava(square, ASH)
        square = enclosed.after(square + 1)


def lava_settled(table: Table, running: bool) -> None:
    """After a tile: the runs of this turn, or while the first six are laid the next seat's tile."""
    table.tile = NO_TILE
    if table.is_deserted():
        end(table, NOBODY_LEFT)
    elif not running:
        pass_on(table)
    else:
        table.runs = RUNS
        expect_run(table)


# --- Phase II: running ---


def expect_run(table: Table) -> None:
    if table.runs > 0 and can_run(table):
        table.phase = RUN
    else:
        pass_on(table)


def ran(table: Table, run: i64) -> None:
    """A piece runs to another square, or out and is saved; or the seat runs no further."""
    if run == STAY:
        pass_on(table)
        return
    origin = origin_of(run)
    target = target_of(run)
    if target != BEYOND:
        # Alone at the start of this run, or the last one of its owner in the city (POM-RUN-LONE, POM-RUN-LAST).
        table.again = table.crowd(origin) == 1 or table.of(table.turn, BOARD) == 1
    table.runner = target
    table.runs -= 1
    if target == BEYOND:
        table.take_piece(table.turn, origin, SAVED)
        if table.is_deserted():
            end(table, NOBODY_LEFT)
            return
    else:
        table.move_piece(table.turn, origin, target)
    expect_run(table)


def pass_on(table: Table) -> None:
    """The next seat draws a tile; after the last one everybody still in the city is lost (POM-END-TILES)."""
    forget_runs(table)
    for kind in range(i64(len(table.tiles))):
        if table.tiles[kind] > 0:
            table.turn = table.next_seat(table.turn)
            table.phase = TILE
            return
    square = CITY.after(0)
    while square < END:
        table.lose_all(square)
        square = CITY.after(square + 1)
    end(table, TILES_OUT)


def forget_runs(table: Table) -> None:
    table.runs = 0
    table.runner = BEYOND
    table.again = False


def end(table: Table, ending: i64) -> None:
    forget_runs(table)
    table.ending = ending
    table.phase = FINISHED
