"""The socket as an ASGI application: one task for each, which reads; nothing that it sends makes it wait."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from lavafield.core.errors import BadInput
from lavafield.server.buckets import Bucket
from lavafield.server.live.connection import GOING_AWAY, POLICY, TOO_SLOW, Connection
from lavafield.server.live.hub import Hub
from lavafield.server.live.outbox import Message, Send
from lavafield.server.messages.client import PROTOCOL, Hello
from lavafield.server.messages.parts import Problem
from lavafield.server.messages.server import Error, Goodbye, Welcome
from lavafield.server.messages.wire import decoded, encoded, problem_of
from lavafield.server.people import person
from lavafield.server.secrets import COOKIE
from lavafield.server.socket.dialogue import Dialogue
from lavafield.server.socket.origin import is_ours, secret_of
from lavafield.server.table.setup import Person

LOG: Final = logging.getLogger("lavafield.socket")
PATH: Final = "/socket"

Receive = Callable[[], Awaitable[Message]]


class Closed(Exception):
    """The socket is to be closed, or is. With a problem the client is told why."""

    def __init__(self, code: int, problem: Problem | None = None, again: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.problem = problem
        self.again = again


class SocketEndpoint:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.dialogue = Dialogue(hub)

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        await receive()
        address = (scope.get("client") or ("?", 0))[0]
        hub = self.hub
        why = self._turned_away(scope, address)
        if why is not None:
            hub.counts.refused.labels(why).inc()
            await send({"type": "websocket.close", "code": POLICY})
            return
        hub.sockets[address] += 1
        try:
            secret = secret_of(scope["headers"], COOKIE)
            scope["headers"] = []  # they would be kept as long as the socket is open
            await send({"type": "websocket.accept"})
            await self._serve(address, secret, receive, send)
        finally:
            hub.sockets[address] -= 1
            if hub.sockets[address] <= 0:
                del hub.sockets[address]

    def _turned_away(self, scope: dict[str, Any], address: str) -> str | None:
        """Why this socket is not opened at all."""
        if scope["path"] != PATH:
            return "path"
        if not is_ours(scope["headers"], self.hub.config.origins):
            return "origin"
        if self.hub.closing:
            return "closing"
        if self.hub.sockets[address] >= self.hub.limits.connections:
            return "connections"
        return None

    async def _serve(self, address: str, secret: str | None, receive: Receive, send: Send) -> None:
        try:
            who = await self._greeted(secret, receive, send)
        except Closed as closed:
            await _close(send, closed)
            return
        task = asyncio.current_task()
        assert task is not None
        connection = Connection(who, address, send, self.hub.limits.backlog, task.cancel)
        self.hub.join(connection)
        connection.tell(Welcome(protocol=PROTOCOL, user=who.id, name=who.name))
        try:
            await Reader(self.hub, self.dialogue, connection).read(receive)
        except Closed as closed:
            self.hub.leave(connection)
            if closed.problem is not None:
                connection.tell(Goodbye(problem=closed.problem, again=closed.again))
            connection.outbox.close(closed.code)
            await connection.outbox.drained()
        except asyncio.CancelledError:
            if not connection.outbox.closed:
                raise
            self.hub.counts.refused.labels("slow").inc()  # it did not read what it was sent
            LOG.info("a socket did not read", extra={"address": address})
            await _close(send, Closed(TOO_SLOW))
        finally:
            self.hub.leave(connection)
            connection.outbox.drop()

    async def _greeted(self, secret: str | None, receive: Receive, send: Send) -> Person:
        """Whoever says hello in time, with a secret that somebody has."""
        try:
            async with asyncio.timeout(self.hub.limits.hello):
                hello = await self._hello(receive, send)
                if hello.protocol != PROTOCOL:
                    arguments: dict[str, str | int] = {"expected": PROTOCOL, "got": hello.protocol}
                    raise Closed(POLICY, Problem(message="error-protocol", arguments=arguments))
                known = hello.secret or secret
                user = await self.hub.people.with_secret(known) if known else None
        except TimeoutError:
            self.hub.counts.refused.labels("late").inc()
            raise Closed(POLICY, Problem(message="error-hello-late")) from None
        if user is None:
            self.hub.counts.refused.labels("nobody").inc()
            raise Closed(POLICY, Problem(message="error-nobody"))
        return person(user)

    async def _hello(self, receive: Receive, send: Send) -> Hello:
        for _ in range(self.hub.limits.strikes):
            data = await _text(receive)
            try:
                message = decoded(data)
            except BadInput as problem:
                message, told = None, problem_of(problem)
            else:
                if isinstance(message, Hello):
                    return message
                told = Problem(message="error-hello-first")
            await send({"type": "websocket.send", "text": encoded(Error(problem=told)).decode()})
        self.hub.counts.refused.labels("strikes").inc()
        raise Closed(POLICY, Problem(message="error-strikes"))


class Reader:
    """What one person says on one socket."""

    __slots__ = ("bucket", "connection", "dialogue", "hub", "strikes")

    def __init__(self, hub: Hub, dialogue: Dialogue, connection: Connection) -> None:
        self.hub = hub
        self.dialogue = dialogue
        self.connection = connection
        self.bucket = Bucket(hub.limits.message_burst, time.monotonic())
        self.strikes = 0

    async def read(self, receive: Receive) -> None:
        """Until it is closed, by whomsoever."""
        counts = self.hub.counts
        while True:
            data = await _text(receive)
            began = time.perf_counter()
            counts.messages.inc()
            self._only_so_fast()
            try:
                message = decoded(data)
                if isinstance(message, Hello):
                    raise BadInput("error-hello-again")
            except BadInput as problem:
                self._strike(problem)
                continue
            await self.dialogue.answer(self.connection, message)
            counts.handled.observe(time.perf_counter() - began)

    def _only_so_fast(self) -> None:
        limits, now = self.hub.limits, time.monotonic()
        if not self.bucket.take(limits.messages, limits.message_burst, now) or not self.hub.messages.take(
            self.connection.address, now
        ):
            self.hub.counts.refused.labels("flood").inc()
            raise Closed(POLICY, Problem(message="error-too-fast"), again=10.0)

    def _strike(self, problem: BadInput) -> None:
        """What cannot be understood is answered, but not for ever. It is not logged: it may hold a secret."""
        self.hub.counts.refused.labels("malformed").inc()
        self.connection.tell(Error(problem=problem_of(problem)))
        self.strikes += 1
        if self.strikes >= self.hub.limits.strikes:
            raise Closed(POLICY, Problem(message="error-strikes"))


async def _text(receive: Receive) -> str | bytes:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Closed(GOING_AWAY)
    text: str | None = message.get("text")
    return message.get("bytes", b"") if text is None else text


async def _close(send: Send, closed: Closed) -> None:
    """Of somebody who is not joined: politely, if anybody is there."""
    try:
        if closed.problem is not None:
            goodbye = Goodbye(problem=closed.problem, again=closed.again)
            await send({"type": "websocket.send", "text": encoded(goodbye).decode()})
        await send({"type": "websocket.close", "code": closed.code})
    except Exception:  # noqa: BLE001 - it is gone already
        LOG.debug("nobody there to be told")
