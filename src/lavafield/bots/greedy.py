"""The bot that takes the whole turn after which its position is judged best, and thinks no further."""

from dataclasses import dataclass
from math import exp

from lavafield.bots.bot import Bot, Thought
from lavafield.bots.budget import Budget
from lavafield.bots.form import Form
from lavafield.bots.soft import drawn
from lavafield.bots.turn import BestTurn
from lavafield.core.chance import Rng
from lavafield.core.game import Game
from lavafield.core.state import State
from lavafield.core.view import View


@dataclass(frozen=True)
class GreedySettings:
    """How many hidden states it looks at where it cannot see all."""

    temperature: float = 0.0
    """0: the best. Higher: any action, but one that brings so much less share comes 2.7 times more seldom."""

    worlds: int = 4

    form: float = 0.0
    """How much the temperature differs from game to game; see form.py."""


class GreedyBot(Bot):
    def __init__(self, game: Game, settings: GreedySettings) -> None:
        self.game = game
        self.settings = settings
        self.best_turn = BestTurn(game.evaluation())
        self.form = Form(settings.temperature, settings.form)

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        temperature = self.form.now(rng)
        thoughts = self.thoughts(view, budget, rng)
        if temperature == 0.0:
            return thoughts[0].action
        best = thoughts[0].shares[view.to_act]
        weights = [exp((thought.shares[view.to_act] - best) / temperature) for thought in thoughts]
        return thoughts[drawn(weights, rng)].action

    def thoughts(self, view: View, budget: Budget, rng: Rng) -> list[Thought]:
        """It needs no budget: there is one position after each turn."""
        worlds = [self.game.guess(view, rng) for world in range(self.settings.worlds if view.hides() else 1)]
        found = [self.thought(worlds, action) for action in self.beginnings(worlds[0])]
        return sorted(found, key=lambda thought: (-thought.shares[worlds[0].to_act], thought.action))

    def beginnings(self, world: State) -> list[int]:
        """What is worth a look: for a bot that may choose anything, everything."""
        return world.actions() if self.settings.temperature > 0.0 else self.best_turn.beginnings(world)

    def thought(self, worlds: list[State], action: int) -> Thought:
        """The action on the average of some states that look alike to the seat."""
        totals = [0.0] * worlds[0].players
        line: list[int] = []
        for world in worlds:
            line = self.best_turn.after(world, action)
            totals = [total + share for total, share in zip(totals, self.best_turn.shares, strict=False)]
        shares = tuple(total / len(worlds) for total in totals)
        return Thought(action, shares, len(worlds), tuple(line))
