"""Nothing in the bytes of a socket, a record or a replay depends on what their receiver cannot know.

Two servers hold the same game but for a card in Ada's hand; everybody else must be sent the same bytes by both.
"""

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path

from tests.server.live.conftest import Starter
from tests.server.live.served import Client, Message, Person, Server


def test_a_card_in_another_hand_shows_in_no_byte(started: Starter) -> None:
    server = started()
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table("me", "open", game="pompeii", settings={"confirm": False})
    asyncio.run(begin(ada, bo, table))
    assert server.stop() == 0
    other = Server(server.data.parent / "other", *server.arguments)
    shutil.copytree(server.data, other.data)
    swap_a_card(other.data / "lavafield.db", table)
    sent = []
    for each in (server, other):
        each.start()
        sent.append({one.name: asyncio.run(told(each, one, ada, table)) for one in (bo, eve, ada)})
        assert each.stop() == 0
    assert sent[0]["Bo"] == sent[1]["Bo"]
    assert sent[0]["Eve"] == sent[1]["Eve"]
    assert sent[0]["Ada"] != sent[1]["Ada"], "nothing was swapped"


async def begin(ada: Person, bo: Person, table: str) -> None:
    async with ada.socket() as one, bo.socket() as two:
        await two.watch(table)
        await two.ask("sit", table, seat=1)
        await one.ask("start", table)


def swap_a_card(database: Path, table: str) -> None:
    """Another card for the last that was dealt to seat 0."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute('SELECT number, deed FROM entries WHERE "table" = ? ORDER BY number', [table])
        number, deed = [(row[0], json.loads(row[1])) for row in rows if '"to":0' in row[1]][-1]
        deed["action"]["card"] = deed["action"]["card"] % 11 + 1
        change = 'UPDATE entries SET deed = ? WHERE "table" = ? AND number = ?'
        connection.execute(change, [json.dumps(deed), table, number])
    connection.close()


async def told(server: Server, person: Person, ada: Person, table: str) -> list[str | bytes]:
    """All that the person is sent, while Ada comes, and plays a card that she has on both servers."""
    here = Person(server, person.id, person.name, person.secret)
    everything: list[str | bytes] = []
    for path in ("record", "replay", ""):
        everything.append(server.ask("GET", f"/api/tables/{table}/{path}".rstrip("/"), secret=here.secret).body)
    async with here.socket() as one:
        await one.ask("watch", table, id="all")
        await one.ask("watch", table, id="missed", since=0)
        for kind in ("hint", "why-not"):
            action: Message = {"action": {"do": "place"}} if kind == "why-not" else {}
            await one.ask(kind, table, id=kind, version=one.tables[table].version, **action)
        if person.id != ada.id:
            await one.ask("say", table, id="talk", text="hello")
        await settled(one)
        everything += [text for text in one.raw if '"type":"chat"' not in text and '"type":"advice"' not in text]
    return everything


async def settled(one: Client) -> None:
    """Until an answer to a last question has come, and so everything before it."""
    await one.ask("unlobby", id="last")
