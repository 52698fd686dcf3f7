"""Sockets of those who do not keep to the rules, or do not read."""

import asyncio
import json
import socket as sockets

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live.conftest import Starter
from tests.server.live.served import PATIENCE, RELAXED, Client, Message, Server


async def closed(client: Client) -> str:
    """Why the server closed it."""
    async with asyncio.timeout(PATIENCE):
        await client.closed.wait()
    goodbye = [message for message in client.heard if message["type"] == "goodbye"]
    return str(goodbye[-1]["problem"]["message"]) if goodbye else ""


def test_who_says_no_hello_is_not_waited_for(started: Starter) -> None:
    server = started(limits=(*RELAXED, "hello=0.3"))

    async def scenario() -> None:
        async with server.guest("Ada").socket(hello=False) as one:
            assert await closed(one) == "error-hello-late"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ({"type": "hello", "protocol": 1, "secret": "x" * 43}, "error-nobody"),
        ({"type": "hello", "protocol": 1}, "error-nobody"),
        ({"type": "hello", "protocol": 7, "secret": "x" * 43}, "error-protocol"),
    ],
    ids=["stranger", "without", "protocol"],
)
def test_a_hello_that_will_not_do_ends_the_socket(server: Server, hello: dict[str, object], why: str) -> None:
    async def scenario() -> None:
        async with server.guest("Ada").socket(hello=False) as one:
            await one.send(hello)
            assert await closed(one) == why
            assert one.socket.close_code == 1008

    asyncio.run(scenario())


def test_a_browser_is_known_by_its_cookie(server: Server) -> None:
    async def scenario() -> None:
        ada = server.guest("Ada")
        async with ada.socket(hello=False, Cookie=f"other=1; lavafield={ada.secret}") as one:
            await one.send({"type": "hello", "protocol": 1})
            assert (await one.wait(lambda message: message["type"] == "welcome"))["user"] == ada.id

    asyncio.run(scenario())


def test_pages_of_others_get_no_socket(server: Server) -> None:
    async def opened(origin: str) -> None:
        async with server.guest("Ada").socket(Origin=origin):
            pass

    asyncio.run(opened(f"http://127.0.0.1:{server.port}"))
    for origin in ("http://evil.example", f"http://127.0.0.1:{server.port}.evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(opened(origin))
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("data", ["{", b"\x00\xff", "[]", '{"type":"fly"}', '{"type":"watch","id":"1","table":"../x"}'])
def test_what_cannot_be_understood_is_told_a_few_times(server: Server, data: str | bytes) -> None:
    async def scenario() -> None:
        async with server.guest("Ada").socket() as one:
            for _ in range(5):
                await one.send(data)
            assert await closed(one) == "error-strikes"
            assert [message["type"] for message in one.heard].count("error") == 5

    asyncio.run(scenario())


def test_a_message_that_is_too_long_is_not_read(server: Server) -> None:
    async def scenario() -> None:
        async with server.guest("Ada").socket() as one:
            await one.send(json.dumps({"type": "say", "id": "1", "table": "t", "text": "x" * 9000}))
            error = await one.wait(lambda message: message["type"] == "error")
            assert error["problem"]["message"] == "error-message-size"
            await one.send("x" * 100_000)
            await closed(one)
            assert one.socket.close_code == 1009

    asyncio.run(scenario())


def test_who_talks_too_fast_is_sent_away_for_a_while(started: Starter) -> None:
    server = started(limits=("message_burst=20", "messages=1"))

    async def scenario() -> None:
        async with server.guest("Ada").socket() as one:
            for n in range(30):
                await one.send({"type": "unlobby", "id": f"u{n}"})
            assert await closed(one) == "error-too-fast"
            assert [message["type"] for message in one.heard].count("done") == 20
        async with server.guest("Bo").socket() as other:
            assert (await other.ask("unlobby"))["type"] == "done"

    asyncio.run(scenario())


def test_an_address_has_so_many_messages_and_sockets(started: Starter) -> None:
    server = started(limits=("connections=3", "address_message_burst=30", "address_messages=1"))

    async def scenario() -> None:
        ada = server.guest("Ada")
        async with ada.socket() as one, ada.socket() as two, ada.socket():
            with pytest.raises(InvalidStatus):
                async with ada.socket():
                    pass
            for n in range(20):
                await one.send({"type": "unlobby", "id": f"a{n}"})
                await two.send({"type": "unlobby", "id": f"b{n}"})
            await asyncio.wait(
                [asyncio.ensure_future(each.closed.wait()) for each in (one, two)],
                timeout=PATIENCE,
                return_when=asyncio.FIRST_COMPLETED,
            )
            assert one.closed.is_set() or two.closed.is_set()
        async with asyncio.timeout(PATIENCE):
            while server.ask("GET", "/metrics").body.find(b"lavafield_connections 0.0") < 0:
                await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_who_does_not_read_holds_nobody_up_and_is_dropped(started: Starter) -> None:
    server = started(limits=(*RELAXED, "backlog=20000"))

    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "open", "open", "open", game="pompeii")
        for seat in (1, 2, 3):
            ada.ask("POST", f"/api/tables/{table}/bot", {"seat": seat, "bot": "random"})
        async with ada.socket() as one:
            await one.watch(table)
            await one.ask("start", table)
            slow = await asyncio.to_thread(deaf_socket, server, ada.secret, table)
            try:
                async with asyncio.timeout(PATIENCE):
                    while b'refused_total{why="slow"} 1.0' not in server.ask("GET", "/metrics").body:
                        assert (await one.ask("unlobby"))["type"] == "done"
            finally:
                slow.close()

    asyncio.run(scenario())


def deaf_socket(server: Server, secret: str, table: str) -> sockets.socket:
    """A socket that asks for a whole table very often, and reads nothing of what it is sent."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    assert b"101" in raw.recv(1000)
    hello = {"type": "hello", "protocol": 1, "secret": secret}
    watch = {"type": "watch", "id": "w", "table": table}
    raw.sendall(framed(hello) + framed(watch) * 1500)
    return raw


def framed(message: Message) -> bytes:
    """A text as a client sends it, masked by zeros."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
