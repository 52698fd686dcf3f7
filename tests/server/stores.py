"""Stores with something in them."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from lavafield.server.store.database import Database
from lavafield.server.store.rows import Entry, StoredTable
from lavafield.server.store.store import Store, open_store

T = TypeVar("T")
Scenario = Callable[[Store], Awaitable[T]]
NEW = StoredTable(
    id="t1", game="taluva", rules=1, status="playing", listed=True, setup='{"a":1}', created=5.0, changed=5.0
)


@contextmanager
def opened(path: Path, now: float = 100.0) -> Iterator[Store]:
    store = open_store(path, now)
    try:
        yield store
    finally:
        store.close()


def database_of(store: Store) -> Database:
    return store._database


def entry(number: int, command: str | None = None, actor: str | None = "ada", at: float = 7.0) -> Entry:
    return Entry(number=number, at=at, actor=actor, command=command, deed=f'{{"n":{number}}}')


def grown(table: StoredTable, *added: Entry, **fields: Any) -> StoredTable:
    """The table after these entries."""
    return msgspec.structs.replace(table, length=added[-1].number + 1, changed=added[-1].at, **fields)


async def append(store: Store, *added: Entry, id: str = "t1", **fields: Any) -> None:
    await store.tables.append(grown(msgspec.structs.replace(NEW, id=id), *added, **fields), added)
