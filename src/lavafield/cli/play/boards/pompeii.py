"""Pompeii in a terminal: districts by colour and letter, pieces by the letter of their owner, lava by its symbol.

A square has two lines, as on the text board: what it is, and below it who stands there.
"""

import re
from collections.abc import Sequence
from typing import Final

from lavafield.cli.play.boards.board import Board, Face, Ink, field_of, spelled
from lavafield.cli.play.boards.grid import Cell, Grid, Square
from lavafield.core.game import NamedAction
from lavafield.core.scene import Field, Scene
from lavafield.core.state import State
from lavafield.core.view import View
from lavafield.games.pompeii.actions import KEYS
from lavafield.games.pompeii.city import COLOUR_NAMES, COLOUR_OF, COLUMNS, NUMBER_OF, NUMBERS, ROWS, SYMBOL_NAMES
from lavafield.games.pompeii.notation import SEAT_LETTERS
from lavafield.games.pompeii.reasons import step_of
from lavafield.games.pompeii.show import SYMBOL_LETTERS
from lavafield.games.pompeii.table import LEAD_TILES, OMENS
from lavafield.games.pompeii.view import PompeiiView
from lavafield.words import Words, languages, words

ROOMY: Final = 66
"""From so many columns on a square gets six of them, else five."""
MOST_LETTERS: Final = 4
"""How many pieces are drawn one by one."""
GROUNDS: Final = {
    "grey": "#5f6875",
    "purple": "#6b2f8f",
    "turquoise": "#0f766e",
    "brown": "#7c4a21",
    "neutral": "#8a8064",
    "street": "#39352c",
    "start": "#4a1410",
    "lava": "#c2410c",
}
LETTERS: Final = "#ffffff"
FREE: Final = "#d9e2ec"
SEATS: Final = (
    Ink("#000000", "#ffffff", bold=True),
    Ink("#ffd166", "#000000", bold=True),
    Ink("#000000", "#ff8ac4", bold=True),
    Ink("#000000", "#7ad7ff", bold=True),
)
EARLY: Final = ("deal", "play", "relatives", "draw", "omen")
"""The steps before the eruption: round spots matter."""
AIMS: Final = {"relatives": "relative", "omen": "omen", "lava": "lava"}
SIGNS: Final = {"+": "relative", "*": "omen", "~": "lava"}
NOWHERE: Final = ("announce", "order", "done", "stay")
_CELL = re.compile(r"\[?\s*([+-]?\d{1,3})\s*,\s*([+-]?\d{1,3})\s*\]?")
_CARD = re.compile(r"p(?:lay)?\s*(\d{1,2})", re.IGNORECASE)


class PompeiiBoard(Board):
    heights = (2, 3)
    is_fixed = True

    def grid(self, scene: Scene, room: int | None = None) -> Grid:
        return Square(6 if room is None or room > ROOMY else 5)

    # --- drawing ---

    def face(self, field: Field, scene: Scene) -> Face:
        ground = GROUNDS[field.fill]
        ink = Ink(LETTERS, ground, bold=field.fill in ("lava", "start"))
        free = Ink(FREE, ground)
        return Face(((label(field), ink),), ground, tuple(standing(field, step(scene) in EARLY, free)))

    def outside(self, scene: Scene, cell: Cell, room: int) -> str:
        """The numbers of the columns above the city and of the rows beside it."""
        row, col = cell
        if row == -1 and 0 <= col < COLUMNS:
            return f" {col}"
        return f"{row:>{room}}" if col == -1 and 0 <= row < ROWS else ""

    def hand(self, name: str) -> list[list[tuple[str, Ink]]]:
        if name.isdecimal():
            return [[(f" {name} ", Ink(LETTERS, GROUNDS[colour_of(int(name))], bold=True))]]
        signs = "/".join(SYMBOL_LETTERS[SYMBOL_NAMES.index(symbol)] for symbol in name.split("/"))
        return [[(f" ~{signs}~ ", Ink(LETTERS, GROUNDS["lava"], bold=True))]]

    def hands(self, names: Sequence[str]) -> list[list[tuple[str, Ink]]]:
        """Side by side."""
        gap = (" ", Ink("", ""))
        return [[part for name in names for part in (*self.hand(name)[0], gap)]]

    def seat_ink(self, seat: int) -> Ink:
        return SEATS[seat]

    def seat_letter(self, seat: int) -> str:
        return SEAT_LETTERS[seat]

    # --- speaking ---

    def describe(self, scene: Scene, cell: Cell, names: Sequence[str], say: Words) -> str:
        field = field_of(scene, cell)
        if field is None:
            return say.text("pompeii-board-outside", at=spelled(cell))
        told = [f"{spelled(cell)}: {self.kind(field, say)}"]
        told += [say.text("pompeii-board-gate", gate=field.gate)] if field.gate else []
        if field.spots and step(scene) in EARLY:
            taken = sum(piece.count for piece in field.pieces)
            told.append(say.text("pompeii-board-spots", free=field.spots - taken, spots=field.spots))
        told += [say.text("pompeii-board-there", player=names[p.seat], count=p.count) for p in field.pieces]
        return ", ".join(told)

    def kind(self, field: Field, say: Words) -> str:
        match field.fill:
            case "street":
                return say.text("pompeii-square-street")
            case "lava" if not field.label:
                return say.text("pompeii-board-ash")
            case "lava" | "start":
                return say.text(f"pompeii-board-{field.fill}", symbol=self.symbol(field.label, say))
            case "neutral":
                return say.text("pompeii-board-neutral")
            case colour:
                return say.text("pompeii-board-building", number=field.label, colour=self.colour(colour, say))

    def symbol(self, name: str, say: Words) -> str:
        return "/".join(say.text(f"pompeii-symbol-{symbol}") for symbol in name.split("/"))

    def colour(self, name: str, say: Words) -> str:
        return say.text(f"pompeii-colour-{name}")

    def supply(self, kind: str, count: int, say: Words) -> str:
        return say.text(f"pompeii-board-supply-{kind}")

    def cost(self, kind: str, count: int, say: Words) -> str:
        return f"{count} {say.text(f'pompeii-count-{kind}')}"

    def piles(self, view: View, say: Words) -> list[str]:
        assert isinstance(view, PompeiiView)
        table = view.table
        if table.phase > OMENS:
            return [say.text("pompeii-board-bag", count=sum(table.tiles))]
        parts = {"top": int(table.top), "cards": int(table.places), "omens": int(table.omens)}
        return [say.text(f"pompeii-board-pile-{'below' if table.warned else 'above'}", **parts)]

    def notes(self, view: View, say: Words) -> list[str]:
        """What is left of this step, and what one should know for it."""
        assert isinstance(view, PompeiiView)
        table = view.table
        jokers = [str(card) for card in range(1, NUMBERS + 1) if view.hand[card] and table.is_joker(card)]
        told = [say.text("pompeii-board-jokers", cards=" ".join(jokers))] if jokers else []
        match step_of(table):
            case "relatives":
                told.append(say.text("pompeii-board-relatives", count=int(table.relatives)))
            case "run":
                told.append(say.text("pompeii-board-runs", count=int(table.runs)))
                told += [say.text("pompeii-board-again")] if table.again else []
            case "lava-draw" | "lava" if table.lead < LEAD_TILES:
                told.append(say.text("pompeii-board-lead", laid=int(table.lead), all=int(LEAD_TILES)))
        return told

    def facts(self, view: View, say: Words) -> list[str]:
        """How the pile was built, and what was discarded."""
        assert isinstance(view, PompeiiView)
        table = view.table
        if table.phase > OMENS:
            return []
        edition = "2013" if table.rules.later else "2004"
        discarded = [str(card) for card in range(1, NUMBERS + 1) for _ in range(table.discard[card])]
        told = say.text("pompeii-board-discarded", cards=" ".join(discarded)) if discarded else ""
        return [say.text(f"pompeii-deck-{edition}", count=int(table.rules.window)), *([told] if told else [])]

    def label(self, state: State, action: int, cell: Cell | None, cost: str, say: Words) -> str:
        record = self.game.name(state, action)
        match record["do"]:
            case "play" if "spot" not in record:
                return say.text("pompeii-board-discard", card=record["card"])
            case "play":
                at = field_of(self.game.scene(state.view(None)), (record["spot"][0], record["spot"][1]))
                own = at is not None and number_on(at) == record["card"]
                return say.text(f"pompeii-card-{'number' if own else 'joker'}", card=record["card"])
            case "relative":
                return say.text("pompeii-board-relative")
            case "omen":
                return say.text("pompeii-board-strike", seat=SEAT_LETTERS[record["of"]])
            case "lava" if "symbol" in record:
                return say.text("pompeii-board-lava-as", symbol=self.symbol(record["symbol"], say))
            case "lava":
                return say.text("pompeii-board-lay")
            case "run" if "out" in record:
                return say.text("pompeii-board-out")
            case "run":
                return say.text("pompeii-board-run", at=spelled((record["to"][0], record["to"][1])))
            case verb:
                return self.verb(verb, say)

    def listed(self, state: State, actions: Sequence[int], say: Words) -> list[str]:
        """Plays by card and runs by where they start; all else by its sign."""
        groups: dict[str, list[str]] = {}
        for action in actions:
            text = self.game.text(state, action)
            head = next((mark for mark in (">", " ") if mark in text and text[0] not in "+*~"), "")
            begin = text[: text.index(head) + 1] if head else text[0] if text[0] in "+*~" else text
            groups.setdefault(begin, []).append(text[len(begin) :])
        return [begin + " | ".join(rests) for begin, rests in groups.items()]

    def legend(self, say: Words) -> list[str]:
        colours = ", ".join(f"{name[0]} {self.colour(name, say)}" for name in COLOUR_NAMES)
        symbols = ", ".join(
            f"{SYMBOL_LETTERS[n]} {say.text(f'pompeii-symbol-{name}')}" for n, name in enumerate(SYMBOL_NAMES)
        )
        return [
            say.text("pompeii-board-moves"),
            say.text("pompeii-board-legend-squares", colours=colours),
            say.text("pompeii-board-legend-lava", symbols=symbols),
            say.text("pompeii-board-legend-pieces"),
        ]

    def verb(self, verb: str, say: Words) -> str:
        return say.text(f"pompeii-board-verb-{verb}.about")

    def thing(self, name: str, say: Words) -> str:
        if name.isdecimal():
            colour = self.colour(colour_of(int(name)), say)
            return say.text("pompeii-board-card", card=int(name), colour=colour)
        return say.text("pompeii-board-lava", symbol=self.symbol(name, say))

    def hidden(self, count: int, say: Words) -> str:
        return say.text("pompeii-board-hidden", count=count)

    # --- pointing and typing ---

    def cell(self, record: NamedAction) -> Cell | None:
        """Who runs out of the city is pointed at where it stands."""
        place = next((record[key] for key in ("to", "spot", "at", "from") if isinstance(record.get(key), list)), None)
        return (place[0], place[1]) if place else None

    def origin(self, record: NamedAction) -> Cell | None:
        return (record["from"][0], record["from"][1]) if record["do"] == "run" else None

    def is_anywhere(self, record: NamedAction) -> bool:
        return self.cell(record) is None

    def aims(self, cell: Cell, scene: Scene) -> list[NamedAction]:
        now, at = step(scene), list(cell)
        if now in AIMS:
            return [{"do": AIMS[now], "at": at}]
        if now != "run":
            return [{"do": "play", "spot": at}]
        field = field_of(scene, cell)
        own = field is not None and any(piece.seat == scene.to_act for piece in field.pieces)
        return [{"do": "run", "from" if own else "to": at}]

    def typed(self, text: str) -> str:
        """`fertig` is `done`, `Karte 7 3,4` is `play 7 3,4`: the first word, and the symbol behind a square."""
        first, space, rest = text.strip().partition(" ")
        known = {word: verb for verb in KEYS for word in spoken(f"pompeii-board-verb-{verb}")}
        place, gap, last = (known.get(first.lower(), first) + space + rest).rpartition(" ")
        symbols = {word: name for name in SYMBOL_NAMES for word in spoken(f"pompeii-symbol-{name}")}
        out = spoken("pompeii-board-word-out")
        if last.rpartition(">")[2].lower() in out:
            last = last.rpartition(">")[0] + ">out"
        return place + gap + symbols.get(last.lower(), last)

    def cell_typed(self, text: str) -> Cell | None:
        place = _CELL.fullmatch(text.strip())
        return (int(place[1]), int(place[2])) if place else None

    def partial(self, text: str) -> NamedAction | None:
        """`lava`, `relative 2,1`, `+2,1`, `p7`, `run 3,4`."""
        said = self.typed(text).strip()
        if card := _CARD.fullmatch(said):
            return {"do": "play", "card": int(card[1])}
        verb, _, rest = (SIGNS[said[0]] + " " + said[1:] if said[:1] in SIGNS else said).partition(" ")
        verbs = [known for known in KEYS if verb and known.startswith(verb.lower())]
        place = self.cell_typed(rest)
        if len(verbs) != 1 or (rest and place is None):
            return None
        where = next((key for key in KEYS[verbs[0]] if key in ("spot", "at", "from")), None)
        if place is None:
            return {"do": verbs[0]}
        return {"do": verbs[0], where: list(place)} if where else None


# --- what stands on a square ---


def label(field: Field) -> str:
    """Three letters that say what a square is."""
    match field.fill:
        case "lava":
            return f"~{sign_of(field.label)}~" if field.label else "~~~"
        case "start":
            return f"*{sign_of(field.label)}*"
        case "street":
            return "G" if field.gate else "-"
        case "neutral":
            return "Gn" if field.gate else "n"
        case colour if field.gate:
            return f"G{field.label}"[:3]
        case colour:
            return (field.label if len(field.label) > 2 else colour[0] + field.label)[:3]


def sign_of(symbol: str) -> str:
    return SYMBOL_LETTERS[SYMBOL_NAMES.index(symbol)]


def standing(field: Field, spots_matter: bool, free: Ink) -> list[tuple[str, Ink]]:
    """A letter for each piece, then the free spots; of a crowd each colour once, with its number if there is room."""
    count = sum(piece.count for piece in field.pieces)
    if count <= MOST_LETTERS:
        told = [(SEAT_LETTERS[piece.seat] * piece.count, SEATS[piece.seat]) for piece in field.pieces]
        left = field.spots - count if spots_matter and field.fill != "lava" else 0
        return [*told, ("." * left, free)] if left > 0 else told
    few = len(field.pieces) <= MOST_LETTERS // 2
    return [(SEAT_LETTERS[p.seat] + (f"{min(p.count, 9)}" if few else ""), SEATS[p.seat]) for p in field.pieces]


def number_on(field: Field) -> int:
    """The number of the building here, 0 without one."""
    digits = field.label.rstrip("ab")
    return int(digits) if digits.isdecimal() else 0


def colour_of(number: int) -> str:
    """The colour of the buildings with that number."""
    return COLOUR_NAMES[COLOUR_OF[next(n for n, own in enumerate(NUMBER_OF) if own == number)]]


def step(scene: Scene) -> str:
    return scene.step.removeprefix("pompeii-step-")


def spoken(id: str) -> list[str]:
    """How something is called in every language, in small letters."""
    return [word for language in languages() for word in words(language).text(id).lower().split()]
