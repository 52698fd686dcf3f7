"""What can be played, and by which rules."""

from functools import cache

from litestar import get

from lavafield.bots.levels import LEVEL, LEVELS
from lavafield.catalog import game as game_named
from lavafield.catalog import games as all_games
from lavafield.core.game import Game
from lavafield.server.messages.http import ClauseInfo, GameInfo, OptionInfo


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [about(name) for name in all_games()]


@cache
def about(name: str) -> GameInfo:
    game = game_named(name)
    return GameInfo(
        id=name,
        players=tuple(game.seats),
        rules=game.rules,
        options=tuple(OptionInfo(name=o.name, default=o.default, choices=o.choices) for o in game.options),
        levels=tuple(f"{LEVEL}:{level}" for level in LEVELS),
        clauses=tuple(_clauses(game)),
    )


def _clauses(game: Game) -> list[ClauseInfo]:
    return [
        ClauseInfo(id=clause.id, kind=clause.kind, source=clause.source, ruling=clause.ruling() is not None)
        for clause in game.clauses
    ]


HANDLERS = [games]
