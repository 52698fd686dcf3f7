"""Pictures parse to positions and print back."""

import pytest

from tests.taluva.pictures import (
    GAME,
    PictureError,
    board,
    fields,
    marks,
    places,
    same_picture,
    show,
    supply,
)

ISLAND = """
               J1    C1
      S1    V2>3  J1a   V1>5
   J1a         S3a^  L2b#  R1c
      V12>0             C2
"""


def test_a_picture_prints_back() -> None:
    assert show(board(ISLAND, players=3)) == same_picture(ISLAND)


def test_every_field_stands_where_it_is_drawn() -> None:
    land = fields("""
           C1    .     J1
        J1    V1>2  S1a
    """)
    assert {cell: match[0] for cell, match in land.items()} == {
        (0, 0): "C1",
        (2, 0): "J1",
        (-1, 1): "J1",
        (0, 1): "V1>2",
        (1, 1): "S1a",
    }


def test_a_picture_can_begin_elsewhere() -> None:
    assert set(fields("J1    C1", first=(3, -2))) == {(3, -2), (4, -2)}


def test_marks_are_fields() -> None:
    assert marks("""
        x     .     x
           .     x
    """) == {(0, 0), (2, 0), (1, 1)}


def test_places_are_marked_like_pictures() -> None:
    state = board("""
        J1    V1>1  L1
           S1a   J2
    """)
    assert places(state, "hut") == marks("""
        x     .     x
           .     .
    """)


def test_pieces_that_are_not_shown_lie_in_the_supply() -> None:
    state = board("J1    J1a   S3a   R1a^  L2a#  J1b")
    assert (supply(state, 0), supply(state, 1)) == ("16/1/2", "19/2/3")


def test_a_seat_in_turn_to_place_holds_its_tile() -> None:
    state = board("J1    V1>2", phase="place", to_act=1, tile="VLL")
    assert GAME.position(state).split(" | ")[4] == "hands - VLL"
    assert "VLL" not in GAME.position(state).split(" | ")[5]


@pytest.mark.parametrize(
    ("picture", "message"),
    [
        ("J1    X1", "expected V2>3, J1, .* got 'X1'"),
        ("J1    V1", "got 'V1'"),
        ("V1>6", "got 'V1>6'"),
        ("J1e", "got 'J1e'"),
        ("J1   C1", "row 1: 'C1' begins in column 6, .* expected column 1 or 7"),
        ("J1    C1\n C1", "row 2: 'C1' begins in column 2, .* expected column -2 or 4"),
        ("J1\tC1", "expected blanks between the fields, got a tab"),
        ("C1    R1a^  R1a^  R1a^", "seat a: expected at most 20/2/3 pieces, got 0 huts, 3 towers"),
        ("V1>1  J1c", "no position"),
        ("V1>1  J1a", "no position"),
    ],
)
def test_a_picture_that_shows_no_position_says_why(picture: str, message: str) -> None:
    with pytest.raises(PictureError, match=message):
        board(picture)


def test_marks_take_nothing_but_crosses_and_dots() -> None:
    with pytest.raises(PictureError, match="expected x or a dot, got 'J1'"):
        marks("x     J1")
