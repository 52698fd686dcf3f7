"""The canonical bytes of a game. Counts that follow from the squares are not written but counted again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.core.chance import bag_size
from lavafield.core.codec import opened, sealed
from lavafield.games.pompeii import checks
from lavafield.games.pompeii.city import BUILDINGS, CITY, SQUARES
from lavafield.games.pompeii.region import END, bit
from lavafield.games.pompeii.table import (
    CARD_KINDS,
    FACTS,
    HELD,
    TILE_KINDS,
    Rules,
    Table,
    filled,
)

RULES: Final = 1
"""The rules version: it rises when behaviour changes."""
_HEAD: Final[i64] = 8
_SCALARS: Final[i64] = 18
MOST_SEATS: Final[i64] = 4
PER_SQUARE: Final[i64] = 2 + MOST_SEATS


def encoded(kind: str, seat: i64, table: Table, bag: vec[u8], hands: vec[u8], orders: i64) -> bytes:
    """A state (kind "state", seat 255) or a view (kind "view", 255 for a spectator, `hands` its own hand)."""
    rules = table.rules
    flags = int(rules.later) + 2 * int(rules.dual) + 4 * int(rules.foreign) + 8 * int(rules.enclosed)
    flags += 16 * int(rules.barred) + 32 * int(table.warned) + 64 * int(table.again)
    out = [int(seat), int(rules.seats), flags, int(rules.announce), int(rules.pairs), int(rules.window)]
    out += [int(orders), len(hands)]
    out += [int(table.turn), int(table.phase), int(table.ending), int(table.top), int(table.places), int(table.omens)]
    out += [int(table.card), int(table.home), int(table.relatives)]
    out += [int((table.visited >> (8 * n)) & 255) for n in range(4)]
    out += [int(table.lead), int(table.tile), int(table.removed), int(table.runs), int(table.runner)]
    for counted in (bag, hands, table.tiles, table.discard, table.counts, table.lava):
        out += counted
    out += table.pieces[: rules.seats * SQUARES]
    return sealed("pompeii", kind, RULES, bytes(out))


def looks(table: Table) -> bytes:
    """How the city looks: for each square its number, its lava, and the pieces of all seats, PER_SQUARE bytes."""
    out: list[int] = []
    square = CITY.after(0)
    while square < END:
        out.append(int(square))
        out.append(int(table.lava[square]))
        for seat in range(MOST_SEATS):
            out.append(int(table.pieces_of(seat, square)))
        square = CITY.after(square + 1)
    return bytes(out)


class Decoded:
    """What encoded bytes hold, read back and checked."""

    def __init__(self, data: object, kind: str) -> None:
        payload = opened(data, "pompeii", kind, RULES)
        checks.expect(i64(len(payload)) > _HEAD + _SCALARS and 2 <= payload[1] <= 4, "seats")
        self.rules = read_rules(payload)
        self.seat: i64 = payload[0]
        self.orders: i64 = payload[6]
        hands: i64 = payload[7]
        seats = self.rules.seats
        checks.expect(hands == (CARD_KINDS if kind == "view" else CARD_KINDS * seats), "hands")
        sizes = CARD_KINDS + hands + TILE_KINDS + CARD_KINDS + FACTS * seats + SQUARES + SQUARES * seats
        checks.expect(i64(len(payload)) == _HEAD + _SCALARS + sizes, "length")
        self.at: i64 = _HEAD + _SCALARS
        self.bag = self.part(payload, CARD_KINDS)
        self.hands = self.part(payload, hands)
        self.table = Table(self.rules)
        self.read_scalars(payload)
        self.table.tiles = self.part(payload, TILE_KINDS)
        self.table.discard = self.part(payload, CARD_KINDS)
        self.table.counts = self.part(payload, FACTS * seats)
        self.read_squares(payload)
        self.check(kind)

    def part(self, payload: bytes, length: i64) -> vec[u8]:
        start = self.at
        self.at += length
        return vec[u8]([u8(byte) for byte in payload[start : start + length]])

    def read_scalars(self, payload: bytes) -> None:
        table = self.table
        table.warned = payload[2] & 32 != 0
        table.again = payload[2] & 64 != 0
        table.turn = payload[8]
        table.phase = payload[9]
        table.ending = payload[10]
        table.top = payload[11]
        table.places = payload[12]
        table.omens = payload[13]
        table.card = payload[14]
        table.home = payload[15]
        table.relatives = payload[16]
        table.visited = payload[17] + 256 * payload[18] + 65536 * payload[19] + 16777216 * payload[20]
        table.lead = payload[21]
        table.tile = payload[22]
        table.removed = payload[23]
        table.runs = payload[24]
        table.runner = payload[25]

    def read_squares(self, payload: bytes) -> None:
        table = self.table
        lava = self.part(payload, SQUARES)
        table.lava = filled(SQUARES, 0)
        table.pieces = filled(5 * SQUARES, 0)
        checks.lava_fits(lava)
        for square in range(SQUARES):
            if lava[square] > 0:
                table.put_lava(square, i64(lava[square]))
        for seat in range(table.seats):
            pieces = self.part(payload, SQUARES)
            checks.pieces_fit(table, seat, pieces)
            for square in range(SQUARES):
                table.stand(seat, square, i64(pieces[square]))

    def check(self, kind: str) -> None:
        table = self.table
        checks.expect(bag_size(self.bag) < 100 and bag_size(self.hands) < 100, "cards")
        checks.expect(bag_size(table.discard) < 100 and bag_size(table.tiles) < 100, "cards")
        checks.expect(self.orders < (2 if kind == "view" else bit(table.seats)), "orders")
        checks.expect(self.orders == 0 or checks.takes_orders(table), "orders")
        checks.expect(table.visited < bit(BUILDINGS), "relatives")
        checks.course_fits(table)
        if kind == "view":
            checks.expect(self.seat < table.seats or self.seat == 255, "seat")
            held: i64 = table.of(self.seat, HELD) if self.seat != 255 else 0
            checks.expect(bag_size(self.hands) == held, "hands")
            others: i64 = 0
            for other in range(table.seats):
                if other != self.seat:
                    others += table.of(other, HELD)
            checks.hidden_cards_fit(table, bag_size(self.bag) - others)
        else:
            for seat in range(table.seats):
                hand = self.hands[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
                checks.expect(bag_size(hand) == table.of(seat, HELD), "hands")
            checks.hidden_cards_fit(table, bag_size(self.bag))
        checks.expect(self.bag[0] == 0 and self.hands[0] == 0 and table.discard[0] == 0, "cards")


def read_rules(payload: bytes) -> Rules:
    rules = Rules()
    rules.seats = payload[1]
    rules.later = payload[2] & 1 != 0
    rules.dual = payload[2] & 2 != 0
    rules.foreign = payload[2] & 4 != 0
    rules.enclosed = payload[2] & 8 != 0
    rules.barred = payload[2] & 16 != 0
    rules.announce = payload[3]
    rules.pairs = payload[4]
    rules.window = payload[5]
    checks.expect(rules.announce <= 2 and rules.pairs < 5 and payload[2] < 128, "options")
    return rules
