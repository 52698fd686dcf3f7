"""What the store keeps, as values."""

import msgspec

from lavafield.server.messages.parts import Status


class User(msgspec.Struct, frozen=True, kw_only=True):
    """A person. Guests have no login; the passphrase itself is never kept."""

    id: str
    name: str
    login: str | None = None
    passphrase: str | None = None
    created: float


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table, but for its log. `setup` is JSON that the store does not look into."""

    id: str
    game: str
    rules: int
    status: Status
    listed: bool
    setup: str
    length: int = 0
    due: float | None = None
    in_turn: int | None = None
    """The seat that is awaited, for lists of tables."""
    created: float
    changed: float


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log."""

    number: int
    at: float
    actor: str | None = None
    command: str | None = None
    deed: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    at: float
    user: str
    name: str
    text: str


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is at a game with that many seats."""

    player: str
    mean: float
    deviation: float
    games: int


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A game that counts for ratings, and is over."""

    game: str
    players: tuple[str, ...]
    """Who sat where: ids of users, names of bots. A bot may sit on several seats."""
    ranks: tuple[int, ...]
