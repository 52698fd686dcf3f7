"""Intervals: known values, and that they hold what they should."""

import random

import pytest

from lavafield.arena.estimate import estimate


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        # Wilson's interval for ten tosses, as in tables of it.
        ([1.0] * 10, 0.7225, 1.0),
        ([1.0] * 5 + [0.0] * 5, 0.2366, 0.7634),
        ([1.0] * 9 + [0.0], 0.5958, 0.9821),
        ([1.0] * 90 + [0.0] * 10, 0.8256, 0.9448),
        ([1.0], 0.2065, 1.0),
    ],
)
def test_deals_won_or_lost_altogether_are_tosses_of_a_coin(values: list[float], low: float, high: float) -> None:
    found = estimate(values)
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_losing_is_the_mirror_of_winning() -> None:
    values = [1.0, 0.5, 0.5, 1.0, 0.0, 1.0]
    found, mirrored = estimate(values), estimate([1 - value for value in values])
    assert (found.mean, found.low, found.high) == pytest.approx(
        (1 - mirrored.mean, 1 - mirrored.high, 1 - mirrored.low)
    )


def test_pairs_that_share_their_luck_tell_more() -> None:
    """A win and a loss in every deal: the same mean, but far surer than by tosses of a coin."""
    paired, tossed = estimate([0.5] * 100), estimate([0.0, 1.0] * 50)
    assert paired.mean == tossed.mean
    assert paired.high - paired.low < (tossed.high - tossed.low) / 3


def test_a_few_equal_results_are_not_taken_for_certain() -> None:
    assert estimate([1.0] * 3).low < 0.5
    assert estimate([0.5] * 3).low < 0.4


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("deals", [10, 60])
@pytest.mark.parametrize("kind", ["apart", "alike", "opposite"])
def test_the_interval_holds_the_true_mean_about_95_times_in_100(chance: float, deals: int, kind: str) -> None:
    """The two games of a deal may depend on each other in any way."""
    rng = random.Random(f"{chance} {deals} {kind}")
    held = 0
    for _ in range(400):
        values = []
        for _ in range(deals):
            luck = rng.random()
            other = {"apart": rng.random(), "alike": luck, "opposite": 1 - luck}[kind]
            values.append(((luck < chance) + (other < chance)) / 2)
        found = estimate(values)
        held += found.low <= chance <= found.high
    assert held / 400 > 0.92
