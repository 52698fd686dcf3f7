"""Work in several processes: the order, the end of those who work, and of those who wait."""

import os
import signal
import time
from multiprocessing import active_children

import pytest

from lavafield.arena.crew import Died, spread


def squared(number: int) -> int:
    """The first numbers take longest."""
    time.sleep(0.02 * max(0, 3 - number))
    return number * number


def process_of(number: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def struck_down(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def asleep(number: int) -> int:
    time.sleep(600 * (number > 0))
    return number


@pytest.mark.parametrize("processes", [1, 3])
def test_results_come_in_the_order_of_the_items(processes: int) -> None:
    assert list(spread(squared, range(7), processes)) == [0, 1, 4, 9, 16, 25, 36]
    assert list(spread(squared, [], processes)) == []


def test_the_work_is_done_by_as_many_processes_as_were_asked_for() -> None:
    assert set(spread(process_of, range(3), 1)) == {os.getpid()}
    found = set(spread(process_of, range(12), 2))
    assert len(found) == 2
    assert os.getpid() not in found


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(Died):
        list(spread(struck_down, range(9), 2))
    assert active_children() == []


def test_who_stops_asking_does_not_wait() -> None:
    results = spread(asleep, range(9), 2)
    assert next(results) == 0
    begun = time.monotonic()
    results.close()
    assert time.monotonic() - begun < 60
    assert active_children() == []


def test_who_works_does_not_hear_control_c() -> None:
    results = spread(deaf, [os.getpid()], 2)
    assert next(results)


def deaf(asker: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
