"""Time at tables: clocks that outlive the server, flags that fall, bots that play on, games that take days."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import lavafield
from lavafield import Rng
from lavafield.server.clocks import DAY, PerDay
from lavafield.server.messages.parts import Settings
from lavafield.server.store.rows import Entry
from lavafield.server.table import deeds
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Setup, new_setup, person_place
from tests.server.live.conftest import Starter
from tests.server.live.logged import logged
from tests.server.live.served import PATIENCE, RELAXED, Client, Message, Person, Server, play
from tests.server.live.stocked import SECRETS, stock
from tests.server.rooms import ADA, BO, KEY


@asynccontextmanager
async def two_at(server: Server, **more: Any) -> AsyncIterator[tuple[Client, Client, str]]:
    """Ada and Bo at a table where Ada is to move."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "open", **more)
    async with ada.socket() as first, bo.socket() as second:
        await first.watch(table)
        await second.watch(table)
        await second.ask("sit", table, seat=1)
        await first.ask("start", table)
        await first.until(lambda: first.tables[table].to_move)
        yield first, second, table


def times(client: Client) -> list[Message]:
    return [message["times"] for message in client.heard if message["type"] == "clocks"]


def test_a_flag_falls_while_everybody_looks_on(server: Server) -> None:
    async def scenario() -> None:
        began = time.monotonic()
        async with two_at(server, settings={"clock": {"kind": "turn", "seconds": 1}}) as (ada, bo, table):
            await bo.until(lambda: bo.tables[table].over)
            assert time.monotonic() - began >= 1
            info = bo.tables[table].info
            assert info["result"]["reason"] == "flag"
            assert info["result"]["ranks"] == [2, 1]
            assert info["seats"][0]["left"] == "flag"
            late = await ada.ask("act", table, version=ada.tables[table].version, action={})
            assert late["problem"]["message"] == "table-status"

    asyncio.run(scenario())


def test_clocks_stand_still_while_there_is_no_server(started: Starter) -> None:
    """What was left when it was killed is left when it is back."""
    server = started()
    budget, off = 300.0, 2.5

    async def scenario() -> None:
        began = time.monotonic()
        async with two_at(server, settings={"clock": {"kind": "fischer", "seconds": budget}}) as (ada, bo, table):
            await play(ada, ada.tables[table], Rng(1), most=2)
            assert times(bo)[-1] == {"left": [budget, budget], "running": 0}
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(off)
        await asyncio.to_thread(server.start)
        async with ada.person.socket() as back:
            await back.watch(table)
            elapsed = time.monotonic() - began
            after = times(back)[-1]
            assert after["running"] == 0
            assert after["left"][1] == budget
            assert 0 < budget - after["left"][0] <= elapsed - off, f"{after} after {elapsed} s"

    asyncio.run(scenario())


def test_a_bot_plays_on_for_who_is_gone_until_they_are_back(server: Server) -> None:
    async def scenario() -> None:
        async with two_at(server, settings={"takeover": 0.5, "substitute": "random", "confirm": False}) as (
            ada,
            bo,
            table,
        ):
            gone, known = ada.person, ada.tables[table]
            await ada.end()
            await ada.socket.close()
            own = bo.tables[table]
            await bo.until(lambda: own.to_move)
            assert own.info["seats"][0]["bot"] == "random"
            async with gone.socket() as back:
                back.tables[table] = known
                await back.watch(table, since=known.version)
                assert not known.to_move
                assert (await back.ask("return", table, seat=0))["type"] == "done"
                await back.until(lambda: "bot" not in known.info["seats"][0])
                await play(bo, own, Rng(1), most=2)
                await back.until(lambda: known.to_move)
                assert await play(back, known, Rng(2), most=1) == 1

    asyncio.run(scenario())


def test_a_bot_plays_on_also_for_who_never_came_back_after_a_crash(started: Starter) -> None:
    server = started()

    async def scenario() -> str:
        settings = {"takeover": 1, "substitute": "random", "confirm": False}
        async with two_at(server, settings=settings) as (_, _, table):
            await asyncio.to_thread(server.kill)
            return table

    table = asyncio.run(scenario())
    server.start()
    until = time.monotonic() + PATIENCE
    while not any(seat.get("bot") for seat in server.ask("GET", f"/api/tables/{table}").json["seats"]):
        assert time.monotonic() < until
        time.sleep(0.1)


# --- tables that sleep ---


def test_a_table_that_slept_goes_on_when_somebody_comes(started: Starter) -> None:
    """Its clock went on while it slept, and what nobody saw has not changed it."""
    server = started(limits=(*RELAXED, "sleepy=0.2"))

    async def scenario() -> None:
        async with two_at(server, settings={"clock": {"kind": "turn", "seconds": 600}}) as (ada, _, table):
            own = ada.tables[table]
            await play(ada, own, Rng(1), most=2)
        left = time.monotonic()
        await until_asleep(server)
        async with ada.person.socket() as back:
            back.tables[table] = own
            version = own.version
            await back.watch(table, since=version)
            assert own.version == version
            slept = time.monotonic() - left
            told = await back.wait(lambda message: message["type"] == "clocks")
            assert 0 < 600 - told["times"]["left"][0] <= slept + PATIENCE
            assert (await back.ask("confirm", table, version=version))["type"] == "done"
            assert own.version > version

    asyncio.run(scenario())


async def until_asleep(server: Server) -> None:
    async with asyncio.timeout(PATIENCE):
        while b"lavafield_tables_awake 0.0" not in server.ask("GET", "/metrics").body:
            await asyncio.sleep(0.1)


# --- correspondence ---


def by_correspondence(name: str, began: float, days: float) -> tuple[Setup, Sequence[Entry]]:
    """A game in which Ada has to move since that moment."""
    places = [person_place(ADA), person_place(BO)]
    settings = Settings(clock=PerDay(days=days))
    setup = new_setup(name, lavafield.game("taluva"), "ada", places, {}, settings, KEY, began)
    room = Room(lavafield.game("taluva"), setup, [], began)
    log = [Entry(number=0, at=began, deed=deeds.written(deeds.Started()))]
    room = Room(lavafield.game("taluva"), setup, log, began)
    return setup, [*log, *room.tick(began).entries]


def test_a_game_that_takes_days_is_looked_after_with_nobody_there(tmp_path: Path) -> None:
    """Of three games the time of one ran out while no server was there, of one it does soon, one has days left."""
    now = time.time()
    server = Server(tmp_path / "data")
    tables = [
        by_correspondence("expired", now - 2 * DAY, days=1),
        by_correspondence("soon", now - DAY, days=1 + 8 / DAY),
        by_correspondence("later", now - DAY, days=3),
    ]
    stock(server.data, tables, alive=now)
    server.start()
    try:
        until = time.monotonic() + PATIENCE
        while any(status(server, name) != "over" for name in ("expired", "soon")):
            assert time.monotonic() < until
            time.sleep(0.2)
        assert b"lavafield_connections 0.0" in server.ask("GET", "/metrics").body
        assert status(server, "later") == "playing"
        asyncio.run(has_days_left(server, "later", 2 * DAY))
    finally:
        assert server.stop() == 0
    rooms = logged(server.data)
    for name in ("expired", "soon"):
        result = rooms[name].course.result
        assert result is not None
        assert (result.reason, result.ranks) == ("flag", (2, 1))


def status(server: Server, table: str) -> str:
    """As lists show it, which wake no table."""
    ada = SECRETS["ada"]
    mine = server.ask("GET", "/api/my/tables", secret=ada).json
    return str(next(each["status"] for each in mine if each["id"] == table))


async def has_days_left(server: Server, table: str, wanted: float) -> None:
    async with Person(server, "ada", "Ada", SECRETS["ada"]).socket() as one:
        await one.watch(table)
        told = await one.wait(lambda message: message["type"] == "clocks")
        assert told["times"]["running"] == 0
        assert wanted - PATIENCE <= told["times"]["left"][0] <= wanted
