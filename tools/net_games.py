"""Positions of Pompeii for tools/net.py: of games that the search's judge plays, one action at a time, with itself."""

import math
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context

from librt.vecs import vec

import lavafield
from lavafield.core.evaluation import MOST_SEATS, Choices, final_shares
from lavafield.core.weighing import worth_of
from lavafield.games.pompeii.clues import MOST, Clues
from lavafield.games.pompeii.evaluate import ROLES, SHARPNESS, PompeiiEvaluation, next_mover, role_of
from lavafield.games.pompeii.features import COUNT
from lavafield.games.pompeii.game import GAME, weights
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import LAVA, TILE

TABLES = (2, 2, 2, 2, 2, 2, 3, 4)
"""So many players sit at one table after another."""
KEPT = 8
"""One position in so many is kept: neighbouring ones say the same."""

TURNS = 100
"""More than the turns that a game has after the eruption."""


@dataclass
class Seen:
    """Positions as the nets are told them: the clues of each seat, sparse, and what is to be learnt."""

    number: "array[int]" = field(default_factory=lambda: array("H"))
    value: "array[float]" = field(default_factory=lambda: array("f"))
    clues: "array[int]" = field(default_factory=lambda: array("H"))
    """How many, by seat of each position."""
    worth: "array[float]" = field(default_factory=lambda: array("f"))
    """What the evaluation makes of each seat."""
    share: "array[float]" = field(default_factory=lambda: array("f"))
    """What came of it for each seat."""
    seats: "array[int]" = field(default_factory=lambda: array("b"))
    group: "array[int]" = field(default_factory=lambda: array("l"))
    """Positions with the same number could be chosen between; elsewhere the number of the game."""

    def extend(self, other: "Seen") -> None:
        for name in vars(self):
            getattr(self, name).extend(getattr(other, name))


class Eye:
    """Sees a position as the nets do."""

    def __init__(self) -> None:
        self.evaluation = PompeiiEvaluation(weights())
        self.clues = Clues(self.evaluation.survey, self.evaluation.features)

    def see(self, seen: Seen, state: PompeiiState, group: int, first: int = 0) -> None:
        """All but the shares; the seats in turn from the first one on."""
        table, evaluation = state.table, self.evaluation
        evaluation.measure(state)
        mover, early = next_mover(table), evaluation.earliness(table)
        self.clues.gather(table, state.hands, mover, early)
        for seat in [(first + n) % state.players for n in range(state.players)]:
            start, count = int(MOST) * seat, int(self.clues.count[seat])
            seen.number.extend(list(self.clues.number[start : start + count]))
            seen.value.extend(list(self.clues.value[start : start + count]))
            seen.clues.append(count)
            role = role_of(table, seat, mover)
            values = evaluation.features.values
            seen.worth.append(worth_of(values, seat * COUNT, COUNT, evaluation.weights, ROLES, role, early))
        seen.seats.append(state.players)
        seen.group.append(group)


def seen_in_games(games: int, seed: int, processes: int) -> Iterator[tuple[Seen, Seen]]:
    """Of each game: positions before the eruption with its end, and what can be chosen between two runs."""
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(seen_in_game, range(seed * games, (seed + 1) * games), chunksize=16)


def seen_in_game(number: int) -> tuple[Seen, Seen]:
    rng = lavafield.Rng(number)
    players = TABLES[number % len(TABLES)]
    state = GAME.new(players=players, edition=2013 if number // len(TABLES) % 4 == 0 else 2004)
    assert isinstance(state, PompeiiState)
    judge, eye = GAME.insight(), Eye()
    sharpness = (1.0, 3.0)[number // 2 % 2]
    before, between = Seen(), Seen()
    while state.to_act != lavafield.OVER:
        kept = rng.below(KEPT) == 0
        if kept and 0 < state.table.phase < TILE:
            eye.see(before, state, number)
        elif kept and players == 2 and state.table.phase == LAVA:
            see_runs(eye, between, state, number)
        if state.to_act == lavafield.CHANCE:
            state.play(state.sample(rng))
        elif state.table.phase < TILE:
            state.play(softly(judge.weigh(state), sharpness, rng))
        else:
            choices = judge.weigh(state)
            state.play(choices.actions[choices.best()])
    ended = vec[float]([0.0] * MOST_SEATS)
    final_shares(state, ended)
    before.share.extend(list(ended[:players]) * len(before.seats))
    return before, between


def softly(choices: Choices, sharpness: float, rng: lavafield.Rng) -> int:
    """Mostly the best, so that games differ."""
    best = choices.scores[choices.best()]
    odds = [math.exp((score - best) * sharpness) for score in choices.scores]
    left = int(rng.below(1 << 30)) / (1 << 30) * sum(odds)
    for place, chance in enumerate(odds):
        left -= chance
        if left < 0.0:
            return int(choices.actions[place])
    return int(choices.actions[choices.best()])


def see_runs(eye: Eye, seen: Seen, state: PompeiiState, number: int) -> None:
    """After the likeliest lava: each first run, and the share that the evaluation finds after the best second one."""
    choices = eye.evaluation.weigh(state)
    after = state.copy()
    after.play(choices.actions[choices.best()])
    if after.to_act != state.to_act:
        return
    seat = state.to_act
    for run in list(eye.evaluation.weigh(after).actions):
        follower = after.copy()
        follower.play(run)
        if follower.to_act == seat:
            second = eye.evaluation.weigh(follower)
            share = second.scores[second.best()] / SHARPNESS
            eye.see(seen, follower, number * TURNS + sum(map(int, after.table.tiles)), seat)
            seen.share.extend((share, 1.0 - share))
