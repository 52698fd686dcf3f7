"""The steps of a turn, the card that is played and the card that is drawn."""

from typing import Any

import pytest

import lavafield
from lavafield.games.pompeii import ids
from lavafield.games.pompeii.table import NOBODY
from tests.pompeii.pictures import (
    GAME,
    Cell,
    after,
    allows,
    at,
    city,
    count,
    events,
    forbids,
    full,
    hand,
    legal,
    pompeii,
    refused,
    spots,
    step,
)

MOVES = {
    "deal": "deal a 4",
    "play": "p4 2,6",
    "relatives": "+1,0",
    "draw": "draw 4",
    "omen": "*2,6 b",
    "lava-draw": "tile vase",
    "lava": "~2,10",
    "run": "stay",
}


def crowded(free: tuple[Cell, ...] = ()) -> dict[Cell, str]:
    """A piece on every spot of the city but for these squares, of three seats in turn."""
    letters, found = "abc" * 27, {}
    for cell, number in spots().items():
        found[cell], letters = letters[:number], letters[number:]
    return {cell: text for cell, text in found.items() if cell not in free}


def at_step(name: str) -> lavafield.State:
    if name == "relatives":
        return after(city({(2, 6): "b"}), "p4 2,6")
    lava = {"lava": "tile=vase"}.get(name, "")
    return city({(2, 6): "ab"}, phase=name, details=lava) if name != "deal" else GAME.new()


def over() -> lavafield.State:
    return after(city({(0, 0): "a"}, phase="run"), "0,0>out")


# --- the order of things ---


@pytest.mark.clause("POM-TURN")
def test_a_turn_is_play_relatives_draw() -> None:
    state = city({(2, 6): "b"})
    assert step(state) == "0 play"
    state = after(state, "p4 2,6")
    assert step(state) == "0 relatives"
    state = after(state, "done")
    assert step(state) == "0 draw"
    assert step(after(state, "draw 4")) == "1 play"


@pytest.mark.clause("POM-TURN")
@pytest.mark.parametrize("name", list(MOVES))
def test_what_does_not_belong_to_the_step_is_refused(name: str) -> None:
    state = at_step(name)
    assert step(state).endswith(f" {name}")
    for other, move in MOVES.items():
        if other == name:
            assert refused(state, move) is None, move
        else:
            forbids(state, move, "POM-TURN", step=name)


@pytest.mark.clause("POM-TURN")
def test_after_the_end_nobody_moves() -> None:
    state = over()
    assert state.to_act == lavafield.OVER
    for move in MOVES.values():
        forbids(state, move, "POM-TURN", step="over")
    for number in (0, 5, int(ids.STAY)):
        found = GAME.why_not(state, number)
        assert found is not None
        assert found.clause == "POM-TURN"


@pytest.mark.clause("POM-TURN")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("deal", (0, -1, 14)),
        ("play", (-1, 2, 127, 12 * 128, int(ids.playing(4, 85)))),
        ("relatives", (-1, 85, 2000)),
        ("draw", (0, 14)),
        ("omen", (-1, 84 * 4, int(ids.striking(30, 2)))),
        ("lava-draw", (-1, 9)),
        ("lava", (-1, 84 * 8, int(ids.laying(34, 6)))),
        ("run", (-1, int(ids.running(30, 85)), int(ids.STAY) + 1)),
    ],
)
def test_numbers_that_are_no_action_belong_to_no_step(name: str, numbers: tuple[int, ...]) -> None:
    state = at_step(name)
    for number in numbers:
        found = GAME.why_not(state, number)
        assert found is not None
        assert found.clause == "POM-TURN", number
        assert found.arguments == {"step": name}


@pytest.mark.clause("POM-TURN")
def test_a_view_takes_no_card_that_there_is_not() -> None:
    view = pompeii(city(phase="draw")).view(0)
    with pytest.raises(lavafield.IllegalAction) as illegal:
        view.after(14, NOBODY)
    assert illegal.value.violation.clause == "POM-TURN"


# --- the card ---


@pytest.mark.clause("POM-CARD-HAND")
def test_only_a_card_in_hand_can_be_played() -> None:
    forbids(city(hands={0: "6.6"}), "p4 2,6", "POM-CARD-HAND", (2, 6), card=4)
    forbids(city(hands={0: "6.6"}), "p4", "POM-CARD-HAND", card=4)
    allows(city(hands={0: "4"}), "p4 2,6")


@pytest.mark.clause("POM-CARD-HAND")
def test_a_card_leaves_the_hand_when_it_is_played() -> None:
    state = after(city(hands={0: "4.6.8"}), "p4 2,6")
    assert hand(state, 0) == ["6", "8"]


@pytest.mark.clause("POM-DRAW")
def test_a_card_drawn_is_taken_into_the_hand_and_ends_the_turn() -> None:
    state = after(city(phase="draw", hands={0: "6.8"}), "draw 4")
    assert hand(state, 0) == ["4", "6", "8"]
    assert step(state) == "1 play"


@pytest.mark.clause("POM-DRAW")
def test_a_card_that_is_seen_elsewhere_cannot_be_drawn() -> None:
    gone = city(phase="draw", hands={0: "7.7", 1: "7.8"})
    forbids(gone, "draw 7", "POM-DRAW", card=7)
    discarded = city(phase="draw", discard="7x3")
    forbids(discarded, "draw 7", "POM-DRAW", card=7)
    allows(city(phase="draw", discard="7x2"), "draw 7")
    forbids(city(phase="draw", omens=0), "draw omen", "POM-DRAW", card="omen")
    allows(city(phase="draw", omens=1), "draw omen")


@pytest.mark.clause("POM-DRAW")
def test_above_ad79_there_are_pompeii_cards_only() -> None:
    above = city(phase="draw", warned=False, top=1, places=5, omens=5)
    forbids(above, "draw omen", "POM-DRAW", card="omen")
    forbids(above, "draw ad79", "POM-DRAW", card="ad79")
    below = city(phase="draw", places=5, omens=5)
    forbids(below, "draw 4", "POM-DRAW", card=4)
    assert legal(below) == {"draw omen", "draw ad79"}


@pytest.mark.clause("POM-DRAW")
def test_a_seat_is_not_told_another_card_nor_left_without_its_own() -> None:
    state = city(phase="draw", discard="7x3")
    told: list[tuple[int, dict[str, Any]]] = [
        (1, {"do": "draw", "card": 4}),
        (0, {"do": "draw"}),
        (0, {"do": "draw", "card": 7}),
    ]
    for seat, record in told:
        with pytest.raises(lavafield.IllegalAction) as illegal:
            GAME.follow(state.view(seat), record)
        assert illegal.value.violation.clause == "POM-DRAW"
    GAME.follow(state.view(1), {"do": "draw"})
    GAME.follow(state.view(0), {"do": "draw", "card": 4})


# --- the piece ---


@pytest.mark.clause("POM-STOCK")
@pytest.mark.row(17)
def test_without_a_piece_in_stock_a_card_is_played_alone() -> None:
    state = city(hands={0: "4.6"}, stock={0: 0})
    assert legal(state) == {"p4", "p6"}
    forbids(state, "p4 2,6", "POM-STOCK", (2, 6), card=4)
    assert events(state, "p4") == ["played", "not-placed"]
    played = after(state, "p4")
    assert step(played) == "0 draw"
    assert hand(played, 0) == ["6"]
    assert count(played, 0, "stock") == count(played, 0, "board") == 0
    one = city(hands={0: "4.6"}, stock={0: 1})
    allows(one, "p4 2,6")
    assert count(after(one, "p4 2,6"), 0, "stock") == 0


@pytest.mark.clause("POM-STOCK")
def test_only_the_stock_of_the_seat_in_turn_matters() -> None:
    state = city({(2, 6): "b"}, hands={0: "4"}, stock={1: 0})
    allows(state, "p4 2,6")
    assert at(after(state, "p4 2,6"), 2, 6) == "ab"


@pytest.mark.clause("POM-PIECE-MUST")
def test_a_card_is_not_played_alone_while_a_piece_can_be_placed() -> None:
    for pieces in ({}, full(4) | {(2, 5): "bb"}):
        forbids(city(pieces, hands={0: "4"}), "p4", "POM-PIECE-MUST", card=4)


@pytest.mark.clause("POM-PIECE-MUST")
def test_a_joker_is_not_played_alone_while_any_spot_is_free() -> None:
    free = crowded(free=((0, 1),))
    state = city(free, players=3, hands={0: "4.6"})
    assert legal(state, "play") == {"p4 0,1", "p6 0,1"}
    forbids(state, "p4", "POM-PIECE-MUST", card=4)


@pytest.mark.clause("POM-PIECE-MUST", "POM-JOKER")
@pytest.mark.row(16)
def test_in_a_full_city_cards_are_played_alone() -> None:
    state = city(crowded(), players=3, hands={0: "4.6.8.9"})
    assert legal(state) == {"announce", "p4", "p6", "p8", "p9"}
    forbids(state, "p4 2,6", "POM-SPOT-FREE", (2, 6), card=4)
    assert events(state, "p4") == ["played", "not-placed"]
    assert step(after(state, "p4")) == "0 draw"
