"""What a server writes about itself holds nothing that anybody could use."""

import asyncio
import sqlite3
from contextlib import closing

from lavafield import Rng
from tests.server.live.conftest import Starter
from tests.server.live.served import Client, Server, play

WRONG = "w" * 43
NONCE = "ab" * 16
LINE = "a line that is nobody else's affair"


def test_no_secret_that_goes_over_a_socket_gets_into_the_log(started: Starter) -> None:
    """Not even where it came in what could not be understood, or before the server was killed and read it all again."""
    server = started("--verbose")
    secret = asyncio.run(all_that_may_go_wrong(server))
    server.kill()
    server.start()
    asyncio.run(looked_at_again(server))
    assert server.stop() == 0
    log = server.log.read_text()
    assert '"message":"the server is ready"' in log
    keys = keys_of(server)
    assert len(keys) == 1
    for hidden in (secret, WRONG, NONCE, LINE, *keys):
        assert hidden not in log, hidden


async def all_that_may_go_wrong(server: Server) -> str:
    ada = server.guest("Ada")
    hello = {"type": "hello", "protocol": 1, "secret": ada.secret}
    for bad in (
        {**hello, "secret": WRONG},
        {**hello, "more": ada.secret},
        {**hello, "protocol": ada.secret},
        {"type": ada.secret},
        f'{{"type":"hello","secret":"{ada.secret}"',
        ada.secret.encode(),
    ):
        async with ada.socket(hello=False, Cookie=f"lavafield={WRONG}", Authorization=f"Bearer {WRONG}") as one:
            await sent_and_answered(one, bad)
    server.ask("GET", f"/api/tables/{ada.secret}?secret={ada.secret}", secret=WRONG)
    server.ask("POST", f"/api/{ada.secret}", {"secret": ada.secret}, ada.secret)
    table = ada.table("me", "random")
    async with ada.socket() as one:
        await one.watch(table)
        await one.ask("nonce", table, seat=0, nonce=NONCE)
        await one.ask("start", table)
        await one.ask("say", table, text=LINE)
        await sent_and_answered(one, {**hello, "id": "again"})
        await play(one, one.tables[table], Rng(1), most=4)
    return ada.secret


async def sent_and_answered(client: Client, message: object) -> None:
    begun = len(client.heard)
    assert isinstance(message, dict | str | bytes)
    await client.send(message)
    await client.wait(lambda answer: answer["type"] in ("error", "goodbye"), begun)


async def looked_at_again(server: Server) -> None:
    async with server.guest("Eve").socket() as one:
        for table in [each["id"] for each in server.ask("GET", "/api/tables").json]:
            await one.watch(table)


def keys_of(server: Server) -> list[str]:
    """Of the dice."""
    with closing(sqlite3.connect(server.data / "lavafield.db")) as database:
        return [key for (key,) in database.execute("select json_extract(setup, '$.key') from tables")]
