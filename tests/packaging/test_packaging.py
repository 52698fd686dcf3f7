"""The wheel as a stranger gets it: built from the sdist, installed by pip into an empty environment, run elsewhere."""

import sys
import zipfile
from pathlib import Path

import pytest

from tools import wheels
from tools.install import CLIENT, run
from tools.sources import ROOT, compiled_modules

DATA = {".toml", ".json", ".ftl", ".typed"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    return wheels.build_wheel(wheels.build_sdist(folder), Path(sys.executable), folder)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheels.install_alone(wheel, Path(sys.executable), tmp_path_factory.mktemp("empty") / "venv")


def test_the_wheel_holds_every_source_and_data_file(wheel: Path) -> None:
    sources = [path for path in (ROOT / "src" / "lavafield").rglob("*") if path.suffix in DATA | {".py"}]
    sources += [path for path in CLIENT.rglob("*") if path.is_file()]
    names = {str(path.relative_to(ROOT / "src")) for path in sources}
    assert str((CLIENT / "index.html").relative_to(ROOT / "src")) in names
    assert names - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_the_wheel_holds_every_compiled_module(wheel: Path) -> None:
    extensions = {name.split(".")[0] for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")}
    assert {module.replace(".", "/") for module in compiled_modules()} <= extensions


@pytest.mark.parametrize("arguments", [["doctor"], ["--help"]], ids=" ".join)
def test_the_command_runs_in_an_empty_environment(installed: Path, arguments: list[str], tmp_path: Path) -> None:
    assert run(installed / "bin" / "lavafield", *arguments, within=tmp_path)
