"""Rooms and the store together: what was acknowledged is there again, and a room that could not be stored is not."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

import lavafield
from lavafield import Rng
from lavafield.server.messages import client
from lavafield.server.store.errors import Failed, Repeated, Stale
from lavafield.server.store.store import Store
from lavafield.server.table.course import ENDED
from lavafield.server.table.outcome import Outcome
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Setup
from tests.modes.mode import by_mode
from tests.server.rooms import ADA, BO, CY, START, Host, setup_of
from tests.server.stores import database_of, opened

MOST_MILLISECONDS = by_mode(compiled=50, interpreted=250)


async def seated(store: Store, setup: Setup) -> Room:
    """A new table, stored."""
    for person in (ADA, BO):
        await store.users.add_guest(person.id, person.name, f"hash of {person.id}", START)
    room = Room(lavafield.game(setup.game), setup, [], START)
    await store.tables.add(room.row(START), setup.users)
    return room


async def loaded(store: Store) -> Room:
    """The table as another server would find it."""
    stored = await store.tables.table("table1")
    assert stored is not None
    setup = msgspec.json.decode(stored.setup, type=Setup)
    room = Room(lavafield.game(stored.game), setup, await store.tables.log("table1"), START)
    assert room.row(stored.changed) == stored
    return room


async def stored(store: Store, room: Room, outcome: Outcome, now: float = START) -> Outcome:
    await store.tables.append(room.row(now), outcome.entries)
    return outcome


def next_outcome(room: Room, rng: Rng, now: float, id: str) -> Outcome:
    """Somebody does something that is allowed."""
    seat = room.course.in_turn
    assert seat is not None
    person = (ADA, BO)[seat]
    version = room.eyes(person.id).version
    if room.course.waiting is not None:
        return room.handle(person, client.Confirm(id=id, table="table1", version=version), now)
    record = room.game.name(room.course.state, room.course.state.sample(rng))
    return room.handle(person, client.Act(id=id, table="table1", version=version, action=record), now)


@pytest.mark.parametrize("game", lavafield.games())
def test_a_game_goes_on_in_another_server_at_any_moment(game: str, tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        room, rng = await seated(store, setup_of(ADA, BO, game=game)), Rng(1)
        await stored(store, room, room.handle(ADA, client.Start(id="start", table="table1"), START))
        for n in range(40):
            room = await loaded(store) if n % 3 == 0 else room
            await stored(store, room, next_outcome(room, rng, START + n, f"c{n}"), START + n)
        again = await loaded(store)
        assert again.course.state == room.course.state
        assert again.eyes("ada").view() == room.eyes("ada").view()

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


def test_of_two_servers_that_believe_in_a_table_one_gives_way(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        room = await seated(store, setup_of(ADA, BO))
        await stored(store, room, room.handle(ADA, client.Start(id="start", table="table1"), START))
        one, other = await loaded(store), await loaded(store)
        await stored(store, one, next_outcome(one, Rng(1), START, "c1"))
        with pytest.raises(Stale):
            await stored(store, other, next_outcome(other, Rng(1), START, "c2"))
        forgetful = await loaded(store)
        forgetful._commands.clear()  # as if it had not heard of the command
        outcome = next_outcome(forgetful, Rng(2), START, "c1")
        with pytest.raises(Repeated):
            await stored(store, forgetful, outcome)

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    def fail(*_: Any) -> None:
        raise OSError("disk full")

    async def scenario(store: Store) -> None:
        room = await seated(store, setup_of(ADA, BO))
        await stored(store, room, room.handle(ADA, client.Start(id="start", table="table1"), START))
        before = room.course.state
        engine = database_of(store).engine
        event.listen(engine, "commit", fail)
        with pytest.raises(Failed):
            await stored(store, room, next_outcome(room, Rng(1), START, "c1"))
        event.remove(engine, "commit", fail)
        room = await loaded(store)
        assert room.course.state == before
        outcome = next_outcome(room, Rng(1), START, "c1")  # sent again it is no repetition
        await stored(store, room, outcome)
        assert len(outcome.entries) == 1

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


def test_a_new_setup_is_stored_without_a_log(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        room = await seated(store, setup_of(ADA, None))
        outcome = room.handle(BO, client.Sit(id="c1", table="table1", seat=1), START)
        assert outcome.setup_changed
        assert outcome.entries == []
        await store.tables.change(room.row(START), room.setup.users)
        assert (await loaded(store)).info() == room.info()
        assert [table.id for table in await store.tables.of_user("bo", 5)] == ["table1"]

    with opened(tmp_path / "lavafield.db") as store:
        asyncio.run(scenario(store))


@pytest.mark.parametrize("game", lavafield.games())
def test_any_position_of_any_game_opens_quickly(game: str) -> None:
    host, rng = Host(setup_of(ADA, BO, CY, "random", game=game), [ADA, BO, CY]).start(), Rng(5)
    while host.room.course.status not in ENDED:
        host.act_randomly(rng)
    times = []
    for _ in range(3):
        before = time.perf_counter()
        room = Room(host.room.game, host.setup, host.log, START)
        eyes = room.eyes("ada")
        eyes.scene(eyes.version // 2)
        times.append(time.perf_counter() - before)
    assert min(times) * 1000 < MOST_MILLISECONDS
