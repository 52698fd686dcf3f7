"""What the suite must be told about each game: tests/conformance/<game>.py holds these names."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from lavafield import Rng, State
from lavafield.core.game import NamedAction

if TYPE_CHECKING:
    from tests.conformance.agreement import Second


class Ledger(Protocol):
    """Follows one game from its start and counts every piece, tile and card."""

    def note(self, before: State, action: int, after: State) -> None:
        """AssertionError if anything appeared, vanished, or grew that never grows."""


class Symmetry(Protocol):
    """A change of the whole position that the rules do not notice."""

    @property
    def name(self) -> str: ...

    def applies(self, state: State) -> bool: ...

    def state(self, state: State) -> State: ...

    def record(self, record: NamedAction, players: int) -> NamedAction: ...

    def seat(self, seat: int, players: int) -> int: ...


@dataclass(frozen=True)
class Secret:
    """A position so small that all a seat cannot know was written out: each state's share."""

    name: str
    state: State
    seat: int | None
    posterior: dict[bytes, Fraction]


class Adapter(Protocol):
    """One game, as the suite needs it."""

    SYNONYM_CLAUSES: frozenset[str]
    """The clauses that refuse an action only because another one on the list does the same."""

    STYLES: Sequence[str]
    """Ways to play that lead to different kinds of positions; the first is uniformly random."""

    ENDINGS: frozenset[str]
    """The events with which a game can end."""

    second: "Second"
    """A naive second implementation; the suite demands that both agree."""

    def lively(self, state: State, style: str, rng: Rng) -> int | None:
        """A legal action that this way of playing likes; None where it has no wish."""

    def hides(self, state: State, seat: int | None) -> bool:
        """Is anything in this state unknown to that seat?"""

    def bag_size(self, state: State) -> int:
        """At a chance node: how many things could be drawn."""

    def outcomes(self, state: State) -> list[tuple[NamedAction, int]]:
        """At a chance node: each outcome and how many of it there are, read elsewhere than `weights`."""

    def synonyms(self, state: State) -> list[tuple[int, NamedAction]]:
        """Numbers that are refused because a listed action does the same, and what they say."""

    def spelled(self, record: NamedAction) -> str:
        """The record in long words of the notation."""

    def ledger(self, start: State) -> Ledger: ...

    def symmetries(self) -> list[Symmetry]: ...

    def secrets(self) -> list[Secret]: ...


@cache
def adapter_of(game: str) -> Adapter:
    """The adapter of a game; a game without one fails the suite."""
    return cast(Adapter, import_module(f"tests.conformance.{game}"))
