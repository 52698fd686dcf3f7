"""Perft: how many paths of so many actions lead on from a position. Each possible draw counts once.

The tables hold positions and what both the engine and the naive generator counted there.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import lavafield
from lavafield import OVER, State
from tests.conformance.agreement import Second

FOLDER = Path(__file__).parent
T = TypeVar("T")


@dataclass(frozen=True)
class Entry:
    """One position: what is to be seen there, how to get there, and counts for the depths 1, 2, 3 ..."""

    game: str
    name: str
    position: str | None
    players: int
    options: dict[str, Any]
    counts: list[int]

    def state(self) -> State:
        game = lavafield.game(self.game)
        if self.position is not None:
            return game.parse_position(self.position)
        return game.new(self.players, **self.options)


def table(game: str) -> list[Entry]:
    found = []
    for entry in json.loads((FOLDER / f"{game}.json").read_text("utf-8")):
        players, options = entry.get("players", 0), entry.get("options", {})
        position = None if entry["position"] == "start" else entry["position"]
        found.append(Entry(game, entry["name"], position, players, options, entry["counts"]))
    return found


def perft(state: State, depth: int) -> int:
    """By the engine. A game that is over has no paths left."""
    if state.to_act == OVER:
        return 0
    if depth == 1:
        return len(state.actions())
    total = 0
    for action in state.actions():
        follower = state.copy()
        follower.play(action)
        total += perft(follower, depth - 1)
    return total


def counts(count: Callable[[T, int], int], start: T, depth: int) -> list[int]:
    return [count(start, n) for n in range(1, depth + 1)]


def naive_counts(entry: Entry, second: Second, depth: int) -> list[int]:
    """By the naive generator, from the same place."""
    if entry.position is None:
        start = second.naive_start(entry.players, entry.options)
    else:
        start = second.naive_of(entry.position)
    return counts(second.naive_perft, start, depth)
