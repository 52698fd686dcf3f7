"""The list of tables, and what people say at them."""

import asyncio

from tests.server.live.conftest import Starter
from tests.server.live.served import Client, Message, Server
from tests.server.live.test_commands import why


def test_the_list_is_told_once_and_then_what_changes(server: Server) -> None:
    async def scenario() -> None:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        old = ada.table("me", "open")
        async with ada.socket() as one, bo.socket() as two:
            assert (await two.ask("lobby", game="taluva"))["type"] == "done"
            listed = next(message for message in two.heard if message["type"] == "lobby")
            assert old in [table["id"] for table in listed["tables"]]
            hidden = ada.table("me", "open", settings={"listed": False})
            other = ada.table("me", "open", game="pompeii")
            new = ada.table("me", "open")
            await one.watch(new)
            assert (await one.ask("stand", new, seat=0))["type"] == "done"
            await two.until(lambda: len(changes(two, new)) == 2)
            seats = [[seat["kind"] for seat in table["seats"]] for table in changes(two, new)]
            assert seats == [["person", "open"], ["open", "open"]]
            assert not changes(two, hidden)
            assert not changes(two, other)
            assert (await two.ask("unlobby"))["type"] == "done"

    asyncio.run(scenario())


def changes(client: Client, table: str) -> list[Message]:
    told = [message["table"] for message in client.heard if message["type"] == "lobby-changed"]
    return [each for each in told if each["id"] == table]


def test_a_table_leaves_the_list_when_its_game_is_over(server: Server) -> None:
    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "greedy", start=True)
        async with ada.socket() as one:
            await one.ask("lobby")
            await one.watch(table)
            await one.ask("resign", table, seat=0)
            await one.until(lambda: bool(changes(one, table)))
            assert changes(one, table)[-1]["status"] == "over"

    asyncio.run(scenario())
    listed = {status: ids(server, status) for status in ("gathering", "playing", "over")}
    assert any(listed.values())
    assert server.ask("GET", "/api/tables?status=lost").status == 400
    assert server.ask("GET", "/api/tables?game=chess").status == 400


def ids(server: Server, status: str) -> list[str]:
    return [table["id"] for table in server.ask("GET", f"/api/tables?status={status}").json]


def test_my_tables_are_those_where_i_sit_or_am_the_host(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    playing = ada.table("me", "greedy", start=True, settings={"listed": False})
    hosted = ada.table("open", "greedy")
    bo.table("me", "open")
    mine = {table["id"]: table for table in ada.ask("GET", "/api/my/tables")}
    assert mine.keys() == {playing, hosted}
    assert mine[playing]["in_turn"] == 0
    assert "in_turn" not in mine[hosted]


def test_the_host_puts_bots_on_seats_and_others_may_not(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "open")
    path = f"/api/tables/{table}/bot"
    assert server.ask("POST", path, {"seat": 1, "bot": "level:2"}, bo.secret).status == 403
    assert server.ask("POST", path, {"seat": 1, "bot": "level:99"}, ada.secret).status == 400
    assert server.ask("POST", path, {"seat": 0, "bot": "level:2"}, ada.secret).status == 409
    made = ada.ask("POST", path, {"seat": 1, "bot": "level:2"})
    assert made["seats"][1] == {"kind": "bot", "name": "level:2", "bot": "level:2"}
    assert ada.ask("POST", path, {"seat": 1, "bot": None})["seats"][1] == {"kind": "open"}


def test_a_person_has_so_many_tables(started: Starter) -> None:
    server = started(limits=("tables=3", "requests=1000"))
    ada = server.guest("Ada")
    for _ in range(3):
        ada.table("me", "open")
    one_more = {"game": "taluva", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = server.ask("POST", "/api/tables", one_more, ada.secret)
    assert (answer.status, answer.json["message"]) == (429, "error-too-many-tables")
    wrong = {"game": "taluva", "seats": [{"kind": "bot"}, {"kind": "me"}]}
    assert server.ask("POST", "/api/tables", wrong, server.guest("Bo").secret).json["message"] == "error-seat-bot"


def test_a_line_of_chat_reaches_all_at_the_table_and_those_who_come_later(server: Server) -> None:
    async def scenario() -> None:
        ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
        table = ada.table("me", "open")
        async with ada.socket() as one, bo.socket() as two, eve.socket() as late:
            await one.watch(table)
            assert why(await two.ask("say", table, text="too early")) == "error-not-followed"
            await two.watch(table)
            assert (await one.ask("say", table, id="s1", text="  hello\n there\x07 "))["type"] == "done"
            assert (await one.ask("say", table, id="s1", text="hello again"))["repeated"]
            assert why(await one.ask("say", table, text=" \n ")) == "error-chat-empty"
            line = await two.wait(lambda message: message["type"] == "chat")
            assert (line["name"], line["text"], line["number"]) == ("Ada", "hello there", 1)
            await late.watch(table)
            assert await late.wait(lambda message: message["type"] == "chat") == line

    asyncio.run(scenario())


def test_who_chats_too_much_is_not_heard(started: Starter) -> None:
    server = started(limits=("chat=0.01", "chat_burst=3"))

    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "open")
        async with ada.socket() as one:
            await one.watch(table)
            answers = [(await one.ask("say", table, text="hi"))["type"] for _ in range(5)]
            assert answers == ["done"] * 3 + ["refused"] * 2

    asyncio.run(scenario())


def test_who_is_connected_is_told(server: Server) -> None:
    async def scenario() -> None:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        table = ada.table("me", "open")
        async with ada.socket() as one:
            await one.watch(table)
            async with bo.socket() as two:
                await two.watch(table)
                await two.ask("sit", table, seat=1)
                both = {"type": "connections", "table": table, "users": sorted([ada.id, bo.id])}
                await one.wait(lambda message: message == both)
            await one.wait(lambda message: message["type"] == "connections", one.heard.index(both) + 1)
            assert one.heard[-1]["users"] == [ada.id]

    asyncio.run(scenario())
