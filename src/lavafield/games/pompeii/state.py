"""A game with all its secrets: the open table, the hands, the standing orders, and the cards nobody has seen.

There is no order among hidden cards: pile and box are one unseen bag, drawn from by exact weights (see pile.py).
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from lavafield.core.chance import Rng, bag_size, kind_drawn, kinds_in, weights_of
from lavafield.core.decisions import ALLOWED, CHANCE
from lavafield.core.errors import BadInput
from lavafield.core.state import UNSEEN, State, check_seat
from lavafield.core.violation import Violation
from lavafield.games.pompeii import rules, turn
from lavafield.games.pompeii.city import NUMBERS
from lavafield.games.pompeii.clause_ids import POM_DRAW, POM_TURN
from lavafield.games.pompeii.codec import Decoded, encoded
from lavafield.games.pompeii.ids import AD79, ANNOUNCE, CARDS, ORDER, card_of
from lavafield.games.pompeii.listing import ahead, chosen, legal_actions
from lavafield.games.pompeii.pile import card_drawn, card_weight, cards_next, weights_next
from lavafield.games.pompeii.reasons import explained, step_of
from lavafield.games.pompeii.region import bit
from lavafield.games.pompeii.scoring import ranks
from lavafield.games.pompeii.table import (
    CARD_KINDS,
    DRAW,
    HELD,
    LAVA,
    NOBODY,
    OMENS,
    PLAY,
    RELATIVE,
    RUN,
    TILE,
    TILE_KINDS,
    Table,
    filled,
)
from lavafield.games.pompeii.view import PompeiiView, refuse_tile


@mypyc_attr(acyclic=True)
class PompeiiState(State):
    """The open table plus what is hidden: which cards are in hand, and who gave a standing order."""

    def __init__(self, table: Table, bag: vec[u8], hands: vec[u8], orders: i64) -> None:
        self.table = table
        self.bag = bag
        """Pompeii cards by number that lie in the pile or in the box."""
        self.hands = hands
        """Cards in hand: entry CARD_KINDS * seat + number."""
        self.orders: i64 = orders
        """The seats that gave a standing order, as bits."""

    @property
    def to_act(self) -> int:
        return turn.to_act(self.table)

    @property
    def players(self) -> int:
        return int(self.table.seats)

    def hand(self, seat: i64) -> vec[u8]:
        return self.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]

    def has_ordered(self, seat: i64) -> bool:
        return (self.orders >> seat) & 1 != 0

    # --- what may happen now ---

    def candidates(self) -> i64:
        if self.table.awaits_card():
            return CARDS
        if self.table.phase == TILE:
            return TILE_KINDS
        return rules.candidates(self.table)

    def candidate(self, k: i64) -> i64:
        return k

    def ahead(self, k: i64) -> i64:
        return ahead(self.table, k)

    def refusal(self, action: i64) -> i64:
        table = self.table
        if table.awaits_card():
            return self.refuse_card(action)
        if table.phase == TILE:
            return refuse_tile(table, action)
        return rules.refusal(table, self.hand(table.turn), self.has_ordered(table.turn), action)

    def refuse_card(self, card: i64) -> i64:
        """Only a card that can lie on top of the pile can be drawn."""
        if not 0 < card < CARDS:
            return POM_TURN
        if card_weight(self.table, self.bag, bag_size(self.bag), card) == 0:
            return POM_DRAW
        return ALLOWED

    def actions(self) -> list[int]:
        table = self.table
        if table.awaits_card():
            return cards_next(table, self.bag)
        if table.phase == TILE:
            return kinds_in(table.tiles)
        if table.phase == RUN or table.phase == LAVA:
            return legal_actions(table, self.bag, False)
        return legal_actions(table, self.hand(table.turn), self.has_ordered(table.turn))

    def sampled(self, rng: Rng) -> i64:
        table = self.table
        if self.to_act == CHANCE:
            return super().sampled(rng)
        return chosen(table, self.hand(table.turn), self.has_ordered(table.turn), rng)

    def weights(self) -> list[int]:
        if self.to_act != CHANCE:
            raise BadInput("error-not-chance", expected="draw", got=step_of(self.table))
        if self.table.phase == TILE:
            return weights_of(self.table.tiles)
        return weights_next(self.table, self.bag)

    def draw(self, rng: Rng) -> i64:
        if self.table.phase == TILE:
            return kind_drawn(self.table.tiles, rng)
        return card_drawn(self.table, self.bag, rng)

    # --- carrying it out ---

    def play(self, action: i64) -> None:
        table = self.table
        phase = table.phase
        if phase == RUN:
            turn.ran(table, action)
        elif phase == TILE:
            turn.tile_drawn(table, action)
        elif phase == LAVA:
            turn.laid(table, action)
        elif phase == PLAY:
            self.play_turn(action)
        elif phase == DRAW:
            self.play_draw(action)
        elif phase == RELATIVE:
            turn.brought(table, action)
        elif phase == OMENS:
            turn.struck(table, action)
        else:
            self.take(action)
            turn.dealt(table)

    def play_turn(self, action: i64) -> None:
        """Announce, order, or play a card of the own hand."""
        table = self.table
        if action == ANNOUNCE:
            self.discard_hands()
            turn.erupt(table, table.turn)
        elif action == ORDER:
            self.orders |= bit(table.turn)
        else:
            entry = table.turn * CARD_KINDS + card_of(action)
            self.hands[entry] = u8(i64(self.hands[entry]) - 1)
            turn.played(table, action)

    def play_draw(self, card: i64) -> None:
        """A card drawn may end the turn; then standing orders are looked at (POM-STANDING)."""
        table = self.table
        if card <= NUMBERS:
            self.take(card)
        elif card == AD79:
            self.discard_hands()
        turn.drawn(table, card)
        if self.orders != 0 and table.phase == PLAY:
            announcer = self.announcer()
            if announcer != NOBODY:
                self.discard_hands()
                turn.erupt(table, announcer)

    def take(self, card: i64) -> None:
        """The seat in turn takes a Pompeii card."""
        entry = self.table.turn * CARD_KINDS + card
        self.bag[card] = u8(i64(self.bag[card]) - 1)
        self.hands[entry] = u8(i64(self.hands[entry]) + 1)

    def announcer(self) -> i64:
        """Between turns: the first seat, from the next to play on, whose order finds only jokers; or NOBODY."""
        seat = self.table.turn
        for n in range(self.table.seats):
            if self.has_ordered(seat) and rules.has_only_jokers(self.table, self.hand(seat)):
                return seat
            seat = self.table.next_seat(seat)
        return NOBODY

    def discard_hands(self) -> None:
        """With the eruption hands go to the box, and orders have had their time."""
        for seat in range(self.table.seats):
            self.give_back(seat)
        self.orders = 0

    def give_back(self, seat: i64) -> None:
        """The seat's cards go among the unseen ones."""
        for card in range(1, NUMBERS + 1):
            entry = seat * CARD_KINDS + card
            self.bag[card] = u8(i64(self.bag[card]) + i64(self.hands[entry]))
            self.hands[entry] = u8(0)

    def copy(self) -> "PompeiiState":
        return PompeiiState(self.table.copy(), self.bag[:], self.hands[:], self.orders)

    # --- what is known of it ---

    def view(self, seat: int | None) -> PompeiiView:
        check_seat(seat, self.players)
        unseen = self.bag[:]
        own: i64 = NOBODY if seat is None else seat
        for other in range(self.table.seats):
            if other != own:
                for card in range(1, NUMBERS + 1):
                    unseen[card] = u8(i64(unseen[card]) + i64(self.hands[other * CARD_KINDS + card]))
        if own == NOBODY:
            return PompeiiView(seat, self.table.copy(), unseen, filled(CARD_KINDS, 0), False)
        return PompeiiView(seat, self.table.copy(), unseen, self.hand(own), self.has_ordered(own))

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Other hands are any of the unseen cards, and nobody else has given a standing order.

        Cards count as things: each card of a hand is as likely to be played, so a card that was shown says
        nothing of those beside it. A standing order is a choice that no rule forces, so it does not count.
        """
        check_seat(seat, self.players)
        own: i64 = NOBODY if seat is None else seat
        for other in range(self.table.seats):
            if other != own:
                self.give_back(other)
        self.orders = self.orders & bit(own) if own != NOBODY else i64(0)
        self.deal_unseen(own, rng)

    def deal_unseen(self, own: i64, rng: Rng) -> None:
        """Give all seats but one as many cards as they hold, from the bag."""
        for other in range(self.table.seats):
            if other != own:
                for n in range(self.table.of(other, HELD)):
                    card = kind_drawn(self.bag, rng)
                    entry = other * CARD_KINDS + card
                    self.bag[card] = u8(i64(self.bag[card]) - 1)
                    self.hands[entry] = u8(i64(self.hands[entry]) + 1)

    @staticmethod
    def guessed(view: PompeiiView, rng: Rng) -> "PompeiiState":
        """A state that the view allows. It takes the view's arrays over: give it a copy."""
        state = PompeiiState(view.table, view.unseen, filled(CARD_KINDS * view.table.seats, 0), 0)
        own: i64 = NOBODY
        if view.of is not None:
            own = view.of
            state.orders = bit(own) if view.ordered else i64(0)
            for card in range(1, NUMBERS + 1):
                state.hands[own * CARD_KINDS + card] = view.hand[card]
        state.deal_unseen(own, rng)
        return state

    def seen_as(self, action: i64, seat: i64) -> i64:
        """Cards that others take are hidden, and so is that they give a standing order; not that it is carried out."""
        table = self.table
        if table.turn == seat:
            return action
        if table.phase == PLAY and action == ORDER:
            return UNSEEN
        if not table.awaits_card() or action > NUMBERS:
            return action
        if self.orders != 0 and table.phase == DRAW:
            then = self.copy()
            then.play(action)
            if then.table.phase >= TILE:
                return UNSEEN - 1 - then.table.turn
        return UNSEEN

    def hides_choices(self, seat: i64) -> bool:
        return self.table.phase == PLAY and self.table.turn != seat

    def ranks(self) -> list[int]:
        return ranks(self.table)

    def violation(self, action: int) -> Violation:
        return explained(self.table, action, self.refusal(action))

    def to_bytes(self) -> bytes:
        return encoded("state", NOBODY, self.table, self.bag, self.hands, self.orders)

    def __reduce__(self) -> tuple[object, ...]:
        return state_of_bytes, (self.to_bytes(),)


def state_of_bytes(data: object) -> PompeiiState:
    read = Decoded(data, "state")
    return PompeiiState(read.table, read.bag, read.hands, read.orders)
