"""People as they are on a server day after day: they play each other and bots, look on, chat, and lose connections."""

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.exceptions import WebSocketException

from tests.server.live.served import Client, Following, Person, Server

IDS: Final = itertools.count(1)
BREAKS: Final = (WebSocketException, OSError, EOFError, AssertionError, TimeoutError)
"""What a broken connection looks like, wherever it is noticed. If nobody broke it, it is a problem."""
TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "taluva", "options": {"tiles": 12}},
    {"game": "taluva", "options": {"tiles": 12, "preview": True}},
    {"game": "pompeii"},
    {"game": "pompeii", "options": {"announce": "any"}},
)
LINES: Final = ("hello", "well played", "what a pity", "hm")


@dataclass
class World:
    """One server, and what is known of those who use it."""

    server: Server
    pause: float
    """Seconds between two actions of one person, on the average."""
    acknowledged: set[str] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)
    life: int = 1
    """Counts the lives of the server: what breaks when one ends is no problem."""
    running: asyncio.Event = field(default_factory=asyncio.Event)
    games: int = 0

    async def ever(self, do: Callable[[], Awaitable[None]]) -> None:
        """One thing after the other, as long as the test lasts."""
        while True:
            await self.running.wait()
            life = self.life
            try:
                await do()
            except BREAKS as problem:
                self.note(problem, life)
                await asyncio.sleep(0.5)

    def note(self, problem: BaseException, life: int) -> None:
        if life == self.life and self.running.is_set():
            self.problems.append(f"{type(problem).__name__}: {problem}"[:500])

    async def rest(self) -> None:
        await asyncio.sleep(random.expovariate(1 / self.pause))


# --- what people do ---


async def meet(world: World, one: Person, other: Person) -> None:
    """Two people play a game with each other."""
    kind = random.choice(TABLES)
    table = await asyncio.to_thread(one.table, "me", "open", **kind, settings={"rated": random.random() < 0.5})
    async with other.socket() as client:
        await must(client.ask("sit", table, seat=1))
    async with one.socket() as client:
        await must(client.ask("start", table))
    await asyncio.gather(Seated(world, one, table).play(), Seated(world, other, table).play())
    world.games += 1


async def face_bots(world: World, person: Person) -> None:
    """Somebody plays against one or two bots."""
    bots = random.choices(("level:1", "level:2", "greedy", "search:nodes=30"), k=random.choice((1, 2)))
    table = await asyncio.to_thread(person.table, "me", *bots, **random.choice(TABLES), start=True)
    await Seated(world, person, table).play()
    world.games += 1


async def look_on(world: World, person: Person) -> None:
    """Somebody looks at the list, then at a table for a while, and asks over HTTP too."""
    tables = await asyncio.to_thread(person.ask, "GET", "/api/tables?status=playing")
    async with person.socket() as client:
        await must(client.ask("lobby"))
        if tables:
            table = random.choice(tables)["id"]
            await client.watch(table)
            await asyncio.sleep(random.uniform(1, 8))
            await must(client.ask("unwatch", table))
        await must(client.ask("unlobby"))
    for path in ("/api/me", "/api/games", "/api/my/tables", "/api/ratings?game=taluva&players=2", "/health"):
        await asyncio.to_thread(person.ask, "GET", path)
    await asyncio.sleep(random.uniform(0, 2))


async def must(asking: Awaitable[dict[str, Any]]) -> None:
    answer = await asking
    assert answer["type"] == "done", answer


class Seated:
    """Somebody in a seat, over as many connections as it takes."""

    def __init__(self, world: World, person: Person, table: str) -> None:
        self.world = world
        self.person = person
        self.following = Following(table)
        self.unanswered: dict[str, Any] | None = None
        """An action that was sent when the connection broke: it is sent once more, under the same id."""

    async def play(self) -> None:
        while not self.following.over:
            await self.world.running.wait()
            life = self.world.life
            try:
                async with self.person.socket() as client:
                    await self.come(client)
                    await self.stay(client, random.randrange(5, 80))
            except BREAKS as problem:
                self.world.note(problem, life)
                await asyncio.sleep(0.2)

    async def come(self, client: Client) -> None:
        """With what is known already, if something is."""
        following = client.tables[self.following.id] = self.following
        await client.watch(following.id, following.version if following.version >= 0 else None)
        if self.unanswered is not None:
            await self.send(client, self.unanswered)

    async def stay(self, client: Client, actions: int) -> None:
        """For so many actions; then the connection breaks."""
        following = self.following
        for _ in range(actions):
            await client.until(lambda: following.over or following.to_move)
            if following.over:
                return
            await self.world.rest()
            if random.random() < 0.03:
                await client.ask("say", following.id, text=random.choice(LINES))
            elif following.turn.get("undo") and random.random() < 0.05:
                await client.ask("undo", following.id, version=following.version)
            elif following.turn.get("confirm"):
                await client.ask("confirm", following.id, version=following.version)
            elif following.turn.get("offers"):
                action = random.choice(following.offered())
                await self.send(client, {"id": f"s{next(IDS)}", "version": following.version, "action": action})
        if random.random() < 0.5:
            client.socket.transport.abort()

    async def send(self, client: Client, action: dict[str, Any]) -> None:
        self.unanswered = action
        answer = await client.ask("act", self.following.id, **action)
        self.unanswered = None
        if answer["type"] == "done":
            self.world.acknowledged.add(action["id"])


async def stopped(tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0.1)  # the loop closes what was broken off
