"""The course of a game: what is offered, with which weights, and how it ends."""

from lavafield import CHANCE, OVER, State, View
from lavafield.core.decisions import ALLOWED
from tests.conformance.suite import Moment, Walk


def something_is_offered(walk: Walk, step: Moment) -> None:
    """To chance or to a seat: ascending, each once."""
    actions = step.before.actions()
    assert step.action in actions
    assert actions == sorted(actions)
    assert len(set(actions)) == len(actions)
    assert step.before.to_act in (CHANCE, *range(walk.case.players))


def the_list_is_the_plain_list(walk: Walk, step: Moment) -> None:
    actions = step.before.actions()
    assert all(type(action) is int for action in actions)
    assert actions == step.before.listed() == plain_list(step.before)


def plain_list(state: State) -> list[int]:
    """The slowest list: every candidate, asked one by one."""
    candidates = [state.candidate(k) for k in range(state.candidates())]
    return [action for action in candidates if state.refusal(action) == ALLOWED]


def weights_are_the_bag(walk: Walk, step: Moment) -> None:
    state = step.before
    if state.to_act == CHANCE:
        weights = state.weights()
        assert all(type(weight) is int and weight > 0 for weight in weights)
        assert len(weights) == len(state.actions())
        assert sum(weights) == walk.adapter.bag_size(state)


def each_weight_is_the_count_of_its_kind(walk: Walk, step: Moment) -> None:
    state = step.before
    if state.to_act == CHANCE:
        records = [walk.game.name(state, action) for action in state.actions()]
        weighted = list(zip(records, state.weights(), strict=True))
        assert weighted == walk.adapter.outcomes(state)


def only_the_seat_to_act_is_offered_anything(walk: Walk, step: Moment) -> None:
    state = step.before
    for view in views(walk, step):
        acting = state.to_act >= 0 and view.seat == state.to_act
        assert view.actions() == (state.actions() if acting else [])
        if acting:
            assert view.listed() == view.actions()


def views_agree_on_whose_turn_it_is(walk: Walk, step: Moment) -> None:
    for seat, view in zip((*range(walk.case.players), None), views(walk, step), strict=True):
        assert (view.seat, view.players) == (seat, walk.case.players)
        assert view.to_act == step.before.to_act
        assert view.ranks() == step.before.ranks()


def views(walk: Walk, step: Moment) -> list[View]:
    return [step.before.view(seat) for seat in (*range(walk.case.players), None)]


def ranks_exist_exactly_when_it_is_over(walk: Walk, step: Moment) -> None:
    for state in (step.before, step.after):
        ranks = state.ranks()
        if state.to_act != OVER:
            assert ranks == []
        else:
            assert [1 + sum(other < rank for other in ranks) for rank in ranks] == ranks
            assert len(ranks) == walk.case.players
            assert state.actions() == []
