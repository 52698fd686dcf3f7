"""How good a position of Taluva is: how far each seat has come with its pieces, and what it can build soon.

A seat is judged by features, numbers with a name (features.py). Each has four weights: for the seat that moves next
and for the others, early and late in the game. How they were found stands in weights.json.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import MOST_SEATS, Choices, Evaluation, final_shares
from lavafield.core.state import State
from lavafield.core.weighing import inputs_of, make_shares, worth_of
from lavafield.games.taluva.features import COUNT, Features
from lavafield.games.taluva.ids import EXPAND, choice_of, facing_of, site_of, volcano_of
from lavafield.games.taluva.listing import legal_actions
from lavafield.games.taluva.settlement import fields_to_expand, is_free, settlement_at
from lavafield.games.taluva.state import TaluvaState
from lavafield.games.taluva.survey import Survey
from lavafield.games.taluva.table import (
    BUILD,
    COMPLETED,
    FINISHED,
    HUT,
    IN_PLAY,
    NOTHING,
    PLACE,
    REFILL,
    TERRAINS,
    Table,
)
from lavafield.games.taluva.trial import Covered, take_piece
from lavafield.games.taluva.turn import TYPES_TO_WIN

ROLES: Final[i64] = 4
"""Weights of a feature: moving next and late, moving next and early, waiting and late, waiting and early."""

TURNS_EARLY: Final = 12.0
"""With so many tiles left for each seat the game counts as early, with none as late."""
LOST: Final = -30.0
WON: Final = 30.0
PRIOR_SHARPNESS: Final = 12.0
NEUTRALS: Final[i64] = 2
"""Of the placements that touch no settlement so many are kept."""


@mypyc_attr(acyclic=True)
class TaluvaEvaluation(Evaluation):
    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        """Entry ROLES * feature + role."""
        self.survey = Survey()
        self.features = Features(self.survey)
        self.judged: vec[float] = vec[float]([0.0] * MOST_SEATS)

    # --- shares ---

    def shares(self, state: State, into: vec[float]) -> None:
        assert isinstance(state, TaluvaState)
        table = state.table
        if table.phase == FINISHED:
            final_shares(state, into)
            return
        self.survey.take(table)
        self.judge(table, next_mover(table), into)

    def judge(self, table: Table, mover: i64, into: vec[float]) -> None:
        """Shares from the survey as it stands."""
        self.features.measure(table, mover)
        for seat in range(table.seats):
            into[seat] = self.worth(table, seat, mover)
        make_shares(into, table.seats)

    def worth(self, table: Table, seat: i64, mover: i64) -> float:
        """The weighted features of one seat."""
        if table.standing[seat] != IN_PLAY:
            return WON if table.standing[seat] == COMPLETED else LOST
        role = role_of(seat, mover)
        return worth_of(self.features.values, seat * COUNT, COUNT, self.weights, ROLES, role, earliness(table))

    def inputs(self, state: State) -> list[list[float]]:
        assert isinstance(state, TaluvaState)
        table = state.table
        mover = next_mover(table)
        self.survey.take(table)
        self.features.measure(table, mover)
        early = earliness(table)
        roles = [role_of(seat, mover) for seat in range(table.seats)]
        return [
            inputs_of(self.features.values, i64(seat) * COUNT, COUNT, ROLES, role, early)
            for seat, role in enumerate(roles)
        ]

    # --- choices ---

    def weigh(self, state: State) -> Choices:
        assert isinstance(state, TaluvaState)
        table = state.table
        if table.phase == BUILD and table.tiles_left > 0:
            return self.weigh_builds(table)
        if table.phase == PLACE and table.left(table.turn, HUT) > 0 and len(table.land) > 0:
            return self.weigh_placements(table, i64(state.hands[table.turn]))
        # The last builds decide the game, and who has no huts left may not be able to build: play it out.
        return self.weighed_by_shares(state, PRIOR_SHARPNESS)

    def weigh_builds(self, table: Table) -> Choices:
        """Every build by the position after it. Pieces are put on the table and taken off again."""
        choices = Choices()
        seat = table.turn
        following = table.next_in_play()
        for action in legal_actions(table):
            field = site_of(action)
            choice = choice_of(action)
            if choice < EXPAND:
                table.put_piece(field, choice + HUT, 1)
                choices.add(action, self.build_score(table, seat, following))
                take_piece(table, field, choice + HUT, 1)
            else:
                fields = fields_to_expand(table, settlement_at(table, field), choice - EXPAND)
                for n in range(i64(len(fields))):
                    table.put_piece(i64(fields[n]), HUT, i64(table.level[i64(fields[n])]))
                choices.add(action, self.build_score(table, seat, following))
                for n in range(i64(len(fields))):
                    take_piece(table, i64(fields[n]), HUT, i64(table.level[i64(fields[n])]))
        return choices

    def build_score(self, table: Table, seat: i64, following: i64) -> float:
        if table.types_used_up(seat) >= TYPES_TO_WIN:
            return 2.0 * PRIOR_SHARPNESS
        self.survey.take(table)
        self.judge(table, following, self.judged)
        return PRIOR_SHARPNESS * self.judged[seat]

    def weigh_placements(self, table: Table, kind: i64) -> Choices:
        """Every placement by what the seat could build then.

        Most leave all settlements as they are, and of those that touch none a few stand for all.
        """
        choices = Choices()
        seat = table.turn
        covering = vec[i64](capacity=16)
        self.survey.take(table)
        self.judge(table, seat, self.judged)
        neutral = PRIOR_SHARPNESS * self.judged[seat]
        neutrals: i64 = 0
        for action in legal_actions(table):
            volcano = volcano_of(action)
            right = table.right_of(volcano, facing_of(action))
            left = table.left_of(volcano, facing_of(action))
            if i64(table.piece[right]) != NOTHING or i64(table.piece[left]) != NOTHING:
                covering = append(covering, action)
                continue
            level = i64(table.level[volcano]) + 1
            touched = self.count_out(table, right) + self.count_out(table, left)
            touched += self.survey.count_beside(table, right, kind // TERRAINS, level, 1)
            touched += self.survey.count_beside(table, left, kind % TERRAINS, level, 1)
            if touched > 0:
                self.judge(table, seat, self.judged)
                choices.add(action, PRIOR_SHARPNESS * self.judged[seat])
                self.survey.count_beside(table, left, kind % TERRAINS, level, -1)
                self.survey.count_beside(table, right, kind // TERRAINS, level, -1)
                self.count_in(table, left)
                self.count_in(table, right)
            elif neutrals < NEUTRALS:
                neutrals += 1
                choices.add(action, neutral)
        for n in range(i64(len(covering))):
            choices.add(covering[n], self.covering_score(table, covering[n], kind))
        return choices

    def count_out(self, table: Table, field: i64) -> i64:
        if not is_free(table, field):
            return 0
        return self.survey.count_beside(table, field, i64(table.terrain[field]), i64(table.level[field]), -1)

    def count_in(self, table: Table, field: i64) -> None:
        if is_free(table, field):
            self.survey.count_beside(table, field, i64(table.terrain[field]), i64(table.level[field]), 1)

    def covering_score(self, table: Table, placement: i64, kind: i64) -> float:
        """An eruption that covers huts: settlements shrink or fall apart, so the survey is taken anew."""
        volcano = volcano_of(placement)
        right = table.right_of(volcano, facing_of(placement))
        left = table.left_of(volcano, facing_of(placement))
        right_before = Covered(table, right)
        left_before = Covered(table, left)
        right_before.cover(table, kind // TERRAINS)
        left_before.cover(table, kind % TERRAINS)
        self.survey.take(table)
        self.judge(table, table.turn, self.judged)
        right_before.uncover(table)
        left_before.uncover(table)
        return PRIOR_SHARPNESS * self.judged[table.turn]


def next_mover(table: Table) -> i64:
    """The seat that can build next."""
    return table.next_in_play() if table.phase == REFILL else table.turn


def role_of(seat: i64, mover: i64) -> i64:
    return 0 if seat == mover else 2


def earliness(table: Table) -> float:
    """1 early in the game, 0 when the last tile is taken."""
    early: float = float(table.tiles_left) / (TURNS_EARLY * float(table.seats))
    return early if early < 1.0 else 1.0
