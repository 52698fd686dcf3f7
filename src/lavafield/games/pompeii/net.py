"""A small net: what it adds to the worth of each seat, from the clues of that seat and of its rivals.

One layer of hidden units, each seeing a seat's own clues with one set of weights and the average rival's with another;
negative sums count as 0. Beside them goes a plain weighted sum. There is one net before the eruption and one after.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import MOST_SEATS
from lavafield.games.pompeii.clues import CLUES, MOST, Clues


@mypyc_attr(acyclic=True)
class Net:
    def __init__(self, units: int, layer: list[float], output: list[float], direct: list[float]) -> None:
        self.units: i64 = units
        self.layer: vec[float] = vec[float](layer)
        """Entry 2 * units * clue + unit of the own weights, and as many units on of those for rivals."""
        self.output: vec[float] = vec[float](output)
        self.direct: vec[float] = vec[float](direct)
        self.sums: vec[float] = vec[float]([0.0] * (2 * units * int(MOST_SEATS)))
        """Entry 2 * units * seat + unit: what the seat's clues tell itself, and then its rivals."""
        self.plain: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def add_to(self, worths: vec[float], clues: Clues, seats: i64) -> None:
        for seat in range(seats):
            self.sum_up(clues, seat)
        for seat in range(seats):
            worths[seat] += self.plain[seat] + self.told(seat, seats)

    def sum_up(self, clues: Clues, seat: i64) -> None:
        width = 2 * self.units
        sums = self.sums
        layer = self.layer
        start = width * seat
        for unit in range(width):
            sums[start + unit] = 0.0
        plain: float = 0.0
        for n in range(MOST * seat, MOST * seat + clues.count[seat]):
            number = clues.number[n]
            value = clues.value[n]
            plain += value * self.direct[number]
            at = width * number
            for entry in range(start, start + width):
                sums[entry] += value * layer[at]
                at += 1
        self.plain[seat] = plain

    def told(self, seat: i64, seats: i64) -> float:
        units = self.units
        share = 1.0 / float(seats - 1)
        total: float = 0.0
        for unit in range(units):
            rivals: float = 0.0
            for other in range(seats):
                if other != seat:
                    rivals += self.sums[(2 * other + 1) * units + unit]
            signal = self.sums[2 * seat * units + unit] + share * rivals
            if signal > 0.0:
                total += signal * self.output[unit]
        return total


def net_of(data: dict[str, list[int]]) -> Net:
    """From whole numbers, thousandths."""
    output = [number / 1000.0 for number in data["output"]]
    units = len(output)
    layer = [number / 1000.0 for number in data["layer"]]
    direct = [number / 1000.0 for number in data["direct"]]
    if len(layer) != 2 * units * CLUES or len(direct) != CLUES:
        raise ValueError(f"expected weights of {CLUES} clues for {units} units, got {len(layer)} and {len(direct)}")
    return Net(units, layer, output, direct)
