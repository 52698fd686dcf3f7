"""Small leagues for tests, and what is always the same about their games."""

from collections.abc import Iterable
from typing import Any

import msgspec

from lavafield.arena import League, Plan, Played
from lavafield.core.options import Value

QUICK = ("random", "random:nodes=1")
"""Two bots that do not think."""
SHORT: dict[str, Value] = {"tiles": 12}


def league(*bots: str, players: int = 2, seed: int = 7, game: str = "taluva") -> League:
    """Of short games."""
    options = SHORT if game == "taluva" else {}
    return Plan(game=game, bots=bots, players=players, options=options).league(seed)


def untimed(games: Iterable[Played]) -> list[dict[str, Any]]:
    """The games by their numbers, without the times, which are never the same."""
    told = [msgspec.to_builtins(played) for played in games]
    for game in told:
        del game["seconds"]
    return sorted(told, key=lambda game: int(game["number"]))


def over(league: League, number: int, ranks: tuple[int, ...], seconds: float = 0.5) -> Played:
    """A game that ended like this, without being played."""
    return Played(
        number=number,
        deal=league.deal(number),
        seats=league.seats(number),
        ranks=ranks,
        actions=40 + number,
        decisions=(10,) * league.players,
        seconds=(seconds,) * league.players,
        hash="00",
    )
