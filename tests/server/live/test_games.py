"""Whole games over real sockets: two people, a bot and somebody who looks on."""

import asyncio
from pathlib import Path

import pytest

from lavafield import Rng
from lavafield.catalog import game as game_named
from lavafield.cli.main import main
from lavafield.core.record import Record, SeatRecord
from lavafield.core.replay import read_text
from tests.conformance.checks.wire import drawn
from tests.server.live.seen import check_told
from tests.server.live.served import Client, Following, Server, play


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_two_people_and_a_bot_play_a_whole_game_before_a_spectator(server: Server, game: str, tmp_path: Path) -> None:
    asyncio.run(whole_game(server, game, tmp_path))


async def whole_game(server: Server, game: str, tmp_path: Path) -> None:
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table("me", "open", "greedy", game=game)
    async with ada.socket() as first, bo.socket() as second, eve.socket() as third:
        seats = [await one.watch(table) for one in (first, second, third)]
        announced = seats[2].info["dice"]["hash"]
        assert (await second.ask("sit", table, seat=1))["type"] == "done"
        for one, seat, nonce in ((first, 0, "00" * 8), (second, 1, "5a" * 32)):
            assert (await one.ask("nonce", table, seat=seat, nonce=nonce))["type"] == "done"
        assert (await first.ask("start", table))["type"] == "done"
        players = [(first, seats[0]), (second, seats[1])]
        await asyncio.gather(*(play(one, seat, Rng(n)) for n, (one, seat) in enumerate(players)))
        await third.until(lambda: seats[2].over)
        check_end(server, [first, second, third], seats)
        check_record(server, [first, second, third], table, announced, tmp_path)


def check_end(server: Server, clients: list[Client], seats: list[Following]) -> None:
    """Everybody is told the same end, and nobody was told of any trouble."""
    for client, seat in zip(clients, seats, strict=True):
        assert seat.info["result"] == seats[0].info["result"]
        assert seat.info["result"]["reason"] == "rules"
        assert not [message for message in client.heard if message["type"] in ("error", "refused", "goodbye")]
        assert len([message for message in client.heard if message["type"] == "view"]) == 1
        assert not seat.turn


def check_record(server: Server, clients: list[Client], table: str, announced: str, tmp_path: Path) -> None:
    """The record proves the dice that were announced, the ranks, and all that everybody was told."""
    found = {server.ask("GET", f"/api/tables/{table}/record", secret=one.person.secret).body for one in clients}
    assert len(found) == 1
    text = found.pop().decode()
    record = read_text(text, game_named)
    assert isinstance(record, Record)
    result = clients[0].tables[table].info["result"]
    assert list(record.state.ranks()) == result["ranks"]
    assert record.disclosure is not None
    assert record.disclosure.key == result["dice"]["key"]
    assert record.pledge is not None
    assert record.pledge.nonces == ("00" * 8, "5a" * 32, None)
    for client, seat in zip(clients, (0, 1, None), strict=True):
        check_told(client, table, record, seat)
    (tmp_path / "record.jsonl").write_text(text)
    assert main(["verify", str(tmp_path / "record.jsonl"), "--hash", announced]) == 0
    assert main(["verify", str(tmp_path / "record.jsonl"), "--hash", "0" * 64]) == 2


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_the_record_of_a_seat_while_the_game_runs_is_what_it_saw(server: Server, game: str) -> None:
    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "greedy", game=game, start=True)
        async with ada.socket() as one:
            own = await one.watch(table)
            await play(one, own, Rng(7), most=8)
            await one.until(lambda: own.to_move or own.over)  # the bot has nothing more to do
        text = server.ask("GET", f"/api/tables/{table}/record", secret=ada.secret).body.decode()
        record = read_text(text, game_named)
        assert isinstance(record, SeatRecord)
        assert own.scene is not None
        assert record.header.seat == 0
        assert drawn(own.scene) == drawn(game_named(game).scene(record.view))
        assert own.info["dice"]["hash"] in text

    asyncio.run(scenario())
