"""What the server says on the socket. Each receiver gets its own view, its own events, its own offers.

A `view` is the whole position as its receiver knows it, at a version. After that only `changed` comes: what leads from
one version to the next. Versions count what the receiver noticed, so they tell nothing of what is hidden from it, and
two receivers at one table have different ones. Receivers check that `since` is the version they have; if it is not,
they ask anew with `watch`.
"""

import msgspec

from lavafield.core.event import Event
from lavafield.core.foresight import Foreseen
from lavafield.core.scene import Scene
from lavafield.core.scene_change import SceneChange
from lavafield.server.messages.limits import Action
from lavafield.server.messages.parts import Problem, TableInfo, TableSummary, Times, Turn


class _Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    pass


class Welcome(_Said, frozen=True, tag="welcome"):
    protocol: int
    user: str
    """The public id."""
    name: str


class Done(_Said, frozen=True, tag="done"):
    """The request was carried out; with `repeated` it had been before."""

    id: str
    version: int | None = None
    """What the receiver's view of the table is at now."""
    repeated: bool = False


class Refused(_Said, frozen=True, tag="refused"):
    """Nothing was changed."""

    id: str
    problem: Problem
    version: int | None = None


class Table(_Said, frozen=True, tag="table"):
    """Who sits where, and how the game stands, whenever that changed."""

    table: TableInfo


class ViewOf(_Said, frozen=True, tag="view"):
    """The whole position."""

    table: str
    version: int
    seats: tuple[int, ...]
    """The receiver's own; none for a spectator."""
    seat: int | None
    """Whose eyes this is seen with; of several own seats the one that acts, or acted last."""
    scene: Scene
    turn: Turn


class Changed(_Said, frozen=True, tag="changed"):
    """What happened since a version, and what it changed."""

    table: str
    since: int
    version: int
    seat: int | None
    events: tuple[Event, ...] = ()
    scene: SceneChange = SceneChange()
    turn: Turn = Turn()


class Clocks(_Said, frozen=True, tag="clocks"):
    table: str
    times: Times


class Chat(_Said, frozen=True, tag="chat"):
    table: str
    number: int
    """Counts the lines of this table."""
    at: float
    """Seconds since 1970."""
    user: str
    name: str
    text: str


class Answer(_Said, frozen=True, tag="answer"):
    """To `why-not`: None where it is allowed."""

    id: str
    problem: Problem | None = None


class Foresight(_Said, frozen=True, tag="foreseen"):
    """To `foresee`: each legal action that was meant, as it is listed, with the events that it would bring."""

    id: str
    outcomes: tuple[Foreseen, ...]


class Hint(_Said, frozen=True, tag="advice"):
    """To `hint`: what a bot would do in this turn, in named actions, and what speaks for it."""

    id: str
    version: int
    line: tuple[Action, ...]
    share: float
    """Its expected share of the win."""
    reasons: tuple[Event, ...] = ()


class Lobby(_Said, frozen=True, tag="lobby"):
    """The whole list, once."""

    tables: tuple[TableSummary, ...]


class LobbyChanged(_Said, frozen=True, tag="lobby-changed"):
    """A table is new or another one. One that is over, aborted or no longer listed is gone from the list."""

    table: TableSummary


class Rematch(_Said, frozen=True, tag="rematch"):
    """Somebody set up the same game anew."""

    table: str
    new: str


class Connections(_Said, frozen=True, tag="connections"):
    """Who of those that sit at a table is connected now, by public ids."""

    table: str
    users: tuple[str, ...]


class Error(_Said, frozen=True, tag="error"):
    """What was sent could not be understood, or came too early."""

    problem: Problem


class Goodbye(_Said, frozen=True, tag="goodbye"):
    """The server closes the connection. With `again` the client should come back after so many seconds."""

    problem: Problem
    again: float | None = None


ServerMessage = (
    Welcome
    | Done
    | Refused
    | Table
    | ViewOf
    | Changed
    | Clocks
    | Chat
    | Answer
    | Foresight
    | Hint
    | Lobby
    | LobbyChanged
    | Rematch
    | Connections
    | Error
    | Goodbye
)
