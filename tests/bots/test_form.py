"""A bot with a form plays each game at a temperature of its own."""

from math import e

import pytest

from lavafield.bots import Budget, Thought, player
from lavafield.bots.soft import Form
from lavafield.core.chance import Rng
from lavafield.core.view import View
from tests.bots.toys import FIRST, SECOND, Choice, Toy, ToyState

GAMES = 2000
ROOT = Choice(0, (FIRST, *[SECOND] * 9))


def test_it_goes_as_far_up_as_down_and_no_further() -> None:
    found = sorted(Form(1.0).factor(Rng(seed)) for seed in range(GAMES))
    assert found[0] == pytest.approx(1 / e, rel=0.01)
    assert found[GAMES // 2] == pytest.approx(1.0, rel=0.1)
    assert found[-1] == pytest.approx(e, rel=0.01)


def test_it_stays_the_same_for_a_whole_game() -> None:
    form, rng = Form(1.0), Rng(3)
    assert len({form.factor(rng) for _ in range(10)}) == 1


def test_without_a_form_every_game_is_alike_and_no_random_number_is_used() -> None:
    rng = Rng(3)
    assert Form(0.0).factor(rng) == 1.0
    assert rng.word() == Rng(3).word()


def test_it_tells_how_well_a_greedy_bot_plays() -> None:
    """One of ten actions wins. Bots of one name: on a good day it always plays that, on a bad one anything."""
    game, view = Toy(ROOT), ToyState(ROOT, 2).view(0)
    found = []
    for seed in range(12):
        bot, rng = player("greedy:temperature=0.3,form=9", game), Rng(seed)
        found.append(len({bot.choose(view, rng) for _ in range(30)}))
    assert min(found) == 1
    assert max(found) >= 9


@pytest.mark.parametrize("processes", [1, 2])
def test_it_tells_how_far_a_search_looks(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between a tenth of its nodes and ten times as many, and in one game always the same."""
    view = ToyState(ROOT, 2).view(0)
    asked: list[set[int | None]] = []
    for seed in range(40):
        chooser, rng = player(f"search:nodes=100,form=2.3,processes={processes}", Toy(ROOT)), Rng(seed)
        asked.append(set())

        def thoughts(view: View, budget: Budget, rng: Rng) -> list[Thought]:
            asked[-1].add(budget.nodes)
            return [Thought(0, (1.0, 0.0), 1, (0,))]

        monkeypatch.setattr(chooser.bot, "thoughts", thoughts)
        assert [chooser.choose(view, rng) for _ in range(3)] == [0, 0, 0]
    assert [len(nodes) for nodes in asked] == [1] * len(asked)
    of_games = sorted(nodes.pop() or 0 for nodes in asked)
    assert 10 <= of_games[0] < 20
    assert 500 < of_games[-1] <= 1000


def test_time_is_time() -> None:
    assert Budget(seconds=0.5).times(3.0) == Budget(seconds=0.5)
    assert Budget(seconds=0.5, nodes=2).times(0.1) == Budget(seconds=0.5, nodes=1)
