"""Rows of named points with their uncertainty: ratings, shares of wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lavafield.cli.chart.axis import Axis, span, spelled
from lavafield.cli.chart.drawing import AXIS, COLOURS, GRID, LARGE, LETTERS, MARGIN, QUIET, SMALL, Drawing, room

WIDTH: Final = 820.0
ROW: Final = 30.0
CAP: Final = 5.0
"""Half the height of the strokes at the ends of an interval."""
TICKS: Final = 8


@dataclass(frozen=True)
class Row:
    name: str
    value: float
    low: float
    high: float
    text: str = ""
    """The numbers in words, at the end of the row."""


def interval_chart(
    title: str,
    description: str,
    rows: Sequence[Row],
    *,
    x_label: str,
    reference: float | None = None,
    decimal_mark: str = ".",
) -> str:
    """The chart as SVG, the rows from top to bottom; `reference` is a value to compare with, such as an even share."""
    top = MARGIN + LARGE + 26.0
    bottom = top + ROW * len(rows)
    left = MARGIN + max([room(row.name) for row in rows], default=0.0) + 14
    right = WIDTH - MARGIN - max([room(row.text) for row in rows], default=0.0) - 14
    axis = Axis(*span([end for row in rows for end in (row.low, row.high)] + reach(reference)), left + 8, right - 8)
    drawing = Drawing(WIDTH, bottom + 58, title, description)
    for value in axis.ticks(TICKS):
        x = axis.at(value)
        drawing.line(x, top, x, bottom, GRID)
        drawing.text(spelled(value, decimal_mark), x, bottom + 20, fill=QUIET, text_anchor="middle")
    if reference is not None:
        drawing.line(
            axis.at(reference), top, axis.at(reference), bottom, AXIS, stroke_width=1.5, stroke_dasharray="4 3"
        )
    drawing.line(left, bottom, right, bottom, AXIS)
    drawing.text(x_label, (left + right) / 2, bottom + 42, fill=QUIET, text_anchor="middle")
    for n, row in enumerate(rows):
        draw_row(drawing, row, axis, left, top + ROW * (n + 0.5))
    return drawing.svg()


def reach(reference: float | None) -> list[float]:
    return [] if reference is None else [reference]


def draw_row(drawing: Drawing, row: Row, axis: Axis, left: float, y: float) -> None:
    low, high = axis.at(row.low), axis.at(row.high)
    drawing.text(row.name, left - 10, y + SMALL / 3, text_anchor="end")
    drawing.line(low, y, high, y, COLOURS[0], stroke_width=2.5)
    for end in (low, high):
        drawing.line(end, y - CAP, end, y + CAP, COLOURS[0], stroke_width=2.5)
    about = f"{row.name}: {row.text}" if row.text else row.name
    drawing.shape("circle", about, cx=axis.at(row.value), cy=y, r=5.5, fill=COLOURS[0])
    drawing.text(row.text, WIDTH - MARGIN, y + SMALL / 3, fill=LETTERS, text_anchor="end")
