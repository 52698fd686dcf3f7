"""A game in hindsight: what a bot would have done in each decision, and what was lost by what was done.

A decision is judged by what the seat knew that took it, never by what came to light later. Each is judged by itself,
with its own random numbers, so the same analysis gives the same result in any number of processes.
"""

from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from lavafield.arena.workers import in_order
from lavafield.bots import Budget, Player, Thought, player
from lavafield.catalog import game as game_named
from lavafield.core.chance import Rng
from lavafield.core.decisions import CHANCE, OVER
from lavafield.core.event import Event
from lavafield.core.game import Game, NamedAction
from lavafield.core.record import Record, SeatRecord
from lavafield.core.state import State
from lavafield.core.view import View

BOT: Final = "search:nodes=1000"
SELDOM: Final = 10
"""An action that a search looked at less than a tenth as often as at the best one is judged anew."""
WORLDS: Final = 8
"""In how many draws of chance and hidden things an action is judged anew."""
SLIP: Final = 0.03
"""A smaller loss is no mistake: it may be noise."""
WORST: Final = 3
"""How many mistakes of each seat are listed."""


@dataclass(frozen=True)
class Question:
    """One decision to be judged."""

    number: int
    """Its place among the actions of the record, from 1 on."""
    game: str
    view: View
    """What the seat knew that took it."""
    played: int
    bot: str
    seed: int
    top: int
    """How many of the best actions are wanted."""


@dataclass(frozen=True)
class Choice:
    """An action with the rest of the turn, and what the bot thinks of it."""

    actions: tuple[NamedAction, ...]
    texts: tuple[str, ...]
    shares: tuple[float, ...]
    """Each seat's part of the win."""
    visits: int
    """How often the search looked at it; 0: never."""
    reasons: tuple[Event, ...]


@dataclass(frozen=True)
class Decision:
    number: int
    seat: int
    offered: int
    """How many legal actions there were."""
    best: tuple[Choice, ...]
    played: Choice
    compared: tuple[float, float]
    """The own share after the best action and after the one played, measured in the same way."""
    anew: bool
    """That was a search after each, and not the search before both."""

    @property
    def loss(self) -> float:
        """What part of the win was given away. Below 0 would be noise."""
        return max(0.0, self.compared[0] - self.compared[1])


@dataclass(frozen=True)
class Summary:
    """The decisions of one seat."""

    decisions: int
    mean_loss: float
    mistakes: tuple[Decision, ...]
    """The worst, the biggest first."""


# --- what to ask ---


def questions(record: Record | SeatRecord, bot: str, seed: int, top: int, seats: Collection[int]) -> list[Question]:
    """The decisions of these seats that had a choice. A seat's record tells only of those of its own seat."""
    return [
        Question(number, record.game.id, view, action, bot, (seed << 32) + number, top)
        for number, view, action in decisions_of(record)
        if view.seat in seats and len(view.actions()) > 1
    ]


def decisions_of(record: Record | SeatRecord) -> Iterator[tuple[int, View, int]]:
    """Number, knowledge and action of every decision that is known."""
    if isinstance(record, Record):
        for number, (state, action) in enumerate(zip(record.states, record.actions, strict=False), 1):
            if state.to_act >= 0:
                yield number, state.view(state.to_act), record.game.action(state, unseated(action))
        return
    for number, (view, seen) in enumerate(zip(record.views, record.seen, strict=False), 1):
        if view.to_act == view.seat:
            yield number, view, record.game.action(record.game.guess(view, Rng()), unseated(seen))


def unseated(action: NamedAction) -> NamedAction:
    return {key: value for key, value in action.items() if key != "seat"}


# --- judging ---


def analysed(asked: Sequence[Question], processes: int) -> Generator[Decision, None, None]:
    """The questions judged, in their order, by so many processes."""
    return in_order(judged, asked, processes)


def judged(question: Question) -> Decision:
    """Think about one decision."""
    mind = Mind(question)
    thoughts = mind.player.thoughts(question.view, Rng(question.seed))
    best = other = thoughts[0]
    played = next((one for one in thoughts if one.action == question.played), Thought(question.played, (), 0, ()))
    anew = played.visits * SELDOM < best.visits
    if anew:
        other, played = mind.anew(best), mind.anew(played)
    return Decision(
        number=question.number,
        seat=mind.seat,
        offered=len(question.view.actions()),
        best=tuple(mind.choice(thought) for thought in thoughts[: question.top]),
        played=mind.choice(played),
        compared=(other.shares[mind.seat], played.shares[mind.seat]),
        anew=anew,
    )


class Mind:
    """What thinks about one question."""

    def __init__(self, question: Question) -> None:
        assert question.view.seat is not None
        self.question = question
        self.seat = question.view.seat
        self.game: Game = game_named(question.game)
        self.player: Player = player(question.bot, self.game)
        self.world = self.game.guess(question.view, Rng(question.seed))
        """A state that the seat could be in, to put actions in words; the words do not depend on which."""

    def choice(self, thought: Thought) -> Choice:
        """The thought in names and words."""
        state, names, texts = self.world, [], []
        for action in thought.line:
            names.append(self.game.name(state, action))
            texts.append(self.game.text(state, action))
            state = state.after(action)
        reasons = self.game.reasons(self.world, thought.line, self.seat)
        return Choice(tuple(names), tuple(texts), thought.shares, thought.visits, tuple(reasons))

    def anew(self, thought: Thought) -> Thought:
        """Judged by searches after the action instead of one before it, with equal draws for all actions."""
        budget = part_of(self.player.budget, WORLDS)
        totals = [0.0] * self.question.view.players
        for number in range(WORLDS):
            rng = Rng(self.question.seed * WORLDS + number)
            state = self.game.guess(self.question.view, rng)
            state.play(thought.action)
            if state.to_act == self.seat:  # the turn goes on, and nothing was drawn
                rest = self.player.thoughts(state.view(self.seat), rng)[0]
                return replace(thought, shares=rest.shares, line=(thought.action, *rest.line))
            totals = [sum(pair) for pair in zip(totals, self.shares_from(state, budget, rng), strict=True)]
        shares = tuple(total / WORLDS for total in totals)
        return replace(thought, shares=shares, line=thought.line or (thought.action,))

    def shares_from(self, state: State, budget: Budget, rng: Rng) -> tuple[float, ...]:
        """What the next seat to act expects for everybody; chance draws until then."""
        while state.to_act == CHANCE:
            state.play(state.draw(rng))
        if state.to_act == OVER:
            return result(state.ranks())
        return self.player.bot.thoughts(state.view(state.to_act), budget, rng)[0].shares


def part_of(budget: Budget, parts: int) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds / parts
    nodes = None if budget.nodes is None else max(1, budget.nodes // parts)
    return Budget(seconds, nodes)


def result(ranks: Sequence[int]) -> tuple[float, ...]:
    """The shares of a game that is over: the winners share one win."""
    return tuple((rank == 1) / ranks.count(1) for rank in ranks)


# --- summing up ---


def summary(decisions: Sequence[Decision], seat: int) -> Summary:
    own = [decision for decision in decisions if decision.seat == seat]
    mean = sum(decision.loss for decision in own) / len(own) if own else 0.0
    slips = [decision for decision in own if decision.loss >= SLIP]
    slips.sort(key=lambda decision: (-decision.loss, decision.number))
    return Summary(len(own), mean, tuple(slips[:WORST]))
