"""The golden games replay to the same positions, and still show what they were kept for."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

import lavafield
from lavafield.core.record import view_hash
from lavafield.core.replay import read_text
from lavafield.words import LOCALE
from tools.golden import FOLDER, GAMES, path_of

NAMES = [(game, golden.name) for game in GAMES for golden in GAMES[game].GOLDENS]
golden_games = pytest.mark.parametrize(("game", "name"), NAMES, ids=[name for _, name in NAMES])


@cache
def replayed(path: Path) -> lavafield.Record:
    """The record in that file; every hash in it has been compared."""
    record = lavafield.read_record(path)
    assert isinstance(record, lavafield.Record)
    return record


@golden_games
def test_a_golden_game_replays_to_its_end(game: str, name: str) -> None:
    text = path_of(game, name).read_text("utf-8")
    record = replayed(path_of(game, name))
    assert record.game.id == game
    assert record.state.to_act == lavafield.OVER
    last = json.loads(text.splitlines()[-1])
    assert last["end"] == "over"
    assert last["ranks"] == record.state.ranks()
    assert last["hash"] == record.state.hash()
    assert "".join(line + "\n" for line in record.lines()) == text


@golden_games
def test_a_golden_game_shows_what_it_is_kept_for(game: str, name: str) -> None:
    golden = next(each for each in GAMES[game].GOLDENS if each.name == name)
    assert golden.shows(replayed(path_of(game, name)))


@golden_games
def test_a_golden_game_replays_as_every_seat_saw_it(game: str, name: str) -> None:
    record = replayed(path_of(game, name))
    for seat in (None, *range(record.state.players)):
        seen = read_text("\n".join(record.lines_for(seat)), lavafield.game)
        assert isinstance(seen, lavafield.SeatRecord)
        assert view_hash(seen.view) == view_hash(record.state.view(seat))
        assert seen.view.ranks() == record.state.ranks()


@golden_games
def test_a_damaged_hash_in_a_golden_game_is_found(game: str, name: str) -> None:
    lines = path_of(game, name).read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if '"hash"' in line)
    digit = json.loads(lines[number])["hash"][0]
    lines[number] = lines[number].replace(f'"hash":"{digit}', f'"hash":"{"0" if digit != "0" else "1"}')
    with pytest.raises(lavafield.BadInput, match=f"Line {number + 1} "):
        read_text("\n".join(lines), lavafield.game)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_happen_happens_in_a_golden_game(game: str) -> None:
    """Everything that can be told, to spectators or to the seat in turn."""
    told: set[str] = set()
    for golden in GAMES[game].GOLDENS:
        record = replayed(path_of(game, golden.name))
        for state, line, after in zip(record.states, record.actions, record.states[1:], strict=False):
            action = record.game.action(state, {key: part for key, part in line.items() if key != "seat"})
            for seat in (None, state.to_act) if state.to_act >= 0 else (None, *range(state.players)):
                told |= {event.id for event in record.game.events(state, action, after, seat)}
    catalogue = (LOCALE / "en" / f"{game}.ftl").read_text("utf-8")
    assert told == set(re.findall(rf"^({game}-event-[\w-]+) =", catalogue, re.MULTILINE))


def test_no_golden_game_is_left_over() -> None:
    assert {path_of(*each) for each in NAMES} == set(FOLDER.glob("*/*.jsonl"))
