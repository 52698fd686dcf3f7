"""Whole games over real sockets: two people, a bot and somebody who looks on."""

import asyncio
import json

import pytest

from lavafield import Rng
from lavafield.catalog import game as game_named
from lavafield.core.record import Record
from lavafield.core.replay import read_text
from tests.server.live.served import Client, Following, Server, play


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_two_people_and_a_bot_play_a_whole_game_before_a_spectator(server: Server, game: str) -> None:
    asyncio.run(whole_game(server, game))


async def whole_game(server: Server, game: str) -> None:
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table("me", "open", "greedy", game=game)
    async with ada.socket() as first, bo.socket() as second, eve.socket() as third:
        seats = [await one.watch(table) for one in (first, second, third)]
        assert (await second.ask("sit", table, seat=1))["type"] == "done"
        assert (await first.ask("start", table))["type"] == "done"
        players = [(first, seats[0]), (second, seats[1])]
        await asyncio.gather(*(play(one, seat, Rng(n)) for n, (one, seat) in enumerate(players)))
        await third.until(lambda: seats[2].over)
        check_end(server, game, [first, second, third], seats)


def check_end(server: Server, game: str, clients: list[Client], seats: list[Following]) -> None:
    """Everybody is told the same end, and the record proves it."""
    for client, seat in zip(clients, seats, strict=True):
        assert seat.info["result"] == seats[0].info["result"]
        assert not [message for message in client.heard if message["type"] in ("error", "refused")]
    for person in (clients[0].person, clients[2].person):
        answer = server.ask("GET", f"/api/tables/{seats[0].id}/record", secret=person.secret)
        record = read_text(answer.body.decode(), game_named)
        assert isinstance(record, Record)
        assert json.loads(answer.body.splitlines()[0])["game"] == game
        assert list(record.state.ranks()) == seats[0].info["result"]["ranks"]
