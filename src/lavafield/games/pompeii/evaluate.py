"""How good a position of Pompeii is: who stands where, how far it is to the gates, and what lava and cards can do.

A seat is judged by features, numbers with a name (features.py). Each has eight weights: before and after the eruption,
for the seat that moves next and for the others, early and late. How they were found stands in weights.json.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import Choices, Evaluation, final_shares
from lavafield.core.state import State
from lavafield.core.weighing import inputs_of, make_shares, worth_of
from lavafield.games.pompeii.city import BEYOND
from lavafield.games.pompeii.features import COUNT, Features
from lavafield.games.pompeii.ids import STAY, origin_of, target_of
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.survey import Survey
from lavafield.games.pompeii.table import DRAW, FINISHED, RUN, TILE, Table

ROLES: Final[i64] = 8
"""Weights of a feature: late and early, moving next and waiting, after and before the eruption."""

CARDS_EARLY: Final = 34.0
"""With so many cards to be drawn before the eruption it is early, with none late."""
TILES_EARLY: Final = 39.0
SHARPNESS: Final = 24.0
RUNS_KEPT: Final[i64] = 10
"""Of all runs so many are looked at."""


@mypyc_attr(acyclic=True)
class PompeiiEvaluation(Evaluation):
    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        """Entry ROLES * feature + role."""
        self.survey = Survey()
        self.features = Features(self.survey)

    # --- shares ---

    def shares(self, state: State, into: vec[float]) -> None:
        assert isinstance(state, PompeiiState)
        table = state.table
        if table.phase == FINISHED:
            final_shares(state, into)
            return
        self.measure(state)
        mover = next_mover(table)
        early = self.earliness(table)
        for seat in range(table.seats):
            role = role_of(table, seat, mover)
            into[seat] = worth_of(self.features.values, seat * COUNT, COUNT, self.weights, ROLES, role, early)
        make_shares(into, table.seats)

    def inputs(self, state: State) -> list[list[float]]:
        assert isinstance(state, PompeiiState)
        self.measure(state)
        table = state.table
        early = self.earliness(table)
        roles = [role_of(table, seat, next_mover(table)) for seat in range(table.seats)]
        return [
            inputs_of(self.features.values, i64(seat) * COUNT, COUNT, ROLES, role, early)
            for seat, role in enumerate(roles)
        ]

    def measure(self, state: PompeiiState) -> None:
        """Fill the features of every seat."""
        self.survey.take(state.table)
        self.features.measure(state.table, state.hands, next_mover(state.table))

    def earliness(self, table: Table) -> float:
        if table.phase >= TILE:
            return float(self.survey.tiles) / TILES_EARLY if self.survey.tiles < 39 else 1.0
        left = float(table.top + table.places) / CARDS_EARLY
        return left if left < 1.0 else 1.0

    # --- choices ---

    def weigh(self, state: State) -> Choices:
        assert isinstance(state, PompeiiState)
        if state.table.phase == RUN:
            return self.weighed_runs(state)
        return self.weighed_by_shares(state, SHARPNESS)

    def weighed_runs(self, state: PompeiiState) -> Choices:
        """There can be hundreds: those that bring a piece nearer to safety, or out of the lava's reach, come first."""
        self.survey.take(state.table)
        promising = Choices()
        for action in state.actions():
            promising.add(action, self.promise(state.table, action))
        promising.bring_forward(RUNS_KEPT)
        choices = Choices()
        shares = self.features.most[:]  # of the right length, nothing more
        for n in range(promising.count):
            follower = state.copy()
            follower.play(promising.actions[n])
            self.shares(follower, shares)
            choices.add(promising.actions[n], SHARPNESS * shares[state.table.turn])
        return choices

    def promise(self, table: Table, run: i64) -> float:
        """About how much a run helps, at a glance."""
        if run == STAY:
            return 0.0
        origin = origin_of(run)
        target = target_of(run)
        worth = self.danger(table, origin, table.crowd(origin))
        if target == BEYOND:
            return worth + 4.0
        return worth - self.danger(table, target, table.crowd(target) + 1)

    def danger(self, table: Table, square: i64, crowd: i64) -> float:
        """The runs that a piece needs from there, and how easily lava gets it."""
        steps = self.survey.steps[square]
        missing = steps - crowd if steps > crowd else i64(0)
        return 0.6 * float(missing) + 0.2 * float(steps) + 2.0 * self.survey.threat[square]


def next_mover(table: Table) -> i64:
    """The seat whose turn it is, or comes next when this one only has to draw its card."""
    return table.next_seat(table.turn) if table.phase == DRAW else table.turn


def role_of(table: Table, seat: i64, mover: i64) -> i64:
    role: i64 = 0 if table.phase >= TILE else 4
    return role if seat == mover else role + 2
