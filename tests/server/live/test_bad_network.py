"""Games over a network that delays, tears, repeats and cuts: they come to their end, nothing lost or done twice."""

import asyncio

import pytest

from lavafield import Rng
from lavafield.catalog import game as game_named
from lavafield.core.proof import proven
from lavafield.core.record import Record
from lavafield.core.replay import read_text
from tests.conformance.checks.wire import drawn
from tests.server.live.logged import check_commands
from tests.server.live.served import PATIENCE, Server
from tests.server.live.steady import Steady
from tests.server.proxy import Frames, Proxy, Trouble

WHOLE_GAME = 4 * PATIENCE


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_a_game_over_a_bad_network_comes_to_its_end(server: Server, game: str) -> None:
    asyncio.run(asyncio.wait_for(bad_game(server, game), WHOLE_GAME))


async def bad_game(server: Server, game: str) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "open", game=game)
    trouble = Trouble(cut_one_of=40, twice_one_of=6, torn_one_of=6, delay=0.004)
    async with Proxy(server.port, trouble, Rng(3)) as proxy:
        players = [Steady(person, table, proxy.port) for person in (ada, bo)]
        assert (await players[1].insist("sit", seat=1))["type"] == "done"
        await players[0].command("start")
        await asyncio.gather(*(player.play(Rng(n)) for n, player in enumerate(players)))
        assert proxy.done.cut > 5
        assert proxy.done.twice > 20
        assert proxy.done.torn > 20
        for player in players:
            await player.leave()
    check_commands(
        server.data,
        {command for player in players for command in player.acknowledged},
        {command for player in players for command in player.refused},
    )
    record = read_text(server.ask("GET", f"/api/tables/{table}/record", secret=ada.secret).body.decode(), game_named)
    assert isinstance(record, Record)
    assert proven(record).draws > 10
    for seat, player in enumerate(players):
        assert player.known.scene is not None
        assert drawn(player.known.scene) == drawn(record.game.scene(record.state.view(seat)))


def test_frames_are_found_however_they_come() -> None:
    head = b"GET /socket HTTP/1.1\r\nhost: x\r\n\r\n"
    short, middle = b"\x81\x83\0\0\0\0abc", b"\x81\x7e\x01\x00" + b"x" * 256
    long = b"\x82\x7f" + (70_000).to_bytes(8, "big") + b"y" * 70_000
    said = head + short + middle + long + b"\x89\x00"
    for size in (1, 3, 1000, len(said)):
        frames = Frames()
        found = [frame for n in range(0, len(said), size) for frame in frames.fed(said[n : n + size])]
        assert found == [head, short, middle, long, b"\x89\x00"]
        assert [frames.is_text(frame) for frame in found] == [False, True, True, False, False]
