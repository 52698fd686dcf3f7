"""Records, told and redacted."""

import json
from pathlib import Path

import pytest

import lavafield
from lavafield.core.record import SeatRecord
from tests.cli.conftest import Cli
from tests.cli.games import play_randomly, seated


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game with hidden hands."""
    session = play_randomly(seated(seed=3, preview=True, tiles=12), 1000)
    assert session.over
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    session.save(path)
    return path


def test_a_record_is_told_in_words_with_its_end(game: Path, cli: Cli) -> None:
    ran = cli("replay", game)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Taluva: Player 1, Player 2"
    assert lines[3] == "   1  Player 1 draws a tile."
    assert lines[-2].startswith("1. Player ")


def test_a_seat_is_told_what_it_saw(game: Path, cli: Cli) -> None:
    lines = cli("replay", game, "--seat", 2).out.splitlines()
    assert lines[1] == "As Player 2 saw it."
    assert lines[3] == "   1  Player 1 draws a tile."
    assert lines[4].startswith("   2  Player 2 draws V")


def test_telling_can_stop_early_and_show_the_board(game: Path, cli: Cli) -> None:
    out = cli("replay", game, "--at", 4, "--board").out
    assert "V1>1" in out
    assert "   4  Player 1 builds a hut" in out
    assert "   5  " not in out
    assert out.endswith("The game goes on: Draw a tile.\n")
    assert "The board is still empty." in cli("replay", game, "--at", 0, "--board").out


def test_telling_cannot_go_beyond_the_record(game: Path, cli: Cli) -> None:
    ran = cli("replay", game, "--at", 9999)
    assert ran.code == 2
    assert "--at: expected 0-" in ran.err


@pytest.mark.parametrize("seat", ["1", "2", "spectator"])
def test_a_seats_record_tells_the_same_as_the_whole_one_told_to_that_seat(
    seat: str, game: Path, cli: Cli, tmp_path: Path
) -> None:
    redacted = tmp_path / "seat.jsonl"
    assert cli("replay", game, "--redact", seat, "--out", redacted) == (0, f"Written: {redacted}\n", "")
    assert isinstance(lavafield.read_record(redacted), SeatRecord)
    assert cli("replay", redacted, "--board").out == cli("replay", game, "--seat", seat, "--board").out


def test_a_redacted_record_can_go_to_the_terminal(game: Path, cli: Cli) -> None:
    lines = cli("replay", game, "--redact", "spectator").out.splitlines()
    assert json.loads(lines[0])["lavafield"] == "seat-record"
    assert '"tile"' not in lines[1]


def test_a_seats_record_cannot_be_redacted_or_told_to_others_or_played_on(game: Path, cli: Cli, tmp_path: Path) -> None:
    redacted = tmp_path / "seat.jsonl"
    cli("replay", game, "--redact", 1, "--out", redacted)
    for arguments, message in (
        (("replay", redacted, "--redact", 1), "already holds what a single seat saw"),
        (("replay", redacted, "--seat", 2), "holds what seat 1 saw, not seat 2"),
        (("play", "--resume", redacted), "expected the record of the whole game"),
    ):
        ran = cli(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert message in ran.err


def test_the_record_itself_is_not_overwritten(game: Path, cli: Cli) -> None:
    before = game.read_bytes()
    ran = cli("replay", game, "--redact", 1, "--out", game)
    assert ran.code == 2
    assert "is the record itself" in ran.err
    assert game.read_bytes() == before


def test_a_file_for_nothing_is_refused(game: Path, cli: Cli, tmp_path: Path) -> None:
    ran = cli("replay", game, "--out", tmp_path / "x")
    assert ran.code == 2
    assert "--out belongs to --redact" in ran.err


def test_an_unwritable_file_is_refused(game: Path, cli: Cli, tmp_path: Path) -> None:
    ran = cli("replay", game, "--redact", 1, "--out", tmp_path / "no" / "x")
    assert ran.code == 2
    assert "its folder does not exist" in ran.err


def damaged(lines: list[str]) -> dict[str, list[str]]:
    head = json.loads(lines[0])
    return {
        "The record is cut short": lines[:-3],
        "no proper header": ["[]", *lines[1:]],
        "There is no game called “chess”": [json.dumps(head | {"game": "chess"}), *lines[1:]],
        "under other rules": [json.dumps(head | {"rules": 999}), *lines[1:]],
        "Line 3 of the record": [*lines[:2], lines[2].replace("V", "X"), *lines[3:]],
        "Line 4 of the record": [*lines[:3], "{", *lines[4:]],
        "This option cannot be": [json.dumps(head | {"options": head["options"] | {"tiles": 13}}), *lines[1:]],
    }


@pytest.mark.parametrize("message", sorted(damaged(['{"options": {}}'] * 6)))
def test_a_damaged_record_is_refused(message: str, game: Path, cli: Cli, tmp_path: Path) -> None:
    lines = damaged(game.read_text("utf-8").splitlines())[message]
    path = tmp_path / "damaged.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    for arguments in (("replay", path), ("play", "--resume", path)):
        ran = cli(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert message in ran.err
        assert "Traceback" not in ran.err


def test_an_illegal_action_in_a_record_is_told_with_its_clause_in_german(cli: Cli, tmp_path: Path) -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    lines = list(session.record.lines())[:-1]
    path = tmp_path / "illegal.jsonl"
    path.write_text("\n".join([*lines, '{"seat":0,"do":"hut","at":[0,0]}']), "utf-8")
    ran = cli("--language", "de", "replay", path)
    assert (ran.code, ran.out) == (2, "")
    assert "Zeile 4 der Aufzeichnung: TAL-BUILD-VOLCANO: Dieses Feld ist ein Vulkan" in ran.err


def test_letters_that_are_none_are_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    ran = cli("replay", path)
    assert ran.code == 2
    assert "UTF-8" in ran.err
