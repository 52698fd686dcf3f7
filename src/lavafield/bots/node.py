"""One node of a search tree: what the searching seat cannot tell apart is one node."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import Choices

NOT_THERE: Final[i64] = -1
SHARED_OUT: Final = 0.1
"""So much of the chances is given to all choices alike."""


@mypyc_attr(acyclic=True)
class Node:
    """Its entries are the ways on: choices of a seat with their prospects, or outcomes of chance."""

    def __init__(self, to_act: i64) -> None:
        self.to_act = to_act
        self.expanded = False
        self.visits: i64 = 0
        self.keys: vec[i64] = vec[i64]()
        """What the searching seat sees of each way on (State.seen_as)."""
        self.actions: vec[i64] = vec[i64]()
        """An action that is seen so."""
        self.priors: vec[float] = vec[float]()
        """The chance that the evaluation gives each choice before it was tried."""
        self.counts: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        """How often each could be chosen at all: hidden states differ in that."""
        self.outcomes: vec[i64] = vec[i64]()
        """Of chance: all that can be drawn,"""
        self.odds: vec[float] = vec[float]()
        """and how likely each is. Both empty where the searching seat does not see what is drawn."""
        self.totals: vec[float] = vec[float]()
        """The shares that came of each, summed up: entry seats * way + seat."""
        self.children: list[Node | None] = []

    @property
    def ways(self) -> i64:
        return i64(len(self.keys))

    def expand(self, keys: vec[i64], choices: Choices, priors: vec[float], seats: i64) -> None:
        """Take all choices at once, for nodes whose choices are always the same."""
        ways = choices.count
        self.expanded = True
        self.keys = keys
        self.actions = choices.actions
        self.priors = priors
        self.counts = vec[i64]([0] * ways)
        self.offered = self.counts
        self.totals = vec[float]([0.0] * (ways * seats))
        self.children = [None] * ways

    def find(self, key: i64) -> i64:
        for way in range(self.ways):
            if self.keys[way] == key:
                return way
        return NOT_THERE

    def add(self, key: i64, action: i64, seats: i64) -> i64:
        """One more way on; its number."""
        self.keys = append(self.keys, key)
        self.actions = append(self.actions, action)
        self.priors = append(self.priors, 0.0)
        self.counts = append(self.counts, 0)
        self.offered = append(self.offered, 0)
        for seat in range(seats):
            self.totals = append(self.totals, 0.0)
        self.children.append(None)
        return self.ways - 1

    def learn(self, way: i64, shares: vec[float], seats: i64) -> None:
        self.visits += 1
        self.counts[way] += 1
        for seat in range(seats):
            self.totals[way * seats + seat] += shares[seat]

    def mean(self, way: i64, seat: i64, seats: i64) -> float:
        """The share that the way has brought on average."""
        return self.totals[way * seats + seat] / float(self.counts[way])

    def most_visited(self, seats: i64) -> i64:
        """Of equally visited ways the one that brought more; NOT_THERE if none was tried."""
        best = NOT_THERE
        for way in range(self.ways):
            if self.counts[way] == 0:
                continue
            if best == NOT_THERE or self.counts[way] > self.counts[best]:
                best = way
            elif self.counts[way] == self.counts[best] and self.to_act >= 0:
                if self.mean(way, self.to_act, seats) > self.mean(best, self.to_act, seats):
                    best = way
        return best


def chances(choices: Choices, flatness: float) -> vec[float]:
    """The scores of choices as chances, in sum 1; at flatness 1 as they are meant, higher is more alike.

    However poor a choice looks, it keeps a small chance: the evaluation may be wrong about it.
    """
    ways = choices.count
    found = vec[float]([0.0] * ways)
    best = choices.scores[choices.best()]
    total: float = 0.0
    for way in range(ways):
        found[way] = math.exp((choices.scores[way] - best) / flatness)
        total += found[way]
    for way in range(ways):
        found[way] = (1.0 - SHARED_OUT) * found[way] / total + SHARED_OUT / float(ways)
    return found
