"""Random numbers: the published generator, the same words in both modes, and no bias."""

from collections import Counter
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from lavafield import Rng
from lavafield.core.chance import bag_size, kind_drawn, kinds_in, weights_of
from tests.conformance.chi_square import deviation
from tests.modes.mode import by_mode

FAIR = 5.0
DRAWS = by_mode(compiled=200_000, interpreted=40_000)

PUBLISHED = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]
"""The first words of xoshiro128** from the state 1, 2, 3, 4."""

FIRST_WORDS = {
    0: [629688311, 488252484, 652673434, 2926787769],
    1: [2087483118, 2199174739, 3633159390, 2100446607],
    -1: [3436648522, 387684545, 2853810501, 16379894],
    2**32: [3858726005, 127654947, 624010462, 1593356583],
    2**64 + 1: [4799038, 1322333249, 2812529262, 4012827699],
    -(2**200): [352046352, 667225503, 3304940072, 1556898949],
}
"""Compiled and interpreted, today and later: records of seeded games depend on them."""


def words(rng: Rng, count: int) -> list[int]:
    return [rng.word() for _ in range(count)]


def test_the_generator_is_the_published_one() -> None:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert words(rng, len(PUBLISHED)) == PUBLISHED


@pytest.mark.parametrize("seed", FIRST_WORDS, ids=str)
def test_a_seed_of_any_size_gives_its_words(seed: int) -> None:
    assert words(Rng(seed), 4) == FIRST_WORDS[seed]


def test_every_bit_of_a_seed_counts() -> None:
    seeds = [0, *range(1, 500), *(-seed for seed in range(1, 500))]
    seeds += [2**bit + low for bit in range(20, 300) for low in (0, 1)]
    assert len({tuple(words(Rng(seed), 4)) for seed in seeds}) == len(set(seeds))


def test_words_are_32_bits_and_each_bit_is_set_half_the_time() -> None:
    drawn = words(Rng(5), DRAWS // 10)
    assert min(drawn) >= 0
    assert max(drawn) < 2**32
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in drawn)
        assert deviation([ones, len(drawn) - ones], [0.5, 0.5]) < FAIR


@pytest.mark.parametrize("n", [1, 2, 3, 6, 25, 48, 1000])
def test_below_is_uniform_and_in_range(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(DRAWS))
    assert set(counts) == set(range(n))
    assert deviation([counts[k] for k in range(n)], [1 / n] * n) < FAIR


def test_below_is_unbiased_where_cutting_words_short_would_show() -> None:
    """Without rejection, every third number below three times 2**29 would come a quarter less often."""
    rng, n = Rng(9), 3 * 2**29
    counts = Counter(rng.below(n) % 3 for _ in range(DRAWS))
    assert deviation([counts[k] for k in range(3)], [1 / 3] * 3) < FAIR


def test_below_reaches_its_largest_range() -> None:
    rng = Rng(3)
    drawn = [rng.below(2**31) for _ in range(1000)]
    assert 0 <= min(drawn) < 2**24
    assert 2**31 - 2**24 < max(drawn) < 2**31


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(11)
    rng.word()
    twin = rng.copy()
    expected = words(rng.copy(), 5)
    assert words(twin, 5) == expected
    assert words(rng, 5) == expected


def test_seeding_again_starts_again() -> None:
    rng = Rng(1)
    rng.word()
    rng.seed(0)
    assert words(rng, 4) == FIRST_WORDS[0]


def bag(*counts: int) -> vec[u8]:
    return vec[u8]([u8(count) for count in counts])


def test_a_bag_tells_its_kinds_and_their_weights() -> None:
    some = bag(0, 3, 0, 1, 255)
    assert bag_size(some) == 259
    assert kinds_in(some) == [1, 3, 4]
    assert weights_of(some) == [3, 1, 255]
    assert (bag_size(bag(0, 0)), kinds_in(bag(0, 0)), weights_of(bag(0, 0))) == (0, [], [])


def test_kinds_are_drawn_by_weight_and_the_bag_stays() -> None:
    some, rng = bag(0, 3, 0, 1, 16), Rng(2)
    counts = Counter(islice(iter(lambda: kind_drawn(some, rng), None), DRAWS // 10))
    assert set(counts) == {1, 3, 4}
    assert deviation([counts[1], counts[3], counts[4]], [3 / 20, 1 / 20, 16 / 20]) < FAIR
    assert list(some) == [0, 3, 0, 1, 16]
