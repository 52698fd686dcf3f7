"""What each seat knows, is told, and is not."""

from typing import Any

import pytest

import lavafield
from tests.pompeii.pictures import GAME, after, city, events, hand, named, pompeii, step

SEATS = (0, 1, 2, None)


def seen(state: lavafield.State, move: str, seat: int | None) -> dict[str, Any]:
    return dict(GAME.seen(state, GAME.parse(state, move), seat))


@pytest.mark.clause("POM-HAND")
def test_a_card_dealt_or_drawn_is_seen_by_its_owner_only() -> None:
    for state, move, record in (
        (GAME.new(3), "deal a 4", {"do": "deal", "to": 0, "card": 4}),
        (city(phase="draw", players=3), "draw 4", {"do": "draw", "card": 4}),
    ):
        assert seen(state, move, 0) == record
        del record["card"]
        for seat in (1, 2, None):
            assert seen(state, move, seat) == record


@pytest.mark.clause("POM-HAND")
def test_events_tell_a_card_to_its_owner_only() -> None:
    for state, move, name in (
        (GAME.new(3), "deal a 4", "dealt"),
        (city(phase="draw", players=3), "draw 4", "drew"),
    ):
        assert events(state, move, 0)[0] == name
        action = GAME.parse(state, move)
        for seat in (1, 2, None):
            told = GAME.events(state, action, state.after(action), seat)[0]
            assert told.id == f"pompeii-event-{name}-hidden"
            assert told.seats == (0,)
            assert "card" not in told.arguments


@pytest.mark.clause("POM-HAND")
def test_others_see_how_many_cards_a_hand_has() -> None:
    state = city(players=3, hands={0: "4.6.8", 1: "3.3", 2: "9"})
    for seat, cards in enumerate((["4", "6", "8"], ["3", "3"], ["9"])):
        assert hand(state, seat) == cards
        for other in {0, 1, 2} - {seat}:
            assert hand(state, seat, other) == ["?"] * len(cards)
        assert GAME.scene(state.view(None)).panels[seat].hidden == len(cards)


@pytest.mark.clause("POM-HAND")
def test_a_view_does_not_change_with_what_it_hides() -> None:
    one = city(players=3, hands={0: "4.6", 1: "3.3", 2: "9.7"}, bag="1x4 2x4 3x3 4x6 5x4 6x6 7x2 8x5 9x3 10x5 11x5")
    two = city(players=3, hands={0: "4.6", 1: "9.3", 2: "3.7"}, bag="1x4 2x4 3x3 4x6 5x4 6x6 7x2 8x5 9x3 10x5 11x5")
    assert one.hash() != two.hash()
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)
    assert one.view(2) != two.view(2)


@pytest.mark.clause("POM-HAND", "POM-DRAW")
def test_a_guess_keeps_the_own_hand_and_deals_the_others_from_the_unseen() -> None:
    state = city(players=3, hands={0: "4.6", 1: "3.3", 2: "9.7"}, bag="11x1 10x20 4x5")
    hands = set()
    for number in range(20):
        guess = pompeii(GAME.guess(state.view(0), lavafield.Rng(number)))
        assert guess.view(0) == state.view(0)
        assert hand(guess, 0) == ["4", "6"]
        hands.add((*hand(guess, 1), *hand(guess, 2)))
    assert len(hands) > 3


@pytest.mark.clause("POM-TURN")
def test_a_view_follows_the_game_from_what_its_seat_sees() -> None:
    state = city(
        {(2, 6): "abc", (4, 5): "bc"}, players=3, announce="any", hands={0: "4.7", 1: "7.4", 2: "4"}, places=15
    )
    moves = ["order", "p4 2,6", "+1,7", "done", "draw omen", "*4,5 b", "draw omen", "*2,6 c", "draw 5"]
    moves += ["p7 4,5", "done", "draw ad79", "tile vase", "~2,10"]
    views: dict[int | None, lavafield.View] = {seat: state.view(seat) for seat in SEATS}
    for move in moves:
        told = {seat: seen(state, move, seat) for seat in SEATS}
        state = after(state, move)
        for seat in SEATS:
            views[seat] = GAME.follow(views[seat], told[seat])
            assert views[seat] == state.view(seat), move
    assert step(state).endswith("lava-draw")


@pytest.mark.clause("POM-TURN")
def test_a_view_refuses_what_cannot_have_happened() -> None:
    view = city(players=3).view(1)
    for record in ({"do": "draw", "card": 4}, {"do": "run", "from": [0, 0], "out": True}):
        with pytest.raises(lavafield.IllegalAction) as illegal:
            GAME.follow(view, record)
        assert illegal.value.violation.clause == "POM-TURN"


@pytest.mark.clause("POM-CARD-HAND")
def test_another_seat_may_hold_any_card_that_is_not_seen_elsewhere() -> None:
    """Four of the fives are in the own hand, so nobody else can play one."""
    view = city({(0, 1): "a"}, players=3, hands={0: "4.6", 1: "5.5.5.5"}).view(1)
    assert GAME.follow(view, {"do": "play", "card": 7, "spot": [4, 5]}).to_act == lavafield.CHANCE
    with pytest.raises(lavafield.IllegalAction) as illegal:
        GAME.follow(view, {"do": "play", "card": 5, "spot": [2, 8]})
    assert illegal.value.violation.clause == "POM-CARD-HAND"


@pytest.mark.clause("POM-ANNOUNCE-JOKERS", "POM-ANNOUNCE-OPTION")
def test_nobody_checks_the_hand_of_who_announces() -> None:
    """The cards go to the box unseen; only whether it may be announced at all is known to everybody."""
    record = {"do": "announce"}
    assert GAME.follow(city({(0, 1): "a"}).view(1), record).to_act == lavafield.CHANCE
    with pytest.raises(lavafield.IllegalAction) as illegal:
        GAME.follow(city({(0, 1): "a"}, announce="never").view(1), record)
    assert illegal.value.violation.clause == "POM-ANNOUNCE-OPTION"
    with pytest.raises(lavafield.IllegalAction) as illegal:
        GAME.follow(city({(0, 1): "a"}).view(0), record)
    assert illegal.value.violation.clause == "POM-ANNOUNCE-JOKERS"


@pytest.mark.clause("POM-HAND")
def test_only_the_seat_in_turn_is_offered_its_actions() -> None:
    state = city(players=3, to_act=1, hands={1: "4.9"})
    assert {one["card"] for one in named(state)} == {4, 9}
    assert state.view(1).actions() == state.actions()
    for seat in (0, 2, None):
        assert state.view(seat).actions() == []
