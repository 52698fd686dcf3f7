"""Which tests stand for which clause: read from the tags in tests/, without running or importing any.

Each game ships the list beside its clauses, so that `lavafield rules` can name the tests.
"""

import ast
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "lavafield" / "games"


class Tag(NamedTuple):
    """One argument of a mark on one test: `@pytest.mark.clause("TAL-TURN")`."""

    value: object
    test: str
    """As pytest names it: tests/taluva/test_turn.py::test_..."""


def tags(mark: str) -> list[Tag]:
    """All tags of that kind, in the order of files and lines."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [tag for file in files for tag in tags_in(file, mark)]


def tags_in(file: Path, mark: str) -> Iterator[Tag]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            test = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
            for decorator in node.decorator_list:
                yield from (Tag(value, test) for value in tagged(decorator, mark))


def tagged(decorator: ast.expr, mark: str) -> list[object]:
    """What stands in the brackets of `pytest.mark.<mark>(...)`."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != f"pytest.mark.{mark}":
        return []
    return [ast.literal_eval(argument) for argument in decorator.args]


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/clauses.toml"))


def clauses(game: str) -> list[dict[str, Any]]:
    """The clauses of a game in their order, as clauses.toml has them."""
    toml = (GAMES / game / "clauses.toml").read_text("utf-8")
    return list(tomllib.loads(toml)["clause"])


def clause_tests(game: str) -> dict[str, list[str]]:
    """The tests of each clause of a game."""
    found: dict[str, list[str]] = {clause["id"]: [] for clause in clauses(game)}
    for tag in tags("clause"):
        if tag.value in found:
            found[str(tag.value)].append(tag.test)
    return found


def written(game: str) -> str:
    """What stands in the game's clause_tests.json."""
    return json.dumps(clause_tests(game), indent=1) + "\n"
