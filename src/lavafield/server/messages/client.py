"""What a client may say on the socket. Declared here once; nothing else is understood.

Every request carries an `id` that the client chose, new for each intention and the same when it is sent again. Each is
answered by `done` or `refused` with that id. What is sent again is answered and not done twice.
"""

from typing import Literal

import msgspec

from lavafield.server.messages.limits import Action, ChatText, Id, Nonce, SeatNumber, Secret, Version, Word

PROTOCOL = 1
"""Rises when a message changes in a way that old clients would not understand."""

Matter = Literal["take-back", "pause", "resume", "abort"]
"""What is done only if all people at the table agree."""


class _Strict(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(_Strict, frozen=True, tag="hello"):
    """The first message. A browser has its secret in a cookie and leaves it out."""

    protocol: int
    secret: Secret | None = None


class FollowLobby(_Strict, frozen=True, tag="lobby"):
    """Follow the list of tables, of one game or of all."""

    id: Id
    game: Word | None = None


class LeaveLobby(_Strict, frozen=True, tag="unlobby"):
    id: Id


class Request(_Strict, frozen=True):
    """About one table."""

    id: Id
    table: Id


class Watch(Request, frozen=True, tag="watch"):
    """Follow a table: with the own seats' eyes, or as a spectator. `since` is the version of a view that is there."""

    since: Version | None = None


class Unwatch(Request, frozen=True, tag="unwatch"):
    pass


# --- before the game ---


class Sit(Request, frozen=True, tag="sit"):
    """Take an open seat; more than one makes a hot seat."""

    seat: SeatNumber


class Stand(Request, frozen=True, tag="stand"):
    seat: SeatNumber


class AddNonce(Request, frozen=True, tag="nonce"):
    """The own share of the dice, once the hash of the key was shown."""

    seat: SeatNumber
    nonce: Nonce


class Start(Request, frozen=True, tag="start"):
    pass


# --- the game ---


class Act(Request, frozen=True, tag="act"):
    """An action of the seat to act, at the version that the client saw."""

    version: Version
    action: Action


class Confirm(Request, frozen=True, tag="confirm"):
    """The turn is meant: chance may draw, or the next seat act."""

    version: Version


class Undo(Request, frozen=True, tag="undo"):
    """Take back the last own action of this turn."""

    version: Version


class Resign(Request, frozen=True, tag="resign"):
    seat: SeatNumber


class Return(Request, frozen=True, tag="return"):
    """Take the own seat back from the bot that played on."""

    seat: SeatNumber


class Propose(Request, frozen=True, tag="propose"):
    """Ask the others. A take-back goes back to before the own last turn."""

    version: Version
    matter: Matter


class Reply(Request, frozen=True, tag="reply"):
    """To what somebody proposed."""

    agree: bool


# --- asking and talking ---


class WhyNot(Request, frozen=True, tag="why-not"):
    """Why the seat to act may not do this; the action may be partial."""

    version: Version
    action: Action


class Foresee(Request, frozen=True, tag="foresee"):
    """What the seat to act would bring about by this; the action may be partial."""

    version: Version
    action: Action


class AskHint(Request, frozen=True, tag="hint"):
    version: Version


class Say(Request, frozen=True, tag="say"):
    text: ChatText


ClientMessage = (
    Hello
    | FollowLobby
    | LeaveLobby
    | Watch
    | Unwatch
    | Sit
    | Stand
    | AddNonce
    | Start
    | Act
    | Confirm
    | Undo
    | Resign
    | Return
    | Propose
    | Reply
    | WhyNot
    | Foresee
    | AskHint
    | Say
)
