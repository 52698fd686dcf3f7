"""Charts: what a reader, and a reader that cannot see, finds in the SVG."""

from itertools import pairwise
from xml.etree import ElementTree as Xml

import pytest

from lavafield.cli.chart import Mark, Row, Series, interval_chart, line_chart
from lavafield.cli.chart.axis import Axis, span, spelled

SVG = "{http://www.w3.org/2000/svg}"
ADA = Series("Ada", [(1, 0.0), (2, 50.0), (3, 100.0)])
BO = Series("Bo", [(1, 100.0), (2, 50.0), (3, 0.0)])


def lines(*series: Series, marks: tuple[Mark, ...] = ()) -> Xml.Element:
    return Xml.fromstring(line_chart("A game", "Who led when.", series, x_label="move", y_label="share", marks=marks))


def rows(*given: Row, reference: float | None = None) -> Xml.Element:
    return Xml.fromstring(interval_chart("A league", "Who is best.", given, x_label="rating", reference=reference))


def texts(chart: Xml.Element) -> list[str]:
    return [text.text or "" for text in chart.iter(f"{SVG}text")]


def drawn(chart: Xml.Element) -> list[list[tuple[float, float]]]:
    """The points of every line."""
    found = []
    for line in chart.iter(f"{SVG}polyline"):
        pairs = [point.split(",") for point in line.attrib["points"].split()]
        found.append([(float(x), float(y)) for x, y in pairs])
    return found


def test_a_chart_has_a_title_and_a_description() -> None:
    for chart in (lines(ADA), rows(Row("Ada", 1, 0, 2))):
        title, about = chart[0], chart[1]
        assert (title.tag, about.tag) == (f"{SVG}title", f"{SVG}desc")
        assert chart.attrib["aria-labelledby"] == f"{title.attrib['id']} {about.attrib['id']}"
        assert title.text in texts(chart)
        assert "Who " in (about.text or "")


def test_two_charts_can_stand_on_one_page() -> None:
    assert rows()[0].attrib["id"] != lines()[0].attrib["id"]


def test_a_line_lies_where_its_numbers_say() -> None:
    ada, bo = drawn(lines(ADA, BO))
    assert ada[0][0] < ada[1][0] < ada[2][0]
    assert ada[0][1] > ada[1][1] > ada[2][1]  # upwards
    assert ada[1] == bo[1]
    assert (ada[0][1], ada[2][1]) == (bo[2][1], bo[0][1])
    assert ada[1][1] == pytest.approx((ada[0][1] + ada[2][1]) / 2)


def test_lines_are_named_and_told_apart_without_colours() -> None:
    chart = lines(ADA, BO)
    assert {"Ada", "Bo", "move", "share", "0", "100"} <= set(texts(chart))
    dashes = [line.attrib.get("stroke-dasharray") for line in chart.iter(f"{SVG}polyline")]
    assert len(set(dashes)) == 2


def test_long_names_take_another_line_of_the_legend() -> None:
    names = [f"{n} is a rather long name for anybody at a table" for n in range(4)]
    few, many = (lines(*(Series(name, ADA.points) for name in names[:n])) for n in (1, 4))
    assert float(many.attrib["height"]) > float(few.attrib["height"])


def test_short_names_share_a_line_of_the_legend() -> None:
    heights = {text.text: text.attrib["y"] for text in lines(ADA, BO).iter(f"{SVG}text")}
    assert heights["Ada"] == heights["Bo"]


def test_a_mark_stands_at_its_point() -> None:
    chart = lines(ADA, BO, marks=(Mark(1, 2, 50.0, "1", "a slip"),))
    (ring,) = chart.iter(f"{SVG}circle")
    assert (float(ring.attrib["cx"]), float(ring.attrib["cy"])) == pytest.approx(drawn(chart)[1][1], abs=0.1)
    assert ring[0].text == "a slip"
    (silent,) = lines(ADA, marks=(Mark(0, 2, 50.0, "1"),)).iter(f"{SVG}circle")
    assert len(silent) == 0
    assert "1" in texts(chart)


@pytest.mark.parametrize("share", [3.0, 50.0, 99.0])
def test_labels_of_marks_do_not_cover_each_other(share: float) -> None:
    marks = tuple(Mark(0, 2, share, label) for label in ("one", "two", "three"))
    chart = lines(ADA, marks=marks)
    heights = sorted(float(text.attrib["y"]) for text in chart.iter(f"{SVG}text") if "paint-order" in text.attrib)
    assert all(lower - upper > 14.9 for upper, lower in pairwise(heights))
    assert 0 < heights[0] < heights[-1] < float(chart.attrib["height"])


def test_a_row_shows_its_point_between_the_ends_of_its_interval() -> None:
    chart = rows(Row("Ada", 1500, 1400, 1700, "1500 (1400–1700)"), Row("Bo", 1200, 1100, 1300), reference=1000)
    ada, bo = (float(point.attrib["cx"]) for point in chart.iter(f"{SVG}circle"))
    ends = [float(line.attrib["x1"]) for line in chart.iter(f"{SVG}line") if line.attrib.get("stroke-width") == "2.5"]
    assert len(ends) == 6  # two rows: an interval and its two ends
    assert min(ends) == ends[3] < bo < ends[0] < ada < max(ends) == ends[2]
    assert {"Ada", "Bo", "1500 (1400–1700)", "rating"} <= set(texts(chart))
    (even,) = (line for line in chart.iter(f"{SVG}line") if "stroke-dasharray" in line.attrib)
    assert float(even.attrib["x1"]) < bo


def test_names_cannot_break_a_chart() -> None:
    name = 'A <b>&"\x07\u2028'
    assert 'A <b>&"  ' in texts(lines(Series(name, ADA.points)))
    assert 'A <b>&"  ' in texts(rows(Row(name, 1, 1, 1)))


def test_a_chart_of_nothing_is_a_chart() -> None:
    assert texts(lines())[0] == "A game"
    assert texts(lines(Series("Ada", [(1, 50.0)])))[0] == "A game"
    assert texts(rows())[0] == "A league"


def test_ticks_are_few_and_round() -> None:
    assert Axis(0, 100, 0, 1).ticks(6) == [0, 20, 40, 60, 80, 100]
    assert Axis(1, 48, 0, 1).ticks(11) == [5, 10, 15, 20, 25, 30, 35, 40, 45]
    assert Axis(-0.3, 0.3, 0, 1).ticks(4) == pytest.approx([-0.2, 0, 0.2])


def test_numbers_are_written_as_people_write_them() -> None:
    assert [spelled(value, ",") for value in (-0.0, 0.1 + 0.2, -2.5, 1500.0)] == ["0", "0,3", "−2,5", "1500"]
    assert span([3]) == (2, 4)
