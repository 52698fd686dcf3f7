"""Positions of Taluva with few enough tiles to write out all that could be hidden."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Final

from mypy_extensions import u8

import lavafield
from lavafield import State
from lavafield.games.taluva.game import taluva
from lavafield.games.taluva.table import NO_TILE
from tests.conformance.adapter import Secret

LAND: Final = "land 0,0=V1>1 0,1=J1a -1,1=C1b 1,0=V1>0 2,0=S1 1,1=R1"
POSITIONS: Final = {
    "two seats": "taluva 2006 preview | 0 place | tiles 3 | supply 19/2/3 19/2/3 | hands VJC VCJ"
    f" | bag VJC2 VSS1 | {LAND}",
    "twins": "taluva 2006 preview | 1 build | tiles 2 | supply 19/2/3 19/2/3 20/2/3"
    f" | hands VJJ - VJJ | bag VJJ1 VCC2 VRL1 | {LAND}",
    "four seats": "taluva 2012 preview | 0 place | tiles 2 | supply 19/2/3 19/2/3 20/2/3 20/2/3"
    f" | hands VJC VCJ VSS VSS | bag VJC1 VLL1 | {LAND}",
    "an empty bag": "taluva 2006 preview | 0 place | tiles 0 | supply 19/2/3 19/2/3 20/2/3"
    f" | hands VJC VCJ VSS | bag | {LAND}",
    "one seat out": "taluva 2006 ranking preview | 0 place | tiles 2"
    " | supply 19/2/3 19/2/3 20/2/3x1 20/2/3 | hands VJC VCJ - VSR | bag VJC1 VSR2 VLL1"
    f" | {LAND}",
}


def small_secrets() -> list[Secret]:
    found = []
    for name, text in POSITIONS.items():
        state = lavafield.game("taluva").parse_position(text)
        for seat in (*range(state.players), None):
            found.append(Secret(f"{name}, seat {seat}", state, seat, posterior(state, seat)))
    return found


def posterior(state: State, seat: int | None) -> dict[bytes, Fraction]:
    """Every way to hand the single unseen tiles out, the rest staying in the bag; each is as likely."""
    game = taluva(state)
    hiding = [other for other, kind in enumerate(game.hands) if other != seat and kind != NO_TILE]
    unseen = [kind for kind, count in enumerate(game.bag) for _ in range(count)]
    unseen += [game.hands[other] for other in hiding]
    ways = list(permutations(unseen, len(hiding)))
    return {
        dealt(state, dict(zip(hiding, hands, strict=True)), unseen): Fraction(count, len(ways))
        for hands, count in Counter(ways).items()
    }


def dealt(state: State, hands: dict[int, int], unseen: list[int]) -> bytes:
    """The state with these tiles in these hands."""
    game = taluva(state.copy())
    bag = Counter(unseen) - Counter(hands.values())
    for kind in range(len(game.bag)):
        game.bag[kind] = u8(bag[kind])
    for seat, kind in hands.items():
        game.hands[seat] = u8(kind)
    return game.to_bytes()
