"""Why a turn of Pompeii is good or bad: whom it brings, saves, burns and threatens.

Whoever is told may know one hand at most, so nothing here depends on another one, not even the order of reasons.
"""

from collections.abc import Sequence
from typing import Final

from lavafield.core.event import Event
from lavafield.core.explaining import Change, Reasons, steps_of
from lavafield.games.pompeii.evaluate import ROLES, PompeiiEvaluation, role_of
from lavafield.games.pompeii.explain_cards import tell_eruption, tell_omen, tell_placing
from lavafield.games.pompeii.explain_lava import tell_lava, tell_runs
from lavafield.games.pompeii.features import COUNT, FEATURES
from lavafield.games.pompeii.ids import ANNOUNCE
from lavafield.games.pompeii.sight import Sight, sight_of
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import CARD_KINDS, FINISHED, LAVA, NOBODY, OMENS, filled

_WAYS: Final = ("out-next", "one-run", "two-runs", "more-runs")
_STEPS: Final = ("gate-square", "two-steps", "three-steps", "four-steps", "more-steps")
_LOSS: Final = ("in-city", "lost", "can-be-saved", "hurry", *_WAYS, *_STEPS)
_REACH: Final = ("exposed", "most-exposed", "hostages", "last-gate-threatened")
_HAND: Final = ("relatives-best", "relatives-hand")

FEATURES_BEHIND: Final = {
    "brings": ("in-city", "can-be-saved"),
    "may-bring": ("in-city", "relatives-coming"),
    "forgoes": ("in-city", "relatives-coming"),
    "at-gate": ("gate-square", "one-run"),
    "near-gate": ("two-steps", "one-run"),
    "far-out": ("more-steps", "more-runs"),
    "beside-start": ("beside-start",),
    "last-spot": ("gate-square", "two-steps"),
    "fills": ("jokers",),
    "makes-joker": ("jokers",),
    "prepares": _HAND,
    "not-placed": ("in-city",),
    "shortens-own": _WAYS,
    "shortens": _WAYS,
    "hinders": _WAYS,
    "strands-own": _WAYS,
    "omen": _LOSS,
    "omen-leader": _LOSS,
    "omen-gate": _STEPS,
    "burns": _LOSS,
    "burns-own": _LOSS,
    "encloses": _LOSS,
    "encloses-own": _LOSS,
    "closes": _STEPS,
    "lengthens": _STEPS,
    "lengthens-own": _STEPS,
    "threatens": _REACH,
    "threatens-own": _REACH,
    "saves": ("saved", "saved-late", "in-city"),
    "out-of-reach": _REACH,
    "into-reach": _REACH,
    "nearer": _STEPS,
    "stays": _STEPS,
}
DECISIVE: Final = ("wins", "shares-win", "loses", "erupts")


def reasons(
    evaluation: PompeiiEvaluation, before: PompeiiState, actions: Sequence[int], seat: int | None
) -> list[Event]:
    """What speaks for and against these actions of one seat, the weightiest first."""
    states = [state for state in steps_of(before, actions) if isinstance(state, PompeiiState)]
    table, after = before.table, states[-1]
    told = Reasons("pompeii-reason-", change(evaluation, before, after, seat), FEATURES_BEHIND, DECISIVE)
    sights = [sight_of(state.table) for state in states]
    if after.table.phase == FINISHED:
        tell_outcome(told, int(table.turn), after)
    if not actions:
        return []
    if table.phase == OMENS:
        tell_omen(told, table, sights[0], actions[0])
    elif table.phase >= LAVA:
        tell_flow(told, sights, actions)
    elif ANNOUNCE in actions:
        tell_eruption(told, table)
    else:
        hand = after.hand(table.turn) if seat == table.turn else filled(CARD_KINDS, 0)
        tell_placing(told, sights, actions, [int(count) for count in hand])
    return told.weightiest()


def change(evaluation: PompeiiEvaluation, before: PompeiiState, after: PompeiiState, seat: int | None) -> Change:
    """What the features were worth to a seat that waits, and are worth now."""
    old, new = measured(evaluation, before, seat), measured(evaluation, after, seat)
    early = evaluation.earliness(before.table)
    role = int(role_of(before.table, 0, NOBODY))
    weights = []
    for n in range(len(FEATURES)):
        late, soon = evaluation.weights[n * ROLES + role], evaluation.weights[n * ROLES + role + 1]
        weights.append(late + early * (soon - late))
    return Change(FEATURES, weights, old, new)


def measured(evaluation: PompeiiEvaluation, state: PompeiiState, seat: int | None) -> list[list[float]]:
    """The features of each seat, as far as the cards go those of the hand that is known."""
    hands = filled(CARD_KINDS * state.table.seats, 0)
    if seat is not None:
        for entry in range(CARD_KINDS * seat, CARD_KINDS * (seat + 1)):
            hands[entry] = state.hands[entry]
    evaluation.survey.take(state.table)
    evaluation.features.measure(state.table, hands, NOBODY)
    values = evaluation.features.values
    return [list(values[one * COUNT : (one + 1) * COUNT]) for one in range(state.table.seats)]


def tell_outcome(told: Reasons, own: int, after: PompeiiState) -> None:
    """What the turn decides for whoever took it."""
    ranks = after.ranks()
    if ranks[own] > 1:
        told.add("loses", own)
    else:
        told.add("wins" if ranks.count(1) == 1 else "shares-win", own)


def tell_flow(told: Reasons, sights: list[Sight], actions: Sequence[int]) -> None:
    """After the eruption: first lava, then runs."""
    first = 0
    if sights[0].table.phase == LAVA:
        tell_lava(told, sights[0], sights[1], actions[0])
        first = 1
    tell_runs(told, sights[first], sights[-1], actions[first:])
