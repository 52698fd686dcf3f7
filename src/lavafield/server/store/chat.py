"""What was said at tables."""

from sqlalchemy import Connection, func, insert, select

from lavafield.server.store.database import Database
from lavafield.server.store.errors import Repeated
from lavafield.server.store.rows import Line
from lavafield.server.store.schema import chat, users


class Chat:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: str, user: str, text: str, now: float, command: str | None = None) -> int:
        """The number of the line: they are counted at each table. Repeated if the command was carried out before."""
        last = select(func.max(chat.c.number)).where(chat.c.table == table)
        same = select(chat.c.number).where(chat.c.table == table, chat.c.user == user, chat.c.command == command)

        def work(connection: Connection) -> int:
            if command is not None and connection.execute(same).first() is not None:
                raise Repeated(command)
            number = int(connection.execute(last).scalar() or 0) + 1
            line = {"table": table, "number": number, "at": now, "user": user, "text": text, "command": command}
            connection.execute(insert(chat).values(line))
            return number

        return await self._database.write(work)

    async def lines(self, table: str, most: int, after: int = 0) -> list[Line]:
        """The last lines after that number, the oldest first."""
        columns = (chat.c.number, chat.c.at, chat.c.user, users.c.name, chat.c.text)
        wanted = select(*columns).join(users, users.c.id == chat.c.user)
        wanted = wanted.where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number.desc()).limit(most)

        def work(connection: Connection) -> list[Line]:
            return [Line(**row._mapping) for row in connection.execute(wanted)][::-1]

        return await self._database.read(work)
