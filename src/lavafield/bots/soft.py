"""Choosing not always the best: what is better by little is chosen more often by little."""

import math

from lavafield.core.chance import Rng


def drawn(weights: list[float], rng: Rng) -> int:
    """The place of one of the weights, each by its part of the sum."""
    left = math.fsum(weights) * int(rng.below(2**31)) / 2**31
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return len(weights) - 1
