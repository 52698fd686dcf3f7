"""What can be done with a game that is over: its record, its replay, a rematch, a fork, an analysis."""

import asyncio
import time

import pytest

from lavafield import Rng
from tests.server.live.served import PATIENCE, Message, Person, Server, play


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Person, Person, str]:
    """A game of Pompeii between Ada and Bo that has come to its end, and its table."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "open", game="pompeii")
    asyncio.run(played(ada, bo, table))
    return ada, bo, table


async def played(ada: Person, bo: Person, table: str) -> None:
    async with ada.socket() as first, bo.socket() as second:
        own, other = await first.watch(table), await second.watch(table)
        await second.ask("sit", table, seat=1)
        await first.ask("start", table)
        await asyncio.gather(play(first, own, Rng(1)), play(second, other, Rng(2)))


def test_a_replay_has_all_eyes_and_the_end(server: Server, over: tuple[Person, Person, str]) -> None:
    _, _, table = over
    for view, eyes in (("revealed", "revealed"), ("spectator", None), ("1", 1)):
        told = server.ask("GET", f"/api/tables/{table}/replay?view={view}").json
        assert told["view"] == eyes
        assert told["views"] == ["revealed", None, 0, 1]
        assert told["result"]["reason"] == "rules"
        assert len(told["frames"]) > 50
    assert server.ask("GET", f"/api/tables/{table}/replay?view=7").status == 400


def test_a_record_that_was_fetched_can_be_looked_at_again(server: Server, over: tuple[Person, Person, str]) -> None:
    ada, _, table = over
    record = server.ask("GET", f"/api/tables/{table}/record", secret=ada.secret)
    assert record.headers["content-disposition"] == f'attachment; filename="pompeii-{table}.jsonl"'
    from_file = server.ask("POST", "/api/replay?view=0", record.body, content_type="application/jsonl")
    assert from_file.json["frames"] == server.ask("GET", f"/api/tables/{table}/replay?view=0").json["frames"]
    assert server.ask("POST", "/api/replay", b"no record").status == 400
    assert server.ask("POST", "/api/replay", b"\xff").json["message"] == "error-request"
    assert server.ask("POST", "/api/replay", b"x" * 300_000).status == 413


def test_while_a_game_runs_nobody_sees_more_of_it_than_they_know(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table("me", "greedy", game="pompeii", start=True)
    mine = server.ask("GET", f"/api/tables/{table}/replay", secret=ada.secret).json
    assert mine["views"] == [0]
    assert server.ask("GET", f"/api/tables/{table}/replay", secret=bo.secret).json["views"] == [None]
    assert server.ask("GET", f"/api/tables/{table}/replay?view=revealed", secret=ada.secret).status == 400
    assert server.ask("GET", f"/api/tables/{table}/record?seat=1", secret=ada.secret).status == 403
    assert server.ask("POST", "/api/analyses", {"table": table}, ada.secret).status == 409


def test_a_rated_game_is_not_judged_while_it_is_played(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.table("me", "greedy", start=True, settings={"rated": True})
    record = server.ask("GET", f"/api/tables/{table}/record", secret=ada.secret).body.decode()
    answer = server.ask("POST", "/api/analyses", {"record": record}, ada.secret)
    assert answer.json["message"] == "table-no-hints"


def test_a_rematch_is_one_table_and_told_to_all(server: Server, over: tuple[Person, Person, str]) -> None:
    ada, bo, table = over

    async def asked() -> Message:
        async with ada.socket() as one:
            await one.watch(table)
            made = await asyncio.to_thread(bo.ask, "POST", f"/api/tables/{table}/rematch")
            told = await one.wait(lambda message: message["type"] == "rematch")
            assert told == {"type": "rematch", "table": table, "new": made["id"]}
            return dict(made)

    made = asyncio.run(asked())
    assert [seat["name"] for seat in made["seats"]] == ["Bo", "Ada"]
    assert ada.ask("POST", f"/api/tables/{table}/rematch")["id"] == made["id"]
    stranger = server.guest("Eve")
    assert server.ask("POST", f"/api/tables/{table}/rematch", secret=stranger.secret).status == 403


def test_somebody_goes_on_from_the_middle_of_a_game(server: Server, over: tuple[Person, Person, str]) -> None:
    ada, _, table = over
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    made = ada.ask("POST", f"/api/tables/{table}/fork", {"after": 20, "seats": seats, "start": True})
    assert made["status"] == "playing"
    asyncio.run(played_on(ada, made["id"]))
    told = server.ask("GET", f"/api/tables/{made['id']}/replay").json
    before = server.ask("GET", f"/api/tables/{table}/replay").json
    assert [frame["action"] for frame in told["frames"][:20]] == [frame["action"] for frame in before["frames"][:20]]


async def played_on(ada: Person, table: str) -> None:
    async with ada.socket() as one:
        await play(one, await one.watch(table), Rng(3))


def test_an_analysis_is_asked_for_until_it_is_done(server: Server, over: tuple[Person, Person, str]) -> None:
    ada, _, table = over
    begun = ada.ask("POST", "/api/analyses", {"table": table})
    until = time.monotonic() + PATIENCE
    while not (told := server.ask("GET", f"/api/analyses/{begun['id']}").json).get("decisions"):
        assert told["status"] in ("queued", "working")
        assert time.monotonic() < until
        time.sleep(0.1)
    assert told["decisions"][0]["best"]
    assert server.ask("GET", "/api/analyses/nobody").status == 404
    assert server.ask("POST", "/api/analyses", {}, ada.secret).status == 400
