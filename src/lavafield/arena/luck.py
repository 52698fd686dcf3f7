"""Chance for the arena: all games of one deal meet the same luck, as far as their courses allow."""

from hashlib import blake2b
from math import log

from lavafield.core.chance import MOST, Rng
from lavafield.core.state import State


def rng_for(*what: str | int) -> Rng:
    """Random numbers of their own for everything that has a name."""
    name = " ".join(map(str, what))
    return Rng(int.from_bytes(blake2b(name.encode(), digest_size=16).digest(), "big"))


class Luck:
    """Draws by weight, and still the same for all who play a deal, however they play.

    Every outcome has its own fixed series of waiting times, exponential ones, which run the faster the greater its
    weight is; the outcome whose time is up first is drawn. Waiting has no memory, so what is left of a time can be
    kept for the next draw. A game that draws less, more or in another order shifts nothing for the other outcomes.
    """

    def __init__(self, *name: str | int) -> None:
        self.name = name
        self.series: dict[int, Rng] = {}
        self.left: dict[int, float] = {}

    def draw(self, state: State) -> int:
        """At a chance node: one outcome."""
        outcomes, weights = state.actions(), state.weights()
        times = [self.waiting(outcome) / weight for outcome, weight in zip(outcomes, weights, strict=True)]
        first = min(times)
        for outcome, weight in zip(outcomes, weights, strict=True):
            self.left[outcome] -= first * weight
        drawn = outcomes[times.index(first)]
        del self.left[drawn]
        return drawn

    def waiting(self, outcome: int) -> float:
        """How long this outcome has still to wait at weight 1."""
        if outcome not in self.left:
            if outcome not in self.series:
                self.series[outcome] = rng_for(*self.name, outcome)
            self.left[outcome] = -log((int(self.series[outcome].below(MOST)) + 0.5) / int(MOST))
        return self.left[outcome]
