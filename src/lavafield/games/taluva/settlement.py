"""Settlements: the fields of one colour that touch one another, whatever their level (TAL-SETTLEMENT)."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from lavafield.games.taluva.table import NOTHING, TEMPLE, TOWER, VOLCANO, Table
from lavafield.geometry.hex import SIDES


@mypyc_attr(acyclic=True)
class Settlement:
    """The fields of one settlement, in the order found; 25 at most, as a seat has 25 pieces."""

    def __init__(self, fields: vec[i16], lowest: i64, towers: i64, temples: i64) -> None:
        self.fields = fields
        self.lowest = lowest
        """The field with the smallest number: it names the settlement."""
        self.towers = towers
        self.temples = temples

    @property
    def size(self) -> i64:
        return i64(len(self.fields))

    def holds(self, field: i64) -> bool:
        return holds(self.fields, field)

    def count(self, piece: i64) -> i64:
        return self.towers if piece == TOWER else self.temples


def holds(fields: vec[i16], field: i64) -> bool:
    for n in range(i64(len(fields))):
        if i64(fields[n]) == field:
            return True
    return False


def settlement_at(table: Table, field: i64) -> Settlement:
    """The settlement that the piece on this field belongs to."""
    near = table.near
    owners = table.owner
    owner = owners[field]
    fields: vec[i16] = append(vec[i16](capacity=8), i16(field))
    lowest = field
    towers: i64 = 0
    temples: i64 = 0
    looked_at: i64 = 0
    while looked_at < i64(len(fields)):
        here = i64(fields[looked_at])
        piece = i64(table.piece[here])
        if piece == TOWER:
            towers += 1
        elif piece == TEMPLE:
            temples += 1
        for side in range(SIDES):
            beside = i64(near[here * SIDES + side])
            if owners[beside] == owner and not holds(fields, beside):
                fields = append(fields, i16(beside))
                if beside < lowest:
                    lowest = beside
        looked_at += 1
    return Settlement(fields, lowest, towers, temples)


def fields_to_expand(table: Table, settlement: Settlement, terrain: i64) -> vec[i16]:
    """Every free field of the terrain that touches the settlement, ascending (TAL-EXPAND-ALL)."""
    near = table.near
    fields = settlement.fields
    found: vec[i16] = vec[i16]()
    for n in range(i64(len(fields))):
        here = i64(fields[n])
        for side in range(SIDES):
            beside = i64(near[here * SIDES + side])
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
