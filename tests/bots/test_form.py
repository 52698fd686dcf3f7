"""A bot with a form plays each game at a temperature of its own."""

from math import e

import pytest

from lavafield.bots import player
from lavafield.bots.soft import Form
from lavafield.core.chance import Rng
from tests.bots.toys import FIRST, SECOND, Choice, Toy, ToyState

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
    """One of ten actions wins. Bots of one name: on a good day it always plays that, on a bad one anything."""
    root = Choice(0, (FIRST, *[SECOND] * 9))
    game, view = Toy(root), ToyState(root, 2).view(0)
    found = []
    for seed in range(12):
        bot, rng = player("greedy:temperature=0.3,form=9", game), Rng(seed)
        found.append(len({bot.choose(view, rng) for _ in range(30)}))
    assert min(found) == 1
    assert max(found) >= 9
