"""`lavafield rules`: every rule with its source, and the tests that hold us to it."""

import argparse
import json
import textwrap
from importlib.resources import files

from lavafield.cli import reading
from lavafield.core.clauses import Clause, clause
from lavafield.core.game import Game
from lavafield.words import Words

WIDTH = 88
INDENT = "  "


def run(given: argparse.Namespace, say: Words) -> int:
    game = reading.game_from(given.game)
    if given.clause is None:
        print("\n".join(clause_list(game, say)))
    else:
        print("\n".join(clause_told(game, clause(game.id, given.clause), say)))
    return 0


def clause_list(game: Game, say: Words) -> list[str]:
    """Number and title of every clause, in the order in which refusals are given."""
    wide = max(len(entry.id) for entry in game.clauses)
    heading = say.text("rules-heading", game=game.title(say.language), count=len(game.clauses))
    return [heading, "", *(f"{entry.id:<{wide}}  {entry.title(say.language)}" for entry in game.clauses)]


def clause_told(game: Game, entry: Clause, say: Words) -> list[str]:
    """One clause: wording, ruling, sources, corner cases and tests."""
    lines = [f"{entry.id}  {entry.title(say.language)}", "", *wrapped(entry.wording(say.language), "")]
    lines += ["", say.text("rules-kind", kind=entry.kind)]
    if (ruling := entry.ruling(say.language)) is not None:
        lines += ["", say.text("rules-ruling"), *wrapped(ruling, INDENT)]
    lines += ["", say.text("rules-sources"), *(INDENT + source for source in entry.source)]
    if entry.rows:
        lines += ["", say.text("rules-rows"), INDENT + ", ".join(str(row) for row in entry.rows)]
    return [*lines, "", *tests_told(game, entry, say)]


def tests_told(game: Game, entry: Clause, say: Words) -> list[str]:
    tests = tests_of(game).get(entry.id)
    if tests is None:
        return [say.text("rules-no-tests")]
    return [say.text("rules-tests"), *(INDENT + test for test in tests)]


def tests_of(game: Game) -> dict[str, list[str]]:
    """Which tests would catch a broken clause. A list beside the game, since tests are not installed."""
    listed = files(f"lavafield.games.{game.id}").joinpath("clause_tests.json")
    if not listed.is_file():
        return {}
    tests: dict[str, list[str]] = json.loads(listed.read_text("utf-8"))
    return tests


def wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
