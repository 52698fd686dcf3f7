"""The best whole turn by evaluation: every way to begin it, each carried on as well as can be."""

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

    def first_action(self, worlds: list[State], legal: list[int]) -> int:
        """The action that begins the best turn, on the average of some states that look alike to the seat."""
        best, highest = -1, -1.0
        for action in legal:
            total: float = 0.0
            for world in worlds:
                follower = world.copy()
                follower.play(action)
                total += self.worth(follower, world.to_act, 1)
            if total > highest:
                best, highest = action, total
        return best

    def worth(self, state: State, seat: i64, depth: i64) -> float:
        """That seat's share after the best rest of its turn; of later steps each is chosen before the next."""
        while depth > 1 and state.to_act == seat:
            state.play(self.best_step(state, seat))
        if state.to_act != seat:
            self.evaluation.shares(state, self.shares)
            return self.shares[seat]
        best: float = -1.0
        for action in state.actions():
            follower = state.copy()
            follower.play(action)
            worth = self.worth(follower, seat, depth + 1)
            if worth > best:
                best = worth
        return best

    def best_step(self, state: State, seat: i64) -> i64:
        best: i64 = -1
        highest: float = -1.0
        for action in state.actions():
            follower = state.copy()
            follower.play(action)
            self.evaluation.shares(follower, self.shares)
            if self.shares[seat] > highest:
                best, highest = action, self.shares[seat]
        return best
