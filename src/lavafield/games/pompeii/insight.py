"""What the search judges Pompeii by: the evaluation that people can read, and what trained nets add to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lavafield.core.evaluation import final_shares
from lavafield.core.state import State
from lavafield.core.weighing import make_shares, worth_of
from lavafield.games.pompeii.clues import Clues
from lavafield.games.pompeii.evaluate import ROLES, PompeiiEvaluation, next_mover, role_of
from lavafield.games.pompeii.features import COUNT
from lavafield.games.pompeii.net import Net
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import FINISHED, RUN, TILE, Table

NETS: Final = ("before", "running")
BEFORE: Final[i64] = 0
"""Before the eruption."""
RUNNING: Final[i64] = 1
"""Between the two runs of a turn: it knows what the second one can still do."""
NO_NET: Final[i64] = 2


@mypyc_attr(acyclic=True)
class PompeiiInsight(PompeiiEvaluation):
    def __init__(self, weights: list[float], nets: list[Net]) -> None:
        super().__init__(weights)
        self.nets = nets
        """In the order of NETS."""
        self.clues = Clues(self.survey, self.features)

    def shares(self, state: State, into: vec[float]) -> None:
        assert isinstance(state, PompeiiState)
        table = state.table
        if table.phase == FINISHED:
            final_shares(state, into)
            return
        self.measure(state)
        mover = next_mover(table)
        early = self.earliness(table)
        for seat in range(table.seats):
            role = role_of(table, seat, mover)
            into[seat] = worth_of(self.features.values, i64(seat) * COUNT, COUNT, self.weights, ROLES, role, early)
        net = net_for(table)
        if net != NO_NET:
            self.clues.gather(table, state.hands, mover, early)
            self.nets[net].add_to(into, self.clues, table.seats)
        make_shares(into, table.seats)


def net_for(table: Table) -> i64:
    if table.phase < TILE:
        return BEFORE
    return RUNNING if table.phase == RUN and table.runs == 1 else NO_NET
