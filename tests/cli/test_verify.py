"""`lavafield verify` in both languages."""

from pathlib import Path

import pytest

from lavafield.core.dice import key_hash
from tests.cli.conftest import Cli
from tests.core.test_dice import KEY, NONCE, PLEDGE, SEVERAL, played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    played(skipped=SEVERAL, tiles=12).write(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_fair_game_is_told_so(file: Path, cli: Cli) -> None:
    ran = cli("verify", file)
    assert (ran.code, ran.err) == (0, "")
    assert f"The key fits its hash {PLEDGE.hash}." in ran.out
    assert f"Nonce of Ada: {NONCE}" in ran.out
    assert "Bo sent no nonce." in ran.out
    assert "draws are those that the dice give." in ran.out
    assert "3 draws were taken back." in ran.out
    assert "Compare the hash" in ran.out


def test_with_the_hash_there_is_nothing_left_to_compare(file: Path, cli: Cli) -> None:
    assert "Compare" not in cli("verify", file, "--hash", PLEDGE.hash).out
    assert "mit den Würfeln überein" in cli("verify", file, "--language", "de").out


def test_a_game_that_was_not_fair_ends_in_one_message(file: Path, cli: Cli) -> None:
    ran = cli("verify", file, "--hash", key_hash("ff" * 32))
    assert (ran.code, ran.out) == (2, "")
    assert "not the hash that you were shown" in ran.err
    file.write_text(file.read_text("utf-8").replace(KEY, "ff" * 32), "utf-8")
    assert "does not fit its hash" in cli("verify", file).err
