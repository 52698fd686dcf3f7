"""Games of a league by several processes at once.

Each process has a line of its own to the one that gives out the games. So nobody waits for ever: when either side is
gone, even killed, the other notices at once.
"""

import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path

from lavafield.arena.league import League
from lavafield.arena.table import Played, play

Games = Generator[Played, None, None]
"""To be closed, if not all are fetched."""


class Died(Exception):
    """A process ended while it played a game."""

    def __init__(self, number: int, code: int) -> None:
        super().__init__(number, code)
        self.number = number
        self.code = code


def games(league: League, numbers: Iterable[int], processes: int, records: Path | None = None) -> Games:
    """These games of the league, each as soon as it is over."""
    if processes <= 1:
        return (play(league, number, records) for number in numbers)
    return games_at_once(league, iter(numbers), processes, records)


def games_at_once(league: League, numbers: Iterator[int], processes: int, records: Path | None) -> Games:
    with pool(league, processes, records) as lines:
        busy: dict[Connection, int] = {}

        def give(line: Connection) -> None:
            number = next(numbers, None)
            if number is not None:
                busy[line] = number
                with suppress(ConnectionError):  # the process is gone, which the line will tell
                    line.send(number)

        for line in lines:
            give(line)
        while busy:
            ready = wait(list(busy))
            died: list[Died] = []
            for line in [line for line in busy if line in ready]:
                number = busy.pop(line)
                try:
                    played: Played = line.recv()
                except (EOFError, ConnectionError):
                    lines[line].join()
                    died.append(Died(number, lines[line].exitcode or 0))
                    continue
                give(line)
                yield played
            for each in died:  # only now, so that no game that is over gets lost
                raise each


@contextmanager
def pool(league: League, processes: int, records: Path | None) -> Iterator[dict[Connection, BaseProcess]]:
    """The lines to so many processes; however it is left, they end."""
    # Spawned ones share nothing: a forked one would hold the other end of its neighbours' lines open.
    context = get_context("spawn")
    lines: dict[Connection, BaseProcess] = {}
    try:
        with unheard():
            for _ in range(processes):
                ours, theirs = context.Pipe()
                # No daemon, for those may not start processes, and a bot may think with several.
                lines[ours] = context.Process(target=work, args=(theirs, league, records), daemon=False)
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
    """Control-C is for the one that gives out the games: processes that are started now will never hear it."""
    ensure_running()  # the helper of all spawned processes would end our silence when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection, league: League, records: Path | None) -> None:
    """Play what is asked for, until nobody asks any more."""
    while True:
        try:
            number = line.recv()
        except (EOFError, ConnectionError):
            return
        played = play(league, number, records)
        with suppress(ConnectionError):  # who asked is gone, as will be seen next
            line.send(played)
