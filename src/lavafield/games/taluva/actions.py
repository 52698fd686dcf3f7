"""Named actions of Taluva and the integers that stand for them. Their notation is in notation.py."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Annotated, Any, Final, Literal

import msgspec

from lavafield.core.errors import BadInput, shown
from lavafield.core.offers import Offer
from lavafield.core.outside import as_record
from lavafield.core.schema import read_as
from lavafield.games.taluva import ids
from lavafield.games.taluva.table import HUT, Table
from lavafield.geometry.hex import field_at, q_of, r_of

Coordinate = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Cell = tuple[Coordinate, Coordinate]
Facing = Annotated[int, msgspec.Meta(ge=0, le=5)]
TERRAIN_NAMES: Final = ("jungle", "clearing", "sand", "rock", "lake")
TERRAIN_LETTERS: Final = "JCSRLV"
PIECE_NAMES: Final = ("hut", "tower", "temple")
TILE_NAMES: Final = tuple(f"V{right}{left}" for right in TERRAIN_LETTERS[:5] for left in TERRAIN_LETTERS[:5])
"""The name of each tile kind: its fields clockwise from the volcano."""


class Named(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A named action. Its tag is the verb."""


class Draw(Named, frozen=True, tag="draw"):
    tile: Literal[TILE_NAMES]  # type: ignore[valid-type]


class Extend(Named, frozen=True, tag="extend"):
    volcano: Cell
    facing: Facing


class Erupt(Named, frozen=True, tag="erupt"):
    volcano: Cell
    facing: Facing


class Hut(Named, frozen=True, tag="hut"):
    at: Cell


class Tower(Named, frozen=True, tag="tower"):
    at: Cell


class Temple(Named, frozen=True, tag="temple"):
    at: Cell


class Expand(Named, frozen=True, tag="expand"):
    origin: Cell = msgspec.field(name="from")
    terrain: Literal[TERRAIN_NAMES]  # type: ignore[valid-type]


Action = Draw | Extend | Erupt | Hut | Tower | Temple | Expand
DRAWS: Final = ("draw",)
PLACEMENTS: Final = ("extend", "erupt")
BUILDS: Final = (*PIECE_NAMES, "expand")
KEYS: Final = {
    "draw": ("tile",),
    **dict.fromkeys(PLACEMENTS, ("volcano", "facing")),
    **dict.fromkeys(PIECE_NAMES, ("at",)),
    "expand": ("from", "terrain"),
}


def kind_named(tile: object) -> int:
    """The number of a tile kind."""
    if tile not in TILE_NAMES:
        raise BadInput("error-malformed-action", expected="tile = VJC", got=shown(tile, 60))
    return TILE_NAMES.index(str(tile))


@cache
def cell_of(field: int) -> tuple[int, int]:
    """Kept, for it is asked for each field of each position that is shown."""
    return q_of(field), r_of(field)


# --- between integers and records ---


def draw_record(kind: int) -> dict[str, Any]:
    return {"do": "draw", "tile": TILE_NAMES[kind]}


def placement_record(placement: int) -> dict[str, Any]:
    verb = "erupt" if ids.erupts(placement) else "extend"
    cell = cell_of(ids.volcano_of(placement))
    return {"do": verb, "volcano": list(cell), "facing": int(ids.facing_of(placement))}


def placement_offers(placements: list[int]) -> list[Offer]:
    """Volcanoes, each with a mask of facings: what `compact` makes of the records, several times as fast."""
    masks = {verb: ids.masks(placements, verb == "erupt") for verb in PLACEMENTS}
    return [
        Offer(do=verb, keys=KEYS[verb], choices=[[list(cell_of(field)), mask] for field, mask in found.items()])
        for verb, found in masks.items()
        if found
    ]


def build_record(build: int) -> dict[str, Any]:
    cell = list(cell_of(ids.site_of(build)))
    choice = ids.choice_of(build)
    if choice < ids.EXPAND:
        return {"do": PIECE_NAMES[choice], "at": cell}
    return {"do": "expand", "from": cell, "terrain": TERRAIN_NAMES[choice - ids.EXPAND]}


def read(record: Mapping[str, Any]) -> Action:
    """The record as a named action, or BadInput."""
    return read_as(Action, as_record(record))


def as_spelled(action: Action) -> int:
    """The integer that says just what the record says, canonical or not."""
    match action:
        case Draw(tile):
            return TILE_NAMES.index(tile)
        case Extend((q, r), facing):
            return int(ids.extension(field_at(q, r), facing))
        case Erupt((q, r), facing):
            return int(ids.eruption(field_at(q, r), facing))
        case Expand((q, r), terrain):
            return int(ids.expansion(field_at(q, r), TERRAIN_NAMES.index(terrain)))
        case Hut((q, r)) | Tower((q, r)) | Temple((q, r)):
            piece = PIECE_NAMES.index(verb_of(action)) + HUT
            return int(ids.building(field_at(q, r), piece))


def verb_of(action: Action) -> str:
    return str(action.__struct_config__.tag)


def completions(table: Table, verbs: tuple[str, ...], record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every whole record that a partial one could become among these verbs."""
    given = {key: value for key, value in as_record(record).items() if key != "do"}
    if "do" in record:
        if not isinstance(record["do"], str) or record["do"] not in KEYS:
            raise BadInput("error-malformed-action", expected=", ".join(KEYS), got=shown(record["do"]))
        verbs = (record["do"],)
    fitting = [verb for verb in verbs if given.keys() <= set(KEYS[verb])]
    if not fitting:
        expected = ", ".join(sorted({key for verb in verbs for key in KEYS[verb]}))
        raise BadInput("error-malformed-action", expected=expected, got=shown(list(given)))
    for verb in fitting:
        choices = [[given[key]] if key in given else values(table, key) for key in KEYS[verb]]
        for combination in product(*choices):
            yield {"do": verb, **dict(zip(KEYS[verb], combination, strict=True))}


def values(table: Table, key: str) -> list[Any]:
    """What a part of a record that was left out could be."""
    match key:
        case "tile":
            return list(TILE_NAMES)
        case "facing":
            return list(range(6))
        case "terrain":
            return list(TERRAIN_NAMES)
        case "volcano":
            return [list(cell_of(field)) for field in range(table.known_fields())]
        case _:
            return [list(cell_of(field)) for field in table.land] or [[0, 0]]
