"""Input that a reviewer once got past us."""

from typing import Any

import pytest

import lavafield
from lavafield import BadInput, IllegalAction, Rng
from lavafield.core.codec import opened, sealed
from lavafield.games.taluva.codec import RULES
from tests.pompeii.pictures import city

TALUVA = lavafield.game("taluva")
HUGE = 10**5000
"""More digits than Python writes out."""


@pytest.mark.parametrize("n", [0, -5, 2**31 + 1, 2**40])
def test_a_range_that_cannot_be_drawn_from_fairly_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to"):
        Rng(5).below(n)


def test_numbers_too_long_to_write_are_bad_input() -> None:
    state = TALUVA.new()
    for ask in (
        lambda: TALUVA.new(players=HUGE),
        lambda: TALUVA.new(tiles=HUGE),
        lambda: TALUVA.action(state, {"do": "hut", "at": [HUGE, 0]}),
    ):
        with pytest.raises(BadInput):
            ask()


@pytest.mark.parametrize("name", lavafield.games())
def test_events_and_what_is_seen_are_for_seats_that_exist_and_actions_that_are_legal(name: str) -> None:
    game = lavafield.game(name)
    state = game.new()
    after = state.after(state.actions()[0])
    with pytest.raises(BadInput):
        game.events(state, state.actions()[0], after, 99)
    with pytest.raises(BadInput):
        game.seen(state, state.actions()[0], 99)
    for action in (999_999, -3):
        with pytest.raises(IllegalAction):
            game.events(state, action, after, 0)


def test_why_not_of_neither_number_nor_record_is_bad_input() -> None:
    wrong: Any = "hut"
    with pytest.raises(BadInput):
        TALUVA.why_not(TALUVA.new(), wrong)


def resealed(view: lavafield.View, at: int, value: int) -> bytes:
    """A view's bytes with one byte changed and a checksum that agrees."""
    payload = bytearray(opened(view.to_bytes(), "taluva", "view", RULES))
    payload[at] = value
    return sealed("taluva", "view", RULES, bytes(payload))


@pytest.mark.parametrize(("at", "value"), [(0, 9), (2, 64)])
def test_views_of_nobody_and_of_unknown_options_are_refused(at: int, value: int) -> None:
    view = TALUVA.new().view(0)
    assert TALUVA.view_from_bytes(resealed(view, 0, 1)).seat == 1
    with pytest.raises(BadInput):
        TALUVA.view_from_bytes(resealed(view, at, value))


def test_a_view_knows_its_own_hand() -> None:
    state = TALUVA.new(preview=True)
    view = state.after(state.actions()[0]).view(0)
    hand = 7 + 6 * 2 + 25
    assert TALUVA.view_from_bytes(resealed(view, hand, 1))
    with pytest.raises(BadInput):
        TALUVA.view_from_bytes(resealed(view, hand, 255))


def test_a_position_says_each_thing_once() -> None:
    state = TALUVA.new()
    text = TALUVA.position(state)
    assert TALUVA.parse_position(text) == state
    for told, twice in (("taluva 2006", "taluva 2006 2012"), ("bag VJJ1", "bag VJJ1 VJJ1")):
        with pytest.raises(BadInput):
            TALUVA.parse_position(text.replace(told, twice))


def test_a_view_has_enough_unseen_tiles_for_the_hands_it_does_not_see() -> None:
    state, rng = TALUVA.new(preview=True), Rng(1)
    while len(state.to_bytes()) < 500 or state.to_act != 0:  # on some land, when the other holds a tile
        state = state.after(state.sample(rng))
    view = state.view(0)
    tiles_left = opened(view.to_bytes(), "taluva", "view", RULES)[3]
    assert TALUVA.view_from_bytes(resealed(view, 3, tiles_left)) == view
    with pytest.raises(BadInput):
        TALUVA.view_from_bytes(resealed(view, 3, tiles_left + 1))


@pytest.mark.parametrize(
    "odd",
    [
        {"phase": "draw", "hands": {0: "3.4.6.8"}},
        {"phase": "omen", "hands": {0: "3.4.6.8"}},
        {"phase": "lava-draw", "details": "removed=4", "tiles": "vase45"},
    ],
    ids=["five cards after drawing", "five cards after an Omen", "more tiles than there are"],
)
def test_a_position_of_pompeii_cannot_outgrow_its_bytes(odd: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        city({(2, 6): "ab"}, **odd)
