"""Interpreted and compiled, the engine gives the same action lists, states and hashes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = 200
WHICH = "from lavafield.games.taluva import rules; print(rules.__file__)"


def run(*command: str, path: Path | None) -> str:
    """The output of a command, with the source path in front or with what is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    run = subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return run.stdout


@pytest.mark.compiled
def test_both_modes_give_the_same_lists_states_and_hashes_for_200_games() -> None:
    command = ("-m", "tests.modes.fingerprint", "--games", str(GAMES), "--lists", "40")
    assert run("-c", WHICH, path=ROOT / "src").strip().endswith(".py")
    assert run("-c", WHICH, path=None).strip().endswith(".so"), "the installed engine is not compiled"
    interpreted = run(*command, path=ROOT / "src").splitlines()
    compiled = run(*command, path=None).splitlines()
    assert (interpreted[0], compiled[0]) == ("engine: interpreted", "engine: compiled")
    assert len(compiled) == len(interpreted) == GAMES + 1
    different = [pair for pair in zip(interpreted[1:], compiled[1:], strict=True) if pair[0] != pair[1]]
    assert different == []
