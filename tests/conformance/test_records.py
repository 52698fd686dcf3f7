"""Games written to records come back the same."""

from pathlib import Path

from tests.conformance.checks import records
from tests.conformance.suite import Walk


def test_a_replay_gives_the_same_state_at_each_step(walk: Walk, tmp_path: Path) -> None:
    records.a_replay_gives_the_same_state_at_each_step(walk, tmp_path)


def test_a_seat_replays_to_its_own_views(walk: Walk) -> None:
    records.a_seat_replays_to_its_own_views(walk)


def test_a_seat_record_holds_nothing_but_what_was_seen(walk: Walk) -> None:
    records.a_seat_record_holds_nothing_but_what_was_seen(walk)


def test_an_undone_game_is_as_if_it_had_not_been_played(walk: Walk) -> None:
    records.an_undone_game_is_as_if_it_had_not_been_played(walk)
