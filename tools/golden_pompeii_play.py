"""How play is steered in the golden games of Pompeii: what a style would rather have, of moves and of cards."""

from collections.abc import Callable
from typing import Any, Final

import lavafield
from lavafield import CHANCE, Rng, State
from lavafield.games.pompeii.actions import square_of
from lavafield.games.pompeii.city import BUILDINGS, COLOUR_OF, NEUTRAL, NUMBER_OF, SPOTS, SQUARES_OF, number_at
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.region import END
from lavafield.games.pompeii.state import PompeiiState
from lavafield.games.pompeii.table import Table, building_at

GAME: Final = lavafield.game("pompeii")
Named = dict[str, Any]


def chosen(state: State, rng: Rng, style: str) -> int:
    """One of the actions that the style likes best; chance goes by weight unless the style stacks the cards."""
    stacked = style in STACKED and pompeii(state).table.awaits_card()
    if style == "any" or (state.to_act == CHANCE and not stacked):
        return state.sample(rng)
    actions = state.actions()
    values = [WORTH[style](pompeii(state), GAME.name(state, action)) for action in actions]
    best = [action for action, worth in zip(actions, values, strict=True) if worth == max(values)]
    return best[rng.below(len(best))]


# --- with the cards as they come ---


def family(state: PompeiiState, named: Named) -> int:
    """Brings relatives, announces, runs out when it can."""
    return named["do"] in ("relative", "announce", "order") or (named["do"] == "run" and "out" in named)


def slow(state: PompeiiState, named: Named) -> int:
    """Brings relatives, hardly runs."""
    return named["do"] in ("relative", "announce", "order", "stay")


# --- with cards chosen on purpose ---


def packed(state: PompeiiState, named: Named) -> int:
    """Fills the city: cards of all numbers, and pieces where they bring the most relatives, now or later."""
    table = state.table
    match named:
        case {"card": "omen" | "ad79"}:
            return -1
        case {"do": "announce" | "order"}:
            return -100
        case {"do": "deal" | "draw", "card": card}:
            return best_gain(table, card) if is_wanted(state, card) else -1
        case {"do": "play", "card": card, "spot": spot} if number_at(square_of(spot)) == card:
            return gain(table, building_at(square_of(spot)))
        case {"do": "relative", "at": cell}:
            return room_for_relative(table, building_at(square_of(cell)))
    return 0


def is_wanted(state: PompeiiState, card: int) -> bool:
    """The seat in turn has none yet, and there will be a spot for it."""
    held = [int(state.hand(seat)[card]) for seat in range(state.players)]
    return held[state.table.turn] == 0 and sum(held) < spots_left(state.table, card)


def best_gain(table: Table, card: int) -> int:
    gains = [gain(table, one) for one in range(BUILDINGS) if NUMBER_OF[one] == card and free_in(table, one)]
    return max(gains, default=-1)


def gain(table: Table, building: int) -> int:
    """How many relatives a piece in that building brings, or how well it prepares for them before A.D. 79."""
    living = int(table.living_in(building))
    if not table.warned:
        return spots_of(building) + (living > 0) + 5 * is_growing(table, building)
    hosts = [one for one in range(BUILDINGS) if one != building and takes_from(one, building) and free_in(table, one)]
    return 10 * min(living, len(hosts)) - living


def room_for_relative(table: Table, building: int) -> int:
    """First where later pieces will bring more of them, then where no card leads, last where they bar others."""
    if is_growing(table, building):
        return 9
    return 1 + free_in(table, building) if NUMBER_OF[building] == NEUTRAL else 1


def is_growing(table: Table, building: int) -> bool:
    """Is it too early to play here? The last two spots of a building bring the most relatives."""
    return NUMBER_OF[building] != NEUTRAL and table.living_in(building) < min(2, spots_of(building) - 1)


def takes_from(host: int, building: int) -> bool:
    return NUMBER_OF[host] == NEUTRAL or COLOUR_OF[host] == COLOUR_OF[building]


def free_in(table: Table, building: int) -> int:
    return spots_of(building) - int(table.living_in(building))


def spots_of(building: int) -> int:
    return sum(int(SPOTS[square]) for square in range(END) if SQUARES_OF[building].has(square))


def jokers(state: PompeiiState, named: Named) -> int:
    """Gets jokers: cards of full numbers, or nearly so; other cards are played first; relatives fill the numbers."""
    table = state.table
    match named:
        case {"card": "omen" | "ad79"}:
            return -100
        case {"do": "announce" | "order"}:
            return 1
        case {"do": "deal" | "draw", "card": card}:
            return -spots_left(table, card)
        case {"do": "play", "card": card}:
            return -100 * table.is_joker(card) - spots_left(table, card)
        case {"do": "relative", "at": cell}:
            number = int(number_at(square_of(cell)))
            return 10 - spots_left(table, number) if number != NEUTRAL else 1
    return 0


def omens(state: PompeiiState, named: Named) -> int:
    """One Omen after the other, as soon as they can come."""
    return named.get("card") == "omen"


def spots_left(table: Table, number: int) -> int:
    """Free spots of that number."""
    return sum(free_in(table, building) for building in range(BUILDINGS) if NUMBER_OF[building] == number)


STACKED: Final = ("packed", "jokers", "omens")
WORTH: Final[dict[str, Callable[[PompeiiState, Named], int]]] = {
    "family": family,
    "slow": slow,
    "packed": packed,
    "jokers": jokers,
    "omens": omens,
}
