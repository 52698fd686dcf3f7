"""What every bot is."""

from lavafield.bots.budget import Budget
from lavafield.core.chance import Rng
from lavafield.core.view import View


class Bot:
    """Plays one seat of one game, and may remember what it thought before. It sees views and nothing else."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        """A legal action of the seat whose view this is. The same view, nodes and random numbers give the same."""
        raise NotImplementedError
