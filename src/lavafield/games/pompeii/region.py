"""Sets of squares as bits, so that lava and runners spread over the whole city in a few operations."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_WIDTH: Final[i64] = 12
_SPLIT: Final[i64] = 48
"""The first square of the southern part: both parts fit a native integer with room for a row more."""
_ROW: Final[i64] = 0xFFF
_LAST_NORTHERN_ROW: Final[i64] = 36
END: Final[i64] = 84


@mypyc_attr(acyclic=True)
class Region:
    """A set of squares: bit n of `north` is square n, bit n of `south` is square 48 + n."""

    def __init__(self, north: i64, south: i64) -> None:
        self.north: i64 = north
        self.south: i64 = south

    def copy(self) -> "Region":
        return Region(self.north, self.south)

    def has(self, square: i64) -> bool:
        if square < _SPLIT:
            return (self.north >> square) & 1 != 0
        return (self.south >> (square - _SPLIT)) & 1 != 0

    def add(self, square: i64) -> None:
        if square < _SPLIT:
            self.north |= bit(square)
        else:
            self.south |= bit(square - _SPLIT)

    def remove(self, square: i64) -> None:
        if self.has(square):
            if square < _SPLIT:
                self.north ^= bit(square)
            else:
                self.south ^= bit(square - _SPLIT)

    def is_empty(self) -> bool:
        return self.north | self.south == 0

    def meets(self, other: "Region") -> bool:
        """Do they share a square?"""
        return (self.north & other.north) | (self.south & other.south) != 0

    def common(self, other: "Region") -> "Region":
        return Region(self.north & other.north, self.south & other.south)

    def without(self, other: "Region") -> "Region":
        return Region(self.north & ~other.north, self.south & ~other.south)

    def spread(self, within: "Region") -> bool:
        """Take in all neighbours that lie within the other region; False if there were none."""
        north = self.north
        south = self.south
        grown_north = (
            north
            | (north << 1)
            | (north >> 1)
            | (north << _WIDTH)
            | (north >> _WIDTH)
            | ((south & _ROW) << _LAST_NORTHERN_ROW)
        )
        grown_south = (
            south | (south << 1) | (south >> 1) | (south << _WIDTH) | (south >> _WIDTH) | (north >> _LAST_NORTHERN_ROW)
        )
        self.north |= grown_north & within.north
        self.south |= grown_south & within.south
        return self.north != north or self.south != south

    def spread_fully(self, within: "Region") -> None:
        """Take in everything that hangs together with this inside the other region."""
        while self.spread(within):
            pass

    def after(self, square: i64) -> i64:
        """The first square of the set from that one on, or END."""
        if square < _SPLIT:
            bits = self.north >> square
            if bits != 0:
                return square + _lowest(bits)
            square = _SPLIT
        bits = self.south >> (square - _SPLIT)
        return square + _lowest(bits) if bits != 0 else END


def _lowest(bits: i64) -> i64:
    """How many zeros stand below the lowest one."""
    at: i64 = 0
    while bits & _ROW == 0:
        bits >>= 12
        at += 12
    while bits & 1 == 0:
        bits >>= 1
        at += 1
    return at


def bit(n: i64) -> i64:
    """2 to the power n. Written as `1 << n` it would be computed in 32 bits when compiled."""
    return _shifted(1, n)


def _shifted(bits: i64, by: i64) -> i64:
    return bits << by


def single(square: i64) -> Region:
    region = Region(0, 0)
    region.add(square)
    return region
