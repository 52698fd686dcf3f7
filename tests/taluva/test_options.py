"""The options for the number of tiles and for the preview."""

from functools import partial

import pytest

import lavafield
from lavafield import CHANCE, OVER, Rng
from lavafield.games.taluva.notation import record_of
from tests.taluva.pictures import (
    GAME,
    after,
    board,
    events,
    hand,
    standings,
    taluva,
)

previewed = partial(board, preview=True, hands={1: "VLL", 2: "VRS"}, players=3)
LAND = "J1b   V1>1  C1c   S1"


def tiles_left(state: lavafield.State) -> int:
    return GAME.scene(state.view(None)).piles["taluva-pile-tiles"]


def unseen(state: lavafield.State, seat: int | None = None) -> dict[str, int]:
    return GAME.scene(state.view(seat)).unseen


# --- twelve tiles each ---


@pytest.mark.clause("TAL-TILES")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_48_tiles_are_used_whatever_the_number_of_players(players: int) -> None:
    assert tiles_left(GAME.new(players)) == 48


@pytest.mark.clause("TAL-TILES-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_twelve_tiles_for_each_player(players: int) -> None:
    start = GAME.new(players, tiles=12)
    assert tiles_left(start) == 12 * players
    assert sum(start.weights()) == 48


@pytest.mark.clause("TAL-TILES-12")
@pytest.mark.parametrize("preview", [False, True])
def test_the_other_tiles_stay_out_of_the_game_unseen(preview: bool) -> None:
    state = GAME.new(2, tiles=12, preview=preview)
    draws = 0
    while state.to_act != OVER:
        draws += state.to_act == CHANCE
        verbs = [GAME.name(state, action)["do"] for action in state.actions()]
        wanted = next((verb for verb in ("extend", "hut") if verb in verbs), verbs[0])
        state = state.after(state.actions()[verbs.index(wanted)])
    assert draws == 24
    assert sum(unseen(state).values()) == 24


# --- the preview ---


@pytest.mark.clause("TAL-PREVIEW-DEAL")
def test_every_player_is_dealt_a_tile_and_places_it_on_the_first_turn() -> None:
    state = taluva(GAME.new(3, preview=True))
    for tile in ("VJC", "VLL", "VRS"):
        assert state.to_act == CHANCE
        state = after(state, tile)
    assert state.to_act == 0
    assert [hand(state, seat, seat) for seat in range(3)] == ["VJC", "VLL", "VRS"]
    assert tiles_left(state) == 45
    assert events(state, "+0,0>1", 0) == ["first-tile"]
    later = after(state, "+0,0>1", "hut 0,1", "VSC")
    assert (later.to_act, hand(later, 1, 1)) == (1, "VLL")


@pytest.mark.clause("TAL-PREVIEW-DEAL")
def test_without_the_preview_nothing_is_dealt() -> None:
    state = after(GAME.new(3), "VJC")
    assert state.to_act == 0
    assert [hand(state, seat, seat) for seat in range(3)] == ["VJC", None, None]


@pytest.mark.clause("TAL-PREVIEW-REFILL")
def test_the_next_tile_is_drawn_right_after_the_own_build() -> None:
    state = previewed(LAND)
    built = after(state, "hut 3,0")
    assert (built.to_act, hand(built, 0, 0)) == (CHANCE, None)
    refilled = after(built, "VSC")
    assert (refilled.to_act, hand(refilled, 0, 0)) == (1, "VSC")
    assert tiles_left(refilled) == tiles_left(state) - 1


@pytest.mark.clause("TAL-PREVIEW-REFILL")
def test_when_no_tile_is_left_those_in_hand_are_still_placed() -> None:
    state = after(previewed(LAND, tiles=0), "hut 3,0")
    assert state.to_act == 1
    state = after(state, "+4,0>0", "hut 5,0", "+6,0>0", "hut 7,0")
    assert state.to_act == OVER


@pytest.mark.clause("TAL-PREVIEW-REFILL")
def test_whoever_is_eliminated_draws_no_more() -> None:
    state = previewed(LAND, phase="place", supply={0: "0/2/3"})
    out = after(state, "+4,0>0")
    assert standings(out)[0] == "eliminated"
    assert (out.to_act, hand(out, 0, 0)) == (1, None)


@pytest.mark.clause("TAL-PREVIEW-REFILL")
def test_whoever_has_finished_draws_no_more() -> None:
    state = previewed(LAND, ranking=True, supply={0: "1/0/3"})
    done = after(state, "hut 3,0")
    assert standings(done)[0] == "finished"
    assert (done.to_act, hand(done, 0, 0)) == (1, None)


@pytest.mark.clause("TAL-PREVIEW-SECRET")
def test_only_the_holder_sees_a_tile() -> None:
    state = previewed(LAND, phase="place")
    assert [hand(state, 1, seen_by) for seen_by in (0, 1, 2, None)] == ["?", "VLL", "?", "?"]
    assert [hand(state, 0, seen_by) for seen_by in (0, 1, 2, None)] == ["VJC", "?", "?", "?"]
    assert unseen(state, 0)["VLL"] == 1
    assert "VLL" not in unseen(state, 1)


@pytest.mark.clause("TAL-PREVIEW-SECRET")
def test_others_hear_of_a_draw_and_not_of_the_tile() -> None:
    state = after(previewed(LAND), "hut 3,0")
    draw = GAME.parse(state, "VSC")
    assert [events(state, "VSC", seat) for seat in (0, 1, None)] == [
        ["drew"],
        ["drew-hidden"],
        ["drew-hidden"],
    ]
    assert [GAME.seen(state, draw, seat) for seat in (0, 1)] == [record_of("VSC"), {"do": "draw"}]


@pytest.mark.clause("TAL-PREVIEW-SECRET")
def test_a_tile_shows_itself_when_it_is_placed() -> None:
    state = previewed(LAND, phase="place")
    placed = GAME.parse(state, "+4,0>0")
    assert GAME.seen(state, placed, 1) == record_of("+4,0>0") | {"tile": "VJC"}
    assert unseen(state, 1)["VJC"] == 5
    assert unseen(after(state, "+4,0>0"), 1)["VJC"] == 4


@pytest.mark.clause("TAL-PREVIEW-SECRET")
def test_from_one_seat_the_tiles_of_others_could_be_any_unseen_ones() -> None:
    state = previewed(LAND, phase="place", bag="VCC1 VSS1", tiles=2)
    view = state.view(0)
    seen = view.to_bytes()
    rng = Rng(5)
    guessed = set()
    for _ in range(60):
        other = taluva(state.copy())
        other.resample(0, rng)
        assert other.view(0).to_bytes() == seen
        guess = GAME.guess(view, rng)
        assert guess.view(0).to_bytes() == seen
        guessed |= {hand(other, 1, 1), hand(guess, 2, 2)}
    assert guessed == {"VCC", "VSS", "VLL", "VRS"}
    assert hand(state, 1, 1) == "VLL"


@pytest.mark.clause("TAL-PREVIEW-SECRET")
def test_without_the_preview_all_tiles_in_hand_are_open() -> None:
    state = board(LAND, phase="place", players=3)
    assert [hand(state, 0, seen_by) for seen_by in (0, 1, None)] == ["VJC", "VJC", "VJC"]
