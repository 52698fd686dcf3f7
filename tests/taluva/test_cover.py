"""What an eruption may cover, and what becomes of it."""

from functools import partial

import pytest

from tests.taluva.pictures import (
    after,
    allows,
    board,
    events,
    forbids,
    same_picture,
    show,
    supply,
)

about_to_place = partial(board, phase="place")


# --- towers and temples ---


@pytest.mark.clause("TAL-COVER-TALL")
@pytest.mark.row(17)
@pytest.mark.parametrize("tall", ["J1a^", "J1a#", "J1b^", "J1b#"])
def test_nobodys_towers_and_temples_are_covered(tall: str) -> None:
    owner = tall[2]
    ground = f"""
       V1>1  V1>0  S1
    C1{owner}   {{:6}}R1
    """
    forbids(about_to_place(ground.format(tall)), "^1,0>1", "TAL-COVER-TALL", (0, 1))
    allows(about_to_place(ground.format(f"J1{owner}")), "^1,0>1")


@pytest.mark.clause("TAL-COVER-TALL")
@pytest.mark.row(17)
def test_huts_beside_a_tower_or_a_temple_are_not_safe() -> None:
    for tall in ("C1a^", "C1a#"):
        state = about_to_place(f"""
           V1>1  V1>0  S1
        {tall}  J1a   R1a
        """)
        allows(state, "^1,0>1")


@pytest.mark.clause("TAL-COVER-TALL")
def test_a_tower_and_a_temple_under_one_tile_are_both_named() -> None:
    state = about_to_place("""
       V3>1  V3>0  S3b
    C3a   J3a^  R3b#
    """)
    forbids(state, "^1,0>1", "TAL-COVER-TALL", (0, 1), (1, 1))


# --- whole settlements ---


@pytest.mark.clause("TAL-COVER-SETTLEMENT")
@pytest.mark.row(15)
@pytest.mark.parametrize("owner", ["a", "b"])
def test_a_settlement_of_one_field_stays(owner: str) -> None:
    lone = f"""
       V1>1  V1>0  S1
    C1{{}}   J1{owner}   R1
    """
    forbids(about_to_place(lone.format(" ")), "^1,0>1", "TAL-COVER-SETTLEMENT", (0, 1))
    allows(about_to_place(lone.format(owner)), "^1,0>1")


@pytest.mark.clause("TAL-COVER-SETTLEMENT")
@pytest.mark.row(15)
def test_a_settlement_of_two_fields_is_not_covered_at_once() -> None:
    state = about_to_place("""
       V1>1  V1>0  S1
    C1    J1a   R1a
    """)
    forbids(state, "^1,0>1", "TAL-COVER-SETTLEMENT", (0, 1), (1, 1))
    allows(state, "^1,0>2")


@pytest.mark.clause("TAL-COVER-SETTLEMENT")
@pytest.mark.row(15)
def test_several_huts_on_one_field_go_down_together() -> None:
    state = about_to_place("""
       V3>1  V3>0  S3
    C3    J3a   R3
    """)
    forbids(state, "^1,0>1", "TAL-COVER-SETTLEMENT", (0, 1))


@pytest.mark.clause("TAL-COVER-SETTLEMENT")
@pytest.mark.row(14)
def test_each_settlement_under_a_tile_is_judged_by_itself() -> None:
    ground = """
       V1>1  V1>0  S1{}
    C1{}   J1a   R1b
    """
    forbids(
        about_to_place(ground.format(" ", " ")),
        "^1,0>1",
        "TAL-COVER-SETTLEMENT",
        (0, 1),
        (1, 1),
    )
    forbids(about_to_place(ground.format("b", " ")), "^1,0>1", "TAL-COVER-SETTLEMENT", (0, 1))
    forbids(about_to_place(ground.format(" ", "a")), "^1,0>1", "TAL-COVER-SETTLEMENT", (1, 1))
    allows(about_to_place(ground.format("b", "a")), "^1,0>1")


@pytest.mark.clause("TAL-COVER-SETTLEMENT")
@pytest.mark.clause("TAL-OUT-STAYS")
@pytest.mark.row(18)
def test_settlements_of_eliminated_players_stay_protected() -> None:
    ground = """
       V1>1  V1>0  S1
    C1{}   J1b   R1
    """
    lone, larger = (about_to_place(ground.format(beside), players=3, supply={1: "0/2/3x1"}) for beside in " b")
    forbids(lone, "^1,0>1", "TAL-COVER-SETTLEMENT", (0, 1))
    allows(larger, "^1,0>1")


# --- covered huts ---


@pytest.mark.clause("TAL-COVER-HUTS")
@pytest.mark.row(13)
@pytest.mark.row(14)
@pytest.mark.row(19)
def test_covered_huts_of_any_seat_leave_the_game() -> None:
    state = about_to_place("""
       V1>1  V1>0  S1b
    C1a   J1a   R1b
    """)
    covered = after(state, "^1,0>1")
    assert show(covered) == same_picture("""
           V1>1  V2>1  S1b
        C1a   C2    J2
    """)
    assert [supply(covered, seat) for seat in (0, 1)] == ["18/2/3", "18/2/3"]
    assert events(state, "^1,0>1") == ["erupted", "huts-lost", "huts-lost"]


@pytest.mark.clause("TAL-COVER-HUTS")
@pytest.mark.row(19)
def test_a_covered_field_can_be_built_on_again() -> None:
    state = about_to_place("""
       V1>1  V1>0  S1
    C1a   J1a   R1
    """)
    rebuilt = after(state, "^1,0>1", "expand -1,1 C")
    assert show(rebuilt) == same_picture("""
           V1>1  V2>1  S1
        C1a   C2a   J2
    """)
    assert supply(rebuilt, 0) == "16/2/3"


@pytest.mark.clause("TAL-COVER-SPLIT")
@pytest.mark.row(16)
def test_parts_of_a_settlement_are_settlements_of_their_own_at_once() -> None:
    row = """
       V1>1  V1>0
    C1a#  J1a   R1a   L1a   S1a   J1
    """
    forbids(board(row), "temple 4,1", "TAL-TEMPLE-ONE", (4, 1), (-1, 1))
    erupting = about_to_place(row)
    assert events(erupting, "^1,0>2") == ["erupted", "huts-lost", "settlement-split"]
    split = after(erupting, "^1,0>2")
    allows(split, "temple 4,1")


@pytest.mark.clause("TAL-COVER-SPLIT")
@pytest.mark.row(16)
def test_each_part_expands_by_itself() -> None:
    row = """
       V1>1  V1>0
    C1a   J1a   R1a   L2
    """
    allows(board(row), "expand -1,1 L")
    split = after(about_to_place(row), "^1,0>2")
    forbids(split, "expand -1,1 L", "TAL-EXPAND-TERRAIN", (-1, 1))
    allows(split, "expand 1,1 L")


@pytest.mark.clause("TAL-COVER-SPLIT")
@pytest.mark.clause("TAL-TEMPLE-ONE")
@pytest.mark.row(38)
def test_after_a_split_the_limits_hold_for_each_part_anew() -> None:
    row = """
                         V1>1  V1>0
    J1    C1a   S1a   R1a   J1a   R1a#  L1a   S1a#  J1
    """
    both = [(1, 1), (3, 1)]
    joined = board(row)
    forbids(joined, "temple -4,1", "TAL-TEMPLE-ONE", (-4, 1), *both)
    forbids(joined, "temple 4,1", "TAL-TEMPLE-ONE", (4, 1), *both)
    split = after(about_to_place(row), "^1,0>2")
    forbids(split, "temple 4,1", "TAL-TEMPLE-ONE", (4, 1), *both)
    allows(split, "temple -4,1")
