"""The golden games of Pompeii, and what each must show."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from lavafield import OVER, Record, Rng
from lavafield.core.event import Event
from lavafield.games.pompeii.city import SPOTTED
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.table import DRAW, STOCK, Table
from tools.golden_pompeii_play import GAME, chosen


@dataclass(frozen=True)
class Golden:
    """One game to find: its settings, how it is played, and what has to happen."""

    name: str
    shows: "Callable[[Record], bool]"
    players: int = 2
    options: dict[str, str | int | bool] = field(default_factory=dict)
    style: str = "family"
    """How it is played; see golden_pompeii_play.py."""


def played(golden: Golden, seed: int) -> Record:
    """The game that this seed leads to."""
    rng = Rng(seed)
    record = Record(GAME, golden.players, dict(golden.options))
    while record.state.to_act != OVER:
        record.play(chosen(record.state, rng, golden.style))
    return record


# --- what happened ---


def tables(record: Record) -> Iterator[tuple[Table, Table]]:
    """The open table before and after each action."""
    for n in range(len(record.actions)):
        yield pompeii(record.states[n]).table, pompeii(record.states[n + 1]).table


def told(record: Record) -> Iterator[list[Event]]:
    """The events of each action, as a spectator hears them."""
    for n, state in enumerate(record.states[:-1]):
        action = {key: part for key, part in record.actions[n].items() if key != "seat"}
        yield GAME.events(state, GAME.action(state, action), record.states[n + 1], None)


def happened(record: Record) -> list[str]:
    return [event.id.removeprefix("pompeii-event-") for events in told(record) for event in events]


def all_of(*names: str) -> Callable[[Record], bool]:
    """All of these events happen, as often as they are named."""

    def shows(record: Record) -> bool:
        seen = happened(record)
        return all(seen.count(name) >= names.count(name) for name in names)

    return shows


def fewer_lost_decide(record: Record) -> bool:
    """Two seats saved as many, and the one with fewer in the volcano is ahead."""
    panels = GAME.scene(record.state.view(None)).panels
    saved = [panel.supplies["saved"] for panel in panels]
    ranks = record.state.ranks()
    first = ranks.index(1)
    return saved.count(saved[first]) > 1 and ranks.count(1) == 1


def burns_two_seats(record: Record) -> bool:
    return any([event.id for event in events].count("pompeii-event-burnt") > 1 for events in told(record))


def runs_far(points: int, record: Record) -> bool:
    """Somebody runs with so many movement points."""
    return any(
        event.id == "pompeii-event-ran" and int(event.arguments["points"]) >= points
        for events in told(record)
        for event in events
    )


def dual_tile_is_laid(record: Record) -> bool:
    return any(action["do"] == "tile" and "/" in action["symbol"] for action in record.actions) and any(
        action["do"] == "lava" and "symbol" in action for action in record.actions
    )


def omens_follow_each_other(record: Record) -> bool:
    verbs = [action["do"] + str(action.get("card", "")) for action in record.actions]
    return any(verbs[n : n + 4] == ["drawomen", "omen"] * 2 for n in range(len(verbs)))


def gives_an_order(record: Record) -> bool:
    return any(action["do"] == "order" for action in record.actions)


def order_fires_in_anothers_turn(record: Record) -> bool:
    return any(
        event.id == "pompeii-event-standing-fired" and event.seats != (before.turn,)
        for events, (before, _) in zip(told(record), tables(record), strict=True)
        for event in events
    )


def places_nothing(full: bool, record: Record) -> bool:
    """A card is played without a piece: the city is full, or there is no piece left."""
    return any(
        event.id == "pompeii-event-not-placed" and before.has_free_spot(SPOTTED) != full
        for events, (before, _) in zip(told(record), tables(record), strict=True)
        for event in events
    )


def pieces_run_short(record: Record) -> bool:
    """More relatives might come, but the last piece has been placed; a later card brings none at all."""
    return places_nothing(False, record) and any(
        before.relatives > 1 and after.phase == DRAW and after.of(after.turn, STOCK) == 0
        for before, after in tables(record)
        if before.of(before.turn, STOCK) == 1
    )


LATER: Final[dict[str, str | int | bool]] = {"edition": 2013}
DUAL: Final[dict[str, str | int | bool]] = {"dual": True}

GOLDENS: Final = (
    # endings
    Golden("nobody-left", all_of("nobody-left")),
    Golden("tiles-out", all_of("tiles-out", "left-behind"), style="slow"),
    Golden("shared-win", all_of("shared-win"), style="any"),
    Golden("fewer-lost-decide", fewer_lost_decide, style="any"),
    # rare rules
    Golden("first-and-second-ad79", all_of("first-ad79", "second-ad79")),
    Golden("many-relatives", all_of(*("relative-placed",) * 9, "relatives-done"), style="any"),
    Golden("joker", all_of("joker-placed"), 4),
    Golden("full-city", partial(places_nothing, True), 4, style="packed"),
    Golden("empty-stock", pieces_run_short, 2, LATER, "packed"),
    Golden("announced", all_of("announced", "eruption"), style="jokers"),
    Golden("omens-in-a-row", omens_follow_each_other),
    Golden("omen-strikes-nobody", all_of("omen-nobody"), style="omens"),
    Golden("lava-burns-two-seats", burns_two_seats, style="slow"),
    Golden("enclosed", all_of("enclosed"), style="slow"),
    Golden("lava-lost", all_of("lava-lost"), style="slow"),
    Golden("gates-closed", all_of(*("gate-closed",) * 5), style="slow"),
    Golden("far-run", partial(runs_far, 5), style="any"),
    Golden("no-run", all_of("no-run"), style="any"),
    Golden("last-tile", all_of("last-tile"), style="slow"),
    # players and options
    Golden("three-players", all_of("ranked", "ranked", "ranked"), 3, style="any"),
    Golden("four-players", all_of(*("ranked",) * 4), 4, style="any"),
    Golden("edition-2013", all_of("second-ad79"), 2, LATER),
    Golden("edition-2013-three-players", all_of("second-ad79"), 3, LATER),
    Golden("edition-2013-four-players", all_of("win"), 4, LATER),
    Golden("dual", dual_tile_is_laid, 2, DUAL),
    *(
        Golden(f"dual-{pair}", dual_tile_is_laid, 2, DUAL | {"pairs": pair})
        for pair in ("helmet-vase", "helmet-scroll", "helmet-column", "helmet-coin")
    ),
    Golden("foreign", all_of("tiles-out"), 2, {"foreign": True}, "slow"),
    Golden("enclosed-squares-become-lava", all_of("enclosed-lava"), 2, {"enclosed": True}, "slow"),
    Golden("start-squares-open", all_of("ran", "escaped"), 2, {"start": False}, "any"),
    Golden("announce-never", all_of("second-ad79"), 4, {"announce": "never"}),
    Golden("announce-any", gives_an_order, 4, {"announce": "any"}),
    Golden("standing-order", all_of("standing-fired"), 2, {"announce": "any"}, "jokers"),
    Golden("standing-order-in-anothers-turn", order_fires_in_anothers_turn, 4, {"announce": "any"}, "jokers"),
    Golden(
        "every-option",
        all_of("win"),
        4,
        {
            "edition": 2013,
            "dual": True,
            "foreign": True,
            "enclosed": True,
            "start": False,
            "announce": "any",
            "pairs": "helmet-coin",
        },
        "any",
    ),
)
