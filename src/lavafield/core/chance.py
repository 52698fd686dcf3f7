"""Random numbers and bags. A state never holds either generator or hidden order: chance is explicit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

WORD: Final[i64] = 0xFFFFFFFF
MOST: Final[i64] = 1 << 31
"""The largest range that a word can be spread over fairly within 64 bits."""
_GOLDEN: Final[i64] = 0x9E3779B9


def _rotated(word: i64, by: i64) -> i64:
    return ((word << by) & WORD) | (word >> (32 - by))


@mypyc_attr(acyclic=True)
class Rng:
    """xoshiro128**: 32-bit words inside 64-bit integers, so it runs alike interpreted and compiled."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Fill the four words from a seed of any size; every bit of it counts."""
        words = [0, 0, 0, 0]
        rest = abs(seed) * 2 + (1 if seed < 0 else 0)
        turn = 0
        while rest > 0 or turn < 4:
            # Not WORD, an i64, for that would squeeze all of the seed into 64 bits first.
            part = rest & 0xFFFFFFFF
            words[turn % 4] = _scrambled(words[turn % 4] ^ part ^ (turn * _GOLDEN & WORD))
            rest >>= 32
            turn += 1
        self.a, self.b, self.c, self.d = words[0], words[1], words[2], words[3] | 1
        for _ in range(8):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (_rotated((self.b * 5) & WORD, 7) * 9) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = _rotated(self.d, 11)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each with exactly the same chance; n at most 2**31."""
        if n < 1 or n > MOST:
            raise ValueError(f"expected 1 to {MOST}, got {n}")
        product = self.word() * n
        if (product & WORD) < n:
            unfair = (WORD + 1 - n) % n
            while (product & WORD) < unfair:
                product = self.word() * n
        return product >> 32

    def copy(self) -> "Rng":
        twin = Rng()
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin


def _scrambled(word: int) -> int:
    """Mix one 32-bit word so that near seeds start far apart."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return word ^ (word >> 16)


def bag_size(bag: vec[u8]) -> i64:
    """How many pieces are in the bag, all kinds together."""
    total: i64 = 0
    for kind in range(i64(len(bag))):
        total += i64(bag[kind])
    return total


def kinds_in(bag: vec[u8]) -> list[int]:
    """The kinds that can still be drawn, ascending."""
    return [int(kind) for kind in range(i64(len(bag))) if bag[kind] > 0]


def weights_of(bag: vec[u8]) -> list[int]:
    """How many of each kind that can still be drawn, in the order of `kinds_in`."""
    return [int(bag[kind]) for kind in range(i64(len(bag))) if bag[kind] > 0]


def kind_drawn(bag: vec[u8], rng: Rng) -> i64:
    """A kind drawn from the bag as a hand would; the bag stays as it is."""
    left = rng.below(bag_size(bag))
    kind: i64 = 0
    while left >= i64(bag[kind]):
        left -= i64(bag[kind])
        kind += 1
    return kind
