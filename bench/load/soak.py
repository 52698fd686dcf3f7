"""A long time of mixed play on one server, with an eye on its memory; then, if wanted, kills at random moments."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from bench.load.mixed import World, face_bots, look_on, meet, stopped
from bench.load.process import resident
from bench.load.run import gauge, stored_commands
from tests.server.live.served import Person, Server

SAMPLE_EVERY: Final = 10.0
EARLY: Final = 1 / 6
"""Memory is compared with what it was after so much of the time: after ten minutes of an hour."""


@dataclass(frozen=True)
class Town:
    pairs: int
    alone: int
    spectators: int
    pause: float

    @property
    def people(self) -> int:
        return 2 * self.pairs + self.alone + self.spectators


@dataclass
class Found:
    samples: list[tuple[float, int]] = field(default_factory=list)
    """Seconds, and bytes of memory."""
    stall: float = 0.0
    games: int = 0
    acknowledged: int = 0
    lost: int = 0
    kills: int = 0
    problems: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def early(self) -> int:
        """Memory early on: the median of some samples, for one by itself may be a moment's."""
        return self._around(self.samples[-1][0] * EARLY)

    @property
    def late(self) -> int:
        return self._around(self.samples[-1][0])

    def _around(self, seconds: float) -> int:
        nearest = sorted(self.samples, key=lambda sample: abs(sample[0] - seconds))[:5]
        return sorted(size for _, size in nearest)[len(nearest) // 2]


async def soaked(data: Path, town: Town, seconds: float, kills: int) -> Found:
    server = Server(data, "--workers", "1").start()
    world, found = World(server, town.pause), Found()
    people = [server.guest(f"P{n}") for n in range(town.people)]
    tasks = begun(world, town, people)
    world.running.set()
    try:
        await watched(world, seconds, found)
        found.stall = gauge(server, "lavafield_longest_stall_seconds")
        for _ in range(kills):
            await killed(world, found)
    finally:
        await stopped(tasks)
        with suppress(ProcessLookupError):
            server.stop()
    found.games, found.acknowledged, found.problems = world.games, len(world.acknowledged), world.problems
    found.lost += len(world.acknowledged - stored_commands(data))
    log = server.log.read_text("utf-8").splitlines()
    found.errors = [line for line in log if '"level":"error"' in line or '"level":"critical"' in line]
    return found


def begun(world: World, town: Town, people: list[Person]) -> list["asyncio.Task[None]"]:
    """Everybody at what they do."""
    left = iter(people)
    lives: list[Callable[[], Awaitable[None]]] = []
    lives += [partial(meet, world, next(left), next(left)) for _ in range(town.pairs)]
    lives += [partial(face_bots, world, next(left)) for _ in range(town.alone)]
    lives += [partial(look_on, world, person) for person in left]
    return [asyncio.create_task(world.ever(life)) for life in lives]


async def watched(world: World, seconds: float, found: Found) -> None:
    assert world.server.process is not None
    start = time.monotonic()
    while (passed := time.monotonic() - start) < seconds:
        found.samples.append((round(passed, 1), resident(world.server.process.pid)))
        await asyncio.sleep(min(SAMPLE_EVERY, max(0.0, seconds - passed)))
    found.samples.append((round(seconds, 1), resident(world.server.process.pid)))


async def killed(world: World, found: Found) -> None:
    """A crash in the middle of it all, and a new start on the same data. Everything acknowledged must be there."""
    await asyncio.sleep(random.uniform(0.5, 3.0))
    world.running.clear()
    await asyncio.to_thread(world.server.kill)
    found.kills += 1
    found.lost += len(world.acknowledged - stored_commands(world.server.data))
    await asyncio.to_thread(world.server.start)
    world.life += 1
    world.running.set()
