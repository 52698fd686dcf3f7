"""The canonical bytes of a game of Taluva. Land is written in the order of field numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lavafield.core.chance import bag_size
from lavafield.core.codec import opened, sealed
from lavafield.core.errors import BadInput
from lavafield.games.taluva.rules import can_build
from lavafield.games.taluva.table import (
    BUILD,
    COMPLETED,
    DEAL,
    DRAW,
    FINISHED,
    HUT,
    HUTS,
    IN_PLAY,
    KINDS,
    NOBODY,
    PLACE,
    REFILL,
    RUNNING,
    TEMPLE,
    TEMPLES,
    TILES,
    TILES_USED_UP,
    TOWER,
    TOWERS,
    VOLCANO,
    Table,
    laid_out,
)
from lavafield.geometry.hex import FARTHEST_RING, SIDES, fields_within, ring_of

RULES: Final = 1
"""The rules version: it rises when behaviour changes."""
PER_FIELD: Final[i64] = 7


def encoded(kind: str, seat: i64, table: Table, bag: vec[u8], hands: vec[u8]) -> bytes:
    """A state (kind "state", seat 255) or a view (kind "view", 255 for a spectator)."""
    flags = int(table.ranking) + 2 * int(table.apart) + 4 * int(table.preview)
    out: list[int] = [int(seat), int(table.seats), flags]
    out += [int(table.tiles_left), int(table.turn), int(table.phase), int(table.ending)]
    for seat_facts in (table.supply, table.holds, table.standing, table.left_as, bag, hands):
        out += seat_facts
    return sealed("taluva", kind, RULES, bytes(out) + looks(table))


def looks(table: Table) -> bytes:
    """How the land looks: PER_FIELD bytes for each field, in the order of field numbers."""
    out: list[int] = []
    for n in range(i64(len(table.land))):
        field = i64(table.land[n])
        out.append(int(field // 256))
        out.append(int(field % 256))
        out.append(int(table.level[field]))
        out.append(int(table.terrain[field]))
        out.append(int(table.facing[field]))
        out.append(int(table.owner[field]))
        out.append(int(table.piece[field]))
    return bytes(out)


class Decoded:
    """What encoded bytes hold, read back and checked."""

    def __init__(self, data: object, kind: str) -> None:
        payload = opened(data, "taluva", kind, RULES)
        expect(len(payload) > 7 and 2 <= payload[1] <= 4, "seats")
        seats: i64 = payload[1]
        flags = payload[2]
        self.kind = kind
        self.seat: i64 = payload[0]
        expect(self.seat == NOBODY or (kind == "view" and self.seat < seats), "seats")
        expect(flags < 8, "options")
        self.table = laid_out(seats, payload[3], flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        self.table.turn = payload[4]
        self.table.phase = payload[5]
        self.table.ending = payload[6]
        land_at = 7 + 7 * seats + KINDS
        expect(i64(len(payload)) >= land_at, "length")
        at: i64 = 7
        self.table.supply = read(payload, at, 3 * seats)
        self.table.holds = read(payload, at + 3 * seats, seats)
        self.table.standing = read(payload, at + 4 * seats, seats)
        self.table.left_as = read(payload, at + 5 * seats, seats)
        self.bag = read(payload, at + 6 * seats, KINDS)
        self.hands = read(payload, at + 6 * seats + KINDS, seats)
        expect((i64(len(payload)) - land_at) % PER_FIELD == 0, "length")
        for start in range(land_at, i64(len(payload)), PER_FIELD):
            self.read_field(payload[start : start + PER_FIELD])
        self.check()

    def read_field(self, entry: bytes) -> None:
        field: i64 = entry[0] * 256 + entry[1]
        last: i64 = i64(self.table.land[-1]) if len(self.table.land) > 0 else -1
        expect(last < field < fields_within(FARTHEST_RING - 3), "fields")
        expect(0 < entry[2] <= TILES and entry[3] <= VOLCANO and entry[4] < SIDES, "fields")
        expect((entry[5] == NOBODY) == (entry[6] == 0), "pieces")
        expect(entry[5] == NOBODY or entry[5] < self.table.seats, "pieces")
        expect(entry[6] <= TEMPLE and (entry[6] == 0 or entry[3] != VOLCANO), "pieces")
        self.table.restore(field, entry[2], entry[3], entry[4], entry[5], entry[6])

    def check(self) -> None:
        """What the engine relies on: nothing read here may lead to a crash later."""
        table = self.table
        expect(table.turn < table.seats and table.phase <= FINISHED, "turn")
        expect(table.ending <= TILES_USED_UP, "turn")
        expect((table.phase == FINISHED) == (table.ending != RUNNING), "turn")
        expect(table.phase == FINISHED or table.standing[table.turn] == IN_PLAY, "turn")
        expect(table.tiles_left <= bag_size(self.bag) <= TILES, "tiles")
        expect(len(table.land) > 0 or table.phase != BUILD, "turn")
        held: i64 = 0
        unseen: i64 = 0
        for seat in range(table.seats):
            expect(table.left(seat, HUT) <= HUTS and table.left(seat, TOWER) <= TOWERS, "supplies")
            expect(table.left(seat, TEMPLE) <= TEMPLES, "supplies")
            expect(i64(table.standing[seat]) <= COMPLETED, "standing")
            held += i64(table.holds[seat])
            hand = i64(self.hands[seat])
            expect(hand < KINDS or hand == NOBODY, "hands")
            hidden = self.kind == "view" and table.preview and seat != self.seat
            expect(hand < KINDS or table.holds[seat] == 0 or hidden, "hands")
            if hidden and table.holds[seat] == 1:
                unseen += 1
            expect(table.holds[seat] == 1 or (table.holds[seat] == 0 and hand == NOBODY), "hands")
        expect(table.tiles_left + unseen <= bag_size(self.bag), "tiles")
        outermost: i64 = ring_of(i64(table.land[-1])) if len(table.land) > 0 else 0
        # A tile reaches two rings farther out at most.
        expect(outermost + 2 * (table.tiles_left + held) <= FARTHEST_RING - 3, "fields")
        if table.phase == PLACE or table.phase == BUILD:
            expect((table.holds[table.turn] == 1) == (table.phase == PLACE), "hands")
        expect(table.phase != BUILD or can_build(table), "turn")
        self.check_step()
        self.check_leavers()

    def check_step(self) -> None:
        """A tile that is to be drawn is there, and its hand is free."""
        table = self.table
        if table.phase == DEAL or table.phase == DRAW or table.phase == REFILL:
            expect(table.tiles_left > 0, "tiles")
            expect(table.holds[table.turn] == 0, "hands")
            expect((table.phase == DRAW) != table.preview, "turn")
        if table.phase == DEAL:
            expect(len(table.land) == 0 and table.seats_in_play() == table.seats, "turn")
            expect(table.tiles_left >= table.seats - table.turn, "tiles")
        for seat in range(table.seats):
            if table.phase == DEAL:
                expect((table.holds[seat] == 1) == (seat < table.turn), "hands")
            elif not table.preview and (seat != table.turn or table.phase != PLACE):
                expect(table.holds[seat] == 0, "hands")

    def check_leavers(self) -> None:
        """Seats left the game one after another, and two are in play while it runs."""
        table = self.table
        in_play = table.seats_in_play()
        expect(in_play >= 2 or table.phase == FINISHED, "standing")
        for seat in range(table.seats):
            place = i64(table.left_as[seat])
            expect((place == 0) == (table.standing[seat] == IN_PLAY), "standing")
            expect(place <= table.seats - in_play, "standing")
            for other in range(seat):
                expect(place == 0 or place != i64(table.left_as[other]), "standing")


def expect(condition: bool, part: str) -> None:
    if not condition:
        raise BadInput("error-bytes-edited", expected="taluva", got=part)


def read(payload: bytes, start: i64, length: i64) -> vec[u8]:
    return vec[u8]([u8(byte) for byte in payload[start : start + length]])
