"""The bot that takes the whole turn after which its position is judged best, and thinks no further."""

from dataclasses import dataclass

from lavafield.bots.bot import Bot
from lavafield.bots.budget import Budget
from lavafield.bots.turn import BestTurn
from lavafield.core.chance import Rng
from lavafield.core.game import Game
from lavafield.core.view import View


@dataclass(frozen=True)
class GreedySettings:
    """How many hidden states it looks at where it cannot see all."""

    worlds: int = 4


class GreedyBot(Bot):
    def __init__(self, game: Game, settings: GreedySettings) -> None:
        self.game = game
        self.settings = settings
        self.best_turn = BestTurn(game.evaluation())

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        worlds = [self.game.guess(view, rng) for world in range(self.settings.worlds if view.hides() else 1)]
        return int(self.best_turn.first_action(worlds, legal))
