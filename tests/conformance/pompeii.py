"""The Downfall of Pompeii, as the conformance suite needs it."""

from typing import Final

import lavafield
from lavafield import Rng, State
from lavafield.core.game import NamedAction
from lavafield.games.pompeii import ids
from lavafield.games.pompeii.city import BEYOND, number_at
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.table import DEAL, DRAW, HELD, LAVA, PLAY, RELATIVE, RUN, TILE, Table
from tests.conformance import naive_pompeii
from tests.conformance.adapter import Ledger, Secret, Symmetry
from tests.conformance.pompeii_ledger import PompeiiLedger
from tests.conformance.pompeii_secrets import small_secrets
from tests.conformance.pompeii_symmetry import Renamed

SYNONYM_CLAUSES: Final[frozenset[str]] = frozenset()
STYLES: Final = ("any", "hoarding", "fleeing", "cruel", "mixed")
ENDINGS: Final = frozenset({"nobody-left", "tiles-out"})
second: Final = naive_pompeii


def hides(state: State, seat: int | None) -> bool:
    """Cards in others' hands; after the eruption there are none."""
    table = pompeii(state).table
    return any(other != seat and table.of(other, HELD) > 0 for other in range(table.seats))


def bag_size(state: State) -> int:
    """All weights together: unseen cards by places below A.D. 79, and A.D. 79 in its window."""
    game = pompeii(state)
    table = game.table
    if table.phase == TILE:
        return sum(table.tiles)
    unseen = sum(game.bag)
    if table.phase == DEAL or table.top > 0:
        return unseen
    one = max(unseen, 1)
    return (
        int(table.places - table.omens) * unseen + int(table.omens) * one + one * (table.places <= table.rules.window)
    )


def outcomes(state: State) -> list[tuple[NamedAction, int]]:
    """From the text of the position, where the pile, the unseen cards and the tiles stand."""
    _, step, pile, *sections = (part.split() for part in lavafield.game("pompeii").position(state).split("|"))
    turn, phase = int(step[0]), step[1]
    if phase == "lava-draw":
        tiles = [(word.rstrip("0123456789"), word) for word in sections[4][1:]]
        return [({"do": "tile", "symbol": name}, int(word.removeprefix(name))) for name, word in tiles]
    cards = {int(card): int(count) for word in sections[2][1:] for card, _, count in [word.partition("x")]}
    if phase == "deal":
        return [({"do": "deal", "to": turn, "card": card}, count) for card, count in cards.items()]
    top, places, omens, window = (int(word) for word in pile[2:9:2])
    plain, unseen = places - omens, max(sum(cards.values()), 1)
    if top > 0:
        return [({"do": "draw", "card": card}, count) for card, count in cards.items()]
    weights = {card: plain * count for card, count in cards.items()} | {"omen": omens * unseen}
    weights["ad79"] = unseen if places <= window else 0
    return [({"do": "draw", "card": card}, weight) for card, weight in weights.items() if weight]


def synonyms(state: State) -> list[tuple[int, NamedAction]]:
    """None: whatever is refused here, nothing else does."""
    return []


def spelled(record: NamedAction) -> str:
    """A run has an arrow, and seats are letters, in long words too."""
    words = {key: said(key, value) for key, value in record.items()}
    if record["do"] == "run":
        return f"run {words['from']} > {words.get('to', 'out')}"
    return " ".join(words.values())


def said(key: str, value: object) -> str:
    if isinstance(value, list):
        return f"[{value[0]}, {value[1]}]"
    return "abcd"[int(str(value))] if key in ("to", "of") else str(value)


def ledger(start: State) -> Ledger:
    return PompeiiLedger(start)


def symmetries() -> list[Symmetry]:
    return [Renamed()]


def secrets() -> list[Secret]:
    return small_secrets()


def lively(state: State, style: str, rng: Rng) -> int | None:
    """Hoarding fills numbered buildings to keep jokers, fleeing runs out, cruel play burns the largest crowds."""
    if style == "mixed":
        style = STYLES[rng.below(4)]
    table = pompeii(state).table
    if style == "hoarding" and table.phase in (PLAY, RELATIVE, DRAW):
        return hoarded(state, rng)
    if style == "fleeing" and table.phase == RUN:
        runs = [run for run in state.actions() if run != ids.STAY]
        return one_of([run for run in runs if ids.target_of(run) == BEYOND] or runs, rng)
    if style == "cruel" and table.phase == LAVA:
        return fiercest(state, rng)
    if style == "cruel" and table.phase == RUN:
        return int(ids.STAY)
    return None


def hoarded(state: State, rng: Rng) -> int | None:
    """Cards that are no jokers, relatives into numbered buildings, no announcing before long."""
    table, actions = pompeii(state).table, state.actions()
    if table.phase == RELATIVE:
        return one_of([at for at in actions if at != ids.DONE and number_at(at)], rng)
    if table.phase == PLAY and rng.below(3) > 0:
        plays = [play for play in actions if play not in (ids.ANNOUNCE, ids.ORDER)]
        return one_of([play for play in plays if not is_joker(table, play)] or plays, rng)
    return None


def is_joker(table: Table, play: int) -> bool:
    return bool(table.is_joker(ids.card_of(play)))


def fiercest(state: State, rng: Rng) -> int | None:
    """Lava where most pieces stand."""
    table, actions = pompeii(state).table, state.actions()
    crowds = {lava: int(table.crowd(ids.laid_square(lava))) for lava in actions}
    most = max(crowds.values())
    return one_of([lava for lava, crowd in crowds.items() if crowd == most], rng)


def one_of(actions: list[int], rng: Rng) -> int | None:
    return actions[rng.below(len(actions))] if actions else None
