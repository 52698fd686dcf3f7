"""Step 2 c): building a temple."""

import pytest

from tests.taluva.pictures import (
    after,
    allows,
    board,
    forbids,
    marks,
    places,
    show,
    supply,
)


@pytest.mark.clause("TAL-TEMPLE-BESIDE")
@pytest.mark.row(33)
@pytest.mark.parametrize("field", ["J1", "C2", "S3", "R4", "L9"])
def test_a_temple_stands_on_any_terrain_of_any_level_and_costs_one_piece(field: str) -> None:
    state = board(f"J1a   C1a   S1a   {field}")
    allows(state, "temple 3,0")
    built = after(state, "temple 3,0")
    assert show(built) == f"J1a   C1a   S1a   {field}a#"
    assert supply(built, 0) == "17/2/2"


@pytest.mark.clause("TAL-TEMPLE-BESIDE")
def test_a_temple_stands_beside_an_own_settlement() -> None:
    for away in ("J1a   C1a   S1a   L1    R1", "J1b   C1b   S1b   L1b   R1"):
        state = board(away)
        forbids(state, "temple 4,0", "TAL-TEMPLE-BESIDE", (4, 0))
    allows(board("J1a   C1a   S1a   L1a   R1"), "temple 4,0")


@pytest.mark.clause("TAL-TEMPLE-SIZE")
@pytest.mark.row(36)
def test_the_settlement_has_three_fields() -> None:
    forbids(board("J1a   C1"), "temple 1,0", "TAL-TEMPLE-SIZE", (1, 0), (0, 0), size=1)
    forbids(board("J1a   S1a   C1"), "temple 2,0", "TAL-TEMPLE-SIZE", (2, 0), (1, 0), (0, 0), size=2)
    allows(board("J1a   S1a   R1a   C1"), "temple 3,0")


@pytest.mark.clause("TAL-TEMPLE-SIZE")
@pytest.mark.row(36)
def test_fields_are_counted_and_not_pieces() -> None:
    state = board("J3a   S2a   C1")
    forbids(state, "temple 2,0", "TAL-TEMPLE-SIZE", (2, 0), (1, 0), (0, 0), size=2)


@pytest.mark.clause("TAL-TEMPLE-ONE")
def test_a_settlement_gets_one_temple() -> None:
    state = board("J1a#  C1a   S1a   L1")
    forbids(state, "temple 3,0", "TAL-TEMPLE-ONE", (3, 0), (0, 0))
    allows(board("J1a   C1a   S1a   L1"), "temple 3,0")
    allows(board("J1b#  C1a   S1a   R1a   L1"), "temple 4,0")


@pytest.mark.clause("TAL-TEMPLE-ONE")
@pytest.mark.clause("TAL-ANY-ONE")
@pytest.mark.row(37)
def test_one_settlement_must_meet_all_conditions_by_itself() -> None:
    small_without = board("J1a#  C1a   S1a   L1    R1a   J1a")
    forbids(small_without, "temple 3,0", "TAL-TEMPLE-ONE", (3, 0), (0, 0))
    allows(board("J1a#  C1a   S1a   L1    R1a   J1a   C1a"), "temple 3,0")


@pytest.mark.clause("TAL-ANY-ONE")
@pytest.mark.clause("TAL-BEFORE")
@pytest.mark.row(34)
@pytest.mark.row(37)
def test_afterwards_a_settlement_may_have_two_temples() -> None:
    state = board("J1a#  C1a   S1a   L1    R1a   J1a   C1a")
    assert show(after(state, "temple 3,0")) == "J1a#  C1a   S1a   L1a#  R1a   J1a   C1a"


@pytest.mark.clause("TAL-BEFORE")
@pytest.mark.row(34)
def test_the_field_of_the_temple_itself_does_not_count() -> None:
    state = board("J1a   C1a   L1    S1")
    forbids(state, "temple 2,0", "TAL-TEMPLE-SIZE", (2, 0), (0, 0), (1, 0), size=2)


@pytest.mark.clause("TAL-BEFORE")
@pytest.mark.row(35)
def test_small_settlements_do_not_add_up() -> None:
    state = board("""
        J1a   C1a   L1    S1a   R1a
           V1>1  V1>1  V1>1
    """)
    beside = [(0, 0), (1, 0), (3, 0), (4, 0)]
    forbids(state, "temple 2,0", "TAL-TEMPLE-SIZE", (2, 0), *beside, size=2)
    assert places(state, "hut") == marks("x", first=(2, 0))
