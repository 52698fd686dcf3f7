"""Folders of data that were written by hand: the same people and tables, with logs that a test chose."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import lavafield
from lavafield.server.secrets import secret_hash
from lavafield.server.store.rows import Entry
from lavafield.server.store.store import open_store
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Setup

SECRETS = {name: f"{name}-{'s' * 32}" for name in ("ada", "bo", "cy", "eve")}
"""By the ids of the people in tests/server/rooms.py."""


def stock(data: Path, tables: Sequence[tuple[Setup, Sequence[Entry]]], alive: float = 1.0) -> None:
    """Everybody is known to the server by their secret; every table is as its log says.

    The server before is thought to have been alive until that time.
    """
    asyncio.run(_stocked(data, tables, alive))


async def _stocked(data: Path, tables: Sequence[tuple[Setup, Sequence[Entry]]], alive: float) -> None:
    data.mkdir(parents=True)
    store = open_store(data / "lavafield.db", alive)
    try:
        for name, secret in SECRETS.items():
            await store.users.add_guest(name, name.title(), secret_hash(secret), 1.0)
        for setup, log in tables:
            empty = Room(lavafield.game(setup.game), setup, [], setup.created)
            await store.tables.add(empty.row(setup.created), setup.users | {setup.host})
            if log:
                room = Room(lavafield.game(setup.game), setup, log, setup.created)
                await store.tables.append(room.row(setup.created), log)
    finally:
        store.close()
