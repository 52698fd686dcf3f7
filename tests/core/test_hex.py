"""The spiral of the hex plane."""

from hypothesis import given
from hypothesis.strategies import integers

from lavafield.geometry.hex import (
    FARTHEST_RING,
    SIDES,
    distance,
    field_at,
    fields_within,
    neighbours,
    q_of,
    r_of,
    ring_of,
)

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""East, then clockwise."""
RINGS = 9
FIELDS = fields_within(RINGS)

coordinates = integers(-1000, 1000)


def cell(field: int) -> tuple[int, int]:
    return q_of(field), r_of(field)


def test_the_first_fields_go_clockwise_round_the_middle_from_the_east() -> None:
    assert [cell(field) for field in range(7)] == [(0, 0), *STEPS]
    assert [cell(field) for field in range(7, 19)] == [
        (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1),
        (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1),
    ]  # fmt: skip


def test_the_spiral_numbers_every_field_once() -> None:
    cells = [cell(field) for field in range(FIELDS)]
    assert len(set(cells)) == FIELDS
    assert [field_at(q, r) for q, r in cells] == list(range(FIELDS))


def test_each_ring_holds_six_times_its_number() -> None:
    rings = [ring_of(field) for field in range(FIELDS)]
    assert [rings.count(ring) for ring in range(RINGS + 1)] == [
        1,
        *(6 * n for n in range(1, RINGS + 1)),
    ]
    assert rings == sorted(rings) == [distance(*cell(field)) for field in range(FIELDS)]


@given(coordinates, coordinates)
def test_the_number_of_a_field_far_out_leads_back_to_it(q: int, r: int) -> None:
    field = field_at(q, r)
    assert cell(field) == (q, r)
    ring = distance(q, r)
    assert ring == (abs(q) + abs(r) + abs(q + r)) // 2 == ring_of(field)
    assert (field == 0) if ring == 0 else fields_within(ring - 1) <= field < fields_within(ring)


@given(coordinates, coordinates)
def test_turning_the_plane_shifts_each_ring_by_its_number(q: int, r: int) -> None:
    ring, field, turned = distance(q, r), field_at(q, r), field_at(-r, q + r)
    if ring > 0:
        first = fields_within(ring - 1)
        assert turned - first == (field - first + ring) % (6 * ring)


def test_neighbours_are_one_step_apart_and_each_others() -> None:
    near = neighbours(RINGS)
    assert len(near) == FIELDS * SIDES
    for field in range(FIELDS):
        q, r = cell(field)
        for side, (dq, dr) in enumerate(STEPS):
            beside = near[field * SIDES + side]
            if distance(q + dq, r + dr) > RINGS:
                assert beside == -1
            else:
                assert cell(beside) == (q + dq, r + dr)
                assert near[int(beside) * SIDES + (side + 3) % SIDES] == field


def test_a_larger_table_goes_on_where_a_smaller_one_ends() -> None:
    small, large = neighbours(3), neighbours(4)
    inner = fields_within(2) * SIDES
    assert list(small)[:inner] == list(large)[:inner]
    assert list(neighbours(3)) == list(small)


def test_the_farthest_ring_fits_the_table() -> None:
    last = fields_within(FARTHEST_RING) - 1
    assert last < 2**15
    assert max(neighbours(FARTHEST_RING)) == last
