"""How strong everybody is, per game and number of seats. What the numbers mean is the affair of `ratings`."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from lavafield.server.store.database import Database
from lavafield.server.store.rows import Rated
from lavafield.server.store.schema import ratings


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: str, players: int, names: Sequence[str]) -> dict[str, Rated]:
        """Those of these players who have one."""
        wanted = select(*_COLUMNS).where(ratings.c.game == game, ratings.c.players == players)

        def work(connection: Connection) -> dict[str, Rated]:
            rows = connection.execute(wanted.where(ratings.c.player.in_(names)))
            return {row.player: Rated(**row._mapping) for row in rows}

        return await self._database.read(work)

    async def best(self, game: str, players: int, most: int) -> list[Rated]:
        wanted = select(*_COLUMNS).where(ratings.c.game == game, ratings.c.players == players)
        ordered = wanted.order_by(ratings.c.mean.desc(), ratings.c.player).limit(most)

        def work(connection: Connection) -> list[Rated]:
            return [Rated(**row._mapping) for row in connection.execute(ordered)]

        return await self._database.read(work)

    async def put(self, game: str, players: int, rated: Sequence[Rated]) -> None:
        """What they are rated at from now on."""

        def work(connection: Connection) -> None:
            for one in rated:
                values = msgspec.to_builtins(one) | {"game": game, "players": players}
                key = (ratings.c.player == one.player, ratings.c.game == game, ratings.c.players == players)
                if connection.execute(update(ratings).where(*key).values(values)).rowcount == 0:
                    connection.execute(insert(ratings).values(values))

        await self._database.write(work)


_COLUMNS = (ratings.c.player, ratings.c.mean, ratings.c.deviation, ratings.c.games)
