"""Elimination, and tiles that lead to it."""

import pytest

from tests.taluva.pictures import (
    after,
    allows,
    board,
    events,
    forbids,
    places,
    same_picture,
    show,
    standings,
    supply,
)

NO_HUTS = "0/2/3"


@pytest.mark.clause("TAL-OUT")
def test_whoever_cannot_build_after_the_tile_is_out_at_once() -> None:
    state = board("J1b   V1>1  C1c", phase="place", players=3, supply={0: NO_HUTS})
    assert events(state, "+1,-1>5") == ["extended", "eliminated"]
    out = after(state, "+1,-1>5")
    assert standings(out) == ["eliminated", "in-play", "in-play"]
    assert after(out, "VCJ").to_act == 1


@pytest.mark.clause("TAL-OUT")
def test_whoever_can_build_anything_stays_in() -> None:
    ways = {
        "hut": ("J1b   C1", {0: "1/2/3"}),
        "tower": ("C3    S1a", {0: NO_HUTS}),
        "temple": ("C2    S1a   S1a   S1a", {0: NO_HUTS}),
        "expand": ("J2    S1a", {0: "2/2/3"}),
    }
    for verb, (land, left) in ways.items():
        state = board(land, phase="place", players=3, supply=left, tile="VLL")
        placed = after(state, "+-1,0>3")
        assert placed.to_act == 0, verb
        assert places(placed, verb), verb


@pytest.mark.clause("TAL-OUT")
def test_huts_too_few_for_any_expansion_and_no_level_one_is_no_build() -> None:
    state = board(
        """
           V2>1  V2>0  S2
        C2b   J2    R2a   L3b
        """,
        phase="place",
        tile="VLL",
        supply={0: "1/0/3"},
    )
    assert events(state, "^0,0>0") == ["erupted", "eliminated", "survivor-win"]


@pytest.mark.clause("TAL-OUT")
@pytest.mark.row(43)
def test_on_the_last_tile_too_elimination_comes_before_the_count() -> None:
    state = board(
        "J1b   V1>1  C1c",
        phase="place",
        players=3,
        tiles=0,
        supply={0: "0/2/1", 1: "9/2/2", 2: "9/2/3"},
    )
    assert events(state, "+1,-1>5") == [
        "extended",
        "eliminated",
        "tiles-out",
        *["ranked"] * 3,
    ]
    assert after(state, "+1,-1>5").ranks() == [3, 1, 2]


@pytest.mark.clause("TAL-DEAD-END")
@pytest.mark.row(40)
def test_a_tile_may_be_placed_even_if_it_leaves_no_build() -> None:
    state = board(
        """
        V1>1  J1a   C1a   S1a   V1>1
           V1>1  V1>1  V1>1  V1>1
        """,
        phase="place",
        players=3,
        supply={0: NO_HUTS},
    )
    allows(state, "+0,-1>4", "+4,-1>5")
    assert events(state, "+0,-1>4") == ["extended", "eliminated"]
    assert events(state, "+4,-1>3") == ["extended"]
    assert places(after(state, "+4,-1>3"), "temple")


@pytest.mark.clause("TAL-DEAD-END")
@pytest.mark.row(40)
def test_an_eruption_too_may_leave_no_build() -> None:
    state = board(
        """
           V1>1  V1>0  S1b
        C1b   J1    R1b
        """,
        phase="place",
        players=3,
    )
    allows(state, "^0,0>0")
    assert events(state, "^0,0>0") == ["erupted", "eliminated"]


@pytest.mark.clause("TAL-OUT-STAYS")
@pytest.mark.row(18)
def test_the_pieces_of_an_eliminated_player_stay() -> None:
    state = board(
        """
           V1>1  V1>0  S3a^
        C1a   J1b   R1a#
        """,
        phase="place",
        players=3,
        supply={0: NO_HUTS},
    )
    out = after(state, "+-1,0>3")
    assert standings(out)[0] == "eliminated"
    assert show(out) == same_picture("""
           C1
        J1    V1>3  V1>1  V1>0  S3a^
                 C1a   J1b   R1a#
    """)
    assert supply(out, 0) == NO_HUTS
    forbids(after(out, "VLL"), "^1,0>1", "TAL-COVER-TALL", (1, 1))


@pytest.mark.clause("TAL-OUT-STAYS")
@pytest.mark.row(18)
def test_the_settlements_of_an_eliminated_player_stay_protected() -> None:
    state = board(
        """
           V1>1  V1>0  S1
        C1    J1a   R1
        """,
        phase="place",
        players=3,
        supply={0: NO_HUTS},
    )
    later = after(state, "+-3,2>0", "VLL")
    assert standings(later)[0] == "eliminated"
    forbids(later, "^1,0>1", "TAL-COVER-SETTLEMENT", (0, 1))
    forbids(later, "^1,0>2", "TAL-COVER-SETTLEMENT", (0, 1))


@pytest.mark.clause("TAL-OUT-SKIPPED")
@pytest.mark.row(51)
def test_the_others_go_on_without_the_eliminated_player_and_share_the_tiles() -> None:
    state = board("J1b   V1>1  C1c", phase="place", players=3, tiles=4, supply={0: NO_HUTS})
    state = after(state, "+1,-1>5")
    turns = []
    for q, tile in enumerate(["VCJ", "VJJ", "VCC", "VSS"]):
        state = after(state, tile)
        turns.append(state.to_act)
        state = after(state, f"+{3 + 2 * q},0>0", f"hut {3 + 2 * q},1")
    assert turns == [1, 2, 1, 2]
    assert state.ranks() == [3, 1, 1]
