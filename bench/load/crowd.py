"""The people of a load test: those who only hold a socket, those who play, and those who shout at the echo server."""

import asyncio
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from bench.load.players import Log, Pair, Player
from bench.load.socket import Socket
from lavafield.server.messages.client import PROTOCOL
from tests.server.live.served import Person, Server

IN_A_ROW: Final = 50
"""Sockets that are opened at the same time."""
SHOUT: Final = b'{"type":"act","id":"a000000","table":"0123456789abcdef","version":41,"action":{"do":"hut","at":[0,1]}}'


async def idle_sockets(count: int, port: int, hello: bytes | None) -> list[Socket]:
    sockets: list[Socket] = []
    while len(sockets) < count:
        some = min(IN_A_ROW, count - len(sockets))
        sockets += await asyncio.gather(*(Socket.connected(port, lambda data: None) for _ in range(some)))
        if hello is not None:
            for socket in sockets[-some:]:
                socket.send(hello)
    return sockets


def hello_of(person: Person) -> bytes:
    return f'{{"type":"hello","protocol":{PROTOCOL},"secret":"{person.secret}"}}'.encode()


# --- those who play ---


async def seated_pairs(server: Server, people: list[Person], log: Log) -> list[Pair]:
    """People by twos, connected."""
    pairs = []
    for one, other in list(pairwise(people))[::2]:
        players = [Player(person.secret, server.port, log) for person in (one, other)]
        for player in players:
            await player.connect()
        pairs.append(Pair(players[0], players[1], log))
    return pairs


async def set_tables(pairs: list[Pair], people: list[Person], game: str, each: int, **settings: Any) -> None:
    """So many tables for every pair, where both have taken their seats."""
    for pair, host in zip(pairs, people[::2], strict=True):
        for _ in range(each):
            table = await asyncio.to_thread(host.table, "me", "open", game=game, settings=settings)
            answer = await pair.players[1].ask("sit", table, seat=1)
            assert answer.type == "done", answer
            pair.tables.append(table)


async def all_play(pairs: list[Pair], rate: float, seconds: float) -> float:
    """All pairs together act so many times a second. Seconds that it took."""
    start, every = time.perf_counter() + 0.1, len(pairs) / rate
    end = start + seconds
    await asyncio.gather(*(pair.play(start + n / rate, every, end) for n, pair in enumerate(pairs)))
    return time.perf_counter() - start


# --- those who shout ---


@dataclass
class Shouter:
    """Sends something at fixed times and notes when it comes back."""

    port: int
    latencies: list[float] = field(default_factory=list)
    measuring: bool = False
    due: float = 0.0
    socket: Socket | None = None

    async def connect(self) -> None:
        self.socket = await Socket.connected(self.port, self.hear)

    def hear(self, data: bytes) -> None:
        if self.measuring:
            self.latencies.append(time.perf_counter() - self.due)

    async def shout(self, first: float, every: float, end: float) -> None:
        assert self.socket is not None
        self.due = first
        while self.due < end:
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            self.socket.send(SHOUT)
            await asyncio.sleep(every / 2)  # it has long come back then
            self.due += every


async def all_shout(shouters: list[Shouter], rate: float, seconds: float) -> None:
    start, every = time.perf_counter() + 0.1, len(shouters) / rate
    await asyncio.gather(*(one.shout(start + n / rate, every, start + seconds) for n, one in enumerate(shouters)))
