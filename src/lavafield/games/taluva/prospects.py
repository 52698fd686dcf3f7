"""What a seat of Taluva could build at once, as the island lies."""

from dataclasses import dataclass

from lavafield.games.taluva import ids
from lavafield.games.taluva.listing import legal_actions
from lavafield.games.taluva.settlement import fields_to_expand, huts_to_expand, settlement_at
from lavafield.games.taluva.table import BUILD, HUT, TEMPLE, TOWER, Table
from lavafield.games.taluva.turn import TYPES_TO_WIN


@dataclass(frozen=True)
class Prospects:
    """What a seat could build at once, were it its step to build."""

    temples: tuple[int, ...]
    towers: tuple[int, ...]
    huts: int
    """The most huts that one build brings."""
    finishes: bool
    """A second kind of pieces could be used up."""
    builds: bool
    """There is something to build at all."""


def prospects(table: Table, seat: int) -> Prospects:
    trial = table.copy()
    trial.turn, trial.phase = seat, BUILD
    places: dict[int, list[int]] = {TEMPLE: [], TOWER: []}
    huts, finishes = 0, False
    used_up = trial.types_used_up(seat)
    builds = legal_actions(trial)
    for build in builds:
        piece, pieces = cost(trial, build)
        finishes |= used_up + (trial.left(seat, piece) == pieces) >= TYPES_TO_WIN
        if piece == HUT:
            huts = max(huts, pieces)
        else:
            places[piece].append(int(ids.site_of(build)))
    return Prospects(tuple(places[TEMPLE]), tuple(places[TOWER]), huts, finishes, bool(builds))


def cost(table: Table, build: int) -> tuple[int, int]:
    """Which pieces a build takes from the supply, and how many."""
    choice = int(ids.choice_of(build))
    if choice < ids.EXPAND:
        return choice + HUT, 1
    fields = fields_to_expand(table, settlement_at(table, ids.site_of(build)), choice - ids.EXPAND)
    return HUT, int(huts_to_expand(table, fields))
