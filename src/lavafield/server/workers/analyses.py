"""Analyses of games: asked for, then looked at as often as one likes, for a while."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from lavafield.arena.analysis import BOT, Choice, Decision, Question
from lavafield.core.errors import BadInput
from lavafield.server.messages.analysis import Analysis, Judgement, Way
from lavafield.server.messages.parts import Problem
from lavafield.server.messages.wire import problem_of
from lavafield.server.workers.errors import Closed, Thoughtless
from lavafield.server.workers.thinkers import Thinkers

TOP: Final = 3
"""How many ways to go on are told of each decision."""
KEPT: Final = 200
"""How many analyses are kept, the newest; they are lost when the server ends."""
SEED: Final = 0
"""The same game gives the same analysis."""


class Analyses:
    def __init__(self, thinkers: Thinkers, new_id: Callable[[], str]) -> None:
        self._thinkers = thinkers
        self._new_id = new_id
        self._found: dict[str, Analysis] = {}
        self._running: dict[asyncio.Task[None], str] = {}
        """Who asked for each that is being made."""

    def begin(self, user: str, record: str, bot: str = BOT) -> Analysis:
        """Have a record, or a seat's record, analysed. BadInput if there are too many under way."""
        limits, own = self._thinkers.limits, sum(each == user for each in self._running.values())
        if own >= limits.analyses:
            raise BadInput("error-analyses-waiting", expected=limits.analyses, got=own + 1)
        if len(self._running) >= limits.all_analyses:
            raise BadInput("error-thinkers-busy")
        analysis = Analysis(id=self._new_id(), status="queued")
        self._keep(analysis)
        task = asyncio.create_task(self._make(analysis.id, record, bot), name=f"analysis {analysis.id}")
        self._running[task] = user
        task.add_done_callback(self._running.pop)
        return analysis

    def found(self, id: str) -> Analysis | None:
        """As far as it is; None if there is no such analysis any more."""
        return self._found.get(id)

    async def close(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    # --- making one ---

    async def _make(self, id: str, record: str, bot: str) -> None:
        try:
            questions = await self._thinkers.read(record, bot, SEED, TOP)
            self._keep(Analysis(id=id, status="working", of=len(questions)))
            for question in questions:
                self._add(id, await self._thinkers.judge(question), question)
            self._keep(msgspec.structs.replace(self._found[id], status="done"))
        except BadInput as problem:
            self._fail(id, problem_of(problem))
        except (Thoughtless, Closed):
            self._fail(id, Problem(message="error-analysis-failed"))

    def _add(self, id: str, decision: Decision, question: Question) -> None:
        before = self._found[id]
        decisions = (*before.decisions, judgement(decision))
        self._keep(msgspec.structs.replace(before, done=before.done + 1, decisions=decisions))

    def _fail(self, id: str, problem: Problem) -> None:
        self._keep(msgspec.structs.replace(self._found[id], status="failed", problem=problem))

    def _keep(self, analysis: Analysis) -> None:
        self._found[analysis.id] = analysis
        over = [id for id, each in self._found.items() if each.status in ("done", "failed")]
        for id in over[: max(0, len(self._found) - KEPT)]:
            del self._found[id]


def judgement(decision: Decision) -> Judgement:
    """As it is told. The first action of a record has number 1 and stands in frame 0."""
    best, played = decision.best[0], decision.played
    return Judgement(
        frame=decision.number - 1,
        seat=decision.seat,
        shares=best.shares,
        loss=decision.loss,
        best=tuple(way(choice, choice.shares[decision.seat]) for choice in decision.best),
        played=way(played, played.shares[decision.seat]),
    )


def way(choice: Choice, share: float) -> Way:
    return Way(action=choice.actions[0], line=choice.texts, share=share, reasons=choice.reasons)
