"""A game of Taluva with all its secrets: the open table, the tiles in hand, the bag."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.chance import Rng, kind_drawn, kinds_in, weights_of
from lavafield.core.decisions import ALLOWED
from lavafield.core.errors import BadInput
from lavafield.core.state import UNSEEN, State, check_seat
from lavafield.core.violation import Violation
from lavafield.games.taluva import rules, turn
from lavafield.games.taluva.clause_ids import TAL_DRAW, TAL_TURN
from lavafield.games.taluva.codec import Decoded, encoded
from lavafield.games.taluva.ids import PLACEMENT_BITS
from lavafield.games.taluva.listing import ahead, legal_actions, sampled_build, sampled_placement
from lavafield.games.taluva.reasons import explained, step_of
from lavafield.games.taluva.scoring import ranks
from lavafield.games.taluva.table import BUILD, KINDS, NO_TILE, NOBODY, PLACE, REFILL, Table
from lavafield.games.taluva.view import TaluvaView


@mypyc_attr(acyclic=True)
class TaluvaState(State):
    """The open table plus what is hidden: which tiles are in hand and in the bag."""

    def __init__(self, table: Table, bag: vec[u8], hands: vec[u8]) -> None:
        self.table = table
        self.bag = bag
        """How many of each tile kind can still be drawn."""
        self.hands = hands
        """The tile each seat holds, or NO_TILE; without the preview only the seat in turn holds one."""

    @property
    def to_act(self) -> int:
        return turn.to_act(self.table)

    @property
    def players(self) -> int:
        return int(self.table.seats)

    def candidates(self) -> i64:
        if self.table.awaits_chance():
            return KINDS
        return rules.candidates(self.table)

    def candidate(self, k: i64) -> i64:
        table = self.table
        if table.phase <= REFILL:
            return k
        return rules.candidate(table, k)

    def ahead(self, k: i64) -> i64:
        return ahead(self.table, k)

    def refusal(self, action: i64) -> i64:
        table = self.table
        if table.phase <= REFILL:
            return self.refuse_draw(action)
        return rules.refusal(table, action)

    def refuse_draw(self, kind: i64) -> i64:
        """Only a tile that is still in the bag can be drawn."""
        if not 0 <= kind < KINDS:
            return TAL_TURN
        if self.bag[kind] == 0:
            return TAL_DRAW
        return ALLOWED

    def actions(self) -> list[int]:
        if self.table.awaits_chance():
            return kinds_in(self.bag)
        return legal_actions(self.table)

    def sampled(self, rng: Rng) -> i64:
        action: i64 = -1
        if self.table.phase == BUILD:
            action = sampled_build(self.table, rng)
        elif self.table.phase == PLACE:
            action = sampled_placement(self.table, rng)
        return action if action >= 0 else super().sampled(rng)

    def weights(self) -> list[int]:
        if not self.table.awaits_chance():
            raise BadInput("error-not-chance", expected="draw", got=step_of(self.table))
        return weights_of(self.bag)

    def draw(self, rng: Rng) -> i64:
        if not self.table.awaits_chance():
            raise BadInput("error-not-chance", expected="draw", got=step_of(self.table))
        return kind_drawn(self.bag, rng)

    def play(self, action: i64) -> None:
        table = self.table
        if table.phase == PLACE:
            kind = i64(self.hands[table.turn])
            self.hands[table.turn] = u8(NO_TILE)
            turn.placed(table, action, kind)
        elif table.phase == BUILD:
            turn.built(table, action)
        else:
            self.bag[action] = u8(i64(self.bag[action]) - 1)
            self.hands[table.turn] = u8(action)
            turn.drawn(table)

    def copy(self) -> "TaluvaState":
        return TaluvaState(self.table.copy(), self.bag[:], self.hands[:])

    def view(self, seat: int | None) -> TaluvaView:
        check_seat(seat, self.players)
        known = self.hands[:]
        unseen = self.bag[:]
        for other in range(self.table.seats):
            if self.is_hidden_from(seat, other):
                known[other] = u8(NO_TILE)
                kind = i64(self.hands[other])
                unseen[kind] = u8(i64(unseen[kind]) + 1)
        return TaluvaView(seat, self.table.copy(), unseen, known)

    def is_hidden_from(self, seat: int | None, other: i64) -> bool:
        """Only the preview hides anything: the tiles that others hold (TAL-PREVIEW-SECRET)."""
        return self.table.preview and other != seat and i64(self.hands[other]) != NO_TILE

    def resample(self, seat: int | None, rng: Rng) -> None:
        check_seat(seat, self.players)
        for other in range(self.table.seats):
            if self.is_hidden_from(seat, other):
                kind = i64(self.hands[other])
                self.bag[kind] = u8(i64(self.bag[kind]) + 1)
        for other in range(self.table.seats):
            if self.is_hidden_from(seat, other):
                kind = kind_drawn(self.bag, rng)
                self.bag[kind] = u8(i64(self.bag[kind]) - 1)
                self.hands[other] = u8(kind)

    @staticmethod
    def guessed(view: TaluvaView, rng: Rng) -> "TaluvaState":
        """A state that the view allows. It takes the view's arrays over: give it a copy."""
        state = TaluvaState(view.table, view.unseen, view.hands)
        for seat in range(view.table.seats):
            if view.table.holds[seat] == 1 and i64(state.hands[seat]) == NO_TILE:
                kind = kind_drawn(state.bag, rng)
                state.bag[kind] = u8(i64(state.bag[kind]) - 1)
                state.hands[seat] = u8(kind)
        return state

    def seen_as(self, action: i64, seat: i64) -> i64:
        """Under the preview others' draws are hidden; a tile shows itself when it is laid."""
        table = self.table
        if not table.preview or table.turn == seat:
            return action
        if table.awaits_chance():
            return UNSEEN
        if table.phase == PLACE:
            return action + ((i64(self.hands[table.turn]) + 1) << PLACEMENT_BITS)
        return action

    def hides_choices(self, seat: i64) -> bool:
        return self.table.preview and self.table.phase == PLACE and self.table.turn != seat

    def ranks(self) -> list[int]:
        return ranks(self.table)

    def violation(self, action: int) -> Violation:
        return explained(self.table, action, self.refusal(action))

    def to_bytes(self) -> bytes:
        return encoded("state", NOBODY, self.table, self.bag, self.hands)

    def __reduce__(self) -> tuple[object, ...]:
        return state_of_bytes, (self.to_bytes(),)


def state_of_bytes(data: object) -> TaluvaState:
    read = Decoded(data, "state")
    return TaluvaState(read.table, read.bag, read.hands)
