"""Analyses in the background: how far they are, what they find, who may have how many, and what is refused."""

import asyncio
from itertools import count

import pytest

import lavafield
from lavafield import OVER, BadInput, Record, Rng
from lavafield.arena.analysis import judged, questions
from lavafield.server.messages.analysis import Analysis
from lavafield.server.workers.analyses import SEED, TOP, Analyses, judgement
from lavafield.server.workers.thinkers import Thinkers
from tests.server.workers.thinking import jobs_of_tests, thinking, until

__all__ = ["jobs_of_tests"]


def random_record(game: str, actions: int, **options: object) -> Record:
    record, rng = Record(lavafield.game(game), 2, dict(options)), Rng(5)  # type: ignore[arg-type]
    while record.state.to_act != OVER and len(record.actions) < actions:
        record.play(record.state.sample(rng))
    return record


def analyses_of(thinkers: Thinkers) -> Analyses:
    ids = count(1)
    return Analyses(thinkers, lambda: f"a{next(ids)}")


async def finished(analyses: Analyses, id: str) -> Analysis:
    def ended() -> bool:
        analysis = analyses.found(id)
        return analysis is not None and analysis.status in ("done", "failed")

    await until(ended)
    analysis = analyses.found(id)
    assert analysis is not None
    return analysis


def test_an_analysis_is_that_of_the_command_line() -> None:
    record = random_record("taluva", 16)

    async def scenario(thinkers: Thinkers) -> Analysis:
        analyses = analyses_of(thinkers)
        begun = analyses.begin("ada", "\n".join(record.lines()), "greedy")
        assert (begun.status, begun.done) == ("queued", 0)
        return await finished(analyses, begun.id)

    made = thinking(scenario, processes=2)
    asked = questions(record, "greedy", SEED, TOP, (0, 1))
    assert made.status == "done"
    assert made.done == made.of == len(asked) > 3
    assert made.decisions == tuple(judgement(judged(question)) for question in asked)
    for decision in made.decisions:
        done = record.actions[decision.frame]
        assert done["seat"] == decision.seat
        assert decision.played.action == {key: value for key, value in done.items() if key != "seat"}


def test_of_a_seats_record_only_its_own_decisions_are_judged() -> None:
    record = random_record("pompeii", 30)

    async def scenario(thinkers: Thinkers) -> Analysis:
        analyses = analyses_of(thinkers)
        return await finished(analyses, analyses.begin("ada", "\n".join(record.lines_for(1)), "greedy").id)

    made = thinking(scenario)
    assert made.status == "done"
    assert {decision.seat for decision in made.decisions} == {1}


def test_what_is_no_record_fails_with_a_reason() -> None:
    async def scenario(thinkers: Thinkers) -> Analysis:
        analyses = analyses_of(thinkers)
        return await finished(analyses, analyses.begin("ada", "no record").id)

    failed = thinking(scenario)
    assert failed.status == "failed"
    assert failed.problem is not None
    assert failed.problem.message == "error-record-line"


def test_one_user_has_so_many_under_way_and_no_more() -> None:
    lines = "\n".join(random_record("taluva", 30).lines())

    async def scenario(thinkers: Thinkers) -> None:
        analyses = analyses_of(thinkers)
        ids = [analyses.begin("ada", lines).id for _ in range(2)]
        with pytest.raises(BadInput) as refused:
            analyses.begin("ada", lines)
        assert refused.value.message == "error-analyses-waiting"
        ids.append(analyses.begin("bo", lines).id)
        with pytest.raises(BadInput) as busy:
            analyses.begin("cy", lines)
        assert busy.value.message == "error-thinkers-busy"
        await until(lambda: all(found.status == "working" for id in ids if (found := analyses.found(id))))
        await analyses.close()
        await asyncio.sleep(0)
        assert thinkers.waiting() == {"move": 0, "hint": 0, "question": 0}

    thinking(scenario, analyses=2, all_analyses=3)


def test_there_is_no_analysis_of_another_name() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        assert analyses_of(thinkers).found("a1") is None

    thinking(scenario)
