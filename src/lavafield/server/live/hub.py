"""All parts of one running server, put together."""

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from random import uniform
from typing import Final

from lavafield.server.buckets import Buckets
from lavafield.server.config import ServerConfig
from lavafield.server.live.connection import GOING_AWAY, Connection
from lavafield.server.live.tables import LiveTables
from lavafield.server.live.talk import Talk
from lavafield.server.messages.parts import Problem
from lavafield.server.messages.server import Goodbye
from lavafield.server.metrics import Counts
from lavafield.server.people import People
from lavafield.server.secrets import new_id
from lavafield.server.store.store import Store
from lavafield.server.workers.analyses import Analyses
from lavafield.server.workers.thinkers import Thinkers

LOG: Final = logging.getLogger("lavafield.server")
TICK: Final = 0.05
"""Seconds between two looks at how late the event loop is."""
BACK_AFTER: Final = (1.0, 4.0)
"""Seconds after which clients come back when the server ends; not all at once."""
LAST_WORDS: Final = 3.0
"""Seconds that clients have to take what is still to be sent."""


class Hub:
    def __init__(self, config: ServerConfig, store: Store) -> None:
        limits = config.limits
        self.config = config
        self.limits = limits
        self.store = store
        self.counts = Counts()
        self.thinkers = Thinkers(config.workers)
        self.analyses = Analyses(self.thinkers, new_id)
        self.people = People(store)
        self.tables = LiveTables(store, self.thinkers, self.counts, limits.sleepy)
        self.talk = Talk(store.chat, limits)
        self.connections: set[Connection] = set()
        self.sockets: Counter[str] = Counter()
        """How many each address has, those included that have not said who they are."""
        self.messages = Buckets(limits.address_messages, limits.address_message_burst)
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.guests = Buckets(limits.guests, limits.guest_burst)
        self.sign_ins = Buckets(limits.sign_ins, limits.sign_in_burst)
        self.looks_back = Buckets(limits.looks_back, limits.look_back_burst)
        self.new_tables = Buckets(limits.table_rate, limits.table_burst)
        self.closing = False
        for rank in self.thinkers.waiting():
            self.counts.watch(f"waiting_{rank}", f"Jobs of this rank that wait: {rank}", partial(self._waiting, rank))
        self._housekeeping = [
            asyncio.create_task(self.tables.keep_house(), name="housekeeping"),
            asyncio.create_task(self._watch_loop(), name="stalls"),
        ]

    def _waiting(self, rank: str) -> int:
        return self.thinkers.waiting()[rank]

    def now(self) -> float:
        return self.tables.now()

    @property
    def healthy(self) -> bool:
        """Can it still do what it is for?"""
        return not self.closing and self.store.failure is None and not any(task.done() for task in self._housekeeping)

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.counts.connections.inc()

    def leave(self, connection: Connection) -> None:
        """The socket is gone, or will be."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.counts.connections.dec()
        self.tables.lobby.unfollow(connection)
        for table in list(connection.follows.values()):
            table.unfollow(connection)

    async def say_goodbye(self) -> None:
        """The server ends: what was acknowledged is written, and everybody is told when to come back."""
        self.closing = True
        for task in self._housekeeping:
            task.cancel()
        await self.tables.close()
        problem = Problem(message="server-goodbye")
        outboxes = [connection.outbox for connection in self.connections]
        for connection in self.connections:
            connection.tell(Goodbye(problem=problem, again=round(uniform(*BACK_AFTER), 1)))
            connection.outbox.close(GOING_AWAY)
        waiting = [asyncio.ensure_future(outbox.drained()) for outbox in outboxes]
        if waiting:
            await asyncio.wait(waiting, timeout=LAST_WORDS)

    async def close(self) -> None:
        await self.analyses.close()
        await self.thinkers.close()
        await asyncio.gather(*self._housekeeping, return_exceptions=True)
        await asyncio.to_thread(self.store.close)

    async def _watch_loop(self) -> None:
        """How long did nothing move? Whoever does too much at once on the loop shows here."""
        longest = 0.0
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            late = time.perf_counter() - before - TICK
            self.counts.stall.observe(max(0.0, late))
            if late > longest:
                longest = late
                self.counts.longest_stall.set(late)
