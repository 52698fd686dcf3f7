"""What a seat of Taluva has and can do soon, as numbers with names."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import MOST_SEATS
from lavafield.games.taluva.survey import Survey
from lavafield.games.taluva.table import HUT, HUTS, TEMPLE, TEMPLES, TERRAINS, TOWER, TOWERS, Table

FEATURES: Final = (
    "moves-next",
    "temples-built",
    "two-temples",
    "three-temples",
    "towers-built",
    "two-towers",
    "huts-built",
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
    "huts-gone",
    "stranded",
    "nearly-stranded",
    "last-resort",
)
COUNT: Final[i64] = 32

MOVES_NEXT: Final[i64] = 0
TEMPLES_BUILT: Final[i64] = 1
TWO_TEMPLES: Final[i64] = 2
THREE_TEMPLES: Final[i64] = 3
TOWERS_BUILT: Final[i64] = 4
TWO_TOWERS: Final[i64] = 5
HUTS_BUILT: Final[i64] = 6
FEW_HUTS_LEFT: Final[i64] = 7
LAST_HUTS: Final[i64] = 8
RACE: Final[i64] = 9
TEMPLE_READY: Final[i64] = 10
TEMPLES_READY: Final[i64] = 11
TEMPLE_READY_FREE: Final[i64] = 12
TOWER_READY: Final[i64] = 13
TOWERS_READY: Final[i64] = 14
TWO_FIELDS: Final[i64] = 15
GROWS_TO_TEMPLE: Final[i64] = 16
BEST_EXPANSION: Final[i64] = 17
NEXT_EXPANSION: Final[i64] = 18
NO_TEMPLE_YET: Final[i64] = 19
NO_TOWER_YET: Final[i64] = 20
NEARLY_TOWER: Final[i64] = 21
CAN_FINISH: Final[i64] = 22
CAN_WIN: Final[i64] = 23
SETTLEMENTS: Final[i64] = 24
LARGE_READY: Final[i64] = 25
TEMPLE_AND_GROW: Final[i64] = 26
HUTS_TO_FINISH: Final[i64] = 27
HUTS_GONE: Final[i64] = 28
STRANDED: Final[i64] = 29
NEARLY_STRANDED: Final[i64] = 30
LAST_RESORT: Final[i64] = 31

TEMPLE_SIZE: Final[i64] = 3
HUTS_A_TURN: Final = 3.0


@mypyc_attr(acyclic=True)
class Features:
    """Scratch space: `measure` fills it from a survey, for every seat."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.values: vec[float] = vec[float]([0.0] * (COUNT * MOST_SEATS))
        """Entry COUNT * seat + feature."""
        self.best = vec[i64]([0] * MOST_SEATS)
        self.second = vec[i64]([0] * MOST_SEATS)

    def measure(self, table: Table, mover: i64) -> None:
        for n in range(table.seats * COUNT):
            self.values[n] = 0.0
        for seat in range(table.seats):
            self.best[seat] = 0
            self.second[seat] = 0
        for settlement in range(self.survey.settlements):
            self.add_settlement(table, settlement)
        for seat in range(table.seats):
            self.add_supplies(table, seat, mover)

    def put(self, seat: i64, feature: i64, value: float) -> None:
        self.values[seat * COUNT + feature] = value

    def add(self, seat: i64, feature: i64, value: float) -> None:
        self.values[seat * COUNT + feature] += value

    def has(self, seat: i64, feature: i64) -> bool:
        return self.values[seat * COUNT + feature] != 0.0

    def add_settlement(self, table: Table, settlement: i64) -> None:
        survey = self.survey
        seat = survey.owner[settlement]
        huts = table.left(seat, HUT)
        fields = self.add_expansions(settlement, seat, huts)
        self.add(seat, SETTLEMENTS, 0.25)
        if survey.temples[settlement] == 0:
            size = survey.size[settlement]
            self.add(seat, NO_TEMPLE_YET, 0.25)
            if size >= TEMPLE_SIZE:
                self.add(seat, TEMPLE_READY, 1.0)
                if survey.free[settlement] > 0:
                    self.put(seat, TEMPLE_READY_FREE, 1.0)
                if size > TEMPLE_SIZE + 1:
                    self.put(seat, LARGE_READY, 1.0)
            else:
                if size == TEMPLE_SIZE - 1:
                    self.add(seat, TWO_FIELDS, 0.5)
                if size + fields >= TEMPLE_SIZE:
                    self.add(seat, GROWS_TO_TEMPLE, 0.5)
        elif fields >= TEMPLE_SIZE:
            self.put(seat, TEMPLE_AND_GROW, 1.0)
        if survey.towers[settlement] == 0:
            self.add(seat, NO_TOWER_YET, 0.25)
            if survey.high[settlement] > 0:
                self.add(seat, TOWER_READY, 1.0)
            elif survey.nearly[settlement] > 0:
                self.add(seat, NEARLY_TOWER, 0.5)

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
                self.put(seat, HUTS_TO_FINISH, 1.0)
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
            self.put(seat, MOVES_NEXT, 1.0)
        self.put(seat, TEMPLES_BUILT, float(TEMPLES - temples))
        self.put(seat, TWO_TEMPLES, 1.0 if temples <= 1 else 0.0)
        self.put(seat, THREE_TEMPLES, 1.0 if temples == 0 else 0.0)
        self.put(seat, TOWERS_BUILT, float(TOWERS - towers))
        self.put(seat, TWO_TOWERS, 1.0 if towers == 0 else 0.0)
        self.put(seat, HUTS_BUILT, float(HUTS - huts) * 0.1)
        if huts < 10:
            self.put(seat, FEW_HUTS_LEFT, float(10 - huts) * 0.1)
        if huts < 4:
            self.put(seat, LAST_HUTS, float(4 - huts) * 0.25)
        self.put(seat, RACE, 1.0 / (1.0 + turns_to_win(temples, towers, huts)))
        self.put(seat, BEST_EXPANSION, float(self.best[seat]) * 0.2)
        self.put(seat, NEXT_EXPANSION, float(self.second[seat]) * 0.2)
        self.add_threats(seat, temples, towers, huts)
        self.add_dangers(seat, huts)

    def cap_ready(self, seat: i64, temples: i64, towers: i64) -> None:
        """What cannot be built for want of pieces is no prospect; one in hand counts apart from more."""
        entry = seat * COUNT
        ready = self.values[entry + TEMPLE_READY]
        if temples == 0:
            self.values[entry + TEMPLE_READY] = 0.0
            self.values[entry + TEMPLE_READY_FREE] = 0.0
            self.values[entry + TWO_FIELDS] = 0.0
            self.values[entry + GROWS_TO_TEMPLE] = 0.0
            self.values[entry + NO_TEMPLE_YET] = 0.0
            self.values[entry + LARGE_READY] = 0.0
            self.values[entry + TEMPLE_AND_GROW] = 0.0
        else:
            self.put(seat, TEMPLE_READY, 1.0 if ready > 0.0 else 0.0)
            self.put(seat, TEMPLES_READY, 1.0 if ready > 1.0 and temples > 1 else 0.0)
        ready = self.values[entry + TOWER_READY]
        if towers == 0:
            self.values[entry + TOWER_READY] = 0.0
            self.values[entry + NO_TOWER_YET] = 0.0
            self.values[entry + NEARLY_TOWER] = 0.0
        else:
            self.put(seat, TOWER_READY, 1.0 if ready > 0.0 else 0.0)
            self.put(seat, TOWERS_READY, 1.0 if ready > 1.0 and towers > 1 else 0.0)

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
            (temples == 1 and self.has(seat, TEMPLE_READY))
            or (towers == 1 and self.has(seat, TOWER_READY))
            or (huts > 0 and self.has(seat, HUTS_TO_FINISH))
            or huts == 1
        )
        if finishes:
            self.put(seat, CAN_FINISH, 1.0)
            if finished >= 1:
                self.put(seat, CAN_WIN, 1.0)

    def add_dangers(self, seat: i64, huts: i64) -> None:
        """Who can build nothing is out, and without huts only temples and towers are left to build."""
        if huts > 2:
            return
        ready = self.values[seat * COUNT + TEMPLE_READY] + self.values[seat * COUNT + TEMPLES_READY]
        ready += self.values[seat * COUNT + TOWER_READY] + self.values[seat * COUNT + TOWERS_READY]
        if huts > 0:
            self.put(seat, NEARLY_STRANDED, 1.0 if ready == 0.0 else 0.0)
            return
        self.put(seat, HUTS_GONE, 1.0)
        if ready == 0.0:
            self.put(seat, STRANDED, 1.0)
        elif ready == 1.0:
            self.put(seat, LAST_RESORT, 1.0)


def turns_to_win(temples: i64, towers: i64, huts: i64) -> float:
    """About how many builds two types of pieces still take."""
    huts_turns = float(huts) / HUTS_A_TURN
    first = float(temples) + float(towers)
    second = float(temples) + huts_turns
    third = float(towers) + huts_turns
    if second < first:
        first = second
    return third if third < first else first
