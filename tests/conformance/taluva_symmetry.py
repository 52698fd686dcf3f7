"""Changes of a position that the rules of Taluva do not notice: turning, mirroring, renaming seats.

They are made on the text of a position and on named actions, so they share no code with the engine.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import lavafield
from lavafield import State
from lavafield.core.game import NamedAction
from lavafield.games.taluva.game import taluva
from lavafield.games.taluva.table import DEAL

Cell = tuple[int, int]

FIELD: Final = re.compile(r"(-?\d+),(-?\d+)=(\S+)")
KIND: Final = re.compile(r"V([JCSRL])([JCSRL])")
SEATS: Final = "abcd"


@dataclass(frozen=True)
class Shape:
    """Where a field, a facing and a tile kind go."""

    cell: Callable[[int, int], Cell]
    facing: Callable[[int], int]
    kind: str
    """The replacement for a tile kind's two terrains."""


turned: Final = Shape(lambda q, r: (-r, q + r), lambda facing: (facing + 1) % 6, r"V\1\2")
"""East becomes south-east."""

mirrored: Final = Shape(lambda q, r: (-q - r, r), lambda facing: (2 - facing) % 6, r"V\2\1")
"""East becomes west, so right and left of a tile change places."""


class Reshaped:
    """The board seen otherwise. An empty one is left alone: its first tile is laid one way only."""

    def __init__(self, name: str, shape: Shape) -> None:
        self.name = name
        self.shape = shape

    def applies(self, state: State) -> bool:
        return len(taluva(state).table.land) > 0

    def state(self, state: State) -> State:
        head, land = lavafield.game("taluva").position(state).split("| land ")
        head = KIND.sub(self.shape.kind, head)
        return lavafield.game("taluva").parse_position(f"{head}| land {FIELD.sub(self.field, land)}")

    def field(self, found: re.Match[str]) -> str:
        q, r = self.shape.cell(int(found[1]), int(found[2]))
        shown, arrow, facing = found[3].partition(">")
        return f"{q},{r}={shown}{arrow}{self.shape.facing(int(facing)) if arrow else ''}"

    def record(self, record: NamedAction, players: int) -> NamedAction:
        changed = dict(record)
        for key in ("volcano", "at", "from"):
            if key in record:
                changed[key] = list(self.shape.cell(*record[key]))
        if "facing" in record:
            changed["facing"] = self.shape.facing(record["facing"])
        if "tile" in record:
            changed["tile"] = KIND.sub(self.shape.kind, record["tile"])
        return changed

    def seat(self, seat: int, players: int) -> int:
        return seat


class Renamed:
    """Every player takes the next seat. Not while tiles are dealt, for seat 0 is dealt the first."""

    name: Final = "seats renamed"

    def applies(self, state: State) -> bool:
        return taluva(state).table.phase != DEAL

    def state(self, state: State) -> State:
        parts = lavafield.game("taluva").position(state).split(" | ")
        turn, _, step = parts[1].partition(" ")
        parts[1] = f"{self.seat(int(turn), state.players)} {step}"
        for n in (3, 4):
            name, *seats = parts[n].split()
            parts[n] = " ".join((name, seats[-1], *seats[:-1]))
        owners = str.maketrans(
            {old: SEATS[self.seat(n, state.players)] for n, old in enumerate(SEATS[: state.players])}
        )
        name, _, land = parts[6].partition(" ")
        parts[6] = f"{name} {land.translate(owners)}"
        return lavafield.game("taluva").parse_position(" | ".join(parts))

    def record(self, record: NamedAction, players: int) -> NamedAction:
        return record

    def seat(self, seat: int, players: int) -> int:
        return (seat + 1) % players
