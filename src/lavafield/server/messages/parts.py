"""Parts of what the server says. Words are message ids of the catalogue with arguments, never prose."""

from typing import Literal

import msgspec

from lavafield.core.dice import Disclosure, Pledge
from lavafield.core.offers import Offer
from lavafield.core.options import Value
from lavafield.server.clocks import Clock

Cell = tuple[int, int]
Status = Literal["gathering", "playing", "paused", "over", "aborted"]
Occupant = Literal["open", "person", "bot"]
Reason = Literal["rules", "resignation", "flag", "bot-failure"]
"""How a game ended: by its rules, or because all but one seat had left it."""


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why something was not done. `clause` is set where a rule of the game forbids it; see Violation."""

    message: str
    arguments: dict[str, str | int] = {}
    clause: str | None = None
    cells: tuple[Cell, ...] = ()


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits where, open to everybody."""

    kind: Occupant
    name: str = ""
    user: str | None = None
    """The public id of the person; the seat is theirs also while a bot plays on."""
    bot: str | None = None
    """The level of the bot that plays here, or plays on."""
    left: Reason | None = None
    """Why the person is out of the game."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays, beside the options of its game."""

    clock: Clock | None = None
    confirm: bool | None = None
    """Does the next draw wait until the mover confirms the turn? None: where more than one person plays."""
    rated: bool = False
    listed: bool = True
    takeover: float | None = None
    """Seconds after which a bot plays on for a person who is not connected; None: never."""
    substitute: str = "greedy"
    """The bot that plays on for those who left."""


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """The clock at one moment: how many seconds each seat has left, and whose are running."""

    left: tuple[float, ...]
    running: int | None


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    matter: str
    waiting: tuple[int, ...]
    """The seats that have not answered."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    ranks: tuple[int, ...]
    reason: Reason
    dice: Disclosure


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is open about a table, but the position."""

    id: str
    game: str
    rules: int
    host: str
    """The public id of whoever may start the game."""
    options: dict[str, Value]
    seats: tuple[Seat, ...]
    settings: Settings
    status: Status
    dice: Pledge
    proposal: Proposal | None = None
    result: Result | None = None


class TableSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as a list shows it."""

    id: str
    game: str
    options: dict[str, Value]
    seats: tuple[Seat, ...]
    settings: Settings
    status: Status
    host: str
    created: float
    changed: float
    in_turn: int | None = None
    """The seat that is awaited."""


class Turn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the receiver may do now; empty when others act."""

    offers: tuple[Offer, ...] = ()
    confirm: bool = False
    """The turn is made, and waits to be confirmed or taken back."""
    undo: bool = False
