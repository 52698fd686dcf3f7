"""The naive second implementation of Pompeii: facts told as the engine tells them, positions carried over to it."""

import re
from collections import Counter
from typing import Any, Final

import lavafield
from lavafield import State
from lavafield.core.game import NamedAction
from lavafield.core.scene import Scene
from tests.conformance.agreement import Facts
from tests.naive.pompeii import NaivePompeii, perft
from tests.naive.pompeii_city import BUILDINGS, SPOTS, Deck, Square

SEATS: Final = "abcd"
SUPPLIES: Final = ("stock", "board", "saved", "volcano")


def naive_start(players: int, options: dict[str, Any]) -> NaivePompeii:
    return NaivePompeii(players, **options)


def naive_perft(naive: NaivePompeii, depth: int) -> int:
    return perft(naive, depth)


def naive_words(record: NamedAction) -> NamedAction:
    """It says "seat" where the engine says to whom a card is dealt or of whom a piece is taken."""
    named = {"deal": "to", "omen": "of"}.get(record["do"])
    return {"seat" if key == named else key: value for key, value in record.items()}


# --- facts, told alike by both ---


def engine_facts(state: State) -> Facts:
    """The text of the position tells everything, what clients see is in the scene."""
    game = lavafield.game("pompeii")
    scene = game.scene(state.view(None))
    return {
        **facts_of(naive_of(game.position(state))),
        "to_act": scene.to_act,
        "shown": shown_pieces(scene),
        "panels": [[panel.supplies[supply] for supply in SUPPLIES] for panel in scene.panels],
        "hidden": [panel.hidden for panel in scene.panels],
        "lying": {f"{r},{c}": field.label for field in scene.fields for r, c in [field.at] if field.fill == "lava"},
        "spots": sum(field.spots for field in scene.fields),
        "ranks": list(scene.ranks),
    }


def shown_pieces(scene: Scene) -> dict[str, dict[int, int]]:
    fields = ((field.at, {piece.seat: piece.count for piece in field.pieces}) for field in scene.fields)
    return {f"{row},{col}": pieces for (row, col), pieces in fields if pieces}


def naive_facts(naive: NaivePompeii) -> Facts:
    facts = naive.facts()
    city: dict[str, list[int]] = facts["city"]
    left = [naive.left_in_city(seat) for seat in range(naive.players)]
    return {
        **facts_of(naive),
        "shown": {at: {seat: n for seat, n in enumerate(counts) if n} for at, counts in city.items()},
        "panels": [list(supply) for supply in zip(naive.stock, left, naive.saved, naive.volcano, strict=True)],
        "hidden": [len(hand) for hand in naive.hands],
        "lying": facts["lava"],
        "spots": sum(SPOTS.values()),
        "ranks": naive.ranks() if naive.to_act == lavafield.OVER else [],
    }


def facts_of(naive: NaivePompeii) -> Facts:
    """All its facts; what belongs to one step only, in that step."""
    facts = naive.facts()
    facts["runs"] = naive.runs if naive.phase == "run" else None
    facts["relatives"] = (naive.home, naive.relatives, naive.used) if naive.phase == "relatives" else None
    return facts


# --- positions carried over ---


NUMBER: Final = re.compile(r"(.*?)(\d+)")
FLAGS: Final = ("dual", "foreign", "enclosed")
SYMBOLS: Final = {
    "V": "vase",
    "H": "helmet",
    "M": "mask",
    "S": "scroll",
    "C": "column",
    "O": "coin",
    "~": "",
}


def naive_of(position: str) -> NaivePompeii:
    """The naive game in the position that a line of text describes, read here anew."""
    head, step, *sections = (part.split() for part in position.split("|"))
    pile, seats, hands, bag, discard, tiles, city = (section[1:] for section in sections)
    cards = Counter(counted(bag)) + Counter(counted(discard)) + Counter(card for word in hands for card in hand(word))
    naive = NaivePompeii(
        len(seats),
        edition=int(head[1]),
        announce=head[2],
        start="unbarred" not in head,
        pairs=next((word for word in head[3:] if word.startswith("helmet-")), "helmet-mask"),
        deck=deck(int(pile[7]), cards, step[1]),
        **{name: name in head for name in FLAGS},
    )
    naive.top, places, naive.omens = (int(word) for word in pile[1:6:2])
    naive.lower = places - naive.omens
    naive.ad79_seen = "ad79" in pile
    for seat, word in enumerate(seats):
        kept = [int(count) for count in word.split("/")]
        naive.stock[seat], naive.saved[seat], naive.volcano[seat], naive.box[seat] = kept
    naive.hands = [hand(word) for word in hands]
    naive.orders = {seat for seat, word in enumerate(hands) if word.endswith("!")}
    naive.unseen = dict.fromkeys(range(1, 12), 0) | counted(bag)
    naive.discard = [card for card, count in counted(discard).items() for _ in range(count)]
    naive.bag = {name: int(count) for word in tiles for name, count in [split(word)]}
    read_city(naive, city)
    read_step(naive, step)
    return naive


def deck(window: int, cards: Counter[int], phase: str) -> Deck:
    """Only what matters later on: how many pieces and cards there once were is in the position."""
    return Deck(window, 0, cards=dict(cards), hand=4 if phase == "deal" else 0, top=0, lower=0)


def counted(words: list[str]) -> dict[int, int]:
    return {int(card): int(count) for word in words for card, count in [word.split("x")]}


def hand(word: str) -> list[int]:
    return [int(card) for card in word.rstrip("!").split(".") if card != "-"]


def split(word: str) -> tuple[str, int]:
    found = NUMBER.fullmatch(word)
    assert found is not None, word
    return found[1], int(found[2])


def square(word: str) -> Square:
    row, col = word.split(",")
    return int(row), int(col)


def read_city(naive: NaivePompeii, words: list[str]) -> None:
    for word in words:
        at, _, shown = word.partition("=")
        if shown.startswith("~"):
            naive.lava[square(at)] = SYMBOLS[shown[1:]]
        for letter, count in re.findall(r"([abcd])(\d+)", shown):
            naive.city[square(at)][SEATS.index(letter)] = int(count)


def read_step(naive: NaivePompeii, words: list[str]) -> None:
    """`2 run runs=1 runner=3,4 again=1`: the engine counts runs that are left, the naive one runs made."""
    naive.turn = int(words[0])
    naive.phase = {"lava-draw": "tile"}.get(words[1], words[1])
    details = dict(word.split("=") for word in words[2:] if "=" in word)
    naive.home = BUILDINGS[int(details["home"])] if "home" in details else ""
    naive.relatives = int(details.get("left", 0))
    visited = int(details.get("visited", 0))
    naive.used = [building for n, building in enumerate(BUILDINGS) if visited >> n & 1]
    naive.leading = int(details.get("lead", 0))
    naive.tile = details.get("tile")
    naive.lost_tiles = int(details.get("removed", 0))
    naive.runs = 2 - int(details["runs"]) if "runs" in details else 0
    naive.ran_to = square(details["runner"]) if "runner" in details else None
    naive.ran_alone = "again" in details
