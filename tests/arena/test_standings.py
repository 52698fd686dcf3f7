"""What is made of the games."""

import random

import pytest

from lavafield.arena import League, Played, Standing, standings
from lavafield.arena.estimate import estimate
from tests.arena.leagues import league, over

TWO = league("random", "greedy")
THREE = league("random", "greedy", "search")


def of(found: tuple[Standing, ...], bot: str) -> Standing:
    return next(each for each in found if each.bot == bot)


def won_by(best: str, of: League, number: int) -> Played:
    """All others share the second place."""
    return over(of, number, tuple(1 if bot == best else 2 for bot in of.seats(number)))


def test_wins_are_counted_for_the_bot_and_not_for_the_seat() -> None:
    found = standings(TWO, [won_by("greedy", TWO, number) for number in range(6)])
    assert (found.deals, found.games, found.unfinished, found.parity) == (3, 6, 0, 0.5)
    greedy = of(found.bots, "greedy")
    assert (greedy.games, greedy.wins, greedy.shared) == (6, 6, 0)
    assert (greedy.share.mean, of(found.bots, "random").share.mean) == (1, 0)


def test_a_shared_win_counts_by_its_part() -> None:
    found = standings(TWO, [over(TWO, 0, (1, 1)), over(TWO, 1, (1, 2))])
    greedy = of(found.bots, "greedy")
    assert (greedy.wins, greedy.shared, greedy.share.mean) == (1, 1, 0.75)
    assert of(found.bots, "random").share.mean == 0.25


def test_the_interval_is_made_of_deals_and_not_of_games() -> None:
    """Every deal is won once by each: that is far surer than games won at random."""
    found = standings(TWO, [over(TWO, number, (1, 2)) for number in range(40)])
    assert of(found.bots, "greedy").share == estimate([0.5] * 20)


def test_a_deal_that_is_not_over_is_left_out() -> None:
    """Otherwise the lucky seat would count more than the other."""
    found = standings(TWO, [over(TWO, number, (1, 2)) for number in (0, 1, 2, 5)])
    assert (found.deals, found.games, found.unfinished) == (1, 2, 2)


def test_times_are_for_one_decision() -> None:
    found = standings(TWO, [over(TWO, number, (1, 2), seconds=0.5 + number) for number in range(2)])
    assert found.actions == 40.5
    assert (found.bots[0].decisions, found.bots[0].seconds) == (20, 0.1)


def test_who_came_in_before_whom() -> None:
    """Of three at one table: greedy before search before random, and once the last two are level."""
    three = league("random", "greedy", "search", players=3)
    place = {"greedy": 1, "search": 2, "random": 3}
    games = [over(three, number, tuple(place[bot] for bot in three.seats(number))) for number in range(3)]
    found = standings(three, games)
    random_ = of(found.bots, "random")
    assert [each and each.mean for each in random_.ahead] == [None, 0, 0]
    assert [each and each.mean for each in of(found.bots, "search").ahead] == [1, 0, None]
    level = over(three, 2, tuple(min(2, place[bot]) for bot in three.seats(2)))
    found = standings(three, [*games[:2], level])
    assert of(found.bots, "random").ahead[2] == estimate([1 / 6])


def test_a_bot_with_two_seats_wins_with_either() -> None:
    three = league("random", "greedy", players=3)
    found = standings(three, [won_by("greedy", three, number) for number in range(6)])
    assert (of(found.bots, "greedy").share.mean, found.parity) == (1, 0.5)
    assert of(found.bots, "greedy").rating is None
    alone = standings(three, [over(three, number, (1, 2, 3)) for number in range(6)])
    assert of(alone.bots, "greedy").share.mean == 0.5


def test_ratings_follow_the_games_and_not_the_order_of_their_ends() -> None:
    rng = random.Random(2)
    games = [over(THREE, number, rng.choice([(1, 2), (2, 1), (1, 1)])) for number in range(60)]
    found = standings(THREE, games)
    rng.shuffle(games)
    assert standings(THREE, games) == found


def test_the_best_bot_has_the_best_rating() -> None:
    better = {"search": 0, "greedy": 1, "random": 2}
    games = [won_by(min(THREE.seats(number), key=lambda bot: better[bot]), THREE, number) for number in range(60)]
    ratings = {bot.bot: bot.rating for bot in standings(THREE, games).bots}
    assert all(ratings.values())
    search, greedy, plain = (ratings[name] for name in ("search", "greedy", "random"))
    assert search is not None
    assert greedy is not None
    assert plain is not None
    assert search.low > greedy.high > greedy.low > plain.high


@pytest.mark.parametrize("seats", [(1, 2), (2, 1)])
def test_equal_bots_share_equally(seats: tuple[int, int]) -> None:
    found = standings(THREE, [over(THREE, number, seats) for number in range(12)])
    assert {bot.share.mean for bot in found.bots} == {0.5}
