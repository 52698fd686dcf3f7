"""What charts are drawn with: shapes, text that stays text, a frame with title and description."""

from typing import Final
from xml.etree import ElementTree as Xml
from zlib import crc32

GROUND: Final = "#ffffff"
FRAME: Final = "#d0d7de"
GRID: Final = "#e4e8ec"
AXIS: Final = "#8c959f"
LETTERS: Final = "#1f2328"
QUIET: Final = "#57606a"
COLOURS: Final = ("#0063a8", "#c44601", "#00795a", "#8f3f7f", "#7a6200", "#444c56")
"""Told apart by most people who do not see all colours."""
FONT: Final = "system-ui, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"
SMALL: Final = 13
LARGE: Final = 18
MARGIN: Final = 20


class Drawing:
    def __init__(self, width: float, height: float, title: str, description: str) -> None:
        name = f"chart-{crc32(f'{title} {description}'.encode()):08x}"  # several charts may stand on one page
        self.width = width
        self.root = Xml.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": f"0 0 {short(width)} {short(height)}",
                "width": short(width),
                "height": short(height),
                "role": "img",
                "aria-labelledby": f"{name}-title {name}-about",
                "font-family": FONT,
                "font-size": str(SMALL),
                "fill": LETTERS,
            },
        )
        Xml.SubElement(self.root, "title", {"id": f"{name}-title"}).text = printable(title)
        Xml.SubElement(self.root, "desc", {"id": f"{name}-about"}).text = printable(description)
        self.shape("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=8, fill=GROUND, stroke=FRAME)
        self.text(title, MARGIN, MARGIN + LARGE, font_size=LARGE, font_weight=600)

    def shape(self, kind: str, about: str = "", /, **attributes: str | float) -> None:
        """Any shape; `about` is shown where a mouse rests on it."""
        shape = Xml.SubElement(self.root, kind, spelled(attributes))
        if about:
            Xml.SubElement(shape, "title").text = printable(about)

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, **attributes: str | float) -> None:
        self.shape("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, **attributes)

    def text(self, text: str, x: float, y: float, **attributes: str | float) -> None:
        Xml.SubElement(self.root, "text", spelled({"x": x, "y": y, **attributes})).text = printable(text)

    def svg(self) -> str:
        Xml.indent(self.root, " ")
        return Xml.tostring(self.root, encoding="unicode") + "\n"


def spelled(attributes: dict[str, str | float]) -> dict[str, str]:
    """Attributes as SVG writes them: `stroke_width` is `stroke-width`."""
    return {
        name.replace("_", "-"): value if isinstance(value, str) else short(value) for name, value in attributes.items()
    }


def short(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def printable(text: str) -> str:
    """Characters that XML forbids may stand in a player's name."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def room(text: str, size: float = SMALL) -> float:
    """About how wide a text is in any common font, rather too wide."""
    return 0.6 * size * len(text)
