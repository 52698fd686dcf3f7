"""The table before the first card is dealt (POM-PIECES, POM-PILE, POM-TILES), as data.json has it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from lavafield.core.options import Value
from lavafield.games.pompeii.city import DATA, SQUARES, SYMBOL_NAMES
from lavafield.games.pompeii.options import ANNOUNCES, PAIRS
from lavafield.games.pompeii.table import (
    CARD_KINDS,
    FACTS,
    STOCK,
    TILE_KINDS,
    Rules,
    Table,
    filled,
)

_SETUP: Final[dict[str, Any]] = DATA["setup"]
_WINDOWS: Final = {2004: "ad79_reshuffled_into_bottom", 2013: "second_ad79_shuffled_into_bottom"}


def full_deck() -> vec[u8]:
    """How many Pompeii cards there are of each number."""
    deck = filled(CARD_KINDS, 0)
    for card in DATA["cards"]["pompeii"]:
        deck[card["number"]] = u8(card["count"])
    return deck


def full_bag(dual: bool) -> vec[u8]:
    """How many lava tiles there are of each kind."""
    bag = filled(TILE_KINDS, 0)
    for kind in range(TILE_KINDS):
        bag[kind] = u8(DATA["lava_tiles"][SYMBOL_NAMES[kind]] if kind < len(SYMBOL_NAMES) else int(dual))
    return bag


def rules_of(players: int, options: dict[str, Value]) -> Rules:
    rules = Rules()
    rules.seats = players
    rules.later = options["edition"] == 2013
    rules.dual = bool(options["dual"])
    rules.foreign = bool(options["foreign"])
    rules.enclosed = bool(options["enclosed"])
    rules.barred = bool(options["start"])
    rules.announce = ANNOUNCES.index(str(options["announce"]))
    rules.pairs = PAIRS.index(str(options["pairs"]))
    rules.window = _edition(rules)[_WINDOWS[2013 if rules.later else 2004]][str(players)]
    return rules


def laid_out(rules: Rules) -> Table:
    table = empty_table(rules)
    top, lower = _SETUP["piles"], _SETUP["lower_stack"]
    table.top = top["on_top_of_ad79"] * top["size"]
    table.places = lower["pompeii"] + lower["omen"]
    table.omens = lower["omen"]
    for seat in range(rules.seats):
        table.change(seat, STOCK, pieces_per_player(rules))
    return table


def empty_table(rules: Rules) -> Table:
    """A table with an empty city and nothing in hand, pile or stock."""
    table = Table(rules)
    table.pieces = filled(5 * SQUARES, 0)
    table.lava = filled(SQUARES, 0)
    table.counts = filled(FACTS * rules.seats, 0)
    table.tiles = full_bag(rules.dual)
    table.discard = filled(CARD_KINDS, 0)
    return table


def pieces_per_player(rules: Rules) -> int:
    return int(_edition(rules)["pieces_per_player"][str(rules.seats)])


def _edition(rules: Rules) -> dict[str, Any]:
    facts: dict[str, Any] = _SETUP["edition_2013" if rules.later else "edition_2004"]
    return facts
