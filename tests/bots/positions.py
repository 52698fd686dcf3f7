"""Positions from real games to ask bots about."""

from collections.abc import Iterator
from itertools import islice

import lavafield
from lavafield import CHANCE, OVER, Game, Rng, State
from lavafield.core.options import Value
from tests.modes.mode import by_mode


def decisions(game: Game, seed: int, players: int = 2, **options: Value) -> Iterator[State]:
    """Each position of one random game in which a seat has a choice."""
    rng = Rng(seed)
    state = game.new(players=players, **options)
    while state.to_act != OVER:
        if state.to_act != CHANCE and len(state.actions()) > 1:
            yield state.copy()
        state.play(state.sample(rng))


def some(name: str, seed: int, every: int, players: int = 2, **options: Value) -> list[State]:
    """One decision in so many; few of them where the engine is slow."""
    game = lavafield.game(name)
    found = decisions(game, seed, players, **options)
    return list(islice(found, every // 2, by_mode(None, 2 * every), every))
