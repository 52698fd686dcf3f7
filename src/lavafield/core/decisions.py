"""What may be done now. A game names its candidates and refuses some; everything else follows."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from lavafield.core.chance import Rng

ALLOWED: Final[i64] = 0
"""What a refusal answers when no clause forbids the action."""

CHANCE: Final = -1
OVER: Final = -2
"""`to_act` is a seat from 0 on, or one of these."""


TRIES: Final[i64] = 96
"""How many candidates to draw before listing all is the cheaper way to sample."""

_NUMBERS: Final[list[object]] = []


def numbers_below(end: i64) -> list[object]:
    """Python's integers from 0 to at least end - 1, made once: to make them anew is half the cost of a list."""
    while i64(len(_NUMBERS)) < end:
        _NUMBERS.append(len(_NUMBERS))
    return _NUMBERS


@mypyc_attr(acyclic=True)
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
        legal: list[object] = []
        candidates = self.candidates()
        numbers = numbers_below(self.candidate(candidates - 1) + 1) if candidates > 0 else legal
        k = self.ahead(0)
        while k < candidates:
            action = self.candidate(k)
            if self.refusal(action) == ALLOWED:
                legal.append(numbers[action])
            k = self.ahead(k + 1)
        return cast(list[int], legal)

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
            raise ValueError("nothing to sample: no action is legal")
        return legal[rng.below(len(legal))]
