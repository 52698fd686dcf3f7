"""Several named series over one x: how something went."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from lavafield.cli.chart.axis import Axis, span, spelled
from lavafield.cli.chart.drawing import (
    AXIS,
    COLOURS,
    GRID,
    GROUND,
    LARGE,
    MARGIN,
    QUIET,
    SMALL,
    Drawing,
    room,
)

WIDTH: Final = 820.0
PLOT: Final = 320.0
LINE: Final = 22.0
"""The height of a line of the legend."""
SAMPLE: Final = 34.0
"""How much room the piece of line before a name in the legend takes."""
DASHES: Final = ("", "9 4", "2 3", "12 4 2 4", "5 3", "1 5")
TICKS: Final = 11


@dataclass(frozen=True)
class Series:
    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Mark:
    """A point worth a look."""

    series: int
    x: float
    y: float
    label: str
    """Written beside it."""
    about: str = ""
    """Told where a mouse rests on it."""


def line_chart(
    title: str,
    description: str,
    series: Sequence[Series],
    *,
    x_label: str,
    y_label: str,
    y_span: tuple[float, float] = (0.0, 100.0),
    marks: Sequence[Mark] = (),
    decimal_mark: str = ".",
) -> str:
    """The chart as SVG."""
    legend = list(legend_lines([one.name for one in series]))
    top = MARGIN + LARGE + 18 + LINE * len(legend) + 24
    low, high = span(x for one in series for x, y in one.points)
    left = MARGIN + room(spelled(y_span[1], decimal_mark)) + 30
    x_axis = Axis(low, high, left, WIDTH - MARGIN - 10)
    y_axis = Axis(*y_span, top + PLOT, top)
    drawing = Drawing(WIDTH, top + PLOT + 62, title, description)
    draw_legend(drawing, legend)
    draw_axes(drawing, x_axis, y_axis, decimal_mark)
    drawing.text(y_label, MARGIN, top - 12, fill=QUIET)
    drawing.text(x_label, (left + x_axis.end) / 2, top + PLOT + 44, fill=QUIET, text_anchor="middle")
    for n, one in enumerate(series):
        points = " ".join(f"{x_axis.at(x):.1f},{y_axis.at(y):.1f}" for x, y in one.points)
        drawing.shape("polyline", one.name, points=points, fill="none", **stroke(n))
    draw_marks(drawing, marks, x_axis, y_axis)
    return drawing.svg()


def stroke(number: int) -> dict[str, str | float]:
    """How the series of that number is drawn."""
    found: dict[str, str | float] = {
        "stroke": COLOURS[number % len(COLOURS)],
        "stroke_width": 2.5,
        "stroke_linejoin": "round",
    }
    dashes = DASHES[number % len(DASHES)]
    return found | {"stroke_dasharray": dashes} if dashes else found


def legend_lines(names: Sequence[str]) -> Iterator[list[tuple[float, int, str]]]:
    """The names with their places and numbers, line by line as they fit."""
    line: list[tuple[float, int, str]] = []
    x: float = MARGIN
    for number, name in enumerate(names):
        width = SAMPLE + room(name) + 18
        if line and x + width > WIDTH - MARGIN:
            yield line
            line, x = [], MARGIN
        line.append((x, number, name))
        x += width
    yield line


def draw_legend(drawing: Drawing, legend: Sequence[list[tuple[float, int, str]]]) -> None:
    y = MARGIN + LARGE + 26.0
    for line in legend:
        for x, number, name in line:
            drawing.shape("line", x1=x, y1=y - 4, x2=x + SAMPLE - 8, y2=y - 4, **stroke(number))
            drawing.text(name, x + SAMPLE, y)
        y += LINE


def draw_axes(drawing: Drawing, x_axis: Axis, y_axis: Axis, decimal_mark: str) -> None:
    left, right, bottom = x_axis.start, x_axis.end, y_axis.start
    for value in y_axis.ticks(6):
        y = y_axis.at(value)
        drawing.line(left, y, right, y, GRID)
        drawing.text(spelled(value, decimal_mark), left - 8, y + 4, fill=QUIET, text_anchor="end")
    drawing.line(left, bottom, right, bottom, AXIS)
    for value in x_axis.ticks(TICKS):
        x = x_axis.at(value)
        drawing.line(x, bottom, x, bottom + 5, AXIS)
        drawing.text(spelled(value, decimal_mark), x, bottom + 20, fill=QUIET, text_anchor="middle")


def draw_marks(drawing: Drawing, marks: Sequence[Mark], x_axis: Axis, y_axis: Axis) -> None:
    """A ring at each, and its label above, clear of the labels before it."""
    taken: list[tuple[float, float, float]] = []
    for mark in marks:
        x, y = x_axis.at(mark.x), y_axis.at(mark.y)
        colour = COLOURS[mark.series % len(COLOURS)]
        drawing.shape("circle", mark.about, cx=x, cy=y, r=5.5, fill=GROUND, stroke=colour, stroke_width=2.5)
        half = room(mark.label) / 2
        place = min(max(x, x_axis.start + half), x_axis.end - half)
        line = y - 12 if y - 12 > y_axis.end else y + 22
        while any(abs(line - other) < SMALL + 2 and abs(place - at) < half + width for at, other, width in taken):
            line += SMALL + 2 if y < (y_axis.start + y_axis.end) / 2 else -SMALL - 2
        taken.append((place, line, half))
        halo: dict[str, str | float] = {"paint_order": "stroke", "stroke": GROUND, "stroke_width": 4}
        drawing.text(mark.label, place, line, fill=colour, font_weight=600, text_anchor="middle", **halo)
