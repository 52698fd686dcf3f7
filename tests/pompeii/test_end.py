"""The end of the game, and who takes which place."""

import pytest

from tests.pompeii.lava_pictures import (
    BEGUN,
    after,
    city,
    erupting,
    events,
    pieces,
    step,
)

GATES = "0,0=~V 0,5=~V 1,9=~V 4,0=~V 6,6=~V 6,8=~V"
"""Lava on all gates but the one at 4,10."""


def ranks_after(*, first: str, others: list[str]) -> list[int]:
    """The ranks with these pieces saved and lost, after the first seat has left nobody behind."""
    places = [first, *others]
    seats = {seat: f"0/{place}/0" for seat, place in enumerate(places)}
    state = city(BEGUN, "4,10=a1", seats=seats, players=len(places))
    return after(state, "4,10>out").ranks()


# --- the last tile ---


@pytest.mark.clause("POM-END-TILES")
def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    state = city(BEGUN, "0,0=a1 4,9=b2", step="lava-draw", tiles="vase2")
    assert "last-tile" not in events(state, "tile vase")
    state = after(state, "tile vase", "~3,10", "stay")
    assert step(state) == "lava-draw"
    assert events(state, "tile vase") == ["lava-drawn", "last-tile"]
    state = after(state, "tile vase", "~2,9")
    assert (step(state), state.to_act, state.ranks()) == ("run", 1, [])
    state = after(state, "4,9>out")
    assert (step(state), state.ranks()) == ("run", [])
    state = after(state, "stay")
    assert (step(state), state.ranks()) == ("over", [2, 1])


@pytest.mark.clause("POM-END-TILES")
def test_without_pieces_the_turn_of_the_last_tile_ends_the_game_too() -> None:
    state = city(BEGUN, "4,9=b2", step="lava-draw", tiles="vase1")
    assert step(after(state, "tile vase", "~3,10")) == "over"


@pytest.mark.clause("POM-END-LOST")
@pytest.mark.clause("POM-WIN-LOST")
@pytest.mark.row(43)
def test_at_the_end_all_pieces_still_in_the_city_are_lost() -> None:
    seats = {0: "0/2/0/0", 1: "0/2/0/0", 2: "0/2/2/0"}
    state = city(BEGUN, "0,0=a1 4,9=b3 3,9=c1", tile="vase", tiles="", seats=seats, players=3)
    state = after(state, "~3,10")
    told = events(state, "stay")
    assert told[:5] == ["stayed", "left-behind", "left-behind", "left-behind", "tiles-out"]
    state = after(state, "stay")
    assert [pieces(state, seat) for seat in range(3)] == ["0/2/1", "0/2/3", "0/2/3"]
    assert state.ranks() == [1, 2, 2]


# --- nobody left ---


@pytest.mark.clause("POM-END-EARLY")
@pytest.mark.row(45)
@pytest.mark.parametrize("lead", [3, 6])
def test_the_game_ends_at_once_when_nobody_can_get_out_any_more(lead: int) -> None:
    state = city(GATES, "2,10=~V 3,10=~V", "4,9=a1 3,3=b2", tile="vase", lead=lead)
    told = events(state, "~4,10")
    assert told[:5] == ["lava-placed", "gate-closed", "enclosed", "enclosed", "nobody-left"]
    over = after(state, "~4,10")
    assert (step(over), over.ranks()) == ("over", [1, 2])
    assert (pieces(over, 0), pieces(over, 1)) == ("0/0/1", "0/0/2")
    assert step(after(state, "~2,9")) != "over"


@pytest.mark.clause("POM-END-EARLY")
def test_the_game_ends_at_once_when_the_last_piece_burns_or_leaves() -> None:
    burnt = city(BEGUN, "2,9=a1", tile="vase")
    assert step(after(burnt, "~2,9")) == "over"
    assert step(after(burnt, "~3,10")) == "run"
    leaving = city(BEGUN, "4,10=a1", "4,9=a1")
    assert step(after(leaving, "4,10>out")) == "run"
    state = city(BEGUN, "4,10=a1")
    assert events(state, "4,10>out")[:2] == ["escaped", "nobody-left"]
    over = after(state, "4,10>out")
    assert (step(over), over.ranks(), over.to_act) == ("over", [1, 2], -2)


@pytest.mark.clause("POM-END-EARLY")
def test_an_eruption_over_an_empty_city_ends_the_game() -> None:
    state = after(erupting(stock=4), "draw ad79")
    assert (step(state), state.ranks()) == ("over", [1, 1])


@pytest.mark.clause("POM-END-EARLY")
def test_the_game_goes_on_while_others_have_pieces_in_the_city() -> None:
    state = after(city(BEGUN, "4,10=a1", "0,0=b1"), "4,10>out")
    assert step(state) == "lava-draw"


# --- places ---


@pytest.mark.clause("POM-WIN-SAVED")
def test_who_has_saved_the_most_pieces_wins() -> None:
    assert ranks_after(first="0/0", others=["2/9", "3/20", "0/0"]) == [3, 2, 1, 4]
    assert ranks_after(first="4/30", others=["4/0"]) == [1, 2]
    assert ranks_after(first="3/0", others=["5/30"]) == [2, 1]
    assert ranks_after(first="2/3", others=["2/2"]) == [1, 2]


@pytest.mark.clause("POM-WIN-LOST")
def test_with_as_many_saved_those_are_ahead_who_lost_fewer() -> None:
    assert ranks_after(first="4/7", others=["5/6"]) == [2, 1]
    assert ranks_after(first="4/6", others=["5/7", "5/8", "6/9"]) == [2, 3, 4, 1]


@pytest.mark.clause("POM-WIN-LOST")
@pytest.mark.clause("POM-ERUPTION-BOX")
@pytest.mark.row(44)
def test_pieces_that_were_never_placed_are_neither_saved_nor_lost() -> None:
    state = after(erupting("2,6=a1b1", stock=9), "draw ad79")
    assert (pieces(state, 0), pieces(state, 1)) == ("1/0/0", "1/0/0")
    seats = {0: "0/0/0/9", 1: "0/1/0/2"}
    state = after(city(BEGUN, "4,10=a1", seats=seats), "4,10>out")
    assert state.ranks() == [1, 1]


@pytest.mark.clause("POM-WIN-SHARED")
@pytest.mark.row(46)
def test_who_are_level_in_both_share_their_place() -> None:
    assert ranks_after(first="4/6", others=["5/6"]) == [1, 1]
    assert ranks_after(first="4/6", others=["6/1", "5/6", "2/1"]) == [2, 1, 2, 4]
    state = city(BEGUN, "4,10=a1", seats={0: "0/4/6/0", 1: "0/5/6/0"})
    assert events(state, "4,10>out")[-1] == "shared-win"
    state = city(BEGUN, "4,10=a1", seats={0: "0/5/6/0", 1: "0/5/6/0"})
    assert events(state, "4,10>out")[-1] == "win"
