"""`lavafield perft`: how many sequences of actions there are, to compare move generators by."""

import argparse
import json
import time

from lavafield.cli import reading
from lavafield.core.errors import BadInput
from lavafield.core.game import Game
from lavafield.core.state import State
from lavafield.words import Words


def paths(state: State, depth: int) -> int:
    """How many sequences of that many actions; each outcome of chance counts once, whatever its weight."""
    if depth == 0:
        return 1
    actions = state.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        follower = state.copy()
        follower.play(action)
        total += paths(follower, depth - 1)
    return total


def run(given: argparse.Namespace, say: Words) -> int:
    game = reading.game_from(given.game)
    depth = reading.whole(given.depth, "--depth", 0, 100)
    state = start(given, game)
    if given.json:
        counts = [paths(state, level) for level in range(depth + 1)]
        print(json.dumps({"game": game.id, "rules": game.rules, "position": game.position(state), "paths": counts}))
        return 0
    print("{:>7} {:>20} {:>12}".format(*(say.text(f"perft-{id}") for id in ("depth", "paths", "time"))))
    for level in range(depth + 1):
        started = time.perf_counter()
        count = paths(state, level)
        print(f"{level:>7} {count:>20} {time.perf_counter() - started:>10.3f} s", flush=True)
    return 0


def start(given: argparse.Namespace, game: Game) -> State:
    if given.position is None:
        options = reading.options_from(given.option, game)
        return game.new(reading.players_from(given, game), **options)
    if given.players is not None or given.option is not None:
        raise BadInput("cli-error-together", first="--position", second="--players, --option")
    return game.parse_position(given.position)
