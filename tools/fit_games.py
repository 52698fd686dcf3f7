"""Games that bots play against themselves, and what was seen in them: the food of tools/fit.py."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context

import lavafield
from lavafield.bots import player
from lavafield.core.evaluation import MOST_SEATS, final_shares
from lavafield.core.game import Game
from lavafield.core.state import State

VARIED = {
    "taluva": ({}, {"tiles": 12}, {"edition": 2012}, {}),
    "pompeii": ({}, {"edition": 2013}),
}
"""The options of one game after another."""
TABLES = (2, 2, 2, 2, 3, 4)
"""So many players sit at one table after another."""


@dataclass
class Seen:
    """Positions, each with what the evaluation is told of every seat and the shares that came of it."""

    inputs: "array[float]" = field(default_factory=lambda: array("f"))
    """Per position MOST_SEATS rows, those of empty seats all zero."""
    shares: "array[float]" = field(default_factory=lambda: array("f"))
    seats: "array[int]" = field(default_factory=lambda: array("b"))

    def extend(self, other: "Seen") -> None:
        self.inputs.extend(other.inputs)
        self.shares.extend(other.shares)
        self.seats.extend(other.seats)


def seen_in_games(name: str, bot: str, games: int, seed: int, processes: int) -> Iterator[Seen]:
    tasks = [(name, bot, seed * games + number) for number in range(games)]
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(seen_in_game, tasks, chunksize=4)


def seen_in_game(task: tuple[str, str, int]) -> Seen:
    """One game, in which one action in eight is any legal one, so that all kinds of positions come up."""
    name, bot, number = task
    game = lavafield.game(name)
    rng = lavafield.Rng(number)
    players = TABLES[number % len(TABLES)]
    options = VARIED[name][number // len(TABLES) % len(VARIED[name])]
    state = game.new(players=players, **options)
    bots = [player(bot, game) for _ in range(players)]
    evaluation = game.evaluation()
    rows: list[list[list[float]]] = []
    while state.to_act != lavafield.OVER:
        if state.to_act == lavafield.CHANCE:
            if is_worth_a_look(state, rng):
                rows.append(evaluation.inputs(state))
            state.play(state.sample(rng))
        elif rng.below(8) == 0:
            state.play(state.sample(rng))
        else:
            state.play(bots[state.to_act].choose(state.view(state.to_act), rng))
    return with_shares(rows, state, game)


def is_worth_a_look(state: State, rng: lavafield.Rng) -> bool:
    """Neighbouring positions say the same: one in three is enough."""
    return rng.below(3) == 0


def with_shares(rows: list[list[list[float]]], state: State, game: Game) -> Seen:
    from librt.vecs import vec

    shares = vec[float]([0.0] * MOST_SEATS)
    final_shares(state, shares)
    ended = list(shares)
    seen = Seen()
    for row in rows:
        width = len(row[0])
        for seat in range(MOST_SEATS):
            seen.inputs.extend(row[seat] if seat < len(row) else [0.0] * width)
        seen.shares.extend(ended)
        seen.seats.append(len(row))
    return seen
