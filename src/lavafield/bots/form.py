"""The form of the day: how well a bot plays differs from game to game, as with people (ADR 0014)."""

import math

from lavafield.core.chance import Rng

DICE = 12
"""The sum of so many even draws is nearly normal, and the same on every machine."""


class Form:
    """A temperature that is drawn anew for each game, on the first occasion; the one given lies in the middle."""

    def __init__(self, temperature: float, spread: float) -> None:
        self.temperature = temperature
        self.spread = spread
        """1: in one game of three it is more than 2.7 times too high or too low."""
        self.today = temperature if temperature == 0.0 or spread == 0.0 else None

    def now(self, rng: Rng) -> float:
        if self.today is None:
            self.today = self.temperature * math.exp(self.spread * normal(rng))
        return self.today


def normal(rng: Rng) -> float:
    """Around 0, with a standard deviation of 1."""
    return sum(int(rng.below(2**16)) for _ in range(DICE)) / 2**16 - DICE / 2
