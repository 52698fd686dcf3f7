"""A server that is asked to end finishes what it does, tells everybody when to come back, and leaves nothing open."""

import asyncio
import signal

import pytest

from lavafield import Rng
from tests.server.live.conftest import Starter
from tests.server.live.logged import check_commands, logged
from tests.server.live.served import Client, Message, Server, play
from tests.server.live.steady import GONE


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_who_is_connected_is_told_to_come_back_and_all_is_written(started: Starter, sign: signal.Signals) -> None:
    server = started()
    acknowledged = asyncio.run(ended_amid_commands(server, sign))
    check_commands(server.data, acknowledged)
    assert '"level":"error"' not in server.log.read_text()
    assert sum(len(room.course.moments) for room in logged(server.data).values()) >= len(acknowledged)


async def ended_amid_commands(server: Server, sign: signal.Signals) -> set[str]:
    """The commands that were acknowledged until the server had ended."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "me", game="pompeii", settings={"confirm": False}, start=True)
    acknowledged: set[str] = set()
    async with ada.socket() as one, bo.socket() as idle:
        own = await one.watch(table)
        await idle.watch(table)
        await play(one, own, Rng(4), most=3)
        ending = asyncio.create_task(asyncio.to_thread(server.stop, sign))
        await act_until_goodbye(one, table, acknowledged)
        assert await ending == 0
        for client in (one, idle):
            await client.closed.wait()
            goodbye = client.heard[-1]
            assert goodbye["type"] == "goodbye"
            assert goodbye["problem"]["message"] == "server-goodbye"
            assert 0 < goodbye["again"] <= 10
            assert client.socket.close_code == 1001
    assert acknowledged
    return acknowledged


async def act_until_goodbye(client: Client, table: str, acknowledged: set[str]) -> None:
    own, number = client.tables[table], 0
    try:
        while not own.over:
            id = f"last-{number}"
            answer: Message = await client.ask("act", table, id=id, version=own.version, action=own.offered()[0])
            if answer["type"] == "done":
                acknowledged.add(id)
            number += 1
    except GONE:
        return


def test_a_server_that_was_ended_goes_on_where_it_was(started: Starter) -> None:
    server = started()

    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "me", start=True)
        async with ada.socket() as one:
            own = await one.watch(table)
            await play(one, own, Rng(1), most=5)
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)
        async with ada.socket() as one:
            one.tables[table] = own
            version = own.version
            await one.watch(table, since=version)
            assert own.version == version
            assert not [message for message in one.heard if message["type"] in ("view", "changed")]
            assert await play(one, own, Rng(1), most=2) == 2

    asyncio.run(scenario())
