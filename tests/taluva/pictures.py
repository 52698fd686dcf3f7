"""Boards as pictures: what `lavafield.games.taluva.show` prints, read back into states.

A field takes six columns, and each row lies half a field to the right of the one above. `V2>3` is a
volcano on level 2 facing 3, `J1a` a hut of the first seat, `S3a^` its tower, `L2b#` its temple; a
dot is sea that a reader should notice. The first field of a picture is [0, 0] unless told otherwise.
"""

import re
import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

import lavafield
from lavafield.games.taluva.notation import record_of
from lavafield.games.taluva.state import TaluvaState
from lavafield.words import languages

Cell = tuple[int, int]

GAME: Final = lavafield.game("taluva")
WIDTH: Final = 6
SEATS: Final = "abcd"
SEA: Final = "."
MARK: Final = "x"
PIECES: Final = {"": "hut", "^": "tower", "#": "temple"}
SETS: Final = {"hut": 20, "tower": 2, "temple": 3}

_FIELD = re.compile(r"V\d{1,2}>[0-5]|[JCSRL](?P<level>\d{1,2})((?P<seat>[abcd])(?P<sign>[\^#]?))?")


class PictureError(ValueError):
    """A picture that shows no board, with the row and what was expected."""


# --- pictures ---


def drawn(picture: str, first: Cell = (0, 0)) -> dict[Cell, str]:
    """What a picture shows on each field."""
    if "\t" in picture:
        raise PictureError("expected blanks between the fields, got a tab")
    found: dict[Cell, str] = {}
    origin = None
    for row, column, token in tokens(picture):
        if origin is None:
            origin = (row, column)
        down = row - origin[0]
        along, beside = divmod(column - origin[1] - down * WIDTH // 2, WIDTH)
        if beside:
            near = (column - beside, column - beside + WIDTH)
            raise PictureError(
                f"row {row + 1}: {token!r} begins in column {column + 1}, "
                f"where no field is; expected column {near[0] + 1} or {near[1] + 1}"
            )
        found[first[0] + along, first[1] + down] = token
    return found


def tokens(picture: str) -> Iterator[tuple[int, int, str]]:
    """Row, column and text of everything in a picture."""
    for row, line in enumerate(textwrap.dedent(picture).strip("\n").splitlines()):
        for match in re.finditer(r"\S+", line):
            yield row, match.start(), match[0]


def fields(picture: str, first: Cell = (0, 0)) -> dict[Cell, re.Match[str]]:
    """The land of a picture."""
    land = {}
    for cell, token in drawn(picture, first).items():
        if token != SEA:
            match = _FIELD.fullmatch(token)
            if match is None:
                raise PictureError(f"expected V2>3, J1, J1a, J1a^, J1a# or a dot, got {token!r}")
            land[cell] = match
    return land


def marks(picture: str, first: Cell = (0, 0)) -> frozenset[Cell]:
    """The fields with an x; all others show a dot."""
    shown = drawn(picture, first)
    for token in shown.values():
        if token not in (MARK, SEA):
            raise PictureError(f"expected x or a dot, got {token!r}")
    return frozenset(cell for cell, token in shown.items() if token == MARK)


# --- states ---


def board(
    picture: str,
    *,
    to_act: int = 0,
    phase: str = "build",
    players: int = 2,
    supply: Mapping[int, str] | None = None,
    edition: int = 2006,
    ranking: bool = False,
    preview: bool = False,
    tile: str = "VJC",
    hands: Mapping[int, str] | None = None,
    tiles: int = 20,
    bag: str | None = None,
    first: Cell = (0, 0),
) -> TaluvaState:
    """The state that a picture shows.

    What is not told is taken to be usual: each seat has the pieces in its supply that the picture
    does not show, the seat in turn holds `tile` when it is to place, the bag holds all other tiles.
    `supply` is written as in positions: `{1: "3/0/2"}`, and `{2: "9/2/3x1"}` left the game first.
    """
    land = fields(picture, first)
    held = dict(hands or {}) | ({to_act: tile} if phase == "place" else {})
    supplies = [(supply or {}).get(seat) or usual_supply(land, seat) for seat in range(players)]
    head = f"taluva {edition}{' ranking' * ranking}{' preview' * preview}"
    parts = [
        head,
        f"{to_act} {phase}",
        f"tiles {tiles}",
        " ".join(["supply", *supplies]),
        " ".join(["hands", *(held.get(seat, "-") for seat in range(players))]),
        f"bag {usual_bag(held) if bag is None else bag}",
        " ".join(["land", *(f"{q},{r}={match[0]}" for (q, r), match in land.items())]),
    ]
    try:
        return taluva(GAME.parse_position(" | ".join(parts)))
    except lavafield.BadInput as problem:
        raise PictureError(f"this board is no position: {problem}") from None


def usual_supply(land: Mapping[Cell, re.Match[str]], seat: int) -> str:
    """The pieces of a seat that a picture does not show."""
    built: Counter[str] = Counter()
    for match in land.values():
        if match["seat"] == SEATS[seat]:
            piece = PIECES[match["sign"]]
            built[piece] += int(match["level"]) if piece == "hut" else 1
    left = {piece: count - built[piece] for piece, count in SETS.items()}
    if min(left.values()) < 0:
        shown = ", ".join(f"{built[piece]} {piece}s" for piece in SETS)
        raise PictureError(f"seat {SEATS[seat]}: expected at most 20/2/3 pieces, got {shown}")
    return "/".join(str(count) for count in left.values())


def usual_bag(held: Mapping[int, str]) -> str:
    """All tiles but those in hand."""
    start = GAME.new()
    kinds = [GAME.name(start, kind)["tile"] for kind in start.actions()]
    left = dict(zip(kinds, start.weights(), strict=True))
    for tile in held.values():
        left[tile] -= 1
    return " ".join(f"{kind}{count}" for kind, count in left.items() if count)


def taluva(state: lavafield.State) -> TaluvaState:
    assert isinstance(state, TaluvaState)
    return state


def show(state: lavafield.State) -> str:
    """The picture of a state."""
    return GAME.board(state.view(None))


def same_picture(picture: str) -> str:
    """A picture as `show` would print it: without indentation and dots."""
    lines = picture.replace(SEA, " ").splitlines()
    return textwrap.dedent("\n".join(line.rstrip() for line in lines)).strip("\n")


# --- what may be done ---


def named(state: lavafield.State) -> list[dict[str, Any]]:
    """The records of all legal actions."""
    return [GAME.name(state, action) for action in state.actions()]


def texts(state: lavafield.State, verb: str) -> set[str]:
    """The legal actions with that verb, in short notation."""
    return {GAME.text(state, action) for action in state.actions() if GAME.name(state, action)["do"] == verb}


def places(state: lavafield.State, verb: str) -> frozenset[Cell]:
    """The fields of all legal actions with that verb: of the volcano, or of what is built."""
    cells = (
        record.get("at") or record.get("volcano") or record.get("from")
        for record in named(state)
        if record["do"] == verb
    )
    return frozenset((q, r) for q, r in filter(None, cells))


def why(state: lavafield.State, text: str) -> lavafield.Violation | None:
    """What forbids an action in short notation."""
    return GAME.why_not(state, record_of(text))


def after(state: lavafield.State, *moves: str) -> TaluvaState:
    """The state after these actions, in short notation."""
    for text in moves:
        state = state.after(GAME.parse(state, text))
    return taluva(state)


def events(state: lavafield.State, text: str, seat: int | None = None) -> list[str]:
    """The names of the events of an action, as that seat is told."""
    action = GAME.parse(state, text)
    told = GAME.events(state, action, state.after(action), seat)
    return [event.id.removeprefix("taluva-event-") for event in told]


def allows(state: lavafield.State, *moves: str) -> None:
    """Each of these actions is legal, on the list, and can be carried out."""
    for text in moves:
        violation = why(state, text)
        assert violation is None, f"{text}: {violation}"
        action = GAME.parse(state, text)
        assert action in state.actions(), f"{text} is legal but not on the list"
        state.after(action)


def forbids(
    state: lavafield.State,
    text: str,
    clause: str,
    *cells: Cell,
    **arguments: str | int,
) -> None:
    """The action is refused by this clause, which points at these cells; nothing changes."""
    violation = why(state, text)
    assert violation is not None, f"{text} is allowed"
    assert violation.clause == clause, f"{text}: {violation}"
    assert set(violation.cells) == set(cells), f"{text}: {violation}"
    assert arguments.items() <= violation.arguments.items(), f"{text}: {violation}"
    before = state.hash()
    with pytest.raises(lavafield.IllegalAction) as refused:
        state.after(GAME.parse(state, text))
    assert refused.value.violation == violation
    assert state.hash() == before
    for language in languages():
        assert violation.text(language).endswith((".", "!"))


def standings(state: lavafield.State) -> list[str]:
    """Who is still in play, who was eliminated, who finished."""
    return [panel.standing for panel in GAME.scene(state.view(None)).panels]


def supply(state: lavafield.State, seat: int) -> str:
    """The pieces that a seat has left: huts/towers/temples."""
    supplies = GAME.scene(state.view(None)).panels[seat].supplies
    return "/".join(str(supplies[piece]) for piece in SETS)


def hand(state: lavafield.State, seat: int, seen_by: int | None = None) -> str | None:
    """The tile in that hand, `?` where it is hidden from who looks, None for an empty hand."""
    panel = GAME.scene(state.view(seen_by)).panels[seat]
    return panel.hand[0] if panel.hand else "?" if panel.hidden else None
