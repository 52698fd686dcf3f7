"""Who thinks next: moves of live games before hints, hints before analyses; among equals who came first."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from lavafield.server.workers.jobs import Job
from lavafield.server.workers.limits import Patience


class Rank(IntEnum):
    """The lowest comes first."""

    MOVE = 0
    HINT = 1
    QUESTION = 2


@dataclass(eq=False)
class Asked:
    """A job, and who waits for what comes of it."""

    job: Job
    rank: Rank
    patience: Patience
    future: "asyncio.Future[object]"
    tried: int = field(default=0)
    """How many processes ended over it."""


class Queue:
    """Analyses take long, so they never have all processes at once where there are several."""

    def __init__(self, processes: int) -> None:
        self._most: Final = {Rank.MOVE: processes, Rank.HINT: processes, Rank.QUESTION: max(1, processes - 1)}
        self._waiting: Final[dict[Rank, deque[Asked]]] = {rank: deque() for rank in Rank}
        self._working: Final[Counter[Rank]] = Counter()
        self._changed = asyncio.Event()

    def put(self, asked: Asked) -> None:
        self._waiting[asked.rank].append(asked)
        self._changed.set()

    def put_back(self, asked: Asked) -> None:
        """To be tried once more, before all others of its rank."""
        self._waiting[asked.rank].appendleft(asked)
        self._changed.set()

    async def next(self) -> Asked:
        """The next job; say `done` after it."""
        while (asked := self._taken()) is None:
            self._changed.clear()
            await self._changed.wait()
        return asked

    def done(self, asked: Asked) -> None:
        self._working[asked.rank] -= 1
        self._changed.set()

    def _taken(self) -> Asked | None:
        for rank, waiting in self._waiting.items():
            while waiting and self._working[rank] < self._most[rank]:
                asked = waiting.popleft()
                if not asked.future.done():  # else nobody waits for it any more
                    self._working[rank] += 1
                    return asked
        return None

    def emptied(self) -> list[Asked]:
        """All that wait; none of them does afterwards."""
        left = [asked for waiting in self._waiting.values() for asked in waiting]
        for waiting in self._waiting.values():
            waiting.clear()
        return left

    def depths(self) -> dict[str, int]:
        """How many wait, by rank: for those who watch the server."""
        return {rank.name.lower(): sum(not asked.future.done() for asked in self._waiting[rank]) for rank in Rank}
