"""A hex plane whose fields are numbered in a spiral round the field [0, 0].

Axial coordinates [q, r], pointy top, y downwards; sides clockwise from east. Ring k holds 6k fields,
so turning the plane by one side moves every field of ring k by k numbers within its ring: a turn is a
fixed permutation, whatever was placed first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

SIDES: Final[i64] = 6
Q_STEP: Final = vec[i64]([1, 0, -1, -1, 0, 1])
R_STEP: Final = vec[i64]([0, 1, 1, 0, -1, -1])
FARTHEST_RING: Final[i64] = 100
"""Ring 104 is the last whose numbers fit an i16; no game here comes past ring 98."""


def fields_within(rings: i64) -> i64:
    """How many fields lie at most `rings` steps from the middle."""
    return 1 + 3 * rings * (rings + 1)


def ring_of(field: i64) -> i64:
    ring: i64 = 0
    while fields_within(ring) <= field:
        ring += 1
    return ring


def distance(q: i64, r: i64) -> i64:
    """Steps from the middle to [q, r]."""
    # The longest of the three cube coordinates q, r and -q-r; max() is not native.
    ahead = q if q > r else r
    behind = q if q < r else r
    third = -q - r
    if third > ahead:
        ahead = third
    if third < behind:
        behind = third
    return ahead if ahead > -behind else -behind


def field_at(q: i64, r: i64) -> i64:
    """The number of the field [q, r]."""
    ring = distance(q, r)
    if ring == 0:
        return 0
    side: i64 = 0
    while True:
        along = (side + 2) % SIDES
        dq = q - Q_STEP[side] * ring
        dr = r - R_STEP[side] * ring
        step = dq * Q_STEP[along] if Q_STEP[along] != 0 else dr * R_STEP[along]
        on_side = dq == step * Q_STEP[along] and dr == step * R_STEP[along]
        if on_side and 0 <= step < ring:
            return fields_within(ring - 1) + side * ring + step
        side += 1


def q_of(field: i64) -> i64:
    return _coordinate(field, Q_STEP)


def r_of(field: i64) -> i64:
    return _coordinate(field, R_STEP)


def _coordinate(field: i64, steps: vec[i64]) -> i64:
    ring = ring_of(field)
    if ring == 0:
        return 0
    along_ring = field - fields_within(ring - 1)
    side = along_ring // ring
    return steps[side] * ring + steps[(side + 2) % SIDES] * (along_ring % ring)


def neighbours_within(rings: i64) -> vec[i16]:
    """The table of neighbours: entry 6 * field + side. Beyond the last ring it says -1."""
    fields = fields_within(rings)
    table = vec[i16]([-1] * (fields * SIDES))
    for field in range(fields):
        q = q_of(field)
        r = r_of(field)
        for side in range(SIDES):
            neighbour = field_at(q + Q_STEP[side], r + R_STEP[side])
            if neighbour < fields:
                table[field * SIDES + side] = i16(neighbour)
    return table


_tables: dict[int, vec[i16]] = {}


def neighbours(rings: i64) -> vec[i16]:
    """The table of neighbours for that many rings, made once and shared. Never write to it."""
    table = _tables.get(rings)
    if table is None:
        table = neighbours_within(rings)
        _tables[rings] = table
    return table
