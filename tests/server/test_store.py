"""What is stored is found again, as it was, by everybody who asks for it."""

import asyncio
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text, update

from lavafield import BadInput
from lavafield.server import secrets
from lavafield.server.store.errors import Repeated, Replaced, Stale, Taken
from lavafield.server.store.rows import Entry, Finished, Line, StoredTable, User
from lavafield.server.store.schema import METADATA, leases
from lavafield.server.store.store import Store, open_store
from tests.server.stores import NEW, append, database_of, entry, grown, opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lavafield.db"


# --- opening ---


def test_migrations_lead_to_the_schema_that_the_statements_use(path: Path) -> None:
    with opened(path) as store, database_of(store).engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_store_is_as_it_was_when_it_is_opened_again(path: Path) -> None:
    with opened(path) as store:
        asyncio.run(store.tables.add(NEW))
    with opened(path) as store:
        assert asyncio.run(store.tables.table("t1")) == NEW


def test_commits_reach_the_disk(path: Path) -> None:
    with opened(path) as store, database_of(store).engine.begin() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_a_second_server_is_refused_until_the_first_has_ended(path: Path) -> None:
    with opened(path):
        with pytest.raises(BadInput) as busy:
            open_store(path, 101.0)
        assert busy.value.message == "error-store-busy"
    with opened(path):
        pass


def test_a_store_of_a_newer_program_is_refused_and_left_alone(path: Path) -> None:
    with opened(path):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    for _ in range(2):  # the first try gives the file free again
        with pytest.raises(BadInput) as newer:
            open_store(path, 100.0)
        assert newer.value.message == "error-store-newer"
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as bad:
        open_store(tmp_path / "no" / "folder.db", 100.0)
    assert bad.value.message == "error-file"


def test_the_next_server_knows_when_the_last_one_was_alive(path: Path) -> None:
    with opened(path, now=100.0) as store:
        assert store.last_beat is None
        asyncio.run(store.beat(130.0))
    with opened(path, now=900.0) as store:
        assert store.last_beat == 130.0
    with opened(path, now=950.0) as store:
        assert store.last_beat == 900.0


# --- people ---


async def two_guests(store: Store) -> None:
    await store.users.add_guest("u1", "Ada", "hash-1", 5.0)
    await store.users.add_guest("u2", "Bo", "hash-2", 6.0)


def test_a_guest_is_known_by_the_secret_and_can_become_an_account(path: Path) -> None:
    async def scenario() -> None:
        await two_guests(store)
        guest = User(id="u1", name="Ada", created=5.0)
        assert await store.users.by_secret("hash-1") == await store.users.by_id("u1") == guest
        assert await store.users.by_login("Ada") is None
        await store.users.make_account("u1", "Ada L.", "argon")
        account = User(id="u1", name="Ada L.", login="ada l.", passphrase="argon", created=5.0)
        assert await store.users.by_login("ADA L.") == await store.users.by_secret("hash-1") == account
        with pytest.raises(Taken):
            await store.users.make_account("u2", "ada l.", "argon")
        assert await store.users.by_id("u2") == User(id="u2", name="Bo", created=6.0)

    with opened(path) as store:
        asyncio.run(scenario())


def test_sessions_come_and_go(path: Path) -> None:
    async def scenario() -> None:
        await two_guests(store)
        await store.users.sign_in("u1", "hash-3", 9.0)
        await store.users.sign_out("hash-1")
        assert await store.users.by_secret("hash-1") is None
        found = await store.users.by_secret("hash-3")
        assert found is not None
        assert found.id == "u1"
        assert await store.users.by_secret("nobody") is None

    with opened(path) as store:
        asyncio.run(scenario())


def test_passphrases_and_secrets_are_kept_as_hashes() -> None:
    kept = secrets.passphrase_hash("correct horse")
    assert "correct horse" not in kept
    assert kept.startswith("$argon2id$")
    assert secrets.passphrase_fits(kept, "correct horse")
    assert not secrets.passphrase_fits(kept, "correct hors")
    assert not secrets.passphrase_fits(None, "correct horse")
    secret = secrets.new_secret()
    assert len(secret) > 40
    assert secret not in secrets.secret_hash(secret)
    assert len({secrets.new_id() for _ in range(100)}) == 100


# --- tables and logs ---


def test_a_log_grows_by_what_is_appended(path: Path) -> None:
    async def scenario() -> None:
        await store.tables.add(NEW)
        await append(store, entry(0), entry(1, "c1"), due=50.0)
        await append(store, entry(2, at=9.0), status="over")
        assert await store.tables.log("t1") == [entry(0), entry(1, "c1"), entry(2, at=9.0)]
        assert await store.tables.table("t1") == grown(NEW, entry(2, at=9.0), status="over")
        assert await store.tables.log("t2") == []
        assert await store.tables.table("t2") is None

    with opened(path) as store:
        asyncio.run(scenario())


@pytest.mark.parametrize("numbers", [(1,), (3,), (0, 1), (1, 2), (2, 2), (2, 4)])
def test_a_log_has_neither_gaps_nor_two_entries_of_one_number(numbers: tuple[int, ...], path: Path) -> None:
    async def scenario() -> None:
        await store.tables.add(NEW)
        await append(store, entry(0), entry(1))
        before = await store.tables.table("t1"), await store.tables.log("t1")
        with pytest.raises(Stale):
            await append(store, *(entry(number) for number in numbers))
        assert (await store.tables.table("t1"), await store.tables.log("t1")) == before

    with opened(path) as store:
        asyncio.run(scenario())


def test_a_command_is_carried_out_once(path: Path) -> None:
    async def scenario() -> None:
        await store.tables.add(NEW)
        await append(store, entry(0, "c1"), entry(1))
        with pytest.raises(Repeated):
            await append(store, entry(2), entry(3, "c1"))
        await append(store, entry(2, "c1", actor="bo"))  # of somebody else it is another one
        assert len(await store.tables.log("t1")) == 3

    with opened(path) as store:
        asyncio.run(scenario())


def test_a_table_is_found_by_its_people_its_status_and_what_is_due(path: Path) -> None:
    def table(id: str, **fields: object) -> StoredTable:
        return msgspec.structs.replace(NEW, id=id, **fields)

    async def ids(found: list[StoredTable]) -> list[str]:
        return [each.id for each in found]

    async def scenario() -> None:
        await two_guests(store)
        await store.tables.add(table("old", changed=1.0), ["u1", "u2"])
        await store.tables.add(table("new", changed=9.0, due=70.0), ["u1"])
        await store.tables.add(table("secret", listed=False, due=60.0), ["u2"])
        await store.tables.add(table("over", status="over"))
        assert await ids(await store.tables.lobby("playing", 10)) == ["new", "old"]
        assert await ids(await store.tables.lobby("playing", 1)) == ["new"]
        assert await ids(await store.tables.of_user("u1", 10)) == ["new", "old"]
        assert await store.tables.due(70.0, 10) == ["secret"]
        assert await store.tables.due(80.0, 10) == ["secret", "new"]
        changed = table("old", setup="{}", listed=False, status="gathering", changed=10.0, due=1.0)
        await store.tables.change(changed, ["u2"])
        assert await store.tables.table("old") == changed
        assert await ids(await store.tables.of_user("u1", 10)) == ["new"]
        assert await ids(await store.tables.of_user("u2", 10)) == ["old", "secret"]

    with opened(path) as store:
        asyncio.run(scenario())


def test_a_change_of_the_setup_leaves_the_log_alone(path: Path) -> None:
    async def scenario() -> None:
        await store.tables.add(NEW)
        await append(store, entry(0))
        await store.tables.change(msgspec.structs.replace(NEW, setup="{}"), [])
        found = await store.tables.table("t1")
        assert found is not None
        assert (found.length, found.setup) == (1, "{}")

    with opened(path) as store:
        asyncio.run(scenario())


# --- chat and ratings ---


def test_lines_of_chat_are_counted_at_each_table(path: Path) -> None:
    async def scenario() -> None:
        await two_guests(store)
        for id in ("t1", "t2"):
            await store.tables.add(msgspec.structs.replace(NEW, id=id))
        numbers = [await store.chat.say("t1", user, f"hello {n}", n) for n, user in enumerate(["u1", "u2", "u1"])]
        assert numbers == [1, 2, 3]
        assert await store.chat.say("t2", "u2", "elsewhere", 8.0) == 1
        assert await store.chat.lines("t1", 2) == [
            Line(number=2, at=1.0, user="u2", name="Bo", text="hello 1"),
            Line(number=3, at=2.0, user="u1", name="Ada", text="hello 2"),
        ]
        assert [line.number for line in await store.chat.lines("t1", 10, after=2)] == [3]

    with opened(path) as store:
        asyncio.run(scenario())


def test_ratings_are_kept_per_game_and_number_of_seats(path: Path) -> None:
    won = Finished(game="taluva", players=("u1", "greedy"), ranks=(1, 2))
    three = Finished(game="taluva", players=("u1", "greedy", "u2"), ranks=(2, 1, 2))

    async def scenario() -> None:
        await store.tables.add(NEW)
        await store.tables.append(grown(NEW, entry(0)), [entry(0)], won)
        await store.tables.append(grown(NEW, entry(1)), [entry(1)], three)
        best = await store.ratings.best("taluva", 2, 10)
        assert [(one.player, one.games) for one in best] == [("u1", 1), ("greedy", 1)]
        assert best[0].mean > 25.0 > best[1].mean
        found = await store.ratings.of("taluva", 3, ["u1", "u2", "u9"])
        assert found.keys() == {"u1", "u2"}
        assert found["u1"].mean == found["u2"].mean < 25.0
        assert await store.ratings.best("pompeii", 2, 10) == []

    with opened(path) as store:
        asyncio.run(scenario())


# --- export ---


def test_an_export_is_a_whole_store_while_the_first_is_being_written(path: Path, tmp_path: Path) -> None:
    async def write(numbers: range) -> None:
        for number in numbers:
            await append(store, entry(number))

    async def scenario() -> None:
        await store.tables.add(NEW)
        await write(range(20))
        await asyncio.gather(store.export(tmp_path / "copy.db"), write(range(20, 60)))

    with opened(path) as store:
        asyncio.run(scenario())
    with opened(tmp_path / "copy.db") as copy:
        log, table = asyncio.run(copy.tables.log("t1")), asyncio.run(copy.tables.table("t1"))
        assert table is not None
        assert 20 <= len(log) == table.length
        assert [each.number for each in log] == list(range(len(log)))


def test_an_export_that_fails_leaves_the_last_one(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("the last one")
    (tmp_path / "copy.db.part").mkdir()
    with opened(path) as store, pytest.raises(OSError, match=r"copy\.db\.part"):
        asyncio.run(store.export(copy))
    assert copy.read_text() == "the last one"


# --- many games ---


def test_a_hundred_thousand_games_slow_nothing_down(path: Path) -> None:
    """Every question that is asked while the server starts or runs goes by an index."""
    with opened(path):
        pass
    with sqlite3.connect(path) as connection:
        rows = ((f"g{n}", "taluva", 1, "over", 1, "{}", 0, None, n, n) for n in range(100_000))
        columns = "id, game, rules, status, listed, setup, length, due, created, changed"
        connection.executemany(f"INSERT INTO tables ({columns}) VALUES (?,?,?,?,?,?,?,?,?,?)", rows)
        connection.execute("UPDATE tables SET due = 5 WHERE id = 'g77'")
    connection.close()
    before = time.monotonic()
    with opened(path) as store:
        assert asyncio.run(store.tables.due(6.0, 10)) == ["g77"]
        assert time.monotonic() - before < 2.0
        assert len(asyncio.run(store.tables.lobby("over", 50))) == 50
        with database_of(store).engine.begin() as connection_:
            plans = [
                str(connection_.execute(text(f"EXPLAIN QUERY PLAN {question}")).all())
                for question in (
                    "SELECT * FROM tables WHERE due < 5 ORDER BY due",
                    "SELECT * FROM tables WHERE listed IS 1 AND status = 'over' ORDER BY changed DESC, id LIMIT 9",
                    "SELECT * FROM entries WHERE \"table\" = 'g1' ORDER BY number",
                    "SELECT 1 FROM entries WHERE \"table\" = 'g1' AND actor = 'a' AND command = 'c'",
                    "SELECT * FROM ratings WHERE game = 'taluva' AND players = 2 ORDER BY mean DESC, player LIMIT 9",
                    "SELECT * FROM sessions WHERE \"user\" = 'u1'",
                )
            ]
    assert [plan for plan in plans if "INDEX" not in plan or "SCAN" in plan] == []


def test_who_was_replaced_writes_nothing_more(path: Path) -> None:
    async def scenario() -> None:
        await store.tables.add(NEW)
        with database_of(store).engine.begin() as connection:
            connection.execute(update(leases).values(holder="somebody else"))
        with pytest.raises(Replaced):
            await append(store, entry(0))
        assert await store.tables.log("t1") == []

    with opened(path) as store:
        asyncio.run(scenario())


def test_an_entry_holds_any_text(path: Path) -> None:
    odd = Entry(number=0, at=1.5, deed='{"x":"ä🌋\\u0000\'\\"--;"}')

    async def scenario() -> None:
        await store.tables.add(NEW)
        await append(store, odd)
        assert await store.tables.log("t1") == [odd]

    with opened(path) as store:
        asyncio.run(scenario())
