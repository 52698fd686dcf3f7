"""Cities for tests: who stands where, said in few words and read as a position.

`city({(2, 6): "aab"}, hands={0: "4.4"})` has two pieces of the first seat and one of the second on row 2,
column 6. What is not told is usual: the first A.D. 79 has turned up, all pieces not in the city are in stock
(in the box once Vesuvius erupted), all other cards are unseen, all tiles that do not lie are in the bag.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest

import lavafield
from lavafield.games.pompeii.actions import cell_of
from lavafield.games.pompeii.city import CITY, SPOTS, SQUARES, SYMBOL_NAMES, number_at
from lavafield.games.pompeii.state import PompeiiState
from lavafield.words import languages

Cell = tuple[int, int]

GAME: Final = lavafield.game("pompeii")
EARLY: Final = ("deal", "play", "relatives", "draw", "omen")
STARTS: Final[dict[str, Cell]] = {
    "scroll": (0, 7),
    "coin": (1, 2),
    "vase": (2, 10),
    "column": (3, 4),
    "mask": (6, 3),
    "helmet": (6, 9),
}
GATES: Final[tuple[Cell, ...]] = ((0, 0), (0, 5), (1, 9), (4, 0), (4, 10), (6, 6), (6, 8))
DECK: Final = {1: 4, 2: 4, 3: 5, 4: 7, 5: 4, 6: 7, 7: 3, 8: 5, 9: 4, 10: 5, 11: 5}
USUAL_HAND: Final = (3, 4, 6, 8)
ASH: Final = "ash"
_SIGNS: Final = {"vase": "V", "helmet": "H", "mask": "M", "scroll": "S", "column": "C", "coin": "O", ASH: "~"}
_FLAGS: Final = {"dual": True, "foreign": True, "enclosed": True, "start": False}
_FLAG_WORDS: Final = {"start": "unbarred"}


# --- states ---


def city(
    pieces: Mapping[Cell, str] | None = None,
    *,
    lava: Mapping[Cell, str] | None = None,
    players: int = 2,
    to_act: int = 0,
    phase: str = "play",
    details: str = "",
    hands: Mapping[int, str] | None = None,
    stock: Mapping[int, int] | None = None,
    saved: Mapping[int, int] | None = None,
    lost: Mapping[int, int] | None = None,
    discard: str = "",
    bag: str | None = None,
    tiles: str | None = None,
    lead: int = 6,
    runs: int = 2,
    warned: bool = True,
    top: int | None = None,
    places: int = 32,
    omens: int = 7,
    **options: Any,
) -> PompeiiState:
    """The state with these pieces and that lava; `options` are those of the game.

    Hands, bag, discard and tiles are written as in positions: `hands={0: "4.6", 1: "7.7!"}`, `bag="4x7 6x1"`,
    `tiles="vase1"`. `details` are further words of the step, such as `tile=vase` or `runner=3,4 again=1`.
    """
    standing, flow = dict(pieces or {}), dict(lava or {})
    usual = usual_table(players, options)
    early = phase in EARLY
    held = [(hands or {}).get(seat) or usual_hand(phase, seat == to_act) for seat in range(players)]
    above = (0 if warned else 8) if top is None else top
    step = [str(to_act), phase, details]
    if phase in ("lava-draw", "lava", "run") and lead:
        step.append(f"lead={lead}")
    if phase == "run":
        step.append(f"runs={runs}")
    pile = f"pile top {above} places {places} omens {omens} window {usual.rules.window}"
    parts = [
        head(options),
        " ".join(word for word in step if word),
        pile + " ad79" * (warned or not early),
        " ".join(["seats", *seats(players, usual.of(0, 0), standing, early, stock, saved or {}, lost or {})]),
        " ".join(["hands", *held]),
        "bag " + (usual_bag(held, discard) if bag is None else bag),
        "discard " + discard,
        "tiles " + (usual_tiles(flow, details, options) if tiles is None else tiles),
        " ".join(["city", *squares(standing, flow)]),
    ]
    return pompeii(GAME.parse_position(" | ".join(parts)))


def usual_table(players: int, options: Mapping[str, Any]) -> Any:
    return pompeii(GAME.new(players=players, **options)).table


def head(options: Mapping[str, Any]) -> str:
    words = ["pompeii", str(options.get("edition", 2004)), str(options.get("announce", "turn"))]
    words += [_FLAG_WORDS.get(name, name) for name, value in _FLAGS.items() if options.get(name) == value]
    pairs = options.get("pairs", "helmet-mask")
    return " ".join(words + [pairs] * (pairs != "helmet-mask"))


def usual_hand(phase: str, in_turn: bool) -> str:
    """Four cards, and three between playing and drawing; none once Vesuvius erupted."""
    if phase not in EARLY or phase == "deal":
        return "-"
    cards = USUAL_HAND[1:] if in_turn and phase != "play" else USUAL_HAND
    return ".".join(map(str, cards))


def seats(
    players: int,
    total: int,
    standing: Mapping[Cell, str],
    early: bool,
    stock: Mapping[int, int] | None,
    saved: Mapping[int, int],
    lost: Mapping[int, int],
) -> list[str]:
    """Stock, saved, lost and box of each seat; of a stock that is told, the rest is in the box."""
    told = []
    for seat in range(players):
        left = total - sum(text.count("abcd"[seat]) for text in standing.values())
        left -= saved.get(seat, 0) + lost.get(seat, 0)
        ready = (stock or {}).get(seat, left) if early else 0
        assert 0 <= ready <= left, f"seat {seat} has no more than {total} pieces"
        told.append(f"{ready}/{saved.get(seat, 0)}/{lost.get(seat, 0)}/{left - ready}")
    return told


def usual_bag(held: list[str], discard: str) -> str:
    left = Counter(DECK)
    for hand in held:
        left.subtract(int(card) for card in hand.rstrip("!").split(".") if card != "-")
    for word in discard.split():
        card, _, count = word.partition("x")
        left[int(card)] -= int(count)
    assert min(left.values()) >= 0, f"there are not so many cards: {held}, {discard}"
    return " ".join(f"{card}x{count}" for card, count in left.items() if count)


def usual_tiles(lava: Mapping[Cell, str], details: str, options: Mapping[str, Any]) -> str:
    """All tiles that neither lie nor are in hand; of the dual-vent tiles none is taken to lie."""
    left = dict(zip(SYMBOL_NAMES, (7, 7, 7, 8, 8, 8), strict=True))
    for symbol in [*lava.values(), details.partition("tile=")[2].partition(" ")[0]]:
        if symbol in left:
            left[symbol] -= 1
    told = " ".join(f"{symbol}{count}" for symbol, count in left.items() if count > 0)
    if options.get("dual"):
        start = GAME.position(GAME.new(**{name: options[name] for name in options}))
        tiles = start.partition("| tiles ")[2].partition(" |")[0].split()
        told += "".join(f" {tile}" for tile in tiles if "/" in tile and tile[:-1] not in details)
    return told


def squares(standing: Mapping[Cell, str], lava: Mapping[Cell, str]) -> list[str]:
    told = [
        f"{r},{c}=" + "".join(f"{seat}{text.count(seat)}" for seat in "abcd" if seat in text)
        for (r, c), text in standing.items()
        if text
    ]
    return told + [f"{r},{c}=~{_SIGNS[symbol]}" for (r, c), symbol in lava.items()]


def pompeii(state: lavafield.State) -> PompeiiState:
    assert isinstance(state, PompeiiState)
    return state


# --- many squares at once ---


def spots(*numbers: int) -> dict[Cell, int]:
    """The squares with spots of buildings with these numbers (0: neutral), and how many; all without a number."""
    return {
        cell_of(square): int(SPOTS[square])
        for square in range(SQUARES)
        if SPOTS[square] and (not numbers or number_at(square) in numbers)
    }


def full(*numbers: int, by: str = "b") -> dict[Cell, str]:
    """Pieces of one seat on all spots of these numbers (0: neutral), or of the whole city."""
    return {cell: by * count for cell, count in spots(*numbers).items()}


def ring(*free: Cell, symbol: str = "vase") -> dict[Cell, str]:
    """Lava of one symbol on every square of the city but these."""
    everywhere = [cell_of(square) for square in range(SQUARES) if CITY.has(square)]
    return {cell: symbol for cell in everywhere if cell not in free}


# --- what may be done ---


def named(state: lavafield.State) -> list[dict[str, Any]]:
    """The records of all legal actions."""
    return [GAME.name(state, action) for action in state.actions()]


def legal(state: lavafield.State, verb: str = "") -> set[str]:
    """All legal actions, or those with that verb, in short notation."""
    return {GAME.text(state, action) for action in state.actions() if verb in ("", GAME.name(state, action)["do"])}


def places(state: lavafield.State, verb: str) -> set[Cell]:
    """The squares of all legal actions with that verb: of the spot, the lava, or where a run ends."""
    cells = (one.get("spot") or one.get("at") or one.get("to") for one in named(state) if one["do"] == verb)
    return {(row, col) for row, col in filter(None, cells)}


def act(state: lavafield.State, move: str | Mapping[str, Any]) -> int:
    """The number of an action in short notation or as a record."""
    return GAME.parse(state, move) if isinstance(move, str) else GAME.action(state, move)


def after(state: lavafield.State, *moves: str | Mapping[str, Any]) -> PompeiiState:
    """The state after these actions."""
    for move in moves:
        state = state.after(act(state, move))
    return pompeii(state)


def refused(state: lavafield.State, move: str | Mapping[str, Any] | int) -> lavafield.Violation | None:
    """What forbids an action, or None. A record may be half-told, a text is just that action: `p4` places nothing."""
    if not isinstance(move, str):
        return GAME.why_not(state, move)
    try:
        return GAME.why_not(state, act(state, move))
    except lavafield.IllegalAction as illegal:
        return illegal.violation


def allows(state: lavafield.State, *moves: str | Mapping[str, Any]) -> None:
    """Each of these actions is legal, on the list, and can be carried out."""
    for move in moves:
        violation = refused(state, move)
        assert violation is None, f"{move}: {violation}"
        action = act(state, move)
        assert action in state.actions(), f"{move} is legal but not on the list"
        state.after(action)


def forbids(
    state: lavafield.State, move: str | Mapping[str, Any], clause: str, *cells: Cell, **arguments: str | int
) -> None:
    """The action is refused by this clause, which points at these cells; nothing changes."""
    violation = refused(state, move)
    assert violation is not None, f"{move} is allowed"
    assert violation.clause == clause, f"{move}: {violation}"
    assert set(violation.cells) == set(cells), f"{move}: {violation}"
    assert arguments.items() <= violation.arguments.items(), f"{move}: {violation}"
    before = state.hash()
    with pytest.raises(lavafield.IllegalAction) as illegal:
        state.after(act(state, move))
    assert illegal.value.violation == violation
    assert state.hash() == before
    for language in languages():
        assert violation.text(language).endswith((".", "!"))


def events(state: lavafield.State, move: str, seat: int | None = None) -> list[str]:
    """The names of the events of an action, as that seat is told."""
    action = act(state, move)
    told = GAME.events(state, action, state.after(action), seat)
    return [event.id.removeprefix("pompeii-event-") for event in told]


# --- what is to be seen ---


def step(state: lavafield.State) -> str:
    """What the game waits for, in the words of positions: "0 play", "1 lava-draw"."""
    return " ".join(GAME.position(state).split(" | ")[1].split()[:2])


def at(state: lavafield.State, *cell: int) -> str:
    """Who stands on a square: `aab`."""
    row, col = cell
    for field in GAME.scene(state.view(None)).fields:
        if field.at == (row, col):
            return "".join("abcd"[piece.seat or 0] * piece.count for piece in field.pieces)
    raise AssertionError(f"{cell} is no square of the city")


def standing(state: lavafield.State) -> dict[Cell, str]:
    """Everybody in the city."""
    fields = GAME.scene(state.view(None)).fields
    return {field.at: at(state, *field.at) for field in fields if field.pieces}


def lava_on(state: lavafield.State) -> dict[Cell, str]:
    """The symbol of all lava; "" is lava without one."""
    return {field.at: field.label for field in GAME.scene(state.view(None)).fields if field.fill == "lava"}


def count(state: lavafield.State, seat: int, what: str) -> int:
    """How many pieces of a seat are in stock, in the city ("board"), saved, or in the volcano; "box": out of play."""
    if what == "box":
        return int(GAME.position(state).split(" | ")[3].split()[1 + seat].split("/")[3])
    return int(GAME.scene(state.view(None)).panels[seat].supplies[what])


def hand(state: lavafield.State, seat: int, seen_by: int | None = None) -> list[str]:
    """The cards that a seat holds, as it sees them itself or as another seat does: `?` for a hidden one."""
    panel = GAME.scene(state.view(seat if seen_by is None else seen_by)).panels[seat]
    return [*panel.hand, *["?"] * panel.hidden]
