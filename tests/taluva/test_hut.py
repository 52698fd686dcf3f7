"""Step 2 a): building a hut."""

import pytest

from tests.taluva.pictures import (
    after,
    allows,
    board,
    forbids,
    marks,
    places,
    same_picture,
    show,
    supply,
)


@pytest.mark.clause("TAL-HUT-FOUND")
def test_a_hut_founds_a_settlement_anywhere_on_level_one() -> None:
    state = board("""
        J1a   V1>1  L1
           S1b   J2    C1    R1
    """)
    assert places(state, "hut") == marks("""
        .     .     x
           .     .     x     x
    """)
    founded = after(state, "hut 3,1")
    assert show(founded) == same_picture("""
        J1a   V1>1  L1
           S1b   J2    C1    R1a
    """)
    assert supply(founded, 0) == "18/2/3"


@pytest.mark.clause("TAL-HUT-FOUND")
def test_only_a_hut_can_be_built_away_from_own_settlements() -> None:
    away = board("R3    V1>1  J1b   C1b   S1b   L1    R3")
    assert {verb: places(away, verb) for verb in ("tower", "temple", "expand")} == {
        "tower": set(),
        "temple": set(),
        "expand": set(),
    }
    assert places(away, "hut") == {(5, 0)}


@pytest.mark.clause("TAL-HUT-LEVEL")
@pytest.mark.row(23)
@pytest.mark.parametrize("level", [2, 3, 7])
def test_a_single_hut_belongs_on_level_one(level: int) -> None:
    state = board(f"J{level}    V1>1  C1")
    forbids(state, "hut 0,0", "TAL-HUT-LEVEL", (0, 0), level=level)
    allows(state, "hut 2,0")
    allows(board("J1    V1>1  C1"), "hut 0,0")


@pytest.mark.clause("TAL-HUT-APART")
@pytest.mark.row(21)
def test_in_2012_a_hut_keeps_apart_from_own_settlements() -> None:
    row = "J1a   C1    S1    R1    L1b   J1"
    newer = board(row, edition=2012)
    forbids(newer, "hut 1,0", "TAL-HUT-APART", (0, 0), (1, 0))
    assert places(newer, "hut") == marks(".     .     x     x     .     x")
    assert places(board(row), "hut") == marks(".     x     x     x     .     x")


@pytest.mark.clause("TAL-HUT-APART")
@pytest.mark.row(21)
def test_in_2012_the_whole_settlements_beside_the_hut_are_pointed_at() -> None:
    state = board("C1a   J1a#  R1    L1a^  J1a   C1    S1", edition=2012)
    forbids(state, "hut 2,0", "TAL-HUT-APART", (2, 0), (0, 0), (1, 0), (3, 0), (4, 0))


@pytest.mark.clause("TAL-HUT-ANYWHERE")
@pytest.mark.row(21)
def test_in_2006_a_hut_may_stand_beside_an_own_settlement() -> None:
    state = board("J1a   C1    S1a^  R1    L1")
    assert places(state, "hut") == marks(".     x     .     x     x")
    allows(state, "hut 1,0", "hut 3,0")
    assert show(after(state, "hut 3,0")) == "J1a   C1    S1a^  R1a   L1"


@pytest.mark.clause("TAL-HUT-ANYWHERE")
def test_a_hut_may_touch_settlements_of_others_in_both_editions() -> None:
    for edition in (2006, 2012):
        state = board("J1b   C1    S1b", edition=edition)
        assert places(state, "hut") == marks(".     x     .")
