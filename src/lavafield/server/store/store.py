"""The store: the one interface to all that is kept."""

from pathlib import Path

from lavafield.server.store.chat import Chat
from lavafield.server.store.database import Database
from lavafield.server.store.ratings import Ratings
from lavafield.server.store.tables import Tables
from lavafield.server.store.users import Users


class Store:
    """All methods that write resolve when it is committed. Whatever they raise, nothing of it was written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.users = Users(database)
        self.tables = Tables(database)
        self.chat = Chat(database)
        self.ratings = Ratings(database)

    @property
    def last_beat(self) -> float | None:
        """When the server before this one was alive for sure."""
        return self._database.last_beat

    @property
    def failure(self) -> BaseException | None:
        """What ended the writer, if something did: nothing more will be written then."""
        return self._database.writer.failure

    async def beat(self, now: float) -> None:
        """We are alive. Done now and then, it tells the next server how long nobody was there."""
        await self._database.beat(now)

    async def export(self, target: Path) -> None:
        """A copy of everything that is committed, while the server runs. Whole or not at all."""
        await self._database.export(target)

    def close(self) -> None:
        """Finish what was submitted."""
        self._database.close()


def open_store(path: Path, now: float) -> Store:
    """The store in that file, which is made if it is not there. BadInput if another server has it open."""
    return Store(Database(path, now))
