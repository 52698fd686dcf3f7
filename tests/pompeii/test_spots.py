"""Where a piece may be placed, and jokers."""

import pytest

from tests.pompeii.pictures import (
    after,
    allows,
    at,
    city,
    count,
    events,
    forbids,
    full,
    legal,
    places,
    spots,
    step,
)


@pytest.mark.clause("POM-SPOT-ROUND")
def test_pieces_stand_on_round_spots_only() -> None:
    """On streets, gates, start squares and outside the city there are none."""
    for cell in ((2, 7), (0, 0), (0, 7), (5, 9), (1, 10), (9, 9)):
        shown = cell if cell[0] < 9 else (0, 11)
        forbids(city(hands={0: "4"}), f"p4 {cell[0]},{cell[1]}", "POM-SPOT-ROUND", shown, card=4)
        forbids(city(full(4), hands={0: "4"}), f"p4 {cell[0]},{cell[1]}", "POM-SPOT-ROUND", shown, card=4)
    allows(city(hands={0: "11"}), "p11 6,8")


@pytest.mark.clause("POM-SPOT-ROUND")
def test_relatives_too_stand_on_round_spots_only() -> None:
    state = after(city({(2, 6): "b"}, hands={0: "4.4"}), "p4 2,6")
    for cell in ((2, 7), (0, 7), (1, 9)):
        forbids(state, f"+{cell[0]},{cell[1]}", "POM-SPOT-ROUND", cell)
    allows(state, "+1,7")


@pytest.mark.clause("POM-SPOT-NUMBER")
def test_the_piece_goes_into_a_building_with_the_number_of_the_card() -> None:
    for card in range(1, 12):
        for warned in (False, True):
            state = city(hands={0: str(card)}, warned=warned)
            assert places(state, "play") == set(spots(card))
    forbids(city(hands={0: "4"}), "p4 1,0", "POM-SPOT-NUMBER", (1, 0), card=4)
    forbids(city(hands={0: "4"}), "p4 1,7", "POM-SPOT-NUMBER", (1, 7), card=4)
    allows(city(hands={0: "1.4"}), "p1 1,0", "p4 2,5")


@pytest.mark.clause("POM-SPOT-NUMBER")
@pytest.mark.row(9)
def test_if_one_of_two_buildings_is_full_the_other_one_is_used() -> None:
    state = city({(2, 5): "bbb", (2, 6): "bbb"}, hands={0: "4"})
    assert legal(state) == {"p4 2,6"}
    forbids(state, "p4 1,7", "POM-SPOT-NUMBER", (1, 7), card=4)
    allows(city(full(4), hands={0: "4"}), "p4 1,7")


@pytest.mark.clause("POM-SPOT-NUMBER", "POM-JOKER-NOW", "POM-OMEN-LOST")
@pytest.mark.row(14)
def test_a_spot_that_an_omen_frees_has_to_be_used_again() -> None:
    state = city(full(7), phase="omen", hands={0: "9.9.9", 1: "7.7.8"})
    assert places(city(full(7), to_act=1, hands={1: "7"}), "play") == set(spots()) - {(4, 5)}
    struck = after(state, "*4,5 b", "draw 3")
    assert step(struck) == "1 play"
    assert {text for text in legal(struck) if text.startswith("p7")} == {"p7 4,5"}
    forbids(struck, "p7 1,7", "POM-SPOT-NUMBER", (1, 7), card=7)
    assert count(struck, 1, "volcano") == 1


@pytest.mark.clause("POM-SPOT-FREE")
def test_each_spot_holds_one_piece_whatever_its_colour() -> None:
    for taken in ("bbb", "aaa", "aab"):
        state = city({(2, 5): taken}, hands={0: "4"})
        forbids(state, "p4 2,5", "POM-SPOT-FREE", (2, 5), card=4)
        assert legal(state) == {"p4 2,6"}
    allows(city({(2, 5): "ab"}, hands={0: "4"}), "p4 2,5")


@pytest.mark.clause("POM-SPOT-FREE")
def test_jokers_and_relatives_too_need_a_free_spot() -> None:
    joker = city(full(7) | {(1, 7): "bb"}, hands={0: "7"})
    forbids(joker, "p7 1,7", "POM-SPOT-FREE", (1, 7), card=7)
    allows(city(full(7) | {(1, 7): "b"}, hands={0: "7"}), "p7 1,7")
    relative = after(city({(2, 6): "b", (1, 7): "bb", (2, 5): "ab"}, hands={0: "4.4"}), "p4 2,6")
    forbids(relative, "+1,7", "POM-SPOT-FREE", (1, 7))
    allows(relative, "+2,5")


@pytest.mark.clause("POM-SPOT-CHOICE")
def test_one_chooses_between_the_buildings_and_the_squares_of_a_number() -> None:
    choices = {
        1: {(1, 0), (1, 1)},
        4: {(2, 5), (2, 6)},
        6: {(3, 2), (4, 2), (3, 3), (4, 3)},
        11: {(5, 8), (6, 8), (5, 10), (6, 10)},
    }
    for card, cells in choices.items():
        state = city(hands={0: str(card)})
        assert places(state, "play") == cells
        for row, col in cells:
            assert at(after(state, f"p{card} {row},{col}"), row, col) == "a"


@pytest.mark.clause("POM-SPOT-CHOICE")
def test_pieces_of_different_colours_may_stand_together() -> None:
    state = city({(2, 6): "bc"}, players=3, hands={0: "4.4"})
    assert at(after(state, "p4 2,6"), 2, 6) == "abc"


# --- jokers ---


@pytest.mark.clause("POM-JOKER")
def test_a_joker_goes_onto_any_free_spot() -> None:
    state = city(full(7, 9) | {(1, 7): "bb", (2, 5): "b"}, hands={0: "7.4"})
    assert {text for text in legal(state) if text.startswith("p7")} == {
        f"p7 {row},{col}" for row, col in set(spots()) - {*spots(7, 9), (1, 7)}
    }
    placed = after(state, "p7 0,1")
    assert at(placed, 0, 1) == "a"
    assert count(placed, 0, "board") == 1
    assert events(state, "p7 0,1") == ["joker-placed"]


@pytest.mark.clause("POM-JOKER")
def test_all_squares_of_both_buildings_have_to_be_full() -> None:
    for card in range(1, 12):
        taken = full(card)
        allows(city(taken, hands={0: str(card)}), f"p{card} 0,1")
        for cell in taken:
            free = city(taken | {cell: taken[cell][1:]}, hands={0: str(card)})
            assert places(free, "play") == {cell}
            forbids(free, f"p{card} 0,1", "POM-SPOT-NUMBER", (0, 1), card=card)


@pytest.mark.clause("POM-JOKER", "POM-AD79-FIRST")
def test_before_ad79_there_are_no_jokers() -> None:
    state = city(full(7), hands={0: "7"}, warned=False)
    forbids(state, "p7 0,1", "POM-SPOT-NUMBER", (0, 1), card=7)
    assert legal(state) == {"p7"}


@pytest.mark.clause("POM-JOKER-NOW")
def test_a_card_becomes_a_joker_when_its_last_spot_is_taken() -> None:
    state = city({(4, 5): "bb"}, hands={0: "7.4", 1: "7.4"})
    assert {text for text in legal(state) if text.startswith("p7")} == {"p7 4,5"}
    then = after(state, "p7 4,5", "done", "draw 4")
    assert step(then) == "1 play"
    assert len([text for text in legal(then) if text.startswith("p7")]) == len(spots()) - 1


@pytest.mark.clause("POM-JOKER-ALONE")
@pytest.mark.row(8)
def test_a_joker_brings_no_relatives() -> None:
    state = city(full(7) | {(2, 6): "ab", (1, 7): "b"}, hands={0: "7.4"})
    assert step(after(state, "p7 2,6")) == "0 draw"
    assert step(after(state, "p7 1,7")) == "0 draw"
    assert step(after(state, "p4 2,6")) == "0 relatives"
