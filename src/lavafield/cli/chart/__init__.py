"""Charts as SVG: one self-contained text each, with a title and a description for those who cannot see it.

Colours are never all that tells things apart, and a ground of its own makes a chart readable on dark pages too.
"""

from lavafield.cli.chart.intervals import Row, interval_chart
from lavafield.cli.chart.lines import Mark, Series, line_chart

__all__ = ["Mark", "Row", "Series", "interval_chart", "line_chart"]
