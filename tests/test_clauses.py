"""Every clause of every game has tests, and every tag names a clause."""

import json

import pytest

from tools import clause_tests, generate, mutate

GAMES = clause_tests.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert [clause for clause, tests in clause_tests.clause_tests(game).items() if not tests] == []


def test_every_tag_names_a_clause() -> None:
    known = {clause["id"] for game in GAMES for clause in clause_tests.clauses(game)}
    assert [tag for tag in clause_tests.tags("clause") if tag.value not in known] == []


def test_every_corner_case_of_taluva_has_a_test() -> None:
    rows = [tag for tag in clause_tests.tags("row") if tag.test.startswith("tests/taluva/")]
    assert {tag.value for tag in rows} == set(range(1, 54))


def test_a_corner_case_is_tested_where_one_of_its_clauses_is() -> None:
    """The tests of a row together carry the tags of all clauses that settle it."""
    clauses = clause_tests.clauses("taluva")
    settled = {(row, clause["id"]) for clause in clauses for row in clause["rows"]}
    rows, tags = clause_tests.tags("row"), clause_tests.tags("clause")
    tested = {(row.value, tag.value) for row in rows for tag in tags if row.test == tag.test}
    assert settled - tested == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_list_that_ships_is_in_step(game: str) -> None:
    shipped = json.loads((clause_tests.GAMES / game / "clause_tests.json").read_text("utf-8"))
    assert shipped == clause_tests.clause_tests(game)
    assert generate.main(["--check"]) == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_switched_off(game: str) -> None:
    """Only that `make mutate` can be run: what the tests then notice, it finds out itself."""
    for clause in clause_tests.clauses(game):
        assert mutate.mutants(mutate.SOURCE / mutate.PACKAGE, game, clause["id"], clause["kind"])
