"""The game line by line."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lavafield
from lavafield.cli.play import plain
from lavafield.cli.play.plain import Lines
from lavafield.cli.play.seats import PERSON, Seat
from lavafield.core.record import Record
from tests.cli.conftest import Cli
from tests.cli.games import BOT, ENGLISH, seated

ROOT = Path(__file__).parents[2]
TURN = "+0,0>1\nhut 0,1\n"
START = ("play", "--plain", "--seed", 5, "--against", "random")


def test_a_turn_and_what_the_others_do(cli: Cli) -> None:
    ran = cli(*START, lines=TURN)
    assert (ran.code, ran.err) == (0, "")
    assert "Player 1 draws VJS." in ran.out
    assert "Player 1 · Place the tile: +0,0>1\nPlayer 1 starts the island with VJS.\n" in ran.out
    assert " 0,0 |    V1>1\n-1,1 | S1    J1\n" in ran.out
    assert "Player 1 · Build: hut 0,1\nPlayer 1 builds a hut at 0,1.\nBot 2 draws " in ran.out
    assert ran.out.endswith("You left the game without saving it.\n")


@pytest.mark.parametrize("hidden", [False, True])
def test_a_whole_game_of_two_people_at_one_keyboard(
    hidden: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = seated(seed=8, tiles=12, preview=hidden, ranking=hidden)

    def typed(lines: Lines, prompt: str) -> str:
        """Any legal move; where the keyboard is passed, Enter."""
        if "Now pass" in prompt:
            return ""
        return session.game.text(session.state, session.state.sample(session.rng))

    monkeypatch.setattr(Lines, "read", typed)
    plain.play(session, ENGLISH)
    out = capsys.readouterr().out
    assert session.over
    assert "\nThe game is over.\n1. Player " in out


def test_refusals_change_nothing_and_the_game_goes_on(cli: Cli) -> None:
    ran = cli(*START, lines="hut 0,0\nfoo\n\n" + TURN)
    assert "The drawn tile has to be placed before anything else can happen. (TAL-TURN)" in ran.out
    assert "This notation cannot be read" in ran.out
    assert "Player 1 builds a hut at 0,1." in ran.out


def test_undo_shows_the_position_before(cli: Cli) -> None:
    ran = cli(*START, lines="+0,0>1\nundo\nredo\nquit\n")
    assert "Taken back.\n\nThe board is still empty.\n" in ran.out
    assert "Done again.\n\n 0,0 |    V1>1\n" in ran.out


def test_the_game_speaks_german(cli: Cli) -> None:
    ran = cli("--language", "de", *START, lines="warum turm\n+0,0>1\nHütte 0,1\nende\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Taluva. Viel Vergnügen!" in ran.out
    assert "Spieler 1 · Bauen: Hütte 0,1\nSpieler 1 baut bei 0,1 eine Hütte.\n" in ran.out
    assert ran.out.endswith("Du hast die Partie verlassen, ohne sie zu speichern.\n")
    assert not re.search(r"\b(Player|tile|draws|builds|level|Type)\b", ran.out)


def test_a_game_is_saved_as_it_goes_and_goes_on_later(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran = cli(*START, "--players", 3, "--option", "edition=2012", "--save", file, lines=TURN)
    assert ran.out.endswith(f"“lavafield play --resume {file}” goes on with it.\n")
    assert isinstance(record := lavafield.read_record(file), Record)
    assert record.options["edition"] == 2012
    assert len(record.actions) == 3 + 3 + 3 + 1
    ran = cli("play", "--plain", "--resume", file, lines="log 1\n")
    assert "Player 1 draws V" in ran.out
    assert "c  Bot 3: " in ran.out


def test_a_saved_game_is_not_overwritten_by_a_new_one(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    cli(*START, "--save", file, lines=TURN)
    before = file.read_bytes()
    ran = cli("play", "--plain", "--save", file)
    assert (ran.code, ran.out) == (2, "")
    assert f"{file} already exists" in ran.err
    assert file.read_bytes() == before


def test_bots_of_a_resumed_game_can_make_room_for_people(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    cli(*START, "--save", file, lines=TURN)
    ran = cli("play", "--plain", "--resume", file, "--against", "hot-seat")
    assert "b  Player 2: " in ran.out


def test_a_bot_that_nobody_asked_for_is_called_by_its_level_in_any_language(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran = cli("play", "--plain", "--seed", 5, "--save", file, lines=TURN)
    assert "Player 1 builds a hut at 0,1.\nBot 2 (Ember) draws " in ran.out
    ran = cli("--language", "de", "play", "--plain", "--resume", file, lines="brett\n")
    assert (ran.code, ran.err) == (0, "")
    assert "b  Bot 2 (Glut): " in ran.out
    assert "Ember" not in ran.out


def test_people_may_have_names_and_any_seat(cli: Cli) -> None:
    ran = cli("play", "--plain", "--players", 3, "--seat", 2, "--against", "random,hot-seat", "--names", "Ada,Bea,Cleo")
    assert (ran.code, ran.err) == (0, "")
    assert "Ada draws V" in ran.out
    assert "Bea · Place the tile:" in ran.out


def test_hidden_hands_wait_for_the_keyboard_to_be_passed(cli: Cli) -> None:
    ran = cli(
        "play", "--plain", "--against", "hot-seat", "--option", "preview=yes", "--seed", 5, lines="\n" + TURN + "\n"
    )
    first, second, third = re.split(r"Now pass the keyboard to Player \d, and press Enter.*\n", ran.out)
    assert "draws" not in first
    assert re.search(r"Player 1 draws V..\.\nPlayer 2 draws a tile\.", second)
    assert "Player 1 draws a tile." in third
    hand = re.search(r"Player 2: .*holds (V..)", third)
    assert hand is not None
    assert hand[1] not in first + second


def test_without_a_terminal_the_game_reads_lines() -> None:
    command = [sys.executable, "-m", "lavafield", "--language", "en", "play", "taluva", "--seed", "5"]
    ran = subprocess.run(command, input=TURN.encode() + b"\xff\n", capture_output=True, check=False, cwd=ROOT)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert "Player 1 builds a hut at 0,1." in ran.stdout.decode()


def test_an_unsaved_action_is_told_and_the_game_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = seated(Seat(PERSON), BOT, file=tmp_path / "nowhere" / "game.jsonl")
    lines = Lines(session, ENGLISH)
    lines.let_others_act()
    assert session.person == 0
    told = capsys.readouterr().out
    assert "its folder does not exist" in told
    assert "Player 1 draws V" in told
