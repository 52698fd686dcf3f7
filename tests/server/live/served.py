"""A real server in a process of its own, and clients that speak to it as any other would: over HTTP and a socket."""

import asyncio
import http.client
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lavafield import Rng
from lavafield.core.offers import Offer, spread
from lavafield.core.scene import Scene
from lavafield.core.scene_change import SceneChange, changed
from lavafield.server.messages.client import PROTOCOL

PATIENCE: Final = 30.0
"""Seconds for anything that must happen, on a machine that others use too."""
GENEROUS: Final = ("connections=10000", "messages=100000", "message_burst=100000", "address_messages=100000")
"""Limits that are not what a test is about."""
RELAXED: Final = (
    *GENEROUS,
    "address_message_burst=100000",
    "requests=10000",
    "request_burst=10000",
    "guests=10000",
    "guest_burst=10000",
    "tables=10000",
    "table_rate=10000",
    "table_burst=10000",
    "looks_back=10000",
    "look_back_burst=10000",
    "sign_ins=10000",
    "sign_in_burst=10000",
)

Message = dict[str, Any]


class Server:
    """One folder of data, and the server on it while it lives."""

    def __init__(self, data: Path, *arguments: str, limits: tuple[str, ...] = RELAXED) -> None:
        self.data = data
        self.arguments = [*arguments, *(part for limit in limits for part in ("--limit", limit))]
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.log = data.parent / f"{data.name}.log"

    def start(self) -> "Server":
        """Until it says that it is ready. It takes the same port again."""
        command = [sys.executable, "-m", "lavafield", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"LAVAFIELD_LANG": "en"},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        if found is None:
            self.process.communicate(timeout=PATIENCE)
        assert found is not None, f"expected the address, got {said!r}\n{self.log.read_text()}"
        self.port = int(found[1])
        return self

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code."""
        assert self.process is not None
        self.process.send_signal(sign)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def kill(self) -> None:
        """As a crash would."""
        self.stop(signal.SIGKILL)

    def ask(self, method: str, path: str, body: Any = None, secret: str | None = None, **headers: str) -> "Answer":
        """One request; the body is made JSON, unless it is bytes."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            if body is not None:
                given.setdefault("content-type", "application/json")
            if secret is not None:
                given["authorization"] = f"Bearer {secret}"
            data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
            connection.request(method, path, data, given)
            response = connection.getresponse()
            return Answer(response.status, dict(response.getheaders()), response.read())
        finally:
            connection.close()

    def guest(self, name: str) -> "Person":
        answer = self.ask("POST", "/api/guest", {"name": name})
        assert answer.status == 200, answer
        told = answer.json
        return Person(self, told["id"], told["name"], told["secret"])


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Person:
    server: Server
    id: str
    name: str
    secret: str

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What it gets; refusals fail."""
        answer = self.server.ask(method, path, body, self.secret)
        assert answer.status < 300, answer
        return answer.json if answer.body else None

    def table(self, *seats: Message | str, game: str = "taluva", **more: Any) -> str:
        """A new table; seats are "me", "open" or the name of a bot. Its id."""
        places = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        made = self.ask("POST", "/api/tables", {"game": game, "seats": places, **more})
        return str(made["id"])

    @asynccontextmanager
    async def socket(self, hello: bool = True, port: int | None = None, **headers: str) -> AsyncIterator["Client"]:
        """To the server, or to what stands before it at another port."""
        url = f"ws://127.0.0.1:{port or self.server.port}/socket"
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
        ) as socket:
            client = Client(self, socket)
            try:
                if hello:
                    await client.hello()
                yield client
            finally:
                await client.end()


class SocketGone(ConnectionError):
    """It was closed while somebody waited for a message."""


_NUMBERS = itertools.count(1)


@dataclass
class Client:
    """One socket. It believes only what it is told, and keeps all that it is told."""

    person: Person
    socket: ClientConnection
    heard: list[Message] = field(default_factory=list)
    """Everything that came, in its order."""
    raw: list[str] = field(default_factory=list)
    tables: dict[str, "Following"] = field(default_factory=dict)
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self._changed = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def hello(self) -> Message:
        await self.send({"type": "hello", "protocol": PROTOCOL, "secret": self.person.secret})
        return await self.wait(lambda message: message["type"] == "welcome")

    async def end(self) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def send(self, message: Message | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, kind: str, table: str | None = None, id: str | None = None, **fields: Any) -> Message:
        """The answer to a request: done, refused, or what it asked for."""
        id = id or f"c{next(_NUMBERS)}"
        begun = len(self.heard)
        about = {} if table is None else {"table": table}
        await self.send({"type": kind, "id": id, **about, **fields})
        return await self.wait(lambda message: message.get("id") == id, begun)

    async def watch(self, table: str, since: int | None = None) -> "Following":
        following = self._following(table)
        fields: Message = {} if since is None else {"since": since}
        answer = await self.ask("watch", table, **fields)
        assert answer["type"] == "done", answer
        return following

    async def wait(self, wanted: Callable[[Message], bool], begun: int = 0) -> Message:
        """The first such message, counted from that one on."""
        async with asyncio.timeout(PATIENCE), self._changed:
            at = begun
            while True:
                for message in self.heard[at:]:
                    if wanted(message):
                        return message
                at = len(self.heard)
                self._must_be_open()
                await self._changed.wait()

    async def until(self, true: Callable[[], bool]) -> None:
        """Until what was told makes it so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            while not true():
                self._must_be_open()
                await self._changed.wait()

    def _must_be_open(self) -> None:
        if self.closed.is_set():
            raise SocketGone(f"closed, after {self.heard[-3:]}")

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                assert isinstance(data, str)
                message = json.loads(data)
                async with self._changed:
                    self.raw.append(data)
                    self.heard.append(message)
                    self._follow(message)
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._changed:
                self.closed.set()
                self._changed.notify_all()

    def _follow(self, message: Message) -> None:
        match message["type"]:
            case "table":
                info = message["table"]
                self._following(info["id"]).info = info
            case "view" | "changed":
                self._following(message["table"]).hear(message)

    def _following(self, table: str) -> "Following":
        return self.tables.setdefault(table, Following(table))


@dataclass
class Following:
    """What a client knows of one table."""

    id: str
    info: Message = field(default_factory=dict)
    version: int = -1
    scene: Scene | None = None
    """The position: what was shown whole, and all that changed since."""
    turn: Message = field(default_factory=dict)
    events: list[Message] = field(default_factory=list)

    def hear(self, message: Message) -> None:
        if message["type"] == "view":
            self.scene = msgspec.convert(message["scene"], Scene)
        else:
            assert message["since"] == self.version, f"a change from {message['since']}, at {self.version}"
            if self.scene is not None:
                self.scene = changed(self.scene, msgspec.convert(message.get("scene", {}), SceneChange))
        self.version = message["version"]
        self.turn = message.get("turn", {})
        self.events += message.get("events", [])

    @property
    def over(self) -> bool:
        return self.info.get("status") in ("over", "aborted")

    @property
    def to_move(self) -> bool:
        return bool(self.turn.get("offers") or self.turn.get("confirm"))

    def offered(self) -> list[Message]:
        offers = [Offer(**{**o, "keys": tuple(o.get("keys", ()))}) for o in self.turn["offers"]]
        return list(spread(offers))


async def play(client: Client, table: Following, rng: Rng, most: int | None = None) -> int:
    """Do at random what is offered, until the game is over, or so many actions are done: how many were."""
    done = 0
    while most is None or done < most:
        await client.until(lambda: table.over or table.to_move)
        if table.over:
            break
        if table.turn.get("confirm"):
            answer = await client.ask("confirm", table.id, version=table.version)
        else:
            offered = table.offered()
            action = offered[rng.below(len(offered))]
            answer = await client.ask("act", table.id, version=table.version, action=action)
            done += answer["type"] == "done"
        assert answer["type"] == "done" or answer["problem"]["message"] in ("error-stale", "table-status"), answer
    return done
