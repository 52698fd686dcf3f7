"""The same sources run compiled and interpreted, and each test run gets the one that it asked for."""

import os
import subprocess
import sys

from tools.sources import ROOT, compiled_modules

FILES = "import importlib, sys; print(*(importlib.import_module(name).__file__ for name in sys.argv[1:]), sep='\\n')"


def loaded_from(**settings: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    command = [sys.executable, "-c", FILES, *compiled_modules()]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()


def test_the_environment_runs_the_compiled_engine() -> None:
    assert [file for file in loaded_from() if not file.endswith(".so")] == []


def test_with_the_source_path_the_engine_is_interpreted() -> None:
    source = str(ROOT / "src")
    wrong = [file for file in loaded_from(PYTHONPATH=source) if not (file.startswith(source) and file.endswith(".py"))]
    assert wrong == []
