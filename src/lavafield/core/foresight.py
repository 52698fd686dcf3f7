"""What legal actions would bring about, for a client that previews them and knows no rule."""

from typing import Final

import msgspec

from lavafield.core.event import Event

MOST_FORESEEN: Final = 100
"""Whoever asks for more asks too vaguely; and a server that answers has others to answer."""


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """A named action, and the events that would be told to the seat that took it."""

    action: dict[str, str | int | bool | list[int] | None]
    events: tuple[Event, ...]
