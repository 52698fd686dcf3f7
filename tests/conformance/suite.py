"""What every property is tested on: all games, a pairwise cover of their options, some seeds.

No game may opt out: the list is `lavafield.games()`. A *case* is one way to set a game up, a *walk*
one whole game of it, and a property is a test that takes a walk.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import TypeVar

import lavafield
from lavafield import OVER, Game, Rng, State
from lavafield.core.game import NamedAction
from lavafield.core.options import Value
from tests.conformance.adapter import Adapter, adapter_of
from tests.conformance.cover import pairwise
from tests.modes.mode import by_mode

T = TypeVar("T")


def some_of(everything: Sequence[T], count: int, rng: Rng) -> list[T]:
    """That many draws, with repeats; nothing out of nothing."""
    return [everything[rng.below(len(everything))] for _ in range(count if everything else 0)]


@dataclass(frozen=True)
class Case:
    """A game, a number of players and a choice for every option."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        words = (f"{name}={value}" for name, value in self.options)
        return " ".join((self.game, f"players={self.players}", *words))

    def new(self) -> State:
        return lavafield.game(self.game).new(players=self.players, **dict(self.options))


def choices_of(game: Game) -> dict[str, list[Value]]:
    settings: dict[str, list[Value]] = {"players": list(game.seats)}
    return settings | {option.name: list(option.choices) for option in game.options}


def case_of(game: Game, row: dict[str, Value]) -> Case:
    options = tuple((name, value) for name, value in row.items() if name != "players")
    return Case(game.id, int(row["players"]), options)


def pairwise_cases(game: Game) -> list[Case]:
    return [case_of(game, row) for row in pairwise(choices_of(game))]


def all_cases(game: Game) -> list[Case]:
    choices = choices_of(game)
    rows = (dict(zip(choices, row, strict=True)) for row in product(*choices.values()))
    return [case_of(game, row) for row in rows]


MANY = 100
"""Combinations of options; games with more are played in a pairwise cover of them."""


def many_cases(game: Game) -> list[Case]:
    cases = all_cases(game)
    return cases if len(cases) <= MANY else pairwise_cases(game)


@dataclass(frozen=True)
class Moment:
    """One step of a walk."""

    n: int
    before: State
    action: int
    after: State
    seed: int

    @cached_property
    def rng(self) -> Rng:
        """For what a test wants to draw here."""
        return Rng(self.seed)


class Walk:
    """One whole game: every state, and the action that was taken there."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.game: Game = lavafield.game(case.game)
        self.adapter: Adapter = adapter_of(case.game)
        self.style = self.adapter.STYLES[seed % len(self.adapter.STYLES)]
        self.states: list[State] = []
        self.born: list[bytes] = []
        """The bytes of every state as it was made, for no state may ever change."""
        self.actions: list[int] = []
        self.enter(case.new())
        rng = Rng(seed)
        while self.last.to_act != OVER:
            assert len(self.actions) < self.game.longest, "longer than the longest game"
            action = self.chosen(rng)
            self.actions.append(action)
            self.enter(self.last.after(action))

    def __str__(self) -> str:
        return f"{self.case} {self.style} seed={self.seed}"

    @property
    def last(self) -> State:
        return self.states[-1]

    def enter(self, state: State) -> None:
        self.states.append(state)
        self.born.append(state.to_bytes())

    def chosen(self, rng: Rng) -> int:
        wish = self.adapter.lively(self.last, self.style, rng)
        return self.last.sample(rng) if wish is None else wish

    @cached_property
    def records(self) -> list[NamedAction]:
        return [self.game.name(step.before, step.action) for step in self.moments()]

    def moments(self, every: int = 1) -> Iterator[Moment]:
        """Every so many-th step; which ones depends on the seed, so that walks differ."""
        return map(self.moment, range(self.seed % every, len(self.actions), every))

    def moment(self, n: int) -> Moment:
        seed = 1000 * self.seed + n
        return Moment(n, self.states[n], self.actions[n], self.states[n + 1], seed)


SEEDS = by_mode(compiled=range(5), interpreted=range(1))


def every_walk() -> list[tuple[Case, int]]:
    """Cases and seeds; interpreted, each case takes one seed, another one for each."""
    games = [lavafield.game(name) for name in lavafield.games()]
    cases = [case for game in games for case in pairwise_cases(game)]
    return [(case, len(SEEDS) * n + seed) for n, case in enumerate(cases) for seed in SEEDS]


@cache
def walked(case: Case, seed: int) -> Walk:
    """Shared by all tests of a process: a test that changed a state would be found out."""
    return Walk(case, seed)
