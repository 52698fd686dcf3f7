"""What is refused at a table, and what is answered without being done twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lavafield import Rng
from tests.server.live.served import Client, Following, Message, Server, play


@asynccontextmanager
async def begun(server: Server, **settings: object) -> AsyncIterator[tuple[Client, Client, str]]:
    """Ada is to move at a table with Bo."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "open", settings=settings)
    async with ada.socket() as first, bo.socket() as second:
        for one in (first, second):
            await one.watch(table)
        await second.ask("sit", table, seat=1)
        await first.ask("start", table)
        await first.until(lambda: first.tables[table].to_move)
        await second.until(lambda: second.tables[table].version >= 0)
        yield first, second, table


def why(answer: Message) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["problem"]["message"])


def test_only_the_seat_to_act_may_act_and_only_at_the_present_version(server: Server) -> None:
    async def scenario() -> None:
        async with begun(server) as (ada, bo, table):
            own = ada.tables[table]
            action = own.offered()[0]
            seen = bo.tables[table].version
            assert why(await bo.ask("act", table, version=seen, action=action)) == "table-not-your-turn"
            assert why(await ada.ask("act", table, version=own.version + 1, action=action)) == "error-stale"
            assert why(await ada.ask("undo", table, version=own.version)) == "table-no-undo"
            assert why(await bo.ask("why-not", table, version=seen, action=action)) == "table-not-your-turn"
            assert why(await bo.ask("start", table)) == "table-not-gathering"
            assert (await ada.ask("act", table, version=own.version, action=action))["type"] == "done"

    asyncio.run(scenario())


def test_a_command_that_is_sent_again_is_answered_and_not_done_again(server: Server) -> None:
    async def scenario() -> None:
        async with begun(server) as (ada, bo, table):
            own = ada.tables[table]
            action, version = own.offered()[0], own.version
            first = await ada.ask("act", table, id="once", version=version, action=action)
            await bo.until(lambda: bo.tables[table].version > version)
            again = await ada.ask("act", table, id="once", version=version, action=action)
            assert again == first | {"repeated": True}
            assert bo.tables[table].version == own.version == version + 1

    asyncio.run(scenario())


def test_an_illegal_action_is_refused_by_its_clause(server: Server) -> None:
    async def scenario() -> None:
        async with begun(server) as (ada, _, table):
            hut = {"do": "hut", "at": [0, 1]}
            answer = await ada.ask("act", table, version=ada.tables[table].version, action=hut)
            told = await ada.ask("why-not", table, version=ada.tables[table].version, action=hut)
            assert answer["problem"]["clause"] == "TAL-TURN"
            assert told["problem"] == answer["problem"]

    asyncio.run(scenario())


def test_tables_that_are_not_there_and_more_than_one_may_follow(server: Server) -> None:
    async def scenario() -> None:
        ada = server.guest("Ada")
        async with ada.socket() as one:
            assert why(await one.ask("watch", "nowhere")) == "error-no-table"
            assert why(await one.ask("act", "nowhere", version=0, action={})) == "error-no-table"
            tables = [ada.table("me", "greedy", start=True) for _ in range(21)]
            for table in tables[:-1]:
                await one.watch(table)
            assert why(await one.ask("watch", tables[-1])) == "error-too-many-followed"
            assert (await one.ask("unwatch", tables[0]))["type"] == "done"
            await one.watch(tables[-1])

    asyncio.run(scenario())


def test_who_comes_back_is_told_what_was_missed_and_no_more(server: Server) -> None:
    async def scenario() -> None:
        async with begun(server, confirm=False) as (ada, bo, table):
            before = bo.tables[table]
            async with bo.person.socket() as other:
                await other.watch(table)
                await play(ada, ada.tables[table], Rng(5), most=2)
                await play(bo, before, Rng(6), most=2)
            async with bo.person.socket() as back:
                back.tables[table] = Following(table, version=0)
                await back.watch(table, since=0)
                assert back.tables[table].version == before.version
                assert "view" not in [message["type"] for message in back.heard]
                assert back.tables[table].events[-len(before.events) :] == before.events
                assert back.tables[table].turn == before.turn

    asyncio.run(scenario())


def test_a_table_at_every_step_goes_on_for_who_was_cut_off(server: Server) -> None:
    """Ada's socket is closed after each of her actions, before she hears the answer, and she sends it once more."""

    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "greedy", start=True)
        known, rng, done = Following(table), Rng(8), 0
        async with ada.socket() as one:
            known = await one.watch(table)
        while done < 12:
            async with ada.socket() as one:
                one.tables[table] = known
                await one.watch(table, since=known.version)
                await one.until(lambda: known.over or known.to_move)
                if known.over:
                    break
                action = known.offered()[rng.below(len(known.offered()))]
                command: Message = {"id": f"cut{done}", "version": known.version, "action": action}
                await one.send({"type": "act", "table": table, **command})
            async with ada.socket() as one:
                one.tables[table] = known
                await one.watch(table, since=known.version)
                answer = await one.ask("act", table, **command)
                assert answer["type"] == "done", answer
            done += 1

    asyncio.run(scenario())
