"""The game on the whole screen. It draws what session and offers say, and knows no rule of any game."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from lavafield.cli.play import side
from lavafield.cli.play.board_view import BoardView, Marks
from lavafield.cli.play.boards.grid import WIDTH, Cell, Walk
from lavafield.cli.play.console import Console, Reply
from lavafield.cli.play.dialogs import Curtain, Leave, Page
from lavafield.cli.play.look import STYLES, WIDE
from lavafield.cli.play.offers import Offers
from lavafield.cli.play.plain import places
from lavafield.cli.play.story import Story
from lavafield.cli.play.session import Session
from lavafield.core.decisions import CHANCE
from lavafield.core.errors import BadInput
from lavafield.words import Words, languages, words

PACE = 0.4
"""Seconds before each action of a bot, so that one can follow."""
STORY = 30
"""How many actions the side panel tells of."""
STATUS_LINES = 3
"""Longer answers get a page of their own."""


def play(session: Session, say: Words) -> int:
    """Play on the whole screen; the exit code."""
    app = PlayScreen(session, say)
    app.run()
    if app.farewell:
        print(app.farewell)
    return app.return_code or 0


class PlayScreen(App[None]):
    CSS = STYLES
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, session: Session, say: Words, pace: float = PACE) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.session = session
        self.typed = Console(session, say)
        self.pace = pace
        self.walk = Walk(session.board.grid(session.scene()))
        self.offers = Offers(session)
        self.chosen: int | None = None
        """The action that Enter carries out."""
        self.taste: dict[str, Any] = {}
        """The action chosen last, to choose alike on the next field."""
        self.notice: list[str] = []
        self.reason: frozenset[Cell] = frozenset()
        self.shown_to: int | None = None
        """The person whose knowledge is on the screen."""
        self.story_shown: object = None
        self.farewell = ""

    @property
    def say(self) -> Words:
        return self.typed.say

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield BoardView(self.session.board, id="board")
            with Vertical(id="side"):
                yield Static(id="seats")
                yield Static(id="hand")
                yield Static(id="choices")
                yield Story(id="story")
        yield Static(id="status")
        yield Input(id="typing")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(BoardView).focus()
        self.go_on()

    # --- the course of the game ---

    def go_on(self) -> None:
        """Let chance and bots act, one step at a time, until a person is to act or the game is over."""
        session = self.session
        while not session.over and session.person is None:
            if session.state.to_act != CHANCE and self.pace > 0:
                self.draw()
                self.set_timer(self.pace, self.step_and_go_on)
                return
            self.step()
        if session.over:
            self.begin()
            self.show_ranks()
        elif session.person != self.shown_to and session.hides():
            player = session.names(self.say)[session.person or 0]
            self.push_screen(Curtain(player, self.say), lambda _: self.begin())
        else:
            self.begin()

    def step_and_go_on(self) -> None:
        self.step()
        self.go_on()

    def step(self) -> None:
        try:
            self.session.step()
        except BadInput as unsaved:
            self.notice = [unsaved.text(self.say.language)]

    def begin(self) -> None:
        """A person is to act, or looks at the end."""
        self.shown_to = self.session.viewer
        self.offers = Offers(self.session)
        self.walk.jump(self.nearest())
        self.select()
        self.draw()

    def nearest(self) -> Cell:
        """The field nearest to the cursor where something can be done, if it is not the cursor's own."""
        grid, here = self.walk.grid, self.walk.cell

        def way(cell: Cell) -> tuple[float, Cell]:
            return abs(grid.column(cell) - grid.column(here)) / WIDTH + abs(cell[1] - here[1]), cell

        return here if self.offers.at(here) else min(self.offers.cells(), key=way, default=here)

    def show_ranks(self) -> None:
        lines = places(self.session, self.say)
        self.farewell = "\n".join(lines)
        text = "\n".join([*lines, "", *self.session.story(self.say, since=len(self.session.actions) - 1)])
        self.push_screen(Page(self.say.text("play-over"), Text(text), self.say))

    # --- choosing ---

    def select(self) -> None:
        """Of what can be done at the cursor, what is most like the last choice."""
        self.chosen = None
        found = self.offers.at(self.walk.cell)
        if found:
            self.chosen = max(found, key=lambda action: self.likeness(action))
        self.reason = frozenset()

    def likeness(self, action: int) -> int:
        named = self.session.game.name(self.offers.state, action)
        return sum(self.taste.get(key) == value for key, value in named.items())

    def choose(self, action: int) -> None:
        self.chosen = action
        self.taste = self.session.game.name(self.offers.state, action)
        self.notice = []
        self.draw()

    def move_to(self, cell: Cell | None) -> None:
        if cell is not None:
            self.walk.jump(cell)
        self.notice = []
        self.select()
        self.draw()

    def carry_out(self) -> None:
        if self.chosen is None:
            told = "screen-nothing-here" if self.offers.legal else "screen-wait"
            self.answer(Reply((self.say.text(told),)))
            return
        self.notice = []
        try:
            self.session.play(self.chosen)
        except BadInput as unsaved:
            self.notice = [unsaved.text(self.say.language)]
        self.go_on()

    def answer(self, reply: Reply) -> None:
        """Show what a line or a key brought."""
        if reply.language is not None:
            self.speak(reply.language)
        if reply.quit:
            self.action_leave()
            return
        self.reason = frozenset(reply.cells)
        if reply.moved:
            self.notice = []
            self.go_on()
        elif sum(1 + len(line) // max(1, self.size.width - 2) for line in reply.lines) > STATUS_LINES:
            self.push_screen(Page(self.session.game.title(self.say.language), Text("\n".join(reply.lines)), self.say))
        else:
            self.notice = list(reply.lines)
        self.draw()

    def speak(self, language: str) -> None:
        self.typed.say = words(language)

    # --- keys and clicks ---

    def action_sideways(self, step: int) -> None:
        self.walk.sideways(step)
        self.move_to(None)

    def action_vertically(self, step: int) -> None:
        self.walk.vertically(step)
        self.move_to(None)

    def action_jump(self, step: int) -> None:
        """To the next field where something can be done, in reading order."""
        grid = self.session.board.grid(self.session.scene())

        def place(cell: Cell) -> tuple[int, int]:
            return cell[1], grid.column(cell)

        cells = sorted(self.offers.cells(), key=place)
        if cells:
            here = place(self.walk.cell)
            after = [cell for cell in cells if place(cell) > here]
            before = [cell for cell in cells if place(cell) < here]
            self.move_to([*after, cells[0]][0] if step > 0 else [cells[-1], *before][-1])

    def action_turn(self, step: int) -> None:
        found = self.offers.at(self.walk.cell)
        if self.chosen in found:
            self.choose(found[(found.index(self.chosen) + step) % len(found)])

    def action_choose(self, number: int) -> None:
        found = self.offers.at(self.walk.cell)
        if number < len(found):
            self.choose(found[number])

    def action_click_choice(self, number: int) -> None:
        """A click chooses; a click on the choice carries it out."""
        found = self.offers.at(self.walk.cell)
        if number < len(found) and found[number] == self.chosen:
            self.carry_out()
        else:
            self.action_choose(number)

    def on_board_view_picked(self, picked: BoardView.Picked) -> None:
        """A click moves the cursor; one on the cursor goes through the choices."""
        if picked.cell == self.walk.cell:
            self.action_turn(1)
        else:
            self.move_to(picked.cell)

    def action_confirm(self) -> None:
        self.carry_out()

    def action_why(self) -> None:
        self.answer(self.typed.why_here(self.walk.cell))

    def action_undo(self) -> None:
        self.answer(self.typed.undo(""))

    def action_redo(self) -> None:
        self.answer(self.typed.redo(""))

    def action_zoom(self) -> None:
        self.query_one(BoardView).zoom()

    def action_page(self, command: str) -> None:
        reply = self.typed.run(self.command_word(command))
        self.push_screen(Page(self.command_word(command), Text("\n".join(reply.lines)), self.say))

    def action_help(self) -> None:
        keys = [self.say.text(f"screen-help-{n}") for n in range(1, 10)]
        text = "\n".join([*keys, "", *self.session.board.legend(self.say), "", *self.typed.help("").lines])
        self.push_screen(Page(self.say.text("screen-help"), Text(text), self.say))

    def action_language(self) -> None:
        known = languages()
        self.speak(known[(known.index(self.say.language) + 1) % len(known)])
        self.answer(Reply((self.say.text("play-language"),)))

    def action_save(self) -> None:
        if self.session.file is None:
            self.open_line(self.command_word("save") + " ")
        else:
            self.answer(self.typed.run(self.command_word("save")))

    def action_leave(self) -> None:
        if self.session.over or self.session.file is not None:
            self.part()
        else:
            self.push_screen(Leave(self.say), self.leaving)

    def leaving(self, answer: str | None) -> None:
        if answer == "save":
            self.action_save()
        elif answer == "leave":
            self.part()

    def part(self) -> None:
        file = self.session.file
        if not self.session.over:
            unsaved = self.say.text("play-left")
            self.farewell = unsaved if file is None else self.say.text("play-left-saved", path=str(file))
        self.exit()

    def action_interrupt(self) -> None:
        self.exit(return_code=130)

    def command_word(self, command: str) -> str:
        return self.say.text(f"command-{command}").split()[0]

    # --- the typed line ---

    def action_type(self) -> None:
        self.open_line("")

    def open_line(self, text: str) -> None:
        line = self.query_one(Input)
        line.value = text
        line.add_class("open")
        line.focus()
        line.cursor_position = len(text)

    def close_line(self) -> None:
        self.query_one(Input).remove_class("open")
        self.query_one(BoardView).focus()

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        self.close_line()
        if submitted.value.strip():
            self.answer(self.typed.run(submitted.value))

    def on_key(self, event: Any) -> None:
        if event.key == "escape" and self.query_one(Input).has_focus:
            self.close_line()

    # --- drawing ---

    def draw(self) -> None:
        session, say = self.session, self.say
        scene = session.scene()
        self.query_one("#title", Static).update(side.title(session, scene, say))
        self.query_one("#seats", Static).update(side.seats(session, scene, say))
        self.query_one("#hand", Static).update(side.hand(session, scene, say))
        self.query_one("#keys", Static).update(say.text("screen-keys"))
        ghost = {} if self.chosen is None else self.offers.preview(self.chosen, say).fields
        marks = Marks(
            cursor=self.walk.cell,
            legal=frozenset(self.offers.cells()),
            latest=frozenset(session.latest()),
            reason=self.reason,
            ghost=ghost,
        )
        self.query_one(BoardView).show(scene, marks)
        self.draw_choices()
        self.draw_story()
        self.query_one("#status", Static).update(Text("\n").join(self.status()))

    def draw_choices(self) -> None:
        found = self.offers.at(self.walk.cell)
        labels = [self.offers.label(action, self.walk.cell, self.say) for action in found]
        chosen = found.index(self.chosen) if self.chosen is not None and self.chosen in found else -1
        self.query_one("#choices", Static).update(side.choices(labels, chosen, self.say))

    def draw_story(self) -> None:
        session = self.session
        shown = (len(session.actions), session.viewer, self.say.language)
        if shown != self.story_shown:
            self.story_shown = shown
            since = max(0, len(session.actions) - STORY)
            self.query_one(Story).tell(session.story(self.say, since))

    def status(self) -> list[Text]:
        """What is on the field under the cursor, and what Enter would bring about or what was answered."""
        session, say = self.session, self.say
        here = session.board.describe(session.scene(), self.walk.cell, session.names(say), say)
        lines = [Text(here, style="bold")]
        if self.notice:
            return lines + [Text(line, style="#ffd166") for line in self.notice]
        if self.chosen is not None:
            preview = self.offers.preview(self.chosen, say)
            lines.append(Text(say.text("screen-enter", move=session.game.text(self.offers.state, self.chosen))))
            lines.append(Text(" ".join(preview.told), style="#7dffb0"))
        elif self.offers.legal:
            lines.append(Text(say.text("screen-nothing-here"), style="dim"))
        elif not session.over:
            lines.append(Text(say.text("screen-wait"), style="dim"))
        return lines
