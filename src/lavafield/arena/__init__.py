"""Bots against each other: the same luck for everybody, every seat for everybody, and a log that can be continued."""

from lavafield.arena.estimate import Estimate
from lavafield.arena.league import League
from lavafield.arena.log import Log, league_in, log_at
from lavafield.arena.plan import GAMES, Plan, plan_in
from lavafield.arena.standings import Standing, Standings, standings
from lavafield.arena.table import Played, games, play
from lavafield.arena.workers import Died

__all__ = [
    "GAMES",
    "Died",
    "Estimate",
    "League",
    "Log",
    "Plan",
    "Played",
    "Standing",
    "Standings",
    "games",
    "league_in",
    "log_at",
    "plan_in",
    "play",
    "standings",
]
