"""Running the server: uvicorn on one event loop, from the opened store to the last goodbye."""

import asyncio
import contextlib
import logging
import signal
import socket
import time
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
import uvloop

from lavafield.core.errors import BadInput
from lavafield.server.app import App
from lavafield.server.config import ServerConfig
from lavafield.server.live.hub import Hub
from lavafield.server.messages.limits import LARGEST_MESSAGE
from lavafield.server.store.store import open_store
from lavafield.server.tuning import read_catalogues, tune

LOG: Final = logging.getLogger("lavafield.server")
BACKLOG: Final = 2048
FRAME: Final = 2 * LARGEST_MESSAGE
"""A message that is somewhat too long is told so; for one that is longer the socket is closed unread."""
PING_EVERY: Final = 25.0
PING_PATIENCE: Final = 20.0
LAST_REQUESTS: Final = 5
"""Seconds that requests have to end when the server does."""

ENDING: Final = (signal.SIGINT, signal.SIGTERM)

Ready = Callable[[str], None]


def run(config: ServerConfig, ready: Ready) -> bool:
    """Serve until a signal comes; `ready` is told the address once somebody may come. False if something failed."""
    listening = listener(config)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(serve(config, listening, ready))
    finally:
        listening.close()


def listener(config: ServerConfig) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except OSError as problem:
        place = f"{config.host}:{config.port}"
        raise BadInput("serve-error-address", got=place, reason=problem.strerror or str(problem)) from None


async def serve(config: ServerConfig, listening: socket.socket, ready: Ready) -> bool:
    config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = await asyncio.to_thread(open_store, config.database, time.time())
    await asyncio.to_thread(read_catalogues)
    hub = Hub(config, store)
    tune()
    server = Server(uvicorn_config(config, App(hub)), hub, lambda: ready(address_of(listening)))
    watch = asyncio.create_task(server.end_if_broken())
    try:
        await server.serve(sockets=[listening])
    finally:
        watch.cancel()
        await hub.close()
    LOG.info("the server has ended")
    return not server.broken


def uvicorn_config(config: ServerConfig, app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=FRAME,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_PATIENCE,
        proxy_headers=config.proxied,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=LAST_REQUESTS,
        h11_max_incomplete_event_size=16 * 1024,
    )


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Server(uvicorn.Server):
    """Tells when it is ready; says goodbye before it ends; ends by itself if nothing can be stored any more."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready = ready
        self.broken = False

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn's own, but a signal that was obeyed is not raised once more, for there is still much to close."""
        loop = asyncio.get_running_loop()
        for sign in ENDING:
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        try:
            yield
        finally:
            for sign in ENDING:
                loop.remove_signal_handler(sign)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        LOG.info("the server is ready")
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("the server ends")
        for server in self.servers:
            server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_REQUESTS):
                await self.hub.say_goodbye()
        await super().shutdown(sockets)

    async def end_if_broken(self) -> None:
        """Somebody should start it anew then, and find everything that was acknowledged."""
        while self.hub.closing or self.hub.healthy:
            await asyncio.sleep(1)
        LOG.critical("the server cannot go on", exc_info=self.hub.store.failure)
        self.broken = self.should_exit = True
