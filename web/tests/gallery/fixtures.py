"""Moments of real games of Taluva for the gallery. From the root: `.venv/bin/python web/tests/gallery/fixtures.py`.

Each is what the server would send: scene, offers, what happened before it, and the answers to what a board may ask.
"""

from pathlib import Path
from typing import Any

import msgspec

import lavafield
from lavafield import CHANCE, OVER, BadInput, Rng, State
from lavafield.bots import player

TARGET = Path(__file__).parent / "fixtures"
GAME = lavafield.game("taluva")
BAG = "bag VCJ6 VJC4 VSJ4 VJS4"
EAGER = 45
"""Of a hundred times."""


def games() -> dict[str, tuple[int, dict[str, Any], int]]:
    """Players, options and seed, by name."""
    return {"two": (2, {}, 11), "four": (4, {}, 4), "preview": (3, {"preview": True}, 5)}


def corners() -> list[str]:
    """Positions of their own: nothing can be built after any placement; high land with many huts."""
    dead_end = "0,0=J1b 1,0=V1>1 2,0=C1c"
    high = (
        "0,0=V5>1 0,1=J5a -1,1=S5 1,0=R4a^ 1,1=L3a 2,0=C3 0,2=C2a -1,2=J1a -2,2=V1>0 -2,1=R1b# -1,0=V3>4 -2,0=L3b"
        " 1,-1=J6b 2,-1=V6>2 3,-1=S1b 3,-2=V1>1 2,-2=J1b 1,2=V2>5"
    )
    return [
        f"taluva 2006 | 0 place | tiles 12 | supply 0/2/3 17/2/3 19/2/3 | hands VJC - - | {BAG} | land {dead_end}",
        f"taluva 2006 | 0 build | tiles 12 | supply 11/1/3 8/2/2 | hands - - | {BAG} | land {high}",
    ]


def course(players: int, options: dict[str, Any], seed: int) -> tuple[list[State], list[int]]:
    """The states of a whole game between greedy bots that like eruptions, and its actions."""
    rng, states, actions = Rng(seed), [GAME.new(players, **options)], list[int]()
    bots = [player("greedy:temperature=0.08", GAME) for _ in range(players)]
    while states[-1].to_act != OVER:
        state = states[-1]
        eruptions = [
            action for action in state.actions() if state.to_act >= 0 and GAME.name(state, action)["do"] == "erupt"
        ]
        if state.to_act == CHANCE:
            action = state.sample(rng)
        elif eruptions and rng.below(100) < EAGER:
            action = eruptions[rng.below(len(eruptions))]
        else:
            action = bots[state.to_act].choose(state.view(state.to_act), rng)
        actions.append(action)
        states.append(state.after(action))
    return states, actions


def moment(before: State | None, action: int | None, state: State, questions: bool) -> dict[str, Any]:
    seat = state.to_act if state.to_act >= 0 else 0
    shown = {
        "position": GAME.position(state),
        "seat": seat,
        "scene": GAME.scene(state.view(seat)),
        "offers": GAME.offers(state),
        "events": [] if before is None or action is None else GAME.events(before, action, state, seat),
    }
    return shown | (answers(state) if questions else {})


def answers(state: State) -> dict[str, Any]:
    """What is foreseen of everything, and what is refused where nothing is legal."""
    cells = [field.at for field in GAME.scene(state.view(None)).fields]
    origins: dict[str, Any] = {}
    refused: dict[str, Any] = {}
    for q, r in cells:
        for key in ("at", "from", "volcano"):
            try:
                violation = GAME.why_not(state, {key: [q, r]})
                if key == "from" and (found := GAME.foresee(state, {"from": [q, r]})):
                    origins[f"{q},{r}"] = found
            except BadInput:
                continue
            if violation is not None:
                refused[f"{key} {q},{r}"] = {
                    "message": f"{violation.clause}.refused",
                    "arguments": violation.arguments,
                    "clause": violation.clause,
                    "cells": violation.cells,
                }
    return {"foreseen": GAME.foresee(state, {}, most=1000), "origins": origins, "refused": refused}


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for name, (players, options, seed) in games().items():
        states, actions = course(players, options, seed)
        asked = set(at_share(states, (0.02, 0.25, 0.5, 0.75, 0.97)))
        moments = [
            moment(states[n - 1] if n else None, actions[n - 1] if n else None, state, n in asked)
            for n, state in enumerate(states)
        ]
        (TARGET / f"taluva-{name}.json").write_bytes(msgspec.json.encode(moments))
        print(name, len(moments), sorted(asked))
    positions = [moment(None, None, GAME.parse_position(line), True) for line in corners()]
    (TARGET / "taluva-corners.json").write_bytes(msgspec.json.encode(positions))


def at_share(states: list[State], shares: tuple[float, ...]) -> list[int]:
    """About there in the game: a placement, and the build after it."""
    steps = [GAME.scene(state.view(None)).step for state in states]
    places = [n for n, step in enumerate(steps[:-1]) if step.endswith("place") and steps[n + 1].endswith("build")]
    chosen = [places[int(share * len(places))] for share in shares]
    return [n for place in chosen for n in (place, place + 1)]


if __name__ == "__main__":
    main()
