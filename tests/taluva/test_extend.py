"""Step 1 a): extending the landscape."""

import pytest

from tests.taluva.pictures import (
    GAME,
    after,
    allows,
    board,
    events,
    forbids,
    marks,
    places,
    same_picture,
    show,
)

COAST = """
   V1>1
C1    J1
"""


@pytest.mark.clause("TAL-EXTEND-TABLE")
@pytest.mark.row(6)
def test_an_extension_lies_on_the_table_with_all_three_fields() -> None:
    state = board(COAST, phase="place")
    forbids(state, "+1,-1>1", "TAL-EXTEND-TABLE", (0, 0))
    forbids(state, "+-1,0>0", "TAL-EXTEND-TABLE", (0, 0), (-1, 1))
    forbids(state, "+0,0>1", "TAL-EXTEND-TABLE", (0, 0), (0, 1), (-1, 1))
    allows(state, "+1,-1>0", "+-1,0>2")


@pytest.mark.clause("TAL-EXTEND-TABLE")
@pytest.mark.row(6)
def test_no_height_makes_land_into_sea() -> None:
    for level in (1, 2, 5):
        state = board(f"J{level}    C1", phase="place")
        forbids(state, "+0,-1>1", "TAL-EXTEND-TABLE", (0, 0))
        allows(state, "+0,-1>5")


@pytest.mark.clause("TAL-EXTEND-EDGE")
@pytest.mark.row(7)
def test_an_extension_shares_an_edge_with_the_land() -> None:
    state = board("J1", phase="place")
    forbids(state, "+2,0>0", "TAL-EXTEND-EDGE", (2, 0), (3, 0), (2, 1))
    forbids(state, "+0,2>1", "TAL-EXTEND-EDGE", (0, 2), (0, 3), (-1, 3))
    allows(state, "+1,0>0", "+2,0>3")


@pytest.mark.clause("TAL-EXTEND-EDGE")
@pytest.mark.row(7)
def test_volcanoes_can_lie_two_fields_from_the_land_and_no_farther() -> None:
    state = board("J1", phase="place")
    assert places(state, "extend") == marks(
        """
              x     x     x
           x     x     x     x
        x     x     .     x     x
           x     x     x     x
              x     x     x
        """,
        first=(0, -2),
    )


@pytest.mark.clause("TAL-EXTEND-EDGE")
def test_land_is_far_away_from_any_field_far_out() -> None:
    state = board("J1", phase="place")
    forbids(state, "+900,-3>0", "TAL-EXTEND-EDGE", (900, -3))
    forbids(state, "+-1000,1000>0", "TAL-EXTEND-EDGE", (-1000, 1000))


@pytest.mark.clause("TAL-EXTEND-EDGE")
@pytest.mark.clause("TAL-EXTEND-FREELY")
@pytest.mark.row(10)
@pytest.mark.parametrize("land", ["J2", "C3a^", "V4>0", "L7"])
def test_land_of_any_height_is_land_to_extend(land: str) -> None:
    state = board(land, phase="place")
    allows(state, "+1,0>0")
    forbids(state, "+2,0>0", "TAL-EXTEND-EDGE", (2, 0), (3, 0), (2, 1))


@pytest.mark.clause("TAL-EXTEND-FREELY")
@pytest.mark.row(8)
def test_landscapes_need_not_match() -> None:
    like = board("J1    C1    V1>3", phase="place", tile="VJC").actions()
    for tile in ("VJJ", "VLR", "VSC"):
        state = board("J1    C1    V1>3", phase="place", tile=tile)
        assert state.actions() == like


@pytest.mark.clause("TAL-EXTEND-FREELY")
@pytest.mark.row(9)
def test_an_extension_may_close_a_gap_round_the_sea() -> None:
    state = board(
        """
           J1    C1
              .     R1
                 L1
        """,
        phase="place",
        first=(0, -1),
    )
    closed = after(state, "+-2,1>5")
    assert show(closed) == same_picture("""
              J1    C1
           J1    .     R1
        V1>5  C1    L1
    """)
    forbids(closed, "hut 0,0", "TAL-BUILD-LAND", (0, 0))
    assert (0, 0) not in places(closed, "hut")


@pytest.mark.clause("TAL-EXTEND-FREELY")
@pytest.mark.row(9)
def test_a_gap_of_three_fields_can_be_filled() -> None:
    state = board(
        """
              J1    C2
           S1    .     R1
        L1    .     .     V1>3
           J2    S3    C1
        """,
        phase="place",
        first=(0, -1),
    )
    allows(state, "+0,0>1", "+0,1>3", "+-1,1>5")
    assert events(state, "+0,0>1")[0] == "extended"
    filled = after(state, "+0,0>1")
    assert places(filled, "hut") >= {(0, 1), (-1, 1)}


@pytest.mark.clause("TAL-EXTEND-TABLE")
@pytest.mark.row(9)
def test_a_gap_of_one_field_stays_for_ever() -> None:
    state = board(
        """
           J1    C1
        S1    .     R1
           L1    V1>4
        """,
        phase="place",
        first=(0, -1),
    )
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    for facing in range(6):
        covered = ring[facing], ring[(facing + 1) % 6]
        forbids(state, f"+0,0>{facing}", "TAL-EXTEND-TABLE", *covered)
    assert GAME.why_not(state, {"do": "extend", "volcano": [0, 0]}) is not None
    assert (0, 0) not in places(state, "extend")
