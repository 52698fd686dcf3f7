"""The best whole turn by evaluation: every way to begin it that looks worth it, each carried on as well as can be."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import MOST_SEATS, Evaluation
from lavafield.core.state import State


@mypyc_attr(acyclic=True)
class BestTurn:
    """Judges a turn by the shares after it. A turn ends where chance, another seat or the end comes."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.shares: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def beginnings(self, state: State) -> list[int]:
        """The actions that the evaluation finds worth a look."""
        choices = self.evaluation.weigh(state)
        return [int(choices.actions[n]) for n in range(choices.count)]

    def after(self, state: State, action: i64) -> list[int]:
        """The action and the best rest of the turn; `shares` holds what they lead to. The state is left as it was."""
        seat: i64 = state.to_act
        follower = state.copy()
        follower.play(action)
        return [int(action), *self.rest(follower, seat, 1)]

    def rest(self, state: State, seat: i64, depth: i64) -> list[int]:
        """The second step of a turn is tried out with all that follows; later ones are chosen one by one."""
        if state.to_act != seat:
            self.evaluation.shares(state, self.shares)
            return []
        choices = self.evaluation.weigh(state)
        if depth > 1:
            action = choices.actions[choices.best()]
            state.play(action)
            return [int(action), *self.rest(state, seat, depth + 1)]
        best: list[int] = []
        highest: float = -1.0
        kept = self.shares[:]
        for n in range(choices.count):
            follower = state.copy()
            follower.play(choices.actions[n])
            line = self.rest(follower, seat, depth + 1)
            if self.shares[seat] > highest:
                highest = self.shares[seat]
                kept = self.shares[:]
                best = [int(choices.actions[n]), *line]
        self.shares = kept
        return best
