"""Games by several processes: the same games, and an honest end of the whole command whatever happens."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing import active_children
from pathlib import Path

from lavafield.arena import games, log_at
from lavafield.catalog import read_record
from lavafield.core.record import Record
from tests.arena.leagues import QUICK, league, untimed
from tests.modes.mode import by_mode

OURS = league(*QUICK)
MANY = by_mode(compiled=120, interpreted=16)
SOON = 60.0
"""Seconds in which all that is waited for happens, even on a busy machine."""


def test_many_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    alone = list(games(OURS, range(6), 1))
    together = list(games(OURS, range(6), 2, tmp_path))
    assert untimed(together) == untimed(alone)
    assert active_children() == []
    for played in together:
        record = read_record(tmp_path / f"{played.number:06}.jsonl")
        assert isinstance(record, Record)
        assert (record.seats, record.state.hash()) == (played.seats, played.hash)
        assert tuple(record.state.ranks()) == played.ranks


def test_a_game_can_be_played_again_alone() -> None:
    (fourth,) = games(OURS, [4], 1)
    assert untimed([fourth]) == untimed(games(OURS, range(6), 1))[4:5]
    assert untimed(games(league(*QUICK, seed=8), [4], 1)) != untimed([fourth])


def test_whoever_stops_fetching_leaves_no_process_behind() -> None:
    with closing(games(OURS, range(1000), 2)) as playing:
        next(playing)
    assert active_children() == []


# --- a real league, stopped in the middle ---


@contextmanager
def control_c_heard() -> Iterator[None]:
    """By processes that are started now, even where a shell runs these tests in the background, deaf to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def running(log: Path, count: int) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own, once so many games are in the log."""
    command = [sys.executable, "-m", "lavafield", "match", "taluva", *QUICK, "--option", "tiles=12"]
    command += ["--games", "100000", "--seed", "7", "--processes", "2", "--out", str(log)]
    with (
        control_c_heard(),
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        ) as process,
    ):
        try:
            began = time.monotonic()
            while not log.exists() or len(log.read_bytes().splitlines()) <= count:
                assert process.poll() is None
                assert time.monotonic() - began < SOON
                time.sleep(0.005)
            yield process
        finally:
            process.kill()  # nothing waits for its thousands of games


def test_killed_twice_it_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    for count in (MANY // 4, MANY // 2):
        with running(path, count) as process:
            process.kill()
            # The end of its output is the end of all processes that had a part in it.
            assert process.communicate(timeout=SOON) == ("", "")
    killed = path.read_bytes()
    whole = killed[: killed.rindex(b"\n") + 1]
    with log_at(path, OURS) as log:
        kept = set(log.games)
        total = max(MANY, max(kept) + 1)
        for played in games(OURS, [number for number in range(total) if number not in kept], 1):
            log.add(played)
        assert untimed(log.games.values()) == untimed(games(OURS, range(total), 1))
    assert path.read_bytes().startswith(whole)
    numbers = [json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()[1:]]
    assert sorted(numbers) == list(range(total))


def test_control_c_keeps_what_is_over_and_says_so(tmp_path: Path) -> None:
    """Sent to all processes, as a terminal does it."""
    path = tmp_path / "league.jsonl"
    with running(path, 3) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SOON)
    with log_at(path, OURS) as log:
        done = len(log.games)
    assert (process.returncode, out) == (130, "")
    assert err.startswith(f"Interrupted; {done} of 100,000 games are over.")
    assert err.count("\n") == 1
    assert done >= 3
