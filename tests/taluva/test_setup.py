"""What the game is made of, and what a settlement is."""

from collections import Counter

import pytest

import lavafield
from tests.taluva.pictures import (
    GAME,
    after,
    allows,
    board,
    forbids,
    named,
    same_picture,
    show,
    supply,
    texts,
)

PRINTED = {
    "J": (1, 6, 4, 2, 2),
    "C": (5, 1, 2, 2, 1),
    "S": (4, 2, 1, 2, 1),
    "R": (2, 2, 1, 1, 1),
    "L": (1, 1, 1, 1, 1),
}
"""Per left field, how many tiles have J, C, S, R, L as their right field."""


def bag() -> Counter[str]:
    start = GAME.new()
    kinds = [record["tile"] for record in named(start)]
    return Counter(dict(zip(kinds, start.weights(), strict=True)))


@pytest.mark.clause("TAL-PLAYERS")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert GAME.new(players).players == players


@pytest.mark.clause("TAL-PLAYERS")
@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(lavafield.BadInput, match=f"expected 2-4, got {players}"):
        GAME.new(players)


@pytest.mark.clause("TAL-PIECES")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_has_twenty_huts_two_towers_three_temples(players: int) -> None:
    start = GAME.new(players)
    assert [supply(start, seat) for seat in range(players)] == ["20/2/3"] * players


@pytest.mark.clause("TAL-TILES")
def test_there_are_the_48_printed_tiles() -> None:
    assert bag() == {
        f"V{right}{left}": count
        for left, counts in PRINTED.items()
        for right, count in zip("JCSRL", counts, strict=True)
    }
    assert bag().total() == 48
    assert len(bag()) == 25


@pytest.mark.clause("TAL-TILES")
def test_the_landscapes_are_as_frequent_as_printed() -> None:
    right = Counter(kind[1] for kind in bag().elements())
    left = Counter(kind[2] for kind in bag().elements())
    assert right == {"J": 13, "C": 12, "S": 9, "R": 8, "L": 6}
    assert left == {"J": 15, "C": 11, "S": 10, "R": 7, "L": 5}
    assert right + left == {"J": 28, "C": 23, "S": 19, "R": 15, "L": 11}


@pytest.mark.clause("TAL-TILES")
def test_just_three_pairs_differ_from_their_mirror_image_each_by_one_tile() -> None:
    count = bag()
    uneven = {kind: n - count["V" + kind[:0:-1]] for kind, n in count.items()}
    assert {kind: n for kind, n in uneven.items() if n > 0} == {"VCJ": 1, "VLJ": 1, "VRS": 1}


@pytest.mark.clause("TAL-TILES")
@pytest.mark.clause("TAL-EXPAND-TERRAIN")
@pytest.mark.row(53)
def test_the_clearing_has_one_name() -> None:
    state = board("J1a   C2")
    assert texts(state, "expand") == {"expand 0,0 C"}
    for name in ("grass", "clearance", "volcano"):
        with pytest.raises(lavafield.BadInput, match="clearing"):
            GAME.parse(state, f"expand 0,0 {name}")


FLOWER = """
   J1    J1
J1    V1>{facing}  J1
   J1    J1
"""
ERUPTED = {
    0: """
   J1    J1
J1    V2>0  L2
   J1    R2
""",
    1: """
   J1    J1
J1    V2>1  J1
   R2    L2
""",
    2: """
   J1    J1
R2    V2>2  J1
   L2    J1
""",
    3: """
   R2    J1
L2    V2>3  J1
   J1    J1
""",
    4: """
   L2    R2
J1    V2>4  J1
   J1    J1
""",
    5: """
   J1    L2
J1    V2>5  R2
   J1    J1
""",
}
"""The tile VLR on a volcano in the middle: the lake is its right field, met next clockwise."""


@pytest.mark.clause("TAL-FACING")
@pytest.mark.row(3)
@pytest.mark.parametrize("facing", range(6))
def test_a_tile_lies_in_one_of_six_directions(facing: int) -> None:
    flower = FLOWER.format(facing=(facing + 3) % 6)
    state = board(flower, phase="place", tile="VLR", first=(0, -1))
    assert show(after(state, f"^0,0>{facing}")) == same_picture(ERUPTED[facing])


@pytest.mark.clause("TAL-FACING")
@pytest.mark.row(3)
def test_only_the_topmost_volcano_of_a_field_has_a_direction() -> None:
    state = board(
        """
           J1    J1
        J1    V1>0  J2
           J1    J2
        """,
        phase="place",
        first=(0, -1),
    )
    forbids(state, "^0,0>0", "TAL-ERUPT-FACING", (0, 0))
    erupted = after(state, "^0,0>2", "hut 0,-1", "VJC")
    assert show(erupted) == same_picture("""
           J1a   J1
        C2    V2>2  J2
           J2    J2
    """)
    forbids(erupted, "^0,0>2", "TAL-ERUPT-FACING", (0, 0))
    allows(erupted, "^0,0>0")


# --- settlements ---


@pytest.mark.clause("TAL-SETTLEMENT")
@pytest.mark.row(32)
def test_fields_of_one_colour_that_touch_are_a_settlement_whatever_their_level() -> None:
    state = board("""
        S3a^  C2a   J1a
           V1>1  V1>1  L2
    """)
    assert texts(state, "expand") == {"expand 0,0 L"}
    allows(state, "expand 0,0 L")
    whole = GAME.parse(state, "expand 0,0 L")
    assert {GAME.parse(state, f"expand {q},0 L") for q in range(3)} == {whole}


@pytest.mark.clause("TAL-SETTLEMENT")
def test_a_volcano_or_a_gap_or_another_colour_parts_settlements() -> None:
    for between in ("V1>1", "J1b ", "J1  ", ".   "):
        state = board(f"J1a   {between}  J1a   L2    J1")
        forbids(state, "expand 0,0 L", "TAL-EXPAND-TERRAIN", (0, 0))
        allows(state, "expand 2,0 L")


@pytest.mark.clause("TAL-SETTLEMENT")
@pytest.mark.row(17)
@pytest.mark.parametrize("piece", ["J1a", "J1a^", "J1a#"])
def test_any_single_piece_is_a_settlement(piece: str) -> None:
    allows(board(f"{piece:6}L2"), "expand 0,0 L")


@pytest.mark.clause("TAL-SETTLEMENT")
@pytest.mark.row(17)
def test_towers_and_temples_count_among_the_fields_of_a_settlement() -> None:
    allows(board("S3a^  C2a   J1a   L1"), "temple 3,0")
    forbids(board("S3a^  C2a   J1    L1"), "temple 2,0", "TAL-TEMPLE-SIZE", (2, 0), (0, 0), (1, 0), size=2)
