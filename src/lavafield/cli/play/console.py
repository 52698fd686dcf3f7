"""Typed lines: a move, or a command in any of the languages. Shared by both fronts."""

import shlex
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lavafield.cli import rules
from lavafield.cli.play.boards.board import spelled
from lavafield.cli.play.offers import Offers
from lavafield.cli.play.session import Session
from lavafield.core.clauses import clause
from lavafield.core.errors import BadInput
from lavafield.core.game import Game, NamedAction
from lavafield.core.scene import Cell
from lavafield.core.violation import IllegalAction, Violation
from lavafield.words import Words, languages, words

COMMANDS: Final = (
    "help",
    "board",
    "look",
    "moves",
    "why",
    "hint",
    "undo",
    "redo",
    "save",
    "log",
    "rules",
    "tiles",
    "language",
    "quit",
)
LOG_LINES: Final = 20
MOST_FIELDS: Final = 6
"""A refusal that speaks of more fields does not name them."""


@dataclass(frozen=True)
class Reply:
    """What to tell, and what follows from the line."""

    lines: tuple[str, ...] = ()
    moved: bool = False
    """The position is another one now."""
    refused: bool = False
    cells: tuple[Cell, ...] = ()
    """The fields that a refusal speaks of."""
    language: str | None = None
    hint: bool = False
    """Hints are wanted. To think takes time, so each front does it in its own way."""
    quit: bool = False


class Console:
    def __init__(self, session: Session, say: Words) -> None:
        self.session = session
        self.say = say

    def run(self, line: str) -> Reply:
        """Carry out a line. Nothing raises: what is wrong is told."""
        first, _, rest = line.strip().partition(" ")
        try:
            command = command_called(first)
            if command is not None:
                answer: Callable[[str], Reply] = getattr(self, command)
                return answer(rest.strip())
            return self.move(line)
        except IllegalAction as illegal:
            return self.refusal(illegal.violation)
        except BadInput as problem:
            return Reply((problem.text(self.say.language),), refused=True)

    def refusal(self, violation: Violation) -> Reply:
        return Reply((self.reason(violation),), refused=True, cells=violation.cells)

    def reason(self, violation: Violation) -> str:
        """The words of a refusal, its clause, and the fields it speaks of."""
        said = {"reason": violation.text(self.say.language), "clause": violation.clause}
        if not 0 < len(violation.cells) <= MOST_FIELDS:
            return self.say.text("play-refused", **said)
        return self.say.text("play-refused-at", **said, fields=" ".join(map(spelled, violation.cells)))

    # --- moves ---

    def move(self, line: str) -> Reply:
        session = self.session
        line = line.strip()
        if session.over:
            raise BadInput("error-game-over", got=line)
        try:
            action = session.game.parse(session.state, session.board.typed(line))
        except BadInput as problem:
            hint = self.say.text("play-hint")
            return Reply((problem.text(self.say.language), hint), refused=True)
        before = len(session.actions)
        if (violation := session.why_not(action)) is not None:
            return self.refusal(violation)
        session.play(action)
        return Reply(tuple(session.story(self.say, since=before)), moved=True)

    def undo(self, rest: str) -> Reply:
        if not self.session.undo():
            return Reply((self.say.text("play-no-undo"),), refused=True)
        return Reply((self.say.text("play-undone"),), moved=True)

    def redo(self, rest: str) -> Reply:
        if not self.session.redo():
            return Reply((self.say.text("play-no-redo"),), refused=True)
        return Reply((self.say.text("play-redone"),), moved=True)

    # --- questions ---

    def help(self, rest: str) -> Reply:
        width = max(len(self.synopsis(command)) for command in COMMANDS)
        lines = [self.say.text("play-help-move"), ""]
        lines += [f"{self.synopsis(name):<{width}}  {self.say.text(f'command-{name}.about')}" for name in COMMANDS]
        return Reply((*lines, "", *self.session.board.legend(self.say)))

    def synopsis(self, command: str) -> str:
        name = self.say.text(f"command-{command}").split()[0]
        return f"{name} {self.given(command)}".strip()

    def given(self, command: str) -> str:
        """What may stand behind a command: the game's own example, or one for all games, or nothing."""
        ids = (f"{self.session.game.id}-board-given-{command}", f"command-{command}.given")
        return next((self.say.text(id) for id in ids if self.say.has(id)), "")

    def board(self, rest: str) -> Reply:
        return Reply(tuple(board_lines(self.session, self.say)))

    def look(self, rest: str) -> Reply:
        """What is on a field and round it."""
        cell = self.session.board.cell_typed(rest)
        if cell is None:
            raise BadInput("error-notation", expected=self.given("look"), got=rest)
        scene, names = self.session.scene(), self.session.names(self.say)
        shown = [cell, *self.session.board.grid(scene).round(cell)]
        return Reply(tuple(self.session.board.describe(scene, cell, names, self.say) for cell in shown))

    def moves(self, rest: str) -> Reply:
        """All legal moves, or those of a kind, or those on a field."""
        session = self.session
        offers = Offers(session)
        legal = offers.legal
        if (cell := session.board.cell_typed(rest)) is not None:
            legal = offers.about(cell)
        elif (partial := session.board.partial(rest)) is not None:
            legal = offers.meant(partial)
        elif rest:
            raise BadInput("error-notation", expected=self.given("why"), got=rest)
        count = self.say.text("play-moves", count=len(legal))
        return Reply((count, *session.board.listed(session.state, legal, self.say)))

    def why(self, rest: str) -> Reply:
        """Why a move is refused, or all moves of a kind, or each kind of move on a field."""
        session = self.session
        if (cell := session.board.cell_typed(rest)) is not None:
            return self.why_here(cell)
        if (partial := session.board.partial(rest)) is not None:
            violation = session.why_not(partial)
        else:
            violation = session.why_not(session.game.parse(session.state, session.board.typed(rest)))
        return Reply((self.say.text("play-allowed"),)) if violation is None else self.refusal(violation)

    def why_here(self, cell: Cell) -> Reply:
        """For each kind of action that this field may be meant for: what forbids it, if anything."""
        verbs: dict[str, list[str]] = {}
        cells: set[Cell] = set()
        for verb, violation in reasons(self.session, cell).items():
            told = self.say.text("play-allowed") if violation is None else self.reason(violation)
            verbs.setdefault(told, []).append(self.session.board.verb(verb, self.say))
            cells |= set(violation.cells if violation else ())
        lines = [self.say.text("play-verb", verb=", ".join(said), told=told) for told, said in verbs.items()]
        return Reply(tuple(lines) or (self.say.text("play-not-now"),), refused=True, cells=tuple(sorted(cells)))

    def hint(self, rest: str) -> Reply:
        if self.session.person is None:
            return Reply((self.say.text("hint-none"),), refused=True)
        return Reply(hint=True)

    def log(self, rest: str) -> Reply:
        story = self.session.story(self.say)
        lines = int(rest) if rest.isdecimal() and int(rest) > 0 else LOG_LINES
        return Reply(tuple(story[-lines:]) or (self.say.text("play-log-empty"),))

    def rules(self, rest: str) -> Reply:
        game = self.session.game
        if not rest:
            return Reply(tuple(rules.clause_list(game, self.say)))
        return Reply(tuple(rules.clause_told(game, clause(game.id, rest), self.say)))

    def tiles(self, rest: str) -> Reply:
        """What is still to come, as far as the viewer knows."""
        scene = self.session.scene()
        lines = [self.say.text(pile, count=count) for pile, count in scene.piles.items()]
        thing = self.session.board.thing
        lines += [
            self.say.text("play-unseen", count=n, thing=thing(kind, self.say)) for kind, n in scene.unseen.items()
        ]
        facts = self.session.board.facts(self.session.state.view(self.session.viewer), self.say)
        return Reply((*facts, *lines))

    # --- round the game ---

    def save(self, rest: str) -> Reply:
        try:
            named = " ".join(shlex.split(rest))
        except ValueError:
            named = rest
        path = self.session.save(Path(named) if named else None)
        if path is None:
            return Reply((self.say.text("play-save-where"),), refused=True)
        return Reply((self.say.text("play-saved", path=str(path)),))

    def language(self, rest: str) -> Reply:
        if rest not in languages():
            raise BadInput("cli-error-language", expected=", ".join(languages()), got=rest)
        self.say = words(rest)
        return Reply((self.say.text("play-language"),), language=rest)

    def quit(self, rest: str) -> Reply:
        return Reply(quit=True)


def command_called(word: str) -> str | None:
    """The command of that name in any language."""
    for language in languages():
        for command in COMMANDS:
            if word.lower() in words(language).text(f"command-{command}").split():
                return command
    return None


def reasons(session: Session, cell: Cell) -> dict[str, Violation | None]:
    """What forbids each kind of action on a field; None where one is legal."""
    game, state = session.game, session.state
    kinds: dict[str, list[NamedAction]] = {}
    for aim in session.board.aims(cell, session.scene()):
        with suppress(BadInput):  # it belongs to another step of the turn
            for record in game.completions(state, aim):
                kinds.setdefault(record["do"], []).append(record)
    return {verb: nearest([session.why_not(record) for record in records], game) for verb, records in kinds.items()}


def nearest(violations: list[Violation | None], game: Game) -> Violation | None:
    """None if one was legal, else the refusal that comes last in the rules: the nearest to being legal."""
    order = game.clause_order
    refused = [violation for violation in violations if violation is not None]
    return max(refused, key=lambda one: order[one.clause]) if len(refused) == len(violations) else None


def board_lines(session: Session, say: Words) -> list[str]:
    """The text board as the viewer sees it."""
    picture = session.game.board(session.state.view(session.viewer))
    return session.board.labelled(session.scene(), picture) if picture else [say.text("play-empty-board")]
