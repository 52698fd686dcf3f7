"""Named actions and the integers that stand for them. Their notation is in notation.py."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Annotated, Any, Final, Literal

import msgspec

from lavafield.core.errors import BadInput, shown
from lavafield.core.outside import as_record
from lavafield.core.schema import read_as
from lavafield.core.state import NO_ACTION
from lavafield.games.pompeii import ids
from lavafield.games.pompeii import table as steps
from lavafield.games.pompeii.city import BEYOND, CITY, COLUMNS, NUMBERS, SQUARES, SYMBOL_NAMES, WIDTH
from lavafield.games.pompeii.dual import first_symbol, second_symbol
from lavafield.games.pompeii.table import TILE_KINDS, Table

Coordinate = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Cell = tuple[Coordinate, Coordinate]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=1, le=11)]
OUTSIDE: Final = 11
"""A square of the wall: what lies farther out is refused as that is."""


class Named(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A named action. Its tag is the verb."""


class Deal(Named, frozen=True, tag="deal"):
    to: Seat
    card: Number


class Play(Named, frozen=True, tag="play"):
    card: Number
    spot: Cell | None = None


class Announce(Named, frozen=True, tag="announce"):
    pass


class Order(Named, frozen=True, tag="order"):
    pass


class Relative(Named, frozen=True, tag="relative"):
    at: Cell


class Done(Named, frozen=True, tag="done"):
    pass


class Draw(Named, frozen=True, tag="draw"):
    card: Number | Literal["omen", "ad79"]


class Omen(Named, frozen=True, tag="omen"):
    at: Cell
    of: Seat


class Tile(Named, frozen=True, tag="tile"):
    symbol: str


class Lava(Named, frozen=True, tag="lava"):
    at: Cell
    symbol: Literal[SYMBOL_NAMES] | None = None  # type: ignore[valid-type]


class Run(Named, frozen=True, tag="run"):
    origin: Cell = msgspec.field(name="from")
    to: Cell | None = None
    out: bool = False


class Stay(Named, frozen=True, tag="stay"):
    pass


Action = Deal | Play | Announce | Order | Relative | Done | Draw | Omen | Tile | Lava | Run | Stay
VERBS: Final = {
    steps.DEAL: ("deal",),
    steps.PLAY: ("announce", "order", "play"),
    steps.RELATIVE: ("relative", "done"),
    steps.DRAW: ("draw",),
    steps.OMENS: ("omen",),
    steps.TILE: ("tile",),
    steps.LAVA: ("lava",),
    steps.RUN: ("run", "stay"),
}
"""What can be said in each step."""

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("to", "card"),
    "play": ("card", "spot"),
    "relative": ("at",),
    "draw": ("card",),
    "omen": ("at", "of"),
    "tile": ("symbol",),
    "lava": ("at", "symbol"),
    "run": ("from", "to", "out"),
    **dict.fromkeys(("announce", "order", "done", "stay"), ()),
}
SEAT_KEYS: Final = {"deal": "to", "omen": "of"}
CARD_NAMES: Final = {ids.OMEN: "omen", ids.AD79: "ad79"}


@cache
def cell_of(square: int) -> tuple[int, int]:
    """Kept, for it is asked for each square of each position that is shown."""
    row, col = divmod(int(square), int(WIDTH))
    return row, col


def square_of(cell: tuple[int, int]) -> int:
    """The square of that row and column; all that is outside the grid stands for the wall."""
    row, col = cell
    if 0 <= row < SQUARES // WIDTH and 0 <= col < COLUMNS:
        return row * int(WIDTH) + col
    return OUTSIDE


def verbs_now(table: Table) -> tuple[str, ...]:
    return VERBS.get(table.phase, ())


def tile_name(table: Table, kind: int) -> str:
    """A symbol, or two of a dual-vent tile."""
    one, two = first_symbol(table, kind), second_symbol(table, kind)
    return SYMBOL_NAMES[one] if one == two else f"{SYMBOL_NAMES[one]}/{SYMBOL_NAMES[two]}"


def tile_names(table: Table) -> list[str]:
    return [tile_name(table, kind) for kind in range(TILE_KINDS)]


def is_dual(table: Table) -> bool:
    """Does the tile to be laid show two symbols?"""
    return table.tile < TILE_KINDS and first_symbol(table, table.tile) != second_symbol(table, table.tile)


# --- between integers and records ---


def record_of(table: Table, action: int) -> dict[str, Any]:
    """The named record of an action that can be said now."""
    match table.phase:
        case steps.DEAL:
            return {"do": "deal", "to": int(table.turn), "card": action}
        case steps.DRAW:
            return {"do": "draw", "card": CARD_NAMES.get(action, action)}
        case steps.TILE:
            return {"do": "tile", "symbol": tile_name(table, action)}
        case steps.PLAY:
            return play_record(action)
        case steps.RELATIVE:
            return {"do": "done"} if action == ids.DONE else {"do": "relative", "at": place(action)}
        case steps.OMENS:
            return {"do": "omen", "at": place(ids.struck_square(action)), "of": int(ids.struck_owner(action))}
        case steps.LAVA:
            record: dict[str, Any] = {"do": "lava", "at": place(ids.laid_square(action))}
            return record | ({"symbol": SYMBOL_NAMES[ids.laid_symbol(action)]} if is_dual(table) else {})
        case _:
            return run_record(action)


def play_record(action: int) -> dict[str, Any]:
    if action in (ids.ANNOUNCE, ids.ORDER):
        return {"do": "announce" if action == ids.ANNOUNCE else "order"}
    record: dict[str, Any] = {"do": "play", "card": int(ids.card_of(action))}
    spot = ids.spot_of(action)
    return record | ({"spot": place(spot)} if spot != BEYOND else {})


def run_record(action: int) -> dict[str, Any]:
    if action == ids.STAY:
        return {"do": "stay"}
    target = ids.target_of(action)
    record: dict[str, Any] = {"do": "run", "from": place(ids.origin_of(action))}
    return record | ({"out": True} if target == BEYOND else {"to": place(target)})


def place(square: int) -> list[int]:
    return list(cell_of(square))


def read(record: Mapping[str, Any]) -> Action:
    """The record as a named action, or BadInput."""
    return read_as(Action, unaddressed(record))


def unaddressed(record: Mapping[str, Any]) -> dict[str, Any]:
    """With "seat" for the one who is dealt or struck, too. We write "to" and "of": in lines "seat" is who acts."""
    named = as_record(record)
    if "seat" in named and isinstance(named.get("do"), str) and named["do"] in SEAT_KEYS:
        named[SEAT_KEYS[named["do"]]] = named.pop("seat")
    return named


def verb_of(action: Action) -> str:
    return str(action.__struct_config__.tag)


def number_of(table: Table, action: Action) -> int:  # noqa: C901, PLR0912 (one case per verb)
    """The integer that says just what the named action says at this table."""
    match action:
        case Deal(seat, card):
            return card if seat == table.turn else NO_ACTION
        case Draw(card):
            return {"omen": int(ids.OMEN), "ad79": int(ids.AD79)}.get(str(card), card if isinstance(card, int) else 0)
        case Tile(symbol):
            return kind_named(table, symbol)
        case Announce():
            return int(ids.ANNOUNCE)
        case Order():
            return int(ids.ORDER)
        case Done():
            return int(ids.DONE)
        case Stay():
            return int(ids.STAY)
        case Play(card, spot):
            return int(ids.playing(card, BEYOND if spot is None else square_of(spot)))
        case Relative(at):
            return square_of(at)
        case Omen(at, seat):
            return int(ids.striking(square_of(at), seat))
        case Lava(at, symbol):
            return int(ids.laying(square_of(at), symbol_named(table, symbol)))
        case Run(origin, to, out):
            if (to is None) != out:
                raise BadInput("error-malformed-action", expected="to | out", got=str((to, out)))
            return int(ids.running(square_of(origin), BEYOND if to is None else square_of(to)))


def kind_named(table: Table, symbol: str) -> int:
    names = tile_names(table)
    if symbol not in names:
        raise BadInput("error-malformed-action", expected=" | ".join(names), got=symbol)
    return names.index(symbol)


def symbol_named(table: Table, symbol: str | None) -> int:
    """The symbol that counts; of a dual-vent tile it must be told."""
    if symbol is not None:
        return SYMBOL_NAMES.index(symbol)
    if table.tile >= TILE_KINDS or is_dual(table):
        expected = tile_name(table, table.tile) if table.tile < TILE_KINDS else "symbol"
        raise BadInput("error-malformed-action", expected=expected, got="-")
    return int(table.tile)


# --- partial records ---


def completions(table: Table, record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every whole record that a partial one could become."""
    given = {key: value for key, value in unaddressed(record).items() if key != "do"}
    verbs = verbs_now(table) or tuple(KEYS)
    if "do" in record:
        if not isinstance(record["do"], str) or record["do"] not in KEYS:
            raise BadInput("error-malformed-action", expected=", ".join(KEYS), got=shown(record["do"]))
        verbs = (record["do"],)
    fitting = [verb for verb in verbs if given.keys() <= set(KEYS[verb])]
    if not fitting:
        expected = ", ".join(sorted({key for verb in verbs for key in KEYS[verb]}))
        raise BadInput("error-malformed-action", expected=expected, got=shown(list(given)))
    for verb in fitting:
        for shape in shapes(table, verb, given):
            choices = [[given[key]] if key in given else values(table, verb, key) for key in shape]
            for combination in product(*choices):
                yield {"do": verb, **dict(zip(shape, combination, strict=True))}


def shapes(table: Table, verb: str, given: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """The sets of keys that a whole record with these parts may have."""
    match verb:
        case "play" if "spot" not in given:
            return [("card", "spot"), ("card",)]
        case "run" if "to" in given or "out" in given:
            return [tuple(key for key in ("from", "to", "out") if key == "from" or key in given)]
        case "run":
            return [("from", "to"), ("from", "out")]
        case "lava" if "symbol" not in given:
            return [("at", "symbol")] if is_dual(table) else [("at",)]
        case _:
            return [KEYS[verb]]


def values(table: Table, verb: str, key: str) -> list[Any]:
    """What a part of a record that was left out could be."""
    match key:
        case "card":
            named = list(CARD_NAMES.values()) if verb == "draw" else []
            return [*range(1, NUMBERS + 1), *named]
        case "to" if verb == "deal":
            return [int(table.turn)]
        case "of":
            return list(range(table.seats))
        case "symbol" if verb == "lava":
            return tile_name(table, table.tile).split("/")
        case "symbol":
            return tile_names(table)
        case "out":
            return [True]
        case "from":
            return [place(square) for square in range(SQUARES) if table.pieces_of(table.turn, square)] or [[0, 0]]
        case _:
            return [place(square) for square in range(SQUARES) if CITY.has(square)]
