"""Announcing the eruption: in the own turn, or by a standing order."""

import pytest

import lavafield
from tests.pompeii.pictures import (
    GAME,
    after,
    allows,
    city,
    events,
    forbids,
    full,
    hand,
    legal,
    step,
)

SEVENS = full(5, 7, by="a")
"""With these cards 5 and 7 are jokers."""


# --- in the own turn ---


@pytest.mark.clause("POM-ANNOUNCE-JOKERS", "POM-JOKER")
@pytest.mark.row(15)
@pytest.mark.parametrize("cards", ["7", "5.7", "5.5.7.7"])
def test_who_holds_only_jokers_may_announce_the_eruption_or_play_on(cards: str) -> None:
    state = city(SEVENS, hands={0: cards})
    allows(state, "announce", "p7 2,6" if "7" in cards else "p5 2,6")
    assert events(state, "announce") == ["announced", "eruption"]
    assert step(after(state, "announce")) == "1 lava-draw"


@pytest.mark.clause("POM-ANNOUNCE-JOKERS")
@pytest.mark.row(15)
def test_a_single_other_card_forbids_announcing() -> None:
    for cards in ("5.7.7.4", "1.7", "7.11", "6"):
        forbids(city(SEVENS, hands={0: cards}), "announce", "POM-ANNOUNCE-JOKERS")
    forbids(city(SEVENS | {(4, 5): "aa"}, hands={0: "5.7"}), "announce", "POM-ANNOUNCE-JOKERS")


@pytest.mark.clause("POM-ANNOUNCE-JOKERS", "POM-AD79-FIRST")
def test_before_ad79_there_are_no_jokers_to_announce_with() -> None:
    state = city(SEVENS, hands={0: "7"}, warned=False)
    forbids(state, "announce", "POM-ANNOUNCE-JOKERS")


@pytest.mark.clause("POM-ANNOUNCE-JOKERS")
def test_only_the_hand_of_the_seat_in_turn_matters() -> None:
    forbids(city(SEVENS, hands={0: "4", 1: "7"}), "announce", "POM-ANNOUNCE-JOKERS")
    allows(city(SEVENS, hands={0: "7", 1: "4"}), "announce")


@pytest.mark.clause("POM-ANNOUNCE-OPTION")
def test_the_option_says_how_the_eruption_may_be_announced() -> None:
    offered = {"turn": {"announce"}, "any": {"announce", "order"}, "never": set[str]()}
    for option, moves in offered.items():
        state = city(SEVENS, hands={0: "5.7"}, announce=option)
        assert {move for move in legal(state) if move[0] != "p"} == moves
        for move in {"announce", "order"} - moves:
            forbids(state, move, "POM-ANNOUNCE-OPTION", announce=option)


@pytest.mark.clause("POM-ANNOUNCE-OPTION")
def test_usually_it_is_announced_in_the_own_turn() -> None:
    assert {option.name: option.default for option in GAME.options}["announce"] == "turn"


# --- standing orders ---


@pytest.mark.clause("POM-STANDING-ONCE")
def test_a_standing_order_is_given_once() -> None:
    state = city(SEVENS, hands={0: "4.7"}, announce="any")
    allows(state, "order")
    ordered = after(state, "order")
    forbids(ordered, "order", "POM-STANDING-ONCE")
    assert "order" not in legal(ordered)
    again = after(ordered, "p7 2,6", "draw 4", "p3 2,2", "draw 4")
    assert step(again) == "0 play"
    forbids(again, "order", "POM-STANDING-ONCE")
    allows(city(SEVENS, hands={0: "4.7", 1: "4.7!"}, announce="any"), "order")


@pytest.mark.clause("POM-STANDING")
def test_who_gives_a_standing_order_then_plays_a_card() -> None:
    state = city(hands={0: "4.7"}, announce="any")
    ordered = after(state, "order")
    assert step(ordered) == "0 play"
    assert legal(ordered) == legal(state) - {"order"}
    assert hand(ordered, 0) == hand(state, 0)


@pytest.mark.clause("POM-STANDING")
def test_an_order_is_carried_out_when_the_hand_is_all_jokers() -> None:
    state = after(city(SEVENS, hands={0: "4.5.7"}, announce="any"), "order", "p4 2,6")
    assert step(state) == "0 draw"
    assert step(after(state, "draw 8")) == "1 play"
    fired = after(state, "draw 7")
    assert step(fired) == "1 lava-draw"
    assert events(state, "draw 7")[-2:] == ["standing-fired", "eruption"]
    assert hand(fired, 0) == hand(fired, 1) == []


@pytest.mark.clause("POM-STANDING", "POM-AD79-FIRST")
def test_an_order_may_be_given_before_ad79_and_waits_for_it() -> None:
    """Numbers 5 and 7 are full all the time, but only A.D. 79 makes jokers of their cards."""
    state = city(SEVENS, hands={0: "5.5.7", 1: "3.4.6.8"}, warned=False, top=2, announce="any")
    allows(state, "order")
    state = after(state, "order", "p5", "draw 7", "p4 2,6", "draw 3")
    assert step(state) == "0 play"
    forbids(state, "announce", "POM-ANNOUNCE-JOKERS")
    assert events(state, "p5")[-1] == "first-ad79"
    assert events(after(state, "p5"), "draw 7")[-2:] == ["standing-fired", "eruption"]


@pytest.mark.clause("POM-STANDING")
def test_without_an_order_nothing_happens() -> None:
    state = after(city(SEVENS, hands={0: "4.5.7"}, announce="any"), "p4 2,6")
    assert step(after(state, "draw 7")) == "1 play"


@pytest.mark.clause("POM-STANDING")
def test_an_order_waits_for_the_turn_to_end() -> None:
    """All jokers in hand, but only when the next turn would begin does the volcano hear of it."""
    state = after(city(SEVENS, hands={0: "4.5.7"}, announce="any"), "order", "p4 2,6")
    state = after(state, "draw omen")
    assert step(state) == "0 draw"
    assert step(after(city(SEVENS, hands={0: "7.7"}, announce="any"), "order")) == "0 play"


@pytest.mark.clause("POM-STANDING")
def test_an_order_is_carried_out_in_the_turn_of_another_too() -> None:
    """The last spot of the fives is taken by somebody else."""
    pieces = full(5, 7, by="b") | {(2, 8): "bbb"}
    state = city(pieces, to_act=1, players=3, hands={0: "5.7!", 1: "5.8", 2: "4"}, announce="any")
    state = after(state, "p5 2,8")
    while step(state).endswith("relatives"):
        state = after(state, "done")
    assert step(after(state, "draw 4")) == "1 lava-draw"
    assert events(state, "draw 4")[-2:] == ["standing-fired", "eruption"]


@pytest.mark.clause("POM-STANDING")
@pytest.mark.parametrize(
    ("hands", "first"),
    [
        ({0: "7.5!", 1: "5.5!", 2: "4"}, 2),
        ({0: "7.5!", 1: "4!", 2: "5.5!"}, 0),
        ({0: "7.5!", 1: "4!", 2: "5.5"}, 1),
        ({0: "7.5!", 1: "5.5", 2: "4!"}, 1),
    ],
)
def test_orders_are_looked_at_from_the_next_seat_on(hands: dict[int, str], first: int) -> None:
    state = city(SEVENS, players=3, phase="draw", hands=hands, announce="any")
    fired = after(state, "draw 7")
    assert step(fired) == f"{first} lava-draw"
    told = GAME.events(state, GAME.parse(state, "draw 7"), fired, None)
    assert told[-2].seats == ((first - 1) % 3,)


@pytest.mark.clause("POM-STANDING")
def test_nobody_else_learns_of_an_order() -> None:
    state = city(SEVENS, players=3, hands={0: "4.7"}, announce="any")
    order = GAME.parse(state, "order")
    ordered = state.after(order)
    assert GAME.seen(state, order, 0) == {"do": "order"}
    assert events(state, "order", seat=0) == ["standing-set"]
    for seat in (1, 2, None):
        assert GAME.seen(state, order, seat) == {}
        assert events(state, "order", seat=seat) == []
        assert ordered.view(seat) == state.view(seat)
        assert GAME.follow(state.view(seat), {}) == ordered.view(seat)
    assert ordered.view(0) != state.view(0)
    assert GAME.follow(state.view(0), {"do": "order"}) == ordered.view(0)


@pytest.mark.clause("POM-STANDING")
def test_all_are_told_whose_order_is_carried_out() -> None:
    state = city(SEVENS, players=3, phase="draw", hands={0: "7.5!", 1: "4", 2: "3"}, announce="any")
    draw = GAME.parse(state, "draw 7")
    for seat in (0, 1, 2, None):
        seen = GAME.seen(state, draw, seat)
        assert seen["announces"] == 0
        assert ("card" in seen) == (seat == 0)
        assert GAME.follow(state.view(seat), seen) == state.after(draw).view(seat)
    with pytest.raises(lavafield.BadInput):
        GAME.follow(state.view(1), {"do": "draw", "heard": 0})
