"""`make bench`: measures every game beside the yardstick and writes bench/results/<game>.{md,json}."""

import datetime
import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import lavafield
from bench.chess import chess_decisions
from bench.clock import ROUNDS, per_second, ratio
from bench.engine import Measured

RESULTS = Path(__file__).parent / "results"
CHESS = "OpenSpiel chess, full lists, from Python"


def main() -> int:
    for name in sys.argv[1:] or lavafield.games():
        facts = measured(lavafield.game(name))
        text = page(facts)
        print(text)
        (RESULTS / f"{name}.md").write_text(text, "utf-8")
        (RESULTS / f"{name}.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    return 0


def measured(game: lavafield.Game) -> dict[str, Any]:
    jobs = Measured(game)
    rates = per_second({CHESS: chess_decisions, **jobs.jobs()})
    operations = per_second(jobs.operations())
    branching = jobs.branching()
    return {
        "game": game.id,
        "date": datetime.date.today().isoformat(),
        "commit": commit(),
        "command": f"make bench ({' '.join(['python -m bench', game.id])})",
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "rounds": ROUNDS,
        "actions per decision": round(branching, 1),
        "decisions per second": {
            name: {
                "median": round(median(rate)),
                "best": round(max(rate)),
                "to chess": round(ratio(rates, name, CHESS), 2),
            }
            for name, rate in rates.items()
        },
        "listed actions per second": round(branching * median(rates["full lists, from Python"])),
        "microseconds": {name: round(1e6 / median(rate), 2) for name, rate in operations.items()},
        "bytes per state": jobs.bytes_per_state(),
    }


def commit() -> str:
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip() or "unknown"


def page(facts: dict[str, Any]) -> str:
    """The results as a page for people."""
    lines = [
        f"# {facts['game']}: speed of the engine",
        "",
        f"{facts['date']}, commit {facts['commit']}, `make bench`, {facts['machine']}. Random play, two players,",
        f"default options, CPU time of one core; all rows take turns in {facts['rounds']} rounds, and a ratio is the",
        "median over the rounds.",
        "",
        "| random play | decisions/s, median | best | to chess |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, row in facts["decisions per second"].items():
        lines.append(f"| {name} | {row['median']:,} | {row['best']:,} | {row['to chess']:.2f} |")
    lines += [
        "",
        f"{facts['actions per decision']} actions are offered at a decision, so full lists name",
        f"{facts['listed actions per second']:,} actions per second.",
        "",
        "| operation | microseconds, median |",
        "| --- | ---: |",
        *(f"| {name} | {time:.2f} |" for name, time in facts["microseconds"].items()),
        "",
        f"A state in the middle of a game takes {facts['bytes per state'] / 1024:.1f} KiB.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
