"""Players without a person: a bot gets a view, a budget and random numbers, and names its action. Knows only core."""

from lavafield.bots.bot import Bot, Thought
from lavafield.bots.budget import Budget
from lavafield.bots.player import Player, bots, player

__all__ = ["Bot", "Budget", "Player", "Thought", "bots", "player"]
