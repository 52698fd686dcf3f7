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
from lavafield.cli.play.boards.grid import Cell, Grid
from lavafield.cli.play.look import KEYS
from lavafield.core.scene import Field, Scene

SEA: Final = "#0b2239"
SEA_LETTERS: Final = "#4f7ea6"
CURSOR: Final = "#ffe14d"
GHOST: Final = "#7dffb0"
REASON: Final = "#ff6b6b"
LATEST: Final = "#ffffff"
HINT: Final = "#ff9df5"
ROOMY: Final = 34
"""From so many lines on fields are drawn higher."""
MARGIN: Final = 2
"""Fields that stay visible round the cursor."""


@dataclass(frozen=True)
class Marks:
    """What is pointed out on the board."""

    cursor: Cell | None = None
    legal: frozenset[Cell] = frozenset()
    latest: frozenset[Cell] = frozenset()
    reason: frozenset[Cell] = frozenset()
    """The fields that a refusal speaks of."""
    hints: dict[Cell, str] = field(default_factory=dict)
    """The fields where a hint begins, and its number."""
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
        self.scene: Scene | None = None
        self.fields: dict[Cell, Field] = {}
        self.marks = Marks()
        self.rows: int | None = None
        """Screen lines for each field; unknown until there is a size."""
        self.left: int | None = None
        self.top = 0
        """The text column and the row of the board at the upper left corner; unknown until there is a size."""

    def show(self, scene: Scene, marks: Marks) -> None:
        self.scene = scene
        fields = {field.at: field for field in scene.fields}
        if fields.keys() != self.fields.keys():
            self.left = None
        self.fields = fields
        self.marks = marks
        self.refresh()

    @property
    def grid(self) -> Grid | None:
        return None if self.scene is None else self.board.grid(self.scene, self.size.width)

    def on_resize(self) -> None:
        self.left = None
        self.refresh()

    def on_click(self, event: Click) -> None:
        if (grid := self.grid) is not None and self.left is not None:
            row = self.top + event.y // self.lines_per_field()
            self.post_message(self.Picked(grid.at(self.left + event.x, row)))

    def lines_per_field(self) -> int:
        """More where there is much room, unless somebody chose."""
        return self.rows or self.board.heights[self.size.height >= ROOMY]

    def zoom(self) -> None:
        self.rows = sum(self.board.heights) - self.lines_per_field()
        self.left = None
        self.refresh()

    def corner(self, grid: Grid) -> tuple[int, int]:
        """The upper left corner of what is seen: the land in the middle, then as little scrolling as it takes."""
        columns = [grid.column(cell) for cell in self.fields] or [0]
        rows = [grid.row(cell) for cell in self.fields] or [0]
        width, height = self.size.width, self.size.height // self.lines_per_field()
        if self.left is None:
            self.left = (min(columns) + max(columns) + grid.width - width) // 2
            self.top = (min(rows) + max(rows) + 1 - height) // 2
        cell = self.marks.cursor or (0, 0)
        column, row = grid.column(cell), grid.row(cell)
        margin = 0 if self.board.is_fixed else MARGIN
        self.left = scrolled(self.left, width, column, column + grid.width, margin * grid.width)
        self.top = scrolled(self.top, height, row, row + 1, margin)
        return self.left, self.top

    # --- drawing ---

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        scene, grid = self.scene, self.grid
        if scene is None or grid is None:
            return Strip.blank(width, style(SEA_LETTERS, SEA))
        left, top = self.corner(grid)
        row = top + y // self.lines_per_field()
        first = grid.at(left, row)
        segments: list[Segment] = []
        cell = first
        while grid.column(cell) < left + width:
            segments += self.drawn(scene, cell, y % self.lines_per_field(), grid.width)
            cell = grid.beside(cell)[1]
        begin = left - grid.column(first)
        return Strip(segments).crop(begin, begin + width)

    def drawn(self, scene: Scene, cell: Cell, line: int, width: int) -> list[Segment]:
        """One line of a field: a mark, the face, a mark; all lines but the first repeat brackets only."""
        marks = self.marks
        field = marks.ghost.get(cell, self.fields.get(cell))
        face = self.board.face(field, scene) if field is not None else self.sea(scene, cell, width)
        edge = darker(face.ground) if field is not None else SEA
        ghost = cell in marks.ghost
        before, after = self.brackets(cell, line == 0)
        said = (face.parts, face.below)[line] if line < 2 else ()
        parts = [Segment(before[0], style(before[1], edge, bold=True))]
        parts += [Segment(text, style(*ink, italic=ghost)) for text, ink in said]
        room = width - 2 - sum(len(text) for text, _ in said)
        if room > 0:
            parts.append(Segment(" " * room, style(LATEST, face.ground)))
        if room >= 0:
            parts.append(Segment(after[0], style(after[1], face.ground, bold=line == 0)))
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
        if cell in marks.hints:
            return (marks.hints[cell], HINT), (marks.hints[cell], HINT)
        latest = "'" if upper and cell in marks.latest else " "
        legal = "·" if upper and cell in marks.legal and cell in self.fields else " "
        return (latest, LATEST), (legal, GHOST)

    def sea(self, scene: Scene, cell: Cell, width: int) -> Face:
        legal = cell in self.marks.legal
        text = "  · " if legal else self.board.outside(scene, cell, width - 1)
        return Face(((text, Ink(GHOST if legal else SEA_LETTERS, SEA)),), SEA)


def scrolled(start: int, room: int, first: int, last: int, margin: int) -> int:
    """Where a window begins that shows a stretch and a margin round it, moved no more than that takes."""
    margin = min(margin, max(0, (room - (last - first)) // 2))
    return max(min(start, first - margin), last + margin - room)


def style(letters: str, ground: str, bold: bool = False, italic: bool = False) -> Style:
    return Style(color=letters or None, bgcolor=ground or None, bold=bold, italic=italic)


def darker(colour: str) -> str:
    return "#" + "".join(f"{int(colour[n : n + 2], 16) * 3 // 4:02x}" for n in (1, 3, 5))
