"""A bot with a form plays each game at a temperature of its own."""

from math import e

import pytest

import lavafield
from lavafield import Rng
from lavafield.bots import player
from lavafield.bots.soft import Form

GAMES = 2000


def temperatures(form: float) -> list[float]:
    return [Form(0.1, form).temperature(Rng(seed)) for seed in range(GAMES)]


def test_it_goes_as_far_up_as_down_and_no_further() -> None:
    found = sorted(temperatures(1.0))
    assert found[0] == pytest.approx(0.1 / e, rel=0.01)
    assert found[GAMES // 2] == pytest.approx(0.1, rel=0.1)
    assert found[-1] == pytest.approx(0.1 * e, rel=0.01)


def test_it_stays_the_same_for_a_whole_game() -> None:
    form, rng = Form(0.1, 1.0), Rng(3)
    assert len({form.temperature(rng) for _ in range(10)}) == 1


def test_without_a_form_every_game_is_alike_and_no_random_number_is_used() -> None:
    rng = Rng(3)
    assert Form(0.1, 0.0).temperature(rng) == 0.1
    assert rng.word() == Rng(3).word()


def test_the_form_tells_how_well_a_bot_plays() -> None:
    """Two bots of one name: what is a sure choice to the one on a good day is a toss-up to the other."""
    game = lavafield.game("taluva")
    view = decided().view(0)
    found = []
    for seed in range(12):
        bot = player("greedy:temperature=0.01,form=9", game)
        rng = Rng(seed)
        found.append(len({bot.choose(view, rng) for _ in range(6)}))
    assert min(found) == 1
    assert max(found) >= 4


def decided() -> lavafield.State:
    """The first seat is to lay its third tile: one action is best, and a hundred others are nearly as good."""
    state = lavafield.game("taluva").new()
    rng = Rng(1)
    for _ in range(13):
        state.play(state.sample(rng))
    return state
