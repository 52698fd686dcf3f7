"""What one seat knows: the open table, its own hand and standing order, and which cards it has not seen.

Nothing else can be known: who plays a card shows that it was there, and leaves the others as unknown as before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.chance import Rng, bag_size
from lavafield.core.decisions import ALLOWED
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction
from lavafield.games.pompeii import rules, turn
from lavafield.games.pompeii.city import NUMBERS
from lavafield.games.pompeii.clause_ids import POM_DRAW, POM_LAVA_DRAW, POM_TURN
from lavafield.games.pompeii.codec import Decoded, encoded
from lavafield.games.pompeii.ids import AD79, ANNOUNCE, CARDS, ORDER, card_of
from lavafield.games.pompeii.listing import ahead, chosen, legal_actions
from lavafield.games.pompeii.pile import card_weight
from lavafield.games.pompeii.reasons import explained
from lavafield.games.pompeii.scoring import ranks
from lavafield.games.pompeii.table import (
    DEAL,
    LAVA,
    NEVER,
    NOBODY,
    OMENS,
    PLAY,
    RELATIVE,
    TILE,
    TILE_KINDS,
    Table,
)

HIDDEN: Final[i64] = 0
"""No card has this number: one that the seat did not get to see."""


@mypyc_attr(acyclic=True)
class PompeiiView(View):
    """Everything here is known to the seat: there is no bag, but the cards unseen, wherever they are."""

    def __init__(self, seat: int | None, table: Table, unseen: vec[u8], hand: vec[u8], ordered: bool) -> None:
        self.of = seat
        self.table = table
        self.unseen = unseen
        """Pompeii cards by number that lie in other hands, in the pile or in the box."""
        self.hand = hand
        """The seat's own; a spectator has none."""
        self.ordered = ordered
        """The seat's own standing order; those of others are secret."""

    @property
    def seat(self) -> int | None:
        return self.of

    @property
    def players(self) -> int:
        return int(self.table.seats)

    @property
    def to_act(self) -> int:
        return turn.to_act(self.table)

    def is_own_turn(self) -> bool:
        return self.of is not None and self.table.turn == self.of

    def candidates(self) -> i64:
        return rules.candidates(self.table)

    def candidate(self, k: i64) -> i64:
        return k

    def ahead(self, k: i64) -> i64:
        return ahead(self.table, k)

    def refusal(self, action: i64) -> i64:
        """In another's turn: whether it can be legal, as far as this seat knows."""
        if self.is_own_turn() or self.table.phase != PLAY:
            return rules.refusal(self.table, self.hand, self.ordered, action)
        return rules.refusal(self.table, self.unseen, False, action)

    def legal(self) -> list[int]:
        return legal_actions(self.table, self.hand, self.ordered)

    def sampled(self, rng: Rng) -> i64:
        return chosen(self.table, self.hand, self.ordered, rng)

    def hides(self) -> bool:
        """Hands are hidden until the eruption."""
        return self.table.phase < TILE

    def copy(self) -> "PompeiiView":
        return PompeiiView(self.of, self.table.copy(), self.unseen[:], self.hand[:], self.ordered)

    def ranks(self) -> list[int]:
        return ranks(self.table)

    def after(self, action: i64, announces: i64) -> "PompeiiView":
        """The view after what can have happened, else IllegalAction; see `follow`."""
        refused = self.refuse_news(action)
        if refused != ALLOWED:
            raise IllegalAction(explained(self.table, action, refused))
        follower = self.copy()
        follower.follow(action, announces)
        return follower

    def refuse_news(self, action: i64) -> i64:
        phase = self.table.phase
        if self.table.awaits_card():
            return self.refuse_card(action)
        if phase == TILE:
            return refuse_tile(self.table, action)
        if phase == PLAY and not self.is_own_turn() and action == ANNOUNCE:
            # Whether they are all jokers is not for this seat to check: the cards are never shown.
            return ALLOWED if self.table.rules.announce != NEVER else self.refusal(action)
        return self.refusal(action)

    def refuse_card(self, card: i64) -> i64:
        """Own cards are seen; of those that others keep only that they are Pompeii cards."""
        if not 0 <= card < CARDS:
            return POM_TURN
        if card == HIDDEN:
            return POM_DRAW if self.is_own_turn() else ALLOWED
        if card <= NUMBERS and not self.is_own_turn():
            return POM_DRAW
        if card_weight(self.table, self.unseen, bag_size(self.unseen), card) == 0:
            return POM_DRAW
        return ALLOWED

    def follow(self, action: i64, announces: i64) -> None:
        """Learn of an action, in place. A card not seen is 0; `announces` is whose standing order is carried out."""
        table = self.table
        phase = table.phase
        if self.table.awaits_card():
            self.see_card(action)
            if phase == DEAL:
                turn.dealt(table)
            else:
                turn.drawn(table, action)
                if action == AD79:
                    self.discard_hand()
            if announces != NOBODY:
                self.discard_hand()
                turn.erupt(table, announces)
        elif phase == PLAY:
            self.follow_turn(action)
        elif phase == RELATIVE:
            turn.brought(table, action)
        elif phase == OMENS:
            turn.struck(table, action)
        elif phase == TILE:
            turn.tile_drawn(table, action)
        elif phase == LAVA:
            turn.laid(table, action)
        else:
            turn.ran(table, action)

    def see_card(self, card: i64) -> None:
        if 0 < card <= NUMBERS:
            self.unseen[card] = u8(i64(self.unseen[card]) - 1)
            self.hand[card] = u8(i64(self.hand[card]) + 1)

    def follow_turn(self, action: i64) -> None:
        table = self.table
        if action == ANNOUNCE:
            self.discard_hand()
            turn.erupt(table, table.turn)
        elif action == ORDER:
            self.ordered = True
        else:
            card = card_of(action)
            if self.is_own_turn():
                self.hand[card] = u8(i64(self.hand[card]) - 1)
            else:
                self.unseen[card] = u8(i64(self.unseen[card]) - 1)
            turn.played(table, action)

    def discard_hand(self) -> None:
        """With the eruption all hands go to the box, unseen by others; nobody needs them any more."""
        for card in range(1, NUMBERS + 1):
            self.unseen[card] = u8(i64(self.unseen[card]) + i64(self.hand[card]))
            self.hand[card] = u8(0)
        self.ordered = False

    def to_bytes(self) -> bytes:
        seat: i64 = NOBODY if self.of is None else self.of
        return encoded("view", seat, self.table, self.unseen, self.hand, i64(self.ordered))

    def __reduce__(self) -> tuple[object, ...]:
        return view_of_bytes, (self.to_bytes(),)


def refuse_tile(table: Table, kind: i64) -> i64:
    """Only a tile that is still in the bag can be drawn."""
    if not 0 <= kind < TILE_KINDS:
        return POM_TURN
    if table.tiles[kind] == 0:
        return POM_LAVA_DRAW
    return ALLOWED


def view_of_bytes(data: object) -> PompeiiView:
    read = Decoded(data, "view")
    seat = None if read.seat == NOBODY else int(read.seat)
    return PompeiiView(seat, read.table, read.bag, read.hands, read.orders != 0)
