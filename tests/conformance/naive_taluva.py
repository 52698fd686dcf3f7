"""The engine beside the naive second implementation, and positions carried over to it.

The naive one is the work of another author, from the rulebook alone. Whatever is compared is read from the
engine's public faces: names, notation, scenes.
"""

import re
from typing import Any, Final

import lavafield
from lavafield import State
from lavafield.core.game import NamedAction
from lavafield.core.scene import Panel
from tests.conformance.suite import Case, Walk
from tests.naive.taluva import Effect, Field, Hex, NaiveTaluva

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

Facts = dict[str, Any]


def naive_start(case: Case) -> NaiveTaluva:
    return NaiveTaluva(case.players, **dict(case.options))  # type: ignore[arg-type]


def effects(naive: NaiveTaluva, records: list[NamedAction]) -> dict[Effect, NamedAction]:
    """What the records do, by the naive rules; none may do what another one does."""
    found = {naive.effect(record): record for record in records}
    assert len(found) == len(records), "two actions do the same"
    return found


def named_actions(state: State) -> list[NamedAction]:
    game = lavafield.game("taluva")
    return [game.name(state, action) for action in state.actions()]


def agree(walk: Walk, every: int) -> None:
    """Facts at each step; at every so many-th what is legal, and what each legal action does."""
    naive = naive_start(walk.case)
    assert unlike(engine_facts(walk.states[0]), naive_facts(naive)) == {}
    for step in walk.moments():
        if step.n % every == walk.seed % every:
            ours = effects(naive, named_actions(step.before))
            assert ours.keys() == {naive.effect(record) for record in naive.legal()}
        naive.play(walk.records[step.n])
        assert unlike(engine_facts(step.after), naive_facts(naive)) == {}, (str(walk), step.n)


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


def unlike(one: Facts, other: Facts) -> Facts:
    """The facts that differ, both ways of telling them."""
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


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
