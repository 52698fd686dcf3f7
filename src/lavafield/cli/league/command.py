"""From what is asked for to games, and from games to a table, JSON or a chart."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from lavafield.arena import Died, League, Log, Plan, Standings, games, log_at, standings
from lavafield.cli.files import writable, write_lines
from lavafield.cli.league.asked import league_asked, league_of, match_asked, path_from, processes_from
from lavafield.cli.league.plot import chart
from lavafield.cli.league.table import table
from lavafield.cli.progress import progress_bar
from lavafield.words import Words

DIED: Final = 1


def match(given: argparse.Namespace, say: Words) -> int:
    return run(match_asked(given), given, say)


def league(given: argparse.Namespace, say: Words) -> int:
    return run(league_asked(given), given, say)


def run(plan: Plan, given: argparse.Namespace, say: Words) -> int:
    out, plot, records = path_from(given.out), path_from(given.plot), path_from(given.record)
    processes = processes_from(given)
    league = league_of(plan, out)
    total = league.whole(plan.games)
    if total != plan.games * len(league.groups):
        told(say.text("league-rounded", asked=plan.games, games=total // len(league.groups), set=league.games_per_set))
    if records is not None:
        with writable(records / "."):
            records.mkdir(exist_ok=True)
    with opened(out, league) as log:
        try:
            play_on(log, total, processes, records, say)
        except KeyboardInterrupt:
            told(say.text("league-interrupted", done=len(log.games), games=total))
            raise
        except Died as died:
            told(say.text("league-died", game=died.number, code=died.code or 0, done=len(log.games), games=total))
            return DIED
        result = standings(league, log.games.values())
    show(league, result, given, plot, say)
    return 0


def opened(path: Path | None, league: League) -> Log:
    if path is None:
        return log_at(None, league)
    with writable(path):
        return log_at(path, league)


def play_on(log: Log, total: int, processes: int, records: Path | None, say: Words) -> None:
    """Play what is missing."""
    missing = [number for number in range(total) if number not in log.games]
    with progress_bar(total, say, total - len(missing)) as step:
        for played in games(log.league, missing, min(processes, max(1, len(missing))), records):
            log.add(played)
            step()


def show(league: League, result: Standings, given: argparse.Namespace, plot: Path | None, say: Words) -> None:
    if plot is not None:
        write_lines(plot, chart(league, result, say).splitlines())
    if given.json:
        print(json.dumps(msgspec.to_builtins(league) | msgspec.to_builtins(result)))
    else:
        print("\n".join(table(league, result, say)))


def told(message: str) -> None:
    print(message, file=sys.stderr)
