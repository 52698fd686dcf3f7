"""What the search judges Pompeii by: the evaluation, and what nets add before the eruption and between two runs."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec

from lavafield import CHANCE, OVER, Rng
from lavafield.core.evaluation import MOST_SEATS, Evaluation, final_shares
from lavafield.core.state import State
from lavafield.games.pompeii.clues import CLUES, MOST
from lavafield.games.pompeii.game import GAME, nets
from lavafield.games.pompeii.insight import NETS, PompeiiInsight, net_for
from lavafield.games.pompeii.net import Net, net_of
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import DEAL, TILE
from tests.modes.mode import by_mode


def positions(players: int, seed: int) -> Iterator[PompeiiState]:
    """All of a random game, from the first turn on."""
    rng, state = Rng(seed), GAME.new(players=players)
    while state.to_act != OVER:
        assert isinstance(state, PompeiiState)
        if state.table.phase != DEAL:
            yield state.copy()
        state.play(state.sample(rng))


def shares_of(judge: Evaluation, state: State) -> list[float]:
    shares = vec[float]([0.0] * MOST_SEATS)
    judge.shares(state, shares)
    return list(shares[: state.players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_are_parts_of_one_win(players: int) -> None:
    insight = GAME.insight()
    for state in islice(positions(players, 4), 0, None, by_mode(3, 20)):
        shares = shares_of(insight, state)
        assert min(shares) > 0.0
        assert sum(shares) == pytest.approx(1.0)


def test_a_game_that_is_over_is_not_judged_but_counted() -> None:
    rng, state = Rng(8), GAME.new()
    while state.to_act != OVER:
        state.play(state.sample(rng))
    ended = vec[float]([0.0] * MOST_SEATS)
    final_shares(state, ended)
    assert shares_of(GAME.insight(), state) == list(ended[:2])


def test_the_nets_speak_before_the_eruption_and_between_two_runs() -> None:
    insight, evaluation = GAME.insight(), GAME.evaluation()
    heard = set()
    # No step that divides a turn, or the same moment of each would be looked at.
    for state in islice(positions(2, 5), 0, None, by_mode(1, 7)):
        net = int(net_for(state.table))
        plain = shares_of(evaluation, state)
        assert (shares_of(insight, state) == plain) == (net == len(NETS))
        heard.add(net)
    assert heard == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 4])
def test_clues_fit_their_places(players: int) -> None:
    insight, evaluation = GAME.insight(), GAME.evaluation()
    for state in islice(positions(players, 6), 0, None, by_mode(2, 15)):
        evaluation.measure(state)
        insight.measure(state)
        insight.clues.gather(state.table, state.hands, 0, 0.5)
        for seat in range(players):
            count = int(insight.clues.count[seat])
            numbers = list(insight.clues.number[MOST * seat : MOST * seat + count])
            assert count < MOST * 3 / 4
            assert 0 <= min(numbers) <= max(numbers) < CLUES


def test_a_net_adds_what_its_definition_says() -> None:
    """Compared with the sums written out."""
    state = next(islice(positions(3, 7), 20, None))
    assert state.table.phase < TILE
    insight = GAME.insight()
    insight.measure(state)
    insight.clues.gather(state.table, state.hands, 1, 0.25)
    told = [
        [
            (int(insight.clues.number[MOST * seat + n]), float(insight.clues.value[MOST * seat + n]))
            for n in range(insight.clues.count[seat])
        ]
        for seat in range(3)
    ]
    worths = vec[float]([0.0] * MOST_SEATS)
    data = nets()["before"]
    net_of(data).add_to(worths, insight.clues, 3)
    assert list(worths[:3]) == pytest.approx([added(data, told, seat) for seat in range(3)])


def added(data: dict[str, list[int]], told: list[list[tuple[int, float]]], seat: int) -> float:
    layer, output, direct = data["layer"], data["output"], data["direct"]
    units = len(output)
    total = sum(value * direct[number] for number, value in told[seat]) / 1e3
    for unit in range(units):
        own = sum(value * layer[2 * units * number + unit] for number, value in told[seat])
        rivals = [
            sum(value * layer[(2 * number + 1) * units + unit] for number, value in clues)
            for other, clues in enumerate(told)
            if other != seat
        ]
        total += max(own + sum(rivals) / len(rivals), 0.0) * output[unit] / 1e6
    return total


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match=f"expected weights of {CLUES} clues for 2 units, got 4 and 1"):
        net_of({"output": [1, 2], "layer": [0] * 4, "direct": [0]})


def test_a_net_of_zeros_adds_nothing() -> None:
    silent = Net(1, [0.0] * (2 * CLUES), [0.0], [0.0] * CLUES)
    insight = PompeiiInsight(list(GAME.evaluation().weights), [silent, silent])
    for state in islice(positions(2, 9), 0, 60, by_mode(5, 20)):
        assert shares_of(insight, state) == shares_of(GAME.evaluation(), state)


@pytest.mark.compiled
def test_action_by_action_it_plays_better_than_the_evaluation() -> None:
    """The evaluation does not see the relatives that come, nor what the second run can do."""
    wins = 0.0
    for deal in range(20):
        for seat in (0, 1):
            wins += share_won(seat, Rng(deal))
    assert wins > 28


def share_won(seat: int, rng: Rng) -> float:
    judges: list[Evaluation] = [GAME.evaluation(), GAME.evaluation()]
    judges[seat] = GAME.insight()
    state = GAME.new()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.sample(rng))
        else:
            choices = judges[state.to_act].weigh(state)
            state.play(choices.actions[choices.best()])
    return 1 / state.ranks().count(1) if state.ranks()[seat] == 1 else 0.0
