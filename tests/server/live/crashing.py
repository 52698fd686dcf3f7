"""A server under load is killed at random moments, again and again. `python -m tests.server.live.crashing --rounds 50`

Nothing that was acknowledged may be lost, nothing be carried out twice, and every table must go on.
"""

import argparse
import asyncio
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Final

from lavafield import Rng
from tests.server.live.logged import check_commands, logged
from tests.server.live.served import PATIENCE, Person, Server
from tests.server.live.steady import AGAIN, Steady

MOST_BEFORE_A_KILL: Final = 12
"""Commands of each pair that are acknowledged before the next kill, at the most."""


@dataclass
class Pair:
    """Two people who play one game after the other."""

    ada: Person
    bo: Person
    game: str
    rng: Rng
    players: list[Steady] = field(default_factory=list)
    """Of all games, two for each."""

    async def play(self) -> None:
        while True:
            table = await self._table()
            first, second = Steady(self.ada, table), Steady(self.bo, table)
            self.players += [first, second]
            try:
                assert (await second.insist("sit", seat=1))["type"] == "done"
                await first.command("start")
                await asyncio.gather(*(one.play(Rng(self.rng.below(1 << 30))) for one in (first, second)))
            finally:
                for one in (first, second):
                    await one.leave()

    async def _table(self) -> str:
        """One whose making was answered."""
        while True:
            with suppress(OSError, HTTPException):
                confirm = self.rng.below(2) == 0
                return await asyncio.to_thread(
                    self.ada.table, "me", "open", game=self.game, settings={"confirm": confirm}
                )
            await asyncio.sleep(AGAIN)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


@dataclass(frozen=True)
class Report:
    kills: int
    games: int
    acknowledged: int
    repeated: int
    """Commands that had been carried out before they were sent again."""
    connections: int


async def crashed(server: Server, kills: int, pairs: int, seed: int) -> Report:
    """The server runs before, and has ended after."""
    rng = Rng(seed)
    playing = [
        Pair(server.guest("Ada"), server.guest("Bo"), ("taluva", "pompeii")[n % 2], Rng(seed + n)) for n in range(pairs)
    ]
    tasks = [asyncio.create_task(pair.play()) for pair in playing]
    try:
        for _ in range(kills):
            await progress(tasks, playing, 1 + rng.below(MOST_BEFORE_A_KILL * pairs))
            await asyncio.sleep(rng.below(1000) / 50_000)  # not always just after an answer
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await all_go_on(tasks, playing)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert await asyncio.to_thread(server.stop) == 0
    return checked(server.data, playing, kills)


async def progress(tasks: list["asyncio.Task[None]"], pairs: list[Pair], wanted: int) -> None:
    """Until so many more commands were acknowledged."""
    begun = sum(pair.acknowledged for pair in pairs)
    await true(tasks, lambda: sum(pair.acknowledged for pair in pairs) >= begun + wanted)


async def all_go_on(tasks: list["asyncio.Task[None]"], pairs: list[Pair]) -> None:
    begun = [pair.acknowledged for pair in pairs]
    await true(tasks, lambda: all(pair.acknowledged > was for pair, was in zip(pairs, begun, strict=True)))


async def true(tasks: list["asyncio.Task[None]"], wanted: object) -> None:
    assert callable(wanted)
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.002)


def checked(data: Path, pairs: list[Pair], kills: int) -> Report:
    players = [player for pair in pairs for player in pair.players]
    acknowledged = {command for player in players for command in player.acknowledged}
    refused = {command for player in players for command in player.refused}
    check_commands(data, acknowledged, refused)
    rooms = logged(data)
    for player in players:
        if player.known.version > 0:
            assert rooms[player.known.id].eyes(player.person.id).version >= player.known.version
    return Report(
        kills=kills,
        games=len(rooms),
        acknowledged=len(acknowledged),
        repeated=sum(player.repeated for player in players),
        connections=sum(player.connections for player in players),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data").start()
        print(asyncio.run(crashed(server, given.rounds, given.pairs, given.seed)))
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
