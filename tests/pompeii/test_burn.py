"""Who burns: under the lava, and cut off by it."""

import pytest

from tests.pompeii.lava_pictures import (
    BEGUN,
    after,
    allows,
    city,
    events,
    forbids,
    laid_at,
    pieces,
    runs_from,
    square,
    step,
)

SAFE = "0,0=a1b1"
CORNER = "2,10=~V 2,9=~V 4,10=~H"
"""One more tile on 3,9 cuts off 3,10."""


# --- covered ---


@pytest.mark.clause("POM-BURN-COVERED")
@pytest.mark.row(22)
@pytest.mark.parametrize("lead", [1, 6])
def test_all_pieces_on_a_covered_square_burn_at_once(lead: int) -> None:
    state = city("2,10=~V", "2,9=a2b1", SAFE, tile="vase", lead=lead)
    assert events(state, "~2,9")[:3] == ["lava-placed", "burnt", "burnt"]
    covered = after(state, "~2,9")
    assert (pieces(covered, 0), pieces(covered, 1)) == ("1/0/2", "1/0/1")
    assert square(covered, 2, 9) == "~vase"
    missed = after(state, "~3,10")
    assert (pieces(missed, 0), pieces(missed, 1)) == ("3/0/0", "2/0/0")
    assert square(missed, 2, 9) == "a2b1"


@pytest.mark.clause("POM-BURN-COVERED")
def test_pieces_beside_the_lava_do_not_burn() -> None:
    state = after(city("2,10=~V", "1,9=a1 2,8=b1 3,9=a1 3,10=b1", tile="vase"), "~2,9")
    assert (pieces(state, 0), pieces(state, 1)) == ("2/0/0", "2/0/0")


@pytest.mark.clause("POM-BURN-COVERED")
def test_a_first_tile_burns_those_who_stand_on_its_start_square() -> None:
    state = city("2,10=b2", SAFE, tile="vase", options="unbarred")
    assert pieces(after(state, "~2,10"), 1) == "1/0/2"


# --- enclosed ---


@pytest.mark.clause("POM-BURN-ENCLOSED")
@pytest.mark.row(22)
@pytest.mark.parametrize("lead", [4, 6])
def test_enclosed_pieces_burn_at_once(lead: int) -> None:
    state = city(CORNER, "3,10=a1b2", SAFE, tile="vase", lead=lead)
    assert events(state, "~3,9")[:3] == ["lava-placed", "enclosed", "enclosed"]
    enclosed = after(state, "~3,9")
    assert (pieces(enclosed, 0), pieces(enclosed, 1)) == ("1/0/1", "1/0/2")
    other = after(state, "~2,8")
    assert (pieces(other, 0), pieces(other, 1)) == ("2/0/0", "3/0/0")


@pytest.mark.clause("POM-BURN-ENCLOSED")
def test_pieces_on_many_squares_can_be_enclosed_together() -> None:
    around = "2,10=~V 2,9=~V 3,8=~V 4,8=~V 5,9=~H 5,10=~H 4,10=~H"
    state = city(around, "3,10=a1 3,9=b1 4,9=b2", SAFE, tile="vase")
    assert pieces(after(state, "~2,8"), 1) == "1/0/3"
    twin = city(around.replace("5,9=~H ", ""), "3,10=a1 3,9=b1 4,9=b2", SAFE, tile="vase")
    assert pieces(after(twin, "~2,8"), 1) == "4/0/0"


@pytest.mark.clause("POM-BURN-ENCLOSED")
@pytest.mark.clause("POM-CITY")
@pytest.mark.row(31)
def test_a_free_square_across_a_corner_is_no_way_out() -> None:
    state = city(CORNER, "3,10=a1 4,9=b1", SAFE, tile="vase")
    state = after(state, "~3,9")
    assert (pieces(state, 0), pieces(state, 1)) == ("1/0/1", "2/0/0")


@pytest.mark.clause("POM-BURN-ENCLOSED")
def test_no_way_leads_round_from_one_edge_of_the_city_to_the_other() -> None:
    state = city("2,10=~V 4,0=~V 4,1=~V", "5,0=b2", SAFE, tile="vase")
    assert pieces(after(state, "~5,1"), 1) == "1/0/2"
    assert pieces(after(state, "~4,2"), 1) == "3/0/0"


@pytest.mark.clause("POM-BURN-ENCLOSED")
@pytest.mark.row(30)
def test_a_piece_on_an_open_gate_is_not_enclosed_whatever_lies_around() -> None:
    state = city("2,10=~V 3,10=~V 5,9=~V 5,10=~V", "4,10=a1b1", SAFE, tile="vase")
    then = after(state, "~4,9")
    assert (pieces(then, 0), pieces(then, 1)) == ("2/0/0", "2/0/0")
    assert runs_from(then, "4,10") == {"out"}


@pytest.mark.clause("POM-BURN-ENCLOSED")
@pytest.mark.clause("POM-RUN-START")
@pytest.mark.row(29)
def test_a_free_start_square_keeps_no_way_open_that_nobody_may_run() -> None:
    around = ("2,10=~V 4,10=~V 6,10=a1b1", "5,9=a1", SAFE)
    barred = city(*around, tile="vase")
    forbids(city(*around), "5,9>6,9", "POM-RUN-START", (5, 9), (6, 9))
    assert pieces(after(barred, "~5,10"), 1) == "1/0/1"
    crossed = city(*around, tile="vase", options="unbarred")
    allows(city(*around, options="unbarred"), "5,9>6,9")
    then = after(crossed, "~5,10")
    assert pieces(then, 1) == "2/0/0"
    assert "6,9" in runs_from(then, "6,10")


# --- what becomes of enclosed squares ---


@pytest.mark.clause("POM-ENCLOSED-FREE")
@pytest.mark.row(28)
def test_an_enclosed_square_stays_free_and_can_take_a_tile() -> None:
    state = after(city(CORNER, "3,10=b1", SAFE, tile="vase"), "~3,9")
    assert square(state, 3, 10) == ""
    state = after(state, "stay", "tile vase")
    allows(state, "~3,10")
    assert (3, 10) in laid_at(state)


@pytest.mark.clause("POM-ENCLOSED-LAVA")
@pytest.mark.clause("POM-LAVA-FREE")
@pytest.mark.clause("POM-ENCLOSED-FREE")
@pytest.mark.row(28)
def test_with_an_option_enclosed_squares_turn_to_lava() -> None:
    assert square(after(city(CORNER, "3,10=b1", SAFE, tile="vase"), "~3,9"), 3, 10) == ""
    state = city(CORNER, "3,10=b1", SAFE, tile="vase", options="enclosed")
    assert events(state, "~3,9") == ["lava-placed", "enclosed", "enclosed-lava"]
    state = after(state, "~3,9")
    assert square(state, 3, 10) == "~"
    state = after(state, "stay", "tile vase")
    forbids(state, "~3,10", "POM-LAVA-FREE", (3, 10))
    assert (3, 10) not in laid_at(state)


@pytest.mark.clause("POM-ENCLOSED-LAVA")
def test_lava_without_a_symbol_spreads_no_symbol() -> None:
    state = city("2,10=~V 3,10=~~", SAFE, tile="vase", options="enclosed")
    forbids(state, "~4,10", "POM-LAVA-BESIDE", (4, 10), (2, 10))
    assert laid_at(state) == {(2, 9)}


@pytest.mark.clause("POM-ENCLOSED-LAVA")
def test_an_enclosed_start_square_keeps_waiting_for_its_tile() -> None:
    state = city("0,7=~S 2,9=~S 3,9=~S", SAFE, tile="scroll", options="enclosed")
    state = after(state, "~4,9")
    state = after(state, "stay", "tile scroll", "~5,9", "stay", "tile scroll", "~2,8", "stay", "tile vase")
    assert laid_at(state) == {(2, 10)}
    allows(state, "~2,10")


@pytest.mark.clause("POM-ENCLOSED-LAVA")
def test_a_cut_off_start_square_burns_its_pieces_but_stays_a_start_square() -> None:
    around = "0,7=~S 2,9=~S 4,9=~S 4,10=~H 3,10=a1 2,10=b1"
    state = city(around, SAFE, tile="scroll", options="enclosed unbarred")
    state = after(state, "~3,9")
    assert (pieces(state, 0), pieces(state, 1)) == ("1/0/1", "1/0/1")
    assert (square(state, 3, 10), square(state, 2, 10)) == ("~", "")
    assert laid_at(after(state, "stay", "tile vase")) == {(2, 10)}


@pytest.mark.clause("POM-ENCLOSED-LAVA")
def test_open_squares_do_not_turn_to_lava() -> None:
    state = after(city(BEGUN, SAFE, tile="vase", options="enclosed"), "~2,9")
    assert step(state) == "run"
    assert square(state, 3, 10) == ""
