"""The three ways a game ends, and who is ahead."""

import pytest

from lavafield import CHANCE, OVER
from tests.taluva.pictures import after, board, events, forbids, standings


def counted(*supplies: str) -> list[int]:
    """The ranks after the last build of the game: a hut from the first of these supplies."""
    state = board("J1", tiles=0, players=len(supplies), supply=dict(enumerate(supplies)))
    assert events(state, "hut 0,0")[:2] == ["hut-built", "tiles-out"]
    return after(state, "hut 0,0").ranks()


# --- early victory ---


@pytest.mark.clause("TAL-EARLY")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("hut 4,0", "1/0/3"),
        ("hut 4,0", "1/2/0"),
        ("tower 3,0", "17/1/0"),
        ("tower 3,0", "0/1/3"),
        ("temple 3,0", "17/0/1"),
        ("temple 3,0", "0/2/1"),
        ("expand 2,0 L", "3/0/2"),
    ],
)
def test_two_kinds_used_up_win_on_the_spot(text: str, left: str) -> None:
    state = board("J1a   C1a   S1a   L3    C1", players=3, supply={0: left})
    won = after(state, text)
    assert won.to_act == OVER
    assert won.ranks() == [1, 2, 2]
    assert events(state, text)[-1] == "early-win"


@pytest.mark.clause("TAL-EARLY")
@pytest.mark.row(49)
@pytest.mark.parametrize(("text", "left"), [("hut 4,0", "1/1/1"), ("tower 3,0", "9/1/1"), ("temple 3,0", "1/1/1")])
def test_one_kind_used_up_wins_nothing(text: str, left: str) -> None:
    played = after(board("J1a   C1a   S1a   L3    C1", supply={0: left}), text)
    assert played.to_act == CHANCE
    assert played.ranks() == []


@pytest.mark.clause("TAL-EARLY")
@pytest.mark.row(44)
def test_on_the_last_turn_the_early_victory_comes_before_the_count() -> None:
    state = board("J1    C1", tiles=0, supply={0: "1/0/3", 1: "9/1/0"})
    assert events(state, "hut 0,0") == ["hut-built", "early-win"]
    assert after(state, "hut 0,0").ranks() == [1, 2]


@pytest.mark.clause("TAL-EARLY")
@pytest.mark.row(45)
def test_only_the_seat_in_turn_can_win_early() -> None:
    supplies = {0: "2/0/3", 1: "1/0/3", 2: "1/0/3"}
    state = board("J1    C1    S1", players=3, supply=supplies)
    played = after(state, "hut 0,0")
    assert played.ranks() == []
    won = after(played, "VJC", "+3,0>0", "hut 1,0")
    assert won.ranks() == [2, 1, 2]
    forbids(won, "hut 2,0", "TAL-TURN", step="over")


@pytest.mark.clause("TAL-EARLY-BOX")
@pytest.mark.row(19)
def test_covered_huts_count_as_built_for_the_early_victory() -> None:
    state = board(
        """
           V1>1  V1>0  S1
        C1a   J1a   R1
        """,
        phase="place",
        supply={0: "1/0/3"},
    )
    erupted = after(state, "^1,0>1")
    assert erupted.to_act == 0
    assert after(erupted, "hut 2,0").ranks() == [1, 2]


# --- the last tile ---


@pytest.mark.clause("TAL-END")
@pytest.mark.row(42)
def test_the_last_tile_still_brings_a_build() -> None:
    state = after(board("J1a   V1>1  C1b", phase="draw", tiles=1), "VJC")
    placed = after(state, "+3,0>0")
    assert placed.to_act == 0
    assert placed.ranks() == []
    assert events(placed, "hut 4,0") == [
        "hut-built",
        "tiles-out",
        "ranked",
        "ranked",
    ]
    assert after(placed, "hut 4,0").to_act == OVER


@pytest.mark.clause("TAL-END")
def test_the_game_goes_on_while_a_tile_is_left() -> None:
    for tiles, to_act in ((2, CHANCE), (1, CHANCE), (0, OVER)):
        state = board("J1a   V1>1  C1", tiles=tiles)
        assert after(state, "hut 2,0").to_act == to_act


@pytest.mark.clause("TAL-END")
@pytest.mark.clause("TAL-SURVIVOR")
@pytest.mark.row(43)
def test_whoever_cannot_build_on_the_last_tile_leaves_the_win_to_the_other() -> None:
    state = board("J1b   V1>1  C1b", phase="place", tiles=0, supply={0: "0/1/1", 1: "18/2/3"})
    assert events(state, "+1,-1>5") == ["extended", "eliminated", "survivor-win"]
    assert after(state, "+1,-1>5").ranks() == [2, 1]


# --- the count ---


@pytest.mark.clause("TAL-END-TEMPLES")
def test_most_temples_win() -> None:
    assert counted("20/2/1", "5/0/2", "1/1/3") == [1, 2, 3]
    assert counted("1/1/3", "20/2/2") == [2, 1]


@pytest.mark.clause("TAL-END-TOWERS")
def test_with_equal_temples_most_towers_win() -> None:
    assert counted("20/1/2", "5/2/2") == [1, 2]
    assert counted("5/2/2", "20/1/2") == [2, 1]


@pytest.mark.clause("TAL-END-HUTS")
def test_with_equal_towers_too_most_huts_win() -> None:
    assert counted("10/1/2", "10/1/2") == [1, 2]
    assert counted("12/1/2", "10/1/2") == [2, 1]


@pytest.mark.clause("TAL-END-SHARED")
@pytest.mark.row(46)
def test_whoever_is_level_in_all_three_shares_the_place() -> None:
    assert counted("11/1/2", "10/1/2") == [1, 1]
    assert counted("11/1/2", "10/1/2", "5/1/3", "5/1/3") == [1, 1, 3, 3]
    assert counted("11/1/2", "9/1/2", "10/1/2") == [2, 1, 2]


@pytest.mark.clause("TAL-END-SHARED")
@pytest.mark.row(46)
def test_a_shared_win_is_told() -> None:
    state = board("J1    C1", tiles=0, supply={0: "11/1/2", 1: "10/1/2"})
    assert events(state, "hut 0,0")[-1] == "shared-win"


@pytest.mark.clause("TAL-END-BOX")
@pytest.mark.row(19)
def test_covered_huts_count_as_built_at_the_end() -> None:
    state = board(
        """
           V1>1  V1>0  S1
        C1a   J1a   R1b   L1b
        """,
        phase="place",
        tiles=0,
    )
    end = after(state, "^1,0>2", "hut 2,0")
    assert end.ranks() == [1, 2]


@pytest.mark.clause("TAL-END-OUT")
@pytest.mark.row(47)
def test_eliminated_players_are_left_out_of_the_count() -> None:
    assert counted("20/2/3", "0/2/0x1", "19/2/3") == [1, 3, 1]
    assert counted("20/2/3", "0/0/1x2", "3/2/3", "0/2/1x1") == [2, 3, 1, 3]


@pytest.mark.clause("TAL-END-OUT")
def test_eliminated_players_share_the_last_place_when_the_last_survivor_wins() -> None:
    state = board(
        "J1b   V1>1  C1c",
        phase="place",
        players=4,
        supply={0: "0/2/0", 1: "0/1/1x2", 3: "0/2/3x1"},
    )
    assert after(state, "+1,-1>5").ranks() == [2, 2, 1, 2]


# --- the last survivor ---


@pytest.mark.clause("TAL-SURVIVOR")
@pytest.mark.row(48)
def test_the_last_player_left_wins_at_once() -> None:
    state = board("J1b   V1>1  C1b", phase="place", supply={0: "0/0/1", 1: "18/2/3"})
    assert events(state, "+1,-1>5") == ["extended", "eliminated", "survivor-win"]
    end = after(state, "+1,-1>5")
    assert (end.to_act, end.ranks()) == (OVER, [2, 1])
    assert standings(end) == ["eliminated", "in-play"]


@pytest.mark.clause("TAL-SURVIVOR")
@pytest.mark.row(48)
def test_two_players_left_play_on() -> None:
    state = board("J1b   V1>1  C1c", phase="place", players=3, supply={0: "0/2/3"})
    assert after(state, "+1,-1>5").to_act == CHANCE
