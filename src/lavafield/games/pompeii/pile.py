"""What the next card may be. Nothing is shuffled: the hidden cards are bags, and every card has its exact weight.

All Pompeii cards not in hand or discarded are one unseen bag, whether they lie in the box or in the pile: the
deal put them all in random places, so each unseen one is as likely in each unseen Pompeii place. Call U their
number and u(n) how many have number n. Above the first A.D. 79 the next card is therefore n with weight u(n).

Below it lie s cards of which o are Omens, and the second A.D. 79 somewhere among the last W (POM-AD79-HIDDEN).
A.D. 79 apart, the next card is an Omen with chance o/s, else a Pompeii card, n with chance u(n)/U: times s*U
these are the weights o*U and (s-o)*u(n), in sum s*U. While s > W, A.D. 79 cannot be next. Of its W+1 places
all were alike, so once s <= W the s+1 that are left are alike still, and it is next with chance 1/(s+1). That
is the weight x with x / (x + s*U) = 1/(s+1): U. A pile without unseen Pompeii cards takes 1 for U.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.core.chance import Rng, bag_size
from lavafield.games.pompeii.city import NUMBERS
from lavafield.games.pompeii.ids import AD79, CARDS, OMEN
from lavafield.games.pompeii.table import DEAL, Table


def card_weight(table: Table, bag: vec[u8], unseen: i64, card: i64) -> i64:
    """The weight of a card as the next one; `unseen` is the bag's size."""
    if card == 0:
        return 0
    if card <= NUMBERS:
        places: i64 = 1
        if table.phase != DEAL and table.top == 0:
            places = table.places - table.omens
        return places * i64(bag[card])
    if table.phase == DEAL or table.top > 0:
        return 0
    one = unseen if unseen > 0 else i64(1)
    if card == OMEN:
        return table.omens * one
    return one if card == AD79 and table.places <= table.rules.window else i64(0)


def cards_next(table: Table, bag: vec[u8]) -> list[int]:
    """The cards that can come next, ascending."""
    unseen = bag_size(bag)
    return [int(card) for card in range(CARDS) if card_weight(table, bag, unseen, card) > 0]


def weights_next(table: Table, bag: vec[u8]) -> list[int]:
    """Their weights."""
    unseen = bag_size(bag)
    weights = [int(card_weight(table, bag, unseen, card)) for card in range(CARDS)]
    return [weight for weight in weights if weight > 0]


def card_drawn(table: Table, bag: vec[u8], rng: Rng) -> i64:
    """A card drawn by weight; the bag stays as it is."""
    unseen = bag_size(bag)
    total: i64 = 0
    for card in range(CARDS):
        total += card_weight(table, bag, unseen, card)
    left = rng.below(total)
    drawn: i64 = 1
    while left >= card_weight(table, bag, unseen, drawn):
        left -= card_weight(table, bag, unseen, drawn)
        drawn += 1
    return drawn
