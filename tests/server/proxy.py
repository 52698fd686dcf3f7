"""A bad network: between a client and a server it delays, tears frames apart, sends some twice, and cuts connections.

It knows HTTP upgrades and the frames of websockets, for a frame that is sent twice must be whole.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Self

from lavafield import Rng

TEXT: Final = 1
HEAD_END: Final = b"\r\n\r\n"
PIECE: Final = 64 * 1024


@dataclass
class Trouble:
    """What happens to each frame, as one of so many; 0 is never."""

    cut_one_of: int = 0
    twice_one_of: int = 0
    torn_one_of: int = 0
    delay: float = 0.0
    """Seconds, at the most, that a frame is late."""


@dataclass
class Done:
    """What was done so far."""

    connections: int = 0
    frames: int = 0
    cut: int = 0
    twice: int = 0
    torn: int = 0


@dataclass
class Proxy:
    to: int
    """The port of the server."""
    trouble: Trouble
    rng: Rng
    done: Done = field(default_factory=Done)
    port: int = 0

    async def __aenter__(self) -> Self:
        self._connections: set[asyncio.Task[None]] = set()
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *raised: object) -> None:
        self._server.close()
        for task in self._connections:
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _accepted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        self.done.connections += 1
        writers = [writer]
        try:
            from_server, to_server = await asyncio.open_connection("127.0.0.1", self.to)
            writers.append(to_server)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass_on(reader, to_server))
                both.create_task(self._pass_on(from_server, writer))
        except* (ConnectionError, Cut):
            pass
        finally:
            for each in writers:
                each.transport.abort()
            self._connections.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction, until it ends or is cut; both end with it."""
        frames = Frames()
        while data := await reader.read(PIECE):
            for frame in frames.fed(data):
                await self._send(frame, frames.is_text(frame), writer)
        raise Cut

    async def _send(self, frame: bytes, is_text: bool, writer: asyncio.StreamWriter) -> None:
        trouble, done = self.trouble, self.done
        done.frames += 1
        await asyncio.sleep(trouble.delay * int(self.rng.below(1000)) / 1000)
        if is_text and self._hits(trouble.cut_one_of):
            done.cut += 1
            writer.write(frame[: self.rng.below(len(frame))])
            await writer.drain()
            raise Cut
        if self._hits(trouble.torn_one_of):
            done.torn += 1
            half = self.rng.below(len(frame))
            writer.write(frame[:half])
            await writer.drain()
            await asyncio.sleep(trouble.delay)
            writer.write(frame[half:])
        else:
            writer.write(frame)
        if is_text and self._hits(trouble.twice_one_of):
            done.twice += 1
            writer.write(frame)
        await writer.drain()

    def _hits(self, one_of: int) -> bool:
        return one_of > 0 and self.rng.below(one_of) == 0


class Cut(Exception):
    """The connection is over, in both directions."""


class Frames:
    """Takes bytes as they come; gives the head of the upgrade, then frame after frame."""

    def __init__(self) -> None:
        self._rest = b""
        self._upgraded = False

    def fed(self, data: bytes) -> Iterator[bytes]:
        self._rest += data
        while (length := self._length()) is not None and length <= len(self._rest):
            whole, self._rest = self._rest[:length], self._rest[length:]
            yield whole
            self._upgraded = True

    def is_text(self, frame: bytes) -> bool:
        return frame[0] & 0x0F == TEXT and not frame.startswith((b"GET ", b"HTTP"))

    def _length(self) -> int | None:
        """Of the next whole; None while not even that is known."""
        rest = self._rest
        if not self._upgraded:
            end = rest.find(HEAD_END)
            return None if end < 0 else end + len(HEAD_END)
        if len(rest) < 2:
            return None
        masked, short = rest[1] & 0x80, rest[1] & 0x7F
        extra = {126: 2, 127: 8}.get(short, 0)
        if len(rest) < 2 + extra:
            return None
        payload = int.from_bytes(rest[2 : 2 + extra], "big") if extra else short
        return 2 + extra + (4 if masked else 0) + payload
