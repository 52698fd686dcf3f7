"""Typed lines: moves and commands in both languages."""

from pathlib import Path

import pytest

import lavafield
from lavafield.cli.play.console import COMMANDS, Console, Reply, command_called
from lavafield.cli.play.session import Session
from lavafield.core.record import Record
from lavafield.words import languages, words
from tests.cli.games import BOT, ENGLISH, GERMAN, play_randomly, seated

PLACED = ("VJS", "+0,0>1")
SECOND_TURN = (*PLACED, "hut 0,1", "VRL", "+1,1>0", "hut -1,1", "VCJ")


def console(*moves: str) -> Console:
    return Console(seated(moves=moves), ENGLISH)


def said(reply: Reply) -> str:
    return "\n".join(reply.lines)


def test_a_move_is_carried_out_and_told() -> None:
    lines = console("VJS")
    reply = lines.run(" +0,0>1\n")
    assert reply == Reply(("Player 1 starts the island with VJS.",), moved=True)
    assert lines.run("HUT 0,1").lines == ("Player 1 builds a hut at 0,1.",)


def test_an_illegal_move_names_its_clause_and_fields() -> None:
    lines = console(*PLACED)
    reply = lines.run("hut 0,0")
    assert reply.refused
    assert said(reply) == "This field is a volcano, and nobody can build there. (TAL-BUILD-VOLCANO; fields 0,0)"
    assert reply.cells == ((0, 0),)
    assert len(lines.session.actions) == 2


def test_an_unreadable_line_says_how_moves_look() -> None:
    reply = console("VJS").run("castle 0,0")
    assert reply.refused
    assert "hut | tower | temple" in said(reply)
    assert "“help”" in said(reply)


def test_moves_and_commands_may_be_german() -> None:
    lines = console(*PLACED)
    assert lines.run("Hütte 0,1").moved
    built = Console(seated(moves=SECOND_TURN), GERMAN)
    assert said(built.run("warum ausbau 0,1")).startswith("Zuerst muss das gezogene Plättchen gelegt werden.")
    assert said(built.run("zurück")).startswith("Es gibt nichts zurückzunehmen")


def test_an_expansion_may_be_typed_in_german() -> None:
    lines = Console(seated(moves=(*SECOND_TURN, "+0,-1>4")), GERMAN)
    session = lines.session
    expansions = [a for a in session.legal() if session.game.text(session.state, a).startswith("expand")]
    for action in expansions:
        record = session.game.name(session.state, action)
        q, r = record["from"]
        typed = f"Ausbau {q},{r} {GERMAN.text('terrain-' + record['terrain'])}"
        assert session.game.parse(session.state, session.board.typed(typed)) == action


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_called_in_every_language_and_only_once(command: str, language: str) -> None:
    for word in words(language).text(f"command-{command}").split():
        assert command_called(word) == command


def test_no_command_is_the_beginning_of_a_move() -> None:
    for verb in ("draw", "extend", "erupt", "hut", "tower", "temple", "expand", "+2,1>3", "^2,1>3", "vjc"):
        assert command_called(verb) is None


# --- questions ---


def test_help_shows_commands_and_legend() -> None:
    text = said(console("VJS").run("?"))
    for command in COMMANDS:
        assert ENGLISH.text(f"command-{command}").split()[0] in text
    assert "J jungle" in text


def test_the_board_shows_where_rows_begin() -> None:
    assert console(*PLACED).run("board").lines == (" 0,0 |    V1>1", "-1,1 | S1    J1")
    assert said(console("VJS").run("board")) == "The board is still empty."


def test_a_field_and_its_neighbours_are_described() -> None:
    lines = console(*PLACED, "hut 0,1")
    assert lines.run("look 0,0").lines == (
        "0,0: volcano, level 1, facing south-east (1)",
        "1,0: open sea",
        "0,1: jungle, level 1, 1 hut of Player 1",
        "-1,1: sand, level 1",
        "-1,0: open sea",
        "0,-1: open sea",
        "1,-1: open sea",
    )
    assert lines.run("look there").refused


def test_moves_are_listed_by_kind_and_field() -> None:
    lines = console(*PLACED)
    assert lines.run("moves").lines == ("2 legal moves:", "hut 0,1 | -1,1")
    assert lines.run("moves tower").lines == ("No legal move.",)
    assert lines.run("moves 0,1").lines == ("One legal move:", "hut 0,1")
    assert lines.run("moves nonsense").refused


def test_placements_are_listed_by_field_with_all_facings() -> None:
    lines = console(*SECOND_TURN)
    listed = lines.run("moves").lines[1:]
    typed = [
        f"{field}>{facing}" for field, _, facings in (x.partition(">") for x in listed) for facing in facings.split("|")
    ]
    game, state = lines.session.game, lines.session.state
    assert sorted(game.parse(state, text) for text in typed) == state.actions()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("why tower", "A tower needs at least level 3"),
        ("why tower 0,1", "A tower needs at least level 3"),
        ("why hut 0,0", "This field is a volcano"),
        ("why hut 0,1", "Nothing forbids it."),
        ("why expand", "Choose a field of one of your own settlements"),
        ("why +2,2>1", "The tile is placed, so now you have to build."),
        ("why 0,0", "hut, tower, temple: This field is a volcano"),
        ("why 9,9", "hut, tower, temple: There is only sea here"),
        ("why not", "This notation cannot be read"),
        ("why", "This notation cannot be read"),
    ],
)
def test_why_a_build_is_refused(line: str, told: str) -> None:
    assert said(console(*PLACED).run(line)).startswith(told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("why ^0,0", "The tile would not lie flat"),
        ("why ^0,0>1", "The new volcano would point the same way"),
        ("why +0,0>2", "An extension needs three fields of open sea"),
        ("why +9,9", "Out here the tile would touch no land"),
        ("why +1,-1", "Nothing forbids it."),
        ("why 1,-1", "extend: Nothing forbids it."),
        ("why 0,0", "erupt: The tile would not lie flat"),
        ("why 0,1", "extend: An extension needs three fields of open sea"),
        ("why hut", "The drawn tile has to be placed"),
    ],
)
def test_why_a_placement_is_refused(line: str, told: str) -> None:
    assert said(console(*SECOND_TURN).run(line)).startswith(told)


def test_an_own_field_is_asked_about_expansions() -> None:
    lines = console(*SECOND_TURN, "+0,-1>4")
    assert said(lines.run("why 0,1")).startswith("expand: ")


def test_the_log_shows_the_last_lines() -> None:
    lines = console(*SECOND_TURN)
    assert len(lines.run("log").lines) == 7
    assert lines.run("log 2").lines == ("Player 2 builds a hut at -1,1.", "Player 1 draws VCJ.")
    assert said(console().run("log")) == "Nothing has happened yet."


def test_rules_are_told_during_the_game() -> None:
    lines = console("VJS")
    assert said(lines.run("rules TAL-OUT")).startswith("TAL-OUT  No build, out")
    assert "TAL-OUT" in said(lines.run("rules"))
    assert lines.run("rules TAL-NONE").refused


def test_what_is_to_come_leaves_out_what_has_come() -> None:
    text = said(console(*SECOND_TURN).run("tiles"))
    assert text.startswith("45 tiles left\n")
    assert "3 × VJS (jungle, sand)" in text


# --- round the game ---


def test_saving_needs_a_file_once(tmp_path: Path) -> None:
    lines = console(*PLACED)
    assert lines.run("save").refused
    file = tmp_path / "my game.jsonl"
    assert said(lines.run(f"save '{file}'")) == f"Saved: {file}"
    assert lines.run("hut 0,1").moved
    assert said(lines.run("save")) == f"Saved: {file}"
    assert isinstance(record := lavafield.read_record(file), Record)
    assert len(record.actions) == 3


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    reply = console(*PLACED).run(f"save {tmp_path / 'no' / 'x'}")
    assert reply.refused
    assert "its folder does not exist" in said(reply)


def test_another_language_can_be_spoken() -> None:
    lines = console("VJS")
    assert lines.run("language de") == Reply(("Jetzt sprechen wir Deutsch.",), language="de")
    assert said(lines.run("log")) == "Spieler 1 zieht VJS."
    assert lines.run("language fr").refused


def test_undo_and_redo_are_told() -> None:
    lines = console(*PLACED)
    assert lines.run("undo") == Reply(("Taken back.",), moved=True)
    assert lines.run("redo") == Reply(("Done again.",), moved=True)
    assert lines.run("redo").refused


def test_leaving_is_an_answer_too() -> None:
    assert console().run("quit").quit


def test_after_the_end_no_move_is_taken() -> None:
    session: Session = play_randomly(seated(BOT, BOT, seed=2, tiles=12), 1000)
    assert session.over
    reply = Console(session, ENGLISH).run("hut 0,0")
    assert said(reply) == "The game is over: expected no further action, got hut 0,0."


@pytest.mark.parametrize(
    "line", ["", "?" * 500, "look 1,", "moves hut hut", "why \0", "log -3", "save '", "+,>", "undo now"]
)
def test_no_line_raises(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert isinstance(console(*PLACED).run(line), Reply)
