"""One socket of one person, as the tables and lists know it: small, for there may be thousands."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from lavafield.server.live.outbox import Outbox, Send
from lavafield.server.messages.server import ServerMessage
from lavafield.server.messages.wire import encoded
from lavafield.server.table.setup import Person

if TYPE_CHECKING:
    from lavafield.server.live.table import LiveTable

GOING_AWAY = 1001
POLICY = 1008
TOO_SLOW = 1013


class Connection:
    __slots__ = ("address", "follows", "outbox", "person")

    def __init__(
        self, person: Person, address: str, send: Send, backlog: int, overflowed: Callable[[], object]
    ) -> None:
        self.person = person
        self.address = address
        self.outbox = Outbox(send, backlog, overflowed)
        self.follows: dict[str, LiveTable] = {}
        """The tables that it follows."""

    def tell(self, message: ServerMessage) -> None:
        self.outbox.put(text_of(message))


def text_of(message: ServerMessage) -> str:
    """As it goes over the wire; for many receivers it is made once."""
    return encoded(message).decode()
