"""Hints in the game: what they tell, where they point, and that they give nothing away."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from lavafield import OVER, Rng
from lavafield.cli.play import hints
from lavafield.cli.play.adviser import Adviser
from lavafield.cli.play.board_view import BoardView
from lavafield.cli.play.console import Console
from lavafield.cli.play.dialogs import Page
from lavafield.cli.play.hints import hints_for, marked, told
from lavafield.cli.play.screen import PlayScreen
from lavafield.cli.play.seats import PERSON, Seat
from lavafield.cli.play.session import Session
from tests.cli.conftest import Cli
from tests.cli.games import BOT, ENGLISH, GERMAN, play_randomly, run_to_person, seated

SECOND_TURN = ("VJS", "+0,0>1", "hut 0,1", "VRL", "+1,1>0", "hut -1,1", "VCJ")


def asked(session: Session, bot: str = "greedy") -> list[hints.Hint]:
    return hints_for(session.game.id, session.state.view(session.person), bot, seed=1)


def test_hints_cover_the_rest_of_the_turn_best_first() -> None:
    session = seated(moves=SECOND_TURN)
    found = asked(session)
    assert len(found) == hints.MOST
    assert [hint.share for hint in found] == sorted((hint.share for hint in found), reverse=True)
    for hint in found:
        state = session.state
        for action in hint.line:
            assert state.to_act == 0
            state = state.after(action)
        assert state.to_act != 0
    session.play(found[0].line[0])
    assert [len(hint.line) for hint in asked(session)] == [1] * hints.MOST


def test_hints_are_told_as_they_are_typed_with_share_and_reasons() -> None:
    session = seated(moves=SECOND_TURN)
    session.hints = "greedy"
    first, *_ = found = asked(session)
    heading, move, *rest = told(session, found, ENGLISH)
    assert "greedy" in heading
    assert move.startswith("1. ")
    assert move.endswith(f": {round(100 * first.share)} %")
    lines = Console(session, ENGLISH)
    for typed in move.removeprefix("1. ").rpartition(":")[0].split(" → "):
        assert lines.run(typed).moved
    assert session.actions[-len(first.line) :] == list(first.line)
    assert any("settlement" in line for line in rest)
    assert told(seated(moves=SECOND_TURN), found, GERMAN) != told(seated(moves=SECOND_TURN), found, ENGLISH)


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_hints_tell_nothing_that_the_seat_cannot_know(game: str) -> None:
    start = seated(game=game, seed=3, preview=True) if game == "taluva" else seated(game=game, seed=3)
    session = run_to_person(play_randomly(start, 30))
    lines = told(session, asked(session), ENGLISH)
    other = session.state.copy()
    other.resample(session.person, Rng(8))
    assert other != session.state
    session.record.states[-1] = session.record.state = other
    assert told(session, asked(session), ENGLISH) == lines


def test_hints_mark_the_fields_where_they_begin() -> None:
    session = seated(moves=SECOND_TURN)
    found = asked(session)
    marks = marked(session, found)
    first = session.game.name(session.state, found[0].line[0])
    assert marks[first["volcano"][0], first["volcano"][1]] == "1"
    assert set(marks.values()) <= {"1", "2", "3"}


def test_a_move_without_reasons_has_no_empty_line() -> None:
    session = seated(moves=SECOND_TURN)
    first = asked(session)[0]
    assert len(told(session, [hints.Hint(first.line, 0.5, ())], ENGLISH)) == 2


def test_an_expansion_is_marked_where_it_builds() -> None:
    session, expand = seated(seed=2), None
    while expand is None:
        play_randomly(session, 1)
        expand = next((a for a in session.legal() if session.game.text(session.state, a).startswith("expand")), None)
    events = session.game.events(session.state, expand, session.state.after(expand), session.viewer)
    assert set(marked(session, [hints.Hint((expand,), 0.5, ())])) == set(events[0].cells)


def test_hints_leave_the_game_as_it_is() -> None:
    """The same seed plays the same game, with hints or without."""
    plain, hinted = (seated(Seat(PERSON), BOT, seed=4) for _ in range(2))
    for session in (plain, hinted):
        run_to_person(session)
        if session is hinted:
            before = session.state.to_bytes()
            asked(session)
            assert session.state.to_bytes() == before
        session.play(session.legal()[0])
        session.play(session.legal()[0])
        run_to_person(session)
    assert plain.state == hinted.state


# --- line by line ---


def test_hints_can_be_asked_for_in_both_languages(cli: Cli) -> None:
    ran = cli("play", "--plain", "--seed", 3, "--hints", "greedy", lines="hint\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "What greedy would do" in ran.out
    assert "\n1. +0,0>1 → hut " in ran.out
    german = cli("--language", "de", "play", "--plain", "--seed", 3, "--hints", "greedy", lines="tipp\nende\n")
    assert "Was greedy täte" in german.out
    assert "gründet die erste Siedlung" in german.out


def test_there_are_hints_only_in_ones_own_turn() -> None:
    over = play_randomly(seated(tiles=12), 300)
    assert over.state.to_act == OVER
    reply = Console(over, ENGLISH).run("hint")
    assert (reply.hint, reply.refused, reply.lines) == (False, True, (ENGLISH.text("hint-none"),))
    waiting = seated(BOT, Seat(PERSON), moves=("VJS",))
    assert not Console(waiting, ENGLISH).run("hint").hint


@pytest.mark.parametrize(("bot", "told"), [("random", "Use greedy or search"), ("castle", "no bot called “castle”")])
def test_a_bot_that_cannot_give_hints_is_refused(cli: Cli, bot: str, told: str) -> None:
    ran = cli("play", "--plain", "--hints", bot)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_the_usual_bot_for_hints_exists(cli: Cli) -> None:
    assert cli("play", "--plain", "--hints", seated().hints, lines="").code == 0
    assert seated().hints in cli("play", "--help").out


# --- on the whole screen ---


def on_screen(session: Session, play: Callable[[PlayScreen, Pilot[None]], Awaitable[None]]) -> None:
    app = PlayScreen(session, ENGLISH, pace=0)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())


def greedy() -> Session:
    session = seated(moves=SECOND_TURN)
    session.hints = "greedy"
    return session


def test_a_key_brings_hints_and_marks() -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("i")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "What greedy would do" in app.screen.text.plain
        await pilot.press("escape", *["tab"] * 3)
        marks = app.adviser.marks
        assert "1" in marks.values()
        view = app.query_one(BoardView)
        free = {mark for cell, mark in marks.items() if cell not in {app.chooser.cell, *view.marks.ghost}}
        shown = {view.brackets(cell, upper=True)[0][0] for cell in marks}
        assert free <= shown
        await pilot.press("enter")
        assert app.adviser.marks == {}

    on_screen(greedy(), play)


def test_hints_that_come_too_late_are_not_shown() -> None:
    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("colon", *"hint", "enter")
        process = app.adviser.process
        assert process is not None
        await pilot.press("enter")  # a move is made while the bot still thinks
        assert process.wait() < 0
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert app.adviser.marks == {}
        assert not isinstance(app.screen, Page)

    on_screen(greedy(), play)


def test_leaving_stops_a_bot_that_thinks() -> None:
    session = greedy()
    session.hints = "search:seconds=600"
    thinking = []

    async def play(app: PlayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("i")
        thinking.append(app.adviser.process)

    on_screen(session, play)
    (process,) = thinking
    assert process is not None
    assert process.wait() < 0


def test_an_adviser_that_fails_is_no_secret() -> None:
    session = seated(moves=SECOND_TURN)
    session.hints = "castle"
    with pytest.raises(RuntimeError, match="castle"):
        asyncio.run(Adviser(session).think(ENGLISH))
