"""Tactical positions, and what is proved of them: `python -m tests.tactics.prove` proves all anew.

A position names the accepted lines: one action or several of the same turn. To prove it, every legal action is searched
exhaustively (exhaust.py): accepted lines bring the seat at least `value`, all else at most `others`.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from time import monotonic

import lavafield
from lavafield.core.game import Game
from lavafield.core.state import State
from tests.tactics.exhaust import NO_LIMIT, Exhaustive, after

FOLDER = Path(__file__).parent
UNFINISHED = {"wins": (0, 0), "holds": (1, 1), "best": (0, 1)}
"""What an unfinished game counts after accepted lines, and after all else.

`wins`: only a win within the draws counts. `holds`: only a loss within the draws does. `best`: what is unfinished
counts against the accepted lines and for all else.
"""


@dataclass(frozen=True)
class Tactic:
    """One position of the set."""

    game: str
    id: str
    theme: str
    about: str
    position: str
    accepted: tuple[tuple[str, ...], ...]
    """Lines of actions in notation. A line may stop before the turn does: how it goes on is then left open."""
    proof: str
    draws: int
    """So many draws are searched through before a game counts as unfinished."""
    value: Fraction
    others: Fraction

    @property
    def rules(self) -> Game:
        return lavafield.game(self.game)

    def state(self) -> State:
        return self.rules.parse_position(self.position)


def tactics(game: str) -> list[Tactic]:
    entries = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))["position"]
    return [
        Tactic(
            game=game,
            id=entry["id"],
            theme=entry["theme"],
            about=entry["about"],
            position=entry["position"],
            accepted=tuple(tuple(line.split("; ")) for line in entry["accepted"]),
            proof=entry["proof"],
            draws=entry.get("draws", NO_LIMIT),
            value=Fraction(entry["value"]),
            others=Fraction(entry["others"]),
        )
        for entry in entries
    ]


def objections(tactic: Tactic) -> Iterator[str]:
    """What speaks against the position: nothing, if all that it says is true."""
    if not 0 <= tactic.others < tactic.value <= 1:
        yield f"others {tactic.others} and value {tactic.value} are no shares with a gap between them"
        return
    state = tactic.state()
    kept, lost = (Exhaustive(state.to_act, unfinished) for unfinished in UNFINISHED[tactic.proof])
    yield from _objections(tactic, state, tactic.accepted, kept, lost)


def _objections(
    tactic: Tactic, state: State, lines: tuple[tuple[str, ...], ...], kept: Exhaustive, lost: Exhaustive
) -> Iterator[str]:
    rules = tactic.rules
    accepted = {rules.parse(state, line[0]): line[0] for line in lines}
    for action in state.actions():
        follower = after(state, action)
        if action not in accepted:
            share = lost.share(follower, tactic.draws, tactic.others, tactic.value)
            if share > tactic.others:
                yield f"{rules.text(state, action)} brings {float(share):.3f}, not at most {tactic.others}"
            continue
        rest = tuple(line[1:] for line in lines if line[0] == accepted[action])
        if all(rest):
            yield from _objections(tactic, follower, rest, kept, lost)
        elif (share := kept.share(follower, tactic.draws, tactic.others, tactic.value)) < tactic.value:
            yield f"{accepted[action]} brings {float(share):.3f}, not {tactic.value}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tactics.prove", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=lavafield.games(), help="the positions of one game only")
    parser.add_argument("--id", help="one position only")
    given = parser.parse_args()
    wrong = 0
    for game in [given.game] if given.game else lavafield.games():
        for tactic in tactics(game):
            if given.id in (None, tactic.id):
                started = monotonic()
                found = list(objections(tactic))
                print(f"{game} {tactic.id}: {found or 'proved'} in {monotonic() - started:.2f} s", flush=True)
                wrong += bool(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
