"""The ranking option: a game for every place."""

from functools import partial

import pytest

from lavafield import CHANCE, OVER
from tests.taluva.pictures import after, board, events, standings

ranked = partial(board, ranking=True)
AWAY = "J1b   V1>1  C1c"


def ranks_after_the_rest(players: int, supply: dict[int, str]) -> list[int]:
    """The ranks after the hut of the last seat on the last tile."""
    state = ranked("J1    C1", to_act=players - 1, players=players, tiles=0, supply=supply)
    return after(state, "hut 0,0").ranks()


def ranks_of_two(others: dict[int, str], one: str, two: str) -> list[int]:
    """The ranks after seat 1 built the last hut; seats 0 and 3 have left the game."""
    supply = others | {1: one, 2: two}
    state = ranked("J1    C1", to_act=1, players=4, tiles=0, supply=supply)
    assert events(state, "hut 0,0")[:2] == ["hut-built", "tiles-out"]
    return after(state, "hut 0,0").ranks()


@pytest.mark.clause("TAL-RANK-FINISH")
def test_whoever_finishes_takes_the_best_free_place_and_the_others_play_on() -> None:
    state = ranked("J1    C1    S1", players=4, supply={0: "1/0/3", 1: "1/2/0"})
    assert events(state, "hut 0,0") == ["hut-built", "finished"]
    one = after(state, "hut 0,0")
    assert (one.to_act, one.ranks()) == (CHANCE, [])
    assert standings(one) == ["finished", "in-play", "in-play", "in-play"]
    two = after(one, "VJC", "+3,0>0", "hut 1,0")
    assert standings(two) == ["finished", "finished", "in-play", "in-play"]
    assert after(two, "VJC").to_act == 2


@pytest.mark.clause("TAL-RANK-FINISH")
def test_a_finished_player_is_skipped() -> None:
    state = ranked("J1    C1    S1", players=3, supply={1: "0/0/3+1"})
    assert after(state, "hut 0,0", "VJC").to_act == 2


@pytest.mark.clause("TAL-RANK-FINISH")
def test_finishing_later_is_a_later_place() -> None:
    supply = {0: "0/0/3+2", 1: "0/2/0+1", 2: "9/2/3", 3: "9/2/3"}
    assert ranks_after_the_rest(4, supply) == [2, 1, 4, 3]


@pytest.mark.clause("TAL-RANK-OUT")
def test_whoever_is_eliminated_takes_the_worst_free_place() -> None:
    supply = {0: "0/2/3x1", 1: "9/2/2", 2: "0/1/1x2", 3: "9/2/3"}
    assert ranks_after_the_rest(4, supply) == [4, 1, 3, 2]


@pytest.mark.clause("TAL-RANK-OUT")
def test_the_first_one_out_is_last_and_the_next_one_last_but_one() -> None:
    state = ranked(AWAY, phase="place", players=4, tiles=3, supply={0: "0/2/3", 1: "0/2/3"})
    state = after(state, "+1,-1>5", "VLL", "+3,0>0")
    assert standings(state) == ["eliminated", "eliminated", "in-play", "in-play"]
    end = after(state, "VCC", "+5,0>0", "hut 6,0", "VSS", "+7,0>0", "hut 8,0")
    assert end.ranks() == [4, 3, 1, 2]


@pytest.mark.clause("TAL-RANK-COUNT")
def test_the_places_between_go_by_temples_then_towers_then_huts() -> None:
    between = {0: "0/0/3+1", 3: "0/0/0x2"}
    assert ranks_of_two(between, "20/2/2", "1/0/3") == [1, 2, 3, 4]
    assert ranks_of_two(between, "20/1/2", "1/2/2") == [1, 2, 3, 4]
    assert ranks_of_two(between, "11/1/2", "11/1/2") == [1, 2, 3, 4]
    assert ranks_of_two(between, "12/1/2", "11/1/2") == [1, 2, 2, 4]
    assert ranks_of_two(between, "13/1/2", "11/1/2") == [1, 3, 2, 4]


@pytest.mark.clause("TAL-RANK-COUNT")
def test_without_anybody_gone_the_count_is_the_usual_one() -> None:
    state = ranked("J1    C1", players=3, tiles=0, supply={0: "5/2/3", 1: "5/2/2", 2: "4/2/3"})
    assert after(state, "hut 0,0").ranks() == [2, 1, 2]


@pytest.mark.clause("TAL-RANK-LAST")
@pytest.mark.row(52)
def test_the_last_player_building_takes_the_place_that_is_free() -> None:
    state = ranked("J1    C1", supply={0: "1/0/3"})
    end = after(state, "hut 0,0")
    assert (end.to_act, end.ranks()) == (OVER, [1, 2])
    assert events(state, "hut 0,0") == ["hut-built", "finished", "ranked", "ranked"]


@pytest.mark.clause("TAL-RANK-LAST")
@pytest.mark.row(52)
def test_between_the_finished_and_the_eliminated_one_place_is_left() -> None:
    finishing = ranked("J1    C1", players=3, supply={0: "1/0/3", 1: "20/2/3x1"})
    assert after(finishing, "hut 0,0").ranks() == [1, 3, 2]
    failing = ranked(AWAY, phase="place", players=3, supply={0: "0/2/3", 2: "0/0/3+1"})
    assert after(failing, "+1,-1>5").ranks() == [3, 2, 1]
