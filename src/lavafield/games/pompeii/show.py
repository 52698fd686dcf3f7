"""The city as text, for terminals and tests, and the scene for clients.

A square is two lines of five letters. Above: `G` for a gate, the colour of its district and the number of its
building (`p3a`: purple building 3a; `n`: neutral), `*S*` for the start square of the scroll, `~V~` for lava with
a vase, `~~~` without a symbol. Below: one sign for each round spot, `.` where it is free, else the letter of its
owner; after the eruption spots do not matter, and of large crowds `a3b4` shows three of seat a, four of seat b.
"""

from functools import lru_cache
from typing import Final

from lavafield.core.scene import Field, Panel, Piece, Scene
from lavafield.games.pompeii.actions import cell_of, tile_name
from lavafield.games.pompeii.city import (
    BUILDING_AT,
    BUILDING_IDS,
    CITY,
    COLOUR_NAMES,
    COLOUR_OF,
    COLUMNS,
    DATA,
    GATE_NAMES,
    GATES,
    NO_BUILDING,
    NO_SYMBOL,
    NUMBERS,
    ROWS,
    SPOTS,
    SYMBOL_AT,
    SYMBOL_NAMES,
    square_at,
)
from lavafield.games.pompeii.codec import PER_SQUARE, looks
from lavafield.games.pompeii.notation import SEAT_LETTERS
from lavafield.games.pompeii.reasons import step_of
from lavafield.games.pompeii.table import (
    ASH,
    BOARD,
    FINISHED,
    HELD,
    LOST,
    NO_LAVA,
    NO_TILE,
    OMENS,
    RELATIVE,
    RUN,
    SAVED,
    STOCK,
    TILE_KINDS,
    Table,
)
from lavafield.games.pompeii.view import PompeiiView

WIDTH: Final = 6
SYMBOL_LETTERS: Final = "VHMSCO"
"""Vase, helmet, mask, scroll, column, coin: the coin is the round one."""
SIDES: Final = ("north", "east", "south", "west")
GATE_SIDES: Final[dict[str, int]] = {gate["name"]: SIDES.index(gate["exit_side"]) for gate in DATA["gates"]}
"""Where each gate leads out: for drawings only, because a gate square may lie in a corner of the wall."""
CITIES_KEPT: Final = 256
SQUARES_KEPT: Final = 20_000
ACROSS: Final = " " * 3 + "".join(f"{col:^{WIDTH}}" for col in range(COLUMNS)).rstrip()


def board(table: Table) -> str:
    lines = [ACROSS]
    for row in range(ROWS):
        squares = [square_at(row, col) for col in range(COLUMNS)]
        lines.append(f"{row}  " + "".join(upper_text(table, square).ljust(WIDTH) for square in squares))
        lines.append("   " + "".join(lower_text(table, square).ljust(WIDTH) for square in squares))
    return "\n".join(line.rstrip() for line in lines)


def upper_text(table: Table, square: int) -> str:
    """What the square is."""
    if not CITY.has(square):
        return ""
    if table.lava[square] != NO_LAVA:
        return "~~~" if table.lava[square] == ASH else f"~{SYMBOL_LETTERS[table.lava[square] - 1]}~"
    if SYMBOL_AT[square] != NO_SYMBOL:
        return f"*{SYMBOL_LETTERS[SYMBOL_AT[square]]}*"
    gate = "G" if GATES.has(square) else ""
    if BUILDING_AT[square] == NO_BUILDING:
        return gate or "-"
    colour = COLOUR_NAMES[COLOUR_OF[int(BUILDING_AT[square])]]
    return gate + ("n" if colour == "neutral" else colour[0] + BUILDING_IDS[BUILDING_AT[square]])


def lower_text(table: Table, square: int) -> str:
    """Who stands there."""
    if not CITY.has(square) or table.lava[square] != NO_LAVA:
        return ""
    standing = [(SEAT_LETTERS[seat], int(table.pieces_of(seat, square))) for seat in range(table.seats)]
    one_by_one = "".join(letter * count for letter, count in standing)
    if table.phase <= OMENS:
        return one_by_one.ljust(SPOTS[square], ".")
    counted = "".join(f"{letter}{count}" for letter, count in standing if count)
    return one_by_one if len(one_by_one) < WIDTH else counted


def scene(view: PompeiiView) -> Scene:
    """The position as the viewer sees it."""
    table = view.table
    tile = [tile_name(table, table.tile)] if table.tile != NO_TILE else []
    return Scene(
        game="pompeii",
        grid="square",
        to_act=view.to_act,
        step=f"pompeii-step-{step_of(table)}",
        fields=drawn_city(looks(table)),
        panels=tuple(panel(view, seat, tile) for seat in range(table.seats)),
        piles=piles(table),
        unseen=unseen(view),
        ranks=tuple(view.ranks()),
    )


@lru_cache(CITIES_KEPT)
def drawn_city(looks: bytes) -> tuple[Field, ...]:
    """Kept, for all who look at a position see the same city."""
    return tuple(drawn_square(looks[at : at + int(PER_SQUARE)]) for at in range(0, len(looks), int(PER_SQUARE)))


@lru_cache(SQUARES_KEPT)
def drawn_square(look: bytes) -> Field:
    """Kept, for from one position to the next few squares change."""
    square, lava, *pieces = look
    return Field(
        at=cell_of(square),
        fill=fill_of(square, lava),
        label=label_of(square, lava),
        gate=GATE_NAMES.get(square, ""),
        facing=GATE_SIDES.get(GATE_NAMES.get(square, "")),
        spots=int(SPOTS[square]),
        pieces=tuple(Piece("piece", seat, count) for seat, count in enumerate(pieces) if count),
    )


def fill_of(square: int, lava: int) -> str:
    """Lava covers everything; a building shows the colour of its district."""
    if lava != NO_LAVA:
        return "lava"
    if SYMBOL_AT[square] != NO_SYMBOL:
        return "start"
    if BUILDING_AT[square] != NO_BUILDING:
        return COLOUR_NAMES[COLOUR_OF[int(BUILDING_AT[square])]]
    return "street"


def label_of(square: int, lava: int) -> str:
    """The symbol of lava or a start square, the name of a building."""
    if lava != NO_LAVA:
        return "" if lava == ASH else SYMBOL_NAMES[lava - 1]
    if SYMBOL_AT[square] != NO_SYMBOL:
        return SYMBOL_NAMES[SYMBOL_AT[square]]
    return BUILDING_IDS[BUILDING_AT[square]] if BUILDING_AT[square] != NO_BUILDING else ""


def panel(view: PompeiiView, seat: int, tile: list[str]) -> Panel:
    """Stock, pieces in the city, saved and lost ones; the own hand by name, others' only counted."""
    table = view.table
    hand = own_hand(view) if seat == view.seat else []
    drawn = tile if seat == table.turn else []
    return Panel(
        seat=seat,
        standing="finished" if table.phase == FINISHED else "in-play",
        supplies={
            "stock": int(table.of(seat, STOCK)),
            "board": int(table.of(seat, BOARD)),
            "saved": int(table.of(seat, SAVED)),
            "volcano": int(table.of(seat, LOST)),
        },
        hand=(*hand, *drawn),
        hidden=int(table.of(seat, HELD)) - len(hand),
    )


def own_hand(view: PompeiiView) -> list[str]:
    return [str(card) for card in range(1, NUMBERS + 1) for _ in range(view.hand[card])]


def piles(table: Table) -> dict[str, int]:
    """Before the eruption the pile, in its two parts as long as it has them; then the bag of lava tiles.

    While relatives come or pieces run, also how many more may.
    """
    tiles = {"pompeii-pile-tiles": sum(table.tiles)}
    if table.phase == RUN:
        tiles["pompeii-pile-runs"] = int(table.runs)
    if table.phase == RELATIVE:
        tiles["pompeii-pile-relatives"] = int(table.relatives)
    if table.phase > OMENS:
        return tiles
    below, omens = int(table.places), {"pompeii-pile-omens": int(table.omens)}
    if table.warned:
        return {"pompeii-pile-cards": below, **omens, **tiles}
    return {"pompeii-pile-top": int(table.top), "pompeii-pile-below": below, **omens, **tiles}


def unseen(view: PompeiiView) -> dict[str, int]:
    """Pompeii cards that this seat has not seen while they matter; then the lava tiles to come."""
    table = view.table
    if table.phase <= OMENS:
        return {str(card): int(view.unseen[card]) for card in range(1, NUMBERS + 1) if view.unseen[card]}
    return {tile_name(table, kind): int(table.tiles[kind]) for kind in range(TILE_KINDS) if table.tiles[kind]}
