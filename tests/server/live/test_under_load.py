"""`make load` and `make soak` in small: that they measure what they say, and that nothing is lost or broken."""

import asyncio
from pathlib import Path

import pytest

from bench.load.run import Crowd, echoed, served
from bench.load.soak import Found, Town, soaked
from tools.load import goals, page
from tools.soak import goals as soak_goals
from tools.soak import told as soak_told

CROWD = Crowd(idle=20, active=4, rate=20, seconds=2.0)


def test_a_small_crowd_is_measured_and_loses_nothing() -> None:
    facts = served(CROWD, ("taluva", "pompeii"))
    assert facts["lost"] == facts["refused"] == facts["errors in the log"] == 0
    assert facts["acknowledged"] >= sum(row["actions"] for row in facts["games"].values())
    for row in facts["games"].values():
        assert row["actions"] >= 0.5 * CROWD.rate * CROWD.seconds
        assert 0 < row["p50 ms"] <= row["p99 ms"] <= row["worst ms"]
        assert row["processor ms per action"] > 0


def test_the_echo_beside_it_is_measured_in_the_same_way() -> None:
    found = asyncio.run(echoed(CROWD))
    assert found["actions"] == pytest.approx(CROWD.rate * CROWD.seconds, abs=4)


def test_the_page_names_what_was_to_be_reached_and_what_was() -> None:
    row = {"actions": 9, "per second": 1, "p50 ms": 1.0, "p99 ms": 6.0, "worst ms": 7.0, "processor ms per action": 0.7}
    parts = {"engine": 0.1, "view": 0.1, "encode": 0.1, "commit": 0.1}
    facts = {
        **dict.fromkeys(("date", "commit", "command", "machine", "others on the machine"), "so"),
        "lost": 0,
        "refused": 0,
        "errors in the log": 0,
        "longest stall ms": 5.0,
        "idle KiB": 20.0,
        "crowd": {"idle": 1, "active": 2, "rate": 3, "seconds": 4},
        "echo": {**row, "p99 ms": 2.0, "idle KiB": 18.0},
        "games": {"taluva": row},
        "parts": {"taluva": parts},
    }
    text = "\n".join(page(facts))
    assert "| taluva | 0.100 | 0.100 | 0.100 | 0.100 | 0.300 | 0.700 |" in text
    assert ("taluva: p99 beside the echo's", 3.0, "at most 5 times") in list(goals(facts))


def test_people_who_come_and_go_and_a_crash_lose_nothing(tmp_path: Path) -> None:
    found = asyncio.run(soaked(tmp_path / "data", Town(2, 1, 1, 0.03), seconds=5.0, kills=2))
    assert (found.kills, found.lost, found.problems, found.errors) == (2, 0, [], [])
    assert found.acknowledged > 10
    assert found.early > 0 < found.late


def test_memory_early_and_late_is_what_it_mostly_was() -> None:
    found = Found(samples=[(10.0 * n, 100 if n != 60 else 900) for n in range(361)])
    assert (found.early, found.late) == (100, 100)
    found.samples = [(10.0 * n, 100 + n) for n in range(361)]
    assert 155 <= found.early <= 165
    assert found.late >= 455
    facts = soak_told(_Arguments(), found)  # type: ignore[arg-type]
    assert not next(iter(soak_goals(facts)))[-1]


class _Arguments:
    minutes, kills, pairs, alone, spectators, pause = 60.0, 0, 1, 1, 1, 0.1
