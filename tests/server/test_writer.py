"""Faults of the writing thread: nothing is half written, nothing acknowledged is lost, nobody waits for ever."""

import asyncio
import logging
import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, text

from lavafield.server.store.errors import Closed, Failed, Stale
from lavafield.server.store.store import Store
from tests.server.busy_writer import TABLES
from tests.server.stores import NEW, append, database_of, entry, opened
from tools.sources import ROOT

ROUNDS = 3
"""How often a process is killed while it writes."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(add_tables(store))
        yield store


async def add_tables(store: Store) -> None:
    await asyncio.gather(*(store.tables.add(msgspec.structs.replace(NEW, id=f"t{n}")) for n in range(20)))


class Commits:
    """Counts the commits of a store, and can stand in the way of one."""

    def __init__(self, store: Store, before: Callable[[], None] = lambda: None) -> None:
        self.count = 0
        self.before = before
        event.listen(database_of(store).engine, "commit", self.commit)

    def commit(self, connection: Connection) -> None:
        self.before()
        self.count += 1


def hold(store: Store) -> threading.Event:
    """Keep the writer busy until the event is set."""
    go = threading.Event()
    database_of(store).writer.submit(lambda connection: go.wait(5) and None)
    return go


async def outcomes(*awaitables: Any) -> list[object]:
    return list(await asyncio.gather(*awaitables, return_exceptions=True))


def test_what_waits_is_written_with_one_commit(store: Store) -> None:
    commits = Commits(store)

    async def scenario() -> None:
        go = hold(store)
        await asyncio.sleep(0.05)
        waiting = [asyncio.ensure_future(append(store, entry(0), id=f"t{n}")) for n in range(20)]
        await asyncio.sleep(0.05)
        go.set()
        await asyncio.gather(*waiting)

    asyncio.run(scenario())
    assert commits.count == 2  # of what held the writer up, and of all the others


def test_nothing_is_acknowledged_before_it_is_committed(store: Store) -> None:
    reached, go = threading.Event(), threading.Event()

    def wait() -> None:
        reached.set()
        go.wait(5)

    Commits(store, wait)

    async def scenario() -> None:
        writing = asyncio.ensure_future(append(store, entry(0)))
        await asyncio.to_thread(reached.wait, 5)
        await asyncio.sleep(0.05)
        assert not writing.done()
        assert await store.tables.log("t1") == []
        go.set()
        await writing
        assert len(await store.tables.log("t1")) == 1

    asyncio.run(scenario())


def test_one_that_cannot_be_done_does_not_hinder_the_others(store: Store) -> None:
    async def scenario() -> None:
        go = hold(store)
        await asyncio.sleep(0.05)
        all_at_once = asyncio.ensure_future(
            outcomes(*(append(store, entry(3 if n == 7 else 0), id=f"t{n}") for n in range(20)))
        )
        await asyncio.sleep(0.05)
        go.set()
        found = await all_at_once
        assert [n for n, outcome in enumerate(found) if outcome is not None] == [7]
        assert isinstance(found[7], Stale)
        assert [len(await store.tables.log(f"t{n}")) for n in range(20)] == [int(n != 7) for n in range(20)]

    asyncio.run(scenario())


def test_a_commit_that_fails_fails_all_of_its_batch_and_nothing_of_it_is_there(store: Store) -> None:
    def fail() -> None:
        raise OSError("disk full")

    commits = Commits(store)

    async def scenario() -> None:
        go = hold(store)
        await asyncio.sleep(0.05)
        batch = asyncio.ensure_future(outcomes(*(append(store, entry(0), id=f"t{n}") for n in range(20))))
        await asyncio.sleep(0.05)
        commits.before = lambda: None if commits.count == 0 else fail()
        go.set()
        found = await batch
        assert [type(outcome) for outcome in found] == [Failed] * 20
        assert "disk full" in str(found[0])
        assert [await store.tables.log(f"t{n}") for n in range(20)] == [[]] * 20
        commits.before = lambda: None
        await append(store, entry(0))  # and it goes on
        assert len(await store.tables.log("t1")) == 1

    asyncio.run(scenario())


def test_a_statement_that_fails_is_told_as_a_failure_of_the_store(store: Store) -> None:
    async def scenario() -> None:
        with pytest.raises(Failed, match="no such table"):
            await database_of(store).write(lambda connection: connection.execute(text("DELETE FROM nowhere")) and None)
        await append(store, entry(0))

    asyncio.run(scenario())


def test_a_full_disk_loses_nothing_that_was_acknowledged(store: Store) -> None:
    """SQLite itself refuses: the file may grow no more."""

    async def scenario() -> None:
        await append(store, entry(0))
        limited = database_of(store)
        pages = await limited.write(lambda connection: connection.execute(text("PRAGMA page_count")).scalar())
        await limited.write(lambda connection: connection.execute(text(f"PRAGMA max_page_count={pages}")) and None)
        big = msgspec.structs.replace(entry(1), deed="x" * 100_000)
        found = await outcomes(append(store, big), append(store, big, id="t2"))
        assert {type(outcome) for outcome in found} <= {Failed, Stale}
        assert Failed in {type(outcome) for outcome in found}
        assert await store.tables.log("t1") == [entry(0)]
        await limited.write(lambda connection: connection.execute(text("PRAGMA max_page_count=100000")) and None)
        await append(store, big)

    asyncio.run(scenario())


def test_a_writer_that_dies_says_so_to_all_who_wait_and_come(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    go = threading.Event()

    def die(connection: Connection) -> None:
        go.wait(5)
        raise SystemExit("the end")

    async def scenario() -> None:
        dying = database_of(store).writer.submit(die)
        await asyncio.sleep(0.05)  # what comes now is not in the same batch
        both = asyncio.ensure_future(outcomes(append(store, entry(0)), dying))
        await asyncio.sleep(0.05)
        go.set()
        assert [type(outcome) for outcome in await asyncio.wait_for(both, 5)] == [Closed, Closed]
        assert await store.tables.log("t1") == []
        with pytest.raises(Closed, match="the end"):
            await append(store, entry(0))

    with caplog.at_level(logging.CRITICAL, "lavafield.store"):
        asyncio.run(scenario())
    assert isinstance(store.failure, SystemExit)
    assert "writer of the store has ended" in caplog.text


def test_closing_writes_what_waits_and_refuses_what_comes(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.tables.add(NEW)
        writing = [asyncio.ensure_future(append(store, entry(n))) for n in range(30)]
        await asyncio.sleep(0)
        await asyncio.to_thread(database_of(store).writer.close)
        await asyncio.gather(*writing)
        with pytest.raises(Closed):
            await append(store, entry(30))

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))
    with opened(tmp_path / "lavafield.db") as store:
        assert len(asyncio.run(store.tables.log("t1"))) == 30


def test_who_was_cancelled_or_whose_loop_is_gone_harms_nobody(store: Store) -> None:
    async def leave() -> None:
        hold(store).set()
        asyncio.ensure_future(append(store, entry(0)))  # noqa: RUF006 (left alone on purpose)
        await asyncio.sleep(0)

    async def cancel() -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        go = hold(store)
        writing = asyncio.ensure_future(append(store, entry(0), id="t2"))
        await asyncio.sleep(0.05)
        writing.cancel()
        go.set()
        await append(store, entry(0), id="t3")
        assert complaints == []

    asyncio.run(leave())
    asyncio.run(cancel())
    assert len(asyncio.run(store.tables.log("t3"))) == 1
    assert store.failure is None


def test_a_process_that_is_killed_while_it_writes_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    path, luck = tmp_path / "lavafield.db", random.Random(5)
    acknowledged = [0] * TABLES
    for _ in range(ROUNDS):
        for n, length in killed_while_writing(path, after=luck.randrange(20, 120)):
            acknowledged[n] = max(acknowledged[n], length)
        with opened(path) as store:
            assert asyncio.run(lengths(store)) >= acknowledged
    assert min(acknowledged) > 0


def killed_while_writing(path: Path, after: int) -> Iterator[tuple[int, int]]:
    """What a writing process acknowledged before it was killed after so many acknowledgements."""
    command = [sys.executable, "-m", "tests.server.busy_writer", str(path)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            n, length = map(int, line.split())
            yield n, length
            if count == after:
                process.kill()
    assert process.returncode == -9, "it ended by itself"


async def lengths(store: Store) -> list[int]:
    found = []
    for n in range(TABLES):
        table, log = await store.tables.table(f"t{n}"), await store.tables.log(f"t{n}")
        assert table is not None
        assert table.length == len(log), "half written"
        assert len(log) % 2 == 0, "half written"
        assert [each.number for each in log] == list(range(len(log)))
        found.append(len(log))
    return found
