"""The search bot on several processes: each grows a tree of its own, and what they found is added up."""

from collections.abc import Iterable
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection

from lavafield.bots.bot import Bot, Thought
from lavafield.bots.budget import Budget
from lavafield.bots.form import Form
from lavafield.bots.search import SearchBot, SearchSettings, picked
from lavafield.core.chance import Rng
from lavafield.core.game import Game
from lavafield.core.view import View

_Question = tuple[int | None, View, Budget, int]
"""What was chosen last, what is to be thought about, for how long, and the seed of the random numbers."""


class CrewBot(Bot):
    """Shares a budget of nodes among its processes; a budget of seconds each of them has for itself."""

    def __init__(self, game: Game, settings: SearchSettings) -> None:
        self.game = game
        self.settings = settings
        self.form = Form(1.0, settings.form)
        self.members: list[Connection[_Question, list[Thought]]] = []
        """Hired when they are first needed."""
        self.last: int | None = None
        """The action chosen last."""

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        budget = budget.times(self.form.now(rng))
        self.last = picked(self.thoughts(view, budget, rng), self.settings.temperature, rng)
        return self.last

    def thoughts(self, view: View, budget: Budget, rng: Rng) -> list[Thought]:
        if not self.members:
            alone = replace(self.settings, processes=1)
            self.members = [_hired(self.game, alone) for _ in range(self.settings.processes)]
        for number, member in enumerate(self.members):
            member.send((self.last, view, _part(budget, number, len(self.members)), int(rng.word())))
        self.last = None
        return added_up([member.recv() for member in self.members], view.to_act)


def added_up(found: Iterable[Iterable[Thought]], seat: int) -> list[Thought]:
    """All thoughts of the same action as one; best first."""
    by_action: dict[int, list[Thought]] = {}
    for thoughts in found:
        for thought in thoughts:
            by_action.setdefault(thought.action, []).append(thought)
    summed = [_sum(thoughts) for thoughts in by_action.values()]
    return sorted(summed, key=lambda thought: (-thought.visits, -thought.shares[seat], thought.action))


def _sum(thoughts: list[Thought]) -> Thought:
    """Shares by how often each looked; the line of the one who looked most often."""
    visits = sum(thought.visits for thought in thoughts)
    columns = zip(*(thought.shares for thought in thoughts), strict=True)
    weights = [thought.visits / visits for thought in thoughts]
    shares = tuple(sum(share * weight for share, weight in zip(column, weights, strict=True)) for column in columns)
    deepest = max(thoughts, key=lambda thought: thought.visits)
    return Thought(deepest.action, shares, visits, deepest.line)


def _part(budget: Budget, number: int, of: int) -> Budget:
    """What one of so many may use. A node at least: else it had no limit."""
    if budget.nodes is None:
        return budget
    return replace(budget, nodes=max(1, (budget.nodes + number) // of))


def _hired(game: Game, settings: SearchSettings) -> "Connection[_Question, list[Thought]]":
    """A process that thinks. It ends when the connection is closed, at the latest with us."""
    context = get_context("spawn")  # a fork would hold the others' connections open
    ours, theirs = context.Pipe()
    context.Process(target=_think, args=(theirs, game, settings), daemon=True).start()
    theirs.close()
    return ours


def _think(connection: "Connection[list[Thought], _Question]", game: Game, settings: SearchSettings) -> None:
    bot = SearchBot(game, settings)
    while True:
        try:
            chosen, view, budget, seed = connection.recv()
        except EOFError:
            return
        if chosen is not None:
            bot.took(chosen)
        connection.send(bot.thoughts(view, budget, Rng(seed)))
