"""Builds a wheel with each supported Python that is found here, and tries it in an empty environment."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.install import UV, run
from tools.sources import copy_build_input, settings

WHERE = "import sys; print(sys.executable)"
HOME_OF_PYENV = Path.home() / ".pyenv" / "versions"


def main() -> None:
    versions = supported()
    found = {version: python for version in versions if (python := find(version)) is not None}
    with tempfile.TemporaryDirectory() as folder:
        sdist = build_sdist(Path(folder))
        for version, python in found.items():
            print(f"Python {version}: ", end="", flush=True)
            wheel = build_wheel(sdist, python, Path(folder) / version)
            environment = install_alone(wheel, python, Path(folder) / f"venv-{version}")
            print(run(environment / "bin" / "lavafield", "doctor", within=Path(folder)))
    missing = [version for version in versions if version not in found]
    if missing:
        print(f"not tried, for want of the interpreter: {', '.join(missing)}")


def supported() -> list[str]:
    """As promised by the classifiers."""
    names = [str(classifier).rpartition(" :: ")[2] for classifier in settings()["project"]["classifiers"]]
    return [name for name in names if name.startswith("3.")]


def find(version: str) -> Path | None:
    """An interpreter that really starts: pyenv puts names on the path that do not."""
    on_path = shutil.which(f"python{version}")
    places = [Path(on_path)] if on_path else []
    for place in places + sorted(HOME_OF_PYENV.glob(f"{version}.*/bin/python")):
        tried = subprocess.run([place, "-c", WHERE], capture_output=True, text=True, check=False)
        if tried.returncode == 0:
            return Path(tried.stdout.strip())
    return None


def build_sdist(folder: Path) -> Path:
    copy_build_input(folder / "tree")
    run(UV, "build", "--sdist", "--out-dir", folder, folder / "tree")
    return next(folder.glob("*.tar.gz"))


def build_wheel(sdist: Path, python: Path, folder: Path) -> Path:
    """From the sdist, with the build tools that pyproject.toml asks for and no others."""
    run(UV, "build", "--wheel", "--python", python, "--out-dir", folder, sdist)
    return next(folder.glob("*.whl"))


def install_alone(wheel: Path, python: Path, environment: Path) -> Path:
    """As a user does it: pip, an empty environment, dependencies from the package index."""
    run(python, "-m", "venv", environment)
    run(environment / "bin" / "python", "-m", "pip", "install", "--quiet", wheel)
    return environment


if __name__ == "__main__":
    main()
