"""Ratings: what one game changes, and that many games tell how strong somebody is."""

import random
from math import log, sqrt

import pytest

from lavafield.ratings import Rating, rated, ratings_of

NEW = Rating()
BETA = 25 / 6


def test_a_first_win_is_worth_what_weng_and_lin_say() -> None:
    """Their step is sigma² / c times the surprise, and between equals half a win is a surprise."""
    c = sqrt(2 * (NEW.sigma**2 + BETA**2))
    winner, loser = rated([NEW, NEW], [1, 2])
    assert winner.mu == pytest.approx(25 + NEW.sigma**2 / c / 2)
    assert loser.mu == pytest.approx(25 - NEW.sigma**2 / c / 2)
    assert winner.sigma == pytest.approx(loser.sigma)
    assert winner.sigma < NEW.sigma


def test_a_tie_of_equals_changes_no_rating_and_makes_it_surer() -> None:
    for rating in rated([NEW, NEW, NEW], [1, 1, 1]):
        assert rating.mu == pytest.approx(25)
        assert rating.sigma < NEW.sigma


def test_of_four_the_better_rank_gets_more() -> None:
    mus = [rating.mu for rating in rated([NEW] * 4, [2, 1, 4, 2])]
    assert mus[1] > mus[0] == pytest.approx(mus[3])
    assert mus[3] > mus[2]


def test_the_interval_is_that_of_95_percent() -> None:
    rating = Rating(30.0, 2.0)
    assert [rating.low, rating.high] == pytest.approx([26.08, 33.92], abs=0.001)


def test_strengths_are_found_again() -> None:
    """Somebody who wins three games in four is better by about log(3) · sqrt(2) · beta."""
    rng = random.Random(5)
    games = [(("strong", "weak"), (1, 2) if rng.random() < 0.75 else (2, 1)) for _ in range(2000)]
    found = ratings_of(games)
    assert found["strong"].mu - found["weak"].mu == pytest.approx(log(3) * sqrt(2) * BETA, rel=0.25)
    assert found["strong"].low > found["weak"].high


def test_who_never_played_has_no_rating() -> None:
    assert ratings_of([]) == {}
    assert set(ratings_of([(("a", "b"), (1, 2)), (("c", "a"), (2, 1))])) == {"a", "b", "c"}
