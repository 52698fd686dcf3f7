"""Values along one axis, and where on the drawing they lie."""

import math
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Axis:
    low: float
    high: float
    start: float
    """Where the low end is drawn; it may be right of the high one, or below it."""
    end: float

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int) -> list[float]:
        """At most so many round numbers, in equal steps."""
        step = round_step((self.high - self.low) / max(1, most - 1))
        first = math.ceil(round(self.low / step, 6))
        last = math.floor(round(self.high / step, 6))
        return [n * step for n in range(first, last + 1)]


def round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, no less than that."""
    power: float = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= least * 0.999999)


def span(values: Iterable[float]) -> tuple[float, float]:
    """From the least to the greatest, never nothing."""
    found = sorted(values) or [0.0]
    return (found[0], found[-1]) if found[0] < found[-1] else (found[0] - 1.0, found[0] + 1.0)


def spelled(value: float, decimal_mark: str) -> str:
    """A number without needless digits."""
    return f"{round(value, 6) + 0.0:g}".replace("-", "−").replace(".", decimal_mark)
