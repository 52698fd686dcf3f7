"""One game's engine: random play in several ways, and the single operations."""

import random
from collections.abc import Callable
from pathlib import Path

from bench.clock import Job
from lavafield import CHANCE, OVER, Game, Rng, State
from lavafield.core.state import play_out

REPEATS = 20


class Measured:
    """Jobs over one game with its default options and two players."""

    def __init__(self, game: Game, games: int = 60) -> None:
        self.game = game
        self.games = games
        actions, decisions = self.counted()
        self.share = decisions / actions

    def jobs(self) -> dict[str, Job]:
        """Decisions per second; draws of chance are played but not counted."""
        return {
            "full lists, from Python": lambda: self.listed(lambda state: state.actions()),
            "full lists by the generic listing, from Python": lambda: self.listed(lambda state: state.listed()),
            "sampled, from Python": self.sampled,
            "sampled, inside the compiled core": self.played_out,
        }

    def listed(self, listing: Callable[[State], list[int]]) -> int:
        decisions = 0
        for seed in range(self.games):
            state, rng, chance = self.game.new(), random.Random(seed), Rng(seed)
            while (to_act := state.to_act) != OVER:
                if to_act == CHANCE:
                    state.play(state.sample(chance))
                    continue
                actions = listing(state)
                state.play(actions[rng.randrange(len(actions))])
                decisions += 1
        return decisions

    def sampled(self) -> int:
        decisions = 0
        for seed in range(self.games):
            state, rng = self.game.new(), Rng(seed)
            while state.to_act != OVER:
                decisions += state.to_act >= 0
                state.play(state.sample(rng))
        return decisions

    def played_out(self) -> int:
        """The compiled playout counts all actions: the share that are decisions is known from other games."""
        actions = sum(int(play_out(self.game.new(), Rng(seed), 10**6)) for seed in range(4 * self.games))
        return round(actions * self.share)

    def counted(self) -> tuple[int, int]:
        actions = decisions = 0
        for seed in range(10):
            state, rng = self.game.new(), Rng(seed)
            while state.to_act != OVER:
                actions += 1
                decisions += state.to_act >= 0
                state.play(state.sample(rng))
        return actions, decisions

    def branching(self) -> float:
        """The mean number of actions offered at a decision in random play."""
        offered = [len(state.actions()) for state in self.states() if state.to_act >= 0]
        return sum(offered) / len(offered)

    def states(self) -> list[State]:
        """Every state of a few random games."""
        found = []
        for seed in range(10):
            state, rng = self.game.new(), Rng(seed)
            while state.to_act != OVER:
                found.append(state)
                state = state.after(state.sample(rng))
        return found

    def operations(self) -> dict[str, Job]:
        """Single operations over the decisions of a few random games."""
        states = [state for state in self.states() if state.to_act >= 0]

        def over(operation: Callable[[State], object]) -> Job:
            def job() -> int:
                for _ in range(REPEATS):
                    for state in states:
                        operation(state)
                return REPEATS * len(states)

            return job

        return {
            "copy": over(lambda state: state.copy()),
            "view of the seat to act": over(lambda state: state.view(state.to_act)),
            "list of actions": over(lambda state: state.actions()),
            "bytes": over(lambda state: state.to_bytes()),
        }

    def bytes_per_state(self) -> int:
        """Memory of a state in the middle of a game, by what many copies of it take from the system."""
        state, rng = self.game.new(), Rng(7)
        for _ in range(sum(self.counted()[:1]) // 20):
            state.play(state.sample(rng))
        copies = 20_000
        before = resident()
        kept = [state.copy() for _ in range(copies)]
        return (resident() - before) // len(kept)


def resident() -> int:
    """Bytes of memory this process holds."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * 4096
