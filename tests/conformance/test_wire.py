"""Whatever the game: what clients are sent is whole, and no more than they need."""

from tests.conformance.checks import wire
from tests.conformance.suite import Walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=9, interpreted=60)


def test_offers_stand_for_the_legal_actions(walk: Walk) -> None:
    for step in walk.moments(FEW):
        wire.offers_stand_for_the_legal_actions(walk, step)


def test_changes_lead_from_scene_to_scene(walk: Walk) -> None:
    for step in walk.moments(FEW):
        wire.changes_lead_from_scene_to_scene(walk, step)


def test_what_is_foreseen_is_what_would_be_told(walk: Walk) -> None:
    for step in walk.moments(FEW):
        wire.what_is_foreseen_is_what_would_be_told(walk, step)
