"""A person who plays on whatever happens to the connection: comes back, and repeats what was not answered."""

import asyncio
import itertools
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from typing import Final

from websockets.exceptions import WebSocketException

from lavafield import Rng
from tests.server.live.served import Client, Following, Message, Person

GONE: Final = (ConnectionError, WebSocketException, EOFError)
"""What a connection that is cut, or a server that is not there, looks like."""
AGAIN: Final = 0.05
"""Seconds between two attempts to come back."""
BEHIND: Final = ("error-stale", "table-not-your-turn", "table-status", "table-unconfirmed", "table-nothing-to-confirm")
"""Refusals of what was meant for a position that is no more."""
UNDO_ONE_OF: Final = 12

_NUMBERS = itertools.count(1)


class Tolerant(Following):
    """Believes nothing twice, and notices if anything is missing."""

    def hear(self, message: Message) -> None:
        if message["type"] == "changed" and message["since"] < self.version:
            assert message["version"] <= self.version, f"at {self.version} came {message}"
        elif message["type"] == "changed" or message["version"] != self.version:
            super().hear(message)


class Steady:
    def __init__(self, person: Person, table: str, port: int | None = None) -> None:
        self.person = person
        self.known = Tolerant(table)
        self.port = port
        self.acknowledged: set[str] = set()
        """The ids of all commands of the log of which it knows that they were carried out."""
        self.refused: set[str] = set()
        self.connections = 0
        self.repeated = 0
        """How often the server had carried out already what was sent again."""
        self._client: Client | None = None
        self._stack = AsyncExitStack()

    async def play(self, rng: Rng) -> None:
        """Until the game is over, do at random what is offered."""
        known = self.known
        while True:
            await self.until(lambda: known.over or known.to_move)
            if known.over:
                return
            turn, version = known.turn, known.version
            if turn.get("undo") and rng.below(UNDO_ONE_OF) == 0:
                await self.command("undo", version=version)
            elif turn.get("confirm"):
                await self.command("confirm", version=version)
            else:
                offered = known.offered()
                await self.command("act", version=version, action=offered[rng.below(len(offered))])

    async def command(self, kind: str, **fields: object) -> Message:
        """Something that the log shall hold once, or that is refused."""
        id = f"{self.person.id[:8]}-{next(_NUMBERS)}"
        answer = await self.insist(kind, id, **fields)
        if answer["type"] == "done":
            self.acknowledged.add(id)
            self.repeated += answer.get("repeated", False)
            await self.until(lambda: self.known.over or self.known.version >= answer["version"])
        else:
            assert answer["problem"]["message"] in BEHIND, answer
            self.refused.add(id)
        return answer

    async def insist(self, kind: str, id: str | None = None, **fields: object) -> Message:
        """The answer, however often it must be asked."""
        id = id or f"{self.person.id[:8]}-{next(_NUMBERS)}"
        while True:
            try:
                return await (await self._connected()).ask(kind, self.known.id, id=id, **fields)
            except GONE:
                await self.leave()
                await asyncio.sleep(AGAIN)

    async def until(self, true: Callable[[], bool]) -> None:
        while True:
            try:
                await (await self._connected()).until(true)
                return
            except GONE:
                await self.leave()
                await asyncio.sleep(AGAIN)

    async def leave(self) -> None:
        self._client = None
        stack, self._stack = self._stack, AsyncExitStack()
        with suppress(*GONE):
            await stack.aclose()

    async def _connected(self) -> Client:
        if self._client is None:
            client = await self._stack.enter_async_context(self.person.socket(port=self.port))
            self.connections += 1
            client.tables[self.known.id] = self.known
            began = self.known.version
            await client.watch(self.known.id, None if began < 0 else began)
            whole = [message for message in client.heard if message["type"] == "view"]
            assert not whole or began < 0, f"at {began} the server knew less: {whole}"
            self._client = client
        return self._client
