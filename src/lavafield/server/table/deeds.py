"""What is written into the log of a table: everything that was done, and nothing that follows from it."""

from typing import Any

import msgspec

from lavafield.server.messages.parts import Reason


class _Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="deed", omit_defaults=True):
    pass


class Started(_Done, frozen=True, tag="started"):
    pass


class Acted(_Done, frozen=True, tag="acted"):
    """An action by a seat, or a draw by the dice."""

    seat: int | None
    action: dict[str, Any]
    draw: int | None = None
    """The number of the draw."""


class Confirmed(_Done, frozen=True, tag="confirmed"):
    seat: int


class TookBack(_Done, frozen=True, tag="took-back"):
    seat: int
    to: int
    """How many actions are left."""


class Left(_Done, frozen=True, tag="left"):
    """A seat is out of the game for good. A bot plays on where others go on."""

    seat: int
    reason: Reason


class Substituted(_Done, frozen=True, tag="substituted"):
    """A bot plays on until the person is back."""

    seat: int


class Returned(_Done, frozen=True, tag="returned"):
    seat: int


class Paused(_Done, frozen=True, tag="paused"):
    pass


class Resumed(_Done, frozen=True, tag="resumed"):
    pass


class Outage(_Done, frozen=True, tag="outage"):
    """No server was there between these times; the clocks get them back."""

    since: float
    until: float


class Aborted(_Done, frozen=True, tag="aborted"):
    pass


Deed = Started | Acted | Confirmed | TookBack | Left | Substituted | Returned | Paused | Resumed | Outage | Aborted

_DECODER: msgspec.json.Decoder[Deed] = msgspec.json.Decoder(Deed)


def written(deed: Deed) -> str:
    return msgspec.json.encode(deed).decode()


def read(text: str) -> Deed:
    return _DECODER.decode(text)
