"""A whole game to be looked at, step by step, with the eyes of one seat, of everybody, or with all hands open."""

from typing import Any, Literal

import msgspec

from lavafield.core.dice import Disclosure, Pledge
from lavafield.core.event import Event
from lavafield.core.options import Value
from lavafield.core.scene import Scene
from lavafield.core.scene_change import SceneChange
from lavafield.server.messages.parts import Reason

Eyes = int | Literal["revealed"] | None
"""A seat, all of them at once, or None: what everybody knows."""


class _Told(msgspec.Struct, frozen=True, kw_only=True):
    pass


class Frame(_Told, frozen=True):
    """What happened in one action, and what it changed."""

    seat: int | None
    """Who acted; None: chance."""
    action: dict[str, Any] | None
    """As these eyes saw it; None if they did not notice it."""
    text: str
    """In notation; empty where something of it is hidden."""
    events: tuple[Event, ...]
    scene: SceneChange


class Ending(_Told, frozen=True, omit_defaults=True):
    ranks: tuple[int, ...]
    reason: Reason
    dice: Disclosure | None = None


class Replay(_Told, frozen=True):
    game: str
    rules: int
    options: dict[str, Value]
    names: tuple[str, ...]
    view: Eyes
    views: tuple[Eyes, ...]
    """With which eyes this game can be seen."""
    dice: Pledge | None
    result: Ending | None
    """None if the game did not come to an end."""
    first: Scene
    """The position before the first frame."""
    frames: tuple[Frame, ...]
