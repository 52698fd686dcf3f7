"""What legal actions would bring about, for a client that previews them and knows no rule."""

from typing import Any

import msgspec

from lavafield.core.event import Event


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """A named action, and the events that would be told to the seat that took it."""

    action: dict[str, Any]
    events: tuple[Event, ...]
