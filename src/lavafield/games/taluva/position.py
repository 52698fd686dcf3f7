"""A whole position in one line of text.

`taluva 2006 | 1 build | tiles 43 | supply 19/2/3 20/2/3 | hands - - | bag VJC5 ... | land 0,0=V1>1 0,1=J1a ...`
The head names the options that still matter: the edition, `ranking`, `preview`. A seat that left the game is
marked in its supply: `4/0/3x1` was eliminated first, `0/0/2+1` finished first.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from lavafield.core.errors import BadInput
from lavafield.core.outside import as_text
from lavafield.games.taluva.actions import TERRAIN_LETTERS, TILE_NAMES, cell_of
from lavafield.games.taluva.codec import Decoded
from lavafield.games.taluva.notation import shortened
from lavafield.games.taluva.show import PIECE_SIGNS, SEAT_LETTERS, field_text
from lavafield.games.taluva.state import TaluvaState
from lavafield.games.taluva.table import (
    COMPLETED,
    ELIMINATED,
    HUT,
    IN_PLAY,
    NO_TILE,
    NOBODY,
    NOTHING,
    PIECES,
    VOLCANO,
    Table,
    laid_out,
)
from lavafield.geometry.hex import FARTHEST_RING, distance, field_at

STEPS: Final = ("deal", "draw", "refill", "place", "build", "over")
ENDINGS: Final = ("", "early", "survivor", "tiles-out")
STANDINGS: Final[dict[int, str]] = {IN_PLAY: "", ELIMINATED: "x", COMPLETED: "+"}
EXTRAS: Final[tuple[list[str], ...]] = ([], ["ranking"], ["preview"], ["ranking", "preview"])
SECTIONS: Final = ("tiles", "supply", "hands", "bag", "land")

_SUPPLY = re.compile(r"(\d{1,2})/(\d)/(\d)(?:([x+])(\d))?")
_FIELD = re.compile(r"(-?\d{1,3}),(-?\d{1,3})=([JCSRLV])(\d{1,2})(?:>([0-5])|([abcd])([\^#]?))?")


def text_of(state: TaluvaState) -> str:
    table = state.table
    head = f"taluva {2012 if table.apart else 2006}"
    head += " ranking" * table.ranking + " preview" * table.preview
    step = " ".join((str(table.turn), STEPS[table.phase], ENDINGS[table.ending])).strip()
    hands = [TILE_NAMES[kind] if kind != NO_TILE else "-" for kind in state.hands]
    bag = [f"{name}{n}" for name, n in zip(TILE_NAMES, state.bag, strict=True) if n]
    land = [f"{q},{r}={field_text(table, f)}" for f in table.land for q, r in [cell_of(f)]]
    parts = (str(table.tiles_left), " ".join(supplies(table)), " ".join(hands), " ".join(bag), " ".join(land))
    sections = [f"{name} {part}".strip() for name, part in zip(SECTIONS, parts, strict=True)]
    return " | ".join([head, step, *sections])


def supplies(table: Table) -> list[str]:
    told = []
    for seat in range(table.seats):
        left = "/".join(str(n) for n in table.supply[seat * PIECES : seat * PIECES + PIECES])
        standing = STANDINGS[int(table.standing[seat])]
        told.append(left + (f"{standing}{table.left_as[seat]}" if standing else ""))
    return told


def state_of(text: str) -> TaluvaState:
    """The state that a line of text describes, or BadInput."""
    parts = [part.split() for part in as_text(text, "error-position", "taluva 2006 ...").strip().split("|")]
    head = ["taluva", "step", *SECTIONS]
    if len(parts) != len(head):
        raise wrong(" | ".join(head), text)
    for name, part in zip(SECTIONS, parts[2:], strict=True):
        if not part or part[0] != name:
            raise wrong(name, " ".join(part))
    options, step, tiles, supply, hands, bag, land = parts
    table = empty_table(options, len(supply) - 1)
    read_step(table, step)
    table.tiles_left = number(tiles[1] if len(tiles) == 2 else "", 255)
    for seat, word in enumerate(supply[1:]):
        read_supply(table, seat, word)
    state = TaluvaState(table, read_bag(bag[1:]), read_hands(table, hands[1:]))
    read_land(table, land[1:])
    try:
        read = Decoded(state.to_bytes(), "state")
    except BadInput as problem:
        raise wrong(str(problem.arguments["got"]), text) from None
    return TaluvaState(read.table, read.bag, read.hands)


def wrong(expected: str, got: str) -> BadInput:
    return BadInput("error-position", expected=expected, got=shortened(got))


def number(word: str, largest: int) -> int:
    if not re.fullmatch(r"\d{1,4}", word) or int(word) > largest:
        raise wrong(f"0-{largest}", word)
    return int(word)


def empty_table(words: list[str], seats: int) -> Table:
    known = ("taluva", "2006", "2012", "ranking", "preview")
    if words not in [[*known[:1], edition, *rest] for edition in known[1:3] for rest in EXTRAS]:
        raise wrong("taluva 2006|2012 [ranking] [preview]", " ".join(words))
    if not 2 <= seats <= 4:
        raise wrong("supply: 2-4", str(seats))
    return laid_out(seats, 0, "ranking" in words, words[1] == "2012", "preview" in words)


def read_step(table: Table, words: list[str]) -> None:
    ending = words[2] if len(words) == 3 else ""
    if not 2 <= len(words) <= 3 or words[1] not in STEPS or ending not in ENDINGS:
        raise wrong(f"0-3 {'|'.join(STEPS)} [{'|'.join(ENDINGS[1:])}]", " ".join(words))
    table.turn = number(words[0], int(table.seats) - 1)
    table.phase = STEPS.index(words[1])
    table.ending = ENDINGS.index(ending)


def read_supply(table: Table, seat: int, word: str) -> None:
    found = _SUPPLY.fullmatch(word)
    if found is None:
        raise wrong("20/2/3", word)
    for piece in range(PIECES):
        table.supply[seat * PIECES + piece] = u8(int(found[piece + 1]))
    if found[4]:
        table.standing[seat] = u8(ELIMINATED if found[4] == "x" else COMPLETED)
        table.left_as[seat] = u8(int(found[5]))


def read_bag(words: list[str]) -> vec[u8]:
    bag = vec[u8]([u8(0)] * len(TILE_NAMES))
    for word in words:
        if word[:3] not in TILE_NAMES or bag[TILE_NAMES.index(word[:3])]:
            raise wrong("VJC5", word)
        bag[TILE_NAMES.index(word[:3])] = u8(number(word[3:], 255))
    return bag


def read_hands(table: Table, words: list[str]) -> vec[u8]:
    if len(words) != table.seats or not set(words) <= {*TILE_NAMES, "-"}:
        raise wrong("hands: VJC | -", " ".join(words))
    hands = [TILE_NAMES.index(word) if word != "-" else NO_TILE for word in words]
    for seat, kind in enumerate(hands):
        table.holds[seat] = u8(int(kind != NO_TILE))
    return vec[u8]([u8(kind) for kind in hands])


def read_land(table: Table, words: list[str]) -> None:
    fields: dict[int, re.Match[str]] = {}
    for word in words:
        found = _FIELD.fullmatch(word)
        if found is None or distance(int(found[1]), int(found[2])) > FARTHEST_RING - 4:
            raise wrong("0,0=V1>1 | 0,1=J1a", word)
        field = field_at(int(found[1]), int(found[2]))
        if field in fields:
            raise wrong("q,r=... (1)", word)
        fields[field] = found
    for field in sorted(fields):
        put_field(table, field, fields[field])


def put_field(table: Table, field: int, found: re.Match[str]) -> None:
    terrain = TERRAIN_LETTERS.index(found[3])
    if (terrain == VOLCANO) != (found[5] is not None) or not 0 < int(found[4]) <= 48:
        raise wrong("V1>1 | J1 | J1a", found[0])
    owner = SEAT_LETTERS.index(found[6]) if found[6] else NOBODY
    piece = NOTHING if not found[6] else PIECE_SIGNS.index(found[7]) if found[7] else HUT
    table.restore(field, int(found[4]), terrain, int(found[5] or 0), owner, piece)
