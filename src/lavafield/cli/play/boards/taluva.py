"""Taluva in a terminal: terrains by colour and letter, heights by brightness and digit, owners by block and letter."""

import re
from collections.abc import Sequence
from typing import Final

from lavafield.cli.play.boards.board import Board, Face, Ink, field_of, spelled
from lavafield.cli.play.boards.grid import Cell
from lavafield.core.game import NamedAction
from lavafield.core.scene import Field, Scene
from lavafield.core.state import State
from lavafield.games.taluva.actions import KEYS, PIECE_NAMES, TERRAIN_LETTERS, TERRAIN_NAMES
from lavafield.games.taluva.show import PIECE_SIGNS, SEAT_LETTERS
from lavafield.words import Words, languages, words

VOLCANO: Final = "volcano"
FILLS: Final = (*TERRAIN_NAMES, VOLCANO)
GROUNDS: Final = {
    "jungle": "#14532d",
    "clearing": "#6b8e23",
    "sand": "#b08d57",
    "rock": "#5b5f6b",
    "lake": "#1d5fa8",
    "volcano": "#7a1f10",
}
LIFT: Final = 0.17
"""How much brighter each level is."""
SEATS: Final = (
    Ink("#000000", "#ffffff", bold=True),
    Ink("#ffd166", "#000000", bold=True),
    Ink("#ffffff", "#c2185b", bold=True),
    Ink("#ffffff", "#5b2a9d", bold=True),
)
SIGNS: Final = {"+": "extend", "^": "erupt"}
DARK, BRIGHT = "#000000", "#ffffff"
_CELL = re.compile(r"\[?\s*(-?\d{1,3})\s*,\s*([+-]?\d{1,3})\s*\]?")


class TaluvaBoard(Board):
    # --- drawing ---

    def face(self, field: Field, scene: Scene) -> Face:
        ground = lifted(GROUNDS[field.fill], field.height - 1)
        ink = Ink(DARK if luminance(ground) > 0.45 else BRIGHT, ground, bold=field.fill == VOLCANO)
        land = f"{letter(field.fill)}{field.height}"
        if field.facing is not None:
            return Face(((f"{land}>{field.facing}", ink),), ground)
        if not field.pieces:
            return Face(((land, ink),), ground)
        piece = field.pieces[0]
        sign = PIECE_SIGNS[PIECE_NAMES.index(piece.kind) + 1]
        return Face(((land, ink), (SEAT_LETTERS[piece.seat] + sign, SEATS[piece.seat])), ground)

    def hand(self, name: str) -> list[list[tuple[str, Ink]]]:
        """A tile as it lies facing 1: the volcano above, the other two clockwise from there."""
        volcano, right, left = (self.swatch(sign) for sign in name)
        gap = ("   ", Ink("", ""))
        return [[gap, volcano], [left, right]]

    def swatch(self, sign: str) -> tuple[str, Ink]:
        ground = GROUNDS[FILLS[TERRAIN_LETTERS.index(sign)]]
        return f"  {sign}   ", Ink(DARK if luminance(ground) > 0.45 else BRIGHT, ground, bold=True)

    def seat_ink(self, seat: int) -> Ink:
        return SEATS[seat]

    def seat_letter(self, seat: int) -> str:
        return SEAT_LETTERS[seat]

    def labelled(self, scene: Scene, picture: str) -> list[str]:
        """Each row with the coordinates of its first field in front."""
        rows: dict[int, int] = {}
        for field in scene.fields:
            q, r = field.at
            rows[r] = min(q, rows.get(r, q))
        marks = [f"{rows[r]},{r}" if r in rows else "" for r in range(min(rows), max(rows) + 1)]
        wide = max(len(mark) for mark in marks)
        return [f"{mark:>{wide}} | {line}" for mark, line in zip(marks, picture.splitlines(), strict=True)]

    # --- speaking ---

    def describe(self, scene: Scene, cell: Cell, names: Sequence[str], say: Words) -> str:
        field = field_of(scene, cell)
        if field is None:
            return say.text("taluva-board-sea", at=spelled(cell))
        told: dict[str, str | int] = {
            "at": spelled(cell),
            "terrain": say.text(f"terrain-{field.fill}"),
            "level": field.height,
        }
        if field.facing is not None:
            return say.text("taluva-board-volcano", **told, facing=self.direction(field.facing, say))
        if not field.pieces:
            return say.text("taluva-board-free", **told)
        piece = field.pieces[0]
        pieces = self.cost(piece.kind, piece.count, say)
        return say.text("taluva-board-built", **told, pieces=pieces, player=names[piece.seat])

    def direction(self, facing: int, say: Words) -> str:
        return say.text("taluva-board-facing", side=say.text("taluva-board-side", way=f"side-{facing}"), facing=facing)

    def label(self, state: State, action: int, cell: Cell | None, cost: str, say: Words) -> str:
        record = self.game.name(state, action)
        match record["do"]:
            case "draw":
                return self.thing(record["tile"], say)
            case "extend" | "erupt":
                way = self.direction(record["facing"], say)
                return say.text("taluva-board-place", verb=record["do"], way=way)
            case "expand":
                terrain = say.text(f"terrain-{record['terrain']}")
                return say.text("taluva-board-expand", terrain=terrain, cost=cost)
            case kind:
                elsewhere = cell is not None and self.cell(record) != cell
                piece = say.text(f"piece-{kind}", count=1)
                at = spelled((record["at"][0], record["at"][1]))
                return say.text("taluva-board-piece-at", piece=piece, at=at) if elsewhere else piece

    def listed(self, state: State, actions: Sequence[int], say: Words) -> list[str]:
        """Placements by field, with all facings; builds by kind."""
        placements: dict[str, list[str]] = {}
        builds: dict[str, list[str]] = {}
        for action in actions:
            text = self.game.text(state, action)
            if ">" in text:
                field, _, facing = text.partition(">")
                placements.setdefault(field, []).append(facing)
            else:
                verb, _, rest = text.partition(" ")
                builds.setdefault(verb, []).append(rest)
        lines = [f"{field}>{'|'.join(facings)}" for field, facings in placements.items()]
        lines += [f"{verb} {' | '.join(rests)}" if rests != [""] else verb for verb, rests in builds.items()]
        return lines

    def legend(self, say: Words) -> list[str]:
        terrains = ", ".join(f"{letter(fill)} {say.text(f'terrain-{fill}')}" for fill in FILLS)
        signs = zip(PIECE_NAMES, PIECE_SIGNS[1:], strict=True)
        pieces = ", ".join(f"a{sign} {say.text(f'piece-{kind}', count=1)}" for kind, sign in signs)
        sides = ", ".join(f"{n} {say.text('taluva-board-side', way=f'side-{n}')}" for n in range(6))
        return [
            say.text("taluva-board-moves"),
            say.text("taluva-board-legend-terrains", terrains=terrains),
            say.text("taluva-board-legend-pieces", pieces=pieces),
            say.text("taluva-board-legend-facing", sides=sides),
        ]

    def verb(self, verb: str, say: Words) -> str:
        return say.text(f"taluva-board-verb-{verb}").split()[0]

    def thing(self, name: str, say: Words) -> str:
        right, left = (say.text(f"terrain-{FILLS[TERRAIN_LETTERS.index(sign)]}") for sign in name[1:])
        return f"{name} ({right}, {left})"

    # --- pointing and typing ---

    def cell(self, record: NamedAction) -> Cell | None:
        place = record.get("volcano") or record.get("at")
        return (place[0], place[1]) if place else None

    def aims(self, cell: Cell, scene: Scene) -> list[NamedAction]:
        field, at = field_of(scene, cell), list(cell)
        if scene.step != "taluva-step-place":
            own = field is not None and any(piece.seat == scene.to_act for piece in field.pieces)
            return [{"from" if own else "at": at}]
        if field is None:
            return [{"do": "extend", "volcano": at}]
        return [{"do": "erupt", "volcano": at}] if field.fill == VOLCANO else [{"volcano": at}]

    def typed(self, text: str) -> str:
        """`Hütte 1,0` is `hut 1,0`: the first word, and the terrain behind an expansion."""
        first, space, rest = text.strip().partition(" ")
        place, gap, terrain = rest.rpartition(" ")
        known = {word: verb for verb in KEYS for word in spoken(f"taluva-board-verb-{verb}")}
        if first.lower() not in known:
            return text
        grounds = {word: name for name in TERRAIN_NAMES for word in spoken(f"terrain-{name}")}
        return known[first.lower()] + space + place + gap + grounds.get(terrain.lower(), terrain)

    def cell_typed(self, text: str) -> Cell | None:
        place = _CELL.fullmatch(text.strip())
        return (int(place[1]), int(place[2])) if place else None

    def partial(self, text: str) -> NamedAction | None:
        """`tower`, `erupt 2,-1`, `^2,-1`, `expand 2,-1`."""
        said = self.typed(text).strip()
        verb, _, rest = (SIGNS.get(said[:1], "") + " " + said[1:] if said[:1] in SIGNS else said).partition(" ")
        verbs = [known for known in KEYS if verb and known.startswith(verb.lower())]
        place = self.cell_typed(rest)
        if len(verbs) != 1 or (rest and place is None):
            return None
        where = next(key for key in KEYS[verbs[0]] if key not in ("facing", "terrain"))
        return {"do": verbs[0]} if place is None else {"do": verbs[0], where: list(place)}


def letter(fill: str) -> str:
    return TERRAIN_LETTERS[FILLS.index(fill)]


def spoken(id: str) -> list[str]:
    """How something is called in every language, in small letters."""
    return [word for language in languages() for word in words(language).text(id).lower().split()]


def channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))


def lifted(colour: str, levels: int) -> str:
    """A colour, nearer to white by each level."""
    part = min(LIFT * levels, 0.7)
    return "#" + "".join(f"{round(channel + (255 - channel) * part):02x}" for channel in channels(colour))


def luminance(colour: str) -> float:
    red, green, blue = channels(colour)
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
