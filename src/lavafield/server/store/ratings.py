"""How strong everybody is, per game and number of seats. What the numbers mean is the affair of `lavafield.ratings`."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from lavafield.ratings import Rating, rated
from lavafield.server.store.database import Database
from lavafield.server.store.rows import Finished, Rated
from lavafield.server.store.schema import ratings


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, players: int, names: Sequence[str]) -> dict[str, Rated]:
        """Those of these players who have one."""
        return await self._database.read(lambda connection: _ratings_in(connection, game, players, names))

    async def best(self, game: str, players: int, most: int) -> list[Rated]:
        wanted = select(*_COLUMNS).where(ratings.c.game == game, ratings.c.players == players)
        ordered = wanted.order_by(ratings.c.mean.desc(), ratings.c.player).limit(most)

        def work(connection: Connection) -> list[Rated]:
            return [Rated(**row._mapping) for row in connection.execute(ordered)]

        return await self._database.read(work)


def rate(connection: Connection, finished: Finished) -> None:
    """Rate those who played, as a part of the transaction that stores the end: so each game counts exactly once."""
    players = len(finished.players)
    before = _ratings_in(connection, finished.game, players, finished.players)
    new = rated([_rating(before.get(player)) for player in finished.players], finished.ranks)
    for player in dict.fromkeys(finished.players):
        own = [rating for rating, name in zip(new, finished.players, strict=True) if name == player]
        games = (before[player].games if player in before else 0) + 1
        _put(connection, finished.game, players, _mean_of(player, own, games))


def _mean_of(player: str, own: Sequence[Rating], games: int) -> Rated:
    """A bot on several seats has played one game, and learned the mean of what its seats did."""
    mean = sum(rating.mu for rating in own) / len(own)
    deviation = sum(rating.sigma for rating in own) / len(own)
    return Rated(player=player, mean=mean, deviation=deviation, games=games)


def _rating(before: Rated | None) -> Rating:
    return Rating() if before is None else Rating(before.mean, before.deviation)


def _ratings_in(connection: Connection, game: str, players: int, names: Sequence[str]) -> dict[str, Rated]:
    wanted = select(*_COLUMNS).where(ratings.c.game == game, ratings.c.players == players)
    rows = connection.execute(wanted.where(ratings.c.player.in_(set(names))))
    return {row.player: Rated(**row._mapping) for row in rows}


def _put(connection: Connection, game: str, players: int, one: Rated) -> None:
    values = msgspec.to_builtins(one) | {"game": game, "players": players}
    key = (ratings.c.player == one.player, ratings.c.game == game, ratings.c.players == players)
    if connection.execute(update(ratings).where(*key).values(values)).rowcount == 0:
        connection.execute(insert(ratings).values(values))


_COLUMNS = (ratings.c.player, ratings.c.mean, ratings.c.deviation, ratings.c.games)
