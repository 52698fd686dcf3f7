"""How sure a mean over deals is."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean
from typing import Final

import msgspec

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the interval that holds the true one with 95 % confidence."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """From one value between 0 and 1 for each deal: games of one deal depend on each other, deals do not.

    Wilson's interval, which is sound near 0 and 1 too, for as many tosses of a coin as these deals are worth.
    """
    mean = fmean(values)
    tosses = len(values) / spread(values, mean)
    shrunk = 1 + Z * Z / tosses
    middle = (mean + Z * Z / (2 * tosses)) / shrunk
    half = Z / shrunk * sqrt(mean * (1 - mean) / tosses + Z * Z / (4 * tosses * tosses))
    return Estimate(round(mean, 6), round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6))


def spread(values: Sequence[float], mean: float) -> float:
    """The variance of the values as a part of that of a coin with their mean, which is the most they can have.

    What four tosses of a fair coin would have is added to both, so that a few results that happen to be equal are not
    taken for certain ones.
    """
    count = len(values)
    if count == 1:
        return 1.0
    found = sum((value - mean) ** 2 for value in values) * count / (count - 1)
    return min(1.0, (found + 1.0) / (count * mean * (1 - mean) + 1.0))
