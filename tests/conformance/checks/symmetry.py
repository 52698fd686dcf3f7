"""Symmetries: what is legal, and what follows, changes with the position and in no other way.

Compared by what actions do: a name may be another one, because canonical names choose a lowest field.
"""

from lavafield import OVER, IllegalAction, State
from tests.conformance.adapter import Symmetry
from tests.conformance.suite import Moment, Walk, some_of

FOLLOWED = 3
"""Actions per state that are also carried out."""


def symmetries_commute_with_legal_actions(walk: Walk, step: Moment) -> None:
    for symmetry in walk.adapter.symmetries():
        if symmetry.applies(step.before):
            image = symmetry.state(step.before)
            assert image.to_act == acting_in_image(symmetry, step.before)
            images = [moved(walk, symmetry, step.before, image, a) for a in step.before.actions()]
            assert sorted(images) == image.actions(), symmetry.name


def symmetries_commute_with_what_follows(walk: Walk, step: Moment) -> None:
    for symmetry in walk.adapter.symmetries():
        if symmetry.applies(step.before):
            image = symmetry.state(step.before)
            some = some_of(step.before.actions(), FOLLOWED - 1, step.rng)
            for action in (step.action, *some):
                after = step.before.after(action)
                image_after = image.after(moved(walk, symmetry, step.before, image, action))
                expected = symmetry.state(after)
                assert image_after.to_bytes() == expected.to_bytes(), symmetry.name
                same_ranks(symmetry, after, image_after)


def moved(walk: Walk, symmetry: Symmetry, state: State, image: State, action: int) -> int:
    record = symmetry.record(walk.game.name(state, action), state.players)
    try:
        return walk.game.action(image, record)
    except IllegalAction as illegal:
        raise AssertionError(f"{symmetry.name}: {record}") from illegal


def acting_in_image(symmetry: Symmetry, state: State) -> int:
    return symmetry.seat(state.to_act, state.players) if state.to_act >= 0 else state.to_act


def same_ranks(symmetry: Symmetry, state: State, image: State) -> None:
    if state.to_act == OVER:
        ranks = dict(enumerate(state.ranks()))
        images = {symmetry.seat(seat, state.players): rank for seat, rank in ranks.items()}
        assert dict(enumerate(image.ranks())) == images
