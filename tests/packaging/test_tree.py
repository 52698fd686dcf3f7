"""What holds for every file in the repository."""

import os
import re
import subprocess
from collections.abc import Iterator

import pytest

from tools.sources import ROOT

LONGEST = 400
PACKAGE_INDEX = re.compile(r"pypi\.(org|python)|pythonhosted\.|npmjs\.(org|com)|crates\.io|/simple[/]|index[-]url")
MACHINE_PATH = re.compile(r"(?<![\w.~)}/-])/(home|Users|root|work|opt|srv|mnt|tmp)/\w")


def files(*patterns: str) -> Iterator[str]:
    """Tracked, or about to be."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", *patterns]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return (name for name in listed.split("\0") if name and (ROOT / name).is_file())


@pytest.mark.parametrize("forbidden", [PACKAGE_INDEX, MACHINE_PATH], ids=["package index", "machine path"])
def test_no_file_knows_where_it_was_made(forbidden: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in files()
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if forbidden.search(line)
    ]
    assert found == []


def test_no_source_file_is_too_long() -> None:
    lengths = {name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in files("*.py")}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_continuous_integration_runs_what_a_developer_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text()
