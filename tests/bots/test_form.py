"""The form of the day: drawn once for each game, wider or narrower, the same for the same random numbers."""

from statistics import fmean, pstdev

import lavafield
from lavafield import Rng
from lavafield.bots import player
from lavafield.bots.form import Form, normal
from lavafield.bots.greedy import GreedyBot
from tests.bots.positions import some

POMPEII = lavafield.game("pompeii")


def test_without_a_spread_the_temperature_is_the_one_given() -> None:
    rng = Rng(1)
    assert Form(0.3, 0.0).now(rng) == 0.3
    assert Form(0.0, 2.0).now(rng) == 0.0
    assert rng.word() == Rng(1).word(), "nothing was drawn"


def test_the_form_stays_the_same_for_a_whole_game() -> None:
    rng, form = Rng(2), Form(0.1, 1.0)
    first = form.now(rng)
    assert first != 0.1
    assert [form.now(rng) for _ in range(3)] == [first] * 3


def test_forms_lie_around_the_temperature() -> None:
    forms = [Form(0.1, 1.5).now(Rng(seed)) for seed in range(400)]
    assert 150 < sum(form > 0.1 for form in forms) < 250
    assert min(forms) < 0.1 / 10
    assert max(forms) > 0.1 * 10


def test_normal_numbers() -> None:
    rng = Rng(3)
    drawn = [normal(rng) for _ in range(4000)]
    assert abs(fmean(drawn)) < 0.08
    assert abs(pstdev(drawn) - 1.0) < 0.05


def test_a_greedy_bot_has_its_form_from_the_random_numbers_it_is_given() -> None:
    forms = []
    for seed in (5, 5, 6):
        bot = player("greedy:temperature=0.1,form=1", POMPEII).bot
        assert isinstance(bot, GreedyBot)
        state = some("pompeii", 1, 9)[0]
        bot.choose(state.view(state.to_act), lavafield.bots.Budget(), Rng(seed))
        forms.append(bot.form.today)
    assert forms[0] == forms[1] != forms[2]
