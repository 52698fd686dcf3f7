"""A state is what its bytes say: copies are equal and independent, and every form leads back to it."""

import copy
import json
import pickle
from collections.abc import Sequence

from lavafield import CHANCE, OVER, State, View
from tests.conformance.suite import Moment, Walk, some_of

MANY = 25
"""Of longer lists of actions a sample is named."""


def earlier_states_never_change(walk: Walk, step: Moment) -> None:
    """Neither by `after` nor by anything another test did with them."""
    assert step.before.to_bytes() == walk.born[step.n]
    step.before.after(step.action)
    assert step.before.to_bytes() == walk.born[step.n]


def no_state_has_changed(walk: Walk) -> None:
    """Whatever else was done with them since they were made."""
    assert [state.to_bytes() for state in walk.states] == walk.born


def after_and_play_agree(walk: Walk, step: Moment) -> None:
    played = step.before.copy()
    played.play(step.action)
    assert played.to_bytes() == step.after.to_bytes()
    assert played.hash() == step.after.hash()


def copies_are_equal_and_independent(walk: Walk, step: Moment) -> None:
    state = step.before
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert type(twin) is type(state)
        assert twin.to_bytes() == walk.born[step.n]
        assert twin.actions() == state.actions()
        twin.play(step.action)
        assert twin.to_bytes() == walk.born[step.n + 1]
        assert state.to_bytes() == walk.born[step.n]


def copies_of_views_are_equal_and_independent(walk: Walk, step: Moment) -> None:
    """Playing on, and redrawing what is hidden, leaves every view as it was."""
    state = step.before.copy()
    views = views_of(walk, state)
    known = [view.to_bytes() for view in views]
    twins = [twin for view in views for twin in (view.copy(), copy.copy(view), copy.deepcopy(view))]
    assert [twin.to_bytes() for twin in twins] == [bytes_ for bytes_ in known for _ in range(3)]
    state.play(step.action)
    state.resample(None, step.rng)
    assert [view.to_bytes() for view in views] == known


def a_state_survives_bytes_and_pickle(walk: Walk, step: Moment) -> None:
    state, game = step.after, walk.game
    for twin in (game.from_bytes(state.to_bytes()), pickle.loads(pickle.dumps(state))):
        same_state(twin, state)


def a_view_survives_bytes_and_pickle(walk: Walk, step: Moment) -> None:
    for view in views_of(walk, step.after):
        read = walk.game.view_from_bytes(view.to_bytes())
        for twin in (read, pickle.loads(pickle.dumps(view))):
            assert twin.to_bytes() == view.to_bytes()
            assert (twin.seat, twin.players, twin.to_act) == (view.seat, view.players, view.to_act)
            assert twin.actions() == view.actions()
            assert walk.game.scene(twin) == walk.game.scene(view)


def a_position_survives_its_text(walk: Walk, step: Moment) -> None:
    text = walk.game.position(step.after)
    read = walk.game.parse_position(text)
    same_state(read, step.after)
    assert walk.game.position(read) == text
    assert "\n" not in text


def same_state(twin: State, state: State) -> None:
    assert type(twin) is type(state)
    assert twin.to_bytes() == state.to_bytes()
    assert (twin.to_act, twin.players, twin.ranks()) == (state.to_act, state.players, state.ranks())
    if state.to_act != OVER:
        assert twin.actions() == state.actions()
    if state.to_act == CHANCE:
        assert twin.weights() == state.weights()


def views_of(walk: Walk, state: State) -> list[View]:
    return [state.view(seat) for seat in (*range(walk.case.players), None)]


def a_name_survives_json_and_means_its_action(walk: Walk, step: Moment) -> None:
    state = step.before
    for action in sampled(state.actions(), step):
        record = walk.game.name(state, action)
        read = json.loads(json.dumps(record))
        assert read == record
        assert walk.game.action(state, read) == action
        assert walk.game.why_not(state, record) is None


def a_notation_means_its_action(walk: Walk, step: Moment) -> None:
    state = step.before
    for action in sampled(state.actions(), step):
        text = walk.game.text(state, action)
        spelled = walk.adapter.spelled(walk.game.name(state, action))
        for written in (text, f"  {text.lower()} ", spelled, spelled.upper()):
            assert walk.game.parse(state, written) == action, written


def no_two_actions_share_a_name(walk: Walk, step: Moment) -> None:
    state = step.before
    actions = state.actions()
    assert len({json.dumps(walk.game.name(state, action)) for action in actions}) == len(actions)
    assert len({walk.game.text(state, action) for action in actions}) == len(actions)


def sampled(actions: Sequence[int], step: Moment) -> Sequence[int]:
    return actions if len(actions) <= MANY else some_of(actions, MANY, step.rng)
