"""The yardstick: OpenSpiel's chess, driven from Python with full lists of legal actions."""

import random

import pyspiel

DECISIONS = 4000


def chess_decisions() -> int:
    """Uniformly random play until there were enough decisions."""
    game = pyspiel.load_game("chess")
    rng = random.Random(1)
    decisions = 0
    while decisions < DECISIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            decisions += 1
    return decisions
