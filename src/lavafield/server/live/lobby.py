"""The list of tables, and those who follow it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lavafield.server.live.connection import Connection, text_of
from lavafield.server.live.summaries import summary_of_row
from lavafield.server.messages.parts import TableSummary
from lavafield.server.messages.server import LobbyChanged
from lavafield.server.store.rows import StoredTable

if TYPE_CHECKING:
    from lavafield.server.live.tables import LiveTables

MOST: Final = 100
"""Tables of each status on a list."""
LISTED: Final = ("gathering", "playing", "paused")
"""A table that is over is on no list."""


class Lobby:
    def __init__(self) -> None:
        self._followers: dict[Connection, str | None] = {}
        """Who follows it, and which game they care for."""

    def follow(self, connection: Connection, game: str | None) -> None:
        self._followers[connection] = game

    def unfollow(self, connection: Connection) -> None:
        self._followers.pop(connection, None)

    def changed(self, table: TableSummary) -> None:
        """Tell those who care; of a table by link alone nobody hears."""
        if not table.settings.listed or not self._followers:
            return
        text: str | None = None
        for connection, game in self._followers.items():
            if game in (None, table.game):
                if text is None:
                    text = text_of(LobbyChanged(table=table))
                connection.outbox.put(text)


async def summaries_listed(
    tables: "LiveTables", game: str | None, statuses: Sequence[str] = LISTED
) -> list[TableSummary]:
    """The list as it is now: those that wait for players first."""
    found: list[TableSummary] = []
    for status in statuses:
        rows = await tables.store.tables.lobby(status, MOST, game)
        found += [_summary(tables, row) for row in rows]
    return found


async def summaries_of(tables: "LiveTables", user: str) -> list[TableSummary]:
    """The tables of one person, those where something happened last before others."""
    return [_summary(tables, row) for row in await tables.store.tables.of_user(user, MOST)]


def _summary(tables: "LiveTables", row: StoredTable) -> TableSummary:
    table = tables.awake.get(row.id)
    return summary_of_row(row) if table is None or table.lock.locked() else table.summary()
