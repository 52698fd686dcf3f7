"""Plays many random games over all options and numbers of players, and checks every invariant.

`python -m tools.fuzz --games 100000`, with `--game taluva` that game only. The cheap invariants of tests/conformance
are checked at every step of every game, the others at random steps. What was found goes to
bench/results/fuzz-<game>.json and .md.
"""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from multiprocessing import Pool
from time import monotonic
from typing import Any

import lavafield
from tests.conformance.suite import Case, all_cases
from tests.modes.mode import COMPILED
from tools.fuzz_game import Tally, played
from tools.sources import ROOT

RESULTS = ROOT / "bench" / "results"
CHUNK = 40
"""Games that a process plays before it reports."""
TELL_EVERY = 5
"""Seconds between two lines of progress."""
FAILURES_TOLD = 10


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000, help="how many games to play of each game")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", choices=lavafield.games(), help="one game only")
    arguments = parser.parse_args()
    failures = 0
    for name in [arguments.game] if arguments.game else lavafield.games():
        started = monotonic()
        tally = fuzzed(name, arguments.games, arguments.seed, arguments.processes)
        seconds = monotonic() - started
        facts = told(name, arguments, tally, seconds)
        RESULTS.mkdir(parents=True, exist_ok=True)
        (RESULTS / f"fuzz-{name}.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
        (RESULTS / f"fuzz-{name}.md").write_text(page(facts), "utf-8")
        print(page(facts))
        failures += len(tally.failures)
    return 1 if failures else 0


def fuzzed(name: str, games: int, seed: int, processes: int) -> Tally:
    """All games of one kind, played by several processes; stops early at many failures."""
    total, started = Tally(), monotonic()
    told_at = started
    with Pool(processes) as pool:
        for tally in pool.imap_unordered(chunk, chunks(name, games, seed)):
            total.add(tally)
            for failure in tally.failures:
                print(failure, file=sys.stderr, flush=True)
            if len(total.failures) >= FAILURES_TOLD:
                break
            if monotonic() - told_at > TELL_EVERY:
                told_at = monotonic()
                print(progress(name, total.games, games, told_at - started), flush=True)
    return total


def chunks(name: str, games: int, seed: int) -> Iterator[list[tuple[Case, int]]]:
    cases = all_cases(lavafield.game(name))
    # Each round moves on by one seed, so that a case is not played in the same style every time.
    plan = ((cases[n % len(cases)], seed + n + n // len(cases)) for n in range(games))
    while some := list(islice(plan, CHUNK)):
        yield some


def chunk(games: list[tuple[Case, int]]) -> Tally:
    total = Tally()
    for case, seed in games:
        total.add(played(case, seed))
    return total


def progress(name: str, done: int, games: int, seconds: float) -> str:
    rate = done / seconds
    minutes = (games - done) / rate / 60
    return f"{name}: {done:,} of {games:,} games, {rate:.0f} per second, {minutes:.1f} minutes to go"


def told(name: str, arguments: argparse.Namespace, tally: Tally, seconds: float) -> dict[str, Any]:
    options = f"--games {arguments.games} --seed {arguments.seed} --processes {arguments.processes}"
    return {
        "game": name,
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "command": f"python -m tools.fuzz --game {name} {options}",
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "engine": "compiled" if COMPILED else "interpreted",
        "seconds": round(seconds),
        "games per second": round(tally.games / seconds),
        "games": tally.games,
        "failures": [failure.partition("\n")[0] for failure in tally.failures],
        "actions": tally.actions,
        "fewest actions of a game": min(tally.lengths, default=0),
        "most actions of a game": max(tally.lengths, default=0),
        "combinations of options and players": len(tally.cases),
        "endings": dict(tally.endings.most_common()),
        "checks": dict(tally.checks.most_common()),
    }


def commit() -> str:
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or "unknown"


def page(facts: dict[str, Any]) -> str:
    single = {key: value for key, value in facts.items() if not isinstance(value, dict | list)}
    lines = [f"# {facts['games']:,} random games of {facts['game']}, all invariants checked", ""]
    lines += [f"- {key}: {shown(value)}" for key, value in single.items() if key != "game"]
    lines += [f"- failures: {len(facts['failures'])}", *(f"  - {failure}" for failure in facts["failures"])]
    lines += ["", *counts("ending", "games", facts["endings"])]
    lines += ["", *counts("invariant", "steps", facts["checks"])]
    return "\n".join(lines) + "\n"


def counts(what: str, of: str, numbers: dict[str, int]) -> list[str]:
    rows = [f"| {name.replace('_', ' ')} | {count:,} |" for name, count in numbers.items()]
    return [f"| {what} | {of} |", "| --- | ---: |", *rows]


def shown(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


if __name__ == "__main__":
    sys.exit(main())
