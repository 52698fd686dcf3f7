"""The log: nothing that is over gets lost or comes twice, and nothing foreign gets in."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lavafield.arena import League, league_in, log_at
from lavafield.core.errors import BadInput
from tests.arena.leagues import league, over

OURS = league("random", "greedy")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A log with four games."""
    file = tmp_path / "league.jsonl"
    with log_at(file, OURS) as log:
        for number in (1, 0, 3, 2):
            log.add(over(OURS, number, (1, 2)))
    return file


def numbers(path: Path, of: League = OURS) -> list[int]:
    with log_at(path, of) as log:
        return list(log.games)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_a_log_begins_with_its_league(path: Path) -> None:
    assert lines(path)[0] == {
        "lavafield": "league",
        "version": 1,
        "game": "taluva",
        "rules": 1,
        "players": 2,
        "options": {"tiles": 12, "edition": 2006, "ranking": False, "preview": False},
        "bots": ["random", "greedy"],
        "seed": 7,
    }
    assert league_in(path) == OURS


def test_a_game_is_a_line(path: Path) -> None:
    assert lines(path)[1] == {
        "number": 1,
        "deal": 0,
        "seats": ["greedy", "random"],
        "ranks": [1, 2],
        "actions": 41,
        "decisions": [10, 10],
        "seconds": [0.5, 0.5],
        "hash": "00",
    }


def test_a_game_is_on_its_way_to_the_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    with log_at(file, OURS) as log:
        log.add(over(OURS, 0, (1, 2)))
        assert len(lines(file)) == 2


def test_a_log_that_is_continued_knows_its_games_and_loses_no_byte(path: Path) -> None:
    before = path.read_bytes()
    assert numbers(path) == [1, 0, 3, 2]
    with log_at(path, OURS) as log:
        log.add(over(OURS, 4, (1, 2)))
    assert path.read_bytes().startswith(before)
    assert numbers(path) == [1, 0, 3, 2, 4]


@pytest.mark.parametrize("cut", [1, 2, 40, 100])
def test_half_a_line_at_the_end_is_cut_off(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert numbers(path) == [1, 0, 3]
    assert whole.startswith(path.read_bytes())
    with log_at(path, OURS) as log:
        log.add(over(OURS, 2, (1, 2)))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 1, 10, 21, 60])
def test_half_a_header_is_written_anew(path: Path, kept: int) -> None:
    path.write_bytes(path.read_bytes()[:kept])
    assert league_in(path) is None
    assert numbers(path) == []
    assert league_in(path) == OURS


FOREIGN = ["hello", "hello\n", '{"lavafield":"record"}\n', '{"lavafield":"record"', "\n", "\0\0"]


@pytest.mark.parametrize("text", FOREIGN)
def test_a_file_that_is_no_log_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(BadInput, match="not the log of a league"):
        log_at(file, OURS)
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (league("random", "search"), "expected bots = ['random', 'greedy'], got bots = ['random', 'search']"),
        (league("greedy", "random"), "expected bots"),
        (league("random", "greedy", seed=8), "expected seed = 7, got seed = 8"),
        (league("random", "greedy", players=3), "expected players = 2, got players = 3"),
        (league("random", "greedy", game="pompeii"), "expected game = 'taluva', got game = 'pompeii'"),
    ],
)
def test_the_log_of_another_league_is_refused(path: Path, other: League, told: str) -> None:
    before = path.read_bytes()
    with pytest.raises(BadInput) as refused:
        log_at(path, other)
    assert told in str(refused.value)
    assert path.read_bytes() == before


Change = Callable[[dict[str, Any]], object]
CORRUPT: dict[str, tuple[Change, str]] = {
    "a negative number": (lambda game: game.update(number=-1), "expected"),
    "another deal": (lambda game: game.update(deal=5), "expected 0 ('random', 'greedy'), got 5 ('random', 'greedy')"),
    "other seats": (lambda game: game.update(seats=["greedy", "random"]), "got 0 ('greedy', 'random')"),
    "a strange bot": (lambda game: game.update(seats=["random", "ada"]), "got 0 ('random', 'ada')"),
    "too many ranks": (lambda game: game.update(ranks=[1, 2, 3]), "expected 2, got (1, 2, 3)"),
    "no winner": (lambda game: game.update(ranks=[2, 2]), "expected 1-2, got (2, 2)"),
    "too low a rank": (lambda game: game.update(ranks=[1, 3]), "expected 1-2, got (1, 3)"),
    "a field too few": (lambda game: game.pop("hash"), "expected"),
    "a field too many": (lambda game: game.update(luck=1), "expected"),
    "a word for a number": (lambda game: game.update(actions="many"), "expected"),
    "a game twice": (lambda game: game.update(number=1, seats=["greedy", "random"]), "Game 1 stands here a second"),
}


@pytest.mark.parametrize("what", CORRUPT)
def test_a_corrupt_line_is_named_and_nothing_is_changed(path: Path, what: str) -> None:
    change, told = CORRUPT[what]
    head, first, second, *rest = path.read_text("utf-8").splitlines()
    game = json.loads(second)
    change(game)
    path.write_text("\n".join([head, first, json.dumps(game), *rest, '{"torn']), "utf-8")
    before = path.read_bytes()
    with pytest.raises(BadInput, match="line 3: ") as refused:
        log_at(path, OURS)
    assert told in str(refused.value)
    assert "Zeile 3: " in refused.value.text("de")
    assert path.read_bytes() == before


def test_a_line_that_is_no_json_is_named(path: Path) -> None:
    head, *rest = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([head, "\0\0\0", *rest, ""]), "utf-8")
    with pytest.raises(BadInput, match=r"line 2: .*expected JSON"):
        log_at(path, OURS)


@pytest.mark.parametrize("change", [{"bots": "all"}, {"more": 1}])
def test_a_corrupt_header_is_named(path: Path, change: dict[str, object]) -> None:
    head, *rest = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([json.dumps(json.loads(head) | change, separators=(",", ":")), *rest, ""]), "utf-8")
    with pytest.raises(BadInput, match=r"line 1: .*not the beginning of a log"):
        log_at(path, OURS)


def test_two_cannot_write_the_same_log(path: Path) -> None:
    with log_at(path, OURS), pytest.raises(BadInput, match="being written by another process"):
        log_at(path, OURS)
    assert numbers(path) == [1, 0, 3, 2]


def test_without_a_file_a_log_is_only_remembered() -> None:
    with log_at(None, OURS) as log:
        log.add(over(OURS, 0, (1, 2)))
        assert list(log.games) == [0]
