"""From what is asked for to games, and from games to a table, JSON or a chart."""

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from lavafield.arena import Died, League, Log, Plan, Standings, games, log_at, standings
from lavafield.cli import reading
from lavafield.cli.files import usable, writable, write_lines
from lavafield.cli.league.asked import league_asked, league_of, match_asked, places_from
from lavafield.cli.league.plot import chart
from lavafield.cli.league.table import page
from lavafield.cli.progress import progress_bar
from lavafield.words import Words

DIED: Final = 1


def match(given: argparse.Namespace, say: Words) -> int:
    return run(match_asked(given), given, say)


def league(given: argparse.Namespace, say: Words) -> int:
    return run(league_asked(given), given, say)


def run(plan: Plan, given: argparse.Namespace, say: Words) -> int:
    places, processes = places_from(given), reading.processes_from(given.processes)
    league = league_of(plan, places.log)
    total = league.whole(plan.games)
    each = total // len(league.groups)
    if each != plan.games:
        told(say.text("league-rounded", asked=plan.games, games=each, set=league.games_per_set))
    if places.records is not None:
        with usable(places.records):
            places.records.mkdir(exist_ok=True)
    with opened(places.log, league) as log:
        try:
            play_on(log, total, processes, places.records, say)
        except KeyboardInterrupt:
            told(say.text("league-interrupted", done=len(log.games), games=total))
            raise
        except Died as died:
            told(say.text("league-died", game=died.item, code=died.code, done=len(log.games), games=total))
            return DIED
    show(league, standings(league, log.games.values()), given, places.plot, say)
    return 0


def opened(path: Path | None, league: League) -> Log:
    if path is None:
        return log_at(None, league)
    with writable(path):
        return log_at(path, league)


def play_on(log: Log, total: int, processes: int, records: Path | None, say: Words) -> None:
    """Play what is missing of so many games."""
    missing = [number for number in range(total) if number not in log.games]
    playing = games(log.league, missing, min(processes, len(missing)), records)
    with progress_bar(total, say, total - len(missing)) as step, closing(playing):
        for played in playing:
            log.add(played)
            step()


def show(league: League, result: Standings, given: argparse.Namespace, plot: Path | None, say: Words) -> None:
    if plot is not None:
        write_lines(plot, chart(league, result, say).splitlines())
    if given.json:
        print(json.dumps(msgspec.to_builtins(league) | msgspec.to_builtins(result)))
    else:
        print("\n".join(page(league, result, say)))


def told(message: str) -> None:
    print(message, file=sys.stderr)
