"""Every game runs its course: it offers something until it ends, and then it has ranks."""

import lavafield
from tests.conformance.checks import course
from tests.conformance.suite import Walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=1, interpreted=12)


def test_a_game_ends_within_its_longest_and_offers_something_each_once_until_then(walk: Walk) -> None:
    assert len(walk.actions) <= walk.game.longest
    assert walk.last.to_act == lavafield.OVER
    for step in walk.moments(FEW):
        course.something_is_offered(walk, step)


def test_the_actions_are_those_that_the_plain_list_finds(walk: Walk) -> None:
    for step in walk.moments(FEW):
        course.the_list_is_the_plain_list(walk, step)


def test_weights_are_positive_and_parallel_to_the_actions_and_sum_up_to_the_bag(walk: Walk) -> None:
    for step in walk.moments():
        course.weights_are_the_bag(walk, step)
        course.each_weight_is_the_count_of_its_kind(walk, step)


def test_a_view_offers_the_same_to_the_seat_to_act_and_nothing_to_others(walk: Walk) -> None:
    for step in walk.moments(FEW):
        course.only_the_seat_to_act_is_offered_anything(walk, step)


def test_every_view_knows_whose_turn_it_is(walk: Walk) -> None:
    for step in walk.moments():
        course.views_agree_on_whose_turn_it_is(walk, step)


def test_ranks_exist_exactly_when_the_game_is_over_and_rank_every_seat(walk: Walk) -> None:
    for step in walk.moments():
        course.ranks_exist_exactly_when_it_is_over(walk, step)


def test_every_piece_and_tile_is_conserved_at_every_step(walk: Walk) -> None:
    ledger = walk.adapter.ledger(walk.states[0])
    for step in walk.moments():
        ledger.note(step.before, step.action, step.after)
