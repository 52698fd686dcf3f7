"""The pages for people are true: their examples run, and what they name exists."""

import io
import json
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType

import pytest

import lavafield
from lavafield.arena import league_in, log_at, plan_in
from lavafield.cli.parser import parser_for
from lavafield.core.replay import read_text
from lavafield.games.pompeii import actions as pompeii_actions
from lavafield.games.pompeii import notation as pompeii
from lavafield.games.taluva import actions as taluva_actions
from lavafield.games.taluva import notation as taluva
from lavafield.words import words
from tools.sources import ROOT

README = ROOT / "README.md"
PAGES = [README, ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
SECTIONS = [
    "Play now",
    "In Python",
    "The games",
    "Opponents",
    "For researchers",
    "How it is built",
    "Correctness",
    "Develop",
    "Status and limits",
    "Credits and rights",
]
ADR_SECTIONS = ["Context", "Decision", "Rejected", "What would change our mind"]
FOLDERS = ("src", "tests", "tools", "docs", "bench")
ONE_PAGE = 60
"""Lines of a decision record."""

_BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
_MAKE = re.compile(r"\bmake ([a-z]+)\b")
_TARGET = re.compile(r"^([a-z]+):.*## ", re.MULTILINE)
_PATH = re.compile(r"(?:src|tests|tools|docs|bench|\.ci)/[\w./*<>-]*")
_FILE = re.compile(r"[\w<>-]+\.(?:py|toml|json|md|ftl|lock|svg)")

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def blocks(page: Path, kind: str) -> Iterator[tuple[int, str]]:
    """The fenced blocks of a kind, each with the number of its first line."""
    text = page.read_text("utf-8")
    for found in _BLOCK.finditer(text):
        if found["kind"] == kind:
            yield text.count("\n", 0, found.start("text")) + 1, found["text"]


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return _BLOCK.sub("", page.read_text("utf-8"))


def code(page: Path) -> list[str]:
    """What stands between backticks, and the lines of commands."""
    commands = [line for _, block in blocks(page, "sh") for line in block.splitlines()]
    return _CODE.findall(prose(page)) + commands


def headings(page: Path, level: int) -> list[str]:
    return [title for marks, title in _HEADING.findall(prose(page)) if len(marks) == level]


# --- examples ---


def run_examples(page: Path) -> str:
    """Run the Python of a page from top to bottom, as one script; what it printed."""
    names: dict[str, object] = {"__name__": page.stem}
    printed = io.StringIO()
    with redirect_stdout(printed):
        for line, text in blocks(page, "python"):
            # Empty lines in front, so that an error names the line of the page.
            exec(compile("\n" * (line - 1) + text, str(page), "exec"), names)
    return printed.getvalue()


@pytest.mark.parametrize("page", [page for page in PAGES if list(blocks(page, "python"))], ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path) -> None:
    run_examples(page)


def test_the_contract_and_the_readme_have_examples() -> None:
    for page in (README, ROOT / "docs" / "contract.md"):
        assert list(blocks(page, "python"))


def test_the_readme_promises_what_is_printed() -> None:
    """A comment behind a print is what it prints."""
    printed = run_examples(README).splitlines()
    (_, first), *_ = blocks(README, "python")
    promised = re.findall(r"^print\(.*\)  # (.+)$", first, re.MULTILINE)
    assert promised
    assert [line for line in promised if line not in printed] == []


def test_the_first_example_of_the_readme_has_ten_lines() -> None:
    (_, first), *_ = blocks(README, "python")
    assert len([line for line in first.splitlines() if line]) == 10


def test_the_records_that_are_shown_can_be_read() -> None:
    shown = [text for _, text in blocks(ROOT / "docs" / "records.md", "json")]
    kinds = [type(read_text(text, lavafield.game)) for text in shown]
    assert kinds == [lavafield.Record, lavafield.SeatRecord]
    record = read_text(shown[0], lavafield.game)
    assert isinstance(record, lavafield.Record)
    seat = json.loads(shown[1].splitlines()[0])["seat"]
    assert list(record.lines_for(seat)) == shown[1].splitlines()


def test_the_log_that_is_shown_can_be_continued(tmp_path: Path) -> None:
    (_, shown), *_ = blocks(ROOT / "docs" / "leagues.md", "json")
    path = tmp_path / "league.jsonl"
    path.write_text(shown, "utf-8")
    league = league_in(path)
    assert league is not None
    with log_at(path, league) as log:
        assert list(log.games) == [0, 1]


def test_the_plan_that_is_shown_can_be_played(tmp_path: Path) -> None:
    ((_, shown),) = blocks(ROOT / "docs" / "leagues.md", "toml")
    (tmp_path / "plan.toml").write_text(shown, "utf-8")
    assert plan_in(tmp_path / "plan.toml").league(1).options["tiles"] == 12


@pytest.mark.parametrize(
    ("game", "notation", "actions"),
    [("Taluva", taluva, taluva_actions), ("The Downfall of Pompeii", pompeii, pompeii_actions)],
)
def test_the_moves_that_are_listed_are_read_and_written_so(
    game: str, notation: ModuleType, actions: ModuleType
) -> None:
    text = (ROOT / "docs" / "records.md").read_text("utf-8")
    (section,) = re.findall(rf"^## Moves of {game}$(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    rows = re.findall(r"^\| `(\{.+?\})` \| `(.+?)` \|", section, re.MULTILINE)
    assert {json.loads(record)["do"] for record, _ in rows} == set(actions.KEYS)
    for record, short in rows:
        assert notation.text_of(json.loads(record)) == short
        assert notation.record_of(short) == json.loads(record)


def command_lines() -> list[str]:
    lines = [line for page in PAGES for _, block in blocks(page, "sh") for line in block.splitlines()]
    return [line for line in lines if re.match(r"(\.venv/bin/)?lavafield ", line)]


@pytest.mark.parametrize("line", command_lines())
def test_a_command_that_is_shown_can_be_given(line: str) -> None:
    _, *arguments = shlex.split(line, comments=True)
    given = parser_for(words("en")).parse_args(arguments)
    assert given.command


# --- names ---


@every_page
def test_every_make_target_exists(page: Path) -> None:
    targets = _TARGET.findall((ROOT / "Makefile").read_text("utf-8"))
    named = [name for text in code(page) for name in _MAKE.findall(text)]
    assert [name for name in named if name not in targets] == []


def test_the_readme_explains_every_make_target() -> None:
    targets = set(_TARGET.findall((ROOT / "Makefile").read_text("utf-8")))
    (develop,) = re.findall(r"^## Develop$(.*?)^## ", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert set(_MAKE.findall(develop)) | {"help", "setup"} >= targets


@every_page
def test_every_module_that_is_run_exists(page: Path) -> None:
    named = [name for text in code(page) for name in re.findall(r"python -m ([a-z_.]+)", text)]
    paths = [ROOT / name.replace(".", "/") for name in named]
    assert [path.name for path in paths if not (path.with_suffix(".py").is_file() or path.is_dir())] == []


@every_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    """`<game>` stands for any game, and a file without a folder may lie in any."""
    missing = []
    for text in _CODE.findall(prose(page)):
        name = text.replace("<game>", "taluva")
        if _PATH.fullmatch(text):
            found = list(ROOT.glob(name.rstrip("/")))
        elif _FILE.fullmatch(text):
            found = [*ROOT.glob(name), *(path for folder in FOLDERS for path in (ROOT / folder).rglob(name))]
        else:
            continue
        if not found:
            missing.append(text)
    assert missing == []


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for target in (found["target"] for found in _LINK.finditer(prose(page))):
        if re.match(r"https?://", target):
            continue
        name, _, anchor = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        if not path.exists() or (anchor and anchor not in anchors(path)):
            broken.append(target)
    assert broken == []


def anchors(page: Path) -> set[str]:
    """Headings as GitHub spells them in links."""
    titles = [title for _, title in _HEADING.findall(prose(page))]
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


# --- what a page must have ---


def test_the_readme_has_its_sections_in_order() -> None:
    assert headings(README, 1) == ["Lavafield"]
    assert headings(README, 2) == SECTIONS


def test_the_readme_begins_with_a_picture() -> None:
    begin = README.read_text("utf-8").partition("\n## ")[0]
    assert "![" in begin


def test_the_readme_names_every_game() -> None:
    (table,) = re.findall(r"^## The games$(.*?)^## ", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    for name in lavafield.games():
        game = lavafield.game(name)
        (row,) = [line for line in table.splitlines() if line.startswith(f"| {game.title()} |")]
        assert f"{game.seats[0]} to {game.seats[-1]}" in row
        assert [option.name for option in game.options if f"`{option.name}`" not in row] == []


def test_the_speed_in_the_readme_is_what_was_measured() -> None:
    """After `make bench`, copy the tables of random play from the results."""
    measured = [tables_of_speed(ROOT / "bench" / "results" / f"{name}.md") for name in lavafield.games()]
    assert [len(tables) for tables in measured] == [1] * len(lavafield.games())
    assert tables_of_speed(README) == [table for tables in measured for table in tables]


def tables_of_speed(page: Path) -> list[str]:
    return re.findall(r"^\| random play \|.*\n(?:\|.*\n)+", page.read_text("utf-8"), re.MULTILINE)


def test_the_contract_names_every_public_name() -> None:
    text = (ROOT / "docs" / "contract.md").read_text("utf-8")
    assert [name for name in lavafield.__all__ if not re.search(rf"\b{name}\b", text)] == []


def test_decisions_are_numbered_and_have_their_parts() -> None:
    pages = sorted((ROOT / "docs" / "adr").glob("*.md"))
    assert [page.name[:4] for page in pages] == [f"{n:04}" for n in range(1, len(pages) + 1)]
    for page in pages:
        assert headings(page, 1)[0].startswith(f"{page.name[:4]}: ")
        assert [title for title in headings(page, 2) if title in ADR_SECTIONS] == ADR_SECTIONS
        assert len(page.read_text("utf-8").splitlines()) <= ONE_PAGE


def test_the_changelog_begins_with_what_is_not_released() -> None:
    assert headings(ROOT / "CHANGELOG.md", 2)[0] == "[Unreleased]"
