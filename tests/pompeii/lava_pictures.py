"""Cities after the eruption, as positions write them: `2,4=a1b2 2,10=~V` is two squares, the second with lava.

Lava is `~` and the first letter of its symbol (the coin is the round one: `O`), `~~` stands for lava without a
symbol. Squares are row,column from the north-west.
"""

from collections.abc import Mapping
from typing import Any, Final

import pytest

import lavafield
from lavafield.games.pompeii.notation import record_of
from lavafield.games.pompeii.state import PompeiiState
from lavafield.words import languages

Cell = tuple[int, int]

GAME: Final = lavafield.game("pompeii")
BEGUN: Final = "0,7=~S 1,2=~O 2,10=~V 3,4=~C 6,3=~M 6,9=~H"
"""The start squares with the first tile of each symbol: what six lead tiles can look like."""
TILES: Final = "vase6 helmet6 mask6 scroll7 column7 coin7"


def city(
    *squares: str,
    turn: int = 0,
    step: str = "run",
    tile: str = "",
    lead: int = 6,
    runs: int = 2,
    seats: Mapping[int, str] | None = None,
    players: int = 2,
    options: str = "",
    tiles: str = TILES,
) -> PompeiiState:
    """A city after the eruption. With `tile` that one is to be laid; `seats` are stock/saved/lost/box."""
    details = [f"lead={lead}"] * (lead > 0)
    if tile:
        step, details = "lava", [*details, f"tile={tile}"]
    elif step == "run":
        details = [*details, f"runs={runs}"]
    parts = [
        f"pompeii 2004 turn {options}",
        " ".join([str(turn), step, *details]),
        "pile top 0 places 0 omens 0 window 15 ad79",
        " ".join(["seats", *((seats or {}).get(seat, "0/0/0/0") for seat in range(players))]),
        " ".join(["hands", *["-"] * players]),
        "bag",
        "discard",
        f"tiles {tiles}",
        " ".join(["city", *squares]),
    ]
    return pompeii(GAME.parse_position(" | ".join(parts)))


def pompeii(state: lavafield.State) -> PompeiiState:
    assert isinstance(state, PompeiiState)
    return state


# --- what may be done ---


def named(state: lavafield.State) -> list[dict[str, Any]]:
    """The records of all legal actions."""
    return [GAME.name(state, action) for action in state.actions()]


def texts(state: lavafield.State) -> set[str]:
    """All legal actions, in short notation."""
    return {GAME.text(state, action) for action in state.actions()}


def laid_at(state: lavafield.State) -> set[Cell]:
    """The squares that the tile may cover."""
    return {(record["at"][0], record["at"][1]) for record in named(state) if record["do"] == "lava"}


def runs_from(state: lavafield.State, origin: str) -> set[str]:
    """Where a run from there may lead, `out` among it."""
    return {text.partition(">")[2] for text in texts(state) if text.startswith(f"{origin}>")}


def why(state: lavafield.State, text: str) -> lavafield.Violation | None:
    """What forbids an action in short notation."""
    return GAME.why_not(state, record_of(text))


def after(state: lavafield.State, *moves: str) -> PompeiiState:
    """The state after these actions, in short notation."""
    for text in moves:
        state = state.after(GAME.parse(state, text))
    return pompeii(state)


def events(state: lavafield.State, text: str) -> list[str]:
    """The names of the events of an action."""
    action = GAME.parse(state, text)
    told = GAME.events(state, action, state.after(action), None)
    return [event.id.removeprefix("pompeii-event-") for event in told]


def allows(state: lavafield.State, *moves: str) -> None:
    """Each of these actions is legal, on the list, and can be carried out."""
    for text in moves:
        violation = why(state, text)
        assert violation is None, f"{text}: {violation}"
        action = GAME.parse(state, text)
        assert action in state.actions(), f"{text} is legal but not on the list"
        state.after(action)


def forbids(state: lavafield.State, text: str, clause: str, *cells: Cell, **arguments: str | int) -> None:
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
    assert GAME.parse(state, text) not in state.actions()
    for language in languages():
        assert violation.text(language).endswith((".", "!"))


# --- what there is to see ---


def step(state: lavafield.State) -> str:
    """What the game waits for."""
    return GAME.scene(state.view(None)).step.removeprefix("pompeii-step-")


def square(state: lavafield.State, row: int, col: int) -> str:
    """What lies or stands there: `~vase`, `a1b2` or nothing."""
    field = next(field for field in GAME.scene(state.view(None)).fields if field.at == (row, col))
    if field.fill == "lava":
        return f"~{field.label}"
    return "".join(f"{'abcd'[piece.seat or 0]}{piece.count}" for piece in field.pieces)


def pieces(state: lavafield.State, seat: int) -> str:
    """The pieces of a seat: in the city/saved/in the volcano."""
    supplies = GAME.scene(state.view(None)).panels[seat].supplies
    return "/".join(str(supplies[place]) for place in ("board", "saved", "volcano"))


# --- a whole eruption ---


def erupting(*squares: str, turn: int = 0, players: int = 2, stock: int = 0, options: str = "") -> PompeiiState:
    """The seat in turn is about to draw the second A.D. 79: `draw ad79`."""
    parts = [
        f"pompeii 2004 turn {options}",
        f"{turn} draw",
        "pile top 0 places 1 omens 0 window 15 ad79",
        " ".join(["seats", *[f"{stock}/0/0/0"] * players]),
        " ".join(["hands", *("1.2.3" if seat == turn else "1.2.3.4" for seat in range(players))]),
        "bag 9x2",
        "discard",
        f"tiles {TILES}",
        " ".join(["city", *squares]),
    ]
    return pompeii(GAME.parse_position(" | ".join(parts)))
