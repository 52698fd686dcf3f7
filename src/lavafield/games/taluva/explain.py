"""Why a turn of Taluva is good or bad: what it builds, prepares, prevents and allows.

Everything told here lies open on the table, so it may be told to every seat.
"""

from collections.abc import Sequence
from typing import Final

from lavafield.core.event import Event
from lavafield.core.explaining import Change, Reasons, steps_of
from lavafield.games.taluva import ids
from lavafield.games.taluva.actions import PIECE_NAMES, cell_of
from lavafield.games.taluva.evaluate import ROLES, TaluvaEvaluation, earliness
from lavafield.games.taluva.events import losses, splits, tile_fields
from lavafield.games.taluva.features import COUNT, FEATURES
from lavafield.games.taluva.prospects import Prospects, prospects
from lavafield.games.taluva.settlement import fields_to_expand, settlement_at
from lavafield.games.taluva.state import TaluvaState
from lavafield.games.taluva.table import (
    BUILD,
    COMPLETED,
    ELIMINATED,
    FINISHED,
    HUT,
    IN_PLAY,
    PLACE,
    TEMPLE,
    TOWER,
    Table,
)
from lavafield.games.taluva.turn import TYPES_TO_WIN
from lavafield.geometry.hex import SIDES

_TEMPLE_READY: Final = ("temple-ready", "temples-ready", "temple-ready-free", "can-finish")
_TOWER_READY: Final = ("tower-ready", "towers-ready", "can-finish")
_EXPANSIONS: Final = ("best-expansion", "next-expansion", "huts-to-finish")
_SHAPE: Final = ("settlements", "two-fields", "grows-to-temple", "no-temple-yet", "no-tower-yet")

FEATURES_BEHIND: Final = {
    "builds-temple": ("temples-built", "two-temples", "three-temples", "race"),
    "builds-tower": ("towers-built", "two-towers", "race"),
    "builds-huts": ("huts-built", "few-huts-left", "last-huts", "race"),
    "uses-up-huts": ("huts-built", "few-huts-left", "last-huts", "race"),
    "founds": _SHAPE,
    "grows": _SHAPE,
    "joins": _SHAPE,
    "readies-temple": _TEMPLE_READY,
    "keeps-temple": _TEMPLE_READY,
    "spoils-temple": _TEMPLE_READY,
    "blocks-temple": _TEMPLE_READY,
    "opens-temple": _TEMPLE_READY,
    "readies-tower": _TOWER_READY,
    "keeps-tower": _TOWER_READY,
    "spoils-tower": _TOWER_READY,
    "blocks-tower": _TOWER_READY,
    "opens-tower": _TOWER_READY,
    "readies-huts": _EXPANSIONS,
    "cuts-huts": _EXPANSIONS,
    "opens-huts": _EXPANSIONS,
    "buries": _SHAPE,
    "buries-own": _SHAPE,
    "splits": _SHAPE,
    "splits-own": _SHAPE,
}
DECISIVE: Final = (
    "wins",
    "shares-win",
    "leaves-no-build",
    "misses-finish",
    "loses",
    "finishes",
    "lets-finish",
    "stops-finish",
    "could-finish",
    "stuck",
    "sticks",
)
MANY_HUTS: Final = 3
"""Fewer huts at once are nothing to speak of."""


def reasons(evaluation: TaluvaEvaluation, before: TaluvaState, actions: Sequence[int]) -> list[Event]:
    """What speaks for and against these actions of one seat, the weightiest first."""
    states = [state for state in steps_of(before, actions) if isinstance(state, TaluvaState)]
    table, then = before.table, states[-1].table
    told = Reasons("taluva-reason-", change(evaluation, table, then), FEATURES_BEHIND, DECISIVE)
    tell_outcome(told, table, states[-1])
    for state, action, after in zip(states, actions, states[1:], strict=False):
        if state.table.phase == PLACE:
            tell_placement(told, state.table, action, after.table)
        else:
            tell_build(told, state.table, action, after.table)
            tell_missed(told, state.table, after.table)
    if then.phase != FINISHED:
        tell_prospects(told, table, then)
    return told.weightiest()


def change(evaluation: TaluvaEvaluation, table: Table, then: Table) -> Change:
    """What the features were worth to a seat that waits, and are worth now."""
    early = earliness(table)
    weights = []
    for n in range(len(FEATURES)):
        late, soon = evaluation.weights[n * ROLES + 2], evaluation.weights[n * ROLES + 3]
        weights.append(late + early * (soon - late))
    return Change(FEATURES, weights, measured(evaluation, table), measured(evaluation, then))


def measured(evaluation: TaluvaEvaluation, table: Table) -> list[list[float]]:
    evaluation.survey.take(table)
    evaluation.features.measure(table, table.turn)
    values = evaluation.features.values
    return [list(values[seat * COUNT : (seat + 1) * COUNT]) for seat in range(table.seats)]


# --- the end ---


def tell_outcome(told: Reasons, table: Table, after: TaluvaState) -> None:
    """What the turn decides for whoever took it."""
    own, then = int(table.turn), after.table
    if then.standing[own] == ELIMINATED:
        told.add("leaves-no-build", own)
    elif then.phase == FINISHED:
        ranks = after.ranks()
        if ranks[own] > 1:
            told.add("loses", own)
        else:
            told.add("wins" if ranks.count(1) == 1 else "shares-win", own)
    elif then.standing[own] == COMPLETED:
        told.add("finishes", own, rank=sum(standing == COMPLETED for standing in then.standing))


# --- what is done ---


def tell_placement(told: Reasons, table: Table, placement: int, then: Table) -> None:
    """Whose huts the lava buries, and whose settlements it splits."""
    own = int(table.turn)
    tile = tile_fields(then, placement)
    for fact, events in (("buries", losses(table, tile)), ("splits", splits(table, then, tile))):
        for event in events:
            seat = event.seats[0]
            if seat == own:
                told.add(f"{fact}-own", own, cells=event.cells, **event.arguments)
            else:
                told.add(fact, seat, seat, cells=event.cells, **event.arguments)


def tell_build(told: Reasons, table: Table, build: int, then: Table) -> None:
    own, choice = int(table.turn), ids.choice_of(build)
    fields = built_fields(table, build)
    cells = [cell_of(field) for field in fields]
    joined = settlements_beside(table, fields)
    if len(joined) > 1:
        told.add("joins", own, cells=cells, count=len(joined))
    if choice in (TEMPLE - 1, TOWER - 1):
        told.add(f"builds-{PIECE_NAMES[choice]}", own, cells=cells, left=int(then.left(own, choice + HUT)))
        return
    huts = int(table.left(own, HUT) - then.left(own, HUT))
    if not joined:
        told.add("founds", own, cells=cells, count=settlements(then, own))
    elif len(joined) == 1:
        told.add("grows", own, cells=cells, size=int(settlement_at(then, fields[0]).size))
    if huts >= MANY_HUTS:
        told.add("builds-huts", own, cells=cells, count=huts, fields=len(fields))
    if then.left(own, HUT) == 0:
        told.add("uses-up-huts", own)


def built_fields(table: Table, build: int) -> list[int]:
    """The fields that the build puts pieces on."""
    field, choice = int(ids.site_of(build)), ids.choice_of(build)
    if choice < ids.EXPAND:
        return [field]
    return [int(one) for one in fields_to_expand(table, settlement_at(table, field), choice - ids.EXPAND)]


def tell_missed(told: Reasons, table: Table, then: Table) -> None:
    """Another build would have used up two kinds of pieces."""
    if prospects(table, table.turn).finishes and then.types_used_up(table.turn) < TYPES_TO_WIN:
        told.add("misses-finish", int(table.turn), goal=goal_of(table))


def goal_of(table: Table) -> str:
    """What using up two kinds of pieces is good for: with places the game goes on."""
    return "place" if table.ranking else "win"


def settlements_beside(table: Table, fields: list[int]) -> set[int]:
    """The own settlements that touch these fields, by their lowest fields."""
    beside = (int(table.near[field * SIDES + side]) for field in fields for side in range(SIDES))
    return {int(settlement_at(table, field).lowest) for field in beside if table.is_own(field)}


def settlements(table: Table, seat: int) -> int:
    """How many settlements a seat has."""
    own = [int(field) for field in table.land if table.owner[int(field)] == seat]
    return len({int(settlement_at(table, field).lowest) for field in own})


# --- what could come next ---


def tell_prospects(told: Reasons, table: Table, then: Table) -> None:
    """What each seat could build before the turn, and could now."""
    own = int(table.turn)
    for seat in range(then.seats):
        if then.standing[seat] == IN_PLAY:
            now, past = prospects(then, seat), prospects(table, seat)
            if seat == own:
                tell_own_prospects(told, table, then, past, now)
            else:
                tell_their_prospects(told, seat, past, now, goal_of(then))


def tell_own_prospects(told: Reasons, table: Table, then: Table, past: Prospects, now: Prospects) -> None:
    own = int(table.turn)
    for name, piece, before, after in (
        ("temple", TEMPLE, past.temples, now.temples),
        ("tower", TOWER, past.towers, now.towers),
    ):
        built = then.left(own, piece) < table.left(own, piece)
        cells = [cell_of(field) for field in after]
        if after and (built or not before):
            told.add(f"readies-{name}", own, cells=cells)
        elif after:
            told.add(f"keeps-{name}", own, cells=cells)
        elif before and not built:
            told.add(f"spoils-{name}", own)
    if now.finishes:
        told.add("could-finish", own, goal=goal_of(then))
    if now.huts >= max(MANY_HUTS, past.huts + 2):
        told.add("readies-huts", own, count=now.huts)
    if not now.builds and then.phase != BUILD:
        told.add("stuck", own)


def tell_their_prospects(told: Reasons, seat: int, past: Prospects, now: Prospects, goal: str) -> None:
    for name, before, after in (("temple", past.temples, now.temples), ("tower", past.towers, now.towers)):
        if before and not after:
            told.add(f"blocks-{name}", seat, seat, cells=[cell_of(field) for field in before])
        elif after and not before:
            told.add(f"opens-{name}", seat, seat, cells=[cell_of(field) for field in after])
    if now.finishes:
        told.add("lets-finish", seat, seat, goal=goal)
    elif past.finishes:
        told.add("stops-finish", seat, seat, goal=goal)
    if past.huts >= max(MANY_HUTS, now.huts + 2):
        told.add("cuts-huts", seat, seat, before=past.huts, after=now.huts)
    elif now.huts >= max(MANY_HUTS, past.huts + 2):
        told.add("opens-huts", seat, seat, count=now.huts)
    if past.builds and not now.builds:
        told.add("sticks", seat, seat)
