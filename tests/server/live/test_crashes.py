"""The end of a server, wanted or not: what was acknowledged is there afterwards."""

import asyncio
import subprocess
import sys
import time

import pytest
from websockets.exceptions import WebSocketException

from lavafield import Rng
from tests.server.live.conftest import Starter
from tests.server.live.served import PATIENCE, Client, Following, Message, Person, Server


def test_who_is_connected_is_told_when_to_come_back(started: Starter) -> None:
    server = started()

    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "open")
        async with ada.socket() as one:
            await one.watch(table)
            assert await asyncio.to_thread(server.stop) == 0
            async with asyncio.timeout(PATIENCE):
                await one.closed.wait()
            assert one.heard[-1]["problem"]["message"] == "server-goodbye"
            assert 1 <= one.heard[-1]["again"] <= 4
            assert one.socket.close_code == 1001

    asyncio.run(scenario())
    assert '"level":"error"' not in server.log.read_text()


def test_a_second_server_on_the_same_data_is_refused(started: Starter) -> None:
    server = started()
    command = [sys.executable, "-m", "lavafield", "serve", "--port", "0", "--data", str(server.data)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode == 2
    assert "in use by another server" in second.stderr
    assert server.guest("Ada").ask("GET", "/api/me")["name"] == "Ada"


@pytest.mark.parametrize("games", [6])
def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(started: Starter, games: int) -> None:
    """Five times at random moments, while people play; each goes on with what it has, and repeats what was not
    answered."""
    server, rng = started(), Rng(time.time_ns())
    people = [server.guest(f"P{n}") for n in range(games)]
    kinds = ("taluva", "pompeii")
    players = [Stubborn(one, one.table("me", "random", game=kinds[n % 2], start=True)) for n, one in enumerate(people)]
    for _ in range(5):
        asyncio.run(until_killed(server, players, 0.3 + rng.below(1000) / 1000))
        server.start()
        asyncio.run(check(players))


async def until_killed(server: Server, players: "list[Stubborn]", seconds: float) -> None:
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


async def check(players: "list[Stubborn]") -> None:
    for player in players:
        await player.check()


class Stubborn:
    """Plays, and remembers what it was told was done."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.known = Following(table)
        self.rng = Rng(len(table))
        self.pending: Message | None = None
        self.acknowledged: list[Message] = []
        self.number = 0

    async def play(self) -> None:
        """Until the server is gone, or the game over."""
        try:
            async with self.person.socket() as one:
                await self.come_back(one)
                while not self.known.over:
                    await one.until(lambda: self.known.over or self.known.to_move)
                    if not self.known.over:
                        await self.act(one)
        except (OSError, WebSocketException):
            return  # the server is gone, as it should be

    async def come_back(self, one: Client) -> None:
        one.tables[self.table] = self.known
        await one.watch(self.table, since=self.known.version if self.known.version >= 0 else None)
        if self.pending is not None:
            await self.send(one)

    async def act(self, one: Client) -> None:
        offered = self.known.offered()
        action = offered[self.rng.below(len(offered))]
        self.number += 1
        self.pending = {"id": f"n{self.number}", "version": self.known.version, "action": action}
        await self.send(one)

    async def send(self, one: Client) -> None:
        assert self.pending is not None
        answer = await one.ask("act", self.table, **self.pending)
        assert answer["type"] == "done" or answer["problem"]["message"] in ("error-stale", "table-not-your-turn"), (
            answer
        )
        if answer["type"] == "done":
            self.acknowledged.append(self.pending["action"])
        self.pending = None

    async def check(self) -> None:
        """Every action that was acknowledged is in the record, once and in its order."""
        text = self.person.server.ask("GET", f"/api/tables/{self.table}/replay?view=0", secret=self.person.secret)
        if text.status != 200:
            text = self.person.server.ask("GET", f"/api/tables/{self.table}/replay", secret=self.person.secret)
        own = [frame["action"] for frame in text.json["frames"] if frame["seat"] == 0]
        extra = 1 if self.pending is not None else 0
        assert own[: len(self.acknowledged)] == self.acknowledged
        assert len(own) <= len(self.acknowledged) + extra
