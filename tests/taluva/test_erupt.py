"""Step 1 b): the volcanic eruption."""

import pytest

import lavafield
from tests.taluva.pictures import (
    GAME,
    Cell,
    after,
    allows,
    board,
    forbids,
    same_picture,
    show,
    texts,
)

SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

TWO_TILES = """
   V1>1  V1>0  S1
C1    J1    R1
"""


def covered(volcano: Cell, facing: int) -> list[Cell]:
    """The fields of a tile: volcano, right, left."""
    q, r = volcano
    sides = (SIDES[facing], SIDES[(facing + 1) % 6])
    return [volcano, *((q + dq, r + dr) for dq, dr in sides)]


# --- volcano on volcano ---


@pytest.mark.clause("TAL-ERUPT-VOLCANO")
def test_an_eruption_lays_volcano_on_volcano() -> None:
    state = board(
        """
           J1    V1>0  S1
        C1    J1    R1
        """,
        phase="place",
    )
    forbids(state, "^0,0>1", "TAL-ERUPT-VOLCANO", (0, 0))
    forbids(state, "^0,1>4", "TAL-ERUPT-VOLCANO", (0, 1))
    allows(state, "^1,0>1")


@pytest.mark.clause("TAL-ERUPT-VOLCANO")
def test_nothing_erupts_out_of_the_sea() -> None:
    state = board(TWO_TILES, phase="place")
    forbids(state, "^0,-1>1", "TAL-ERUPT-VOLCANO", (0, -1))
    forbids(state, "^-700,650>1", "TAL-ERUPT-VOLCANO", (-700, 650))
    forbids(state, "^1000,1000>1", "TAL-ERUPT-VOLCANO", (1000, 1000))


# --- another direction ---


@pytest.mark.clause("TAL-ERUPT-FACING")
@pytest.mark.row(1)
@pytest.mark.row(3)
def test_the_new_volcano_points_elsewhere() -> None:
    state = board(TWO_TILES, phase="place")
    forbids(state, "^0,0>1", "TAL-ERUPT-FACING", (0, 0))
    forbids(state, "^1,0>0", "TAL-ERUPT-FACING", (1, 0))
    allows(state, "^0,0>0", "^1,0>1", "^1,0>2")


@pytest.mark.clause("TAL-ERUPT-FACING")
@pytest.mark.row(3)
@pytest.mark.parametrize("facing", range(6))
def test_all_five_other_directions_are_open(facing: int) -> None:
    state = board(
        f"""
           J2    J2
        J2    V2>{facing}  J2
           J2    J2
        """,
        phase="place",
        first=(0, -1),
    )
    assert texts(state, "erupt") == {f"^0,0>{other}" for other in range(6) if other != facing}


@pytest.mark.clause("TAL-ERUPT-FACING")
@pytest.mark.row(1)
@pytest.mark.row(2)
@pytest.mark.parametrize("seed", [3, 4])
def test_the_same_direction_is_the_same_as_lying_on_one_single_tile(seed: int) -> None:
    rng = lavafield.Rng(seed)
    state: lavafield.State = GAME.new(2, tiles=12)
    tile_on: dict[Cell, int] = {}
    compared = 0
    while state.to_act != lavafield.OVER:
        scene = {field.at: field for field in GAME.scene(state.view(None)).fields}
        for cell, field in scene.items():
            for facing in range(6) if field.fill == "volcano" else ():
                below = covered(cell, facing)
                if all(at in scene and scene[at].height == field.height for at in below):
                    tiles = [tile_on[at] for at in below]
                    assert (field.facing == facing) == (len(set(tiles)) == 1)
                    assert field.facing == facing or tiles.count(tiles[0]) <= 2
                    compared += 1
        choices = state.actions()
        names = [GAME.name(state, action) for action in choices]
        rare = [n for n, name in enumerate(names) if name["do"] in ("erupt", "hut")]
        chosen = rare[rng.below(len(rare))] if rare else int(rng.below(len(choices)))
        if "volcano" in names[chosen]:
            q, r = names[chosen]["volcano"]
            number = max(tile_on.values(), default=0) + 1
            tile_on |= dict.fromkeys(covered((q, r), names[chosen]["facing"]), number)
        state = state.after(choices[chosen])
    assert compared > 50


# --- level ground ---


@pytest.mark.clause("TAL-ERUPT-LEVEL")
@pytest.mark.row(4)
def test_the_three_fields_below_have_one_height() -> None:
    uneven = """
       V{}>1  J{}
    C1    J{}    S1
    """
    forbids(board(uneven.format(1, 2, 1), phase="place"), "^0,0>0", "TAL-ERUPT-LEVEL", (1, 0))
    forbids(board(uneven.format(1, 1, 2), phase="place"), "^0,0>0", "TAL-ERUPT-LEVEL", (0, 1))
    forbids(board(uneven.format(2, 1, 1), phase="place"), "^0,0>0", "TAL-ERUPT-LEVEL", (1, 0), (0, 1))
    allows(board(uneven.format(1, 1, 1), phase="place"), "^0,0>0")
    allows(board(uneven.format(3, 3, 3), phase="place"), "^0,0>0")


@pytest.mark.clause("TAL-ERUPT-LEVEL")
@pytest.mark.row(4)
@pytest.mark.row(6)
def test_no_part_of_an_eruption_hangs_over_the_sea() -> None:
    state = board(TWO_TILES, phase="place")
    forbids(state, "^0,0>2", "TAL-ERUPT-LEVEL", (-1, 0))
    forbids(state, "^0,0>4", "TAL-ERUPT-LEVEL", (0, -1), (1, -1))


# --- what it does ---


@pytest.mark.clause("TAL-LEVEL")
def test_land_begins_on_level_one_and_every_eruption_lifts_it() -> None:
    state = board(TWO_TILES, phase="place", tile="VLR")
    assert show(after(state, "+1,-1>5")) == same_picture("""
                 L1
              V1>5  R1
           V1>1  V1>0  S1
        C1    J1    R1
    """)
    assert show(after(state, "^1,0>2")) == same_picture("""
           R2    V2>2  S1
        C1    L2    R1
    """)


@pytest.mark.clause("TAL-LEVEL")
@pytest.mark.row(20)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 8])
def test_there_is_no_highest_level(level: int) -> None:
    state = board(
        f"""
           V{level}>1  J{level}
        C1    J{level}
        """,
        phase="place",
    )
    assert show(after(state, "^0,0>0")) == same_picture(f"""
           V{level + 1}>0  J{level + 1}
        C1    C{level + 1}
    """)


@pytest.mark.clause("TAL-COVER-VOLCANOES")
@pytest.mark.row(5)
def test_two_volcanoes_can_be_covered() -> None:
    state = board(TWO_TILES, phase="place")
    allows(state, "^0,0>0", "^1,0>2")


@pytest.mark.clause("TAL-COVER-VOLCANOES")
@pytest.mark.row(5)
def test_three_volcanoes_can_be_covered() -> None:
    state = board(
        """
        J1    V1>3  V1>4  J1
           J1    V1>1
              J1    J1
        """,
        phase="place",
    )
    allows(state, "^1,0>0", "^2,0>2", "^1,1>4")
    assert show(after(state, "^1,0>0")) == same_picture("""
        J1    V2>0  J2    J1
           J1    C2
              J1    J1
    """)
