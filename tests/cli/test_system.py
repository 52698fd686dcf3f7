"""What the system refuses is told in the language of the person, and its own words are kept for what is rare."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lavafield.cli.files import told, usable
from lavafield.cli.main import main
from lavafield.core.errors import BadInput
from tests.cli.conftest import Cli

FULL = {
    "en": "lavafield: What was to be printed could not be written: the disk is full.\n",
    "de": "lavafield: Die Ausgabe lässt sich nicht schreiben: Der Datenträger ist voll.\n",
}
OF_FILES = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.ENOSPC: "cli-file-full",
    errno.EDQUOT: "cli-file-full",
    errno.ENAMETOOLONG: "cli-file-name",
}


@pytest.mark.parametrize("language", FULL)
@pytest.mark.parametrize("arguments", [["rules", "pompeii"], ["--help"], ["play", "--help"], ["--version"]], ids=str)
def test_a_full_disk_is_told_in_the_own_language(
    language: str, arguments: list[str], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Path("/dev/full").open("w") as full:
        monkeypatch.setattr("sys.stdout", full)
        assert main(["--language", language, *arguments]) == 2
    assert capfd.readouterr().err == FULL[language]


def test_without_any_stream_that_takes_words_a_command_just_fails() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run([sys.executable, "-m", "lavafield", "rules"], stdout=full, stderr=full, check=False)
    assert ran.returncode == 2


@pytest.mark.parametrize(("number", "id"), OF_FILES.items())
def test_a_file_that_is_refused_is_told_by_its_reason(number: int, id: str) -> None:
    problem = OSError(number, os.strerror(number), "game.jsonl")
    assert (told(problem).message, told(problem).arguments) == (id, {"path": "game.jsonl"})
    with pytest.raises(BadInput) as bad, usable(Path("game.jsonl")):
        raise problem
    assert bad.value.message == id


def test_the_systems_own_words_are_kept_for_what_is_rare() -> None:
    of_file, of_output = OSError(errno.ELOOP, "Too many links", "a"), OSError(errno.EIO, "Input/output error")
    assert told(of_file).text("de") == "Die Datei a ist nicht verwendbar. Das System sagt: Too many links"
    assert told(of_output).text("de") == "Die Ausgabe lässt sich nicht schreiben. Das System sagt: Input/output error"
    assert told(OSError("odd")).text() == "What was to be printed could not be written. The system says: odd"
    with pytest.raises(BadInput, match="Too many links"), usable(Path("a")):
        raise of_file


def test_what_no_file_can_be_called_is_told(cli: Cli) -> None:
    ran = cli("--language", "de", "replay", "x" * 300)
    assert (ran.code, ran.err[-52:]) == (2, "x ist nicht verwendbar: So kann keine Datei heißen.\n")
    typed = cli("play", "--plain", "--seed", 1, lines="save a\0b\nboard\n")
    assert typed.code == 0
    assert "cannot be used: no file can have this name." in typed.out
