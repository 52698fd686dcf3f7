"""The first six tiles after the eruption, when nobody may run yet."""

import pytest

from tests.pompeii.lava_pictures import (
    BEGUN,
    after,
    city,
    erupting,
    events,
    forbids,
    laid_at,
    pieces,
    step,
    texts,
)


@pytest.mark.clause("POM-LEAD")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_left_neighbour_of_who_caused_the_eruption_lays_the_first_tile(turn: int) -> None:
    state = after(erupting("2,6=a1b1c1", turn=turn, players=3), "draw ad79")
    assert step(state) == "lava-draw"
    assert after(state, "tile vase").to_act == (turn + 1) % 3


@pytest.mark.clause("POM-LEAD")
def test_six_tiles_are_laid_in_turn_before_anybody_runs() -> None:
    state = after(erupting("2,6=a1b1c1d1", players=4), "draw ad79")
    layers = []
    for symbol, at in zip(
        ("vase", "helmet", "mask", "scroll", "column", "coin"),
        ("~2,10", "~6,9", "~6,3", "~0,7", "~3,4", "~1,2"),
        strict=True,
    ):
        state = after(state, f"tile {symbol}")
        assert step(state) == "lava"
        layers.append(state.to_act)
        told = events(state, at)
        state = after(state, at)
        assert step(state) == "lava-draw"
    assert layers == [1, 2, 3, 0, 1, 2]
    assert told == ["lava-placed", "lead-tiles-done"]
    state = after(state, "tile vase", "~3,10")
    assert (step(state), state.to_act) == ("run", 3)


@pytest.mark.clause("POM-LEAD")
@pytest.mark.clause("POM-LAVA-START")
@pytest.mark.clause("POM-LAVA-BESIDE")
@pytest.mark.row(20)
def test_lead_tiles_of_one_symbol_lie_side_by_side() -> None:
    state = after(erupting("2,6=a1b1"), "draw ad79", "tile vase")
    forbids(state, "~3,10", "POM-LAVA-START", (3, 10), (2, 10), symbol="vase")
    assert laid_at(state) == {(2, 10)}
    state = after(state, "~2,10", "tile vase")
    forbids(state, "~4,10", "POM-LAVA-BESIDE", (4, 10), (2, 10), symbol="vase")
    assert laid_at(state) == {(2, 9), (3, 10)}
    state = after(state, "~2,9", "tile vase")
    assert laid_at(state) == {(1, 9), (2, 8), (3, 9), (3, 10)}
    assert step(after(state, "~2,8")) == "lava-draw"


@pytest.mark.clause("POM-LEAD")
@pytest.mark.clause("POM-LAVA-LOST")
@pytest.mark.row(21)
def test_a_lead_tile_that_fits_nowhere_does_not_count_as_one_of_the_six() -> None:
    state = city("2,10=~V 2,9=~H 3,10=~H 6,9=~H 6,10=~H", "0,0=a1b1", step="lava-draw", lead=5)
    assert events(state, "tile vase") == ["lava-drawn", "lava-lost"]
    lost = after(state, "tile vase")
    assert step(lost) == "lava-draw"
    state = after(lost, "tile coin")
    assert (step(state), state.to_act) == ("lava", 1)
    state = after(state, "~1,2")
    assert step(state) == "lava-draw"
    state = after(state, "tile mask", "~6,3")
    assert (step(state), state.to_act) == ("run", 0)


@pytest.mark.clause("POM-LEAD")
@pytest.mark.clause("POM-BURN-COVERED")
@pytest.mark.clause("POM-BURN-ENCLOSED")
@pytest.mark.row(22)
def test_lead_tiles_burn_whom_they_cover_and_whom_they_enclose() -> None:
    state = city("2,10=~V 2,9=~V 4,10=~H 3,9=a1 3,10=a1b2", "0,0=a1b1", tile="vase", lead=4)
    assert events(state, "~3,9") == ["lava-placed", "burnt", "enclosed", "enclosed"]
    state = after(state, "~3,9")
    assert (pieces(state, 0), pieces(state, 1)) == ("1/0/2", "1/0/2")
    assert step(state) == "lava-draw"


# --- drawing ---


@pytest.mark.clause("POM-LAVA-DRAW")
def test_only_a_tile_that_is_left_in_the_bag_can_be_drawn() -> None:
    state = city(BEGUN, "0,0=a1b1", step="lava-draw", tiles="vase2 coin1")
    forbids(state, "tile mask", "POM-LAVA-DRAW", symbol="mask")
    assert texts(state) == {"tile vase", "tile coin"}
    state = after(state, "tile coin", "~0,2", "stay")
    forbids(state, "tile coin", "POM-LAVA-DRAW", symbol="coin")
    assert texts(state) == {"tile vase"}


@pytest.mark.clause("POM-LAVA-DRAW")
def test_every_tile_in_the_bag_is_as_likely_as_any_other() -> None:
    state = city(BEGUN, "0,0=a1b1", step="lava-draw", tiles="vase3 mask5 coin1")
    assert state.weights() == [3, 5, 1]
    assert after(state, "tile mask", "~6,4", "stay").weights() == [3, 4, 1]
