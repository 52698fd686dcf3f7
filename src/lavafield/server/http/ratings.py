"""How strong people and bots are."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from lavafield.catalog import game as game_named
from lavafield.server.live.hub import Hub
from lavafield.server.messages.http import RatedRow

MOST = 200


@get("/api/ratings")
async def ratings(hub: Hub, game: str, players: Annotated[int, Parameter(ge=1, le=6)] = 2) -> list[RatedRow]:
    """The best of them, humans and bots in one list."""
    rated = await hub.store.ratings.best(game_named(game).id, players, MOST)
    names = await hub.people.names([each.player for each in rated])
    return [
        RatedRow(
            player=each.player,
            name=names.get(each.player, each.player),
            bot=each.player not in names,
            mean=each.mean,
            deviation=each.deviation,
            games=each.games,
        )
        for each in rated
    ]


HANDLERS = [ratings]
