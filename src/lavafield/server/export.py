"""Copies of what a server keeps, taken from outside while it runs: all of it, or games as records."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, or_, select

from lavafield.catalog import game as game_named
from lavafield.core.errors import BadInput
from lavafield.server.store.database import backup, engine_for
from lavafield.server.store.migrations import check_newest
from lavafield.server.store.rows import Entry
from lavafield.server.store.schema import entries, places, tables, users
from lavafield.server.store.users import login_of
from lavafield.server.table.course import ENDED
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Setup

BEGUN: Final = ("playing", "paused", *ENDED)


@dataclass(frozen=True)
class Exported:
    records: int
    left_out: int
    """Games that are not over: their whole records would tell secrets."""


def back_up(database: Path, target: Path) -> None:
    """A copy of everything that was committed, whole or not at all; a server can be started with it."""
    must_exist(database)
    try:
        backup(database, target)
    except sqlite3.DatabaseError as problem:
        raise BadInput("error-file", path=str(database), reason=str(problem)) from None


def export_all(database: Path, folder: Path) -> Exported:
    """The records of all games that are over, each in a file of its own."""
    with reading(database) as connection:
        records = left_out = 0
        for room in rooms(connection, select(tables.c.id).where(tables.c.status.in_(BEGUN))):
            if room.course.status in ENDED:
                write_lines(folder, room, room.course.record.lines())
                records += 1
            else:
                left_out += 1
    return Exported(records, left_out)


def export_of(database: Path, name: str, folder: Path) -> Exported:
    """The records of one person's games, as that person may have them: of running ones what they saw."""
    with reading(database) as connection:
        user = user_named(connection, name)
        own = select(tables.c.id).join(places, places.c.table == tables.c.id)
        own = own.where(places.c.user == user, tables.c.status.in_(BEGUN))
        records = 0
        for room in rooms(connection, own):
            if user in room.setup.users:  # else only the host
                write_lines(folder, room, room.record_lines(user))
                records += 1
    return Exported(records, 0)


def user_named(connection: Connection, name: str) -> str:
    """An account by its name, anybody by their id."""
    wanted = select(users.c.id).where(or_(users.c.login == login_of(name), users.c.id == name))
    found: str | None = connection.execute(wanted).scalar()
    if found is None:
        raise BadInput("export-error-user", got=name)
    return found


def rooms(connection: Connection, wanted: Select[Any]) -> Iterator[Room]:
    """These tables, one after the other, as they follow from their logs."""
    columns = (entries.c.number, entries.c.at, entries.c.actor, entries.c.command, entries.c.deed)
    for id in connection.execute(wanted.order_by(tables.c.created, tables.c.id)).scalars().all():
        text = connection.execute(select(tables.c.setup).where(tables.c.id == id)).scalar_one()
        setup = msgspec.json.decode(text, type=Setup)
        rows = connection.execute(select(*columns).where(entries.c.table == id).order_by(entries.c.number))
        log = [Entry(**row._mapping) for row in rows]
        yield Room(game_named(setup.game), setup, log, setup.created)


def write_lines(folder: Path, room: Room, lines: Iterator[str]) -> None:
    """Whole or not at all. Names of tables are those of links, so no file comes to lie elsewhere."""
    target = folder / f"{room.setup.id}.jsonl"
    draft = target.with_name(target.name + ".part")
    draft.write_text("".join(line + "\n" for line in lines), "utf-8")
    draft.replace(target)


@contextmanager
def reading(database: Path) -> Iterator[Connection]:
    """One moment of the database, whatever the server writes meanwhile."""
    must_exist(database)
    engine = engine_for(database, "BEGIN")
    try:
        with engine.begin() as connection:
            check_newest(connection)
            yield connection
    finally:
        engine.dispose()


def must_exist(database: Path) -> None:
    """To open it would make it."""
    if not database.is_file():
        raise BadInput("export-error-nothing", path=str(database))
