"""The game on the whole screen. It draws what session and offers say, and knows no rule of any game."""

from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from lavafield.cli.play import side
from lavafield.cli.play.adviser import Adviser
from lavafield.cli.play.board_view import BoardView, Marks
from lavafield.cli.play.boards.grid import Cell
from lavafield.cli.play.chooser import Chooser
from lavafield.cli.play.console import Console, Reply
from lavafield.cli.play.dialogs import Curtain, Leave, Page
from lavafield.cli.play.look import LOW, STYLES, WIDE
from lavafield.cli.play.offers import PICK
from lavafield.cli.play.plain import parting, places
from lavafield.cli.play.session import Session
from lavafield.cli.play.story import Story
from lavafield.core.decisions import CHANCE
from lavafield.core.errors import BadInput
from lavafield.core.scene import Scene
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
        self.chooser = Chooser(session)
        self.notice: list[str] = []
        self.reason: frozenset[Cell] = frozenset()
        self.adviser = Adviser(session)
        self.shown_to: int | None = None
        """The person whose knowledge is on the screen."""
        self.is_covered = False
        """The next person has not yet come to the keyboard: nothing may be drawn."""
        self.story_shown: object = None
        self.farewell = ""

    @property
    def say(self) -> Words:
        return self.typed.say

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            yield BoardView(self.session.board, id="board")
            with Vertical(id="side", classes="slim" if self.session.board.is_fixed else ""):
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
        self.adviser.forget()
        while not session.over and session.person is None:
            if session.state.to_act != CHANCE and self.pace > 0:
                self.chooser.look_on()
                self.draw()
                self.set_timer(self.pace, self.step_and_go_on)
                return
            self.step()
        if session.over:
            self.begin()
            self.show_ranks()
        elif session.person != self.shown_to and session.hides():
            self.is_covered = True
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
        self.is_covered = False
        self.shown_to = self.session.viewer
        self.chooser.begin()
        self.draw()

    def show_ranks(self) -> None:
        lines = places(self.session, self.say)
        self.farewell = "\n".join(lines)
        text = "\n".join([*lines, "", *self.session.story(self.say, since=len(self.session.actions) - 1)])
        self.push_screen(Page(self.say.text("play-over"), Text(text), self.say))

    # --- what keys and lines bring about ---

    def chosen_anew(self) -> None:
        """The cursor has moved, or something else is chosen: old answers are stale."""
        self.notice = []
        self.reason = frozenset()
        self.draw()

    def carry_out(self) -> None:
        if self.session.over:
            self.show_ranks()
            return
        chooser = self.chooser
        if chooser.chosen == PICK:
            chooser.pick()
            self.chosen_anew()
            return
        if chooser.chosen is None:
            told = "screen-nothing-here" if chooser.offers.legal else "screen-wait"
            self.answer(Reply((self.say.text(told),)))
            return
        self.notice = []
        try:
            self.session.play(chooser.chosen)
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
        if reply.hint:
            self.notice = [self.say.text("hint-thinking")]
            self.run_worker(self.give_hints(), exclusive=True)
            self.draw()
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

    async def give_hints(self) -> None:
        lines = await self.adviser.think(self.say)
        if lines is not None:
            self.notice = []
            self.answer(Reply(tuple(lines)))

    def on_unmount(self) -> None:
        self.adviser.forget()

    def speak(self, language: str) -> None:
        self.typed.say = words(language)

    # --- keys and clicks ---

    def action_sideways(self, step: int) -> None:
        self.chooser.sideways(step)
        self.chosen_anew()

    def action_vertically(self, step: int) -> None:
        self.chooser.vertically(step)
        self.chosen_anew()

    def action_jump(self, step: int) -> None:
        self.chooser.jump(step)
        self.chosen_anew()

    def action_turn(self, step: int) -> None:
        self.chooser.turn(step)
        self.chosen_anew()

    def action_elsewhere(self) -> None:
        self.chooser.elsewhere()
        self.chosen_anew()

    def action_put_back(self) -> None:
        self.chooser.put_back()
        self.chosen_anew()

    def action_choose(self, number: int) -> None:
        self.chooser.choose(number)
        self.chosen_anew()

    def action_click_choice(self, number: int) -> None:
        """A click chooses; a click on the choice carries it out."""
        if self.chooser.is_chosen(number):
            self.carry_out()
        else:
            self.action_choose(number)

    def on_board_view_picked(self, picked: BoardView.Picked) -> None:
        """A click moves the cursor; one on the cursor goes through the choices."""
        if picked.cell == self.chooser.cell:
            self.chooser.turn(1)
        else:
            self.chooser.move_to(picked.cell)
        self.chosen_anew()

    def action_confirm(self) -> None:
        self.carry_out()

    def action_why(self) -> None:
        self.answer(self.typed.why_here(self.chooser.cell))

    def action_hint(self) -> None:
        self.answer(self.typed.hint(""))

    def action_undo(self) -> None:
        reply = self.typed.undo("")
        if reply.moved:
            self.chooser.go_back_to(self.session.taken_back[-1])
        self.answer(reply)

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
        if self.session.home is None:
            self.open_line(self.command_word("save") + " ")
        else:
            self.answer(self.typed.run(self.command_word("save")))

    def action_leave(self) -> None:
        if self.session.over or self.session.is_saved:
            self.part()
        else:
            self.push_screen(Leave(self.say), self.leaving)

    def leaving(self, answer: str | None) -> None:
        if answer == "save":
            self.action_save()
            if self.session.is_saved:
                self.part()
        elif answer == "leave":
            self.part()

    def part(self) -> None:
        if not self.session.over:
            self.farewell = parting(self.session, self.say)
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
        if self.is_covered:
            return
        session, say = self.session, self.say
        scene = session.scene()
        self.query_one("#title", Static).update(side.title(session, scene, say, self.size.width))
        self.query_one("#seats", Static).update(side.seats(session, scene, say, self.is_low, self.side_width))
        self.query_one("#hand", Static).update(side.hand(session, scene, say, self.side_width))
        self.query_one("#keys", Static).update(say.text("screen-keys"))
        self.query_one("#choices", Static).update(side.choices(self.chooser, say))
        self.query_one("#status", Static).update(side.status(self.chooser, self.notice, say))
        self.query_one(BoardView).show(scene, self.marks(scene))
        self.draw_story()

    @property
    def is_low(self) -> bool:
        """Several players leave little room for the rest, and so does a large board."""
        if self.session.board.is_fixed and self.size.width < WIDE:
            return True
        return len(self.session.seats) > 2 and self.size.height < LOW

    @property
    def side_width(self) -> int:
        return self.query_one("#side").content_size.width

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def marks(self, scene: Scene) -> Marks:
        chooser, say = self.chooser, self.say
        chosen, held = chooser.chosen, chooser.offers.held
        ghost = {field.at: field for field in scene.fields if field.at == held}
        return Marks(
            cursor=chooser.cell,
            legal=frozenset(chooser.offers.cells()),
            latest=frozenset(self.session.latest()),
            reason=self.reason,
            hints=self.adviser.marks,
            ghost=ghost | ({} if chosen is None else chooser.offers.preview(chosen, say).fields),
        )

    def draw_story(self) -> None:
        session = self.session
        shown = (len(session.actions), session.viewer, self.say.language)
        if shown != self.story_shown:
            self.story_shown = shown
            since = max(0, len(session.actions) - STORY)
            self.query_one(Story).tell(session.story(self.say, since))
