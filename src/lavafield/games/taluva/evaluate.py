"""How good a position of Taluva is: how far each seat has come with its pieces, and what it can build soon.

A seat is judged by features, numbers with a name (FEATURES). Each has four weights: for the seat that moves next
and for the others, early and late in the game. How they were found stands in weights.json.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.evaluation import MOST_SEATS, Choices, Evaluation, final_shares
from lavafield.core.state import State
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
    HUTS,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PIECES,
    PLACE,
    REFILL,
    TEMPLE,
    TEMPLES,
    TERRAINS,
    TOWER,
    TOWERS,
    Table,
)
from lavafield.games.taluva.turn import TYPES_TO_WIN

FEATURES: Final = (
    "moves-next",
    "temples",
    "two-temples",
    "three-temples",
    "towers",
    "two-towers",
    "huts",
    "few-huts-left",
    "last-huts",
    "race",
    "temple-ready",
    "temples-ready",
    "temple-ready-free",
    "tower-ready",
    "towers-ready",
    "two-fields",
    "grows-to-temple",
    "best-expansion",
    "next-expansion",
    "no-temple-yet",
    "no-tower-yet",
    "nearly-tower",
    "can-finish",
    "can-win",
    "settlements",
    "large-ready",
    "temple-and-grow",
    "huts-to-finish",
)
COUNT: Final[i64] = 28
ROLES: Final[i64] = 4
"""Weights of a feature: moving next and late, moving next and early, waiting and late, waiting and early."""

TEMPLE_SIZE: Final[i64] = 3
HUTS_A_TURN: Final = 3.0
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
        self.features: vec[float] = vec[float]([0.0] * (COUNT * MOST_SEATS))
        self.judged: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.best = vec[i64]([0] * MOST_SEATS)
        self.second = vec[i64]([0] * MOST_SEATS)

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
        self.measure(table, mover)
        highest: float = LOST
        for seat in range(table.seats):
            worth = self.worth(table, seat, mover)
            into[seat] = worth
            if worth > highest:
                highest = worth
        total: float = 0.0
        for seat in range(table.seats):
            into[seat] = math.exp(into[seat] - highest)
            total += into[seat]
        for seat in range(table.seats):
            into[seat] = into[seat] / total

    def worth(self, table: Table, seat: i64, mover: i64) -> float:
        """The weighted features of one seat."""
        if table.standing[seat] != IN_PLAY:
            return WON if table.standing[seat] == COMPLETED else LOST
        early: float = float(table.tiles_left) / (TURNS_EARLY * float(table.seats))
        if early > 1.0:
            early = 1.0
        role: i64 = 0 if seat == mover else 2
        total: float = 0.0
        for n in range(COUNT):
            feature = self.features[seat * COUNT + n]
            if feature != 0.0:
                entry = n * ROLES + role
                late = self.weights[entry]
                total += feature * (late + early * (self.weights[entry + 1] - late))
        return total

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

    # --- features ---

    def measure(self, table: Table, mover: i64) -> None:
        for n in range(table.seats * COUNT):
            self.features[n] = 0.0
        for seat in range(table.seats):
            self.best[seat] = 0
            self.second[seat] = 0
        for settlement in range(self.survey.settlements):
            self.add_settlement(table, settlement)
        for seat in range(table.seats):
            self.add_supplies(table, seat, mover)

    def put(self, seat: i64, feature: i64, value: float) -> None:
        self.features[seat * COUNT + feature] = value

    def add(self, seat: i64, feature: i64, value: float) -> None:
        self.features[seat * COUNT + feature] += value

    def has(self, seat: i64, feature: i64) -> bool:
        return self.features[seat * COUNT + feature] != 0.0

    def add_settlement(self, table: Table, settlement: i64) -> None:
        survey = self.survey
        seat = survey.owner[settlement]
        huts = table.left(seat, HUT)
        fields = self.add_expansions(settlement, seat, huts)
        self.add(seat, 24, 0.25)
        if survey.temples[settlement] == 0:
            size = survey.size[settlement]
            self.add(seat, 19, 0.25)
            if size >= TEMPLE_SIZE:
                self.add(seat, 10, 1.0)
                if survey.free[settlement] > 0:
                    self.put(seat, 12, 1.0)
                if size > TEMPLE_SIZE + 1:
                    self.put(seat, 25, 1.0)
            else:
                if size == TEMPLE_SIZE - 1:
                    self.add(seat, 15, 0.5)
                if size + fields >= TEMPLE_SIZE:
                    self.add(seat, 16, 0.5)
        elif fields >= TEMPLE_SIZE:
            self.put(seat, 26, 1.0)
        if survey.towers[settlement] == 0:
            self.add(seat, 20, 0.25)
            if survey.high[settlement] > 0:
                self.add(seat, 13, 1.0)
            elif survey.nearly[settlement] > 0:
                self.add(seat, 21, 0.5)

    def add_expansions(self, settlement: i64, seat: i64, huts: i64) -> i64:
        """What the settlement can expand to; the most fields that one expansion fills."""
        survey = self.survey
        most: i64 = 0
        for terrain in range(TERRAINS):
            entry = settlement * TERRAINS + terrain
            cost = survey.huts[entry]
            if cost == 0 or cost > huts:
                continue
            if survey.fields[entry] > most:
                most = survey.fields[entry]
            if cost == huts:
                self.put(seat, 27, 1.0)
            if cost > self.best[seat]:
                self.second[seat] = self.best[seat]
                self.best[seat] = cost
            elif cost > self.second[seat]:
                self.second[seat] = cost
        return most

    def add_supplies(self, table: Table, seat: i64, mover: i64) -> None:
        temples = table.left(seat, TEMPLE)
        towers = table.left(seat, TOWER)
        huts = table.left(seat, HUT)
        self.cap_ready(seat, temples, towers)
        if seat == mover:
            self.put(seat, 0, 1.0)
        self.put(seat, 1, float(TEMPLES - temples))
        self.put(seat, 2, 1.0 if temples <= 1 else 0.0)
        self.put(seat, 3, 1.0 if temples == 0 else 0.0)
        self.put(seat, 4, float(TOWERS - towers))
        self.put(seat, 5, 1.0 if towers == 0 else 0.0)
        self.put(seat, 6, float(HUTS - huts) * 0.1)
        if huts < 10:
            self.put(seat, 7, float(10 - huts) * 0.1)
        if huts < 4:
            self.put(seat, 8, float(4 - huts) * 0.25)
        self.put(seat, 9, 1.0 / (1.0 + turns_to_win(temples, towers, huts)))
        self.put(seat, 17, float(self.best[seat]) * 0.2)
        self.put(seat, 18, float(self.second[seat]) * 0.2)
        self.add_threats(seat, temples, towers, huts)

    def cap_ready(self, seat: i64, temples: i64, towers: i64) -> None:
        """What cannot be built for want of pieces is no prospect; one in hand counts apart from more."""
        entry = seat * COUNT
        ready = self.features[entry + 10]
        if temples == 0:
            for feature in (10, 12, 15, 16, 19, 25, 26):
                self.features[entry + feature] = 0.0
        else:
            self.put(seat, 10, 1.0 if ready > 0.0 else 0.0)
            self.put(seat, 11, 1.0 if ready > 1.0 and temples > 1 else 0.0)
        ready = self.features[entry + 13]
        if towers == 0:
            for feature in (13, 20, 21):
                self.features[entry + feature] = 0.0
        else:
            self.put(seat, 13, 1.0 if ready > 0.0 else 0.0)
            self.put(seat, 14, 1.0 if ready > 1.0 and towers > 1 else 0.0)

    def add_threats(self, seat: i64, temples: i64, towers: i64, huts: i64) -> None:
        """Can its next build finish a type of pieces, and so win?"""
        finished: i64 = 0
        if temples == 0:
            finished += 1
        if towers == 0:
            finished += 1
        if huts == 0:
            finished += 1
        finishes = (
            (temples == 1 and self.has(seat, 10))
            or (towers == 1 and self.has(seat, 13))
            or (huts > 0 and self.has(seat, 27))
            or huts == 1
        )
        if finishes:
            self.put(seat, 22, 1.0)
            if finished >= 1:
                self.put(seat, 23, 1.0)


def turns_to_win(temples: i64, towers: i64, huts: i64) -> float:
    """About how many builds two types of pieces still take."""
    huts_turns = float(huts) / HUTS_A_TURN
    first = float(temples) + float(towers)
    second = float(temples) + huts_turns
    third = float(towers) + huts_turns
    if second < first:
        first = second
    return third if third < first else first


def next_mover(table: Table) -> i64:
    """The seat that can build next."""
    return table.next_in_play() if table.phase == REFILL else table.turn


@mypyc_attr(acyclic=True)
class Covered:
    """A field as it was before a tile was laid on it for a moment."""

    def __init__(self, table: Table, field: i64) -> None:
        self.field = field
        self.terrain = table.terrain[field]
        self.piece = table.piece[field]
        self.owner = table.owner[field]

    def cover(self, table: Table, terrain: i64) -> None:
        table.level[self.field] = u8(i64(table.level[self.field]) + 1)
        table.terrain[self.field] = u8(terrain)
        table.piece[self.field] = u8(NOTHING)
        table.owner[self.field] = u8(NOBODY)

    def uncover(self, table: Table) -> None:
        table.level[self.field] = u8(i64(table.level[self.field]) - 1)
        table.terrain[self.field] = self.terrain
        table.piece[self.field] = self.piece
        table.owner[self.field] = self.owner


def take_piece(table: Table, field: i64, piece: i64, pieces: i64) -> None:
    """The inverse of Table.put_piece."""
    entry = table.turn * PIECES + piece - 1
    table.piece[field] = u8(NOTHING)
    table.owner[field] = u8(NOBODY)
    table.supply[entry] = u8(i64(table.supply[entry]) + pieces)
