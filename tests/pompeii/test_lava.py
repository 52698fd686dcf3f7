"""Where a lava tile may lie, and what becomes of one that may lie nowhere."""

import pytest

from tests.pompeii.lava_pictures import (
    BEGUN,
    GAME,
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
    texts,
)

SAFE = "0,0=a1b1"
BLOCKED = "2,10=~V 2,9=~H 3,10=~H"
"""No tile with a vase fits in here."""


def test_the_first_tile_lies_on_its_start_square() -> None:
    assert square(city(BEGUN, SAFE), 2, 10) == "~vase"


@pytest.mark.clause("POM-TILES")
@pytest.mark.row(47)
def test_the_bag_holds_45_tiles() -> None:
    piles = GAME.scene(GAME.new().view(None)).piles
    assert piles["pompeii-pile-tiles"] == 45


@pytest.mark.clause("POM-LAVA-SYMBOL")
def test_a_tile_counts_for_the_symbol_it_shows() -> None:
    forbids(city(BEGUN, SAFE, tile="vase"), "~0,2 coin", "POM-LAVA-SYMBOL", (0, 2), symbol="coin")
    allows(city(BEGUN, SAFE, tile="coin"), "~0,2 coin", "~0,2")


@pytest.mark.clause("POM-LAVA-CITY")
def test_lava_does_not_leave_the_city() -> None:
    state = city(BEGUN, SAFE, tile="vase")
    forbids(state, "~1,10", "POM-LAVA-CITY", (1, 10))
    forbids(state, "~2,11", "POM-LAVA-CITY", (0, 11))
    forbids(state, "~-1,10", "POM-LAVA-CITY", (0, 11))
    allows(state, "~3,10", "~2,9")


@pytest.mark.clause("POM-LAVA-FREE")
@pytest.mark.row(28)
@pytest.mark.parametrize(("lava", "options"), [("~V", ""), ("~H", ""), ("~~", "enclosed")])
def test_lava_is_not_laid_on_lava(lava: str, options: str) -> None:
    forbids(city(BEGUN, f"3,10={lava}", SAFE, tile="vase", options=options), "~3,10", "POM-LAVA-FREE", (3, 10))
    allows(city(BEGUN, SAFE, tile="vase", options=options), "~3,10")


@pytest.mark.clause("POM-LAVA-FREE")
def test_a_symbol_that_has_not_begun_is_not_laid_on_other_lava_either() -> None:
    forbids(city("6,9=~H", SAFE, tile="vase"), "~6,9", "POM-LAVA-FREE", (6, 9))


@pytest.mark.clause("POM-LAVA-START")
def test_the_first_tile_of_a_symbol_goes_onto_its_start_square() -> None:
    state = city("6,9=~H 2,9=~H", SAFE, tile="vase")
    forbids(state, "~3,10", "POM-LAVA-START", (3, 10), (2, 10), symbol="vase")
    forbids(state, "~0,7", "POM-LAVA-START", (0, 7), (2, 10), symbol="vase")
    assert laid_at(state) == {(2, 10)}
    allows(city("6,9=~H 2,9=~H 2,10=~V", SAFE, tile="vase"), "~3,10")


@pytest.mark.clause("POM-LAVA-START")
@pytest.mark.clause("POM-LAVA-TOP")
@pytest.mark.row(25)
def test_a_covered_start_square_takes_the_first_tile_of_its_symbol_on_top() -> None:
    lava = "1,2=~O 0,6=~O 0,7=~O"
    coin = city(lava, SAFE, tile="coin", options="foreign")
    allows(coin, "~1,7")
    scroll = city(lava, SAFE, tile="scroll", options="foreign")
    forbids(scroll, "~1,7", "POM-LAVA-START", (1, 7), (0, 7))
    assert laid_at(scroll) == {(0, 7)}
    state = after(scroll, "~0,7")
    assert square(state, 0, 7) == "~scroll"
    state = after(state, "stay", "tile coin")
    forbids(state, "~1,7", "POM-LAVA-BESIDE", (1, 7), (1, 2), (0, 6))
    forbids(state, "~0,7", "POM-LAVA-FREE", (0, 7))
    state = after(state, "~0,5", "stay", "tile scroll")
    assert laid_at(state) == {(1, 7)}


@pytest.mark.clause("POM-LAVA-TOP")
def test_what_lies_on_top_of_a_start_square_counts_as_its_beginning() -> None:
    state = after(city("1,2=~O 0,6=~O 0,7=~O", SAFE, tile="scroll", options="foreign"), "~0,7", "stay")
    state = after(state, "tile scroll")
    forbids(state, "~0,7", "POM-LAVA-FREE", (0, 7))
    allows(state, "~1,7")


@pytest.mark.clause("POM-LAVA-FOREIGN")
@pytest.mark.row(24)
def test_the_free_start_square_of_another_symbol_is_kept_free() -> None:
    lava = "1,2=~O 0,6=~O"
    forbids(city(lava, SAFE, tile="coin"), "~0,7", "POM-LAVA-FOREIGN", (0, 7))
    assert (0, 7) not in laid_at(city(lava, SAFE, tile="coin"))
    allows(city(lava, SAFE, tile="coin", options="foreign"), "~0,7")
    forbids(city(lava, "0,7=~S", SAFE, tile="coin"), "~0,7", "POM-LAVA-FREE", (0, 7))


@pytest.mark.clause("POM-LAVA-BESIDE")
@pytest.mark.clause("POM-CITY")
@pytest.mark.row(31)
def test_corners_that_touch_do_not_make_neighbours_of_lava() -> None:
    state = city("2,10=~V", SAFE, tile="vase")
    forbids(state, "~3,9", "POM-LAVA-BESIDE", (3, 9), (2, 10), symbol="vase")
    forbids(state, "~1,9", "POM-LAVA-BESIDE", (1, 9), (2, 10), symbol="vase")
    allows(state, "~3,10", "~2,9")


@pytest.mark.clause("POM-LAVA-BESIDE")
def test_a_tile_goes_next_to_its_own_symbol_and_no_other() -> None:
    state = city(BEGUN, "3,10=~H", SAFE, tile="vase")
    forbids(state, "~4,10", "POM-LAVA-BESIDE", (4, 10), (2, 10), symbol="vase")
    allows(city(BEGUN, "3,10=~V", SAFE, tile="vase"), "~4,10")
    assert laid_at(city(BEGUN, "4,0=~V 3,4=~C 4,4=~C", "0,0=a1b1", tile="column")) == {
        (2, 4),
        (3, 3),
        (3, 5),
        (4, 3),
        (4, 5),
        (5, 4),
    }


@pytest.mark.clause("POM-LAVA-BESIDE")
def test_lava_does_not_flow_round_from_one_edge_to_the_other() -> None:
    state = city(BEGUN, "4,10=~V", SAFE, tile="vase")
    forbids(state, "~5,0", "POM-LAVA-BESIDE", (5, 0), (2, 10), (4, 10))
    assert laid_at(state) == {(2, 9), (3, 10), (4, 9), (5, 10)}


# --- no way round it ---


@pytest.mark.clause("POM-LAVA-MUST")
@pytest.mark.row(27)
def test_a_tile_is_laid_even_where_it_only_harms_who_lays_it() -> None:
    state = city("2,10=~V 3,10=~H 2,9=a3", SAFE, tile="vase")
    assert texts(state) == {"~2,9"}
    allows(state, "~2,9")
    assert pieces(after(state, "~2,9"), 0) == "1/0/3"


@pytest.mark.clause("POM-LAVA-MUST")
def test_one_may_choose_among_all_possible_squares_whoever_stands_there() -> None:
    state = city("2,10=~V 3,10=a3 2,9=b1", SAFE, tile="vase")
    allows(state, "~3,10", "~2,9")
    assert texts(state) == {"~3,10", "~2,9"}


@pytest.mark.clause("POM-LAVA-GATE")
@pytest.mark.row(23)
def test_lava_may_cover_the_square_of_a_gate_and_closes_it() -> None:
    state = city("2,10=~V 3,10=~V", "4,9=a2", "0,0=b1", tile="vase")
    allows(state, "~4,10")
    assert "out" in runs_from(after(state, "~3,9"), "4,9")
    closed = after(state, "~4,10")
    assert "out" not in runs_from(closed, "4,9")
    assert events(state, "~4,10") == ["lava-placed", "gate-closed"]
    assert square(closed, 4, 10) == "~vase"


@pytest.mark.clause("POM-LAVA-GATE")
def test_a_gate_square_with_lava_saves_nobody_around_it() -> None:
    state = city("2,10=~V 3,10=~V 4,9=~H 5,9=~H 6,10=~H 5,10=b2", SAFE, tile="vase")
    assert pieces(after(state, "~4,10"), 1) == "1/0/2"


# --- nowhere to lay it ---


@pytest.mark.clause("POM-LAVA-LOST")
@pytest.mark.row(26)
def test_a_tile_that_fits_nowhere_leaves_the_game_and_its_player_runs() -> None:
    state = city(BLOCKED, "6,9=~H", "0,0=a1 0,1=b1", step="lava-draw", tiles="vase2 coin1")
    assert events(state, "tile vase") == ["lava-drawn", "lava-lost"]
    then = after(state, "tile vase")
    assert (step(then), then.to_act) == ("run", 0)
    assert "removed=1" in GAME.position(then)
    then = after(then, "stay")
    assert then.weights() == [1, 1]
    assert step(after(state, "tile coin")) == "lava"


@pytest.mark.clause("POM-LAVA-LOST")
def test_a_dual_vent_tile_is_lost_only_if_neither_symbol_fits() -> None:
    tiles = "vase1 vase/scroll1"
    open_scroll = city(BLOCKED, "0,7=~S", SAFE, step="lava-draw", tiles=tiles, options="dual")
    then = after(open_scroll, "tile vase/scroll")
    assert texts(then) == {"~0,6 scroll", "~1,7 scroll"}
    closed = city(BLOCKED, "0,7=~S 0,6=~H 1,7=~H", SAFE, step="lava-draw", tiles=tiles, options="dual")
    assert step(after(closed, "tile vase/scroll")) == "run"


@pytest.mark.clause("POM-LAVA-LOST")
@pytest.mark.clause("POM-END-TILES")
@pytest.mark.row(41)
def test_a_last_tile_that_fits_nowhere_ends_the_game_after_the_turn() -> None:
    state = city(BLOCKED, "6,9=~H", "0,0=a2b1", step="lava-draw", tiles="vase1")
    assert events(state, "tile vase") == ["lava-drawn", "last-tile", "lava-lost"]
    state = after(state, "tile vase")
    assert (step(state), state.to_act) == ("run", 0)
    state = after(state, "0,0>out", "stay")
    assert step(state) == "over"
    assert [pieces(state, seat) for seat in (0, 1)] == ["0/1/1", "0/0/1"]
