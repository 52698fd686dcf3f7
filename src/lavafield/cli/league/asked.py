"""What the arguments of `match` and `league` ask for."""

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from lavafield.arena import GAMES, League, Plan, league_in, plan_in
from lavafield.cli import reading
from lavafield.cli.files import folder_place, place, usable
from lavafield.core.errors import BadInput

MOST_GAMES: Final = 10**7
PLAN: Final = ".toml"
OF_A_PLAN: Final = ("players", "option", "seed")


def match_asked(given: argparse.Namespace) -> Plan:
    """All bots at one table."""
    plan = plan_given(given)
    seats = reading.game_from(plan.game).seats
    most = seats[-1] if plan.players is None else plan.players
    if not 2 <= len(plan.bots) <= most:
        raise BadInput("cli-error-match", expected="2" if most == 2 else f"2-{most}", got=len(plan.bots))
    return msgspec.structs.replace(plan, players=plan.players or max(seats[0], len(plan.bots)))


def league_asked(given: argparse.Namespace) -> Plan:
    """Every combination of bots, by arguments or by a file."""
    plan = plan_filed(given) if given.game.endswith(PLAN) else plan_given(given)
    game = reading.game_from(plan.game)
    players = game.set_up(game.seats[0] if plan.players is None else plan.players, plan.options).players
    if len(plan.bots) < players:
        raise BadInput("cli-error-league", expected=f">= {players}", got=len(plan.bots))
    return msgspec.structs.replace(plan, players=players)


def plan_given(given: argparse.Namespace) -> Plan:
    game = reading.game_from(given.game)
    return Plan(
        game=game.id,
        bots=tuple(given.bots),
        games=games_from(given, GAMES),
        players=None if given.players is None else reading.players_from(given, game),
        options=reading.options_from(given.option, game),
        seed=None if given.seed is None else reading.seed_from(given.seed),
    )


def plan_filed(given: argparse.Namespace) -> Plan:
    """The file says everything but, if that is asked for, how many games."""
    also = [f"--{argument}" for argument in OF_A_PLAN if getattr(given, argument) is not None] + given.bots
    if also:
        raise BadInput("cli-error-together", first=given.game, second=also[0])
    with usable(Path(given.game)):
        plan = plan_in(Path(given.game))
    return msgspec.structs.replace(plan, games=games_from(given, plan.games))


def games_from(given: argparse.Namespace, otherwise: int) -> int:
    return otherwise if given.games is None else reading.whole(given.games, "-n", 1, MOST_GAMES)


def league_of(plan: Plan, out: Path | None) -> League:
    """The league of this plan. A log that is continued knows its seed."""
    seed = plan.seed
    if seed is None and out is not None:
        with usable(out):
            kept = league_in(out)
        seed = None if kept is None else kept.seed
    return plan.league(reading.seed_from(None) if seed is None else seed)


@dataclass(frozen=True)
class Places:
    """Where things are to be written."""

    log: Path | None
    plot: Path | None
    records: Path | None


def places_from(given: argparse.Namespace) -> Places:
    if given.out is not None and given.out == given.plot:
        raise BadInput("cli-error-one-file", first="--out", second="--plot", path=given.out)
    records = None if given.record is None else folder_place(given.record)
    return Places(place(given.out), place(given.plot), records)
