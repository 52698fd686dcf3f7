"""Sending to one socket without ever waiting for it: one slow reader must not hold up a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator, MutableMapping
from functools import partial
from typing import Any

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]


class Outbox:
    """What is sent goes out at once. Only where the socket is full, a task waits for it, and more lines up."""

    __slots__ = ("_backlog", "_draining", "_limit", "_overflowed", "_send", "_waiting", "closed")

    def __init__(self, send: Send, limit: int, overflowed: Callable[[], object]) -> None:
        self._send = send
        self._limit = limit
        self._overflowed = overflowed
        self._waiting: deque[Message] | None = None
        self._backlog = 0
        self._draining: asyncio.Task[None] | None = None
        self.closed = False

    def put(self, text: str) -> None:
        self._put({"type": "websocket.send", "text": text}, len(text))

    def close(self, code: int) -> None:
        """After all that was put."""
        if not self.closed:
            self._put({"type": "websocket.close", "code": code}, 0)
            self.closed = True

    def drop(self) -> None:
        """The socket is gone."""
        self.closed = True
        self._waiting = None
        if self._draining is not None:
            self._draining.cancel()

    async def drained(self) -> None:
        """Until all is sent that was put."""
        if self._draining is not None:
            await asyncio.wait({self._draining})

    def _put(self, message: Message, size: int) -> None:
        if self.closed:
            return
        if self._waiting is not None:
            self._waiting.append(message)
            self._backlog += size
            if self._backlog > self._limit:
                self.drop()
                self._overflowed()
            return
        rest = begun(self._send(message))
        if rest is not None:
            self._waiting = deque()
            self._draining = asyncio.get_running_loop().create_task(self._drain(rest))

    async def _drain(self, rest: "Rest") -> None:
        try:
            await rest
            while self._waiting:
                message = self._waiting.popleft()
                self._backlog -= len(message.get("text", ""))
                await self._send(message)
        except Exception:  # noqa: BLE001 - however it fails, the socket is gone, as its reader will notice
            self.closed = True
        finally:
            self._waiting = self._draining = None
            self._backlog = 0


class Rest:
    """A coroutine that was begun by hand and waits for a future: a task can await the rest of it."""

    __slots__ = ("_coroutine", "_yielded")

    def __init__(self, coroutine: Generator[Any, Any, None], yielded: Any) -> None:
        self._coroutine = coroutine
        self._yielded = yielded

    def __await__(self) -> Generator[Any, Any, None]:
        yielded = self._yielded
        while True:
            try:
                sent = yield yielded
            except BaseException as problem:  # noqa: BLE001 - such as the task's being cancelled: it is the coroutine's
                step = partial(self._coroutine.throw, problem)
            else:
                step = partial(self._coroutine.send, sent)
            try:
                yielded = step()
            except StopIteration:
                return


def begun(sending: Awaitable[None]) -> Rest | None:
    """Carry it out as far as it goes at once: a socket that takes all needs no task. What is left, if anything is."""
    coroutine = sending.__await__()
    try:
        return Rest(coroutine, coroutine.send(None))
    except StopIteration:
        return None
    except Exception:  # noqa: BLE001 - the socket is gone, as its reader will notice
        return None
