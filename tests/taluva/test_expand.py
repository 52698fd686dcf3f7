"""Step 2 d): expanding a settlement."""

import pytest

from tests.taluva.pictures import (
    after,
    allows,
    board,
    events,
    forbids,
    marks,
    places,
    same_picture,
    show,
    supply,
    texts,
)

# --- which settlement ---


@pytest.mark.clause("TAL-EXPAND-OWN")
def test_only_an_own_settlement_can_be_expanded() -> None:
    state = board("J1    C2    S1b   V1>1  R1a   L2")
    forbids(state, "expand 2,0 C", "TAL-EXPAND-OWN", (2, 0))
    forbids(state, "expand 0,0 C", "TAL-EXPAND-OWN", (0, 0))
    forbids(state, "expand 3,0 L", "TAL-EXPAND-OWN", (3, 0))
    forbids(state, "expand 6,0 L", "TAL-EXPAND-OWN", (6, 0))
    forbids(state, "expand 999,-999 L", "TAL-EXPAND-OWN", (999, -999))
    allows(state, "expand 4,0 L")
    allows(board("J1    C2    S1a"), "expand 2,0 C")


@pytest.mark.clause("TAL-EXPAND-OWN")
@pytest.mark.row(17)
def test_a_tower_or_a_temple_alone_can_be_expanded() -> None:
    allows(board("S3a^  L2"), "expand 0,0 L")
    allows(board("S1a#  L2"), "expand 0,0 L")


# --- which fields ---


@pytest.mark.clause("TAL-EXPAND-TERRAIN")
@pytest.mark.row(28)
@pytest.mark.parametrize(
    ("letter", "terrain"),
    [("J", "jungle"), ("C", "clearing"), ("S", "sand"), ("R", "rock"), ("L", "lake")],
)
def test_an_expansion_needs_a_free_field_of_its_terrain(letter: str, terrain: str) -> None:
    far = board(f"J1a   V1>1  {letter}2    C1")
    forbids(far, f"expand 0,0 {letter}", "TAL-EXPAND-TERRAIN", (0, 0), terrain=terrain)
    allows(board(f"J1a   {letter}2    V1>1  C1"), f"expand 0,0 {letter}")


@pytest.mark.clause("TAL-EXPAND-TERRAIN")
@pytest.mark.row(28)
@pytest.mark.row(29)
def test_fields_that_are_taken_are_no_fields_to_expand_to() -> None:
    for taken in ("L2b", "L2b#", "L2a", "L3a^"):
        state = board(f"J1a   {taken:6}V1>1  C1")
        settlement = [(0, 0), (1, 0)] if taken[2] == "a" else [(0, 0)]
        forbids(state, "expand 0,0 L", "TAL-EXPAND-TERRAIN", *settlement, terrain="lake")


@pytest.mark.clause("TAL-EXPAND-ALL")
@pytest.mark.clause("TAL-EXPAND-COST")
def test_the_example_of_the_rulebook() -> None:
    state = board("""
           J1    J1    V1>1
        C1a   S1a   J3    J1
    """)
    assert show(after(state, "expand -1,1 jungle")) == same_picture("""
           J1a   J1a   V1>1
        C1a   S1a   J3a   J1
    """)
    assert supply(after(state, "expand -1,1 jungle"), 0) == "13/2/3"
    assert events(state, "expand -1,1 jungle") == ["expanded"]


@pytest.mark.clause("TAL-EXPAND-ALL")
@pytest.mark.row(24)
def test_an_expansion_fills_every_field_and_leaves_no_choice() -> None:
    state = board("""
        L1    L2    V1>1
           S1a   L1    C2
              L1    L1
    """)
    assert texts(state, "expand") == {"expand 0,1 L"}
    assert show(after(state, "expand 0,1 L")) == same_picture("""
        L1a   L2a   V1>1
           S1a   L1a   C2
              L1a   L1
    """)


@pytest.mark.clause("TAL-EXPAND-ALL")
@pytest.mark.row(26)
def test_new_huts_carry_an_expansion_no_further() -> None:
    state = board("S1a   J2    J2    J1    C1")
    assert show(after(state, "expand 0,0 J")) == "S1a   J2a   J2    J1    C1"


@pytest.mark.clause("TAL-EXPAND-ALL")
@pytest.mark.row(29)
def test_taken_fields_are_passed_over_whoever_stands_there() -> None:
    state = board("""
           J1b   J1
        J1a   S1a   J2
           J1b#  J1a^
    """)
    assert show(after(state, "expand 0,1 J")) == same_picture("""
           J1b   J1a
        J1a   S1a   J2a
           J1b#  J1a^
    """)


@pytest.mark.clause("TAL-EXPAND-ALL")
@pytest.mark.row(24)
def test_the_whole_settlement_expands_wherever_it_is_named() -> None:
    state = board("J2    S1a   C1a   R1a   J2    V1>1")
    for q in (1, 2, 3):
        assert show(after(state, f"expand {q},0 J")) == "J2a   S1a   C1a   R1a   J2a   V1>1"


# --- what it costs ---


@pytest.mark.clause("TAL-EXPAND-COST")
@pytest.mark.row(30)
@pytest.mark.parametrize("level", [2, 3, 4, 5, 9])
def test_each_field_takes_as_many_huts_as_its_level(level: int) -> None:
    state = board(f"S1a   J{level}    V1>1")
    assert supply(after(state, "expand 0,0 J"), 0) == f"{19 - level}/2/3"
    needed = {0: f"{level}/2/3"}
    allows(board(f"S1a   J{level}    V1>1", supply=needed), "expand 0,0 J")


@pytest.mark.clause("TAL-EXPAND-SUPPLY")
@pytest.mark.row(25)
def test_there_is_no_partial_expansion() -> None:
    row = "J2    S1a   J2    C1"
    short = board(row, supply={0: "3/2/3"})
    forbids(short, "expand 1,0 J", "TAL-EXPAND-SUPPLY", (0, 0), (2, 0), needed=4, left=3)
    assert texts(short, "expand") == set()
    allows(board(row, supply={0: "4/2/3"}), "expand 1,0 J")


@pytest.mark.clause("TAL-EXPAND-SUPPLY")
@pytest.mark.row(25)
def test_without_a_hut_nothing_is_expanded() -> None:
    state = board("J1    S1a   R3", supply={0: "0/2/3"})
    forbids(state, "expand 1,0 J", "TAL-EXPAND-SUPPLY", (0, 0), needed=1, left=0)


@pytest.mark.clause("TAL-EXPAND-SUPPLY")
@pytest.mark.row(25)
def test_a_field_higher_than_the_supply_takes_none() -> None:
    state = board("S1a   J9    C1", supply={0: "8/2/3"})
    forbids(state, "expand 0,0 J", "TAL-EXPAND-SUPPLY", (1, 0), needed=9, left=8)
    assert places(state, "hut") == marks("x", first=(2, 0))
