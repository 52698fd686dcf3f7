"""How boards lie on the screen, and how Taluva's fields are drawn and told."""

from itertools import product

import pytest

import lavafield
from lavafield.bots import bots, player
from lavafield.cli.play.boards.board import Board, field_of
from lavafield.cli.play.boards.grid import GRIDS, WIDTH, Grid, Walk
from lavafield.cli.play.offers import Offers
from lavafield.cli.play.seats import USUAL_BOT
from lavafield.games.taluva.actions import cell_of
from lavafield.games.taluva.show import field_text
from lavafield.games.taluva.state import TaluvaState
from tests.cli.games import ENGLISH, GERMAN, play_randomly, seated


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS)
def test_every_column_of_a_field_belongs_to_it(grid: Grid) -> None:
    for cell in product(range(-4, 5), range(-3, 4)):
        assert {grid.at(grid.column(cell) + n, grid.row(cell)) for n in range(WIDTH)} == {cell}


def test_a_walk_on_hexagons_zigzags_round_its_course() -> None:
    walk = Walk(GRIDS["hex"])
    seen = []
    for _ in range(4):
        walk.vertically(1)
        seen.append(GRIDS["hex"].column(walk.cell))
    assert [abs(column) for column in seen] == [3, 0, 3, 0]
    walk.sideways(1)
    assert walk.cell == (-1, 4)


def test_the_letters_are_those_of_the_text_board() -> None:
    session = play_randomly(seated(seed=6), 80)
    state = session.state
    assert isinstance(state, TaluvaState)
    shown = {cell_of(int(field)): field_text(state.table, field) for field in state.table.land}
    assert {field.at: session.board.face(field, session.scene()).text for field in session.scene().fields} == shown


def test_fields_are_told_in_both_languages() -> None:
    session = seated(moves=("VJS", "+0,0>1", "hut 0,1"))
    board, scene = session.board, session.scene()
    assert board.describe(scene, (0, 1), ["Ada", "Bob"], ENGLISH) == "0,1: jungle, level 1, 1 hut of Ada"
    assert board.describe(scene, (0, 0), ["Ada", "Bob"], GERMAN) == "0,0: Vulkan, Ebene 1, zeigt nach Südosten (1)"
    assert board.describe(scene, (5, 5), ["Ada", "Bob"], GERMAN) == "5,5: offenes Meer"


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    board, scene = Board(session.game), session.scene()
    assert board.describe(scene, (0, 0), [], ENGLISH) == "0,0: volcano 1"
    field = field_of(scene, (0, 1))
    assert field is not None
    assert board.face(field, scene).text == "J1"
    assert board.label(session.state, session.legal()[0], None, "1 hut", ENGLISH) == "hut 0,1: 1 hut"


# --- offers ---


def test_the_first_tile_can_be_placed_from_any_field() -> None:
    offers = Offers(seated(moves=("VJS",)))
    assert offers.at((0, 0)) == offers.at((3, -5)) == [2]


def test_all_offers_are_found_at_their_fields() -> None:
    session = seated(seed=12)
    while not session.over:
        play_randomly(session, 1)
        if session.person is not None:
            offers = Offers(session)
            found = {action for cell in offers.cells() for action in offers.at(cell)}
            assert found == set(session.legal())


def test_an_expansion_is_offered_where_it_starts_and_where_it_builds() -> None:
    first, second = ("VJC", "+0,0>1", "hut -1,1"), ("VJS", "+-1,3>4", "hut 0,2")
    session = seated(moves=(*first, *second, "VLR", "+1,-1>5"))
    expand = session.game.parse(session.state, "expand -1,1 J")
    offers = Offers(session)
    assert set(offers.preview(expand, ENGLISH).fields) == {(0, 1), (-1, 2)}
    for cell in ((-1, 1), (0, 1), (-1, 2)):
        assert expand in offers.at(cell)
    assert offers.label(expand, (-1, 1), ENGLISH) == "expand, jungle: 2 huts"


def test_a_preview_shows_fields_cost_and_words() -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    preview = Offers(session).preview(session.legal()[0], ENGLISH)
    assert set(preview.fields) == {(0, 1)}
    assert preview.spent == {"hut": 1}
    assert preview.told == ["Player 1 builds a hut at 0,1."]
    assert not preview.out


# --- bots ---


def test_a_bot_chooses_what_is_legal_from_its_view() -> None:
    state = lavafield.game("taluva").new().after(3)
    for name in (USUAL_BOT, *bots()[1:]):
        assert player(name, lavafield.game("taluva")).choose(state.view(0), lavafield.Rng(1)) in state.actions()


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(lavafield.BadInput, match="no bot called “deep”; expected one of: level, random"):
        player("deep", lavafield.game("taluva"))
