"""What goes over HTTP, both ways. Parts that the socket shares are in parts.py."""

from typing import Annotated, Literal

import msgspec

from lavafield.core.options import Value
from lavafield.server.messages.limits import BotName, Id, Name, Passphrase, RecordText, SeatNumber, Word
from lavafield.server.messages.parts import Settings

MOST_SEATS = 6


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


# --- people ---


class NewGuest(_Asked, frozen=True, kw_only=True):
    name: Name | None = None
    language: Word | None = None


class NewName(_Asked, frozen=True, kw_only=True):
    name: Name


class Credentials(_Asked, frozen=True, kw_only=True):
    """Of an account, new or old."""

    name: Name
    passphrase: Passphrase


class Me(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    account: bool


class NewMe(Me, frozen=True, kw_only=True):
    """Said once, to a program that is no browser, with its new secret: it sends that as `Bearer`."""

    secret: str


# --- games ---


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Value
    choices: tuple[Value, ...]


class ClauseInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One rule; its words are in the catalogues under its id."""

    id: str
    kind: str
    source: tuple[str, ...]
    ruling: bool
    """Is there a word on why it is read this way?"""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    players: tuple[int, ...]
    rules: int
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    clauses: tuple[ClauseInfo, ...]


# --- tables ---


class NewSeat(_Asked, frozen=True, kw_only=True):
    """Several seats of "me" make a hot seat."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


Seats = Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


class NewTable(_Asked, frozen=True, kw_only=True):
    game: Word
    options: Annotated[dict[Word, Value], msgspec.Meta(max_length=16)] = {}
    seats: Seats
    settings: Settings = Settings()
    start: bool = False
    """Start at once; all seats must be filled."""


class BotSeat(_Asked, frozen=True, kw_only=True):
    seat: SeatNumber
    bot: BotName | None


# --- afterwards ---


class NewFork(_Asked, frozen=True, kw_only=True):
    """Another way to go on, from the position after so many actions."""

    after: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    seats: Seats
    settings: Settings = Settings()
    start: bool = False


class NewAnalysis(_Asked, frozen=True, kw_only=True):
    """Of a table's game, or of a record."""

    table: Id | None = None
    record: RecordText | None = None


# --- ratings ---


class RatedRow(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str
    bot: bool
    mean: float
    deviation: float
    games: int


# --- the server itself ---


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok", "failing"]
    version: str
