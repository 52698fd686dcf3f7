"""How far counts are from what they should be."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt


def deviation(counts: Sequence[int], shares: Sequence[Fraction | float]) -> float:
    """Chi-square as standard deviations above a fair draw's mean (Wilson and Hilferty).

    With fixed seeds a fair engine passes a bound of 5 in all but one of three million tests.
    """
    freedom = len(counts) - 1
    if freedom == 0:
        return 0.0
    draws = sum(counts)
    expected = [draws * float(share) for share in shares]
    pairs = zip(counts, expected, strict=True)
    chi_square = sum((count - mean) ** 2 / mean for count, mean in pairs)
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
