"""What a server wrote, read from its file as it lies there: the last word on what was carried out, and how often."""

import sqlite3
from collections import Counter
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

import lavafield
from lavafield.server.live.summaries import setup_in
from lavafield.server.store.rows import Entry
from lavafield.server.table import deeds
from lavafield.server.table.room import Room

OWN_DEEDS = (deeds.Acted, deeds.Confirmed, deeds.TookBack)
"""Those that people do by commands."""


def logged(data: Path) -> dict[str, Room]:
    """Every table that began, as its log makes it."""
    with closing(sqlite3.connect(data / "lavafield.db")) as database:
        rows = database.execute("select id, game, setup, length from tables where length > 0").fetchall()
        return {id: room_of(database, id, game, setup, length) for id, game, setup, length in rows}


def room_of(database: sqlite3.Connection, id: str, game: str, setup: str, length: int) -> Room:
    wanted = 'select number, at, actor, command, deed from entries where "table" = ? order by number'
    log = [
        Entry(number=number, at=at, actor=actor, command=command, deed=deed)
        for number, at, actor, command, deed in database.execute(wanted, (id,))
    ]
    assert [entry.number for entry in log] == list(range(length))
    return Room(lavafield.game(game), setup_in(setup), log, 0.0)


def check_commands(data: Path, acknowledged: Collection[str], refused: Collection[str] = ()) -> None:
    """What was acknowledged is there, once; what was refused is not; and nobody acted without saying so."""
    with closing(sqlite3.connect(data / "lavafield.db")) as database:
        entries = database.execute('select "table", command, deed from entries').fetchall()
        setups = dict(database.execute("select id, setup from tables").fetchall())
    there = Counter(command for _, command, _ in entries if command is not None)
    assert not [command for command in acknowledged if command not in there], "acknowledged, and lost"
    assert not [command for command, times in there.items() if times > 1 and command != "start"], "carried out twice"
    assert not [command for command in refused if command in there], "refused, and carried out"
    for table, command, text in entries:
        deed = deeds.read(text)
        if isinstance(deed, OWN_DEEDS) and deed.seat is not None and command is None:
            assert setup_in(setups[table]).places[deed.seat].kind == "bot", f"nobody asked for {text}"
