"""What the trained net is told of a position: for each seat the entries that are not zero, as numbers and values.

Beside the features, which people gave names, there are tables: so many pieces at such a distance, in such a crowd, so
near the lava. Before the eruption nearness is counted from the start squares, afterwards from what can be covered next.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.evaluation import MOST_SEATS
from lavafield.games.pompeii.city import NUMBERS, SQUARES
from lavafield.games.pompeii.features import COUNT, Features
from lavafield.games.pompeii.survey import FROM_START, Survey
from lavafield.games.pompeii.table import CARD_KINDS, RUN, TILE, Table

SQUARE: Final[i64] = COUNT
"""Own pieces by square; before it the features."""
DISTANCE: Final[i64] = SQUARE + SQUARES
"""Own pieces by steps to safety, crowd and danger."""
COMPANY: Final[i64] = DISTANCE + 7 * 4 * 4
"""Own squares by own pieces, others' pieces and danger."""
FRONT: Final[i64] = COMPANY + 4 * 4 * 4
"""Own pieces by steps to safety and whether lava comes with one tile, two, or not so soon."""
CARD: Final[i64] = FRONT + 7 * 3
TURNS: Final[i64] = CARD + CARD_KINDS
"""One of them is 1: by the turns the seat has left."""
LEAD: Final[i64] = TURNS + 10
"""One of them is 1: by the tiles laid before anybody may run."""
RUNNING: Final[i64] = LEAD + 7
"""One of them is 1: by the runs that the seat has at once."""
EARLY: Final[i64] = RUNNING + 4
ALWAYS: Final[i64] = EARLY + 1
CLUES: Final[i64] = ALWAYS + 1
MOST: Final[i64] = 200
"""No seat has more of them that are not zero."""


@mypyc_attr(acyclic=True)
class Clues:
    """Scratch space: `gather` fills it after the survey and the features were taken."""

    def __init__(self, survey: Survey, features: Features) -> None:
        self.survey = survey
        self.features = features
        self.count: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.number: vec[i64] = vec[i64]([0] * (MOST * MOST_SEATS))
        """Entry MOST * seat + n."""
        self.value: vec[float] = vec[float]([0.0] * (MOST * MOST_SEATS))

    def gather(self, table: Table, hands: vec[u8], mover: i64, early: float) -> None:
        for seat in range(table.seats):
            self.count[seat] = 0
            for n in range(COUNT):
                if self.features.values[seat * COUNT + n] != 0.0:
                    self.tell(seat, n, self.features.values[seat * COUNT + n])
            self.tell_course(table, seat, mover, early)
            if table.phase < TILE:
                self.tell_hand(hands, seat)
        for square in range(SQUARES):
            crowd = table.crowd(square)
            if crowd > 0:
                self.tell_square(table, square, crowd)

    def tell(self, seat: i64, number: i64, value: float) -> None:
        entry = MOST * seat + self.count[seat]
        self.number[entry] = number
        self.value[entry] = value
        self.count[seat] += 1

    def tell_course(self, table: Table, seat: i64, mover: i64, early: float) -> None:
        turns = i64(self.features.turns_left(table, seat, mover))
        self.tell(seat, TURNS + (turns if turns < 9 else i64(9)), 1.0)
        self.tell(seat, LEAD + table.lead, 1.0)
        runs: i64 = 0
        if seat == mover:
            runs = 3
            if table.phase == RUN:
                runs = table.runs
        self.tell(seat, RUNNING + runs, 1.0)
        self.tell(seat, EARLY, early)
        self.tell(seat, ALWAYS, 1.0)

    def tell_hand(self, hands: vec[u8], seat: i64) -> None:
        for card in range(1, NUMBERS + 1):
            count = i64(hands[seat * CARD_KINDS + card])
            if count > 0:
                self.tell(seat, CARD + card, 0.5 * float(count))

    def tell_square(self, table: Table, square: i64, crowd: i64) -> None:
        survey = self.survey
        steps = survey.steps[square]
        far = steps - 1 if steps < 7 else i64(6)
        dense = crowd - 1 if crowd < 4 else i64(3)
        danger = self.danger(table, square)
        front: i64 = 0
        if survey.near.has(square):
            front = 2
        elif survey.later.has(square):
            front = 1
        for seat in range(table.seats):
            own = table.pieces_of(seat, square)
            if own > 0:
                pieces = 0.5 * float(own)
                others = crowd - own if crowd - own < 4 else i64(3)
                self.tell(seat, DISTANCE + (far * 4 + dense) * 4 + danger, pieces)
                self.tell(seat, COMPANY + ((own - 1 if own < 4 else i64(3)) * 4 + others) * 4 + danger, 0.5)
                if table.phase < TILE:
                    self.tell(seat, SQUARE + square, pieces)
                else:
                    self.tell(seat, FRONT + far * 3 + front, pieces)

    def danger(self, table: Table, square: i64) -> i64:
        """From 0, far away from lava, to 3."""
        if table.phase < TILE:
            away = FROM_START[square]
            return 4 - away if away < 4 else i64(0)
        chance = self.survey.threat[square]
        if chance == 0.0:
            return 0
        if chance < 0.12:
            return 1
        return 2 if chance < 0.25 else i64(3)
