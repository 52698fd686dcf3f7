"""Clocks, takeovers and sleep: what happens without anybody's doing."""

import asyncio

from lavafield import Rng
from tests.server.live.conftest import Starter
from tests.server.live.served import RELAXED, Server, play
from tests.server.live.test_commands import begun


def test_a_flag_falls(server: Server) -> None:
    async def scenario() -> None:
        async with begun(server, clock={"kind": "turn", "seconds": 1}) as (ada, bo, table):
            await bo.until(lambda: bo.tables[table].over)
            assert bo.tables[table].info["result"]["reason"] == "flag"
            assert bo.tables[table].info["result"]["ranks"] == [2, 1]
            assert [message for message in ada.heard if message["type"] == "clocks"]

    asyncio.run(scenario())


def test_a_bot_plays_on_for_who_is_away_until_they_come_back(server: Server) -> None:
    async def scenario() -> None:
        async with begun(server, takeover=0.5, substitute="random", confirm=False) as (ada, bo, table):
            await ada.socket.close()
            seat = bo.tables[table]
            await bo.until(lambda: bool(seat.info["seats"][0].get("bot")))
            await play(bo, seat, Rng(1), most=4)
            async with ada.person.socket() as back:
                own = await back.watch(table)
                assert (await back.ask("return", table, seat=0))["type"] == "done"
                await back.until(lambda: not own.info["seats"][0].get("bot"))
                await asyncio.gather(play(back, own, Rng(2), most=6), play(bo, seat, Rng(3), most=6))

    asyncio.run(scenario())


def test_a_game_by_correspondence_goes_on_after_sleep_and_after_a_crash(started: Starter) -> None:
    """The table sleeps when nobody is there, wakes to let the flag fall, and outlives the server.

    What was due while no server was there comes a little later, for clocks stand still then."""
    server = started(limits=(*RELAXED, "sleepy=0.3"))

    async def scenario() -> tuple[str, str]:
        async with begun(server, clock={"kind": "day", "days": 1}) as (ada, _, table):
            await play(ada, ada.tables[table], Rng(1), most=2)
            version = ada.tables[table].version
        await until_asleep(server)
        async with ada.person.socket() as back:
            assert (await back.watch(table)).version == version
        async with begun(server, clock={"kind": "turn", "seconds": 4}) as (_, _, short):
            pass
        return table, short

    table, short = asyncio.run(scenario())
    server.kill()
    server.start()

    async def afterwards() -> None:
        eve = server.guest("Eve")
        async with eve.socket() as one:
            await one.watch(short)
            await one.until(lambda: one.tables[short].over)
            assert one.tables[short].info["result"]["reason"] == "flag"
            assert not (await one.watch(table)).over

    asyncio.run(afterwards())


async def until_asleep(server: Server) -> None:
    async with asyncio.timeout(20):
        while b"lavafield_tables_awake 0.0" not in server.ask("GET", "/metrics").body:
            await asyncio.sleep(0.1)
