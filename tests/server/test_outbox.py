"""Sending without waiting: what a socket takes goes out at once, what it does not take lines up, to a limit."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from lavafield.server.live.outbox import Outbox


class Pipe:
    """A socket that takes messages while it is open."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.open = asyncio.Event()
        self.open.set()
        self.gone = False
        self.overflows = 0

    async def send(self, message: MutableMapping[str, Any]) -> None:
        await self.open.wait()
        if self.gone:
            raise ConnectionError
        self.taken.append(message.get("text", message["type"]))

    def outbox(self, limit: int = 10) -> Outbox:
        return Outbox(self.send, limit, self.overflow)

    def overflow(self) -> None:
        self.overflows += 1


def test_what_a_socket_takes_goes_out_without_a_task() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        outbox = pipe.outbox()
        for text in "abc":
            outbox.put(text)
        assert pipe.taken == ["a", "b", "c"]
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(scenario())


def test_what_it_does_not_take_lines_up_and_keeps_its_order() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        outbox = pipe.outbox()
        pipe.open.clear()
        for text in "abc":
            outbox.put(text)
        assert pipe.taken == []
        pipe.open.set()
        outbox.put("d")
        await outbox.drained()
        outbox.put("e")
        outbox.close(1000)
        outbox.put("too late")
        assert pipe.taken == ["a", "b", "c", "d", "e", "websocket.close"]

    asyncio.run(scenario())


def test_more_than_the_limit_is_too_much() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        outbox = pipe.outbox(limit=3)
        pipe.open.clear()
        for text in "abcd":  # the first waits in the socket itself
            outbox.put(text)
        assert (pipe.overflows, outbox.closed) == (0, False)
        outbox.put("e")
        assert (pipe.overflows, outbox.closed) == (1, True)
        await outbox.drained()
        pipe.open.set()
        await asyncio.sleep(0)
        assert pipe.taken == []

    asyncio.run(scenario())


def test_a_socket_that_is_gone_is_nobodys_trouble() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        outbox = pipe.outbox()
        pipe.gone = True
        outbox.put("at once")
        pipe.open.clear()
        outbox.put("later")
        pipe.open.set()
        await outbox.drained()
        assert (pipe.taken, outbox.closed) == ([], True)

    asyncio.run(scenario())
