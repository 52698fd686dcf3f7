"""The bot that plays any legal action, each with the same chance."""

from dataclasses import dataclass

from lavafield.bots.bot import Bot
from lavafield.bots.budget import Budget
from lavafield.core.chance import Rng
from lavafield.core.game import Game
from lavafield.core.view import View


@dataclass(frozen=True)
class RandomSettings:
    """There is nothing to set."""


class RandomBot(Bot):
    def __init__(self, game: Game, settings: RandomSettings) -> None:
        pass

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        """It needs no time to think."""
        return int(view.sampled(rng))
