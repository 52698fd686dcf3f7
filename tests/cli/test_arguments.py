"""Bad command lines end in one message that says what was expected, exit code 2, and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lavafield
from lavafield.cli.parser import parser_for
from lavafield.words import words
from tests.cli.conftest import Cli

ROOT = Path(__file__).parents[2]
COMMANDS = (
    *("play", "serve", "export", "simulate", "match", "league"),
    *("perft", "replay", "verify", "analyse", "rules", "doctor"),
)
BAD = {
    "dance": f"there is no dance; expected one of: {', '.join(COMMANDS)}",
    "--dance": "nothing is known about --dance",
    "serve --port 99999": "--port: expected a number from 0 to 65535, got 99999",
    "serve --workers many": "--workers: expected a number from 0 to 64, got many",
    "serve --limit strikes=none": "Unknown limit: expected strikes=int > 0, got strikes=none",
    "serve --limit luck=1": "got luck=1",
    "--language": "no language “” here; expected one of: de, en",
    "--language fr doctor": "no language “fr” here; expected one of: de, en",
    "doctor now": "nothing is known about now",
    "play chess": "no game called “chess”; expected one of: taluva",
    "play --players 9": "--players: expected 2-4, got 9",
    "play --players two": "--players: expected 2-4, got two",
    "play --players": "--players expects a value",
    "play --plain=yes": "--plain expects no value, but yes came",
    "play --seat 3": "--seat: expected 1-2, got 3",
    "play --against nobody": "expected hot-seat | level | random | greedy | search for one seat, got nobody",
    "play --players 4 --against random,random": "for 3 seats, got random,random",
    "play --names Ada": "expected 2 different names, got Ada",
    "play --names Ada,Ada": "expected 2 different names, got Ada,Ada",
    "play --seed dice": "--seed: expected 0, 1, 2, ..., got dice",
    "play --resume x.jsonl --players 3": "--resume and --players cannot be given together",
    "play --resume x.jsonl": "x.jsonl cannot be used: it does not exist",
    "play --save nowhere/x.jsonl": "nowhere/x.jsonl cannot be used: its folder does not exist",
    "play --save .": ". cannot be used: it is a folder",
    "simulate": "expected GAME, but nothing came",
    "simulate taluva -n 0": "-n: expected 1-1000000000, got 0",
    "simulate taluva -n -1": "-n: expected 1-1000000000, got -1",
    "simulate taluva --option tiles": "--option: expected tiles=..., edition=..., ranking=..., preview=..., got tiles",
    "simulate taluva --option tiles=13": "The option tiles cannot be “13”; expected one of: all, 12",
    "simulate taluva --option tiles=12 tiles=12": "option tiles was given twice",
    "simulate taluva --option luck=yes": "no option called “luck”; expected one of: tiles, edition",
    "match chess random greedy": "no game called “chess”",
    "match taluva": "expected BOT, but nothing came",
    "match taluva random": "all bots at one table: expected 2-4 bots, got 1",
    "match taluva random greedy search --players 2": "expected 2 bots, got 3",
    "match pompeii random greedy search random:nodes=1 random:nodes=2": "expected 2-4 bots, got 5",
    "match taluva random clever": "no bot called “clever”; expected one of: level, random, greedy, search",
    "match taluva random level:8": "no level “8”; expected 1-7",
    "match taluva random level": "no level “”; expected 1-7",
    "play --save new.jsonl --against level:0": "no level “0”; expected 1-7",
    "play --save new.jsonl --against search:speed=9": "no setting “speed=9”",
    "match taluva random search:speed=9": "no setting “speed=9”; expected one of: seconds=, nodes=, width=",
    "match taluva random search:nodes=few": "The setting nodes cannot be “few”",
    "match taluva random random": "The bot random was named twice",
    "match taluva random greedy --players 5": "--players: expected 2-4, got 5",
    "match taluva random greedy --option tiles=13": "The option tiles cannot be “13”",
    "match taluva random greedy -n 0": "-n: expected 1-10000000, got 0",
    "match taluva random greedy --seed dice": "--seed: expected 0, 1, 2, ..., got dice",
    "match taluva random greedy --processes 0": "--processes: expected 1-256, got 0",
    "match taluva random greedy --out nowhere/x.jsonl": "nowhere/x.jsonl cannot be used: its folder does not exist",
    "match taluva random greedy --out .": ". cannot be used: it is a folder",
    "match taluva random greedy --out /dev/full": "/dev/full cannot be used: it is a device or the like",
    "match taluva random greedy --plot nowhere/x.svg": "nowhere/x.svg cannot be used: its folder does not exist",
    "match taluva random greedy --plot .": ". cannot be used: it is a folder",
    "match taluva random greedy --record nowhere/x": "nowhere/x cannot be used: its folder does not exist",
    "match taluva random greedy --out x --plot x": "--out and --plot would both write x",
    "league": "expected GAME, but nothing came",
    "league taluva": "every seat has another bot: expected >= 2 bots, got 0",
    "league taluva random greedy --players 3": "expected >= 3 bots, got 2",
    "league ladder.toml": "ladder.toml cannot be used: it does not exist",
    "league ladder.toml --seed 3": "ladder.toml and --seed cannot be given together",
    "league ladder.toml random": "ladder.toml and random cannot be given together",
    "perft taluva --depth deep": "--depth: expected 0-100, got deep",
    "perft taluva --position nonsense": "position cannot be read",
    "perft taluva --position x --players 2": "--position and --players, --option cannot be given together",
    "replay": "expected FILE, but nothing came",
    "verify": "expected FILE, but nothing came",
    "replay nothing.jsonl": "nothing.jsonl cannot be used: it does not exist",
    "replay .": ". cannot be used: it is a folder",
    "rules": "expected GAME, but nothing came",
    "rules chess": "no game called “chess”",
    "rules taluva TAL-NOTHING": "no clause “TAL-NOTHING”; expected TAL-PLAYERS",
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_message_and_exit_code_2(line: str, cli: Cli, tmp_path: Path) -> None:
    ran = cli(*line.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("lavafield: ")
    assert ran.err.count("\n") == 1
    assert BAD[line] in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("line", [line for line in BAD if not line.startswith("--language")])
def test_bad_input_is_told_in_german(line: str, cli: Cli) -> None:
    ran = cli("--language", "de", *line.split())
    assert (ran.code, ran.out) == (2, "")
    assert re.search(r"erwartet|gibt (es|sie)|gehört|Ordner|zeigt|verweigert", ran.err, re.IGNORECASE)
    assert not re.search(r"\b(expected|got|invalid|argument|the following|there is)\b", ran.err)


def test_an_unknown_language_of_the_environment_is_refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAVAFIELD_LANG", "fr_FR")
    ran = cli("doctor")
    assert (ran.code, ran.out) == (2, "")
    assert "expected one of: de, en" in ran.err


def test_the_command_line_says_more_than_the_environment(cli: Cli) -> None:
    assert "Aufruf:" in cli("--language=de", "--help").out
    assert "usage:" in cli("--help", "--language", "en").out


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, language: str, cli: Cli) -> None:
    ran = cli("--language", language, command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"lavafield {command}" in ran.out
    if language == "de":
        assert not re.search(r"\b(usage|options:|positional|show this|default)\b", ran.out)


def test_a_game_shows_its_options_with_their_sentences(cli: Cli) -> None:
    ran = cli("play", "--help")
    assert "edition=2006|2012 (default 2006)" in ran.out
    assert "In the 2006 edition a hut may stand beside your own settlements" in " ".join(ran.out.split())


def test_without_a_command_there_is_help(cli: Cli) -> None:
    ran = cli()
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == parser_for(words("en")).format_help()


def test_the_version_can_be_asked(cli: Cli) -> None:
    assert cli("--version").out == lavafield.__version__ + "\n"


def test_control_c_is_quiet(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lavafield.cli.perft.paths", interrupt)
    ran = cli("perft", "taluva", "--json")
    assert ran == (130, "", "")


def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "lavafield", "rules", "taluva"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_help_does_not_wait_for_the_library_of_the_full_screen() -> None:
    check = "import sys; from lavafield.cli.main import main; main(['--help']); print('textual' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stdout.endswith("False\n")
