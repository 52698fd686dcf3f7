"""Measures the live server under load, beside a bare echo server, and writes bench/results/load.md and .json.

`python -m tools.load`, with `--seconds 5 --idle 200 --active 20 --rate 100` a small one. The server and those who play
are on this machine and share its processors, so whatever else runs here shows.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import lavafield
from bench.load.process import allow_many_sockets
from bench.load.run import Crowd, measured
from tools.fuzz import RESULTS, commit

PROCESSOR, LATENCY, TIMES_ECHO, IDLE = 1.0, 50.0, 5.0, 60.0
"""To reach: milliseconds of processor per action; p99, in milliseconds and beside the echo's; KiB of an idle socket."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=30, help="how long each game is measured")
    parser.add_argument("--idle", type=int, default=2000, help="sockets that only listen")
    parser.add_argument("--active", type=int, default=200, help="sockets of those who play, two at a table")
    parser.add_argument("--rate", type=float, default=1000, help="actions a second, of all together")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where to write")
    given = parser.parse_args()
    allow_many_sockets()
    facts = circumstances(given) | measured(
        Crowd(given.idle, given.active, given.rate, given.seconds), lavafield.games()
    )
    text = "\n".join(page(facts)) + "\n"
    given.results.mkdir(parents=True, exist_ok=True)
    (given.results / "load.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    (given.results / "load.md").write_text(text, "utf-8")
    print(text)
    return 0 if facts["lost"] == 0 and facts["errors in the log"] == 0 else 1


def circumstances(given: argparse.Namespace) -> dict[str, Any]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "command": f"python -m tools.load --seconds {given.seconds:g} --idle {given.idle} --active {given.active}"
        f" --rate {given.rate:g}",
        "machine": f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}",
        "others on the machine": f"load average {os.getloadavg()[0]:.1f} at the start",
        "arguments": sys.argv[1:],
    }


def page(facts: dict[str, Any]) -> Iterator[str]:
    """The results as a page for people."""
    crowd, echo = facts["crowd"], facts["echo"]
    yield "# The live server under load"
    yield ""
    yield f"{facts['date']}, commit {facts['commit']}, `{facts['command']}`, {facts['machine']};"
    yield f"{facts['others on the machine']}. {crowd['idle']:,} idle and {crowd['active']} active sockets,"
    yield f"{crowd['rate']:,.0f} actions a second at fixed times, each stored durably in SQLite before anybody hears of"
    yield "it. Latency is from when an action was due until the opponent heard of it; of the echo until it was back."
    yield ""
    yield "| server | actions | per second | p50 ms | p99 ms | worst ms | processor ms per action |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name, row in {"bare echo": echo, **facts["games"]}.items():
        cells = [f"{row['actions']:,}", f"{row['per second']:,}", *(f"{row[key]:.2f}" for key in LATENCIES)]
        yield f"| {name} | {' | '.join(cells)} | {row['processor ms per action']:.3f} |"
    yield ""
    yield "The processor time of one action, in ms, by parts that were measured apart; the rest is the socket, the"
    yield "event loop, and whatever the parts do not show:"
    yield ""
    yield "| game | engine | view | encode | commit | rest | all |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for game, parts in facts["parts"].items():
        whole = facts["games"][game]["processor ms per action"]
        known = [parts[name] for name in ("engine", "view", "encode", "commit")]
        cells = [f"{value:.3f}" for value in (*known, whole - sum(known), whole)]
        yield f"| {game} | {' | '.join(cells)} |"
    yield ""
    yield "| what | measured | to reach |"
    yield "| --- | ---: | ---: |"
    for what, value, most in goals(facts):
        yield f"| {what} | {value:g} | {most} |"


LATENCIES = ("p50 ms", "p99 ms", "worst ms")


def goals(facts: dict[str, Any]) -> Iterator[tuple[str, float, str]]:
    for game, row in facts["games"].items():
        yield f"{game}: processor ms per action", row["processor ms per action"], f"at most {PROCESSOR}"
        yield f"{game}: p99 ms", row["p99 ms"], f"below {LATENCY:g}"
        times = round(row["p99 ms"] / facts["echo"]["p99 ms"], 1)
        yield f"{game}: p99 beside the echo's", times, f"at most {TIMES_ECHO:g} times"
    yield (
        "KiB of an idle socket (the echo's: " + f"{facts['echo']['idle KiB']:g})",
        facts["idle KiB"],
        f"at most {IDLE:g}",
    )
    yield "acknowledged actions that are not stored", facts["lost"], "0"
    yield "refused", facts["refused"], "0"
    yield "errors in the log", facts["errors in the log"], "0"
    yield "longest stall of the event loop, ms", facts["longest stall ms"], "below 100"


if __name__ == "__main__":
    sys.exit(main())
