"""What one seat knows in a game of Taluva: the open table, its own tile, and which tiles it has not seen."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.decisions import ALLOWED, CHANCE
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction
from lavafield.games.taluva import rules, turn
from lavafield.games.taluva.clause_ids import TAL_DRAW
from lavafield.games.taluva.codec import Decoded, encoded
from lavafield.games.taluva.listing import ahead, legal_actions
from lavafield.games.taluva.reasons import explained
from lavafield.games.taluva.scoring import ranks
from lavafield.games.taluva.table import BUILD, NO_TILE, NOBODY, PLACE, Table


@mypyc_attr(acyclic=True)
class TaluvaView(View):
    """Everything here is known to the seat: there is no bag, but the tiles unseen, wherever they are."""

    def __init__(self, seat: int | None, table: Table, unseen: vec[u8], hands: vec[u8]) -> None:
        self.of = seat
        self.table = table
        self.unseen = unseen
        """How many of each tile kind are still in the bag or hidden in other hands."""
        self.hands = hands
        """The tiles in hand that this seat knows; NO_TILE otherwise."""

    @property
    def seat(self) -> int | None:
        return self.of

    @property
    def players(self) -> int:
        return int(self.table.seats)

    @property
    def to_act(self) -> int:
        return turn.to_act(self.table)

    def candidates(self) -> i64:
        return rules.candidates(self.table)

    def candidate(self, k: i64) -> i64:
        return rules.candidate(self.table, k)

    def ahead(self, k: i64) -> i64:
        return ahead(self.table, k)

    def refusal(self, action: i64) -> i64:
        return rules.refusal(self.table, action)

    def legal(self) -> list[int]:
        return legal_actions(self.table)

    def hides(self) -> bool:
        """Only the preview hides anything: the tiles that others hold (TAL-PREVIEW-SECRET)."""
        for seat in range(self.table.seats):
            if self.table.holds[seat] == 1 and self.hidden(seat):
                return True
        return False

    def copy(self) -> "TaluvaView":
        return TaluvaView(self.of, self.table.copy(), self.unseen[:], self.hands[:])

    def ranks(self) -> list[int]:
        return ranks(self.table)

    def after(self, action: i64, kind: i64) -> "TaluvaView":
        """The view after an action that can have happened, else IllegalAction; see `follow`."""
        drawing = self.to_act == CHANCE
        unknown = drawing or (self.table.phase == PLACE and self.hidden(self.table.turn))
        if unknown and kind != NO_TILE and self.unseen[kind] == 0:
            raise IllegalAction(explained(self.table, kind, TAL_DRAW))
        if not drawing and self.refusal(action) != ALLOWED:
            raise IllegalAction(explained(self.table, action, self.refusal(action)))
        follower = self.copy()
        follower.follow(action, kind)
        return follower

    def hidden(self, seat: i64) -> bool:
        return i64(self.hands[seat]) == NO_TILE

    def follow(self, action: i64, kind: i64) -> None:
        """Learn of an action, in place; `kind` is the tile drawn or laid, NO_TILE where it is hidden."""
        table = self.table
        if table.phase == PLACE:
            self.see(kind)
            self.hands[table.turn] = u8(NO_TILE)
            turn.placed(table, action, kind)
        elif table.phase == BUILD:
            turn.built(table, action)
        else:
            if kind != NO_TILE:
                self.see(kind)
                self.hands[table.turn] = u8(kind)
            turn.drawn(table)

    def see(self, kind: i64) -> None:
        """A tile shows itself, unless the hand it lies in was known."""
        if self.hidden(self.table.turn):
            self.unseen[kind] = u8(i64(self.unseen[kind]) - 1)

    def to_bytes(self) -> bytes:
        seat: i64 = NOBODY if self.of is None else self.of
        return encoded("view", seat, self.table, self.unseen, self.hands)

    def __reduce__(self) -> tuple[object, ...]:
        return view_of_bytes, (self.to_bytes(),)


def view_of_bytes(data: object) -> TaluvaView:
    read = Decoded(data, "view")
    seat = None if read.seat == NOBODY else int(read.seat)
    return TaluvaView(seat, read.table, read.bag, read.hands)
