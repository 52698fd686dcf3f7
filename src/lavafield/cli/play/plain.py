"""The game line by line: for pipes, for screen readers, for terminals that can do no more."""

import sys
from contextlib import suppress
from importlib import import_module

from lavafield.cli.play.console import Console, Reply, board_lines
from lavafield.cli.play.hints import hints_for, told
from lavafield.cli.play.session import Session
from lavafield.core.decisions import OVER
from lavafield.core.errors import BadInput
from lavafield.core.scene import Panel
from lavafield.words import Words


def play(session: Session, say: Words) -> None:
    """Play until the game is over, the person leaves, or the input ends."""
    Lines(session, say).run()


class Lines:
    def __init__(self, session: Session, say: Words) -> None:
        self.session = session
        self.console = Console(session, say)
        self.typing = sys.stdin.isatty() and sys.stdout.isatty()
        if self.typing:
            with suppress(ImportError):
                import_module("readline")  # gives input() a history
        self.told = len(session.actions)
        """How many actions have been told."""
        self.shown_to: int | None = None
        """The person whose knowledge the screen has shown last."""

    @property
    def say(self) -> Words:
        return self.console.say

    def run(self) -> None:
        print(self.say.text("play-welcome", game=self.session.game.title(self.say.language)))
        print(self.say.text("play-hint"))
        while True:
            self.let_others_act()
            if self.session.over:
                self.end()
                return
            if not self.pass_keyboard() or not self.decide():
                self.leave()
                return

    def let_others_act(self) -> None:
        """Chance and bots, until a person is to act or the game is over."""
        while True:
            try:
                if not self.session.step():
                    break
            except BadInput as unsaved:
                print(unsaved.text(self.say.language))
        if not self.must_pass():
            self.tell_news()

    def tell_news(self) -> None:
        for line in self.session.story(self.say, since=self.told):
            print(line)
        self.told = len(self.session.actions)

    # --- one decision ---

    def decide(self) -> bool:
        """Show the position and carry out lines until it has changed; False when the person leaves."""
        self.show()
        while True:
            line = self.read(self.prompt())
            if line is None:
                return False
            if not line.strip():
                continue
            reply = self.console.run(line)
            self.tell(reply)
            if reply.hint:
                self.give_hints()
            if reply.quit:
                return False
            if reply.moved:
                self.told = len(self.session.actions)
                return True

    def tell(self, reply: Reply) -> None:
        for text in reply.lines:
            print(text)

    def give_hints(self) -> None:
        session = self.session
        view = session.state.view(session.person)
        hints = hints_for(session.game.id, view, session.hints, seed=len(session.actions))
        for text in told(session, hints, self.say):
            print(text)

    def show(self) -> None:
        scene = self.session.scene()
        print()
        print("\n".join(board_lines(self.session, self.say)))
        print()
        for panel in scene.panels:
            print(self.panel(panel))
        for pile, count in scene.piles.items():
            print(self.say.text(pile, count=count))
        for note in self.session.board.notes(self.session.state.view(self.session.viewer), self.say):
            print(note)

    def panel(self, panel: Panel) -> str:
        """One player: letter, name, supplies, and what is known of the hand."""
        board, say = self.session.board, self.say
        name = self.session.names(say)[panel.seat]
        parts = [board.cost(kind, count, say) for kind, count in panel.supplies.items()]
        things = [board.thing(thing, say) for thing in panel.hand]
        things += [board.hidden(panel.hidden, say)] if panel.hidden else []
        parts += [say.text("play-holds", thing=", ".join(things))] if things else []
        if panel.standing != "in-play":
            parts.append(say.text(f"play-standing-{panel.standing}"))
        return f"{board.seat_letter(panel.seat)}  {name}: {', '.join(parts)}"

    def prompt(self) -> str:
        names = self.session.names(self.say)
        step = self.say.text(self.session.scene().step)
        return self.say.text("play-prompt", player=names[self.session.state.to_act], step=step) + " "

    # --- the keyboard ---

    def read(self, prompt: str) -> str | None:
        """A line, or None at the end of the input. What is piped in is shown, as if typed."""
        if self.typing:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip("\n"))
        return line if line else None

    def must_pass(self) -> bool:
        person = self.session.person
        return person is not None and person != self.shown_to and self.session.hides()

    def pass_keyboard(self) -> bool:
        """Before another person looks, hide what the last one saw; False when the input ends."""
        if self.must_pass():
            assert self.session.person is not None
            if self.typing:
                print("\033[2J\033[3J\033[H", end="")
            player = self.session.names(self.say)[self.session.person]
            if self.read(self.say.text("play-pass", player=player) + " ") is None:
                return False
            self.tell_news()
        self.shown_to = self.session.person
        return True

    # --- the end ---

    def end(self) -> None:
        print()
        print("\n".join(board_lines(self.session, self.say)))
        print()
        print(self.say.text("play-over"))
        for line in places(self.session, self.say):
            print(line)
        if self.session.file is not None:
            print(self.say.text("play-saved", path=str(self.session.file)))

    def leave(self) -> None:
        print(parting(self.session, self.say))


def parting(session: Session, say: Words) -> str:
    """What to say to somebody who leaves before the end."""
    if session.is_saved:
        return say.text("play-left-saved", path=str(session.home))
    return say.text("play-left")


def places(session: Session, say: Words) -> list[str]:
    """Who takes which place; only once the game is over."""
    assert session.state.to_act == OVER
    ranks, names = session.state.ranks(), session.names(say)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return [say.text("place", rank=ranks[seat], player=names[seat]) for seat in order]
