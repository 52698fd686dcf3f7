"""What every bot is."""

from dataclasses import dataclass

from lavafield.bots.budget import Budget
from lavafield.core.chance import Rng
from lavafield.core.errors import BadInput
from lavafield.core.view import View


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action it could choose."""

    action: int
    shares: tuple[float, ...]
    """Each seat's expected share of the win if it is chosen; see core.evaluation."""
    visits: int
    """How often it was looked at."""
    line: tuple[int, ...]
    """The action, and how the seat's own turn would go on from there, up to the next chance or other seat."""


class Bot:
    """Plays one seat of one game, and may remember what it thought before. It sees views and nothing else."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        """A legal action of the seat whose view this is. The same view, nodes and random numbers give the same."""
        raise NotImplementedError

    def thoughts(self, view: View, budget: Budget, rng: Rng) -> list[Thought]:
        """The actions worth a thought, best first. Those that it did not look at are missing."""
        raise BadInput("error-bot-thoughtless", got=type(self).__name__)
