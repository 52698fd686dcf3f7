"""Plays many random games over all options and numbers of players, and checks every invariant.

`python -m tools.fuzz --games 100000`. The cheap invariants are checked at every step of every game, the others at
random steps; they are those of tests/conformance. What was found goes to bench/results/fuzz-<game>.json and .md.
"""

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from time import monotonic

import lavafield
from lavafield import Rng
from tests.conformance.checks import course, identity, legality, records, secrecy, symmetry
from tests.conformance.naive_taluva import agree
from tests.conformance.suite import Case, Moment, Walk, all_cases
from tests.modes.mode import COMPILED
from tools.sources import ROOT

RESULTS = ROOT / "bench" / "results"
CHUNK = 40
"""Games that a process plays before it reports."""
MOST_FAILURES = 20

StepCheck = Callable[[Walk, Moment], None]
WalkCheck = Callable[[Walk], None]

AT_EVERY_STEP: tuple[StepCheck, ...] = (
    course.actions_ascend,
    course.weights_are_the_bag,
    course.ranks_exist_exactly_when_it_is_over,
    identity.bytes_lead_back,
)
ONE_STEP_OF: dict[StepCheck, int] = {
    course.the_list_is_the_plain_list: 1,
    course.each_weight_is_the_count_of_its_kind: 1,
    course.only_the_seat_to_act_is_offered_anything: 1,
    course.views_agree_on_whose_turn_it_is: 1,
    legality.strangers_are_refused: 2,
    legality.a_record_is_refused_or_one_of_the_listed: 8,
    legality.exactly_the_listed_are_not_refused: 8,
    legality.another_way_of_saying_it_means_a_listed_action: 1,
    identity.after_and_play_agree: 1,
    identity.copies_are_equal_and_independent: 1,
    identity.copies_of_views_are_equal_and_independent: 2,
    identity.a_state_survives_bytes_and_pickle: 2,
    identity.a_view_survives_bytes_and_pickle: 2,
    identity.a_position_survives_its_text: 2,
    identity.a_name_survives_json_and_means_its_action: 4,
    identity.a_notation_means_its_action: 4,
    identity.no_two_actions_share_a_name: 8,
    secrecy.a_resampled_state_looks_the_same: 2,
    secrecy.a_guess_is_a_state_that_the_view_allows: 2,
    secrecy.with_nothing_hidden_a_guess_is_the_state: 2,
    secrecy.what_is_told_depends_on_knowledge_alone: 4,
    symmetry.symmetries_commute_with_legal_actions: 8,
    symmetry.symmetries_commute_with_what_follows: 4,
}
"""Checked at one random step of one game in so many."""


def replays(walk: Walk) -> None:
    with tempfile.TemporaryDirectory() as folder:
        records.a_replay_gives_the_same_state_at_each_step(walk, Path(folder))
    records.a_seat_replays_to_its_own_views(walk)


ALL_OF: dict[WalkCheck, int] = {
    identity.no_state_has_changed: 1,
    replays: 50,
    partial(agree, every=4): 1000,
}
"""Checked on the whole of one game in so many, when it is over."""


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    actions: int = 0
    shortest: int = 10**9
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.seen += other.seen
        self.checks += other.checks
        self.failures += other.failures

    def note_walk(self, walk: Walk) -> None:
        self.games += 1
        self.actions += len(walk.actions)
        self.shortest = min(self.shortest, len(walk.actions))
        self.longest = max(self.longest, len(walk.actions))
        last = walk.game.events(walk.states[-2], walk.actions[-1], walk.last, None)
        self.endings.update(event.id for event in last if event.id.split("-event-")[1] in walk.adapter.ENDINGS)
        self.seen[walk.style] += 1
"""


