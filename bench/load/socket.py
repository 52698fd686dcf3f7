"""A websocket client that costs little, so that thousands fit into one process beside the server they measure."""

import asyncio
import base64
import os
from collections.abc import Callable, Iterable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FIN: Final = 0x80
MASKED: Final = 0x80
MASK: Final = b"\0\0\0\0"
"""A client must mask what it sends; this mask changes nothing, and costs nothing."""

Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """Text frames in one piece, which is all that the servers here send."""

    def __init__(self, hear: Hear, lost: Callable[[], None] | None = None) -> None:
        self.hear = hear
        self.lost = lost
        self.closed = False
        self._buffer = bytearray()
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def connected(port: int, hear: Hear, lost: Callable[[], None] | None = None) -> "Socket":
        """A socket to a server on this machine, once it may be spoken through."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(hear, lost), "127.0.0.1", port)
        try:
            async with asyncio.timeout(60):
                await socket._opened
        except BaseException:
            socket.end()
            raise
        return socket

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def end(self) -> None:
        """Without a goodbye, as when a connection breaks."""
        self.lost = None
        if self._transport is not None:
            self._transport.abort()

    # --- asyncio's side ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        host, port = transport.get_extra_info("peername")[:2]
        lines = (
            "GET /socket HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._opened.set_exception(ConnectionError(head.decode("latin-1")[:200]))
                return
            self._opened.set_result(None)
            self._buffer = bytearray(rest)
        while self._one_frame():
            pass

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("closed at once"))
        if self.lost is not None:
            self.lost()

    # --- frames ---

    def _one_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()
        return True

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((FIN | kind, MASKED | size))
        else:
            head = bytes((FIN | kind, MASKED | 126)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + MASK + payload)


async def hang_up(sockets: Iterable[Socket | None]) -> None:
    """End them all; the loop has closed them then."""
    for socket in sockets:
        if socket is not None:
            socket.end()
    await asyncio.sleep(0.01)
