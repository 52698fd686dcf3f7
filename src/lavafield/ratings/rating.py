"""Ratings with their uncertainty, for any number of players: Weng and Lin's method for the model of Plackett and Luce.

The computing is openskill's. A rating is a belief: strength lies about `mu`, give or take `sigma`.
"""

from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import Final

import msgspec
from openskill.models import PlackettLuce

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
_MODEL: Final = PlackettLuce(tau=0.0)  # those who are rated stay as strong as they are


class Rating(msgspec.Struct, frozen=True):
    """What is believed of somebody who never played is the default."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def low(self) -> float:
        """With `high` the interval that is believed to hold the strength with 95 %."""
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z * self.sigma


def rated(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after one game with these ranks, 1 is best, equal ranks tie."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    return [Rating(new.mu, new.sigma) for (new,) in _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]


def ratings_of(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings of everybody named in these games, each of which has names and ranks. Their order counts a little."""
    ratings: dict[str, Rating] = {}
    for names, ranks in games:
        before = [ratings.get(name, Rating()) for name in names]
        ratings |= zip(names, rated(before, ranks), strict=True)
    return ratings
