"""A bot gets a view and nothing else: what it cannot know does not move it, and the same question has one answer."""

import pytest

import lavafield
from lavafield import CHANCE, OVER, Rng, State
from lavafield.bots import bots, player
from tests.bots.positions import some
from tests.modes.mode import by_mode

BOTS = ("random", "greedy", f"search:nodes={by_mode(40, 8)}")
CASES = [("taluva", 2), ("taluva", 4), ("pompeii", 2), ("pompeii", 4)]


def test_all_bots_are_asked() -> None:
    assert {name.partition(":")[0] for name in BOTS} == set(bots()) - {"level"}, "levels are some of the others"


def with_other_secrets(state: State, rng: Rng) -> State | None:
    """A state that looks the same to the seat to act and is another, if there is one."""
    for attempt in range(20):
        other = state.copy()
        other.resample(state.to_act, rng)
        if other != state:
            return other
    return None


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", [2, 3])
def test_other_secrets_same_move(bot: str, players: int) -> None:
    game, rng = lavafield.game("pompeii"), Rng(1)
    asked = 0
    for state in some("pompeii", 1, 7, players):
        other = with_other_secrets(state, rng)
        if other is None:
            continue
        asked += 1
        views = [one.view(state.to_act) for one in (state, other)]
        assert views[0] == views[1]
        first, second = (player(bot, game).choose(view, Rng(5)) for view in views)
        assert first == second
    assert asked > 0


@pytest.mark.parametrize("bot", BOTS)
def test_a_whole_game_of_other_secrets(bot: str) -> None:
    """A bot that remembers meets hands that change behind its back, as far as its view allows."""
    game = lavafield.game("pompeii")
    moves = []
    for swaps in (False, True):
        state, rng = game.new(), Rng(3)
        told: list[int] = []
        asked, others = player(bot, game), Rng(8)
        while state.to_act != OVER and len(told) < by_mode(25, 3):
            if state.to_act == CHANCE:
                state.play(state.sample(rng))
            elif state.to_act == 1:
                state.play(state.actions()[0])
            else:
                looked_at = (with_other_secrets(state, others) or state) if swaps else state
                told.append(asked.choose(looked_at.view(0), Rng(len(told))))
                state.play(told[-1])
        moves.append(told)
    assert moves[0] == moves[1]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_same_seed_gives_the_same_move(bot: str, name: str, players: int) -> None:
    game = lavafield.game(name)
    for state in some(name, 2, 12, players):
        view = state.view(state.to_act)
        before = view.to_bytes()
        first, second = (player(bot, game).choose(view, Rng(9)) for _ in range(2))
        assert first == second
        assert first in view.actions()
        assert view.to_bytes() == before


@pytest.mark.parametrize("bot", BOTS[1:])
@pytest.mark.parametrize(("name", "players"), CASES)
def test_thoughts_are_shares_of_one_win(bot: str, name: str, players: int) -> None:
    game = lavafield.game(name)
    for state in some(name, 4, 15, players):
        view = state.view(state.to_act)
        found = player(bot, game).thoughts(view, Rng(1))
        assert found
        for thought in found:
            assert thought.action in view.actions()
            assert thought.line[0] == thought.action
            assert len(thought.shares) == players
            assert sum(thought.shares) == pytest.approx(1.0)
            assert min(thought.shares) >= 0.0


@pytest.mark.parametrize("bot", BOTS[1:])
@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_best_thought_is_the_move(bot: str, name: str, players: int) -> None:
    game = lavafield.game(name)
    for state in some(name, 6, 15, players):
        view = state.view(state.to_act)
        assert player(bot, game).choose(view, Rng(1)) == player(bot, game).thoughts(view, Rng(1))[0].action


@pytest.mark.parametrize("bot", [BOTS[0], BOTS[2]])
def test_random_numbers_matter_where_they_should(bot: str) -> None:
    """Else the tests above could not fail: other seeds do give other moves somewhere."""
    game = lavafield.game("pompeii")
    views = [state.view(state.to_act) for state in some("pompeii", 2, 12)]
    moves = {tuple(player(bot, game).choose(view, Rng(seed)) for view in views) for seed in range(4)}
    assert len(moves) > 1
