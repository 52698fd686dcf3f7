"""Records: whatever was done to a file is found and named, and nothing is half read."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import lavafield
from lavafield import BadInput, IllegalAction, Record, Rng, SeatRecord
from lavafield.core.record import HASH_EVERY
from lavafield.core.replay import read_text

Lines = list[str]


@cache
def played(actions: int = 62, **options: Any) -> Record:
    record, rng = Record(lavafield.game("taluva"), 2, options, ("Ada", "Bert")), Rng(5)
    while record.state.to_act != lavafield.OVER and len(record.actions) < actions:
        record.play(record.state.sample(rng))
    return record


def lines_of_a_game() -> Lines:
    return list(played().lines())


def lines_of_a_seat() -> Lines:
    return list(played(preview=True).lines_for(1))


BOTH = pytest.mark.parametrize("lines", [lines_of_a_game(), lines_of_a_seat()], ids=["game", "seat"])


def refused(lines: Lines) -> BadInput:
    with pytest.raises(BadInput) as bad:
        read_text("\n".join(lines) + "\n", lavafield.game)
    assert bad.value.text("en") != bad.value.text("de")
    return bad.value


def changed(lines: Lines, number: int, **fields: Any) -> Lines:
    """The lines with some fields of one line (counted from 0) changed; None takes a field away."""
    line = json.loads(lines[number]) | fields
    line = {key: value for key, value in line.items() if value is not None or key == "seat"}
    return [*lines[:number], json.dumps(line), *lines[number + 1 :]]


def first(lines: Lines, has: Callable[[dict[str, Any]], bool]) -> int:
    return next(n for n, line in enumerate(lines) if has(json.loads(line)))


@BOTH
def test_an_untouched_record_is_read(lines: Lines) -> None:
    for text in ("\n".join(lines), "\n".join(lines) + "\n", "\r\n".join(lines) + "\r\n"):
        assert isinstance(read_text(text, lavafield.game), Record | SeatRecord)


# --- damage ---


@BOTH
def test_a_record_cut_after_any_line_is_truncated(lines: Lines) -> None:
    for end in range(1, len(lines)):
        assert refused(lines[:end]).message == "error-record-truncated"


@BOTH
def test_a_record_cut_inside_any_line_says_where(lines: Lines) -> None:
    for number, line in enumerate(lines):
        bad = refused([*lines[:number], line[: len(line) // 2]])
        assert (bad.message, bad.arguments["line"]) == ("error-record-line", number + 1)


@BOTH
def test_a_record_without_one_of_its_actions_is_found_out(lines: Lines) -> None:
    for number in range(1, len(lines)):
        if "do" in json.loads(lines[number]):
            bad = refused(lines[:number] + lines[number + 1 :])
            assert bad.message in {"error-record-line", "error-record-hash"}


@BOTH
def test_a_record_with_two_lines_swapped_is_found_out(lines: Lines) -> None:
    for number in range(1, len(lines) - 1):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        assert refused(swapped).message in {"error-record-line", "error-record-hash"}


@BOTH
def test_an_action_said_twice_is_found_out(lines: Lines) -> None:
    for number in range(1, len(lines)):
        doubled = [*lines[: number + 1], *lines[number:]]
        if "hash" not in json.loads(lines[number]):
            assert refused(doubled).message in {"error-record-line", "error-record-hash"}


@BOTH
def test_another_legal_action_is_found_by_the_next_hash(lines: Lines) -> None:
    number = first(lines, lambda line: line.get("do") == "draw" and "tile" in line)
    tile = json.loads(lines[number])["tile"]
    edited = changed(lines, number, tile="VJC" if tile != "VJC" else "VCJ")
    bad = refused(edited)
    assert (bad.message, bad.arguments["line"]) == ("error-record-hash", HASH_EVERY + 2)


@BOTH
def test_an_illegal_action_is_refused_at_its_line_with_the_clause(lines: Lines) -> None:
    number = first(lines, lambda line: line.get("do") == "hut")
    bad = refused(changed(lines, number, at=[40, 40]))
    assert (bad.message, bad.arguments["line"]) == ("error-record-line", number + 1)
    assert "TAL-BUILD-LAND" in str(bad.arguments["reason"])


@BOTH
@pytest.mark.parametrize("seat", [0, 1, 2, -1, "0", None, True], ids=repr)
def test_an_action_of_another_seat_is_refused(lines: Lines, seat: object) -> None:
    acting = 0 if seat == 1 and seat is not True else 1
    number = first(lines, lambda line: line.get("do") == "extend" and line["seat"] == acting)
    bad = refused(changed(lines, number, seat=seat))
    assert (bad.message, bad.arguments["line"]) == ("error-record-line", number + 1)
    assert "no such seat" in str(bad.arguments["reason"])


@BOTH
def test_an_edited_hash_or_count_is_found(lines: Lines) -> None:
    number = first(lines, lambda line: "hash" in line)
    assert refused(changed(lines, number, hash="0" * 16)).message == "error-record-hash"
    assert refused(changed(lines, number, hash=7)).message == "error-record-hash"
    for fields in ({"actions": 21}, {"actions": None}, {"hash": None}, {"note": "mine"}):
        assert refused(changed(lines, number, **fields)).message == "error-record-line"


@BOTH
def test_an_edited_closing_line_is_found(lines: Lines) -> None:
    for fields in ({"end": "over"}, {"ranks": [1, 2]}, {"ranks": None}, {"note": "mine"}):
        bad = refused(changed(lines, len(lines) - 1, **fields))
        assert (bad.message, bad.arguments["line"]) == ("error-record-line", len(lines))


@BOTH
@pytest.mark.parametrize("extra", ["", "{}", '{"do":"draw","tile":"VJC"}', "# the end"], ids=repr)
def test_a_line_after_the_end_is_refused(lines: Lines, extra: str) -> None:
    bad = refused([*lines, extra])
    assert (bad.message, bad.arguments["line"]) == ("error-record-line", len(lines) + 1)


@BOTH
@pytest.mark.parametrize("line", ["[]", "7", "null", '"hut"', "{", "hut 0,1", "[" * 20_000, "\ud800"])
def test_a_line_that_is_no_record_of_anything_is_refused(lines: Lines, line: str) -> None:
    bad = refused([*lines[:3], line, *lines[3:]])
    assert (bad.message, bad.arguments["line"]) == ("error-record-line", 4)


# --- headers ---


@pytest.mark.parametrize("text", ["", "\n", "\n\n", " ", "{}", "[]", "hello", "\ufeff{}"], ids=repr)
def test_a_text_that_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(BadInput) as bad:
        read_text(text, lavafield.game)
    assert bad.value.message in {"error-record-line", "error-record-header"}


@BOTH
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"version": 2}, "error-record-format"),
        ({"version": 10**40}, "error-record-format"),
        ({"rules": 999}, "error-record-version"),
        ({"game": "patience"}, "error-unknown-game"),
        ({"lavafield": "savegame"}, "error-record-header"),
        ({"lavafield": None}, "error-record-header"),
        ({"version": "1"}, "error-record-header"),
        ({"rules": True}, "error-record-header"),
        ({"players": 2.5}, "error-record-header"),
        ({"players": 3}, "error-record-header"),
        ({"players": 10**400}, "error-record-header"),
        ({"players": 0, "seats": []}, "error-players"),
        ({"players": 5, "seats": list("abcde")}, "error-players"),
        ({"seats": [1, 2]}, "error-record-header"),
        ({"options": {"tiles": 13}}, "error-option-value"),
        ({"options": {"deck": 1}}, "error-unknown-option"),
        ({"options": {"players": 2}}, "error-unknown-option"),
        ({"options": {"tiles": [12]}}, "error-record-header"),
        ({"options": None}, "error-record-header"),
        ({"comment": "mine"}, "error-record-header"),
    ],
    ids=str,
)
def test_a_header_that_does_not_fit_is_refused(lines: Lines, fields: dict[str, Any], message: str) -> None:
    bad = refused(changed(lines, 0, **fields))
    of_a_seat = "seat" in json.loads(lines[0])
    assert bad.message in ({message, "error-seat"} if of_a_seat else {message})


@pytest.mark.parametrize("seat", [2, -1, 99, "1", True, 0.5], ids=repr)
def test_a_record_of_a_seat_that_is_none_is_refused(seat: object) -> None:
    bad = refused(changed(lines_of_a_seat(), 0, seat=seat))
    assert bad.message in {"error-seat", "error-record-header"}


def test_records_of_games_and_of_seats_are_not_taken_for_each_other() -> None:
    """The one hashes states, the other views; and a seat belongs to the second kind only."""
    lines = lines_of_a_game()
    assert refused(changed(lines, 0, lavafield="seat-record", seat=0)).message == "error-record-hash"
    assert refused(changed(lines, 0, seat=0)).message == "error-record-header"
    seen = lines_of_a_seat()
    assert refused(changed(seen, 0, lavafield="record")).message == "error-record-header"
    assert refused(changed(seen, 0, seat=0)).message in {"error-record-line", "error-record-hash"}


@pytest.mark.parametrize("seat", [2, -1, 7])
def test_no_record_is_written_for_a_seat_that_is_none(seat: int) -> None:
    with pytest.raises(BadInput) as bad:
        list(played().lines_for(seat))
    assert bad.value.message == "error-seat"


# --- what a seat may have seen ---


def test_a_seats_record_cannot_know_what_was_hidden_nor_forget_what_was_seen() -> None:
    lines = lines_of_a_seat()
    hidden = first(lines, lambda line: line.get("do") == "draw" and "tile" not in line)
    shown = first(lines, lambda line: line.get("do") == "draw" and "tile" in line)
    laid = first(lines, lambda line: line.get("do") == "extend" and line["seat"] == 0)
    own = first(lines, lambda line: line.get("do") == "extend" and line["seat"] == 1)
    for number, fields in (
        (hidden, {"tile": "VJC"}),
        (hidden, {"do": "hut", "at": [0, 0]}),
        (shown, {"tile": None}),
        (laid, {"tile": None}),
        (laid, {"tile": "VXX"}),
        (own, {"tile": "VJC"}),
    ):
        bad = refused(changed(lines, number, **fields))
        assert (bad.message, bad.arguments["line"]) == ("error-record-line", number + 1), fields


# --- files ---


def test_a_file_that_is_not_utf8_or_not_there_cannot_be_used(tmp_path: Path) -> None:
    latin = tmp_path / "latin.jsonl"
    latin.write_bytes("\n".join(lines_of_a_game()).replace("Bert", "Bärbel").encode("latin-1"))
    for path in (latin, tmp_path / "nowhere.jsonl", tmp_path):
        with pytest.raises(BadInput) as bad:
            lavafield.read_record(path)
        assert bad.value.message == "error-file"
        assert bad.value.arguments["path"] == str(path)


NAMES = ('A"da', "B\u2028e\x85r\u2029t", "line\nbreak", "\\", "Ærøskøbing 火山 🌋", "\x00\x1f\x7f")


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_seat_may_have_any_name(name: str, tmp_path: Path) -> None:
    record = Record(lavafield.game("taluva"), 2, {}, (name, "Bert"))
    record.write(tmp_path / "game.jsonl")
    read = lavafield.read_record(tmp_path / "game.jsonl")
    assert isinstance(read, Record)
    assert read.seats == (name, "Bert")


def test_a_record_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played().write(path)
    old = path.read_bytes()
    (tmp_path / "game.jsonl.part").mkdir()  # where the new file is drafted
    with pytest.raises(OSError, match=r"game\.jsonl\.part"):
        Record(lavafield.game("taluva")).write(path)
    assert path.read_bytes() == old


@pytest.mark.parametrize("names", [("\ud800", "Bert"), (1, 2), ("Ann",)])
def test_names_that_no_file_can_hold_are_refused(names: Any) -> None:
    with pytest.raises(BadInput) as bad:
        Record(lavafield.game("taluva"), 2, {}, names)
    assert bad.value.message == "error-names"


# --- playing into a record ---


def test_an_illegal_move_leaves_the_record_as_it_was() -> None:
    record = Record(lavafield.game("taluva"))
    record.play({"do": "draw", "tile": "VJC"})
    before = list(record.lines())
    for action in ({"do": "draw", "tile": "VJC"}, {"do": "hut", "at": [0, 1]}, -1, 10**30):
        with pytest.raises(IllegalAction):
            record.play(action)
    for malformed in (
        {},
        {"do": "extend"},
        {"do": "fly"},
        {"do": "extend", "volcano": 0, "facing": 1},
    ):
        with pytest.raises(BadInput):
            record.play(malformed)
    with pytest.raises(BadInput):
        record.undo(2)
    assert list(record.lines()) == before


@pytest.mark.parametrize("seats", [("Ada",), ("Ada", "Bert", "Cleo")], ids=len)
def test_there_are_as_many_names_as_players(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadInput):
        Record(lavafield.game("taluva"), 2, {}, seats)
