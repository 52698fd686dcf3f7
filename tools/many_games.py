"""Measures how a server starts with many stored games, beside one without.

`python -m tools.many_games`, with `--games 1000` a small one. One game is played at random; the others are copies of it
under other names, each with its whole log. Writes bench/results/many-games.md and .json.
"""

import argparse
import asyncio
import json
import os
import platform
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench.load.process import processor_seconds, resident
from lavafield import Rng
from tests.server.live.served import Person, Server, play
from tools.fuzz import RESULTS, commit

MOST_MORE: Final = 2.0
"""To reach: seconds that a start takes longer than with an empty store."""
MOST_TO_OPEN: Final = 0.05
"""To reach: seconds until any game is opened."""
OPENED: Final = 20
"""Games that are opened, one after the other, for the time that one takes."""

COPIES: Final = (
    """insert into tables (id, game, rules, status, listed, setup, length, due, in_turn, created, changed)
       select :prefix || n, game, rules, status, listed, replace(setup, :id, :prefix || n), length, due, in_turn,
              created + n, changed + n
       from tables, numbers where id = :id""",
    """insert into places (user, "table")
       select user, :prefix || n from places, numbers where "table" = :id""",
    """insert into entries ("table", number, at, actor, command, deed)
       select :prefix || n, number, at, actor, command, deed from entries, numbers where "table" = :id""",
)
NUMBERS: Final = "with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < :copies) "
PREFIX: Final = "copy-"


@dataclass(frozen=True)
class Start:
    """Until the address is said, and what was used of the processor until then and until the first list was there."""

    seconds: float
    processor: float
    processor_with_list: float
    memory: int


def copied(data: Path, table: str, copies: int) -> None:
    """That many more games, all as that one; the server does not run."""
    given = {"id": table, "prefix": PREFIX, "copies": copies}
    with closing(sqlite3.connect(data / "lavafield.db")) as database, database:
        for copy in COPIES:
            what, select = copy.split("select", 1)
            database.execute(f"{what} {NUMBERS} select {select}", given)
        database.execute("analyze")


def played(server: Server, actions: int | None = None) -> tuple[Person, str]:
    """A game that is over: played to its end, or given up after so many actions."""

    async def scenario(ada: Person, table: str) -> None:
        async with ada.socket() as one:
            own = await one.watch(table)
            await play(one, own, Rng(1), actions)
            if not own.over:
                await one.ask("resign", table, seat=0)

    ada = server.guest("Ada")
    table = ada.table("me", "random", start=True)
    asyncio.run(scenario(ada, table))
    return ada, table


def measured_start(server: Server) -> Start:
    began = time.monotonic()
    server.start()
    seconds = time.monotonic() - began
    assert server.process is not None
    pid = server.process.pid
    processor = processor_seconds(pid)
    for status in ("gathering", "playing", "over"):
        assert server.ask("GET", f"/api/tables?status={status}").status == 200
    return Start(seconds, processor, processor_seconds(pid), resident(pid))


def opened(server: Server, person: Person, copies: int) -> list[float]:
    """Seconds that it took to open games that slept, each by what its list and its page ask for."""
    found = []
    for n in range(OPENED):
        began = time.monotonic()
        answer = server.ask("GET", f"/api/tables/{PREFIX}{1 + n * (copies - 1) // OPENED}", secret=person.secret)
        found.append(time.monotonic() - began)
        assert answer.json["status"] == "over"
    return sorted(found)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.many_games", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--actions", type=int, default=None, help="of each game; else to its end")
    parser.add_argument("--rounds", type=int, default=3, help="starts of each kind")
    parser.add_argument("--results", type=Path, default=RESULTS)
    given = parser.parse_args()
    facts = measured(given.games, given.actions, given.rounds)
    given.results.mkdir(parents=True, exist_ok=True)
    (given.results / "many-games.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    text = "\n".join(page(facts)) + "\n"
    (given.results / "many-games.md").write_text(text, "utf-8")
    print(text)
    return 0 if facts["more seconds"] < MOST_MORE else 1


def measured(games: int, actions: int | None, rounds: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Server(Path(folder) / "empty"), Server(Path(folder) / "full")
        full.start()
        ada, table = played(full, actions)
        full.stop()
        copied(full.data, table, games)
        with closing(sqlite3.connect(full.data / "lavafield.db")) as database:
            entries = database.execute("select count(*) from entries").fetchone()[0]
        starts: dict[str, list[Start]] = {"empty": [], "full": []}
        for _ in range(rounds):
            for name, server in (("empty", empty), ("full", full)):
                starts[name].append(measured_start(server))
                if name == "full":
                    times = opened(server, ada, games)
                server.stop()
        size = (full.data / "lavafield.db").stat().st_size
    best = {name: min(each, key=lambda start: start.seconds) for name, each in starts.items()}
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "machine": f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}",
        "load average": round(os.getloadavg()[0], 1),
        "games": games,
        "entries": entries,
        "MiB": round(size / 2**20),
        "starts": {name: [asdict(start) for start in each] for name, each in starts.items()},
        "more seconds": round(best["full"].seconds - best["empty"].seconds, 2),
        "more processor": round(
            min(start.processor for start in starts["full"]) - min(start.processor for start in starts["empty"]), 2
        ),
        "open ms": round(times[len(times) // 2] * 1000, 1),
        "best": {name: asdict(start) for name, start in best.items()},
    }


def page(facts: dict[str, Any]) -> Iterator[str]:
    """The results as a page for people."""
    yield "# Starting with many stored games"
    yield ""
    yield f"{facts['date']}, commit {facts['commit']}, {facts['machine']}, load average {facts['load average']}."
    yield f"{facts['games']:,} games that are over, with {facts['entries']:,} entries in their logs:"
    yield f"{facts['MiB']:,} MiB. The best of {len(facts['starts']['full'])} starts of each."
    yield "Processor time includes three lists of tables."
    yield ""
    yield "| store | seconds | processor seconds | memory, MiB |"
    yield "| --- | ---: | ---: | ---: |"
    for name, start in facts["best"].items():
        cells = f"{start['seconds']:.2f} | {start['processor_with_list']:.2f} | {start['memory'] / 2**20:.0f}"
        yield f"| {name} | {cells} |"
    yield ""
    yield "| what | measured | to reach |"
    yield "| --- | ---: | ---: |"
    yield f"| seconds that a start takes longer | {facts['more seconds']:.2f} | under {MOST_MORE:g} |"
    yield f"| processor seconds that it takes more | {facts['more processor']:.2f} | |"
    most = f"under {MOST_TO_OPEN * 1000:.0f}"
    yield f"| ms to open a game that sleeps, median of {OPENED} | {facts['open ms']:.1f} | {most} |"


if __name__ == "__main__":
    sys.exit(main())
