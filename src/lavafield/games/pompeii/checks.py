"""What the engine relies on in a position read from bytes or text: nothing read may lead to a crash later."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.core.chance import bag_size
from lavafield.core.errors import BadInput
from lavafield.games.pompeii.city import (
    BEYOND,
    BUILDINGS,
    CITY,
    NO_BUILDING,
    NUMBERS,
    SPOTS,
    SQUARES,
    STARTS,
)
from lavafield.games.pompeii.dual import first_symbol, second_symbol
from lavafield.games.pompeii.rules import can_bring_relative, can_run, flow
from lavafield.games.pompeii.table import (
    ASH,
    BOARD,
    BY_ORDER,
    DEAL,
    DRAW,
    FINISHED,
    HAND,
    HELD,
    LAVA,
    LEAD_TILES,
    NO_TILE,
    OMENS,
    PLAY,
    RELATIVE,
    RUN,
    RUNNING,
    RUNS,
    STOCK,
    TILE,
    TILE_KINDS,
    TILES_OUT,
    Table,
)

_MOST_PIECES: Final[i64] = 60
"""Of a seat, so that all pieces on one square still fit a byte."""
_MOST_TILES: Final[i64] = 48
"""In the game, the dual-vent tiles included."""


def expect(condition: bool, part: str) -> None:
    if not condition:
        raise BadInput("error-bytes-edited", expected="pompeii", got=part)


def lava_fits(lava: vec[u8]) -> None:
    for square in range(SQUARES):
        expect(i64(lava[square]) <= ASH and (lava[square] == 0 or CITY.has(square)), "lava")
        expect(not STARTS.has(square) or i64(lava[square]) != ASH, "lava")


def pieces_fit(table: Table, seat: i64, pieces: vec[u8]) -> None:
    standing = bag_size(pieces)
    expect(standing == table.of(seat, BOARD), "pieces")
    total: i64 = 0
    for fact in range(STOCK, HELD):
        total += table.of(seat, fact)
    expect(total <= _MOST_PIECES, "pieces")
    for square in range(SQUARES):
        expect(pieces[square] == 0 or table.cool.has(square), "pieces")
        barred = table.rules.barred and STARTS.has(square)
        expect(pieces[square] == 0 or not barred, "pieces")


def course_fits(table: Table) -> None:
    """Whose turn it is, and that the step in which it is offers something."""
    phase = table.phase
    expect(table.turn < table.seats and phase <= FINISHED and table.ending <= TILES_OUT, "turn")
    expect((phase == FINISHED) == (table.ending != RUNNING), "turn")
    expect(table.omens <= table.places and table.places <= 64 and table.top <= 32, "pile")
    expect(not table.warned or table.top == 0, "pile")
    expect(table.lead <= LEAD_TILES, "lava")
    before_the_eruption(table)
    after_the_eruption(table)


def before_the_eruption(table: Table) -> None:
    phase = table.phase
    early = phase <= OMENS
    for seat in range(table.seats):
        expect(early or (table.of(seat, HELD) == 0 and table.of(seat, STOCK) == 0), "seats")
        expect(table.of(seat, HELD) <= HAND, "hands")
        has_played = phase > PLAY and seat == table.turn
        expect(phase == DEAL or not early or has_played or table.of(seat, HELD) > 0, "hands")
        expect(not early or not has_played or table.of(seat, HELD) < HAND, "hands")
    expect(early or table.warned or phase == FINISHED, "pile")
    if early:
        expect(table.lead == 0, "lava")
        for square in range(SQUARES):
            expect(table.lava[square] == 0, "lava")
            expect(table.crowd(square) <= i64(SPOTS[square]), "pieces")
    if phase == DEAL:
        deal_fits(table)
    expect(phase != DRAW or table.top > 0 or table.warned, "pile")
    expect(phase != OMENS or (table.has_victim() and table.warned), "turn")
    if phase == RELATIVE:
        expect(1 <= table.card <= NUMBERS and table.home < BUILDINGS and table.relatives <= HAND, "relatives")
        expect(table.warned and can_bring_relative(table), "relatives")
    else:
        expect(table.card == 0 and table.home == NO_BUILDING, "relatives")
        expect(table.relatives == 0 and table.visited == 0, "relatives")


def deal_fits(table: Table) -> None:
    """Hands are dealt one after the other, and nothing else has happened."""
    expect(not table.warned and table.of(table.turn, HELD) < HAND, "hands")
    for seat in range(table.seats):
        expect(seat >= table.turn or table.of(seat, HELD) == HAND, "hands")
        expect(seat <= table.turn or table.of(seat, HELD) == 0, "hands")


def after_the_eruption(table: Table) -> None:
    phase = table.phase
    expect(phase != TILE or bag_size(table.tiles) > 0, "tiles")
    expect(table.removed + bag_size(table.tiles) <= _MOST_TILES, "tiles")
    expect(phase < TILE or phase == FINISHED or not table.is_deserted(), "pieces")
    expect(table.rules.dual or bag_size(table.tiles[6:]) == 0, "tiles")
    if phase == LAVA:
        expect(table.tile < TILE_KINDS, "lava")
        one = flow(table, first_symbol(table, table.tile))
        two = flow(table, second_symbol(table, table.tile))
        expect(not one.is_empty() or not two.is_empty(), "lava")
    else:
        expect(table.tile == NO_TILE, "lava")
    if phase == RUN:
        expect(1 <= table.runs <= RUNS and table.lead == LEAD_TILES, "runs")
        expect(table.runner == BEYOND or table.runs < RUNS, "runs")
        fits_runner(table)
        expect(can_run(table), "runs")
    else:
        expect(table.runs == 0 and table.runner == BEYOND and not table.again, "runs")


def fits_runner(table: Table) -> None:
    expect(table.runner <= BEYOND, "runs")
    expect(not table.again or table.runner < BEYOND, "runs")
    if table.runner < BEYOND:
        expect(table.pieces_of(table.turn, table.runner) > 0, "runs")


def takes_orders(table: Table) -> bool:
    return table.rules.announce == BY_ORDER and PLAY <= table.phase <= OMENS


def hidden_cards_fit(table: Table, unseen: i64) -> None:
    """Enough unseen Pompeii cards for those places of the pile that hold some."""
    if table.phase <= OMENS:
        to_deal: i64 = 0
        for seat in range(table.seats):
            if table.phase == DEAL:
                to_deal += HAND - table.of(seat, HELD)
        expect(unseen >= table.top + table.places - table.omens + to_deal, "cards")
