"""The game on the whole screen, played by keys and clicks."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import lavafield
from lavafield.cli.play.board_view import BoardView
from lavafield.cli.play.dialogs import Curtain, Leave, Page
from lavafield.cli.play.screen import PlayScreen
from lavafield.cli.play.seats import PERSON, Seat
from lavafield.cli.play.session import Session
from lavafield.core.record import Record
from lavafield.words import Words
from tests.cli.games import BOT, ENGLISH, GERMAN, play_randomly, seated

SECOND_TURN = ("VJS", "+0,0>1", "hut 0,1", "VRL", "+1,1>0", "hut -1,1", "VCJ")
Play = Callable[[PlayScreen, Pilot[None]], Awaitable[None]]


def on_screen(session: Session, play: Play, say: Words = ENGLISH, size: tuple[int, int] = (80, 24)) -> PlayScreen:
    """Run the screen without a terminal, with bots that do not wait."""
    app = PlayScreen(session, say, pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())
    return app


def text_of(app: PlayScreen, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).render())


def board_of(app: PlayScreen) -> list[str]:
    view = app.query_one(BoardView)
    return [view.render_line(y).text for y in range(view.size.height)]


def alone(*moves: str, file: Path | None = None) -> Session:
    return seated(Seat(PERSON), BOT, moves=moves, seed=5, file=file)


def test_a_tile_is_turned_placed_and_taken_back() -> None:
    session = seated(moves=SECOND_TURN)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("tab")
        cell = app.chooser.cell
        facings = [session.game.name(session.state, action)["facing"] for action in app.chooser.offers.at(cell)]
        first = app.chooser.chosen
        await pilot.press("r")
        assert (
            app.chooser.chosen
            == app.chooser.offers.at(cell)[(app.chooser.offers.at(cell).index(first or 0) + 1) % len(facings)]
        )
        await pilot.press("R")
        assert app.chooser.chosen == first
        before = session.state.to_bytes()
        await pilot.press("enter")
        assert session.actions[-1] == first
        await pilot.press("u")
        assert session.state.to_bytes() == before
        assert app.chooser.cell == cell
        assert app.chooser.chosen == first
        await pilot.press("U")
        assert session.actions[-1] == first

    on_screen(session, play)


def test_the_ghost_the_cursor_and_the_legal_fields_show_without_colours() -> None:
    session = seated(moves=SECOND_TURN)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        app.chooser.move_to((-2, 1))
        app.chosen_anew()
        board = "\n".join(board_of(app))
        assert "[V1>" in board
        assert "(J1  )" in board
        assert "(C1  )" in board
        assert "·" in board
        assert "'S1b" in board  # where the other has built

    on_screen(session, play)


def test_a_build_is_chosen_by_number_and_its_price_is_told() -> None:
    first, second = ("VJC", "+0,0>1", "hut -1,1"), ("VJS", "+-1,3>4", "hut 0,2")
    session = seated(moves=(*first, *second, "VLR", "+1,-1>5"))

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        app.chooser.move_to((0, 1))
        app.chosen_anew()
        choices = text_of(app, "choices")
        assert "1 hut" in choices
        assert "2 expand, jungle: 2 huts" in choices
        await pilot.press("2")
        board = "\n".join(board_of(app))
        assert "[J1a ]" in board
        assert "(J1a )" in board
        assert "expands a settlement into the jungle: 2 huts on 2 fields" in text_of(app, "status")
        await pilot.press("enter")

    on_screen(session, play)
    assert session.game.name(session.record.states[-3], session.actions[-2])["do"] == "expand"


def test_why_not_is_answered_for_the_field_under_the_cursor() -> None:
    session = seated(moves=SECOND_TURN)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        app.chooser.move_to((0, 0))
        app.chosen_anew()
        await pilot.press("enter")
        assert "Nothing can be done on this field" in text_of(app, "status")
        await pilot.press("question_mark")
        assert "TAL-ERUPT-LEVEL" in text_of(app, "status")
        assert app.reason
        assert "!" in "\n".join(board_of(app))
        await pilot.press("left")
        assert "TAL-ERUPT-LEVEL" not in text_of(app, "status")

    on_screen(session, play)


def test_the_cursor_walks_and_jumps() -> None:
    session = seated(moves=SECOND_TURN)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        app.chooser.move_to((0, 0))
        app.chosen_anew()
        await pilot.press("right")
        assert app.chooser.cell == (1, 0)
        assert "1,0: open sea" in text_of(app, "status")
        await pilot.press("left", "down", "down")
        assert app.chooser.cell == (-1, 2)
        await pilot.press("K", "K", "L", "H")
        assert app.chooser.cell == (0, 0)
        cells = app.chooser.offers.cells()
        seen = set()
        for _ in range(len(cells)):
            await pilot.press("tab")
            seen.add(app.chooser.cell)
        assert seen == cells
        here = app.chooser.cell
        await pilot.press("shift+tab", "tab")
        assert app.chooser.cell == here

    on_screen(session, play)


def test_the_cursor_stays_in_view_on_a_large_island() -> None:
    session = play_randomly(seated(seed=9), 110)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        for _ in range(15):
            await pilot.press("right")
        assert any("[" in line and "]" in line for line in board_of(app))

    on_screen(session, play)


def test_clicks_move_the_cursor_choose_and_place() -> None:
    session = seated(moves=SECOND_TURN)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        view = app.query_one(BoardView)
        line = next(y for y, text in enumerate(board_of(app)) if "V1>1" in text)
        column = board_of(app)[line].index("V1>1")
        await pilot.click(BoardView, offset=(column + 8, line))
        assert app.chooser.cell == (1, 0)
        assert view.has_focus
        before = app.chooser.chosen
        await pilot.click(BoardView, offset=(column + 8, line))
        assert app.chooser.cell == (1, 0)
        if len(app.chooser.offers.at((1, 0))) > 1:
            assert app.chooser.chosen != before
        app.chooser.move_to((-2, 1))
        app.chosen_anew()
        await pilot.click("#choices", offset=(3, 1))
        assert app.chooser.chosen == app.chooser.offers.at((-2, 1))[1]
        await pilot.click("#choices", offset=(3, 1))

    on_screen(session, play)
    assert session.state.to_act == 0
    assert session.game.text(session.record.states[-2], session.actions[-1]).startswith("+-2,1>")


def test_a_line_takes_moves_and_commands() -> None:
    session = seated(moves=SECOND_TURN)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        async def type_line(text: str) -> None:
            await pilot.press("colon")
            app.query_one(Input).value = text
            await pilot.press("enter")

        await type_line("+1,-1>9")
        assert "expected" in text_of(app, "status")
        await type_line("+1,-1>5")
        assert len(session.actions) == len(SECOND_TURN) + 1
        await type_line("rules TAL-OUT")
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        await type_line("language de")
        assert "Bauen" in text_of(app, "title")
        await pilot.press("colon", "escape")
        assert app.query_one(BoardView).has_focus
        await type_line("")
        await type_line("ende")
        assert isinstance(app.screen, Leave)

    on_screen(session, play)


def test_the_language_can_be_switched_by_a_key() -> None:
    session = alone("VJS")

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        assert "Place the tile" in text_of(app, "title")
        await pilot.press("l")
        assert "Plättchen legen" in text_of(app, "title")
        assert "Spieler 1" in text_of(app, "seats")
        await pilot.press("l")
        assert "Place the tile" in text_of(app, "title")

    on_screen(session, play)


def test_a_bot_is_called_by_the_name_of_its_level() -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        assert "Bot 2 (Ember)" in text_of(app, "seats")
        await pilot.press("l")
        assert "Bot 2 (Glut)" in text_of(app, "seats")

    on_screen(seated(Seat(PERSON), Seat("level:3"), moves=("VJS",)), play)


def test_help_and_what_is_to_come_are_pages() -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        for key in ("h", "f1", "t", "o"):
            await pilot.press(key)
            assert isinstance(app.screen, Page)
            await pilot.press("down", "pagedown", "up", "pageup", "q")
            assert not isinstance(app.screen, Page)
        await pilot.press("z")
        assert app.query_one(BoardView).lines_per_field() == 2

    on_screen(alone("VJS"), play, GERMAN)


def test_a_game_is_saved_and_left(tmp_path: Path) -> None:
    session = alone("VJS")
    file = tmp_path / "game.jsonl"

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert isinstance(app.screen, Leave)
        await pilot.press("escape", "s")
        app.query_one(Input).value += str(file)
        await pilot.press("enter")
        assert f"Saved: {file}" in text_of(app, "status").replace("\n", "")
        await pilot.press("enter", "q", "s")

    app = on_screen(session, play)
    assert isinstance(record := lavafield.read_record(file), Record)
    assert len(record.actions) == 2
    assert app.farewell == f"You left the game. “lavafield play --resume {file}” goes on with it."


def test_a_game_can_be_left_unsaved() -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("q", "q")

    assert on_screen(alone("VJS"), play).farewell == "You left the game without saving it."


def test_a_game_that_saves_itself_is_left_at_once(tmp_path: Path) -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "q")

    app = on_screen(alone(file=tmp_path / "game.jsonl"), play)
    assert "--resume" in app.farewell


def test_what_cannot_be_saved_is_told(tmp_path: Path) -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        assert "its folder does not exist" in text_of(app, "status")
        await pilot.press("enter")
        assert "its folder does not exist" in text_of(app, "status")

    on_screen(alone(file=tmp_path / "nowhere" / "game.jsonl"), play)


def test_control_c_leaves_with_130() -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+c")

    assert on_screen(alone("VJS"), play).return_code == 130


def test_a_curtain_falls_between_people_with_hidden_hands() -> None:
    session = seated(seed=5, preview=True)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert text_of(app, "hand") == ""
        await pilot.press("q", "u", "enter")
        assert "Player 1 holds" in text_of(app, "hand")
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, Curtain)
        assert "Player 2 holds" not in text_of(app, "hand")
        await pilot.press("enter")
        assert "Player 2 holds" in text_of(app, "hand")

    on_screen(session, play)


def test_while_others_act_there_is_nothing_to_choose() -> None:
    session = seated(Seat(PERSON), BOT, seed=5)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        app.pace = 3600
        await pilot.press("enter", "enter")
        assert app.chooser.chosen is None
        await pilot.press("enter", "r", "2", "tab", "u", "question_mark")
        assert session.state.to_act == 1
        app.pace = 0
        app.step_and_go_on()
        await pilot.pause()
        assert session.person == 0

    on_screen(session, play)


@pytest.mark.parametrize(("seed", "say", "size"), [(2, ENGLISH, (80, 24)), (3, GERMAN, (130, 48))])
def test_a_whole_game_by_keys(seed: int, say: Words, size: tuple[int, int]) -> None:
    session = seated(Seat(PERSON), BOT, seed=seed, tiles=12)

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        rng = lavafield.Rng(seed)
        while not session.over:
            keys = [("tab", "down", "r", "right", "shift+tab")[rng.below(5)] for _ in range(rng.below(3))]
            await pilot.press(*keys, *(["tab"] if app.chooser.chosen is None else []), "enter")
        assert isinstance(app.screen, Page)
        await pilot.press("enter")
        assert "1. " in text_of(app, "choices")
        await pilot.press("enter", "escape", "u", "r", "tab", "question_mark", "q")

    app = on_screen(session, play, say, size)
    assert app.farewell.startswith("1. ")
