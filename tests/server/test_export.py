"""Backups and records, taken from outside while a store is open."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

import lavafield
from lavafield import BadInput, Record, Rng
from lavafield.core.record import SeatRecord
from lavafield.server.export import Exported, back_up, export_all, export_of
from lavafield.server.messages import client
from lavafield.server.store.store import Store, open_store
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Setup
from tests.cli.conftest import Cli, cli
from tests.server.rooms import ADA, BO, START, setup_of
from tests.server.stores import opened
from tests.server.test_room_store import next_outcome, stored

__all__ = ["cli"]


def setups() -> list[Setup]:
    """Two games of Ada's against Bo, and one that bots play for her."""
    games = [setup_of(ADA, BO, preview=True), setup_of(ADA, BO, game="pompeii"), setup_of("random", "random")]
    return [msgspec.structs.replace(setup, id=f"table{n}") for n, setup in enumerate(games)]


async def fill(store: Store) -> list[Room]:
    """The first game is over, the others run."""
    for person in (ADA, BO):
        await store.users.add_guest(person.id, person.name, f"hash of {person.id}", START)
    await store.users.make_account("bo", "Bo the Great", "a hash")
    rooms = []
    for setup in setups():
        room = Room(lavafield.game(setup.game), setup, [], START)
        rooms.append(room)
        await store.tables.add(room.row(START), setup.users | {setup.host})
        await stored(store, room, room.handle(ADA, client.Start(id="s", table=setup.id), START))
    for room in rooms[:2]:
        for n in range(12):
            await stored(store, room, next_outcome(room, Rng(n), START, f"c{n}"))
    await stored(store, rooms[0], rooms[0].handle(ADA, client.Resign(id="r", table="table0", seat=0), START))
    return rooms


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    with opened(tmp_path / "data" / "lavafield.db") as store:
        asyncio.run(fill(store))
    return tmp_path / "data"


def kind(path: Path) -> type:
    return type(lavafield.read_record(path))


def test_games_that_are_over_are_written_whole_and_others_are_left_out(data: Path, tmp_path: Path) -> None:
    assert export_all(data / "lavafield.db", tmp_path) == Exported(records=1, left_out=2)
    assert kind(tmp_path / "table0.jsonl") is Record
    assert not list(tmp_path.glob("*.part"))


def test_somebody_gets_what_they_may_have(data: Path, tmp_path: Path) -> None:
    for name in ("ada", "bo", "BO THE GREAT"):
        folder = tmp_path / name
        folder.mkdir()
        assert export_of(data / "lavafield.db", name, folder) == Exported(records=2, left_out=0)
        assert kind(folder / "table0.jsonl") is Record
        running = lavafield.read_record(folder / "table1.jsonl")
        assert isinstance(running, SeatRecord)
        assert running.header.seat == (0 if name == "ada" else 1)
    with pytest.raises(BadInput) as problem:
        export_of(data / "lavafield.db", "nobody", tmp_path)
    assert problem.value.message == "export-error-user"


def test_a_backup_is_taken_while_the_store_is_open_and_can_be_served(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with opened(data / "lavafield.db") as store:
        back_up(data / "lavafield.db", copy)
        assert export_all(data / "lavafield.db", tmp_path).records == 1
        asyncio.run(store.beat(START))
    again = open_store(copy, START)
    assert asyncio.run(again.tables.table("table1")) is not None
    again.close()


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path) -> None:
    for export in (back_up, export_all):
        with pytest.raises(BadInput) as problem:
            export(tmp_path / "lavafield.db", tmp_path / "target")
        assert problem.value.message == "export-error-nothing"
    assert list(tmp_path.iterdir()) == []


def test_a_store_of_another_schema_is_left_alone(data: Path, tmp_path: Path) -> None:
    with sqlite3.connect(data / "lavafield.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(BadInput) as problem:
        export_all(data / "lavafield.db", tmp_path)
    assert problem.value.message == "error-store-other"
    (tmp_path / "no.db").write_text("this is no database")
    with pytest.raises(BadInput):
        back_up(tmp_path / "no.db", tmp_path / "copy.db")


# --- the command ---


def test_the_command_writes_records(data: Path, tmp_path: Path, cli: Cli) -> None:
    ran = cli("export", "--data", data, "--records", tmp_path / "records")
    assert (ran.code, ran.err) == (0, "")
    assert "One record was written into" in ran.out
    assert "2 games are not over yet" in ran.out
    ran = cli("export", "--data", data, "--records", tmp_path / "records", "--user", "ada", "--language", "de")
    assert "2 Aufzeichnungen wurden" in ran.out
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == ["table0.jsonl", "table1.jsonl"]


def test_the_command_writes_a_backup(data: Path, tmp_path: Path, cli: Cli) -> None:
    ran = cli("export", "--data", data, "--backup", tmp_path / "copy.db")
    assert (ran.code, ran.err) == (0, "")
    assert str(tmp_path / "copy.db") in ran.out
    assert (tmp_path / "copy.db").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "either --backup or --records"),
        (["--backup", "x", "--records", "y"], "either --backup or --records"),
        (["--backup", "x", "--user", "ada"], "--user belongs to --records"),
        (["--backup", "/nowhere/at/all.db"], "/nowhere/at/all.db"),
        (["--records", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_what_cannot_be_done_is_said(data: Path, cli: Cli, arguments: list[str], said: str) -> None:
    ran = cli("export", "--data", data, *arguments)
    assert ran.code == 2
    assert said in ran.err
