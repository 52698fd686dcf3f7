"""The landscape as text, for terminals and tests, and the scene for clients.

A field takes six columns, each row half a field more to the right than the one above. Land shows terrain,
level, and what stands there: `V2>3` a volcano facing 3, `J1a` a hut of the first seat, `S3a^` its tower,
`L2b#` its temple.
"""

from functools import lru_cache
from typing import Final

from lavafield.core.scene import Field, Panel, Piece, Scene
from lavafield.games.taluva.actions import (
    PIECE_NAMES,
    TERRAIN_LETTERS,
    TERRAIN_NAMES,
    TILE_NAMES,
    cell_of,
)
from lavafield.games.taluva.codec import PER_FIELD, looks
from lavafield.games.taluva.reasons import step_of
from lavafield.games.taluva.table import (
    COMPLETED,
    HUT,
    IN_PLAY,
    NO_TILE,
    PIECES,
    VOLCANO,
    Table,
)
from lavafield.games.taluva.view import TaluvaView

WIDTH: Final = 6
SEAT_LETTERS: Final = "abcd"
LANDS_KEPT: Final = 256
FIELDS_KEPT: Final = 20_000
PIECE_SIGNS: Final = ("", "", "^", "#")


def field_text(table: Table, field: int) -> str:
    """What a land field shows, in at most four letters."""
    shown = f"{TERRAIN_LETTERS[table.terrain[field]]}{table.level[field]}"
    if table.terrain[field] == VOLCANO:
        return f"{shown}>{table.facing[field]}"
    if table.piece[field] == 0:
        return shown
    return shown + SEAT_LETTERS[table.owner[field]] + PIECE_SIGNS[table.piece[field]]


def picture(texts: dict[tuple[int, int], str], empty: str = "") -> str:
    """Texts of fields at their places on the hex plane, rows from the top, trailing blanks cut."""
    if not texts:
        return empty
    left = min(column(cell) for cell in texts)
    rows = []
    for r in range(min(r for _, r in texts), max(r for _, r in texts) + 1):
        line = ""
        for cell in sorted(cell for cell in texts if cell[1] == r):
            line = line.ljust(column(cell) - left) + texts[cell]
        rows.append(line)
    return "\n".join(rows)


def column(cell: tuple[int, int]) -> int:
    """The text column of a field: rows shift by half a field."""
    return cell[0] * WIDTH + cell[1] * WIDTH // 2


def board(table: Table) -> str:
    return picture({cell_of(field): field_text(table, field) for field in table.land})


def scene(view: TaluvaView) -> Scene:
    """The position as the viewer sees it."""
    table = view.table
    return Scene(
        game="taluva",
        grid="hex",
        to_act=view.to_act,
        step=f"taluva-step-{step_of(table)}",
        fields=drawn_land(looks(table)),
        panels=tuple(panel(view, seat) for seat in range(table.seats)),
        piles={"taluva-pile-tiles": int(table.tiles_left)},
        unseen={TILE_NAMES[kind]: n for kind, n in enumerate(view.unseen) if n},
        ranks=tuple(view.ranks()),
    )


@lru_cache(LANDS_KEPT)
def drawn_land(looks: bytes) -> tuple[Field, ...]:
    """Kept, for all who look at a position see the same land."""
    return tuple(drawn_field(looks[at : at + int(PER_FIELD)]) for at in range(0, len(looks), int(PER_FIELD)))


@lru_cache(FIELDS_KEPT)
def drawn_field(look: bytes) -> Field:
    """Kept, for from one position to the next few fields change."""
    high, low, level, terrain, facing, owner, piece = look
    volcano = terrain == VOLCANO
    count = level if piece == HUT else 1
    return Field(
        at=cell_of(256 * high + low),
        fill="volcano" if volcano else TERRAIN_NAMES[terrain],
        height=level,
        facing=facing if volcano else None,
        pieces=(Piece(PIECE_NAMES[piece - 1], owner, count),) if piece else (),
    )


def panel(view: TaluvaView, seat: int) -> Panel:
    table, tile = view.table, view.hands[seat]
    known = tile != NO_TILE
    return Panel(
        seat=seat,
        standing=standing_of(table, seat),
        supplies={PIECE_NAMES[n]: int(table.supply[seat * PIECES + n]) for n in range(PIECES)},
        hand=(TILE_NAMES[tile],) if known else (),
        hidden=int(table.holds[seat]) - known,
    )


def standing_of(table: Table, seat: int) -> str:
    if table.standing[seat] == IN_PLAY:
        return "in-play"
    return "finished" if table.standing[seat] == COMPLETED else "eliminated"
