"""Pages that lie over the game: texts to read, the curtain between two people, the question before leaving."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from lavafield.words import Words


class Page(ModalScreen[None]):
    """Something to read; Escape, Enter or q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,space", "close", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, heading: str, text: Text, say: Words) -> None:
        super().__init__()
        self.heading = heading
        self.text = text
        self.say = say

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="page", can_focus=False) as page:
            page.border_title = self.heading
            page.border_subtitle = self.say.text("screen-close")
            yield Static(self.text)

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Curtain(ModalScreen[None]):
    """Hides everything until the next person has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, player: str, say: Words) -> None:
        super().__init__()
        self.player = player
        self.say = say

    def compose(self) -> ComposeResult:
        yield Static(self.say.text("play-pass", player=self.player), classes="curtain")

    def action_open(self) -> None:
        self.dismiss()


class Leave(ModalScreen[str]):
    """The game is not saved: save it, leave it, or stay?"""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "answer('save')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("escape", "answer('stay')", show=False),
    ]

    def __init__(self, say: Words) -> None:
        super().__init__()
        self.say = say

    def compose(self) -> ComposeResult:
        yield Static(self.say.text("screen-leave"), classes="question")

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)
