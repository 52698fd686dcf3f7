"""Running the command line inside the test."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from lavafield.cli.main import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command line, in English unless it says otherwise, with the given lines as input."""
    monkeypatch.setenv("LAVAFIELD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, lines: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return run
