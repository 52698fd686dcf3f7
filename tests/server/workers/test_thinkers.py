"""Processes that think: who comes first, what they may use, and what happens when one of them dies."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import lavafield
from lavafield import BadInput, Rng, View
from lavafield.bots import player
from lavafield.server.workers.errors import Closed, Died, Failed, TooSlow
from lavafield.server.workers.limits import Patience
from lavafield.server.workers.queue import Rank
from lavafield.server.workers.thinkers import Thinkers
from tests.server.workers.jobs import Asleep, Busy, Dying, Hungry, Noting, Pid, Refusing, Talkative
from tests.server.workers.thinking import ask, is_alive, jobs_of_tests, thinking, until
from tools.sources import ROOT

__all__ = ["jobs_of_tests"]


def view_in(game: str, steps: int = 20) -> View:
    """What the seat to act knows, some steps into a random game."""
    state, rng = lavafield.game(game).new(), Rng(3)
    while steps > 0 or state.to_act < 0:
        state = state.after(state.sample(rng))
        steps -= 1
    return state.view(state.to_act)


# --- moves and hints ---


@pytest.mark.parametrize("game", lavafield.games())
def test_a_move_is_what_the_bot_does_with_that_seed(game: str) -> None:
    view = view_in(game)

    async def scenario(thinkers: Thinkers) -> list[int]:
        return [await thinkers.move(game, "search:nodes=50", view, seed) for seed in (7, 8)]

    expected = [player("search:nodes=50", lavafield.game(game)).choose(view, Rng(seed)) for seed in (7, 8)]
    assert thinking(scenario) == expected


def test_a_hint_names_ways_to_go_on_with_reasons() -> None:
    view = view_in("taluva")

    async def scenario(thinkers: Thinkers) -> None:
        first, *_ = await thinkers.hint("ada", "taluva", view, 1, "greedy")
        assert (
            lavafield.game("taluva")
            .guess(view, Rng())
            .after(lavafield.game("taluva").action(lavafield.game("taluva").guess(view, Rng()), first.actions[0]))
        )
        assert len(first.actions) == len(first.texts) >= 1
        assert sum(first.shares) == pytest.approx(1.0)
        assert first.reasons

    thinking(scenario)


# --- what can go wrong ---


def test_a_job_whose_process_dies_is_tried_once_more(tmp_path: Path) -> None:
    async def scenario(thinkers: Thinkers) -> None:
        assert await ask(thinkers, Dying(tmp_path / "once", times=1)) == 1
        with pytest.raises(Died):
            await ask(thinkers, Dying(tmp_path / "twice", times=9))
        assert (tmp_path / "twice").read_text() == "xx"
        assert await ask(thinkers, Talkative()) == "said"

    thinking(scenario)


def test_a_process_that_is_killed_from_outside_is_replaced() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        first = await ask(thinkers, Pid())
        os.kill(first, signal.SIGKILL)
        second = await ask(thinkers, Pid())
        assert second != first
        sleeping = ask(thinkers, Asleep())
        await asyncio.sleep(0.2)
        os.kill(second, signal.SIGKILL)
        await until(lambda: thinkers.pids() and thinkers.pids() != [second])
        (third,) = thinkers.pids()
        sleeping.cancel()
        assert await ask(thinkers, Pid()) != third  # which had it once more

    thinking(scenario)


def test_who_is_too_slow_is_stopped() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        pid = await ask(thinkers, Pid())
        with pytest.raises(TooSlow, match=r"^0\.3 s$"):
            await ask(thinkers, Asleep(), patience=Patience(60, 0.3))
        assert not is_alive(pid)
        with pytest.raises(TooSlow, match="processor"):
            await ask(thinkers, Busy(), patience=Patience(1, 60.0))
        assert await ask(thinkers, Talkative(), patience=Patience(1, 60.0)) == "said"

    thinking(scenario)


def test_who_wants_too_much_memory_fails() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        with pytest.raises(Failed, match="MemoryError"):
            await ask(thinkers, Hungry())
        assert await ask(thinkers, Talkative()) == "said"

    thinking(scenario)


def test_what_is_refused_comes_back_as_it_was() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        pid = await ask(thinkers, Pid())
        with pytest.raises(BadInput) as refused:
            await ask(thinkers, Refusing())
        assert refused.value.message == "error-thinkers-busy"
        assert await ask(thinkers, Pid()) == pid, "and the process lives on"

    thinking(scenario)


SERVER = """
import asyncio, sys
from lavafield.server.workers.thinkers import Thinkers
from tests.server.workers.jobs import Busy, Pid
from tests.server.workers.thinking import ask

async def serve():
    thinkers = Thinkers(2)
    busy = ask(thinkers, Busy(), patience=Patience(3, 60.0))
    await ask(thinkers, Pid())
    print(*thinkers.pids(), flush=True)
    await busy

from lavafield.server.workers.limits import Patience
asyncio.run(serve())
"""


def test_when_the_server_is_killed_no_process_outlives_it_for_long() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    patience = time.monotonic() + 60
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < patience
        time.sleep(0.05)


# --- who comes first, and how much ---


def test_moves_come_before_hints_and_hints_before_analyses(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def scenario(thinkers: Thinkers) -> None:
        first = ask(thinkers, Noting(notes, "first", 0.5))
        await until(notes.exists)
        ranks = (Rank.QUESTION, Rank.HINT, Rank.MOVE, Rank.QUESTION, Rank.MOVE)
        others = [ask(thinkers, Noting(notes, f"{rank.name} {n}"), rank) for n, rank in enumerate(ranks)]
        await asyncio.sleep(0)
        assert thinkers.waiting() == {"move": 2, "hint": 1, "question": 2}
        await asyncio.gather(first, *others)

    thinking(scenario)
    assert notes.read_text().split("\n")[:-1] == ["first", "MOVE 2", "MOVE 4", "HINT 1", "QUESTION 0", "QUESTION 3"]


def test_analyses_leave_a_process_for_the_living(tmp_path: Path) -> None:
    async def scenario(thinkers: Thinkers) -> None:
        questions = [ask(thinkers, Asleep(), Rank.QUESTION) for _ in range(4)]
        assert await ask(thinkers, Noting(tmp_path / "notes", "move")) == "move"
        for question in questions:
            question.cancel()

    thinking(scenario, processes=2)


def test_whoever_stops_waiting_frees_the_process() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        pid = await ask(thinkers, Pid())
        sleeping, waiting = ask(thinkers, Asleep()), ask(thinkers, Asleep())
        await asyncio.sleep(0.1)
        waiting.cancel()
        sleeping.cancel()
        assert await ask(thinkers, Pid()) != pid
        assert not is_alive(pid)
        assert thinkers.waiting() == {"move": 0, "hint": 0, "question": 0}

    thinking(scenario)


def test_one_user_waits_for_so_many_hints_and_no_more() -> None:
    view = view_in("taluva")

    async def scenario(thinkers: Thinkers) -> None:
        blocking = ask(thinkers, Asleep())
        await asyncio.sleep(0)
        waiting = [asyncio.ensure_future(thinkers.hint("ada", "taluva", view, 1, "greedy")) for _ in range(2)]
        others = asyncio.ensure_future(thinkers.hint("bo", "taluva", view, 1, "greedy"))
        await asyncio.sleep(0)
        with pytest.raises(BadInput) as refused:
            await thinkers.hint("ada", "taluva", view, 1, "greedy")
        assert refused.value.message == "error-hints-waiting"
        with pytest.raises(BadInput) as busy:
            await thinkers.hint("cy", "taluva", view, 1, "greedy")
        assert busy.value.message == "error-thinkers-busy"
        blocking.cancel()
        await asyncio.gather(*waiting, others)
        assert await thinkers.hint("ada", "taluva", view, 1, "greedy")

    thinking(scenario, hints=2, all_hints=3)


def test_when_the_server_ends_nobody_has_failed() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        waiting = [ask(thinkers, Asleep()) for _ in range(3)]
        await asyncio.sleep(0.1)
        await thinkers.close()
        assert [type(each) for each in await asyncio.gather(*waiting, return_exceptions=True)] == [Closed] * 3
        with pytest.raises(Closed):
            await ask(thinkers, Asleep())

    thinking(scenario)
