"""People and their sessions."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Insert, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lavafield.server.store.database import Database, executing
from lavafield.server.store.errors import Taken
from lavafield.server.store.rows import User
from lavafield.server.store.schema import sessions, users


class Users:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_guest(self, id: str, name: str, secret_hash: str, now: float) -> None:
        """A new person, who is known by that secret from now on."""
        guest = insert(users).values(id=id, name=name, created=now)
        await self._database.write(executing(guest, _session(id, secret_hash, now)))

    async def rename(self, id: str, name: str) -> None:
        """Another name, for a guest. Those who have an account are found by theirs."""
        await self._database.write(executing(update(users).where(users.c.id == id).values(name=name)))

    async def make_account(self, id: str, name: str, passphrase: str) -> None:
        """A guest gets a name of their own and a passphrase (its hash), and keeps everything. Taken if the name is."""
        change = update(users).where(users.c.id == id)

        def work(connection: Connection) -> None:
            try:
                connection.execute(change.values(name=name, login=login_of(name), passphrase=passphrase))
            except IntegrityError:
                raise Taken(name) from None

        await self._database.write(work)

    async def sign_in(self, id: str, secret_hash: str, now: float) -> None:
        await self._database.write(executing(_session(id, secret_hash, now)))

    async def sign_out(self, secret_hash: str) -> None:
        await self._database.write(executing(delete(sessions).where(sessions.c.secret_hash == secret_hash)))

    async def by_id(self, id: str) -> User | None:
        return await self._found(users.c.id == id)

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """What those of them are called that there are."""
        wanted = select(users.c.id, users.c.name).where(users.c.id.in_(ids))

        def work(connection: Connection) -> dict[str, str]:
            return {row.id: row.name for row in connection.execute(wanted)}

        return await self._database.read(work)

    async def by_login(self, name: str) -> User | None:
        return await self._found(users.c.login == login_of(name))

    async def by_secret(self, secret_hash: str) -> User | None:
        session = select(sessions.c.user).where(sessions.c.secret_hash == secret_hash)
        return await self._found(users.c.id == session.scalar_subquery())

    async def _found(self, condition: ColumnElement[Any]) -> User | None:
        def work(connection: Connection) -> User | None:
            row = connection.execute(select(users).where(condition)).one_or_none()
            return None if row is None else User(**row._mapping)

        return await self._database.read(work)


def login_of(name: str) -> str:
    """Names that look alike are one: no second Ada may call herself ADA."""
    return unicodedata.normalize("NFKC", name).casefold()


def _session(user: str, secret_hash: str, now: float) -> Insert:
    return insert(sessions).values(secret_hash=secret_hash, user=user, created=now)
