"""A move takes no more processor time than its budget and 50 ms, in 999 of 1,000 cases."""

from time import thread_time

import pytest

import lavafield
from lavafield import Rng
from lavafield.bots import player
from lavafield.core.options import Value
from tests.bots.positions import decisions

BUDGET = 0.004
SPARE = 0.05
MOVES = 1000
TABLES: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "taluva": ((2, {}), (4, {}), (2, {"tiles": 12})),
    "pompeii": ((2, {}), (4, {"dual": True})),
}


def times(name: str) -> list[float]:
    """What each decision of some games took."""
    game, rng = lavafield.game(name), Rng(1)
    took: list[float] = []
    number = 0
    while len(took) < MOVES:
        players, options = TABLES[name][number % len(TABLES[name])]
        bot = player(f"search:seconds={BUDGET}", game)
        for state in decisions(game, number, players, **options):
            view = state.view(state.to_act)
            started = thread_time()
            bot.choose(view, rng)
            took.append(thread_time() - started)
        number += 1
    return took


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["taluva", "pompeii"])
def test_time_is_kept(name: str) -> None:
    took = sorted(times(name))
    assert took[len(took) * 999 // 1000 - 1] < BUDGET + SPARE
    assert took[len(took) // 2] > BUDGET * 0.9, "it uses the time it has"
