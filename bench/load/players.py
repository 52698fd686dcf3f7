"""Two people who play at a table through sockets, as fast as a schedule tells them, and note how long it takes."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bench.load.socket import Socket
from lavafield.core.offers import Offer, numbers_in
from lavafield.server.messages.client import PROTOCOL

NUMBERS: Final = itertools.count(1)
PATIENCE: Final = 60.0
LATEST: Final = 20.0
"""Seconds after which a server that does not keep up is given up."""


class Turn(msgspec.Struct):
    offers: list[Offer] = []


class Info(msgspec.Struct):
    status: str
    id: str


class Heard(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    id: str | None = None
    table: str | Info | None = None
    version: int | None = None
    turn: Turn | None = None
    problem: dict[str, Any] | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Log:
    """What was measured, and what was acknowledged."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from when an action was due to when the other player heard of it."""
    acknowledged: list[str] = field(default_factory=list)
    """The ids of the actions that the server said it had done."""
    refused: list[str] = field(default_factory=list)
    measuring: bool = False


class Player:
    """One person on one socket."""

    def __init__(self, secret: str, port: int, log: Log) -> None:
        self.secret = secret
        self.port = port
        self.log = log
        self.version = 0
        self.offers: list[Offer] = []
        self.table = ""
        self.over = False
        self.heard_at = 0.0
        """When the view of the table last became another one."""
        self.changed: Callable[[], None] = lambda: None
        """Called then."""
        self.socket: Socket | None = None
        self._answers: dict[str, asyncio.Future[Heard]] = {}

    async def connect(self) -> None:
        self.socket = await Socket.connected(self.port, self.hear)
        self.say(type="hello", protocol=PROTOCOL, secret=self.secret)

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message, separators=(",", ":")).encode())

    async def ask(self, kind: str, table: str, **fields: Any) -> Heard:
        """The answer to a request."""
        id = f"q{next(NUMBERS)}"
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        self.say(type=kind, id=id, table=table, **fields)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def watch(self, table: str, since: int | None = None) -> None:
        self.table, self.over = table, False
        if since is None:
            self.version, self.offers = 0, []
        answer = await self.ask("watch", table, **({} if since is None else {"since": since}))
        assert answer.type == "done", answer

    def act(self) -> None:
        action = chosen(random.choice(self.offers))
        self.offers = []
        self.say(type="act", id=f"a{next(NUMBERS)}", table=self.table, version=self.version, action=action)

    def hear(self, data: bytes) -> None:
        heard = DECODER.decode(data)
        match heard.type:
            case "changed" | "view":
                if heard.table == self.table:
                    self.heard_at = time.perf_counter()
                    self.version = heard.version or 0
                    self.offers = heard.turn.offers if heard.turn is not None else []
                    self.changed()
            case "table":
                assert isinstance(heard.table, Info)
                if heard.table.id == self.table and heard.table.status in ("over", "aborted"):
                    self.over = True
                    self.changed()
            case "done" | "refused":
                self.answered(heard)

    def answered(self, heard: Heard) -> None:
        assert heard.id is not None
        if heard.type == "refused":
            self.log.refused.append(str(heard.problem))
        elif heard.id.startswith("a"):
            self.log.acknowledged.append(heard.id)
        answer = self._answers.pop(heard.id, None)
        if answer is not None and not answer.done():
            answer.set_result(heard)


def chosen(offer: Offer) -> dict[str, Any]:
    """Some action of an offer."""
    action, choices = {"do": offer.do}, offer.choices
    for key in offer.keys[:-1]:
        assert isinstance(choices, list)
        action[key], choices = random.choice(choices)
    if offer.keys:
        action[offer.keys[-1]] = random.choice(numbers_in(choices) if isinstance(choices, int) else choices)
    return action


class Pair:
    """Two players and the tables that they play at, one after the other."""

    def __init__(self, one: Player, other: Player, log: Log) -> None:
        self.players = (one, other)
        self.log = log
        self.tables: list[str] = []
        """Those that are still to come, with both of them in their seats."""
        self._heard = asyncio.Event()
        for player in self.players:
            player.changed = self._heard.set

    async def begin_next(self) -> bool:
        """Start the next table; False if there is none."""
        if not self.tables:
            return False
        table = self.tables.pop()
        for player in self.players:
            await player.watch(table)
        answer = await self.players[0].ask("start", table)
        assert answer.type == "done", answer
        return True

    async def until(self, true: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._heard.clear()
                await self._heard.wait()

    async def play(self, first: float, every: float, end: float) -> None:
        """Act at fixed times, whatever the server does; who cannot act in time is late, and that counts."""
        if not await self.begin_next():
            return
        due = first
        while due < end and time.perf_counter() < end + LATEST:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.until(lambda: self.mover() is not None or self.players[0].over)
            if self.players[0].over:
                if not await self.begin_next():
                    return
                due = max(due, time.perf_counter())  # what a new game takes is no action's affair
                continue
            await self.act(due)
            due += every

    def mover(self) -> Player | None:
        return next((player for player in self.players if player.offers), None)

    async def act(self, due: float) -> None:
        mover = self.mover()
        assert mover is not None
        other = self.players[1 - self.players.index(mover)]
        before, own = other.version, mover.version
        mover.act()
        await self.until(lambda: other.version != before)
        if self.log.measuring:
            self.log.latencies.append(other.heard_at - due)
        await self.until(lambda: mover.version != own)
