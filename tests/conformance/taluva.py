"""Taluva, as the conformance suite needs it."""

from typing import Final

import lavafield
from lavafield import Rng, State
from lavafield.core.game import NamedAction
from lavafield.games.taluva import ids
from lavafield.games.taluva.actions import TERRAIN_NAMES
from lavafield.games.taluva.game import taluva
from lavafield.games.taluva.table import BUILD, HUT, NO_TILE, PLACE, TEMPLE, TOWER, VOLCANO, Table
from lavafield.geometry.hex import field_at, q_of, r_of
from tests.conformance import naive_taluva
from tests.conformance.adapter import Ledger, Secret, Symmetry
from tests.conformance.taluva_ledger import TaluvaLedger
from tests.conformance.taluva_secrets import small_secrets
from tests.conformance.taluva_symmetry import Renamed, Reshaped, mirrored, turned

SYNONYM_CLAUSES: Final = frozenset({"TAL-FIRST", "TAL-EXPAND-SAME"})
STYLES: Final = ("any", "tall", "greedy", "patient", "mixed")
ENDINGS: Final = frozenset({"early-win", "survivor-win", "tiles-out", "ranked", "shared-win"})

second: Final = naive_taluva


def hides(state: State, seat: int | None) -> bool:
    """The preview hides the tiles that others hold."""
    game = taluva(state)
    held = [other for other, kind in enumerate(game.hands) if kind != NO_TILE]
    return game.table.preview and any(other != seat for other in held)


def bag_size(state: State) -> int:
    return sum(taluva(state).bag)


def outcomes(state: State) -> list[tuple[NamedAction, int]]:
    """From the text of the position, where the bag stands as `bag VJC5 VCJ6`."""
    position = lavafield.game("taluva").position(state)
    bag = position.partition("| bag ")[2].partition(" |")[0].split()
    return [({"do": "draw", "tile": word[:3]}, int(word[3:])) for word in bag]


def synonyms(state: State) -> list[tuple[int, NamedAction]]:
    """Turned first tiles, and expansions named by another field, settlement, or by the hut they are."""
    table = taluva(state).table
    if table.phase == PLACE and len(table.land) == 0:
        facings = [facing for facing in range(6) if facing != 1]
        return [(int(ids.extension(field_at(3, -1), facing)), extension_at([3, -1], facing)) for facing in facings]
    if table.phase != BUILD:
        return []
    found = []
    for build in expansions(table):
        violation = state.violation(build) if state.refusal(build) else None
        if violation is not None and violation.clause == "TAL-EXPAND-SAME":
            terrain = TERRAIN_NAMES[ids.choice_of(build) - ids.EXPAND]
            field = ids.site_of(build)
            record = {"do": "expand", "from": [q_of(field), r_of(field)], "terrain": terrain}
            found.append((build, record))
    return found


def extension_at(volcano: list[int], facing: int) -> NamedAction:
    return {"do": "extend", "volcano": volcano, "facing": facing}


def spelled(record: NamedAction) -> str:
    words = [record["do"]]
    for value in list(record.values())[1:]:
        words.append(f"[{value[0]}, {value[1]}]" if isinstance(value, list) else str(value))
    return " ".join(words)


def ledger(start: State) -> Ledger:
    return TaluvaLedger(start)


def symmetries() -> list[Symmetry]:
    return [Reshaped("turned by 60 degrees", turned), Reshaped("mirrored", mirrored), Renamed()]


def secrets() -> list[Secret]:
    return small_secrets()


def lively(state: State, style: str, rng: Rng) -> int | None:
    """Tall play erupts and builds high, greedy play runs out of huts, patient play has them to the end."""
    if style == "mixed":
        style = STYLES[rng.below(4)]
    table = taluva(state).table
    if style == "any" or table.phase not in (PLACE, BUILD):
        return None
    if table.phase == PLACE:
        return one_of(legal(state, eruptions(table)), rng) if rng.below(2) == 0 else None
    if style == "greedy":
        return largest(state, expansions(table), rng)
    tall = one_of(legal(state, tall_builds(table)), rng)
    if tall is None and style == "patient":
        return one_of(legal(state, huts(table)), rng)
    return tall


def one_of(actions: list[int], rng: Rng) -> int | None:
    return actions[rng.below(len(actions))] if actions else None


def legal(state: State, actions: list[int]) -> list[int]:
    return [action for action in actions if state.refusal(action) == 0]


def land(table: Table) -> list[int]:
    return [int(field) for field in table.land]


def eruptions(table: Table) -> list[int]:
    volcanoes = [field for field in land(table) if table.terrain[field] == VOLCANO]
    return [int(ids.eruption(field, facing)) for field in volcanoes for facing in range(6)]


def tall_builds(table: Table) -> list[int]:
    return [int(ids.building(field, piece)) for field in land(table) for piece in (TOWER, TEMPLE)]


def huts(table: Table) -> list[int]:
    return [int(ids.building(field, HUT)) for field in land(table)]


def expansions(table: Table) -> list[int]:
    own = [field for field in land(table) if table.is_own(field)]
    return [int(ids.expansion(field, terrain)) for field in own for terrain in range(5)]


def largest(state: State, builds: list[int], rng: Rng) -> int | None:
    """The expansion that takes most huts."""
    costs = {build: huts_spent(state, build) for build in legal(state, builds)}
    most = max(costs.values(), default=0)
    return one_of([build for build, cost in costs.items() if cost == most], rng)


def huts_spent(state: State, build: int) -> int:
    before, after = taluva(state).table, taluva(state.after(build)).table
    return int(before.left(before.turn, HUT) - after.left(before.turn, HUT))
