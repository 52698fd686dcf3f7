"""What a front asks a game's drawing for. This one serves any game in plain words; games draw themselves better."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lavafield.cli.play.boards.grid import GRIDS, Cell, Grid
from lavafield.core.errors import BadInput
from lavafield.core.game import Game, NamedAction
from lavafield.core.scene import Field, Scene
from lavafield.core.state import State
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction
from lavafield.words import Words


class Ink(NamedTuple):
    """Colours, as #rrggbb."""

    letters: str
    ground: str
    bold: bool = False


@dataclass(frozen=True)
class Face:
    """A field as it is drawn: pieces of text, each in its colours, and the ground below them."""

    parts: tuple[tuple[str, Ink], ...]
    ground: str
    below: tuple[tuple[str, Ink], ...] = ()
    """A second line, where fields have several."""

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.parts)


class Board:
    heights: tuple[int, int] = (1, 2)
    """Screen lines for each field: where there is little room, and where there is much."""
    is_fixed = False
    """Is the board large, and never grows? Then it gets as many columns as can be, and needs no margins."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def grid(self, scene: Scene, room: int | None = None) -> Grid:
        """Where the fields lie on a screen with so many columns."""
        return GRIDS[scene.grid]

    # --- drawing ---

    def face(self, field: Field, scene: Scene) -> Face:
        """At most five letters; four leave room for a mark on either side."""
        ink = Ink("#ffffff", "#444444")
        piece = f"{field.pieces[0].kind[0]}{field.pieces[0].seat + 1}" if field.pieces else ""
        return Face(((f"{field.fill[:1].upper()}{field.height}{piece}", ink),), ink.ground)

    def outside(self, scene: Scene, cell: Cell, room: int) -> str:
        """What is written where there is no field, such as the number of a row, in so many columns."""
        return ""

    def hand(self, name: str) -> list[list[tuple[str, Ink]]]:
        """Something in a hand, as a little picture: lines of coloured text."""
        return [[(name, Ink("#ffffff", "#444444"))]]

    def hands(self, names: Sequence[str]) -> list[list[tuple[str, Ink]]]:
        """All that is in a hand."""
        return [row for name in names for row in self.hand(name)]

    def seat_ink(self, seat: int) -> Ink:
        return Ink("#000000", ("#ffffff", "#ffb000", "#ff7ab8", "#7ad7ff", "#9be07a", "#d0a0ff")[seat % 6], bold=True)

    def seat_letter(self, seat: int) -> str:
        return "abcdef"[seat]

    def labelled(self, scene: Scene, picture: str) -> list[str]:
        """The lines of the text board, with what helps to find coordinates."""
        return picture.splitlines()

    # --- speaking ---

    def describe(self, scene: Scene, cell: Cell, names: Sequence[str], say: Words) -> str:
        """What is on a field, as one would tell somebody who cannot see it."""
        field = field_of(scene, cell)
        return spelled(cell) if field is None else f"{spelled(cell)}: {field.fill} {field.height}"

    def supply(self, kind: str, count: int, say: Words) -> str:
        """How a kind in a supply is called."""
        return say.text(f"piece-{kind}", count=count)

    def cost(self, kind: str, count: int, say: Words) -> str:
        return say.text(f"piece-{kind}.counted", count=count)

    def piles(self, view: View, say: Words) -> list[str]:
        """What is to come, in lines short enough for a narrow panel."""
        return []

    def notes(self, view: View, say: Words) -> list[str]:
        """What else matters at this moment, in short lines: steps left, tiles to lay."""
        return []

    def facts(self, view: View, say: Words) -> list[str]:
        """What else is known of what is still to come."""
        return []

    def label(self, state: State, action: int, cell: Cell | None, cost: str, say: Words) -> str:
        """An action in a list of choices, short; `cell` is the field that the player points at."""
        text = self.game.text(state, action)
        return say.text("play-choice", label=text, cost=cost) if cost else text

    def listed(self, state: State, actions: Sequence[int], say: Words) -> list[str]:
        """All legal actions, grouped, as they are typed."""
        return [self.game.text(state, action) for action in actions]

    def legend(self, say: Words) -> list[str]:
        """How moves are typed, and what the letters mean."""
        return []

    def verb(self, verb: str, say: Words) -> str:
        """How a kind of action is called."""
        return verb

    def thing(self, name: str, say: Words) -> str:
        """A kind that is still to come."""
        return name

    def hidden(self, count: int, say: Words) -> str:
        """So much in another hand."""
        return say.text("play-hidden", count=count)

    # --- pointing and typing ---

    def origin(self, record: NamedAction) -> Cell | None:
        """The field of the piece that this action moves elsewhere: one points at it first."""
        return None

    def is_anywhere(self, record: NamedAction) -> bool:
        """Does this action belong to no field, such as ending the turn?"""
        return False

    def cell(self, record: NamedAction) -> Cell | None:
        """The field one points at for this action; None if the fields that it changes are pointed at."""
        for value in record.values():
            if isinstance(value, list) and len(value) == 2:
                return (value[0], value[1])
        return None

    def aims(self, cell: Cell, scene: Scene) -> list[NamedAction]:
        """Partial actions that somebody may mean who points at this field, the likeliest first."""
        return [{"at": list(cell)}]

    def typed(self, text: str) -> str:
        """A typed move in the game's own notation, from the words of any language."""
        return text

    def cell_typed(self, text: str) -> Cell | None:
        """The field that a text names, if it names one."""
        return None

    def partial(self, text: str) -> NamedAction | None:
        """The partial action that a text means, such as a verb, or a verb and a field."""
        return None


def spelled(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def field_of(scene: Scene, cell: Cell) -> Field | None:
    return next((field for field in scene.fields if field.at == cell), None)


def meant(game: Game, state: State, partial: NamedAction) -> list[int]:
    """The legal actions that a partial one can be completed to, other ways of saying them included."""
    try:
        complete = game.completions(state, partial)
    except BadInput:
        return []  # it belongs to another step of the turn
    legal = []
    for record in complete:
        try:
            action = game.action(state, record)
        except IllegalAction:
            continue
        if action not in legal and game.why_not(state, action) is None:
            legal.append(action)
    return legal
