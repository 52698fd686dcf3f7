"""Exhaustive search with the engine: every legal action, every outcome of chance with its exact weight.

It guesses nothing and judges nothing. A search goes on to the end of the game or through a number of draws; what is
unfinished then counts as lost or as won, so that the result is a bound that no evaluation can spoil. All other seats
play as badly for the seat as they can: with two players that is best play, with more it is what the seat can be sure
of. Play stops only where the rest cannot matter any more; tests compare with a search that never stops early.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from lavafield.core.decisions import ALLOWED, CHANCE, OVER
from lavafield.core.state import State

NO_LIMIT = 10**6
"""More draws than any game has."""
REMEMBERED = 12
"""So many decisive actions are tried first."""

Share = Fraction | int
Seen = tuple[bytes, int, Share, Share]


@dataclass
class Exhaustive:
    """What a seat can be sure of, as its share of one win."""

    seat: int
    unfinished: int
    """The share that counts where the draws are used up: 0 or 1."""
    known: dict[Seen, Share] = field(default_factory=dict)
    """Ways that lead to the same draw are followed once."""
    decisive: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    """What decided last, by draws left and seat: tried first, as it often decides again."""

    def share(self, state: State, draws: int, low: Share, high: Share) -> Share:
        """Exact between low and high. A result not above low may be less in truth, one not below high may be more."""
        if state.to_act == OVER:
            return final_share(state, self.seat)
        if state.to_act != CHANCE:
            return self.chosen(state, draws, low, high)
        if draws == 0:
            return self.unfinished
        key = (state.to_bytes(), draws, low, high)
        if key not in self.known:
            self.known[key] = self.drawn(state, draws, low, high)
        return self.known[key]

    def chosen(self, state: State, draws: int, low: Share, high: Share) -> Share:
        """The most that the seat can choose, or the least that others leave it."""
        own = state.to_act == self.seat
        best: Share = 0 if own else 1
        for action in self.ordered(state, draws):
            found = self.share(after(state, action), draws, low, high)
            if found > best if own else found < best:
                best = found
                if best >= min(high, 1) if own else best <= max(low, 0):
                    self.remember(state, draws, action)
                    break
        return best

    def ordered(self, state: State, draws: int) -> Iterator[int]:
        """All legal actions, each once."""
        first = [action for action in self.decisive.get((draws, state.to_act), ()) if state.refusal(action) == ALLOWED]
        yield from first
        for action in state.actions():
            if action not in first:
                yield action

    def remember(self, state: State, draws: int, action: int) -> None:
        last = self.decisive.setdefault((draws, state.to_act), [])
        if action in last:
            last.remove(action)
        last.insert(0, action)
        del last[REMEMBERED:]

    def drawn(self, state: State, draws: int, low: Share, high: Share) -> Share:
        """The mean over all outcomes. While some are missing it is known to lie within their total chance."""
        weights = state.weights()
        whole = sum(weights)
        sure, open_ = Fraction(0), Fraction(1)
        for action, weight in zip(state.actions(), weights, strict=True):
            chance = Fraction(weight, whole)
            open_ -= chance
            sure += chance * self.share(after(state, action), draws - 1, -1, 2)
            if sure >= high:
                return sure
            if sure + open_ <= low:
                return sure + open_
        return sure


def after(state: State, action: int) -> State:
    follower = state.copy()
    follower.play(action)
    return follower


def final_share(state: State, seat: int) -> Share:
    """Those on the first rank share one win."""
    ranks = state.ranks()
    return Fraction(1, ranks.count(1)) if ranks[seat] == 1 else 0
