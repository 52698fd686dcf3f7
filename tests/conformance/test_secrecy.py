"""Nothing that a seat gets to see depends on what it cannot know, and its guesses are fair."""

from fractions import Fraction

import pytest

import lavafield
from lavafield import Rng
from tests.conformance.adapter import Secret, adapter_of
from tests.conformance.checks import secrecy
from tests.conformance.chi_square import deviation
from tests.conformance.suite import Walk
from tests.modes.mode import by_mode

FEW = by_mode(compiled=6, interpreted=40)
DRAWS = by_mode(compiled=6000, interpreted=1500)
SECRETS = [
    pytest.param(game, secret, id=f"{game} {secret.name}")
    for game in lavafield.games()
    for secret in adapter_of(game).secrets()
]


def test_a_resampled_state_looks_the_same(walk: Walk) -> None:
    for step in walk.moments(FEW):
        secrecy.a_resampled_state_looks_the_same(walk, step)


def test_a_guess_is_a_state_that_the_view_allows(walk: Walk) -> None:
    for step in walk.moments(FEW):
        secrecy.a_guess_is_a_state_that_the_view_allows(walk, step)


def test_with_nothing_hidden_a_guess_is_the_state(walk: Walk) -> None:
    for step in walk.moments(FEW):
        secrecy.with_nothing_hidden_a_guess_is_the_state(walk, step)


def test_what_a_seat_is_told_depends_on_its_knowledge_alone(walk: Walk) -> None:
    for step in walk.moments(FEW):
        secrecy.what_is_told_depends_on_knowledge_alone(walk, step)


@pytest.mark.parametrize(("game", "secret"), SECRETS)
def test_a_guess_is_drawn_from_all_that_is_possible(game: str, secret: Secret) -> None:
    rng, view = Rng(1), secret.state.view(secret.seat)
    drawn = [lavafield.game(game).guess(view, rng).to_bytes() for _ in range(DRAWS)]
    assert_drawn_from(secret.posterior, drawn)


@pytest.mark.parametrize(("game", "secret"), SECRETS)
def test_resampling_draws_from_all_that_is_possible(game: str, secret: Secret) -> None:
    rng, state, drawn = Rng(2), secret.state.copy(), []
    for _ in range(DRAWS):
        state.resample(secret.seat, rng)
        drawn.append(state.to_bytes())
    assert_drawn_from(secret.posterior, drawn)


def assert_drawn_from(posterior: dict[bytes, Fraction], drawn: list[bytes]) -> None:
    assert sum(posterior.values()) == 1
    assert set(drawn) <= posterior.keys()
    assert deviation([drawn.count(state) for state in posterior], list(posterior.values())) < 5
