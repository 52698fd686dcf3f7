"""What happened, beside the board: the last lines that fit."""

import textwrap

from rich.text import Text
from textual.widget import Widget


class Story(Widget):
    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines_told: list[str] = []

    def tell(self, lines: list[str]) -> None:
        self.lines_told = lines
        self.refresh()

    def render(self) -> Text:
        """Each event begins with a mark and goes on under itself."""
        shown: list[Text] = []
        for line in reversed(self.lines_told):
            wrapped = textwrap.wrap(line, max(8, self.size.width - 2)) or [""]
            shown[:0] = [Text(("· " if n == 0 else "  ") + part) for n, part in enumerate(wrapped)]
            if len(shown) >= self.size.height:
                break
        return Text("\n").join(shown[-max(1, self.size.height) :])
