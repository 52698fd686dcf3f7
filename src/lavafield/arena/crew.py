"""Work given out to several processes, each with a line of its own.

So nobody waits for ever: when either side is gone, even killed, the other one notices.
"""

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class Died(Exception):
    """A process ended while it worked."""


def spread(work: Callable[[Item], Result], items: Sequence[Item], processes: int) -> Generator[Result, None, None]:
    """What the work makes of each item, in their order; more than one process gets a function that can be pickled."""
    if processes <= 1:
        yield from map(work, items)
        return
    with crew(work, processes) as lines:
        left = iter(enumerate(items))
        busy: dict[Connection, int] = {}
        done: dict[int, Result] = {}

        def give(line: Connection) -> None:
            number, item = next(left, (None, None))
            if number is not None:
                busy[line] = number
                with suppress(ConnectionError):  # the process is gone, which the line will tell
                    line.send(item)

        for line in lines:
            give(line)
        for number in range(len(items)):
            while number not in done:
                for line in [line for line in wait(list(busy)) if line in busy]:
                    fetch(line, busy, done)
                    give(line)
            yield done.pop(number)


def fetch(line: Connection, busy: dict[Connection, int], done: dict[int, Result]) -> None:
    """Take in what a process has made."""
    try:
        done[busy.pop(line)] = line.recv()
    except (EOFError, ConnectionError):
        raise Died from None


@contextmanager
def crew(work: Callable[[Item], Result], processes: int) -> Iterator[list[Connection]]:
    """The lines to so many processes; however it is left, they end."""
    # Spawned ones share nothing: a forked one would hold the other end of its neighbours' lines open.
    context = get_context("spawn")
    lines: dict[Connection, BaseProcess] = {}
    try:
        with unheard():
            for _ in range(processes):
                ours, theirs = context.Pipe()
                # No daemon, for those may not start processes, and a bot may think with several.
                lines[ours] = context.Process(target=serve, args=(theirs, work), daemon=False)
                lines[ours].start()
                theirs.close()
        yield list(lines)
    finally:
        for line, process in lines.items():
            process.terminate()
            process.join()
            line.close()


@contextmanager
def unheard() -> Iterator[None]:
    """Control-C is for the one that gives out the work: processes that are started now will never hear it."""
    ensure_running()  # the helper of all spawned processes would end our silence when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(line: Connection, work: Callable[[Item], Result]) -> None:
    """Do what is asked for, until nobody asks any more."""
    while True:
        try:
            item = line.recv()
        except (EOFError, ConnectionError):
            return
        result = work(item)
        with suppress(ConnectionError):  # who asked is gone, as will be seen next
            line.send(result)
