"""The processes that think, as the server asks them: for moves, for hints, for the judgement of decisions."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

from lavafield.arena.analysis import Choice, Decision, Question
from lavafield.core.errors import BadInput
from lavafield.core.view import View
from lavafield.server.messages.replay import Ending
from lavafield.server.workers.errors import Closed, Died, Thoughtless
from lavafield.server.workers.jobs import HINT_BOT, Advice, Job, Judging, Move, Reading, Replaying
from lavafield.server.workers.limits import Limits, Patience
from lavafield.server.workers.queue import Asked, Queue, Rank
from lavafield.server.workers.worker import Gone, Worker

LOG: Final = logging.getLogger("lavafield.workers")
TRIES: Final = 2
"""A process may die of something that is not the job's fault, but hardly twice."""
PAUSE: Final = 1.0
"""Seconds until a process is asked for again that could not be had."""


class Thinkers:
    """Used on one event loop. Who stops waiting for an answer, by being cancelled, frees the process at once."""

    def __init__(self, processes: int, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._queue = Queue(processes)
        self._hints: Counter[str] = Counter()
        self._pids: dict[int, Worker | None] = dict.fromkeys(range(processes))
        self._closed = False
        self._posts = [asyncio.create_task(self._man(post), name=f"thinker {post}") for post in range(processes)]

    # --- what can be asked ---

    async def move(self, game: str, bot: str, view: View, seed: int) -> int:
        """What the bot does: an action. Thoughtless if it fails; the same seed gives the same."""
        return cast(int, await self._answer(Move(game, bot, view, seed), Rank.MOVE, self.limits.move))

    async def hint(self, user: str, game: str, view: View, seed: int, bot: str = HINT_BOT) -> list[Choice]:
        """The best ways to go on for the seat whose view this is. BadInput if the user waits for too many already."""
        with self._counted(user):
            answer = await self._answer(Advice(game, bot, view, seed), Rank.HINT, self.limits.hint)
        return cast(list[Choice], answer)

    async def replay(self, record: str, view: str | None, ending: Ending | None = None) -> bytes:
        """A record as a Replay in JSON, or BadInput; `ending` if a table knows more of it than the record."""
        if self._queue.depths()[Rank.HINT.name.lower()] >= self.limits.all_hints:
            raise BadInput("error-thinkers-busy")
        return cast(bytes, await self._answer(Replaying(record, view, ending), Rank.HINT, self.limits.replay))

    async def read(self, record: str, bot: str, seed: int, top: int) -> list[Question]:
        """The decisions of a record that can be judged, or BadInput."""
        answer = await self._answer(Reading(record, bot, seed, top), Rank.QUESTION, self.limits.question)
        return cast(list[Question], answer)

    async def judge(self, question: Question) -> Decision:
        return cast(Decision, await self._answer(Judging(question), Rank.QUESTION, self.limits.question))

    # --- for those who watch the server ---

    def waiting(self) -> dict[str, int]:
        """How many jobs wait, by rank."""
        return self._queue.depths()

    def pids(self) -> list[int]:
        """The processes there are now."""
        return [worker.pid for worker in self._pids.values() if worker is not None and worker.fit]

    async def close(self) -> None:
        """End all processes. Whoever still waits gets Closed."""
        self._closed = True
        for post in self._posts:
            post.cancel()
        await asyncio.gather(*self._posts, return_exceptions=True)
        for asked in self._queue.emptied():
            _fail(asked, Closed())

    # --- how it is done ---

    async def _answer(self, job: Job, rank: Rank, patience: Patience) -> object:
        if self._closed:
            raise Closed
        asked = Asked(job, rank, patience, asyncio.get_running_loop().create_future())
        self._queue.put(asked)
        return await asked.future

    @contextmanager
    def _counted(self, user: str) -> Iterator[None]:
        if self._hints[user] >= self.limits.hints:
            raise BadInput("error-hints-waiting", expected=self.limits.hints, got=self._hints[user] + 1)
        if self._hints.total() >= self.limits.all_hints:
            raise BadInput("error-thinkers-busy")
        self._hints[user] += 1
        try:
            yield
        finally:
            self._hints[user] -= 1
            if not self._hints[user]:
                del self._hints[user]

    async def _man(self, post: int) -> None:
        """Keep one process at work, for ever."""
        worker: Worker | None = None
        asked: Asked | None = None
        try:
            while True:
                if worker is None or not worker.fit:
                    worker = self._pids[post] = await self._hired()
                asked = await self._queue.next()
                if worker.fit:
                    await self._work(worker, asked)
                else:  # it died while it had nothing to do
                    self._queue.put_back(asked)
                self._queue.done(asked)
                asked = None
        finally:
            if asked is not None:
                _fail(asked, Closed())
            if worker is not None:
                await worker.end()

    async def _hired(self) -> Worker:
        """The system may have none to give just now."""
        while True:
            try:
                return await Worker.hired(self.limits.memory)
            except OSError as problem:
                LOG.critical("no process to think with", exc_info=problem)
                await asyncio.sleep(PAUSE)

    async def _work(self, worker: Worker, asked: Asked) -> None:
        """Until there is an answer, or nobody waits for one."""
        thinking = asyncio.ensure_future(worker.answer(asked.job, asked.patience))
        try:
            await asyncio.wait({thinking, asked.future}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not thinking.done():
                thinking.cancel()
                await asyncio.wait({thinking})
                await worker.end()
        if not thinking.cancelled():
            self._settle(asked, thinking)

    def _settle(self, asked: Asked, thinking: "asyncio.Future[object]") -> None:
        problem = thinking.exception()
        if problem is None:
            if not asked.future.done():
                asked.future.set_result(thinking.result())
        elif isinstance(problem, Gone):
            asked.tried += 1
            LOG.warning("a process ended with %s over %s", problem, type(asked.job).__name__)
            if asked.tried < TRIES:
                self._queue.put_back(asked)
            else:
                _fail(asked, Died(f"ended with {problem}"))
        elif isinstance(problem, BadInput | Thoughtless):
            if isinstance(problem, Thoughtless):
                LOG.warning("no answer to %s: %r", type(asked.job).__name__, problem)
            _fail(asked, problem)
        else:
            LOG.error("no answer to %s", type(asked.job).__name__, exc_info=problem)
            _fail(asked, Died(repr(problem)))


def _fail(asked: Asked, problem: Exception) -> None:
    if not asked.future.done():
        asked.future.set_exception(problem)
