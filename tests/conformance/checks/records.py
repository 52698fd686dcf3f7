"""Records: a game written, read back and replayed is the same game at each step."""

import json
from pathlib import Path

import lavafield
from lavafield import Record, SeatRecord, State
from lavafield.core.record import view_hash
from lavafield.core.replay import read_text
from tests.conformance.suite import Walk


def recorded(walk: Walk) -> Record:
    record = Record(walk.game, walk.case.players, dict(walk.case.options))
    for action in walk.records:
        record.play(action)
    return record


def a_replay_gives_the_same_state_at_each_step(walk: Walk, folder: Path) -> None:
    path = folder / "game.jsonl"
    recorded(walk).write(path)
    read = lavafield.read_record(path)
    assert isinstance(read, Record)
    assert [state.to_bytes() for state in read.states] == walk.born
    assert list(read.lines()) == path.read_text("utf-8").splitlines()
    assert [entry.name for entry in folder.iterdir()] == ["game.jsonl"]


def noticed(walk: Walk, seat: int | None) -> list[State]:
    """The states that the seat has a line for: all but those after what it does not even notice."""
    steps = [step for step in walk.moments() if walk.game.seen(step.before, step.action, seat)]
    return [walk.states[0], *(step.after for step in steps)]


def a_seat_replays_to_its_own_views(walk: Walk) -> None:
    record = recorded(walk)
    for seat in (*range(walk.case.players), None):
        read = read_text("\n".join(record.lines_for(seat)), lavafield.game)
        assert isinstance(read, SeatRecord)
        expected = [view_hash(state.view(seat)) for state in noticed(walk, seat)]
        assert [view_hash(view) for view in read.views] == expected


def a_seat_record_holds_nothing_but_what_was_seen(walk: Walk) -> None:
    record = recorded(walk)
    for seat in (*range(walk.case.players), None):
        lines = [json.loads(line) for line in record.lines_for(seat)]
        assert (lines[0]["lavafield"], lines[0]["seat"]) == ("seat-record", seat)
        actions = [line for line in lines if "do" in line]
        told = (walk.game.seen(step.before, step.action, seat) for step in walk.moments())
        for seen, line in zip(filter(None, told), actions, strict=True):
            line.pop("seat", None)
            assert line == seen


def an_undone_game_is_as_if_it_had_not_been_played(walk: Walk) -> None:
    record = recorded(walk)
    half = len(walk.actions) // 2
    assert record.undo(len(walk.actions) - half).to_bytes() == walk.born[half]
    assert [state.to_bytes() for state in record.states] == walk.born[: half + 1]
    assert len(record.actions) == half
    record.undo(half)
    assert record.state.to_bytes() == walk.born[0]
