"""Finds the nets that the search judges Pompeii with: `python -m tools.net --games 40000`.

The judge plays with the nets it has, and learns from that; run it again for a better teacher. The net before the
eruption learns how the games ended (least cross entropy). The one between two runs learns what the evaluation says of
the best second run, so that first runs can be compared without trying all the second ones. Writes
src/lavafield/games/pompeii/net.json. Needs numpy.
"""

import argparse
import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from lavafield.games.pompeii.clues import CLUES
from lavafield.games.pompeii.evaluate import SHARPNESS
from tools.net_games import Seen, seen_in_games
from tools.sources import ROOT

FILE = ROOT / "src" / "lavafield" / "games" / "pompeii" / "net.json"
UNITS = 16
EPOCHS = 5
BATCH = 512
RATE = 2e-3
CLOSENESS = 20.0
"""How much the size of shares counts beside the choice that follows from them."""
DECAY = 1e-3
"""How strongly weights are pulled towards zero, in parts of the rate."""

Weights = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.net", description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    before, between = Seen(), Seen()
    for done, (some, others) in enumerate(seen_in_games(given.games, given.seed, given.processes)):
        before.extend(some)
        between.extend(others)
        if done % 1000 == 0:
            print(f"{done} games, {len(before.seats)} and {len(between.seats)} positions", flush=True)
    nets = {"before": fitted(before, ends_of), "running": fitted(between, runs_of)}
    file = {name: whole(weights) for name, weights in nets.items()}
    FILE.write_text(json.dumps(file, separators=(",", ":")) + "\n", "utf-8")


def fitted(seen: Seen, lessons_of: Any) -> Weights:
    """Adam; the rate falls to zero along a cosine."""
    rng = np.random.default_rng(1)
    weights: Weights = {
        "own": rng.normal(0.0, 0.1, (CLUES, UNITS)),
        "rival": rng.normal(0.0, 0.1, (CLUES, UNITS)),
        "direct": np.zeros(CLUES),
        "output": rng.normal(0.0, 0.1, UNITS),
    }
    lessons = lessons_of(seen)
    first = {name: np.zeros_like(weight) for name, weight in weights.items()}
    second = {name: np.zeros_like(weight) for name, weight in weights.items()}
    steps = EPOCHS * len(lessons)
    for step in range(1, steps + 1):
        if step % len(lessons) == 1:
            rng.shuffle(lessons)
        slopes, loss = lesson(weights, lessons[step % len(lessons)])
        rate = RATE * 0.5 * (1.0 + np.cos(np.pi * step / steps))
        for name, slope in slopes.items():
            first[name] = 0.9 * first[name] + 0.1 * slope
            second[name] = 0.999 * second[name] + 0.001 * slope**2
            change = first[name] / (1.0 - 0.9**step) / (np.sqrt(second[name] / (1.0 - 0.999**step)) + 1e-8)
            weights[name] = weights[name] - rate * (change + DECAY * weights[name])
        if step % len(lessons) == 0:
            print(f"epoch {step // len(lessons)} of {EPOCHS}: loss {loss:.4f}", flush=True)
    return weights


@dataclass
class Lesson:
    """Positions of equally many seats; where there are groups, of two seats, and what counts is the first one's."""

    clues: Any
    """By position, seat and clue."""
    worth: Any
    share: Any
    group: Any = None
    """The number of each position's group, from 0 on, if it is about choosing among them."""


def ends_of(seen: Seen) -> list[Lesson]:
    lessons = []
    for seats in sorted(set(seen.seats)):
        positions = np.flatnonzero(np.array(seen.seats) == seats)
        for part in np.array_split(np.random.default_rng(2).permutation(positions), max(1, len(positions) // BATCH)):
            lessons.append(Lesson(*table_of(seen, part, seats)))
    return lessons


def runs_of(seen: Seen) -> list[Lesson]:
    """Whole groups, some hundred at a time."""
    groups = np.array(seen.group)
    lessons = []
    numbers = np.random.default_rng(2).permutation(np.unique(groups))
    order = np.argsort(groups, kind="stable")
    starts = np.searchsorted(groups[order], numbers)
    ends = np.searchsorted(groups[order], numbers, side="right")
    for some in np.array_split(np.arange(len(numbers)), max(1, len(numbers) // 128)):
        part = np.concatenate([order[starts[n] : ends[n]] for n in some])
        places = np.repeat(np.arange(len(some)), ends[some] - starts[some])
        lessons.append(Lesson(*table_of(seen, part, 2), places))
    return lessons


def table_of(seen: Seen, positions: Any, seats: int) -> tuple[Any, Any, Any]:
    """Clues, worths and shares of some positions, all with so many seats."""
    first = np.concatenate([[0], np.cumsum(np.array(seen.seats, np.int64))])[positions]
    rows = (first[:, None] + np.arange(seats)).ravel()
    counts = np.array(seen.clues, np.int64)
    start = np.concatenate([[0], np.cumsum(counts)])[rows]
    row = np.repeat(np.arange(len(rows)), counts[rows])
    entry = np.concatenate([np.arange(start[n], start[n] + counts[rows[n]]) for n in range(len(rows))])
    clues = np.zeros((len(rows), CLUES), np.float32)
    np.add.at(clues, (row, np.array(seen.number)[entry]), np.array(seen.value)[entry])
    shape = (len(positions), seats)
    return (
        clues.reshape(*shape, -1),
        np.array(seen.worth)[rows].reshape(shape),
        np.array(seen.share)[rows].reshape(shape),
    )


def lesson(weights: Weights, it: Lesson) -> tuple[Weights, float]:
    """The slopes of the loss, and the loss."""
    others = it.clues.shape[1] - 1
    told = it.clues @ weights["rival"]
    units = np.maximum(it.clues @ weights["own"] + (told.sum(1, keepdims=True) - told) / others, 0.0)
    worth = it.worth + it.clues @ weights["direct"] + units @ weights["output"]
    chance = np.exp(worth - worth.max(1, keepdims=True))
    chance /= chance.sum(1, keepdims=True)
    slope, loss = ending(chance, it) if it.group is None else choosing(chance, it)
    signal = slope[:, :, None] * weights["output"] * (units > 0.0)
    heard = (signal.sum(1, keepdims=True) - signal) / others
    return {
        "own": np.einsum("psc,psu->cu", it.clues, signal),
        "rival": np.einsum("psc,psu->cu", it.clues, heard),
        "direct": np.einsum("psc,ps->c", it.clues, slope),
        "output": np.einsum("psu,ps->u", units, slope),
    }, loss


def ending(chance: Any, it: Lesson) -> tuple[Any, float]:
    loss = -(it.share * np.log(chance + 1e-9)).sum() / len(chance)
    return (chance - it.share) / len(chance), float(loss)


def choosing(chance: Any, it: Lesson) -> tuple[Any, float]:
    """Choose within groups as the true shares would have it, and do not lose sight of these shares."""
    groups = int(it.group.max()) + 1
    wanted, got = within_groups(it.share[:, 0], it.group), within_groups(chance[:, 0], it.group)
    error = chance[:, 0] - it.share[:, 0]
    slope = (SHARPNESS * (got - wanted) + CLOSENESS * error) * chance[:, 0] * chance[:, 1] / groups
    loss = -(wanted * np.log(got + 1e-9)).sum() / groups
    return np.stack([slope, -slope], axis=1), float(loss)


def within_groups(share: Any, group: Any) -> Any:
    odds = np.exp(SHARPNESS * (share - share.max()))
    return odds / np.bincount(group, odds)[group]


def whole(weights: Weights) -> dict[str, list[int]]:
    """In thousandths, as the net reads them."""
    layer = np.concatenate([weights["own"], weights["rival"]], axis=1)
    parts = {"output": weights["output"], "direct": weights["direct"], "layer": layer}
    return {name: [int(number) for number in np.round(1000 * part.ravel())] for name, part in parts.items()}


if __name__ == "__main__":
    main()
