"""From features to shares: what the named features of each seat weigh, and what that makes of one win.

A feature has one weight for each role of its seat; roles come in pairs, late and early in the game, and between
the two the weight glides.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64


def worth_of(
    values: vec[float], first: i64, count: i64, weights: vec[float], roles: i64, role: i64, early: float
) -> float:
    """The weighted sum of the features from entry `first` on. Entry `roles * feature + role` is the late weight."""
    total: float = 0.0
    for n in range(count):
        feature = values[first + n]
        if feature != 0.0:
            entry = n * roles + role
            late = weights[entry]
            total += feature * (late + early * (weights[entry + 1] - late))
    return total


def make_shares(worths: vec[float], seats: i64) -> None:
    """In place: who is worth one more than another wins e times as often."""
    highest = worths[0]
    for seat in range(1, seats):
        if worths[seat] > highest:
            highest = worths[seat]
    total: float = 0.0
    for seat in range(seats):
        worths[seat] = math.exp(worths[seat] - highest)
        total += worths[seat]
    for seat in range(seats):
        worths[seat] = worths[seat] / total


def inputs_of(values: vec[float], first: i64, count: i64, roles: i64, role: i64, early: float) -> list[float]:
    """What each weight is multiplied with in `worth_of`: for those who look for weights."""
    inputs = [0.0] * int(count * roles)
    for n in range(count):
        feature = values[first + n]
        inputs[n * roles + role] = feature * (1.0 - early)
        inputs[n * roles + role + 1] = feature * early
    return inputs
