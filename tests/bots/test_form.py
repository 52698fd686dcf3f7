"""A bot with a form plays some games better than others."""

from math import log
from statistics import fmean, pstdev

import pytest

from lavafield.bots import Budget, Thought, player
from lavafield.bots.form import Form, normal
from lavafield.core.chance import Rng
from lavafield.core.view import View
from tests.bots.toys import FIRST, SECOND, Choice, Toy, ToyState

GAMES = 2000
ROOT = Choice(0, (FIRST, *[SECOND] * 9))


def test_it_lies_as_often_above_the_middle_as_below() -> None:
    found = [log(Form(0.1, 0.5).now(Rng(seed)) / 0.1) for seed in range(GAMES)]
    assert fmean(found) == pytest.approx(0.0, abs=0.05)
    assert pstdev(found) == pytest.approx(0.5, rel=0.05)


def test_the_numbers_it_comes_from_are_normal() -> None:
    rng = Rng(3)
    drawn = [normal(rng) for _ in range(2 * GAMES)]
    assert fmean(drawn) == pytest.approx(0.0, abs=0.08)
    assert pstdev(drawn) == pytest.approx(1.0, abs=0.05)


def test_it_stays_the_same_for_a_whole_game() -> None:
    form, rng = Form(0.1, 1.0), Rng(3)
    assert len({form.now(rng) for _ in range(10)}) == 1


@pytest.mark.parametrize("form", [Form(0.1, 0.0), Form(0.0, 1.0)])
def test_without_one_every_game_is_alike_and_no_random_number_is_used(form: Form) -> None:
    rng = Rng(3)
    assert form.now(rng) == form.temperature
    assert rng.word() == Rng(3).word()


def test_it_tells_how_well_a_greedy_bot_plays() -> None:
    """One of ten actions wins. Bots of one name: on a good day it always plays that, on a bad one anything."""
    game, view = Toy(ROOT), ToyState(ROOT, 2).view(0)
    found = []
    for seed in range(12):
        bot, rng = player("greedy:temperature=0.3,form=5", game), Rng(seed)
        found.append(len({bot.choose(view, rng) for _ in range(30)}))
    assert min(found) == 1
    assert max(found) >= 9


@pytest.mark.parametrize("processes", [1, 2])
def test_it_tells_how_far_a_search_looks(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mostly between a third of its nodes and three times as many, and in one game always the same."""
    view = ToyState(ROOT, 2).view(0)
    asked: list[set[int | None]] = []
    for seed in range(40):
        chooser, rng = player(f"search:nodes=100,form=1,processes={processes}", Toy(ROOT)), Rng(seed)
        asked.append(set())

        def thoughts(view: View, budget: Budget, rng: Rng) -> list[Thought]:
            asked[-1].add(budget.nodes)
            return [Thought(0, (1.0, 0.0), 1, (0,))]

        monkeypatch.setattr(chooser.bot, "thoughts", thoughts)
        assert [chooser.choose(view, rng) for _ in range(3)] == [0, 0, 0]
    assert [len(nodes) for nodes in asked] == [1] * len(asked)
    of_games = sorted(nodes.pop() or 0 for nodes in asked)
    assert 1 <= of_games[0] < 30
    assert 40 < of_games[len(asked) // 2] < 250
    assert of_games[-1] > 300


def test_time_is_time() -> None:
    assert Budget(seconds=0.5).times(3.0) == Budget(seconds=0.5)
    assert Budget(seconds=0.5, nodes=2).times(0.1) == Budget(seconds=0.5, nodes=1)
