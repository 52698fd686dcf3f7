"""Tables and their logs. A log only grows, without gaps, by whoever knows how long it is."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lavafield.server.store.database import Database
from lavafield.server.store.errors import Repeated, Stale, StoreError
from lavafield.server.store.ratings import rate
from lavafield.server.store.rows import Entry, Finished, StoredTable
from lavafield.server.store.schema import entries, places, tables

COMMAND: Final = "command"
"""Stands in the name of the constraint, or among its columns: databases tell the one or the other."""

_GROWN: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.length == bindparam("known"))
    .values(
        length=bindparam("grown"),
        status=bindparam("now_status"),
        due=bindparam("now_due"),
        in_turn=bindparam("now_in_turn"),
        changed=bindparam("at"),
    )
)
_CHANGED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        setup=bindparam("now_setup"),
        listed=bindparam("now_listed"),
        status=bindparam("now_status"),
        due=bindparam("now_due"),
        in_turn=bindparam("now_in_turn"),
        changed=bindparam("at"),
    )
)


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- writing ---

    async def add(self, table: StoredTable, users: Collection[str] = ()) -> None:
        """A new table, and who sits at it."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), msgspec.to_builtins(table))
            _seat(connection, table.id, users)

        await self._database.write(work)

    async def change(self, table: StoredTable, users: Collection[str]) -> None:
        """Another setup, such as somebody who sat down. Its log stays as it is."""

        def work(connection: Connection) -> None:
            connection.execute(_CHANGED, _values(table))
            connection.execute(delete(places).where(places.c.table == table.id))
            _seat(connection, table.id, users)

        await self._database.write(work)

    async def append(self, table: StoredTable, added: Sequence[Entry], finished: Finished | None = None) -> None:
        """Write what was done; `table` is as it is afterwards. With `finished` a rated game is over by that.

        Stale if the log is not as long as it should be, Repeated if one of the commands was carried out before.
        """
        first = table.length - len(added)
        if not added or [entry.number for entry in added] != list(range(first, table.length)):
            raise Stale(table.id)
        values = {**_values(table), "known": first, "grown": table.length}
        rows = [{"table": table.id, **msgspec.to_builtins(entry)} for entry in added]

        def work(connection: Connection) -> None:
            if connection.execute(_GROWN, values).rowcount != 1:
                raise Stale(table.id)
            try:
                connection.execute(insert(entries), rows)
            except IntegrityError as problem:
                raise _refusal(table.id, problem) from None
            if finished is not None:
                rate(connection, finished)

        await self._database.write(work)

    # --- reading ---

    async def table(self, id: str) -> StoredTable | None:
        found = await self._tables(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def log(self, id: str) -> list[Entry]:
        """Everything that was done at a table."""
        columns = (entries.c.number, entries.c.at, entries.c.actor, entries.c.command, entries.c.deed)
        wanted = select(*columns).where(entries.c.table == id).order_by(entries.c.number)

        def work(connection: Connection) -> list[Entry]:
            return [Entry(**row._mapping) for row in connection.execute(wanted)]

        return await self._database.read(work)

    async def lobby(self, status: str, most: int, game: str | None = None) -> list[StoredTable]:
        """The listed tables of that status, of one game or all, those that changed last before others."""
        wanted = select(tables).where(tables.c.listed.is_(True), tables.c.status == status)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        return await self._tables(wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(most))

    async def of_user(self, user: str, most: int) -> list[StoredTable]:
        """The tables where that person sits or sat, those that changed last before others."""
        wanted = select(tables).join(places, places.c.table == tables.c.id).where(places.c.user == user)
        return await self._tables(wanted.order_by(tables.c.changed.desc(), tables.c.id).limit(most))

    async def under_way(self, user: str) -> int:
        """At how many tables that are not over the person sits, or is the host."""
        wanted = select(func.count()).select_from(tables).join(places, places.c.table == tables.c.id)
        wanted = wanted.where(places.c.user == user, tables.c.status.not_in(("over", "aborted")))

        def work(connection: Connection) -> int:
            return int(connection.execute(wanted).scalar() or 0)

        return await self._database.read(work)

    async def due(self, before: float, most: int) -> list[str]:
        """The tables where something is due: the only ones that a server must look after when it starts."""
        wanted = select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due).limit(most)

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(wanted).scalars())

        return await self._database.read(work)

    async def _tables(self, wanted: Select[tuple[object, ...]]) -> list[StoredTable]:
        def work(connection: Connection) -> list[StoredTable]:
            return [StoredTable(**row._mapping) for row in connection.execute(wanted)]

        return await self._database.read(work)


def _values(table: StoredTable) -> dict[str, object]:
    return {
        "table": table.id,
        "now_setup": table.setup,
        "now_listed": table.listed,
        "now_status": table.status,
        "now_due": table.due,
        "now_in_turn": table.in_turn,
        "at": table.changed,
    }


def _seat(connection: Connection, table: str, users: Collection[str]) -> None:
    if users:
        connection.execute(insert(places), [{"table": table, "user": user} for user in users])


def _refusal(table: str, problem: IntegrityError) -> StoreError:
    """An entry of that number is there, or one of that command: the constraint tells, without asking beforehand."""
    return Repeated(table) if COMMAND in str(problem.orig) else Stale(table)
