"""Which files make the package, and which of them the compiled engine depends on."""

import ast
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# All that a build reads; test_packaging proves that nothing is missing.
BUILD_INPUT = ["pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "src"]


def settings(root: Path = ROOT) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules(root: Path = ROOT) -> list[str]:
    return list(settings(root)["tool"]["lavafield"]["compiled"])


def engine_sources(root: Path = ROOT) -> list[Path]:
    """The compiled modules and all of ours that they import: mypyc copies constants and types from those as well."""
    found: set[Path] = set()
    todo = compiled_modules(root)
    while todo:
        path = _path(root, todo.pop())
        if path is not None and path not in found:
            found.add(path)
            todo += _imports(path)
    return sorted(found)


def copy_build_input(target: Path) -> None:
    """A clean tree to build in: no leftover of a deleted module can get into the wheel."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in BUILD_INPUT:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        elif source.exists():
            shutil.copy2(source, target)


def _path(root: Path, module: str) -> Path | None:
    stem = root / "src" / module.replace(".", "/")
    choices = [stem.with_suffix(".py"), stem / "__init__.py"]
    return next((path for path in choices if path.is_file()), None)


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
