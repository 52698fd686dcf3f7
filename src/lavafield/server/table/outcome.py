"""What came of something that happened at a table."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lavafield.server.messages.server import ServerMessage
from lavafield.server.store.rows import Entry, Finished
from lavafield.server.table.eyes import Audience
from lavafield.server.table.setup import Person


@dataclass
class Outcome:
    """To be stored first, and told only when it is stored. If storing fails, the room is to be loaded anew."""

    answer: ServerMessage | None = None
    """To whoever asked."""
    own: list[ServerMessage] = field(default_factory=list)
    """More to whoever asked, on that connection alone and before the answer."""
    entries: list[Entry] = field(default_factory=list)
    """What is new in the log."""
    finished: Finished | None = None
    """A rated game that is over by that: to be stored together with the entries."""
    setup_changed: bool = False
    told: list[tuple[Audience | None, ServerMessage]] = field(default_factory=list)
    """To everybody at the table (None), or to all connections of an audience."""


Handler = Callable[[Any, Person, Any, Outcome], None]
"""Carries out one kind of request in a room, for a person."""
