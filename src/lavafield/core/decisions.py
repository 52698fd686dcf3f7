"""What may be done now. A game names its candidates and refuses some; everything else follows."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from lavafield.core.chance import Rng
from lavafield.core.errors import BadInput

ALLOWED: Final[i64] = 0
"""What a refusal answers when no clause forbids the action."""

CHANCE: Final = -1
OVER: Final = -2
"""`to_act` is a seat from 0 on, or one of these."""


TRIES: Final[i64] = 96
"""How many candidates to draw before listing all is the cheaper way to sample."""

_NUMBERS: Final[list[object]] = []
"""Python's integers from 0 on, made once: to make them anew is a good part of the cost of a list."""


@mypyc_attr(acyclic=True)
class Listing:
    """A list of actions in the making, with room for about as many as there will be: growing is dear."""

    def __init__(self, room: i64, end: i64) -> None:
        while i64(len(_NUMBERS)) < end or i64(len(_NUMBERS)) < room:
            _NUMBERS.append(len(_NUMBERS))
        self.numbers = _NUMBERS
        self.actions: list[object] = _NUMBERS[:room]
        self.room = room
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count < self.room:
            self.actions[self.count] = self.numbers[action]
        else:
            self.actions.append(self.numbers[action])
        self.count += 1

    def done(self) -> list[int]:
        del self.actions[self.count :]
        return cast(list[int], self.actions)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Decisions:
    """A finite list of candidates, a superset of the legal actions, and the clause that forbids each."""

    def candidates(self) -> i64:
        """How many actions might be legal now."""
        raise NotImplementedError

    def candidate(self, k: i64) -> i64:
        """Candidate k. No action stands twice in the list; ids ascend with k."""
        raise NotImplementedError

    def refusal(self, action: i64) -> i64:
        """The number of the first clause that forbids the action, or ALLOWED. Takes any integer."""
        raise NotImplementedError

    def ahead(self, k: i64) -> i64:
        """The first candidate from k on worth asking about. What it leaves out is surely illegal."""
        return k

    def listed(self) -> list[int]:
        """The legal actions by asking about the candidates: the generic way, which tuned lists must equal."""
        candidates = self.candidates()
        if candidates == 0:
            return []
        legal = Listing(candidates // 32, self.candidate(candidates - 1) + 1)
        k = self.ahead(0)
        while k < candidates:
            action = self.candidate(k)
            if self.refusal(action) == ALLOWED:
                legal.add(action)
            k = self.ahead(k + 1)
        return legal.done()

    def actions(self) -> list[int]:
        """The legal actions, ascending, each once."""
        return self.listed()

    def sampled(self, rng: Rng) -> i64:
        """One legal action, each with the same chance: draw a candidate, test it, repeat."""
        candidates = self.candidates()
        if candidates > 0:
            for attempt in range(TRIES):
                action = self.candidate(rng.below(candidates))
                if self.refusal(action) == ALLOWED:
                    return action
        legal = self.actions()
        if not legal:
            raise BadInput("error-game-over", got="sample")
        return legal[rng.below(len(legal))]
