"""Players without a person: a bot gets a view, a budget and random numbers, and names its action. Knows only core."""

from dataclasses import dataclass
from typing import Protocol

from lavafield.bots.random import RandomBot
from lavafield.core.chance import Rng
from lavafield.core.errors import BadInput
from lavafield.core.view import View

__all__ = ["Bot", "Budget", "RandomBot", "bot", "bots"]


@dataclass(frozen=True)
class Budget:
    """How long a bot may think, whichever runs out first; None is no limit."""

    seconds: float | None = None
    steps: int | None = None
    """A measure that does not depend on the machine, such as playouts."""


class Bot(Protocol):
    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        """A legal action of the seat whose view this is."""
        ...


_BOTS: dict[str, type[RandomBot]] = {"random": RandomBot}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """A bot of that name, or BadInput."""
    if name not in _BOTS:
        raise BadInput("error-unknown-bot", expected=", ".join(_BOTS), got=name)
    return _BOTS[name]()
