"""Processes that think, for tests on an event loop of their own."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from lavafield.server.workers.limits import Limits, Patience
from lavafield.server.workers.queue import Rank
from lavafield.server.workers.thinkers import Thinkers
from tools.sources import ROOT

Scenario = Callable[[Thinkers], Awaitable[Any]]


@pytest.fixture(autouse=True)
def jobs_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes must find the modules that the jobs are in."""
    given = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (given, str(ROOT)))))


def thinking(scenario: Scenario, processes: int = 1, **limits: Any) -> Any:
    """What the scenario gives, with so many processes, all of which are gone afterwards."""

    async def live() -> Any:
        thinkers = Thinkers(processes, replace(Limits(), **limits))
        try:
            async with asyncio.timeout(120):
                return await scenario(thinkers)
        finally:
            pids = thinkers.pids()
            await thinkers.close()
            assert not [pid for pid in pids if is_alive(pid)]

    return asyncio.run(live())


def ask(thinkers: Thinkers, job: Any, rank: Rank = Rank.MOVE, patience: Patience | None = None) -> "asyncio.Task[Any]":
    return asyncio.ensure_future(thinkers._answer(job, rank, patience or Patience(20, 60.0)))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def until(condition: Callable[[], object], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
