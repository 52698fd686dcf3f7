"""Relatives: how many come, and where they may go."""

from itertools import combinations
from math import prod

import pytest

from tests.pompeii.pictures import (
    Cell,
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
    standing,
    step,
)

GREY = set(spots(1, 4, 8))
PURPLE = set(spots(2, 3, 5, 7))
NEUTRAL = set(spots(0))


def brought(pieces: dict[Cell, str], play: str, **more: dict[int, int]) -> int:
    """How many relatives come if each takes the first place there is."""
    card = play.split(maxsplit=1)[0][1:]
    state = after(city(pieces, hands={0: f"{card}.{card}"}, **more), play)  # type: ignore[arg-type]
    number = 0
    while step(state) == "0 relatives":
        free = [(row, col) for row, col in sorted(places(state, "relative"), key=in_order)]
        state = after(state, f"+{free[0][0]},{free[0][1]}")
        number += 1
    return number


def in_order(cell: Cell) -> tuple[bool, int, Cell]:
    """Numbered buildings come first, then the neutral ones, row by row."""
    number = next((n for n in range(1, 12) if cell in spots(n)), 0)
    return number == 0, number, (cell[1], cell[0]) if number in (3, 4, 6, 8) else cell


# --- how many ---


@pytest.mark.clause("POM-RELATIVE-COUNT")
@pytest.mark.parametrize(("there", "number"), [("", 0), ("b", 1), ("a", 1), ("ab", 2), ("bbb", 3), ("aaa", 3)])
def test_as_many_relatives_come_as_pieces_were_there_of_all_colours(there: str, number: int) -> None:
    assert brought({(2, 6): there, (2, 5): "bbb"}, "p4 2,6") == number


@pytest.mark.clause("POM-RELATIVE-COUNT")
@pytest.mark.row(1)
def test_pieces_on_all_squares_of_the_building_count() -> None:
    assert brought({(1, 0): "b"}, "p1 1,1") == 1
    assert brought({(1, 0): "ab", (1, 1): "b"}, "p1 1,1") == 3
    assert brought({(3, 2): "bb", (4, 2): "", (3, 3): "bb"}, "p6 4,2") == 2
    assert brought({(6, 8): "b", (5, 10): "bb", (6, 10): "b"}, "p11 5,8") == 1


@pytest.mark.clause("POM-RELATIVE-COUNT")
def test_the_other_building_of_the_number_does_not_count() -> None:
    assert brought({(2, 5): "bbb"}, "p4 2,6") == 0
    assert brought({(3, 6): "bb", (4, 6): "b"}, "p8 4,6") == 1


@pytest.mark.clause("POM-RELATIVE-COUNT", "POM-AD79-FIRST")
def test_before_ad79_there_are_no_relatives() -> None:
    state = city({(2, 6): "bb"}, warned=False)
    assert step(after(state, "p4 2,6")) == "0 draw"
    assert step(after(city({(2, 6): "bb"}), "p4 2,6")) == "0 relatives"


@pytest.mark.clause("POM-RELATIVE-COUNT")
def test_relatives_are_own_pieces_from_the_stock() -> None:
    state = after(city({(2, 6): "bb"}, hands={0: "4.4"}, stock={0: 10}), "p4 2,6", "+1,0", "+1,7")
    assert standing(state) == {(2, 6): "abb", (1, 0): "a", (1, 7): "a"}
    assert count(state, 0, "stock") == 7
    assert count(state, 0, "board") == 3
    assert step(state) == "0 draw"


@pytest.mark.clause("POM-RELATIVE-MAY")
@pytest.mark.row(7)
def test_fewer_relatives_may_come_or_none() -> None:
    state = after(city({(2, 6): "bbb"}, hands={0: "4.4"}), "p4 2,6")
    for number, move in enumerate(("+1,0", "+2,5", "+3,6")):
        allows(state, "done")
        done = after(state, "done")
        assert step(done) == "0 draw"
        assert count(done, 0, "board") == 1 + number
        assert events(state, "done") == ["relatives-done"]
        state = after(state, move)
    assert step(state) == "0 draw"


@pytest.mark.clause("POM-RELATIVE-SHORT")
@pytest.mark.row(6)
@pytest.mark.parametrize("free", [(), ((1, 7),), ((1, 7), (3, 7)), ((1, 7), (3, 7), (1, 0))], ids=len)
def test_without_buildings_for_all_the_rest_do_not_come(free: tuple[Cell, ...]) -> None:
    taken = {cell: text for cell, text in (full(0, by="a") | full(1, 4, 8, by="b")).items() if cell not in free}
    assert brought(taken | {(2, 6): "bbb"}, "p4 2,6") == len(free)


@pytest.mark.clause("POM-RELATIVE-SHORT")
@pytest.mark.row(17)
@pytest.mark.parametrize("stock", [1, 2, 3])
def test_without_pieces_for_all_the_rest_do_not_come(stock: int) -> None:
    assert brought({(2, 6): "bbb"}, "p4 2,6", stock={0: stock}) == stock - 1


@pytest.mark.clause("POM-RELATIVE-CHAIN")
def test_relatives_bring_no_relatives() -> None:
    """Two would be brought by each of the buildings where they arrive."""
    state = after(city({(2, 6): "b", (2, 5): "bb", (1, 7): "b"}, hands={0: "4.4"}), "p4 2,6")
    for move in ("+2,5", "+1,7"):
        assert step(after(state, move)) == "0 draw"
    two = after(city({(2, 6): "bb", (2, 5): "bb"}, hands={0: "4.4"}), "p4 2,6", "+2,5")
    assert step(two) == "0 relatives"
    assert step(after(two, "+1,7")) == "0 draw"


@pytest.mark.clause("POM-RELATIVE-CHAIN")
def test_the_new_piece_does_not_count() -> None:
    state = after(city(hands={0: "4.4"}), "p4 2,6")
    assert step(state) == "0 draw"
    assert at(state, 2, 6) == "a"


# --- where ---


@pytest.mark.clause("POM-RELATIVE-BUILDING")
def test_no_relative_goes_where_the_new_piece_was_placed() -> None:
    state = after(city({(2, 6): "b"}, hands={0: "4.4"}), "p4 2,6")
    forbids(state, "+2,6", "POM-RELATIVE-BUILDING", (2, 6))
    allows(after(city({(2, 5): "b"}, hands={0: "4.4"}), "p4 2,5"), "+2,6")


@pytest.mark.clause("POM-RELATIVE-BUILDING")
@pytest.mark.row(2)
@pytest.mark.parametrize(
    ("play", "other"),
    [("p1 1,0", (1, 1)), ("p1 1,1", (1, 0)), ("p2 1,4", (0, 4)), ("p6 4,2", (3, 2)), ("p6 3,3", (4, 3))],
)
def test_no_relative_goes_onto_the_other_square_of_that_building(play: str, other: Cell) -> None:
    card = play.split(maxsplit=1)[0][1:]
    state = after(city({other: "b"}, hands={0: f"{card}.{card}"}), play)
    forbids(state, f"+{other[0]},{other[1]}", "POM-RELATIVE-BUILDING", other)
    allows(state, "+1,7")


@pytest.mark.clause("POM-RELATIVE-BUILDING", "POM-RELATIVE-COLOUR")
@pytest.mark.row(3)
def test_the_other_building_of_the_number_may_receive_one() -> None:
    for play, other in (("p4 2,6", "+2,5"), ("p4 2,5", "+2,6"), ("p8 4,6", "+3,6"), ("p6 4,2", "+4,3")):
        card, cell = play.split()
        row, col = map(int, cell.split(","))
        allows(after(city({(row, col): "b"} if card != "p6" else {(3, 2): "b"}, hands={0: card[1:]}), play), other)


@pytest.mark.clause("POM-RELATIVE-COLOUR")
def test_relatives_go_into_buildings_of_the_colour_or_neutral_ones() -> None:
    grey = after(city({(2, 6): "b"}, hands={0: "4.4"}), "p4 2,6")
    assert places(grey, "relative") == GREY - {(2, 6)} | NEUTRAL
    forbids(grey, "+2,8", "POM-RELATIVE-COLOUR", (2, 8), colour="grey")
    purple = after(city({(2, 8): "b"}, hands={0: "5.5"}), "p5 2,8")
    assert places(purple, "relative") == PURPLE - {(2, 8)} | NEUTRAL
    forbids(purple, "+2,6", "POM-RELATIVE-COLOUR", (2, 6), colour="purple")
    allows(purple, "+2,2")
    for card, cell, friends in ((9, "5,4", set(spots(6))), (10, "5,5", {(6, 5)} | set(spots(11)))):
        row, col = map(int, cell.split(","))
        state = after(city({(row, col): "b"}, hands={0: f"{card}"}), f"p{card} {cell}")
        assert places(state, "relative") == friends | NEUTRAL


@pytest.mark.clause("POM-RELATIVE-ONE")
@pytest.mark.row(4)
def test_a_roomy_neutral_building_takes_one_relative() -> None:
    state = after(city({(2, 6): "bbb"}, hands={0: "4.4"}), "p4 2,6", "+1,3")
    forbids(state, "+1,3", "POM-RELATIVE-ONE", (1, 3))
    allows(state, "+3,1")
    assert at(state, 1, 3) == "a"


@pytest.mark.clause("POM-RELATIVE-ONE")
@pytest.mark.row(5)
def test_the_two_squares_of_a_building_take_one_relative_together() -> None:
    state = after(city({(2, 2): "bb"}, hands={0: "3.3"}), "p3 2,2", "+0,4")
    for cell in ((0, 4), (1, 4)):
        forbids(state, f"+{cell[0]},{cell[1]}", "POM-RELATIVE-ONE", cell)
    allows(after(city({(2, 2): "bb"}, hands={0: "3.3"}), "p3 2,2"), "+0,4", "+1,4")


@pytest.mark.clause("POM-RELATIVE-ONE")
def test_who_stood_there_before_does_not_matter() -> None:
    state = after(city({(2, 6): "bb", (1, 3): "ab"}, hands={0: "4.4"}), "p4 2,6")
    allows(state, "+1,3")
    later = after(state, "+1,3", "done", "draw 9", "p3 2,3", "draw 9", "p4 2,6")
    allows(later, "+1,7")
    forbids(later, "+1,3", "POM-SPOT-FREE", (1, 3))


@pytest.mark.clause("POM-RELATIVE-ORDER")
def test_relatives_arrive_in_the_order_of_the_buildings() -> None:
    state = after(city({(2, 6): "bb"}, hands={0: "4.4"}), "p4 2,6", "+2,5")
    forbids(state, "+1,0", "POM-RELATIVE-ORDER", (1, 0))
    allows(state, "+3,6", "+0,1")
    allows(after(city({(2, 6): "bb"}, hands={0: "4.4"}), "p4 2,6", "+1,0"), "+2,5")
    neutral = after(city({(2, 6): "bb"}, hands={0: "4.4"}), "p4 2,6", "+1,7")
    forbids(neutral, "+3,6", "POM-RELATIVE-ORDER", (3, 6))
    forbids(neutral, "+0,1", "POM-RELATIVE-ORDER", (0, 1))


@pytest.mark.clause("POM-RELATIVE-ORDER")
def test_every_selection_is_reached_in_one_way() -> None:
    start = city(full(0, by="a") | {(1, 7): "", (3, 1): "b", (2, 6): "bbb"}, hands={0: "4.4"})
    reached: list[frozenset[str]] = []
    waiting = [(after(start, "p4 2,6"), frozenset[str]())]
    while waiting:
        state, chosen = waiting.pop()
        if step(state) == "0 relatives":
            waiting += [(after(state, move), chosen | {move} - {"done"}) for move in legal(state)]
        else:
            reached.append(chosen)
    assert len(set(reached)) == len(reached)
    # Building 1 has two squares; one each of 1, 4a, 8a, 8b, N4 and N7, at most three.
    ways = {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}
    expected = sum(prod(ways[one] for one in chosen) for n in range(4) for chosen in combinations(ways, n))
    assert len(reached) == expected
