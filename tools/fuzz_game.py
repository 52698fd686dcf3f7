"""One random game with every invariant checked: the work of tools/fuzz.py."""

import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from lavafield import Rng
from tests.conformance.agreement import agree
from tests.conformance.checks import course, identity, legality, records, secrecy, symmetry
from tests.conformance.suite import Case, Moment, Walk

StepCheck = Callable[[Walk, Moment], None]
WalkCheck = Callable[[Walk], None]


def a_replay_is_the_same(walk: Walk) -> None:
    with tempfile.TemporaryDirectory() as folder:
        records.a_replay_gives_the_same_state_at_each_step(walk, Path(folder))
    records.a_seat_replays_to_its_own_views(walk)


def every_piece_is_conserved(walk: Walk) -> None:
    ledger = walk.adapter.ledger(walk.states[0])
    for step in walk.moments():
        ledger.note(step.before, step.action, step.after)


def both_implementations_agree(walk: Walk) -> None:
    agree(walk, every=4)


AT_EVERY_STEP: tuple[StepCheck, ...] = (
    course.something_is_offered,
    course.weights_are_the_bag,
    course.ranks_exist_exactly_when_it_is_over,
)

AT_ONE_STEP: dict[StepCheck, int] = {
    course.the_list_is_the_plain_list: 2,
    course.each_weight_is_the_count_of_its_kind: 2,
    course.only_the_seat_to_act_is_offered_anything: 2,
    course.views_agree_on_whose_turn_it_is: 2,
    legality.exactly_the_listed_are_not_refused: 64,
    legality.strangers_are_refused: 8,
    legality.a_record_is_refused_or_one_of_the_listed: 64,
    legality.another_way_of_saying_it_means_a_listed_action: 2,
    identity.after_and_play_agree: 2,
    identity.copies_are_equal_and_independent: 2,
    identity.copies_of_views_are_equal_and_independent: 4,
    identity.a_state_survives_bytes_and_pickle: 2,
    identity.a_view_survives_bytes_and_pickle: 16,
    identity.a_position_survives_its_text: 4,
    identity.a_name_survives_json_and_means_its_action: 8,
    identity.a_notation_means_its_action: 8,
    identity.no_two_actions_share_a_name: 16,
    secrecy.a_resampled_state_looks_the_same: 16,
    secrecy.a_guess_is_a_state_that_the_view_allows: 4,
    secrecy.with_nothing_hidden_a_guess_is_the_state: 4,
    secrecy.what_is_told_depends_on_knowledge_alone: 16,
    symmetry.symmetries_commute_with_legal_actions: 32,
    symmetry.symmetries_commute_with_what_follows: 32,
}
"""Dearer ones, at one random step of one game in so many."""

ON_THE_WHOLE: dict[WalkCheck, int] = {
    every_piece_is_conserved: 1,
    identity.no_state_has_changed: 4,
    a_replay_is_the_same: 200,
    both_implementations_agree: 1000,
}
"""At every step at once, of one game in so many."""


@dataclass
class Tally:
    """What some games came to."""

    actions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    cases: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.cases.total()

    def add(self, other: "Tally") -> None:
        self.actions += other.actions
        self.lengths += other.lengths
        self.cases += other.cases
        self.endings += other.endings
        self.checks += other.checks
        self.failures += other.failures


def played(case: Case, seed: int) -> Tally:
    """A game, played and checked. A failure ends it and is told so that it can be repeated."""
    tally = Tally(cases=Counter([str(case)]))
    try:
        walk = Walk(case, seed)
        check(walk, tally)
    except Exception:  # noqa: BLE001 whatever goes wrong is what is looked for
        tally.failures.append(f"{case}, seed {seed}\n{traceback.format_exc()}")
    else:
        tally.actions = len(walk.actions)
        tally.lengths[len(walk.actions)] += 1
        tally.endings[ending(walk)] += 1
    return tally


def check(walk: Walk, tally: Tally) -> None:
    rng = Rng(-1 - walk.seed)
    for step in walk.moments():
        for at_step in AT_EVERY_STEP:
            at_step(walk, step)
    tally.checks.update({at_step.__name__: len(walk.actions) for at_step in AT_EVERY_STEP})
    for at_step, games in AT_ONE_STEP.items():
        if rng.below(games) == 0:
            at_step(walk, walk.moment(rng.below(len(walk.actions))))
            tally.checks[at_step.__name__] += 1
    for on_walk, games in ON_THE_WHOLE.items():
        if rng.below(games) == 0:
            on_walk(walk)
            tally.checks[on_walk.__name__] += len(walk.actions)


def ending(walk: Walk) -> str:
    """The first of the events with which a game can end."""
    last = walk.game.events(walk.states[-2], walk.actions[-1], walk.last, None)
    names = [event.id.removeprefix(f"{walk.case.game}-event-") for event in last]
    return next(name for name in names if name in walk.adapter.ENDINGS)
