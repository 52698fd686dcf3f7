"""Plays the standing ladder of every game and writes bench/results/league-<game>.md, .json and .svg.

`python -m tools.league`, with `--game taluva` that game only. The bots are those of bench/league/<game>.toml. Logs are
kept in build/league, one for each commit, so that it can be stopped and goes on when it is called again.
"""

import argparse
import json
import platform
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from typing import Any

import msgspec

import lavafield
from lavafield.arena import League, Standings, log_at, plan_in, standings
from lavafield.cli.league.command import play_on
from lavafield.cli.league.plot import chart
from lavafield.cli.league.table import Rows, bots, cross, head, notes
from lavafield.words import words
from tests.modes.mode import COMPILED
from tools.fuzz import RESULTS, commit
from tools.sources import ROOT

LADDERS = ROOT / "bench" / "league"
LOGS = ROOT / "build" / "league"
SAY = words("en")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.league", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, help="how many games each pair plays, if not as many as the file says")
    parser.add_argument("--processes", type=int, default=cpu_count())
    parser.add_argument("--game", choices=lavafield.games(), help="one game only")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where to write")
    given = parser.parse_args()
    given.results.mkdir(parents=True, exist_ok=True)
    for name in [given.game] if given.game else lavafield.games():
        play_ladder(name, given)


def play_ladder(name: str, given: argparse.Namespace) -> None:
    plan = plan_in(LADDERS / f"{name}.toml")
    league = plan.league(plan.seed or 0)
    games = given.games or plan.games
    LOGS.mkdir(parents=True, exist_ok=True)
    with log_at(LOGS / f"{name}-{commit()}.jsonl", league) as log:
        play_on(log, league.whole(games), given.processes, None, SAY)
    result = standings(league, log.games.values())
    facts = circumstances(name, games, given.processes)
    results = facts | msgspec.to_builtins(league) | msgspec.to_builtins(result)
    target = given.results / f"league-{name}"
    target.with_suffix(".json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    target.with_suffix(".svg").write_text(chart(league, result, SAY), "utf-8")
    text = page(facts, league, result)
    target.with_suffix(".md").write_text(text, "utf-8")
    print(text)


def circumstances(name: str, games: int, processes: int) -> dict[str, Any]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "command": f"python -m tools.league --game {name} --games {games} --processes {processes}",
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "engine": "compiled" if COMPILED else "interpreted",
    }


def page(facts: dict[str, Any], league: League, result: Standings) -> str:
    """The results as a page for people."""
    title = lavafield.game(league.game).title()
    lines = [f"# {title}: the standing ladder of the bots", ""]
    lines += [f"- {key}: {value}" for key, value in facts.items()]
    lines += [f"- {name.lower()}: {value}" for name, value in head(league, result, SAY)]
    lines += ["", *markdown(bots(league, result, SAY)), "", SAY.text("league-cross"), ""]
    lines += [*markdown(cross(result, SAY)), "", *notes(league, result, SAY)]
    lines += ["What the columns mean is told in [docs/leagues.md](../../docs/leagues.md).", ""]
    lines += [f"![{title}: the ratings of the bots with their intervals](league-{league.game}.svg)"]
    return "\n".join(lines) + "\n"


def markdown(rows: Rows) -> list[str]:
    """A table, its first column to the left and the others to the right."""
    first, *others = [f"| {' | '.join(row)} |" for row in rows]
    return [first, "| --- |" + " ---: |" * (len(rows[0]) - 1), *others]


if __name__ == "__main__":
    main()
