"""An analysis as it is asked about while it is made, and afterwards. What its numbers mean: docs/analysis.md."""

from typing import Any, Literal

import msgspec

from lavafield.core.event import Event
from lavafield.server.messages.parts import Problem

Progress = Literal["queued", "working", "done", "failed"]


class _Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    pass


class Way(_Told, frozen=True):
    """One way to go on with the own turn."""

    action: dict[str, Any]
    """The first step."""
    line: tuple[str, ...]
    """All of it, in notation."""
    share: float
    """The part of the win that the seat can expect of it."""
    reasons: tuple[Event, ...] = ()


class Judgement(_Told, frozen=True):
    """One decision in hindsight."""

    frame: int
    """The place of what was done among the frames of the replay, from 0 on."""
    seat: int
    shares: tuple[float, ...]
    """What part of the win each seat could expect before it, if the best had been done."""
    loss: float
    """What part of the win was given away."""
    best: tuple[Way, ...]
    played: Way


class Analysis(_Told, frozen=True):
    id: str
    status: Progress
    done: int = 0
    of: int = 0
    """How many decisions there are to judge; 0 while that is not known."""
    decisions: tuple[Judgement, ...] = ()
    """Those that are judged, in their order."""
    problem: Problem | None = None
    """Why it failed."""
