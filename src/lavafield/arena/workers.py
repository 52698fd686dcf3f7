"""Work given out to several processes, each with a line of its own to the one that gives it out.

So nobody waits for ever: when either side is gone, even killed, the other one notices at once.
"""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


class Died(Exception):
    """A process ended while it worked on this item."""

    def __init__(self, item: Any, code: int) -> None:
        super().__init__(item, code)
        self.item = item
        self.code = code


# More than one process gets a function and items that can be pickled. The generators are to be closed, if not all
# is fetched.


def as_made(work: Callable[[Item], Result], items: Iterable[Item], processes: int) -> Generator[Result, None, None]:
    """What the work makes of each item, as soon as it is made."""
    with closing(made(work, items, processes)) as results:
        for _, result in results:
            yield result


def in_order(work: Callable[[Item], Result], items: Iterable[Item], processes: int) -> Generator[Result, None, None]:
    """What the work makes of each item, in the order of the items."""
    early: dict[int, Result] = {}
    wanted = 0
    with closing(made(work, items, processes)) as results:
        for place, result in results:
            early[place] = result
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1


def made(
    work: Callable[[Item], Result], items: Iterable[Item], processes: int
) -> Generator[tuple[int, Result], None, None]:
    """The place of an item and what was made of it, as soon as it is."""
    if processes <= 1:
        yield from enumerate(map(work, items))
        return
    with workers(work, processes) as lines:
        left = enumerate(items)
        busy: dict[Connection, tuple[int, Item]] = {}

        def give(line: Connection) -> None:
            for place, item in left:
                busy[line] = place, item
                with suppress(ConnectionError):  # the process is gone, which the line will tell
                    line.send(item)
                return

        for line in lines:
            give(line)
        while busy:
            ready = wait(list(busy))
            died: list[Died] = []
            for line in [line for line in busy if line in ready]:
                place, item = busy.pop(line)
                try:
                    result: Result = line.recv()
                except (EOFError, ConnectionError):
                    lines[line].join()
                    died.append(Died(item, lines[line].exitcode or 0))
                    continue
                give(line)
                yield place, result
            for each in died:  # only now, so that nothing that was made gets lost
                raise each


@contextmanager
def workers(work: Callable[[Item], Result], processes: int) -> Iterator[dict[Connection, BaseProcess]]:
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
        yield lines
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
