"""The board on the screen: draws a scene with the marks of the moment, keeps the cursor in view, tells of clicks."""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from lavafield.cli.play.boards.board import Board, Face, Ink
from lavafield.cli.play.boards.grid import WIDTH, Cell, Grid
from lavafield.cli.play.look import KEYS
from lavafield.core.scene import Field, Scene

SEA: Final = "#0b2239"
SEA_LETTERS: Final = "#4f7ea6"
CURSOR: Final = "#ffe14d"
GHOST: Final = "#7dffb0"
REASON: Final = "#ff6b6b"
LATEST: Final = "#ffffff"
ROOMY: Final = 34
"""From so many lines on each field gets two."""
MARGIN: Final = (WIDTH * 2, 2)
"""Columns and rows that stay visible round the cursor."""


@dataclass(frozen=True)
class Marks:
    """What is pointed out on the board."""

    cursor: Cell | None = None
    legal: frozenset[Cell] = frozenset()
    latest: frozenset[Cell] = frozenset()
    reason: frozenset[Cell] = frozenset()
    """The fields that a refusal speaks of."""
    ghost: dict[Cell, Field] = field(default_factory=dict)
    """The fields as they would be."""


class BoardView(Widget, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(keys, f"app.{action}", show=False) for keys, action in KEYS.items()
    ]

    class Picked(Message):
        """Somebody clicked on a field."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, board: Board, id: str) -> None:
        super().__init__(id=id)
        self.board = board
        self.grid: Grid | None = None
        self.fields: dict[Cell, Field] = {}
        self.marks = Marks()
        self.rows: int | None = None
        """Screen lines for each field; unknown until there is a size."""
        self.left: int | None = None
        self.top = 0
        """The text column and the row of the board at the upper left corner; unknown until there is a size."""

    def show(self, scene: Scene, marks: Marks) -> None:
        self.grid = self.board.grid(scene)
        fields = {field.at: field for field in scene.fields}
        if fields.keys() != self.fields.keys():
            self.left = None
        self.fields = fields
        self.marks = marks
        self.refresh()

    def on_resize(self) -> None:
        self.left = None
        self.refresh()

    def on_click(self, event: Click) -> None:
        if self.grid is not None and self.left is not None:
            row = self.top + event.y // self.lines_per_field()
            self.post_message(self.Picked(self.grid.at(self.left + event.x, row)))

    def lines_per_field(self) -> int:
        """Two where there is much room, unless somebody chose."""
        return self.rows or (2 if self.size.height >= ROOMY else 1)

    def zoom(self) -> None:
        self.rows = 3 - self.lines_per_field()
        self.left = None
        self.refresh()

    def corner(self, grid: Grid) -> tuple[int, int]:
        """The upper left corner of what is seen: the land in the middle, then as little scrolling as it takes."""
        columns = [grid.column(cell) for cell in self.fields] or [0]
        rows = [row for _, row in self.fields] or [0]
        width, height = self.size.width, self.size.height // self.lines_per_field()
        if self.left is None:
            self.left = (min(columns) + max(columns) + WIDTH - width) // 2
            self.top = (min(rows) + max(rows) + 1 - height) // 2
        q, r = self.marks.cursor or (0, 0)
        column = grid.column((q, r))
        self.left = scrolled(self.left, width, column, column + WIDTH, MARGIN[0])
        self.top = scrolled(self.top, height, r, r + 1, MARGIN[1])
        return self.left, self.top

    # --- drawing ---

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if self.grid is None:
            return Strip.blank(width, style(SEA_LETTERS, SEA))
        left, top = self.corner(self.grid)
        row = top + y // self.lines_per_field()
        upper = y % self.lines_per_field() == 0
        first = self.grid.at(left, row)
        segments: list[Segment] = []
        cell = first
        while self.grid.column(cell) < left + width:
            segments += self.drawn(cell, upper)
            cell = self.grid.beside(cell)[1]
        begin = left - self.grid.column(first)
        return Strip(segments).crop(begin, begin + width)

    def drawn(self, cell: Cell, upper: bool) -> list[Segment]:
        """Six columns: a mark, the face, a mark; the lower line of a field repeats brackets only."""
        marks = self.marks
        field = marks.ghost.get(cell, self.fields.get(cell))
        face = self.board.face(field) if field is not None else self.sea(cell)
        edge = darker(face.ground) if field is not None else SEA
        ghost = cell in marks.ghost
        before, after = self.brackets(cell, upper)
        parts = [Segment(before[0], style(before[1], edge, bold=True))]
        if not upper:
            return [
                *parts,
                Segment("    ", style(LATEST, face.ground)),
                Segment(after[0], style(after[1], face.ground)),
            ]
        parts += [Segment(text, style(*ink, italic=ghost)) for text, ink in face.parts]
        room = WIDTH - 2 - len(face.text)
        if room > 0:
            parts.append(Segment(" " * room, style(LATEST, face.ground)))
        if room >= 0:
            parts.append(Segment(after[0], style(after[1], face.ground, bold=True)))
        return parts

    def brackets(self, cell: Cell, upper: bool) -> tuple[tuple[str, str], tuple[str, str]]:
        """The marks on both sides: readable without colours."""
        marks = self.marks
        if cell == marks.cursor:
            return ("[", CURSOR), ("]", CURSOR)
        if cell in marks.ghost:
            return ("(", GHOST), (")", GHOST)
        if cell in marks.reason:
            return ("!", REASON), ("!", REASON)
        latest = "'" if upper and cell in marks.latest else " "
        legal = "·" if upper and cell in marks.legal and cell in self.fields else " "
        return (latest, LATEST), (legal, GHOST)

    def sea(self, cell: Cell) -> Face:
        legal = cell in self.marks.legal
        return Face((("  · " if legal else "    ", Ink(GHOST if legal else SEA_LETTERS, SEA)),), SEA)


def scrolled(start: int, room: int, first: int, last: int, margin: int) -> int:
    """Where a window begins that shows a stretch and a margin round it, moved no more than that takes."""
    margin = min(margin, max(0, (room - (last - first)) // 2))
    return max(min(start, first - margin), last + margin - room)


def style(letters: str, ground: str, bold: bool = False, italic: bool = False) -> Style:
    return Style(color=letters or None, bgcolor=ground or None, bold=bold, italic=italic)


def darker(colour: str) -> str:
    return "#" + "".join(f"{int(colour[n : n + 2], 16) * 3 // 4:02x}" for n in (1, 3, 5))
