"""Step 2: what holds for every piece."""

import pytest

from tests.taluva.pictures import (
    after,
    allows,
    board,
    events,
    forbids,
    marks,
    places,
    supply,
    texts,
)

# --- where ---


@pytest.mark.clause("TAL-BUILD-LAND")
def test_pieces_stand_on_land() -> None:
    state = board("J1a   C1a   S1a   L1    R3")
    forbids(state, "temple 0,-1", "TAL-BUILD-LAND", (0, -1))
    forbids(state, "tower -1,0", "TAL-BUILD-LAND", (-1, 0))
    forbids(state, "hut 5,0", "TAL-BUILD-LAND", (5, 0))
    allows(state, "temple 3,0")


@pytest.mark.clause("TAL-BUILD-LAND")
def test_there_is_no_land_far_out() -> None:
    state = board("J1a   C1")
    for verb in ("hut", "tower", "temple"):
        forbids(state, f"{verb} 999,1", "TAL-BUILD-LAND", (999, 1))
        forbids(state, f"{verb} -1000,-1000", "TAL-BUILD-LAND", (-1000, -1000))


@pytest.mark.clause("TAL-BUILD-LAND")
@pytest.mark.row(9)
def test_an_enclosed_gap_is_sea() -> None:
    state = board(
        """
           J1a   C1a
        S1a   .     R1
           L1    V1>4
        """,
        first=(0, -1),
    )
    forbids(state, "temple 0,0", "TAL-BUILD-LAND", (0, 0))
    forbids(state, "hut 0,0", "TAL-BUILD-LAND", (0, 0))
    assert places(state, "temple") == marks("x", first=(1, 0)) | marks("x", first=(-1, 1))


@pytest.mark.clause("TAL-BUILD-VOLCANO")
@pytest.mark.row(33)
def test_nothing_is_built_on_a_volcano() -> None:
    state = board("V1>1  J1")
    forbids(state, "hut 0,0", "TAL-BUILD-VOLCANO", (0, 0))
    allows(state, "hut 1,0")
    for level in (1, 3):
        state = board(f"J1a   C1a   S1a   V{level}>1  J1")
        forbids(state, "temple 3,0", "TAL-BUILD-VOLCANO", (3, 0))
        forbids(state, "tower 3,0", "TAL-BUILD-VOLCANO", (3, 0))
    allows(board("J1a   C1a   S1a   L3    J1"), "temple 3,0", "tower 3,0")


@pytest.mark.clause("TAL-BUILD-FREE")
@pytest.mark.row(33)
@pytest.mark.parametrize("piece", ["a", "a^", "a#", "b", "b^", "b#"])
def test_a_new_piece_needs_a_free_field(piece: str) -> None:
    state = board(f"L1{piece:4}C1    C1")
    forbids(state, "hut 0,0", "TAL-BUILD-FREE", (0, 0))
    allows(state, "hut 1,0")
    state = board(f"J1a   C1a   S1a   L3{piece:4}C1")
    forbids(state, "temple 3,0", "TAL-BUILD-FREE", (3, 0))
    forbids(state, "tower 3,0", "TAL-BUILD-FREE", (3, 0))
    allows(board("J1a   C1a   S1a   L3    C1"), "temple 3,0", "tower 3,0")


# --- from the supply ---


@pytest.mark.clause("TAL-SUPPLY")
@pytest.mark.row(49)
@pytest.mark.parametrize(
    ("text", "piece", "none", "one"),
    [
        ("hut 4,0", "hut", "0/2/3", "1/2/3"),
        ("tower 3,0", "tower", "17/0/3", "17/1/3"),
        ("temple 3,0", "temple", "17/2/0", "17/2/1"),
    ],
)
def test_a_piece_comes_from_the_own_supply(text: str, piece: str, none: str, one: str) -> None:
    picture = "J1a   C1a   S1a   L3    C1"
    empty = board(picture, supply={0: none})
    forbids(empty, text, "TAL-SUPPLY", *places(board(picture), piece), piece=piece, left=0)
    assert places(empty, piece) == set()
    allows(board(picture, supply={0: one, 1: none}), text)


@pytest.mark.clause("TAL-SUPPLY")
@pytest.mark.row(49)
def test_out_of_one_kind_the_other_kinds_stay_open() -> None:
    state = board("J1a   C1a   S1a   L3    C1", supply={0: "0/2/3"})
    assert len(state.actions()) == 2
    allows(state, "tower 3,0", "temple 3,0")
    assert after(state, "tower 3,0").ranks() == []


# --- growing together ---


@pytest.mark.clause("TAL-JOIN")
@pytest.mark.clause("TAL-HUT-ANYWHERE")
@pytest.mark.row(22)
def test_a_hut_may_join_settlements() -> None:
    state = board("J1a   C1    S1a   L1")
    assert events(state, "hut 1,0") == ["hut-built", "settlements-joined"]
    joined = after(state, "hut 1,0", "VJC", "+4,0>0", "hut 5,0", "VCJ", "+6,0>0")
    allows(joined, "temple 3,0")


@pytest.mark.clause("TAL-JOIN")
def test_a_tower_or_a_temple_may_join_settlements() -> None:
    state = board("J1a   C3    S1a   R1a   L1a")
    assert events(state, "tower 1,0") == ["tower-built", "settlements-joined"]
    assert events(state, "temple 1,0") == ["temple-built", "settlements-joined"]


@pytest.mark.clause("TAL-JOIN")
@pytest.mark.row(38)
def test_an_expansion_may_join_settlements_that_then_have_two_towers_and_two_temples() -> None:
    state = board("J3a^  S1a#  C2    R1a#  L3a^  J1")
    assert events(state, "expand 0,0 C") == ["expanded", "settlements-joined"]
    assert supply(after(state, "expand 0,0 C"), 0) == "18/0/1"


@pytest.mark.clause("TAL-JOIN")
@pytest.mark.clause("TAL-TEMPLE-ONE")
@pytest.mark.row(38)
def test_a_settlement_with_two_temples_gets_no_third() -> None:
    apart = board("J1    J1a#  C1a   S1a   .     R1a#  L1a   J1a")
    joined = board("J1    J1a#  C1a   S1a   C1a   R1a#  L1a   J1a")
    lone = board("J1    J1a   C1a   S1a   .     R1a#  L1a   J1a#")
    forbids(apart, "temple 0,0", "TAL-TEMPLE-ONE", (0, 0), (1, 0))
    forbids(joined, "temple 0,0", "TAL-TEMPLE-ONE", (0, 0), (1, 0), (5, 0))
    allows(lone, "temple 0,0")


@pytest.mark.clause("TAL-BUILD-MUST")
def test_whoever_can_build_is_offered_nothing_else() -> None:
    state = board("J1a   C2    S1")
    assert texts(state, "hut") | texts(state, "expand") == {"hut 2,0", "expand 0,0 C"}
    assert len(state.actions()) == 2
