"""Work in several processes: what comes when, the end of those who work, and of those who wait."""

import os
import signal
import time
from collections.abc import Callable, Generator
from contextlib import closing
from multiprocessing import active_children

import pytest

from lavafield.arena.workers import Died, as_made, in_order, workers

Spread = Callable[..., Generator[int, None, None]]
either = pytest.mark.parametrize("spread", [as_made, in_order])


def squared(number: int) -> int:
    """The first numbers take longest."""
    time.sleep(0.02 * max(0, 3 - number))
    return number * number


def process_of(number: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def slow_at_first(number: int) -> int:
    time.sleep(0 if number else 20)
    return number


def asleep_at_last(number: int) -> int:
    time.sleep(600 * (number > 0))
    return number


def deaf(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.parametrize("processes", [1, 3])
def test_results_come_in_the_order_of_the_items(processes: int) -> None:
    assert list(in_order(squared, range(7), processes)) == [0, 1, 4, 9, 16, 25, 36]
    assert list(in_order(squared, [], processes)) == []


def test_results_come_as_soon_as_they_are_made() -> None:
    with closing(as_made(slow_at_first, range(4), 2)) as results:
        assert [next(results) for _ in range(3)] == [1, 2, 3]


def test_the_work_is_done_by_as_many_processes_as_were_asked_for() -> None:
    assert set(as_made(process_of, range(3), 1)) == {os.getpid()}
    found = set(as_made(process_of, range(12), 2))
    assert len(found) == 2
    assert os.getpid() not in found


@either
def test_who_stops_asking_does_not_wait(spread: Spread) -> None:
    begun = time.monotonic()
    with closing(spread(asleep_at_last, range(9), 2)) as results:
        assert next(results) == 0
    assert time.monotonic() - begun < 60
    assert active_children() == []


def test_who_works_never_hears_control_c() -> None:
    """Not even while they are only just starting."""
    with workers(deaf, 2) as lines:
        for process in lines.values():
            os.kill(process.pid or 0, signal.SIGINT)
        for line in lines:
            line.send(4)
        assert [line.recv() for line in lines] == [True, True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_who_works_may_have_processes_of_its_own() -> None:
    with workers(deaf, 1) as lines:
        assert [process.daemon for process in lines.values()] == [False]


@either
@pytest.mark.parametrize("which", [0, 1])
def test_a_process_that_dies_is_told_with_its_item(spread: Spread, which: int) -> None:
    with closing(spread(squared, range(10**6), 2)) as results:
        fetched = [next(results)]
        children = sorted(child.pid or 0 for child in active_children())
        os.kill(children[which], signal.SIGKILL)
        with pytest.raises(Died) as died:
            fetched += results
    assert died.value.code == -signal.SIGKILL
    assert died.value.item**2 not in fetched
    assert active_children() == []
