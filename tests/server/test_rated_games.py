"""Rated games count once: with their end, or not at all."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event

import lavafield
from lavafield.ratings import Rating, rated
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.store.errors import Failed, Repeated, Stale
from lavafield.server.store.rows import Finished
from lavafield.server.store.store import Store
from lavafield.server.table.course import ENDED
from lavafield.server.table.outcome import Outcome
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Person
from tests.server.rooms import ADA, BO, CY, START, Host, accepted, refused, setup_of
from tests.server.stores import NEW, database_of, entry, grown, opened
from tools.sources import ROOT

RATED = Settings(rated=True)
WON = Finished(game="taluva", players=("u1", "greedy"), ranks=(1, 2))


def resigned(settings: Settings, *who: Person | str) -> Outcome:
    """Ada resigns from a game for two."""
    host = Host(setup_of(*(who or (ADA, BO)), settings=settings)).start()
    return host.room.handle(ADA, client.Resign(id="r", table="table1", seat=0), START)


# --- what counts ---


def test_the_end_of_a_rated_game_says_who_took_which_place() -> None:
    assert resigned(RATED).finished == Finished(game="taluva", players=("ada", "bo"), ranks=(2, 1))
    assert resigned(RATED, ADA, "greedy").finished == Finished(game="taluva", players=("ada", "greedy"), ranks=(2, 1))


def test_an_unrated_game_counts_for_nothing() -> None:
    assert resigned(Settings()).finished is None


def test_a_game_without_a_result_counts_for_nothing() -> None:
    host = Host(setup_of(ADA, BO, settings=RATED)).start()
    accepted(host.ask(ADA, client.Propose, matter="abort"))
    outcome = host.room.handle(BO, client.Reply(id="r", table="table1", agree=True), START)
    assert (host.room.course.status, outcome.finished) == ("aborted", None)


def test_who_left_early_is_rated_and_not_the_bot_that_plays_on() -> None:
    host = Host(setup_of(ADA, BO, CY, settings=RATED), [ADA, BO, CY]).start()
    accepted(host.ask(BO, client.Resign, seat=1))
    outcome = host.room.handle(ADA, client.Resign(id="r", table="table1", seat=0), START)
    assert outcome.finished == Finished(game="taluva", players=("ada", "bo", "cy"), ranks=(2, 3, 1))


def test_only_the_last_step_of_a_game_says_so() -> None:
    host = Host(setup_of("random", "random", settings=Settings(rated=True), tiles=12), [ADA]).start()
    rng, ends = lavafield.Rng(1), []
    while host.room.course.status not in ENDED:
        turn = host.room.wanted()
        assert turn is not None
        outcome = host.room.bot_acts(turn, host.room.course.state.sample(rng), START)
        ends.append(outcome.finished)
    assert host.room.course.result is not None
    assert ends[:-1] == [None] * (len(ends) - 1)
    assert ends[-1] == Finished(game="taluva", players=("random",) * 2, ranks=host.room.course.result.ranks)
    again = Room(host.room.game, host.setup, [], START)
    assert again.tick(START).finished is None


def test_nobody_plays_a_rated_game_against_themselves() -> None:
    host = Host(setup_of(ADA, ADA, settings=RATED), [ADA])
    assert refused(host.ask(ADA, client.Start)) == "table-rated-hot-seat"


# --- how it is written ---


def test_a_rating_is_that_of_its_game(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.tables.add(NEW)
        await store.tables.append(grown(NEW, entry(0)), [entry(0)], WON)
        await store.tables.append(grown(NEW, entry(1)), [entry(1)], WON)
        once = rated([Rating(), Rating()], (1, 2))
        twice = rated(once, (1, 2))
        found = await store.ratings.of("taluva", 2, WON.players)
        assert [(found[name].mean, found[name].deviation, found[name].games) for name in WON.players] == [
            (rating.mu, rating.sigma, 2) for rating in twice
        ]

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


def test_a_bot_on_two_seats_has_played_one_game(tmp_path: Path) -> None:
    game = Finished(game="taluva", players=("u1", "greedy", "greedy"), ranks=(2, 1, 3))

    async def scenario(store: Store) -> None:
        await store.tables.add(NEW)
        await store.tables.append(grown(NEW, entry(0)), [entry(0)], game)
        found = await store.ratings.of("taluva", 3, game.players)
        new = rated([Rating()] * 3, (2, 1, 3))
        assert found["greedy"].games == 1
        assert found["greedy"].mean == pytest.approx((new[1].mu + new[2].mu) / 2)
        assert found["u1"].mean == pytest.approx(new[0].mu)

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


def refuse_commit(*_: object) -> None:
    raise OSError("disk full")


def test_an_end_that_is_not_stored_is_not_rated_and_one_that_is_stored_twice_is_rated_once(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.tables.add(NEW)
        engine = database_of(store).engine
        event.listen(engine, "commit", refuse_commit)
        with pytest.raises(Failed):
            await store.tables.append(grown(NEW, entry(0)), [entry(0)], WON)
        event.remove(engine, "commit", refuse_commit)
        assert await store.ratings.best("taluva", 2, 9) == []
        await store.tables.append(grown(NEW, entry(0, "c")), [entry(0, "c")], WON)
        for again, problem in ((entry(0), Stale), (entry(1, "c"), Repeated)):
            with pytest.raises(problem):
                await store.tables.append(grown(NEW, again), [again], WON)
        assert [one.games for one in await store.ratings.best("taluva", 2, 9)] == [1, 1]

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


BUSY = """
import asyncio, itertools, sys
from pathlib import Path
from tests.server.stores import NEW, entry, grown, opened
from tests.server.test_rated_games import WON
import msgspec

async def play(store):
    async def table(n):
        for game in itertools.count():
            new = msgspec.structs.replace(NEW, id=f"t{n}-{game}")
            await store.tables.add(new)
            await store.tables.append(grown(new, entry(0), status="over"), [entry(0)], WON)
            print("over", flush=True)
    await asyncio.gather(*(table(n) for n in range(4)))

with opened(Path(sys.argv[1])) as store:
    asyncio.run(play(store))
"""


def test_a_server_that_is_killed_has_rated_just_the_games_that_are_over(tmp_path: Path) -> None:
    database = tmp_path / "lavafield.db"
    with subprocess.Popen([sys.executable, "-c", BUSY, database], cwd=ROOT, stdout=subprocess.PIPE) as busy:
        assert busy.stdout is not None
        acknowledged = sum(1 for _ in zip(range(60), busy.stdout, strict=False))
        busy.send_signal(signal.SIGKILL)
    assert acknowledged == 60
    with opened(database), sqlite3.connect(database) as connection:
        (over,) = connection.execute("SELECT count(*) FROM tables WHERE status = 'over'").fetchone()
        games = connection.execute("SELECT games FROM ratings").fetchall()
    connection.close()
    assert over >= acknowledged
    assert games == [(over,), (over,)]
