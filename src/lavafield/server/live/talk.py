"""What people say at tables."""

from collections import deque
from typing import Final

from lavafield.core.errors import BadInput
from lavafield.server.buckets import Buckets
from lavafield.server.config import Limits
from lavafield.server.live.connection import Connection
from lavafield.server.live.table import LiveTable
from lavafield.server.messages.client import Say
from lavafield.server.messages.server import Chat
from lavafield.server.store.chat import Chat as StoredChat
from lavafield.server.store.errors import Repeated
from lavafield.server.store.rows import Line

REMEMBERED: Final = 50
"""Lines that are told to whoever comes to a table."""


class Talk:
    def __init__(self, store: StoredChat, limits: Limits) -> None:
        self._store = store
        self._buckets = Buckets(limits.chat, limits.chat_burst)

    async def say(self, table: LiveTable, connection: Connection, request: Say, now: float) -> bool:
        """Stored and told to all at the table. False if it had been said before."""
        person = connection.person
        if connection not in table.followers:
            raise BadInput("error-not-followed")
        text = tidy(request.text)
        if not self._buckets.take(person.id, now):
            raise BadInput("error-too-fast")
        said = await self.said(table)
        try:
            number = await self._store.say(table.id, person.id, text, now, request.id)
        except Repeated:
            return False
        line = Chat(table=table.id, number=number, at=now, user=person.id, name=person.name, text=text)
        said.append(line)
        table.tell(line)
        return True

    async def said(self, table: LiveTable) -> deque[Chat]:
        """The last lines of a table, read once while it is awake."""
        if table.said is None:
            lines = await self._store.lines(table.id, REMEMBERED)
            if table.said is None:
                table.said = deque((_told(table.id, line) for line in lines), REMEMBERED)
        return table.said


def tidy(text: str) -> str:
    """One line, without what nobody sees; BadInput if nothing is left."""
    tidied = " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())
    if not tidied:
        raise BadInput("error-chat-empty")
    return tidied


def _told(table: str, line: Line) -> Chat:
    return Chat(table=table, number=line.number, at=line.at, user=line.user, name=line.name, text=line.text)
