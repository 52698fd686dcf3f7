"""Step 2 b): building a tower."""

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


@pytest.mark.clause("TAL-TOWER-LEVEL")
@pytest.mark.parametrize("level", [1, 2])
def test_a_tower_needs_height(level: int) -> None:
    state = board(f"R{level}    J1a   C1")
    forbids(state, "tower 0,0", "TAL-TOWER-LEVEL", (0, 0), level=level)


@pytest.mark.clause("TAL-TOWER-LEVEL")
@pytest.mark.parametrize("level", [3, 4, 9])
def test_level_three_is_high_enough_and_so_is_all_above(level: int) -> None:
    state = board(f"R{level}    J1a   C1")
    allows(state, "tower 0,0")
    built = after(state, "tower 0,0")
    assert show(built) == f"R{level}a^  J1a   C1"
    assert supply(built, 0) == "19/1/3"


@pytest.mark.clause("TAL-TOWER-BESIDE")
@pytest.mark.row(39)
def test_a_tower_stands_beside_an_own_settlement() -> None:
    for beside in ("J1b   C1    S1", "J1    C1a   S1", "V1>1  C1a   S1"):
        state = board(f"R3    {beside}")
        forbids(state, "tower 0,0", "TAL-TOWER-BESIDE", (0, 0))
    allows(board("R3    J1a   C1    S1"), "tower 0,0")


@pytest.mark.clause("TAL-TOWER-BESIDE")
@pytest.mark.row(39)
def test_one_field_without_a_hut_is_settlement_enough() -> None:
    allows(board("R3    J1a#  C1"), "tower 0,0")
    allows(board("R3    J2a   C1"), "tower 0,0")


@pytest.mark.clause("TAL-TOWER-ONE")
def test_a_settlement_gets_one_tower() -> None:
    state = board("R3    J1a   S1a   L3a^  C3")
    forbids(state, "tower 0,0", "TAL-TOWER-ONE", (0, 0), (3, 0))
    forbids(state, "tower 4,0", "TAL-TOWER-ONE", (4, 0), (3, 0))
    allows(board("R3    J1a   S1a   L3a   C3"), "tower 0,0", "tower 4,0")
    allows(board("R3    J1a   S1a   L3b^  C3"), "tower 0,0")


@pytest.mark.clause("TAL-TOWER-ONE")
@pytest.mark.row(37)
def test_a_tower_may_not_join_two_settlements_that_both_have_one() -> None:
    row = "J1a^  R3    C1a^  S1"
    forbids(board(row, supply={0: "20/1/3"}), "tower 1,0", "TAL-TOWER-ONE", (1, 0), (0, 0), (2, 0))


@pytest.mark.clause("TAL-ANY-ONE")
@pytest.mark.row(37)
def test_one_settlement_without_a_tower_is_enough() -> None:
    state = board("""
        J1a^  R3    C1a   S1a
           V1>1  V1>1  J1
    """)
    allows(state, "tower 1,0")
    assert places(state, "tower") == marks("x", first=(1, 0))
    forbids(
        board("""
        J1a^  R3    C1    S1a
           V1>1  V1>1  J1
        """),
        "tower 1,0",
        "TAL-TOWER-ONE",
        (1, 0),
        (0, 0),
    )


@pytest.mark.clause("TAL-TOWER-ONE")
@pytest.mark.row(38)
def test_a_settlement_that_lost_its_link_to_a_tower_may_build_one() -> None:
    row = """
       V1>1  V1>0  J1
    C1a^  J1a   R1a   L1a   S3
    """
    forbids(board(row), "tower 3,1", "TAL-TOWER-ONE", (3, 1), (-1, 1))
    allows(after(board(row, phase="place"), "^1,0>2"), "tower 3,1")
