"""Clocks: whose time runs, when a flag falls, and that time is only what is told."""

import pytest

from lavafield.server.clocks import DAY, Clock, Fischer, Hands, PerDay, PerTurn


def started(setting: Clock | None, seats: int = 2) -> Hands:
    hands = Hands(setting, seats)
    hands.run(100.0)
    hands.give(0, 100.0)
    return hands


def test_only_the_seat_in_turn_uses_time() -> None:
    hands = started(Fischer(seconds=60))
    assert hands.left(110.0) == (50.0, 60.0)
    hands.give(1, 110.0)
    assert hands.left(115.0) == (50.0, 55.0)
    assert hands.running == 1


def test_fischer_adds_after_each_turn() -> None:
    hands = started(Fischer(seconds=60, increment=5))
    hands.give(1, 110.0)
    assert hands.left(110.0) == (55.0, 60.0)
    hands.give(0, 111.0)
    assert hands.left(111.0) == (55.0, 64.0)


@pytest.mark.parametrize(("setting", "budget"), [(PerTurn(seconds=30), 30.0), (PerDay(days=3), 3 * DAY)])
def test_time_per_turn_is_full_again_after_each(setting: Clock, budget: float) -> None:
    hands = started(setting)
    hands.give(1, 120.0)
    assert hands.left(120.0) == (budget, budget)
    hands.give(0, 125.0)
    assert hands.left(126.0) == (budget - 1, budget)


def test_a_flag_falls_when_nothing_is_left() -> None:
    hands = started(Fischer(seconds=60))
    assert hands.falls_at() == 160.0
    assert hands.fallen(159.9) is None
    assert hands.fallen(160.0) == 0
    assert hands.left(500.0) == (0.0, 60.0)
    hands.give(1, 150.0)
    assert hands.falls_at() == 210.0


def test_time_stands_still_while_halted() -> None:
    hands = started(Fischer(seconds=60))
    hands.halt(110.0)
    assert hands.left(500.0) == (50.0, 60.0)
    assert (hands.running, hands.falls_at(), hands.fallen(10**9)) == (None, None, None)
    hands.give(1, 500.0)
    hands.run(510.0)
    assert hands.left(520.0) == (50.0, 50.0)


def test_giving_the_turn_to_the_same_seat_is_no_new_turn() -> None:
    hands = started(Fischer(seconds=60, increment=5))
    hands.give(0, 130.0)
    assert hands.left(130.0) == (30.0, 60.0)


def test_time_that_runs_backwards_takes_nothing_and_gives_nothing() -> None:
    hands = started(Fischer(seconds=60))
    hands.give(1, 110.0)
    assert hands.left(90.0) == (50.0, 60.0)
    hands.halt(90.0)
    assert hands.left(90.0) == (50.0, 60.0)


def test_without_a_clock_no_flag_falls() -> None:
    hands = started(None)
    assert (hands.running, hands.falls_at(), hands.fallen(10**9)) == (None, None, None)


def test_when_the_turn_is_nobodys_time_stands_still() -> None:
    hands = started(PerTurn(seconds=30))
    hands.give(None, 110.0)
    assert (hands.running, hands.falls_at()) == (None, None)
