"""What somebody wants played, by arguments or in a file, and the league that it means."""

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from lavafield.arena.league import League
from lavafield.bots import player
from lavafield.catalog import game as game_named
from lavafield.core.errors import BadInput
from lavafield.core.options import Value, chosen
from lavafield.core.schema import read_as

GAMES: Final = 100


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A league as people describe it."""

    game: str
    bots: tuple[str, ...]
    games: int = GAMES
    """For each group of bots that meet."""
    players: int | None = None
    options: dict[str, Value] = {}
    seed: int | None = None

    def league(self, seed: int) -> League:
        """The league that is meant, everything checked; with as few players as the game allows if nothing is said."""
        game = game_named(self.game)
        state = game.set_up(game.seats[0] if self.players is None else self.players, self.options)
        for name in self.bots:
            player(name, game)
            if self.bots.count(name) > 1:
                raise BadInput("error-bot-twice", got=name)
        return League(
            game=game.id,
            rules=game.rules,
            players=state.players,
            options=chosen(game.options, self.options),
            bots=self.bots,
            seed=seed,
        )


def plan_in(path: Path) -> Plan:
    """The plan in a TOML file."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
        plan: Plan = read_as(Plan, given, "error-plan")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadInput("error-plan-toml", path=str(path), reason=str(problem)) from None
    if plan.games < 1:
        raise BadInput("error-plan", expected="games >= 1", got=plan.games)
    return plan
