"""States never change behind one's back, and survive every form they can be written in."""

from tests.conformance.checks import identity
from tests.conformance.suite import Walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=4, interpreted=30)


def test_earlier_states_never_change(walk: Walk) -> None:
    for step in walk.moments():
        identity.earlier_states_never_change(walk, step)
    identity.no_state_has_changed(walk)


def test_playing_in_place_and_after_agree(walk: Walk) -> None:
    for step in walk.moments():
        identity.after_and_play_agree(walk, step)


def test_copies_are_equal_and_independent(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.copies_are_equal_and_independent(walk, step)


def test_copies_of_views_are_equal_and_independent(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.copies_of_views_are_equal_and_independent(walk, step)


def test_a_state_survives_bytes_and_pickle(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.a_state_survives_bytes_and_pickle(walk, step)


def test_a_view_survives_bytes_and_pickle(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.a_view_survives_bytes_and_pickle(walk, step)


def test_a_position_survives_its_text(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.a_position_survives_its_text(walk, step)


def test_a_name_survives_json_and_means_its_action(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.a_name_survives_json_and_means_its_action(walk, step)


def test_a_notation_means_its_action(walk: Walk) -> None:
    for step in walk.moments(FEW):
        identity.a_notation_means_its_action(walk, step)


def test_no_two_actions_share_a_name(walk: Walk) -> None:
    for step in walk.moments(by_mode(compiled=9, interpreted=60)):
        identity.no_two_actions_share_a_name(walk, step)
