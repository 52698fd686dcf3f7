"""What is not listed is refused, by a clause, and a refusal changes nothing."""

from tests.conformance.checks import legality
from tests.conformance.suite import Walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=9, interpreted=60)


def test_why_not_is_none_exactly_for_the_listed_among_all_candidates(walk: Walk) -> None:
    for step in walk.moments(FEW):
        legality.exactly_the_listed_are_not_refused(walk, step)


def test_any_other_integer_is_refused_by_a_clause_and_changes_nothing(walk: Walk) -> None:
    for step in walk.moments(FEW):
        legality.strangers_are_refused(walk, step)


def test_a_record_is_refused_by_a_clause_or_means_a_listed_action(walk: Walk) -> None:
    for step in walk.moments(FEW):
        legality.a_record_is_refused_or_one_of_the_listed(walk, step)


def test_another_way_of_saying_an_action_means_a_listed_one(walk: Walk) -> None:
    for step in walk.moments(by_mode(compiled=2, interpreted=12)):
        legality.another_way_of_saying_it_means_a_listed_action(walk, step)
