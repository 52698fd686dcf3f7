"""Finds the weights of a game's evaluation: `python -m tools.fit pompeii --bot search:nodes=30 --games 6000`.

Bots play against themselves; a regression then looks for the weights under which the shares that the evaluation gives
to positions are nearest to how the games ended (least cross entropy, with a pull towards zero). The result goes to
src/lavafield/games/<game>/weights.json. Needs numpy, which `make bench` installs in .venv-bench.
"""

import argparse
import json
from array import array
from pathlib import Path
from typing import Any

import numpy as np

from lavafield.core.evaluation import MOST_SEATS
from tools.fit_games import Seen, seen_in_games
from tools.sources import ROOT

PULL = 3.0
"""How strongly weights are pulled towards zero: the weight of so many positions."""
STEPS = 25


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:nodes=30")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    seen = Seen()
    for done, some in enumerate(seen_in_games(given.game, given.bot, given.games, given.seed, given.processes)):
        seen.extend(some)
        if done % 500 == 0:
            print(f"{done} games, {len(seen.seats)} positions", flush=True)
    file = ROOT / "src" / "lavafield" / "games" / given.game / "weights.json"
    write(file, fitted(seen), f"python -m tools.fit {given.game} --bot {given.bot} --games {given.games}")


def fitted(seen: Seen) -> Any:
    """Newton's method; the regression is convex, so there is one best answer."""
    positions = len(seen.seats)
    inputs = as_array(seen.inputs).reshape(positions, MOST_SEATS, -1)
    shares = as_array(seen.shares).reshape(positions, MOST_SEATS)
    empty = np.arange(MOST_SEATS)[None, :] >= np.array(seen.seats)[:, None]
    weights = np.zeros(inputs.shape[2])
    for step in range(STEPS):
        gradient, curvature, entropy = slopes(inputs, shares, empty, weights)
        change = np.linalg.solve(curvature, gradient)
        weights -= change
        print(f"step {step}: cross entropy {entropy:.5f}", flush=True)
        if np.abs(change).max() < 1e-4:
            break
    return weights


def slopes(inputs: Any, shares: Any, empty: Any, weights: Any) -> tuple[Any, Any, float]:
    """First and second derivatives of the cross entropy, in blocks that fit the memory."""
    gradient = PULL * weights
    curvature = PULL * np.eye(len(weights))
    entropy = 0.0
    for start in range(0, len(inputs), 20_000):
        block = inputs[start : start + 20_000].astype(np.float64)
        target = shares[start : start + 20_000]
        worth = np.where(empty[start : start + 20_000], -1e9, block @ weights)
        worth -= worth.max(axis=1, keepdims=True)
        chance = np.exp(worth)
        chance /= chance.sum(axis=1, keepdims=True)
        entropy -= float((target * np.log(chance + 1e-12)).sum())
        gradient += np.einsum("ps,psw->w", chance - target, block)
        mean = np.einsum("ps,psw->pw", chance, block)
        weighted = (block * np.sqrt(chance)[:, :, None]).reshape(-1, len(weights))
        curvature += weighted.T @ weighted - mean.T @ mean
    return gradient, curvature, entropy / len(inputs)


def as_array(numbers: "array[float]") -> Any:
    return np.frombuffer(numbers, dtype=np.float32)


def write(file: Path, weights: Any, command: str) -> None:
    """Names, roles and order stay as they are in the file."""
    old = json.loads(file.read_text("utf-8"))
    roles = len(old["roles"])
    rounded = [round(float(weight), 3) + 0.0 for weight in weights]
    lines = {name: rounded[n * roles : (n + 1) * roles] for n, name in enumerate(old["weights"])}
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in lines.items())
    head = f' "made": {json.dumps(command)},\n "roles": {json.dumps(old["roles"])},\n'
    file.write_text("{\n" + head + ' "weights": {\n' + rows + "\n }\n}\n", "utf-8")


if __name__ == "__main__":
    main()
