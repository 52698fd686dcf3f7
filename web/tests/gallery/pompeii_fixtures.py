"""Whole games of The Downfall of Pompeii for its gallery: `.venv/bin/python web/tests/gallery/pompeii_fixtures.py`.

Each moment is what the server would send to the seat to act: scene, offers, what happened, and what it may ask.
"""

from pathlib import Path
from typing import Any

import msgspec

import lavafield
from lavafield import CHANCE, OVER, Rng, State
from lavafield.bots import player

TARGET = Path(__file__).parent / "fixtures"
GAME = lavafield.game("pompeii")
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "2": (2, {"announce": "any"}, 7),
    "3": (3, {"dual": True, "edition": 2013}, 3),
    "4": (4, {}, 12),
}


def course(players: int, options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """A game between greedy bots, moment by moment."""
    rng, state = Rng(seed), GAME.new(players, **options)
    bots = [player("greedy:temperature=0.1", GAME) for _ in range(players)]
    seat, moments = 0, [moment(state, 0, [])]
    while state.to_act != OVER:
        before = state
        seer = before.to_act
        action = before.sample(rng) if seer == CHANCE else bots[seer].choose(before.view(seer), rng)
        state = before.after(action)
        seat = state.to_act if state.to_act >= 0 else seat
        moments.append(moment(state, seat, GAME.events(before, action, state, seat)))
    return moments


def moment(state: State, seat: int, events: list[Any]) -> dict[str, Any]:
    asked = [{"do": "lava"}] if state.to_act >= 0 and GAME.scene(state.view(None)).step == "pompeii-step-lava" else []
    if state.to_act >= 0 and GAME.scene(state.view(None)).step == "pompeii-step-run":
        asked = [{"do": "run"}]
    return {
        "seat": seat,
        "scene": GAME.scene(state.view(seat)),
        "offers": GAME.offers(state),
        "events": events,
        "foreseen": [one for record in asked for one in GAME.foresee(state, record)],
    }


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for name, (players, options, seed) in GAMES.items():
        (TARGET / f"pompeii-{name}.json").write_bytes(msgspec.json.encode(course(players, options, seed)))
