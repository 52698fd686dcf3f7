"""The naive second implementation of Taluva: facts told as the engine tells them, positions carried over to it."""

import re
from typing import Any, Final

import lavafield
from lavafield import State
from lavafield.core.game import NamedAction
from lavafield.core.scene import Panel
from tests.conformance.agreement import Facts
from tests.naive.taluva import Field, Hex, NaiveTaluva, perft

TERRAINS: Final = {
    "volcano": "V",
    "jungle": "J",
    "clearing": "C",
    "sand": "S",
    "rock": "R",
    "lake": "L",
}
PIECES: Final = ("hut", "tower", "temple")
STANDINGS: Final = {"eliminated": "out", "finished": "finished"}


def naive_start(players: int, options: dict[str, Any]) -> NaiveTaluva:
    return NaiveTaluva(players, **options)


def naive_words(record: NamedAction) -> NamedAction:
    return record


def naive_perft(naive: NaiveTaluva, depth: int) -> int:
    return perft(naive, depth)


# --- facts, told alike by both ---


def engine_facts(state: State) -> Facts:
    """What lies open, from the scene that clients get; the bag and the hands from a view that hides nothing."""
    scene = lavafield.game("taluva").scene(state.view(None))
    return {
        "to_act": scene.to_act,
        "land": {field.at: field_fact(field) for field in scene.fields},
        "supply": [[panel.supplies[piece] for piece in PIECES] for panel in scene.panels],
        "tiles_left": scene.piles["taluva-pile-tiles"],
        "gone": standings(scene.panels),
        "unseen": scene.unseen,
        "ranks": list(scene.ranks),
    }


def field_fact(field: Any) -> tuple[object, ...]:
    """Terrain, level, facing, owner, piece. A field of level n with huts shows n of them."""
    terrain = TERRAINS[field.fill]
    if not field.pieces:
        return (terrain, field.height, field.facing, None, None)
    (piece,) = field.pieces
    assert piece.count == (field.height if piece.kind == "hut" else 1)
    return (terrain, field.height, field.facing, piece.seat, piece.kind)


def standings(panels: tuple[Panel, ...]) -> dict[str, set[int]]:
    return {
        gone: {panel.seat for panel in panels if panel.standing == standing} for standing, gone in STANDINGS.items()
    }


def naive_facts(naive: NaiveTaluva) -> Facts:
    return {
        "to_act": naive.to_act,
        "land": {place: naive_field_fact(field) for place, field in naive.land.items()},
        "supply": [list(left) for left in naive.supply],
        "tiles_left": naive.tiles_left,
        "gone": {"out": set(naive.out), "finished": set(naive.finished)},
        "unseen": unseen(naive),
        "ranks": naive.ranks() if naive.to_act == lavafield.OVER else [],
    }


def naive_field_fact(field: Field) -> tuple[object, ...]:
    return (field.terrain, field.level, field.facing, field.owner, field.piece)


def unseen(naive: NaiveTaluva) -> dict[str, int]:
    """What a spectator has not seen: the bag, and under the preview the tiles in hand."""
    hidden = [tile for tile in naive.hands if tile is not None and naive.preview]
    counts = {tile: naive.bag.get(tile, 0) + hidden.count(tile) for tile in {*naive.bag, *hidden}}
    return {tile: count for tile, count in counts.items() if count}


# --- positions carried over ---


FIELD: Final = re.compile(r"(-?\d+),(-?\d+)=([JCSRLV])(\d+)(?:>(\d)|([abcd])([\^#]?))?")
SUPPLY: Final = re.compile(r"(\d+)/(\d+)/(\d+)(?:([x+])(\d))?")
SIGNS: Final = {"": "hut", "^": "tower", "#": "temple"}


def naive_of(position: str) -> NaiveTaluva:
    """The naive game in the position that a line of text describes, read here anew."""
    options, step, *sections = (part.split() for part in position.split("|"))
    tiles, supplies, hands, bag, land = (section[1:] for section in sections)
    naive = NaiveTaluva(
        len(supplies),
        edition=int(options[1]),
        ranking="ranking" in options,
        preview="preview" in options,
    )
    naive.bag = {word[:3]: int(word[3:]) for word in bag}
    naive.tiles_left = int(tiles[0])
    naive.hands = [None if word == "-" else word for word in hands]
    naive.land = dict(field_in(word) for word in land)
    read_supplies(naive, supplies)
    naive.turn = int(step[0])
    naive.dealing = step[1] == "deal"
    naive.phase = step[1] if step[1] in ("place", "build", "over") else "draw"
    naive.early_winner = naive.turn if step[2:] == ["early"] else None
    return naive


def field_in(word: str) -> tuple[Hex, Field]:
    found = FIELD.fullmatch(word)
    assert found is not None, word
    q, r, terrain, level, facing, owner, sign = found.groups()
    seat = "abcd".index(owner) if owner else None
    piece = SIGNS[sign] if owner else None
    return (int(q), int(r)), Field(terrain, int(level), int(facing) if facing else None, seat, piece)


def read_supplies(naive: NaiveTaluva, words: list[str]) -> None:
    """`4/0/3x1`: what is left, and how and as which of all the seat left the game."""
    left: dict[int, tuple[str, int]] = {}
    for seat, word in enumerate(words):
        found = SUPPLY.fullmatch(word)
        assert found is not None, word
        naive.supply[seat] = [int(found[1]), int(found[2]), int(found[3])]
        if found[4]:
            left[int(found[5])] = (found[4], seat)
    naive.out = [seat for _, (sign, seat) in sorted(left.items()) if sign == "x"]
    naive.finished = [seat for _, (sign, seat) in sorted(left.items()) if sign == "+"]
