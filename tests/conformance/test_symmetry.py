"""Where the rules are symmetric, so is the engine."""

from tests.conformance.checks import symmetry
from tests.conformance.suite import Walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=8, interpreted=60)


def test_symmetries_commute_with_legal_actions(walk: Walk) -> None:
    for step in walk.moments(FEW):
        symmetry.symmetries_commute_with_legal_actions(walk, step)


def test_symmetries_commute_with_what_follows(walk: Walk) -> None:
    for step in walk.moments(FEW):
        symmetry.symmetries_commute_with_what_follows(walk, step)


def test_turning_six_times_and_mirroring_twice_changes_nothing(walk: Walk) -> None:
    for each in walk.adapter.symmetries():
        if each.applies(walk.last):
            image = walk.last
            for _ in range(12):
                image = each.state(image)
            assert image.to_bytes() == walk.born[-1]
