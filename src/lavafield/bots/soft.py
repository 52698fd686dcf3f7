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


class Form:
    """By how much one game of a bot differs from its others: it has its better and its worse days.

    Levels are a step apart on average, and not in every game: so few of them reach from random play to the strongest.
    """

    def __init__(self, form: float) -> None:
        self.form = form
        self.today: float | None = None if form > 0.0 else 1.0

    def factor(self, rng: Rng) -> float:
        """Drawn when it is first asked for: from e^-form to e^form, as often below 1 as above."""
        if self.today is None:
            self.today = math.exp(self.form * (int(rng.below(2**31)) / 2**30 - 1.0))
        return self.today
