"""A bot with its budget, as people name it: `level:3`, `greedy`, `search:nodes=1000`, `search:seconds=0.2,width=12`."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from lavafield.bots.bot import Bot, Thought
from lavafield.bots.budget import Budget
from lavafield.bots.crew import CrewBot
from lavafield.bots.greedy import GreedyBot, GreedySettings
from lavafield.bots.levels import LEVEL, bot_of_level
from lavafield.bots.random import RandomBot, RandomSettings
from lavafield.bots.search import SearchBot, SearchSettings
from lavafield.core.chance import Rng
from lavafield.core.errors import BadInput
from lavafield.core.game import Game
from lavafield.core.view import View


@dataclass(frozen=True)
class _Kind:
    """How bots of one name are made."""

    make: Callable[[Game, Any], Bot]
    settings: type
    budget: Budget
    """What it thinks if the name says nothing."""


def _searching(game: Game, settings: SearchSettings) -> Bot:
    return SearchBot(game, settings) if settings.processes < 2 else CrewBot(game, settings)


_KINDS: Final[dict[str, _Kind]] = {
    "random": _Kind(RandomBot, RandomSettings, Budget()),
    "greedy": _Kind(GreedyBot, GreedySettings, Budget()),
    "search": _Kind(_searching, SearchSettings, Budget(nodes=1000)),
}


@dataclass
class Player:
    """Make a new one for each seat of each game: bots remember."""

    name: str
    """As it was asked for."""
    bot: Bot
    budget: Budget

    def choose(self, view: View, rng: Rng) -> int:
        return self.bot.choose(view, self.budget, rng)

    def thoughts(self, view: View, rng: Rng) -> list[Thought]:
        return self.bot.thoughts(view, self.budget, rng)


_POSITIVE: Final = ("flatness", "nodes", "processes", "seconds", "worlds")
"""Settings that mean nothing at 0."""


def bots() -> tuple[str, ...]:
    """The names of all bots; those of levels say which."""
    return (LEVEL, *_KINDS)


def player(name: str, game: Game) -> Player:
    """The bot of that name for one seat of one game of that kind, or BadInput."""
    word, _, rest = name.partition(":")
    if word == LEVEL:
        return replace(player(bot_of_level(rest, game.id), game), name=name)
    if word not in _KINDS:
        raise BadInput("error-unknown-bot", expected=", ".join(bots()), got=word)
    kind = _KINDS[word]
    given = dict(_setting(part, kind) for part in rest.split(",")) if rest else {}
    budget = {field.name: given.pop(field.name, getattr(kind.budget, field.name)) for field in fields(Budget)}
    if {"seconds", "nodes"} & set(rest.replace("=", ",").split(",")):  # one that is given replaces both
        budget = {key: value if f"{key}=" in rest else None for key, value in budget.items()}
    return Player(name, kind.make(game, kind.settings(**given)), Budget(**budget))


def _setting(part: str, kind: _Kind) -> tuple[str, int | float | bool]:
    """`nodes=1000` as a name and a value of the type that its default has."""
    name, equals, text = part.partition("=")
    known: dict[str, type] = {"seconds": float, "nodes": int}
    known |= {field.name: type(field.default) for field in fields(kind.settings)}
    if name not in known or not equals:
        raise BadInput("error-bot-setting", expected=", ".join(f"{key}=" for key in known), got=part)
    try:
        if known[name] is bool:
            return name, {"yes": True, "no": False}[text]
        value: int | float = int(text) if known[name] is int else float(text)
    except (ValueError, KeyError):
        value = -1
    if not 0 <= value <= _most(name) or (value == 0 and name in _POSITIVE):
        raise BadInput("error-bot-value", name=name, expected=_expected(known[name], name), got=text)
    return name, value


_MOST: Final = {"form": 10, "guidance": 1, "playout": 1, "processes": 64}


def _most(name: str) -> int:
    return _MOST.get(name, 10**9)


def _expected(kind: type, name: str) -> str:
    if kind is bool:
        return "yes, no"
    least = ">" if name in _POSITIVE else ">="
    return f"{kind.__name__} {least} 0, <= {_most(name)}"
