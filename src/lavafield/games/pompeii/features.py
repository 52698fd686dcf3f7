"""What a seat of Pompeii has in the city and how it can get out, as numbers with names."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.evaluation import MOST_SEATS
from lavafield.games.pompeii.city import (
    BUILDINGS,
    COLOUR_OF,
    NEUTRAL,
    NUMBERS,
    SQUARES,
    SQUARES_NUMBERED,
    SQUARES_OF,
)
from lavafield.games.pompeii.region import single
from lavafield.games.pompeii.survey import FROM_START, Survey
from lavafield.games.pompeii.table import BOARD, CARD_KINDS, LOST, RELATIVE, RUNS, SAVED, STOCK, TILE, Table

FEATURES: Final = (
    "moves-next",
    "saved",
    "saved-late",
    "lost",
    "in-city",
    "out-next",
    "one-run",
    "two-runs",
    "more-runs",
    "gate-square",
    "two-steps",
    "three-steps",
    "four-steps",
    "more-steps",
    "exposed",
    "most-exposed",
    "hostages",
    "one-gate",
    "two-gates",
    "last-gate-threatened",
    "alone",
    "company",
    "own-crowd",
    "beside-start",
    "near-start",
    "relatives-coming",
    "relatives-best",
    "relatives-hand",
    "jokers",
    "can-be-saved",
    "hurry",
)
COUNT: Final[i64] = 31

MOVES_NEXT: Final[i64] = 0
SAVED_SO_FAR: Final[i64] = 1
SAVED_LATE: Final[i64] = 2
LOST_SO_FAR: Final[i64] = 3
IN_CITY: Final[i64] = 4
OUT_NEXT: Final[i64] = 5
ONE_RUN: Final[i64] = 6
TWO_RUNS: Final[i64] = 7
MORE_RUNS: Final[i64] = 8
GATE_SQUARE: Final[i64] = 9
"""With the four that follow: by the steps to safety."""
MORE_STEPS: Final[i64] = 13
EXPOSED: Final[i64] = 14
MOST_EXPOSED: Final[i64] = 15
HOSTAGES: Final[i64] = 16
ONE_GATE: Final[i64] = 17
TWO_GATES: Final[i64] = 18
LAST_GATE_THREATENED: Final[i64] = 19
ALONE: Final[i64] = 20
COMPANY: Final[i64] = 21
OWN_CROWD: Final[i64] = 22
BESIDE_START: Final[i64] = 23
NEAR_START: Final[i64] = 24
RELATIVES_COMING: Final[i64] = 25
RELATIVES_BEST: Final[i64] = 26
RELATIVES_HAND: Final[i64] = 27
JOKERS: Final[i64] = 28
CAN_BE_SAVED: Final[i64] = 29
HURRY: Final[i64] = 30

A_PIECE: Final = 0.1
"""Most features count pieces; so many make them about as large as the others."""


@mypyc_attr(acyclic=True)
class Features:
    """Scratch space: `measure` fills it from a survey, for every seat."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.values: vec[float] = vec[float]([0.0] * (COUNT * MOST_SEATS))
        """Entry COUNT * seat + feature."""
        self.most = vec[float]([0.0] * MOST_SEATS)
        """The most pieces that one tile can burn, by seat."""
        self.out = vec[i64]([0] * MOST_SEATS)
        """Pieces that can leave with the next runs, by seat."""

    def measure(self, table: Table, hands: vec[u8], mover: i64) -> None:
        for n in range(table.seats * COUNT):
            self.values[n] = 0.0
        for seat in range(table.seats):
            self.most[seat] = 0.0
            self.out[seat] = 0
        for square in range(SQUARES):
            if table.crowd(square) > 0:
                self.add_square(table, square)
        for seat in range(table.seats):
            self.add_seat(table, seat, mover)
            if table.phase < TILE:
                self.add_hand(table, hands, seat)

    def put(self, seat: i64, feature: i64, value: float) -> None:
        self.values[seat * COUNT + feature] = value

    def add(self, seat: i64, feature: i64, pieces: i64) -> None:
        self.values[seat * COUNT + feature] += A_PIECE * float(pieces)

    # --- pieces in the city ---

    def add_square(self, table: Table, square: i64) -> None:
        survey = self.survey
        crowd = table.crowd(square)
        steps = survey.steps[square]
        by_runs = ONE_RUN if crowd >= steps else MORE_RUNS
        if by_runs == MORE_RUNS and self.can_leave_in_two(table, square, crowd):
            by_runs = TWO_RUNS
        by_steps = GATE_SQUARE + steps - 1 if steps < 5 else MORE_STEPS
        leave = crowd - steps + 1 if crowd >= steps else i64(0)
        for seat in range(table.seats):
            own = table.pieces_of(seat, square)
            if own == 0:
                continue
            self.add(seat, by_runs, own)
            self.add(seat, by_steps, own)
            self.out[seat] += own if own < leave else leave
            self.add_company(seat, own, crowd)
            self.add_gates(seat, square, own)
            if table.phase < TILE:
                self.add_starts(seat, square, own)
            if survey.threat[square] > 0.0:
                self.add_threat(table, seat, square, own)

    def can_leave_in_two(self, table: Table, square: i64, crowd: i64) -> bool:
        """Does a run lead to a square from which the next one leads out?"""
        reached = single(square)
        passable = table.passable()
        for step in range(crowd):
            if not reached.spread(passable):
                break
        reached.remove(square)
        return reached.meets(self.survey.springboards)

    def add_company(self, seat: i64, own: i64, crowd: i64) -> None:
        if crowd == 1:
            self.add(seat, ALONE, 1)
        if crowd > own:
            self.add(seat, COMPANY, own)
        if own > 2:
            self.add(seat, OWN_CROWD, own - 2)

    def add_gates(self, seat: i64, square: i64, own: i64) -> None:
        gates = self.survey.gates[square]
        if gates == 1:
            self.add(seat, ONE_GATE, own)
            self.values[seat * COUNT + LAST_GATE_THREATENED] += A_PIECE * float(own) * self.survey.gate_threat[square]
        elif gates == 2:
            self.add(seat, TWO_GATES, own)

    def add_starts(self, seat: i64, square: i64, own: i64) -> None:
        if FROM_START[square] == 1:
            self.add(seat, BESIDE_START, own)
        elif FROM_START[square] == 2:
            self.add(seat, NEAR_START, own)

    def add_threat(self, table: Table, seat: i64, square: i64, own: i64) -> None:
        """Lava that burns others too is laid less gladly."""
        chance = self.survey.threat[square]
        self.values[seat * COUNT + EXPOSED] += A_PIECE * float(own) * chance
        others: i64 = 0
        for other in range(table.seats):
            if other != seat and table.pieces_of(other, square) > others:
                others = table.pieces_of(other, square)
        net = own - others
        if net > 0:
            burnt = float(net) * chance
            if burnt > self.most[seat]:
                self.most[seat] = burnt
        elif others > 0:
            self.values[seat * COUNT + HOSTAGES] += A_PIECE * float(own) * chance

    # --- the whole seat ---

    def add_seat(self, table: Table, seat: i64, mover: i64) -> None:
        saved = table.of(seat, SAVED)
        living = table.of(seat, BOARD)
        turns = self.turns_left(table, seat, mover)
        if seat == mover:
            self.put(seat, MOVES_NEXT, 1.0)
        self.add(seat, SAVED_SO_FAR, saved)
        self.put(seat, SAVED_LATE, float(saved) / (1.0 + turns))
        self.add(seat, LOST_SO_FAR, table.of(seat, LOST))
        self.add(seat, IN_CITY, living)
        out = self.out[seat] if self.out[seat] < RUNS else RUNS
        self.put(seat, OUT_NEXT, 0.5 * float(out))
        self.put(seat, MOST_EXPOSED, self.most[seat] * 0.5)
        runs = float(RUNS) * turns
        self.put(seat, CAN_BE_SAVED, A_PIECE * (float(living) if float(living) < runs else runs))
        self.put(seat, HURRY, float(living) / (4.0 + runs))

    def turns_left(self, table: Table, seat: i64, mover: i64) -> float:
        """The turns that the seat still has, by the tiles left."""
        if table.phase < TILE:
            return 20.0
        away = seat - mover if seat >= mover else seat - mover + table.seats
        left = self.survey.tiles - away
        if table.phase > TILE and seat == mover:
            left += 1
        return float((left + table.seats - 1) // table.seats) if left > 0 else 0.0

    # --- cards ---

    def add_hand(self, table: Table, hands: vec[u8], seat: i64) -> None:
        """What the cards in hand can bring once relatives come; a spectator's guess is as good for others' hands."""
        if table.phase == RELATIVE and seat == table.turn:
            self.put(seat, RELATIVES_COMING, 0.25 * float(table.relatives))
        best: i64 = 0
        total: i64 = 0
        jokers: i64 = 0
        for card in range(1, NUMBERS + 1):
            count = i64(hands[seat * CARD_KINDS + card])
            if count == 0:
                continue
            if table.is_full(card):
                jokers += count
                continue
            brings = self.relatives_of(table, card)
            if brings > table.of(seat, STOCK):
                brings = table.of(seat, STOCK)
            total += brings * count
            if brings > best:
                best = brings
        self.put(seat, RELATIVES_BEST, 0.25 * float(best))
        self.put(seat, RELATIVES_HAND, 0.1 * float(total))
        self.put(seat, JOKERS, 0.25 * float(jokers))

    def relatives_of(self, table: Table, card: i64) -> i64:
        """The most relatives that the card brings with one of its buildings."""
        most: i64 = 0
        for building in range(BUILDINGS):
            squares = SQUARES_OF[building]
            if not squares.meets(SQUARES_NUMBERED[card]) or not table.has_free_spot(squares):
                continue
            living = table.living_in(building)
            if living > most:
                room = room_for_relatives(table, building)
                most = living if living < room else room
        return most


def room_for_relatives(table: Table, home: i64) -> i64:
    """The other buildings of the colour, and the neutral ones, that have a free spot."""
    room: i64 = 0
    for building in range(BUILDINGS):
        colour = i64(COLOUR_OF[building])
        if building != home and (colour == NEUTRAL or colour == i64(COLOUR_OF[home])):
            if table.has_free_spot(SQUARES_OF[building]):
                room += 1
    return room
