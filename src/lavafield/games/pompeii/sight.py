"""A table, and what can be seen on it: how far it is to safety, where lava threatens, who could leave."""

from collections.abc import Iterator
from dataclasses import dataclass

from lavafield.games.pompeii.city import SQUARES
from lavafield.games.pompeii.survey import Survey
from lavafield.games.pompeii.table import Table


@dataclass(frozen=True)
class Sight:
    table: Table
    steps: tuple[int, ...]
    """Of each square: the points that leaving the city takes from there."""
    threatened: frozenset[int]
    """The squares that the next tile may cover."""

    def places(self, seat: int) -> Iterator[tuple[int, int]]:
        """The squares where the seat has pieces, and how many."""
        for square in range(SQUARES):
            pieces = int(self.table.pieces_of(seat, square))
            if pieces:
                yield square, pieces

    def leads_out(self, square: int) -> bool:
        """Can a piece here leave with one run, as many as stand with it?"""
        return bool(self.table.crowd(square) >= self.steps[square])

    def ready(self, seat: int) -> int:
        """The pieces of the seat that could leave with one run each, were they the first to go."""
        return sum(pieces for square, pieces in self.places(seat) if self.leads_out(square))


def sight_of(table: Table) -> Sight:
    survey = Survey()
    survey.take(table)
    threatened = frozenset(square for square in range(SQUARES) if survey.threat[square] > 0.0)
    return Sight(table, tuple(int(steps) for steps in survey.steps), threatened)
