"""Plays seeded games and prints, line by line, all that must not depend on how the engine runs.

`python -m tests.modes.fingerprint --games 200 --lists 20`: the first line says which engine it was, each
other one belongs to a game. In the first so many games full lists are part of it, in all the states on the way.
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import blake2b

import lavafield
from lavafield import CHANCE, OVER, Rng
from tests.conformance.suite import Case, Walk, many_cases
from tests.modes.mode import COMPILED

LIST_EVERY = 5
LOOK_EVERY = 12


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lists", type=int, default=20)
    arguments = parser.parse_args()
    print("engine:", "compiled" if COMPILED else "interpreted")
    cases = [many_cases(lavafield.game(name)) for name in lavafield.games()]
    for n in range(arguments.games):
        turn, game = divmod(n, len(cases))
        rounds, at = divmod(turn, len(cases[game]))
        case, seed = cases[game][at], n + rounds
        print(seed, case, *fingerprint(case, seed, n < arguments.lists), sep=" | ")


def fingerprint(case: Case, seed: int, lists: bool) -> Iterator[str]:
    """What was played, which states that led to, what was seen on the way, and how it ended."""
    walk = Walk(case, seed)
    yield digest(walk.actions)
    yield digest([state.hex() for state in walk.born])
    yield walk.last.hash()
    yield str(walk.last.ranks())
    yield digest([looked_at(walk, n) for n in range(seed % LOOK_EVERY, len(walk.actions), LOOK_EVERY)])
    if lists:
        decisions = [state for state in walk.states if state.to_act != OVER]
        yield digest([state.actions() for state in decisions[seed % LIST_EVERY :: LIST_EVERY]])
        yield digest([state.listed() for state in decisions[:: 5 * LIST_EVERY]])


def looked_at(walk: Walk, n: int) -> list[object]:
    """Everything else that a state can be asked for."""
    game, state, rng = walk.game, walk.states[n], Rng(n)
    view = state.view(n % walk.case.players)
    other = state.copy()
    other.resample(view.seat, rng)
    action = walk.actions[n]
    refused = [game.why_not(state, number) for number in (-1, action + 1, 1000 + n, 2**40)]
    return [
        state.weights() if state.to_act == CHANCE else [state.sample(rng) for _ in range(5)],
        view.to_bytes().hex(),
        other.to_bytes().hex(),
        game.guess(view, rng).to_bytes().hex(),
        game.position(state),
        game.name(state, action),
        game.text(state, action),
        repr(game.scene(view)),
        repr(game.events(state, action, walk.states[n + 1], view.seat)),
        [violation and (violation.clause, violation.text(), violation.cells) for violation in refused],
        rng.word(),
    ]


def digest(facts: object) -> str:
    return blake2b(json.dumps(facts).encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    main()
