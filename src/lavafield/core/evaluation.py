"""What a bot knows of a game beyond its rules: how good a position is, and which actions look promising.

Subclasses live in games/<game>/evaluate.py and speak the game's own terms. Shares are parts of one win: between
0 and 1 for each seat, in sum 1; a shared victory is shared in equal parts.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.state import State

MOST_SEATS: Final[i64] = 6


@mypyc_attr(acyclic=True)
class Choices:
    """Legal actions of whoever is to act, and how promising each looks: the logarithm of a chance, up to a constant."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64](capacity=64)
        self.scores: vec[float] = vec[float](capacity=64)

    @property
    def count(self) -> i64:
        return i64(len(self.actions))

    def add(self, action: i64, score: float) -> None:
        self.actions = append(self.actions, action)
        self.scores = append(self.scores, score)

    def best(self) -> i64:
        """Where the highest score stands; the first of equals. -1 if there is none."""
        best: i64 = -1
        highest: float = 0.0
        for n in range(self.count):
            if best < 0 or self.scores[n] > highest:
                best, highest = n, self.scores[n]
        return best

    def bring_forward(self, most: i64) -> None:
        """Put the best `most` first, in descending order, and forget the others; equals stay in order."""
        count = self.count
        kept = most if most < count else count
        for place in range(kept):
            best: i64 = place
            for n in range(place + 1, count):
                if self.scores[n] > self.scores[best]:
                    best = n
            action, score = self.actions[best], self.scores[best]
            while best > place:  # the others keep their order
                self.actions[best], self.scores[best] = self.actions[best - 1], self.scores[best - 1]
                best -= 1
            self.actions[place], self.scores[place] = action, score
        self.actions = self.actions[:kept]
        self.scores = self.scores[:kept]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Evaluation:
    """Judges the states of one game. It may keep scratch space, so each bot has its own."""

    def shares(self, state: State, into: vec[float]) -> None:
        """Each seat's expected share of the win, written to entries 0 to players - 1. Takes any state, one over too."""
        raise NotImplementedError

    def inputs(self, state: State) -> list[list[float]]:
        """For each seat what its weights are multiplied with, of a state that is not over (see tools/fit.py)."""
        raise NotImplementedError

    def weigh(self, state: State) -> Choices:
        """The legal actions of the seat to act, scored. It may leave out those that are surely poor, never all."""
        return self.weighed_by_shares(state, 8.0)

    def weighed_by_shares(self, state: State, sharpness: float) -> Choices:
        """Score every action by the shares that follow at once."""
        choices = Choices()
        shares = vec[float]([0.0] * MOST_SEATS)
        seat: i64 = state.to_act
        for action in state.actions():
            follower = state.copy()
            follower.play(action)
            self.shares(follower, shares)
            choices.add(action, sharpness * shares[seat])
        return choices


def final_shares(state: State, into: vec[float]) -> None:
    """The shares of a game that is over: the winners share one win."""
    ranks = state.ranks()
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    for seat in range(i64(len(ranks))):
        into[seat] = 1.0 / float(winners) if ranks[seat] == 1 else 0.0
