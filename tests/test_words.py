"""The catalogues say the same things in every language, and say something for every clause."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lavafield.words
from lavafield.words import Words, language_of_environment, languages, words

PACKAGE = Path(lavafield.words.__file__).parent
COVERAGES = sorted((Path(__file__).parent.parent / "docs" / "rules").glob("*-coverage.md"))
KINDS = {"forbids", "permits", "effect", "fact"}
CLAUSE_ID = re.compile(r"\b[A-Z]{3}-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Clause(NamedTuple):
    game: str
    id: str
    kind: str
    source: list[str]
    rows: list[int]


@cache
def clauses() -> list[Clause]:
    return [
        Clause(file.parent.name, **entry)
        for file in sorted(PACKAGE.glob("games/*/clauses.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["clause"]
    ]


# Catalogues, as parsed


class Seen(Visitor):
    """The variables of a pattern, and the words its selectors tell apart."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def entries(language: str) -> list[ast.EntryType]:
    texts = (f.read_text("utf-8") for f in sorted((PACKAGE / "locale" / language).glob("*.ftl")))
    return [entry for text in texts for entry in FluentParser().parse(text).body]


@cache
def patterns(language: str) -> dict[str, Seen]:
    """Everything that can be said: "ID" and "ID.attribute"."""
    found = {}
    for message in entries(language):
        if isinstance(message, ast.Message):
            name = message.id.name
            values = [(name, message.value)] if message.value else []
            values += [(f"{name}.{each.id.name}", each.value) for each in message.attributes]
            for id, pattern in values:
                found[id] = Seen()
                found[id].visit(pattern)
    return found


def arguments(seen: Seen) -> Iterator[dict[str, str | int]]:
    """Arguments for each path through a message: each choice, none, one and many."""
    names = sorted(seen.variables)
    values: list[list[str | int]] = [
        sorted(choices)
        if (choices := seen.choices.get(name, set()))
        else [0, 1, 5]
        if name in seen.choices
        else ["Ada"]
        for name in names
    ]
    for row in product(*values):
        yield dict(zip(names, row, strict=True))


def test_there_are_english_and_german() -> None:
    assert languages() == ["de", "en"]


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_parses_and_repeats_no_id(language: str) -> None:
    assert [junk.content for junk in entries(language) if isinstance(junk, ast.Junk)] == []
    named = [each for each in entries(language) if isinstance(each, ast.Message | ast.Term)]
    assert [id for id, n in Counter(each.id.name for each in named).items() if n > 1] == []


@pytest.mark.parametrize("language", languages())
def test_languages_agree_on_ids_attributes_variables_and_choices(language: str) -> None:
    def shape(of: str) -> dict[str, tuple[set[str], dict[str, set[str]]]]:
        return {id: (seen.variables, seen.choices) for id, seen in patterns(of).items()}

    assert shape(language) == shape("en")


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said(language: str) -> None:
    for id, seen in patterns(language).items():
        for given in arguments(seen):
            text = words(language).text(id, **given)
            assert text == text.strip() != "", id
            assert not re.search(r"[{}\n]|  |\?\?\?", text), (id, text)


# Clauses


@pytest.mark.parametrize("clause", clauses(), ids=lambda clause: clause.id)
def test_a_clause_has_a_kind_a_source_and_words(clause: Clause) -> None:
    assert clause.kind in KINDS
    assert clause.source
    for language in languages():
        say = words(language)
        assert say.text(clause.id).endswith(".")
        assert 2 <= len(say.text(f"{clause.id}.title").split()) <= 5
        assert say.has(f"{clause.id}.refused") == (clause.kind == "forbids")


def test_clause_ids_are_unique_and_no_clause_message_is_an_orphan() -> None:
    ids = [clause.id for clause in clauses()]
    assert len(ids) == len(set(ids))
    said = {id.partition(".")[0] for id in patterns("en")}
    assert {id for id in said if CLAUSE_ID.fullmatch(id)} == set(ids)


@pytest.mark.parametrize(("game", "corner_cases"), [("pompeii", 47), ("taluva", 53)])
def test_every_corner_case_is_settled_by_a_clause(game: str, corner_cases: int) -> None:
    settled = {row for clause in clauses() if clause.game == game for row in clause.rows}
    assert settled == set(range(1, corner_cases + 1))


@pytest.mark.parametrize("coverage", COVERAGES, ids=lambda path: path.stem)
def test_a_coverage_page_names_every_clause_and_agrees_on_the_rows(coverage: Path) -> None:
    game = coverage.stem.removesuffix("-coverage")
    page = coverage.read_text(encoding="utf-8")
    ours = [clause for clause in clauses() if clause.game == game]
    assert set(CLAUSE_ID.findall(page)) == {clause.id for clause in ours}
    shown = {
        int(row): CLAUSE_ID.findall(line) for row, line in re.findall(r"^\| (\d+) \|(.*)$", page, flags=re.MULTILINE)
    }
    assert shown == {
        row: [clause.id for clause in ours if row in clause.rows]
        for row in sorted({row for clause in ours for row in clause.rows})
    }


# Words


@pytest.mark.parametrize("id", ["TAL-NOTHING", "TAL-TURN.nothing", "TAL-TURN.", "", ".title"])
def test_an_unknown_id_raises_and_is_not_shown(id: str) -> None:
    assert not words("en").has(id)
    with pytest.raises(KeyError) as unknown:
        words("en").text(id)
    assert unknown.value.args == (id,)


def test_a_missing_argument_raises() -> None:
    with pytest.raises(ValueError, match=r"TAL-TURN\.refused in de.*step"):
        words("de").text("TAL-TURN.refused")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="expected one of de, en, got 'fr'"):
        Words("fr")


def test_a_language_is_read_once() -> None:
    assert words("de") is words("de")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LAVAFIELD_LANG": "de"}, "de"),
        ({"LANG": "en_US.UTF-8", "LAVAFIELD_LANG": "de-CH"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of_environment(environ) == language


def test_asking_us_for_a_language_we_lack_is_an_error() -> None:
    with pytest.raises(ValueError, match="LAVAFIELD_LANG: expected one of de, en, got 'fr'"):
        language_of_environment({"LAVAFIELD_LANG": "fr_FR.UTF-8"})


SUPPLY = "TAL-EXPAND-SUPPLY.refused"
EXPANDED = "taluva-event-expanded"


@pytest.mark.parametrize(
    ("language", "id", "args", "text"),
    [
        ("en", "seat-name", {"n": 2}, "Player 2"),
        ("de", "seat-name", {"n": 2}, "Spieler 2"),
        ("en", "piece-hut", {"count": 1}, "hut"),
        ("de", "piece-tower", {"count": 2}, "Türme"),
        ("de", "piece-hut.counted", {"count": 20}, "20 Hütten"),
        (
            "en",
            SUPPLY,
            {"needed": 3, "left": 1},
            "This expansion takes 3 huts, but only one is left in your supply.",
        ),
        (
            "de",
            SUPPLY,
            {"needed": 3, "left": 2},
            "Diese Erweiterung kostet 3 Hütten, in deinem Vorrat sind aber nur noch 2.",
        ),
        (
            "de",
            SUPPLY,
            {"needed": 2, "left": 0},
            "Diese Erweiterung kostet 2 Hütten, in deinem Vorrat ist aber keine mehr.",
        ),
        ("de", "TAL-SUPPLY.refused", {"piece": "tower"}, "Du hast keinen Turm mehr im Vorrat."),
        (
            "en",
            "TAL-EXPAND-TERRAIN.refused",
            {"terrain": "lake"},
            "No free lake field touches this settlement.",
        ),
        (
            "en",
            EXPANDED,
            {"player": "Ada", "terrain": "jungle", "count": 5, "fields": 3},
            "Ada expands a settlement into the jungle: 5 huts on 3 fields.",
        ),
        (
            "de",
            EXPANDED,
            {"player": "Ada", "terrain": "rock", "count": 2, "fields": 1},
            "Ada erweitert eine Siedlung auf den Fels: 2 Hütten auf einem Feld.",
        ),
        (
            "de",
            "taluva-event-huts-lost",
            {"player": "Ada", "count": 1},
            "Ada verliert eine Hütte an die Lava.",
        ),
        (
            "en",
            "error-record-hash",
            {"line": 7, "expected": "1f", "got": "2e"},
            "Line 7 of the record leads to another position: expected hash 1f, got 2e.",
        ),
    ],
)
def test_samples_read_well(language: str, id: str, args: dict[str, str | int], text: str) -> None:
    assert words(language).text(id, **args) == text
