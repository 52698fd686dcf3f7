"""One thread writes all that is written. What waits goes into one transaction, for a commit is what costs.

Whoever submits gets a future that resolves on its event loop when the transaction is committed, and not before.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from lavafield.server.store.errors import Closed, Failed, StoreError

LARGEST_BATCH: Final = 500
LOG: Final = logging.getLogger("lavafield.store")

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What to write. It may be called twice, so it changes nothing but the database."""


@dataclass(slots=True)
class _Job:
    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"


class _WorkRefused(Exception):
    """A job, and not the database, ended the transaction."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem


class Writer:
    def __init__(self, engine: Engine, guard: Work[None]) -> None:
        self._engine = engine
        self._guard = guard
        """Asked in each transaction, before anything is written."""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._lock = Lock()
        self._closed = False
        self.failure: BaseException | None = None
        """What ended the thread, if it was not `close`."""
        self._thread = Thread(target=self._live, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> "asyncio.Future[T]":
        """Have it written. The future fails with what the work raises, or with a StoreError."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._lock:
            if self._closed:
                raise Closed(repr(self.failure)) from self.failure
            self._jobs.put(_Job(work, loop, future))
        return future

    def close(self) -> None:
        """Write what waits, then end."""
        with self._lock:
            if not self._closed:
                self._jobs.put(None)
            self._closed = True
        self._thread.join()

    # --- in the thread ---

    def _live(self) -> None:
        try:
            while self._carry_out(self._batch()):
                pass
        except BaseException as problem:
            self.failure = problem
            LOG.critical("the writer of the store has ended", exc_info=problem)
        with self._lock:
            self._closed = True
        waiting = [job for job in self._waiting() if job is not None]
        self._settle([(job, None, Closed(repr(self.failure))) for job in waiting])

    def _batch(self) -> list[_Job | None]:
        """The next job, and those that wait behind it; None stands for the end."""
        batch = [self._jobs.get()]
        for job in self._waiting(LARGEST_BATCH - 1):
            batch.append(job)
        return batch

    def _waiting(self, most: int | None = None) -> list[_Job | None]:
        found: list[_Job | None] = []
        while most is None or len(found) < most:
            try:
                found.append(self._jobs.get_nowait())
            except Empty:
                break
        return found

    def _carry_out(self, batch: Sequence[_Job | None]) -> bool:
        """Write a batch; False if its end is the end of all."""
        jobs = [job for job in batch if job is not None]
        try:
            if jobs:
                self._write(jobs)
        except BaseException as problem:
            self._settle([(job, None, Closed(repr(problem))) for job in jobs])
            raise
        return len(jobs) == len(batch)

    def _write(self, jobs: Sequence[_Job]) -> None:
        """All of them or none; but one that cannot be done is no reason to refuse the others."""
        try:
            results = self._transaction(jobs)
        except _WorkRefused as refused:
            if len(jobs) > 1:
                for job in jobs:
                    self._write([job])
                return
            problem = refused.problem
            told = Failed(repr(problem)) if isinstance(problem, SQLAlchemyError) else problem
            self._settle([(job, None, told) for job in jobs])
        except StoreError as problem:  # of the guard
            self._settle([(job, None, problem) for job in jobs])
        except Exception as problem:
            LOG.error("a batch of %d was not written", len(jobs), exc_info=problem)
            self._settle([(job, None, Failed(repr(problem))) for job in jobs])
        else:
            self._settle([(job, result, None) for job, result in zip(jobs, results, strict=True)])

    def _transaction(self, jobs: Sequence[_Job]) -> list[object]:
        with self._engine.begin() as connection:
            self._guard(connection)
            try:
                return [job.work(connection) for job in jobs]
            except Exception as problem:
                raise _WorkRefused(problem) from problem

    def _settle(self, outcomes: Sequence[tuple[_Job, object, Exception | None]]) -> None:
        """Tell each loop once what became of its jobs."""
        for loop in {outcome[0].loop for outcome in outcomes}:
            of_loop = [outcome for outcome in outcomes if outcome[0].loop is loop]
            with suppress(RuntimeError):  # a loop that is closed: nobody waits there any more
                loop.call_soon_threadsafe(_resolve, of_loop)


def _resolve(outcomes: Sequence[tuple[_Job, object, Exception | None]]) -> None:
    for job, result, problem in outcomes:
        if job.future.done():  # whoever waited was cancelled
            continue
        if problem is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(problem)
