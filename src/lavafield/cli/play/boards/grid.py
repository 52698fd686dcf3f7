"""Where the fields of a board lie on a screen of letters, and how a cursor walks over them."""

from typing import Final, Protocol

Cell = tuple[int, int]

WIDTH: Final = 6
"""Columns per field, as in the text boards of the games, unless a grid is narrower."""


class Grid(Protocol):
    """Rows of fields, all of one height."""

    width: int
    """Columns per field."""

    def row(self, cell: Cell) -> int: ...

    def column(self, cell: Cell) -> int:
        """The first text column of a field."""
        ...

    def at(self, column: int, row: int) -> Cell:
        """The field that a text column of a row belongs to."""
        ...

    def beside(self, cell: Cell) -> tuple[Cell, Cell]:
        """The fields to the left and to the right."""
        ...

    def round(self, cell: Cell) -> list[Cell]:
        """The fields that share a side with it, clockwise from the right."""
        ...


class Hex:
    """Pointy hexagons in axial coordinates: each row lies half a field more to the right than the one above."""

    width = WIDTH

    def row(self, cell: Cell) -> int:
        return cell[1]

    def column(self, cell: Cell) -> int:
        return cell[0] * WIDTH + cell[1] * WIDTH // 2

    def at(self, column: int, row: int) -> Cell:
        return ((column - row * WIDTH // 2) // WIDTH, row)

    def beside(self, cell: Cell) -> tuple[Cell, Cell]:
        return (cell[0] - 1, cell[1]), (cell[0] + 1, cell[1])

    def round(self, cell: Cell) -> list[Cell]:
        return [(cell[0] + q, cell[1] + r) for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]


class Square:
    """Squares: a row, and a column in it."""

    def __init__(self, width: int = WIDTH) -> None:
        self.width = width

    def row(self, cell: Cell) -> int:
        return cell[0]

    def column(self, cell: Cell) -> int:
        return cell[1] * self.width

    def at(self, column: int, row: int) -> Cell:
        return (row, column // self.width)

    def beside(self, cell: Cell) -> tuple[Cell, Cell]:
        return (cell[0], cell[1] - 1), (cell[0], cell[1] + 1)

    def round(self, cell: Cell) -> list[Cell]:
        return [(cell[0] + r, cell[1] + c) for r, c in ((0, 1), (1, 0), (0, -1), (-1, 0))]


GRIDS: Final[dict[str, Grid]] = {"hex": Hex(), "square": Square()}


class Walk:
    """A cursor that keeps its course: going down and down zigzags round the column it started from."""

    def __init__(self, grid: Grid, cell: Cell = (0, 0)) -> None:
        self.grid = grid
        self.cell = cell
        self.course = grid.column(cell)

    def jump(self, cell: Cell) -> None:
        self.cell = cell
        self.course = self.grid.column(cell)

    def sideways(self, step: int) -> None:
        self.jump(self.grid.beside(self.cell)[step > 0])

    def vertically(self, step: int) -> None:
        """To the field of the next row that is nearest to the course."""
        row, width = self.grid.row(self.cell) + step, self.grid.width
        near = [self.grid.at(self.course + shift, row) for shift in (0, width // 2, width)]
        self.cell = min(near, key=lambda cell: abs(self.grid.column(cell) - self.course))
