"""The search on several processes."""

import pytest

import lavafield
from lavafield import Rng
from lavafield.bots import Thought, player
from lavafield.bots.crew import CrewBot, added_up
from tests.bots.positions import some

CREW = "search:nodes=30,processes=2"


def test_what_several_found_is_added_up() -> None:
    one = [Thought(7, (0.5, 0.5), 10, (7,)), Thought(3, (0.25, 0.75), 2, (3, 1))]
    other = [Thought(3, (0.75, 0.25), 9, (3, 2)), Thought(4, (1.0, 0.0), 1, (4,))]
    found = added_up([one, other], 0)
    assert [(thought.action, thought.visits, thought.line) for thought in found] == [
        (3, 11, (3, 2)),
        (7, 10, (7,)),
        (4, 1, (4,)),
    ]
    assert found[0].shares == pytest.approx((0.25 * 2 / 11 + 0.75 * 9 / 11, 0.75 * 2 / 11 + 0.25 * 9 / 11))


def test_equals_go_by_share() -> None:
    found = added_up([[Thought(1, (0.2, 0.8), 5, (1,)), Thought(2, (0.3, 0.7), 5, (2,))]], 0)
    assert [thought.action for thought in found] == [2, 1]


@pytest.mark.compiled
@pytest.mark.parametrize("name", lavafield.games())
def test_a_crew_repeats_itself(name: str) -> None:
    """It shares the nodes, and two crews with the same seed think the same over a whole row of positions."""
    game = lavafield.game(name)
    crews = [player(CREW, game) for _ in range(2)]
    assert all(isinstance(crew.bot, CrewBot) for crew in crews)
    for state in some(name, 3, 20)[:2]:
        view = state.view(state.to_act)
        first, second = (crew.thoughts(view, Rng(4)) for crew in crews)
        assert first == second
        assert sum(thought.visits for thought in first) == 30
        moves = {crew.choose(view, Rng(4)) for crew in crews}
        assert len(moves) == 1
        state.play(moves.pop())
