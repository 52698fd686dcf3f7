"""The golden games of Taluva: what each must show, and how to steer play until one does."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import lavafield
from lavafield import CHANCE, OVER, Record, Rng, State
from lavafield.core.event import Event
from lavafield.core.scene import Field, Scene
from lavafield.games.taluva.ids import erupts

GAME: Final = lavafield.game("taluva")
NEAR: Final = 4
"""Of every so many extensions the first, which lies near the middle, is taken on a compact island."""


@dataclass(frozen=True)
class Golden:
    """One game to find: its settings, how each seat plays, and what has to happen."""

    name: str
    shows: "Callable[[Record], bool]"
    players: int = 2
    options: dict[str, str | int | bool] = field(default_factory=dict)
    styles: tuple[str, ...] = ("rich",)
    """How the seats play, in turn: any, rich (temples, towers, many huts), spendthrift (huts only)."""
    compact: bool = True
    """Erupt whenever that is possible, and else build close together."""


# --- play ---


def played(golden: Golden, seed: int) -> Record:
    """The game that this seed leads to."""
    rng = Rng(seed)
    record = Record(GAME, golden.players, dict(golden.options))
    while record.state.to_act != OVER:
        record.play(chosen(record.state, rng, golden))
    return record


def chosen(state: State, rng: Rng, golden: Golden) -> int:
    if state.to_act == CHANCE:
        return state.sample(rng)
    actions = state.actions()
    if scene(state).step == "taluva-step-place":
        return placement(actions, rng, golden.compact)
    return build(state, actions, rng, golden.styles[state.to_act % len(golden.styles)])


def placement(actions: list[int], rng: Rng, compact: bool) -> int:
    if not compact:
        return actions[rng.below(len(actions))]
    eruptions = [action for action in actions if erupts(action)]
    if eruptions:
        return eruptions[rng.below(len(eruptions))]
    return actions[rng.below(max(1, len(actions) // NEAR))]


def build(state: State, actions: list[int], rng: Rng, style: str) -> int:
    """The best build in that style; each of the equally good ones has the same chance."""
    if style == "any":
        return actions[rng.below(len(actions))]
    values = [value(state, action, style) for action in actions]
    best = [action for action, worth in zip(actions, values, strict=True) if worth == max(values)]
    return best[rng.below(len(best))]


def value(state: State, action: int, style: str) -> int:
    verb = GAME.name(state, action)["do"]
    if verb == "expand":
        told = GAME.events(state, action, state.after(action), None)
        return int(told[0].arguments["count"])
    if verb == "hut":
        return 1
    return -1 if style == "spendthrift" else {"tower": 100, "temple": 200}[verb]


# --- what happened ---


def told(record: Record) -> Iterator[tuple[int, list[Event]]]:
    """The number of each action and its events, as a spectator hears them."""
    for n, state in enumerate(record.states[:-1]):
        action = {key: part for key, part in record.actions[n].items() if key != "seat"}
        yield n, GAME.events(state, GAME.action(state, action), record.states[n + 1], None)


def happened(record: Record) -> list[str]:
    return [event.id.removeprefix("taluva-event-") for _, events in told(record) for event in events]


def all_of(*names: str) -> Callable[[Record], bool]:
    """All of these events happen, as often as they are named."""

    def shows(record: Record) -> bool:
        seen = happened(record)
        return all(seen.count(name) >= names.count(name) for name in names)

    return shows


def scene(state: State) -> Scene:
    return GAME.scene(state.view(None))


def on_board(state: State, seat: int) -> int:
    """The huts of a seat that have not been covered."""
    pieces = [piece for each in scene(state).fields for piece in each.pieces]
    return sum(piece.count for piece in pieces if piece.seat == seat and piece.kind == "hut")


def wins_with_covered_huts(record: Record) -> bool:
    """The early winner used up the huts, some of which lie under the lava."""
    ranks = record.state.ranks()
    winner = ranks.index(1)
    huts_left = scene(record.state).panels[winner].supplies["hut"]
    return all_of("early-win")(record) and huts_left == 0 and on_board(record.state, winner) < 20


def covered_huts_decide(record: Record) -> bool:
    """Two seats differ in huts alone, and the loser has more of them still on the board."""
    supplies = [panel.supplies for panel in scene(record.state).panels]
    if not all_of("tiles-out")(record) or len({(s["tower"], s["temple"]) for s in supplies}) > 1:
        return False
    ranks = record.state.ranks()
    winner, loser = ranks.index(1), ranks.index(max(ranks))
    return winner != loser and on_board(record.state, winner) < on_board(record.state, loser)


def reaches_level(level: int, record: Record) -> bool:
    return any(each.height >= level for each in scene(record.state).fields)


def expands_on_level(level: int, record: Record) -> bool:
    for n, events in told(record):
        if events[0].id == "taluva-event-expanded":
            heights = {each.at: each.height for each in scene(record.states[n]).fields}
            if any(heights[cell] >= level for cell in events[0].cells):
                return True
    return False


def expands_by_one_hut(record: Record) -> bool:
    expansions = (e for _, events in told(record) for e in events if e.id == "taluva-event-expanded")
    return any(event.arguments["count"] == 1 for event in expansions)


def loses_huts_of_two_seats(record: Record) -> bool:
    return any([event.id for event in events].count("taluva-event-huts-lost") > 1 for _, events in told(record))


def settlements(state: State) -> Iterator[list[Field]]:
    """All settlements, found anew from the drawing alone."""
    left = {each.at: each for each in scene(state).fields if each.pieces}
    while left:
        found = [left.pop(next(iter(left)))]
        for each in found:
            q, r = each.at
            for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
                beside = left.get((q + dq, r + dr))
                if beside is not None and beside.pieces[0].seat == each.pieces[0].seat:
                    found.append(left.pop(beside.at))
        yield found


def joins_two_temples(record: Record) -> bool:
    """A settlement comes to have two temples."""
    for n, events in told(record):
        if any(event.id == "taluva-event-settlements-joined" for event in events):
            for found in settlements(record.states[n + 1]):
                if [each.pieces[0].kind for each in found].count("temple") > 1:
                    return True
    return False


def goes_on_after_elimination(record: Record) -> bool:
    seen = happened(record)
    if "eliminated" not in seen or "tiles-out" not in seen:
        return False
    return len(seen) - seen.index("eliminated") > 20


def eliminates_on_the_last_tile(record: Record) -> bool:
    seen = happened(record)
    return "eliminated" in seen and seen[seen.index("eliminated") + 1 :][:1] == ["tiles-out"]


def ends_on_the_last_tile_with(event: str, record: Record) -> bool:
    return all_of(event)(record) and scene(record.state).piles["taluva-pile-tiles"] == 0


def shares_the_last_place(record: Record) -> bool:
    return all_of("eliminated", "eliminated", "tiles-out")(record) and record.state.ranks().count(3) == 2


def covers_volcanoes(count: int, record: Record) -> bool:
    """An eruption lies on so many volcanoes."""
    for n, events in told(record):
        if events[0].id == "taluva-event-erupted":
            below = [each for each in scene(record.states[n]).fields if each.at in events[0].cells]
            if [each.fill for each in below].count("volcano") >= count:
                return True
    return False


def finishes_and_eliminates(record: Record) -> bool:
    ranks = record.state.ranks()
    return all_of("finished", "eliminated")(record) and sorted(ranks) == [1, 2, 3, 4]


TWELVE: Final[dict[str, str | int | bool]] = {"tiles": 12}
PREVIEW: Final[dict[str, str | int | bool]] = {"preview": True}
RANKED: Final[dict[str, str | int | bool]] = {"ranking": True}
ANY: Final = ("any",)
SPEND: Final = ("spendthrift",)

GOLDENS: Final = (
    # endings
    Golden("early-win", all_of("early-win")),
    Golden("early-win-with-covered-huts", wins_with_covered_huts, styles=("rich", "any")),
    Golden("early-win-on-the-last-tile", partial(ends_on_the_last_tile_with, "early-win"), 3, TWELVE, ("rich", "any")),
    Golden("last-survivor", all_of("survivor-win"), styles=SPEND),
    Golden(
        "last-survivor-on-the-last-tile",
        partial(ends_on_the_last_tile_with, "survivor-win"),
        options=TWELVE,
        styles=("any", "spendthrift"),
    ),
    Golden("tiles-out", all_of("tiles-out"), options=TWELVE, styles=ANY),
    Golden("shared-win", all_of("tiles-out", "shared-win"), options=TWELVE, styles=ANY),
    # rare rules
    Golden("covered-huts-decide", covered_huts_decide, options=TWELVE, styles=ANY),
    Golden("huts-of-two-seats-covered", loses_huts_of_two_seats, options=TWELVE, styles=ANY),
    Golden("split", all_of("settlement-split"), options=TWELVE),
    Golden("three-volcanoes-covered", partial(covers_volcanoes, 3), options=TWELVE, styles=ANY),
    Golden("level-four", partial(reaches_level, 4), styles=ANY),
    Golden("expansion-on-level-three", partial(expands_on_level, 3), styles=ANY),
    Golden("two-temples-joined", joins_two_temples, options={"ranking": True}),
    Golden("elimination", goes_on_after_elimination, players=3, styles=("spendthrift", "any", "any")),
    Golden("elimination-on-the-last-tile", eliminates_on_the_last_tile, 3, TWELVE, SPEND),
    Golden("eliminated-players-share-the-last-place", shares_the_last_place, 4, {}, ("spendthrift", "any")),
    # players and options
    Golden("early-win-of-three", all_of("early-win"), players=3),
    Golden("three-players", all_of("tiles-out"), players=3, styles=ANY, compact=False),
    Golden("four-players", all_of("tiles-out"), players=4, styles=ANY),
    Golden("three-players-12-tiles", all_of("tiles-out"), 3, TWELVE, ANY),
    Golden("four-players-12-tiles", all_of("tiles-out"), 4, TWELVE, ANY),
    Golden("edition-2012", expands_by_one_hut, options=TWELVE | {"edition": 2012}, styles=ANY),
    Golden("preview", all_of("tiles-out"), options=PREVIEW | TWELVE, styles=ANY),
    Golden("preview-elimination", goes_on_after_elimination, 3, PREVIEW, ("spendthrift", "any", "any")),
    Golden("preview-finish", all_of("finished", "tiles-out"), 4, PREVIEW | RANKED, ("rich", "any")),
    Golden("ranking-finish", all_of("finished"), options=RANKED),
    Golden("ranking-out", all_of("eliminated", "eliminated", "tiles-out"), 4, RANKED, ("spendthrift", "any")),
    Golden("ranking-finish-and-out", finishes_and_eliminates, 4, RANKED, ("rich", "spendthrift")),
    Golden(
        "every-option",
        all_of("finished"),
        4,
        {"tiles": 12, "edition": 2012, "ranking": True, "preview": True},
        ("rich", "any"),
    ),
)
