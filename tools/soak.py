"""Lets people play on the live server for a long time, then kills it again and again, and writes bench/results/soak.md.

`python -m tools.soak --minutes 60 --kills 50`. It fails if something was lost, if the log has an error, or if memory
grew by more than it may.
"""

import argparse
import asyncio
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench.load.process import allow_many_sockets
from bench.load.soak import EARLY, Found, Town, soaked
from tools.fuzz import RESULTS, commit

GROWTH: Final = 1.15
STALL: Final = 0.1
MIB: Final = 1 << 20


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed afterwards")
    parser.add_argument("--pairs", type=int, default=12, help="of people who play each other")
    parser.add_argument("--alone", type=int, default=6, help="people who play bots")
    parser.add_argument("--spectators", type=int, default=6)
    parser.add_argument("--pause", type=float, default=0.3, help="seconds between two actions of one person")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where to write")
    given = parser.parse_args()
    allow_many_sockets()
    town = Town(given.pairs, given.alone, given.spectators, given.pause)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(soaked(Path(folder) / "data", town, 60 * given.minutes, given.kills))
    facts = told(given, found)
    text = "\n".join(page(facts)) + "\n"
    given.results.mkdir(parents=True, exist_ok=True)
    (given.results / "soak.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    (given.results / "soak.md").write_text(text, "utf-8")
    print(text)
    return 0 if all(reached for *_, reached in goals(facts)) else 1


def told(given: argparse.Namespace, found: Found) -> dict[str, Any]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "command": f"python -m tools.soak --minutes {given.minutes:g} --kills {given.kills} --pairs {given.pairs}"
        f" --alone {given.alone} --spectators {given.spectators} --pause {given.pause:g}",
        "machine": f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}",
        "games": found.games,
        "acknowledged": found.acknowledged,
        "lost": found.lost,
        "kills": found.kills,
        "early MiB": round(found.early / MIB, 1),
        "late MiB": round(found.late / MIB, 1),
        "growth": round(found.late / found.early, 3),
        "longest stall ms": round(1000 * found.stall, 1),
        "problems": found.problems[:20],
        "errors": found.errors[:20],
        "samples": found.samples,
    }


def goals(facts: dict[str, Any]) -> Iterator[tuple[str, Any, str, bool]]:
    """What, how much it was, how much it may be, and is it?"""
    yield "memory at the end, beside that early on", facts["growth"], f"at most {GROWTH}", facts["growth"] <= GROWTH
    stall = facts["longest stall ms"]
    yield "longest stall of the event loop, ms", stall, f"below {1000 * STALL:g}", stall < 1000 * STALL
    yield "acknowledged actions that were lost", facts["lost"], "0", facts["lost"] == 0
    yield "errors in the log", len(facts["errors"]), "0", not facts["errors"]
    yield "connections that broke by themselves", len(facts["problems"]), "0", not facts["problems"]


def page(facts: dict[str, Any]) -> Iterator[str]:
    """The results as a page for people."""
    yield "# The live server over a long time"
    yield ""
    yield f"{facts['date']}, commit {facts['commit']}, `{facts['command']}`, {facts['machine']}. People play each other"
    yield f"and bots, look on, chat, lose their connections and come back: {facts['games']:,} games, and"
    yield f"{facts['acknowledged']:,} acknowledged actions. Memory was {facts['early MiB']} MiB"
    yield f"after {EARLY:.0%} of the time and {facts['late MiB']} MiB at the end. Afterwards the server was killed"
    yield f"{facts['kills']} times at random moments of such play, and started again on the same data."
    yield ""
    yield "| what | measured | to reach | |"
    yield "| --- | ---: | ---: | --- |"
    for what, value, most, reached in goals(facts):
        yield f"| {what} | {value} | {most} | {'reached' if reached else 'missed'} |"


if __name__ == "__main__":
    sys.exit(main())
