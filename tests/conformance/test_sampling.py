"""`sample` is exactly uniform over what is listed, and a chance node draws by weight."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

import lavafield
from lavafield import CHANCE, Rng, State
from tests.conformance.chi_square import deviation
from tests.conformance.suite import every_walk, walked
from tests.modes.mode import by_mode

FAIR = 5.0
LONGEST = by_mode(compiled=1000, interpreted=40)
"""Lists longer than this take too many draws."""
SPARSE = by_mode(compiled=12, interpreted=3)
OTHERS = by_mode(compiled=28, interpreted=5)


def draws_needed(actions: int) -> int:
    """So many that one action drawn twice as often stands out by 10 standard deviations."""
    return int(actions * max(180, 12 * sqrt(2 * actions)))


def choices() -> list[State]:
    """States with something to choose: those where most candidates are illegal, and others."""
    rng = Rng(7)
    states = [state for case, seed in every_walk() for state in walked(case, seed).states[::7]]
    states = [state for state in states if state.to_act >= 0]
    sizes = {id(state): len(state.actions()) for state in states}
    states = [state for state in states if 1 < sizes[id(state)] <= LONGEST]
    states.sort(key=lambda state: sizes[id(state)] / state.candidates())
    return states[:SPARSE] + [states[rng.below(len(states))] for _ in range(OTHERS)]


def unfairness(state: State, sampler: Callable[[Rng], int], seed: int) -> float:
    actions, rng = state.actions(), Rng(seed)
    counts = Counter(sampler(rng) for _ in range(draws_needed(len(actions))))
    assert set(counts) <= set(actions)
    return deviation([counts[action] for action in actions], [1 / len(actions)] * len(actions))


def test_each_legal_action_is_sampled_with_the_same_chance() -> None:
    found = [unfairness(state, state.sample, n) for n, state in enumerate(choices())]
    assert max(found) < FAIR


def test_a_view_samples_as_its_state_does() -> None:
    states = choices()[:: by_mode(compiled=2, interpreted=3)]
    found = [unfairness(s, s.view(s.to_act).sampled, n) for n, s in enumerate(states)]
    assert max(found) < FAIR


def loaded(actions: list[int]) -> Callable[[Rng], int]:
    return lambda rng: actions[rng.below(len(actions))]


def test_a_sampler_that_draws_one_action_twice_as_often_would_be_found_out() -> None:
    for seed, state in enumerate(choices()):
        actions = state.actions()
        assert unfairness(state, loaded([*actions, actions[-1]]), seed) > FAIR


def test_a_sampler_that_forgets_one_action_would_be_found_out() -> None:
    for seed, state in enumerate(choices()):
        assert unfairness(state, loaded(state.actions()[1:]), seed) > FAIR


@pytest.mark.parametrize("game", lavafield.games())
def test_chance_draws_by_weight(game: str) -> None:
    walks = [walked(case, seed) for case, seed in every_walk() if case.game == game]
    for seed, walk in enumerate(walks[:: by_mode(compiled=4, interpreted=2)]):
        states = [state for state in walk.states if state.to_act == CHANCE]
        for state in (states[0], states[len(states) // 2], states[-1]):
            weights, rng = state.weights(), Rng(seed)
            drawn = Counter(state.sample(rng) for _ in range(draws_needed(len(weights))))
            counts = [drawn[action] for action in state.actions()]
            assert sum(counts) == drawn.total()
            assert deviation(counts, [weight / sum(weights) for weight in weights]) < FAIR


def test_sampling_leaves_the_state_alone() -> None:
    for state in choices():
        before = state.to_bytes()
        state.sample(Rng(1))
        assert state.to_bytes() == before
