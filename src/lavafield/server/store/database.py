"""The database under the store: one writer, some readers, and nobody else who writes."""

import asyncio
import fcntl
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, insert, select, update

from lavafield.core.errors import BadInput
from lavafield.server.store.errors import Replaced
from lavafield.server.store.migrations import migrate
from lavafield.server.store.schema import leases
from lavafield.server.store.writer import Work, Writer

READERS: Final = 2
LEASE: Final = "server"
BUSY_MILLISECONDS: Final = 5000

T = TypeVar("T")


class Database:
    """SQLite in one file: WAL, and every commit reaches the disk before it counts.

    What is special to SQLite is in this file; the statements elsewhere are those that PostgreSQL knows too.
    """

    def __init__(self, path: Path, now: float) -> None:
        self.path = path
        self._lock = locked(path)
        try:
            self.engine = engine_for(path, "BEGIN IMMEDIATE")
            self.holder = secrets.token_hex(8)
            with self.engine.begin() as connection:
                migrate(connection)
                self.last_beat = taken_over(connection, self.holder, now)
                """When the last server was alive for sure; None if there was none."""
        except BaseException:
            self._lock.close()
            raise
        self._reading = engine_for(path, "BEGIN")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self.writer = Writer(self.engine, self._still_ours)

    async def write(self, work: Work[T]) -> T:
        """What the work gives, once it is committed."""
        return await self.writer.submit(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What is committed now, read beside the writer."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(self._read, work))

    async def beat(self, now: float) -> None:
        """We are alive. Done now and then, it tells the next server how long nobody was there."""
        await self.write(executing(update(leases).where(leases.c.name == LEASE).values(beat=now)))

    async def export(self, target: Path) -> None:
        """A copy of everything that is committed now, while the server runs. Whole or not at all."""
        await asyncio.get_running_loop().run_in_executor(self._readers, partial(backup, self.path, target))

    def close(self) -> None:
        """Finish what was submitted."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()
        self._reading.dispose()
        self._lock.close()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def _still_ours(self, connection: Connection) -> None:
        if connection.execute(_HOLDER).scalar() != self.holder:
            raise Replaced


def executing(*statements: Executable) -> Work[None]:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return work


_HOLDER: Final = select(leases.c.holder).where(leases.c.name == LEASE)


def locked(path: Path) -> IO[bytes]:
    """The file beside the database that says it is in use. The system gives it up however its process ends."""
    try:
        file = path.with_name(path.name + ".lock").open("wb")
    except OSError as problem:
        raise BadInput("error-file", path=str(path), reason=problem.strerror or str(problem)) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadInput("error-store-busy", path=str(path)) from None
    return file


def taken_over(connection: Connection, holder: str, now: float) -> float | None:
    """Note that we write from now on; when the one before us was alive last."""
    beat = connection.execute(select(leases.c.beat).where(leases.c.name == LEASE)).scalar()
    if beat is None:
        connection.execute(insert(leases).values(name=LEASE, holder=holder, beat=now))
        return None
    connection.execute(update(leases).where(leases.c.name == LEASE).values(holder=holder, beat=now))
    return float(beat)


def engine_for(path: Path, begin: str) -> Engine:
    """Transactions begin as we say: Python's driver would begin them late, and the schema outside of any."""
    engine = create_engine(URL.create("sqlite+pysqlite", database=str(path)))

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def backup(source: Path, target: Path) -> None:
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    reading, writing = sqlite3.connect(source), sqlite3.connect(draft)
    try:
        reading.backup(writing)
    finally:
        reading.close()
        writing.close()
    draft.replace(target)
