"""Writes to a store as fast as it can and says what was acknowledged, until somebody kills it."""

import asyncio
import sys
from pathlib import Path

import msgspec

from lavafield.server.store.errors import StoreError
from lavafield.server.store.store import open_store
from tests.server.stores import NEW, append, entry

TABLES = 4


async def play(store_path: Path) -> None:
    store = open_store(store_path, 1.0)
    starts = []
    for n in range(TABLES):
        id = f"t{n}"
        if await store.tables.table(id) is None:
            await store.tables.add(msgspec.structs.replace(NEW, id=id))
        starts.append(len(await store.tables.log(id)))

    async def table(n: int) -> None:
        number = starts[n]
        while True:
            try:
                await append(store, entry(number), entry(number + 1), id=f"t{n}")
            except StoreError as problem:
                sys.exit(f"not written: {problem!r}")
            number += 2
            print(n, number, flush=True)

    await asyncio.gather(*(table(n) for n in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1])))
