"""The bot that takes the whole turn after which its position is judged best, and thinks no further."""

from dataclasses import dataclass

from lavafield.bots.bot import Bot, Thought
from lavafield.bots.budget import Budget
from lavafield.bots.turn import BestTurn
from lavafield.core.chance import Rng
from lavafield.core.game import Game
from lavafield.core.state import State
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
        return legal[0] if len(legal) == 1 else self.thoughts(view, budget, rng)[0].action

    def thoughts(self, view: View, budget: Budget, rng: Rng) -> list[Thought]:
        """It needs no budget: there is one position after each turn."""
        worlds = [self.game.guess(view, rng) for world in range(self.settings.worlds if view.hides() else 1)]
        found = [self.thought(worlds, action) for action in self.best_turn.beginnings(worlds[0])]
        return sorted(found, key=lambda thought: (-thought.shares[worlds[0].to_act], thought.action))

    def thought(self, worlds: list[State], action: int) -> Thought:
        """The action on the average of some states that look alike to the seat."""
        totals = [0.0] * worlds[0].players
        line: list[int] = []
        for world in worlds:
            line = self.best_turn.after(world, action)
            totals = [total + share for total, share in zip(totals, self.best_turn.shares, strict=False)]
        shares = tuple(total / len(worlds) for total in totals)
        return Thought(action, shares, len(worlds), tuple(line))
