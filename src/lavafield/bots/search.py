"""The bot that looks ahead: a tree of what may come, grown where it matters (see tree.py)."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import thread_time

from lavafield.bots.bot import Bot, Thought
from lavafield.bots.budget import Budget
from lavafield.bots.form import Form
from lavafield.bots.node import NOT_THERE, Node
from lavafield.bots.recall import recalled
from lavafield.bots.soft import drawn
from lavafield.bots.tree import Tree
from lavafield.core.chance import Rng
from lavafield.core.game import Game
from lavafield.core.state import State
from lavafield.core.view import View


@dataclass(frozen=True)
class SearchSettings:
    """What is not given here is how it was found strongest; see docs/bots.md."""

    width: int = 24
    """The most choices of a seat that are looked at, the most promising first; 0: all, each as likely."""
    curiosity: float = 0.5
    """How much a promising choice that was tried seldom is worth."""
    flatness: float = 1.0
    """How little the evaluation's opinion of choices counts."""
    doubt: float = 0.05
    """An untried choice is expected to bring so much less than its position."""
    spread: float = 1.0
    """Of chance at most this times the square root of visits many outcomes."""
    finish: bool = True
    """Play a turn out before it is judged."""
    playout: float = 0.0
    """The part of a judgement that comes of playing the game out, and not of the evaluation."""
    guidance: float = 0.0
    """There the chance that a seat takes the evaluation's first choice, and not any action."""
    reuse: bool = True
    """Keep what was thought before about what then happened."""
    temperature: float = 0.0
    """0: what was looked at most. Higher: now and then something else."""
    form: float = 0.0
    """How much the number of nodes differs from game to game; see form.py."""
    processes: int = 1
    """So many trees are grown side by side, each by a process of its own (see crew.py)."""


class SearchBot(Bot):
    def __init__(self, game: Game, settings: SearchSettings) -> None:
        self.game = game
        self.settings = settings
        self.tree = Tree(
            game.insight(),
            Rng(),
            settings.width,
            settings.curiosity,
            settings.flatness,
            settings.doubt,
            settings.spread,
            settings.finish,
            settings.playout,
            settings.guidance,
        )
        self.form = Form(1.0, settings.form)
        self.last: State | None = None
        """The position thought about last, as far as known."""
        self.chosen = NOT_THERE

    def choose(self, view: View, budget: Budget, rng: Rng) -> int:
        legal = view.actions()
        if len(legal) == 1:
            return legal[0]
        budget = budget.times(self.form.now(rng))
        action = picked(self.thoughts(view, budget, rng), self.settings.temperature, rng)
        self.took(action)
        return action

    def thoughts(self, view: View, budget: Budget, rng: Rng) -> list[Thought]:
        root = self.search(view, budget, rng)
        seats = view.players
        ways = [way for way in range(root.ways) if root.counts[way] > 0]
        ways.sort(key=lambda way: (-root.counts[way], -root.mean(way, root.to_act, seats), way))
        return [
            Thought(
                action=int(root.actions[way]),
                shares=tuple(root.mean(way, seat, seats) for seat in range(seats)),
                visits=int(root.counts[way]),
                line=tuple(line_from(root, way, seats)),
            )
            for way in ways
        ]

    def took(self, action: int) -> None:
        """What was done after the last thoughts: from there the tree can be kept."""
        ways = [way for way in range(self.tree.root.ways) if self.tree.root.actions[way] == action]
        self.chosen = ways[0] if ways else NOT_THERE

    def search(self, view: View, budget: Budget, rng: Rng) -> Node:
        until = thread_time() + budget.seconds if budget.seconds is not None else 0.0
        hidden = view.hides()
        world = self.game.guess(view, rng)
        root = (self.remembered(view, hidden) if self.settings.reuse else None) or Node(world.to_act)
        self.last, self.chosen = world, NOT_THERE
        self.tree.rng = rng
        self.tree.begin(world, root)
        self.tree.think(world.copy(), hidden, budget.nodes or 0, until)
        return root

    def remembered(self, view: View, hidden: bool) -> Node | None:
        """The part of the last tree that belongs to this view, if there is one."""
        if self.last is None or self.chosen == NOT_THERE:
            return None
        node = self.tree.root.children[self.chosen]
        state = self.last.copy()
        state.play(self.tree.root.actions[self.chosen])
        return node and recalled(node, state, view, hidden)


def picked(thoughts: list[Thought], temperature: float, rng: Rng) -> int:
    """The action looked at most; with a temperature any, by how much it was looked at."""
    if temperature == 0.0:
        return thoughts[0].action
    weights = [(thought.visits / thoughts[0].visits) ** (1.0 / temperature) for thought in thoughts]
    return thoughts[drawn(weights, rng)].action


def line_from(root: Node, way: int, seats: int) -> Iterator[int]:
    """The action, and what the same seat did after it most often, while it was to act."""
    node: Node | None = root
    while node is not None and node.to_act == root.to_act and way != NOT_THERE:
        yield int(node.actions[way])
        node = node.children[way]
        way = int(node.most_visited(seats)) if node is not None else NOT_THERE
