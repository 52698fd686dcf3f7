"""Settlements: the fields of one colour that touch one another, whatever their level (TAL-SETTLEMENT)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from lavafield.games.taluva.table import NOTHING, TEMPLE, TOWER, VOLCANO, Table
from lavafield.geometry.hex import SIDES


@mypyc_attr(acyclic=True)
class Settlement:
    """The fields of one settlement, in the order found; 25 at most, as a seat has 25 pieces."""

    def __init__(self, first: i64) -> None:
        self.fields: vec[i16] = vec[i16](capacity=8)
        self.fields = append(self.fields, i16(first))
        self.towers: i64 = 0
        self.temples: i64 = 0
        self.lowest: i64 = first
        """The field with the smallest number: it names the settlement."""

    @property
    def size(self) -> i64:
        return i64(len(self.fields))

    def holds(self, field: i64) -> bool:
        for n in range(i64(len(self.fields))):
            if i64(self.fields[n]) == field:
                return True
        return False

    def count(self, piece: i64) -> i64:
        return self.towers if piece == TOWER else self.temples

    def add(self, field: i64) -> None:
        self.fields = append(self.fields, i16(field))
        if field < self.lowest:
            self.lowest = field

    def note(self, piece: i64) -> None:
        if piece == TOWER:
            self.towers += 1
        elif piece == TEMPLE:
            self.temples += 1


def settlement_at(table: Table, field: i64) -> Settlement:
    """The settlement that the piece on this field belongs to."""
    found = Settlement(field)
    owner = table.owner[field]
    looked_at: i64 = 0
    while looked_at < found.size:
        here = i64(found.fields[looked_at])
        found.note(i64(table.piece[here]))
        for side in range(SIDES):
            beside = i64(table.near[here * SIDES + side])
            if table.owner[beside] == owner and not found.holds(beside):
                found.add(beside)
        looked_at += 1
    return found


def fields_to_expand(table: Table, settlement: Settlement, terrain: i64) -> vec[i16]:
    """Every free field of the terrain that touches the settlement, ascending (TAL-EXPAND-ALL)."""
    found: vec[i16] = vec[i16](capacity=8)
    for n in range(settlement.size):
        here = i64(settlement.fields[n])
        for side in range(SIDES):
            beside = i64(table.near[here * SIDES + side])
            if i64(table.terrain[beside]) == terrain and is_free(table, beside):
                found = _with(found, beside)
    return found


def is_free(table: Table, field: i64) -> bool:
    """Land, no volcano, no piece."""
    return table.level[field] != 0 and i64(table.terrain[field]) != VOLCANO and i64(table.piece[field]) == NOTHING


def _with(fields: vec[i16], field: i64) -> vec[i16]:
    """The ascending fields with one more, once."""
    at = i64(len(fields))
    while at > 0 and i64(fields[at - 1]) >= field:
        if i64(fields[at - 1]) == field:
            return fields
        at -= 1
    fields = append(fields, i16(field))
    last = i64(len(fields)) - 1
    while last > at:
        fields[last] = fields[last - 1]
        last -= 1
    fields[at] = i16(field)
    return fields


def huts_to_expand(table: Table, fields: vec[i16]) -> i64:
    """One hut per level of each field (TAL-EXPAND-COST)."""
    huts: i64 = 0
    for n in range(i64(len(fields))):
        huts += i64(table.level[i64(fields[n])])
    return huts


def same_fields(some: vec[i16], others: vec[i16]) -> bool:
    if len(some) != len(others):
        return False
    for n in range(i64(len(some))):
        if some[n] != others[n]:
            return False
    return True
