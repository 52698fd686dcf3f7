"""Different ways to say one expansion: one is on the list, the others are understood."""

import pytest

import lavafield
from lavafield.games.taluva.actions import as_spelled, read
from lavafield.games.taluva.notation import record_of
from tests.taluva.pictures import GAME, Cell, after, allows, board, forbids, show, texts


def number(text: str) -> int:
    """The integer that says just this, canonical or not."""
    return as_spelled(read(record_of(text)))


def is_said_otherwise(state: lavafield.State, text: str, instead: str, *cells: Cell) -> None:
    """The integer is refused, the words are understood and mean the other action."""
    violation = GAME.why_not(state, number(text))
    assert violation is not None, f"{text} has an action of its own"
    assert violation.clause == "TAL-EXPAND-SAME"
    assert set(violation.cells) == set(cells)
    with pytest.raises(lavafield.IllegalAction, match="TAL-EXPAND-SAME"):
        state.after(number(text))
    assert GAME.parse(state, text) == number(instead)
    allows(state, text, instead)
    assert text not in texts(state, "expand")


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.row(31)
def test_an_expansion_by_one_hut_is_that_hut() -> None:
    state = board("J1a   C1")
    is_said_otherwise(state, "expand 0,0 C", "hut 1,0", (1, 0))
    assert len(state.actions()) == 1
    assert show(after(state, "expand 0,0 C")) == "J1a   C1a"
    assert GAME.text(state, GAME.parse(state, "expand 0,0 C")) == "hut 1,0"


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.clause("TAL-HUT-APART")
@pytest.mark.row(31)
def test_in_2012_such_an_expansion_stays_as_the_hut_is_forbidden() -> None:
    state = board("J1a   C1    S1", edition=2012)
    allows(state, "expand 0,0 C")
    assert texts(state, "expand") == {"expand 0,0 C"}
    forbids(state, "hut 1,0", "TAL-HUT-APART", (0, 0), (1, 0))
    assert show(after(state, "expand 0,0 C")) == "J1a   C1a   S1"


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.row(31)
def test_several_huts_are_no_single_hut() -> None:
    assert texts(board("J1a   C2"), "expand") == {"expand 0,0 C"}
    assert texts(board("C1    J1a   C1"), "expand") == {"expand 1,0 C"}


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.row(27)
@pytest.mark.parametrize("edition", [2006, 2012])
def test_two_settlements_that_build_on_the_same_fields_have_one_expansion(edition: int) -> None:
    state = board("J1a   C2    S1a   R1", edition=edition)
    is_said_otherwise(state, "expand 2,0 C", "expand 0,0 C", (1, 0))
    assert texts(state, "expand") - {"expand 2,0 R"} == {"expand 0,0 C"}


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.row(27)
def test_three_settlements_beside_one_field_have_one_expansion() -> None:
    state = board("""
        J1a   V1>1  S1a
           C2    L3
              R1a
    """)
    is_said_otherwise(state, "expand 0,2 L", "expand 2,0 L", (1, 1))
    assert texts(state, "expand") == {"expand 0,0 C", "expand 2,0 L"}


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.row(27)
def test_in_2012_two_settlements_share_even_the_expansion_by_one_hut() -> None:
    state = board("J1a   C1    S1a   R1    L1", edition=2012)
    is_said_otherwise(state, "expand 2,0 C", "expand 0,0 C", (1, 0))


@pytest.mark.clause("TAL-EXPAND-SAME")
@pytest.mark.row(27)
def test_settlements_that_build_on_different_fields_each_have_their_own() -> None:
    state = board("J1a   C2    S1a   C2")
    assert texts(state, "expand") == {"expand 0,0 C", "expand 2,0 C"}
    assert show(after(state, "expand 0,0 C")) == "J1a   C2a   S1a   C2"
    assert show(after(state, "expand 2,0 C")) == "J1a   C2a   S1a   C2a"


@pytest.mark.clause("TAL-EXPAND-SAME")
def test_a_settlement_of_another_seat_says_nothing_otherwise() -> None:
    assert texts(board("J1b   C2    S1a"), "expand") == {"expand 2,0 C"}


@pytest.mark.clause("TAL-EXPAND-SAME")
def test_a_settlement_is_named_by_its_field_with_the_lowest_number() -> None:
    state = board("R2    S1a   C1a   J1a", first=(-2, 0))
    is_said_otherwise(state, "expand -1,0 R", "expand 0,0 R", (-2, 0))
    is_said_otherwise(state, "expand 1,0 R", "expand 0,0 R", (-2, 0))
    assert texts(state, "expand") == {"expand 0,0 R"}
