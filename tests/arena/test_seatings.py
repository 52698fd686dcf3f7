"""Who plays whom, and who sits where."""

from collections import Counter
from itertools import islice, product
from math import comb

import pytest

from lavafield.arena import League
from lavafield.arena.league import groups, seatings
from tests.arena.leagues import league

SIZES = [(bots, players) for bots, players in product(range(2, 7), range(2, 7)) if bots <= players]


def games(of: League, deals: int) -> list[tuple[str, ...]]:
    return [of.seats(number) for number in range(deals * of.games_per_deal)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_in_every_deal_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    for deal in range(4):
        orders = seatings(tuple(range(bots)), players, deal)
        for seat in range(players):
            held = Counter(order[seat] for order in orders)
            assert [held[bot] for bot in range(bots)] == [len(orders) // bots] * bots


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_no_seating_comes_twice_in_a_deal(bots: int, players: int) -> None:
    orders = seatings(tuple(range(bots)), players, 0)
    assert len(orders) == len(set(orders))


@pytest.mark.parametrize(
    ("bots", "players", "size"), [(2, 2, 2), (2, 3, 6), (3, 3, 3), (2, 4, 6), (3, 4, 36), (4, 4, 4)]
)
def test_a_deal_has_so_many_games(bots: int, players: int, size: int) -> None:
    assert {len(seatings(tuple(range(bots)), players, deal)) for deal in range(8)} == {size}


@pytest.mark.parametrize("players", [3, 4])
def test_over_the_deals_everybody_has_every_left_neighbour_equally_often(players: int) -> None:
    circles = 2 if players == 3 else 6
    pairs = Counter(
        (order[seat - 1], order[seat])
        for deal in range(circles)
        for order in seatings(tuple(range(players)), players, deal)
        for seat in range(players)
    )
    assert len(pairs) == players * (players - 1)
    assert len(set(pairs.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (5, 2), (5, 3), (5, 4), (2, 4)])
def test_every_combination_of_bots_meets(bots: int, players: int) -> None:
    assert len(set(groups(bots, players))) == comb(bots, min(bots, players))


def test_two_bots_play_every_deal_in_both_seats() -> None:
    ours = league("random", "greedy")
    assert games(ours, 2) == [("random", "greedy"), ("greedy", "random")] * 2
    assert [ours.deal(number) for number in range(4)] == [0, 0, 1, 1]


@pytest.mark.parametrize(("bots", "players"), [(4, 2), (5, 3), (3, 4)])
def test_a_league_is_balanced_after_every_deal(bots: int, players: int) -> None:
    names = [f"search:nodes={n + 1}" for n in range(bots)]
    ours = league(*names, players=players)
    for deals in (1, 3):
        played = Counter(name for seats in games(ours, deals) for name in seats)
        assert len({played[name] for name in names}) == 1


def test_stopped_anywhere_no_group_is_more_than_one_deal_ahead() -> None:
    ours = league("random", "greedy", "search:nodes=5")
    counts: Counter[frozenset[str]] = Counter()
    for seats in islice(games(ours, 5), 27):
        counts[frozenset(seats)] += 1
        assert max(counts.values()) - min(counts.get(frozenset(pair), 0) for pair in pairs(ours)) <= 2


def pairs(of: League) -> list[tuple[str, str]]:
    return [(one, other) for one in of.bots for other in of.bots if one < other]


@pytest.mark.parametrize(("asked", "whole"), [(1, 6), (2, 6), (3, 12), (4, 12)])
def test_games_are_rounded_up_to_whole_deals(asked: int, whole: int) -> None:
    """Three groups of two, each with two games a deal."""
    assert league("random", "greedy", "search:nodes=5").whole(asked) == whole
