"""The course of a game: who is to act, the two steps of a turn, drawing, the first tile."""

import pytest

import lavafield
from lavafield import CHANCE, OVER
from lavafield.games.taluva import ids
from lavafield.games.taluva.state import TaluvaState
from tests.taluva.pictures import (
    GAME,
    after,
    allows,
    board,
    events,
    forbids,
    hand,
    named,
    places,
    show,
    taluva,
    texts,
    why,
)

ALL_BUILDS = {"hut", "tower", "temple", "expand"}


def started(tile: str = "VJC", players: int = 2) -> TaluvaState:
    """A game in which the first tile is in hand."""
    return after(GAME.new(players), tile)


def simple_turn(state: TaluvaState) -> TaluvaState:
    """Draw, place and build, each time the first action on the list."""
    for _ in range(3):
        state = taluva(state.after(state.actions()[0]))
    return state


def first(state: lavafield.State, verb: str) -> int:
    """The first action with that verb."""
    return next(action for action in state.actions() if GAME.name(state, action)["do"] == verb)


# --- the order of play ---


@pytest.mark.clause("TAL-ORDER")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins_and_the_turn_goes_round_clockwise(players: int) -> None:
    state = taluva(GAME.new(players))
    turns = []
    for _ in range(2 * players):
        turns.append(after(state, GAME.text(state, state.actions()[0])).to_act)
        state = simple_turn(state)
    assert turns == [*range(players), *range(players)]


@pytest.mark.clause("TAL-ORDER")
@pytest.mark.row(50)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_are_equal_when_nobody_leaves(players: int) -> None:
    state = GAME.new(players, tiles=12)
    placed = [0] * players
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state = state.after(state.actions()[0])
        else:
            placed[state.to_act] += 1
            state = state.after(first(state, "extend"))
            state = state.after(first(state, "hut"))
    assert placed == [12] * players


# --- two steps ---


@pytest.mark.clause("TAL-TURN")
def test_before_the_draw_nothing_else_can_happen() -> None:
    state = board("J1a   V1>1  C1", phase="draw")
    assert state.to_act == CHANCE
    for text in ("+1,-1>3", "^1,0>2", "hut 2,0", "tower 2,0", "temple 2,0", "expand 0,0 J"):
        forbids(state, text, "TAL-TURN", step="draw")
    allows(state, "VJC")


@pytest.mark.clause("TAL-TURN")
def test_a_drawn_tile_is_placed_before_anything_is_built() -> None:
    state = board("J1a   V1>1  C1", phase="place")
    for text in ("VJC", "hut 2,0", "tower 2,0", "temple 2,0", "expand 0,0 J"):
        forbids(state, text, "TAL-TURN", step="place")
    allows(state, "+1,-1>3")


@pytest.mark.clause("TAL-TURN")
def test_after_the_tile_comes_the_build() -> None:
    state = board("J1a   V1>1  C1")
    for text in ("VJC", "+1,-1>3", "^1,0>2"):
        forbids(state, text, "TAL-TURN", step="build")
    allows(state, "hut 2,0")


@pytest.mark.clause("TAL-TURN")
def test_after_the_end_nobody_moves() -> None:
    state = after(board("J1a   V1>1  C1", tiles=0), "hut 2,0")
    assert state.to_act == OVER
    assert state.actions() == []
    for text in ("VJC", "+1,-1>3", "^1,0>2", "hut 2,0", "expand 0,0 J"):
        forbids(state, text, "TAL-TURN", step="over")
    assert GAME.why_not(state, 16) == lavafield.Violation("TAL-TURN", {"step": "over"})


@pytest.mark.clause("TAL-TURN")
@pytest.mark.parametrize("phase", ["draw", "place", "build"])
@pytest.mark.parametrize("action", [-1, -(2**80), 2**80])
def test_a_number_that_is_no_action_belongs_to_no_step(phase: str, action: int) -> None:
    state = board("J1a   V1>1  C1", phase=phase)
    violation = GAME.why_not(state, action)
    assert violation is not None
    assert (violation.clause, violation.arguments) == ("TAL-TURN", {"step": phase})


@pytest.mark.clause("TAL-TURN")
def test_there_are_no_more_draws_than_tile_kinds() -> None:
    state = board("J1a   V1>1  C1", phase="draw")
    assert [GAME.why_not(state, kind) for kind in range(25)] == [None] * 25
    violation = GAME.why_not(state, 25)
    assert violation is not None
    assert violation.clause == "TAL-TURN"


@pytest.mark.clause("TAL-TURN")
def test_there_are_six_directions_and_no_more() -> None:
    state = board("J1a   V1>1  C1", phase="place")
    for facing in range(8):
        violation = GAME.why_not(state, int(ids.extension(5, facing)))
        known = violation is None or violation.clause != "TAL-TURN"
        assert known == (facing < 6)


# --- the draw ---


@pytest.mark.clause("TAL-DRAW")
def test_a_kind_that_is_used_up_cannot_be_drawn() -> None:
    state = board("J1a   V1>1  C1", phase="draw", bag="VJC1 VCJ3 VLL2", tiles=6)
    forbids(state, "VRS", "TAL-DRAW", tile="VRS")
    drawn = after(state, "VJC", "+1,-1>3", "hut 2,0")
    forbids(drawn, "VJC", "TAL-DRAW", tile="VJC")
    allows(drawn, "VCJ", "VLL")


@pytest.mark.clause("TAL-DRAW")
def test_every_tile_that_is_left_is_as_likely_as_any_other() -> None:
    state = board("J1a   V1>1  C1", phase="draw", bag="VCJ3 VJC1 VLL2", tiles=6)
    kinds = [record["tile"] for record in named(state)]
    assert dict(zip(kinds, state.weights(), strict=True)) == {"VCJ": 3, "VJC": 1, "VLL": 2}
    after_it = after(state, "VCJ", "+1,-1>3", "hut 2,0")
    assert sorted(after_it.weights()) == [1, 2, 2]


@pytest.mark.clause("TAL-DRAW")
def test_a_tile_is_seen_by_all_before_it_is_placed() -> None:
    state = started("VRS")
    assert state.to_act == 0
    assert [hand(state, 0, seat) for seat in (0, 1, None)] == ["VRS"] * 3


# --- the first tile ---


@pytest.mark.clause("TAL-FIRST")
@pytest.mark.row(11)
def test_the_first_tile_has_one_placement() -> None:
    state = started()
    assert texts(state, "extend") == {"+0,0>1"}
    assert len(state.actions()) == 1
    assert show(after(state, "+0,0>1")) == "   V1>1\nC1    J1"
    assert events(state, "+0,0>1") == ["first-tile"]


@pytest.mark.clause("TAL-FIRST")
@pytest.mark.row(11)
@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("cell", ["0,0", "-1,0", "7,-12", "900,-900"])
def test_every_other_way_to_say_it_is_understood(cell: str, facing: int) -> None:
    state = started()
    assert GAME.parse(state, f"+{cell}>{facing}") == state.actions()[0]
    assert why(state, f"+{cell}>{facing}") is None


@pytest.mark.clause("TAL-FIRST")
@pytest.mark.row(11)
def test_but_only_one_number_is_on_offer() -> None:
    state = started()
    assert GAME.why_not(state, state.actions()[0]) is None
    violation = GAME.why_not(state, int(ids.extension(0, 4)))
    assert violation == lavafield.Violation("TAL-FIRST", {}, ((0, 0), (0, -1), (1, -1)))
    for number in (0, int(ids.extension(3, 1)), int(ids.extension(10**6, 1))):
        violation = GAME.why_not(state, number)
        assert violation is not None
        assert violation.clause == "TAL-FIRST"


@pytest.mark.clause("TAL-ERUPT-VOLCANO")
def test_nothing_can_erupt_on_an_empty_table() -> None:
    forbids(started(), "^0,0>1", "TAL-ERUPT-VOLCANO", (0, 0))
    forbids(started(), "^0,0>0", "TAL-ERUPT-VOLCANO", (0, 0))


# --- later tiles ---


@pytest.mark.clause("TAL-PLACE-MUST")
def test_a_tile_is_placed_beside_the_land_or_as_an_eruption_and_never_kept() -> None:
    state = board(
        """
           V1>1  V1>0  S1
        C1    J1    R1
        """,
        phase="place",
    )
    assert {record["do"] for record in named(state)} == {"extend", "erupt"}
    assert texts(state, "erupt") == {"^0,0>0", "^1,0>1", "^1,0>2"}
    assert after(state, "^0,0>0").to_act == 0
    assert after(state, "+0,-1>3").to_act == 0


@pytest.mark.clause("TAL-PLACE-MUST")
@pytest.mark.row(41)
def test_the_table_has_no_edge() -> None:
    state = after(started("VJJ"), "+0,0>1", "hut 0,1")
    for turn in range(1, 12):
        tile = named(state)[0]["tile"]
        state = after(state, tile, f"+{2 * turn},0>1", f"hut {2 * turn},1")
    state = after(state, "VLL")
    allows(state, "+24,0>1", "+24,0>2", "+-1,0>2")
    assert max(q for q, _ in places(state, "extend")) == 24


# --- one build each turn ---


@pytest.mark.clause("TAL-BUILD-MUST")
@pytest.mark.row(12)
def test_the_first_player_builds_on_the_first_tile() -> None:
    state = after(started(), "+0,0>1")
    assert state.to_act == 0
    assert texts(state, "hut") == {"hut 0,1", "hut -1,1"}
    assert len(state.actions()) == 2


@pytest.mark.clause("TAL-BUILD-MUST")
def test_each_turn_has_exactly_one_build_of_four_kinds() -> None:
    state = board("""
        J3    J1a   C1a   S1a   R2
           V1>1  V1>1  V1>1  V1>1  L1
    """)
    assert {record["do"] for record in named(state)} == ALL_BUILDS
    for text in ("hut 4,1", "tower 0,0", "temple 4,0", "expand 1,0 R"):
        built = after(state, text)
        assert built.to_act == CHANCE
        assert after(built, "VJC").to_act == 1
