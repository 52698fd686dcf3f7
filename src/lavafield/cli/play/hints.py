"""Hints: what a bot would do in somebody's place, what it expects of that, and why.

It gets what that seat knows and nothing else, and so do the words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lavafield.bots import player
from lavafield.catalog import game as game_named
from lavafield.cli.play.session import Session
from lavafield.core.chance import Rng
from lavafield.core.event import Event, event_text
from lavafield.core.game import Game
from lavafield.core.scene import Cell
from lavafield.core.state import State
from lavafield.core.view import View
from lavafield.words import Words

MOST: Final = 3
"""How many ways to go on are told."""


@dataclass(frozen=True)
class Hint:
    """One way to go on with the own turn."""

    line: tuple[int, ...]
    """The actions up to the end of the turn, as far as it was thought."""
    share: float
    """What part of the win the bot expects."""
    reasons: tuple[Event, ...]


def hints_for(name: str, view: View, bot: str, seed: int) -> list[Hint]:
    """The best ways to go on for the seat whose view this is, the best first."""
    game, rng = game_named(name), Rng(seed)
    assert view.seat is not None
    thoughts = player(bot, game).thoughts(view, rng)[:MOST]
    world = game.guess(view, rng)
    return [Hint(one.line, one.shares[view.seat], tuple(game.reasons(world, one.line, view.seat))) for one in thoughts]


def told(session: Session, hints: Sequence[Hint], say: Words) -> list[str]:
    """The hints in words: what to do, as it is typed, and below what speaks for and against it."""
    names = session.names(say)
    lines = [say.text("hint-heading", bot=session.hints)]
    for number, hint in enumerate(hints, 1):
        moves = spelled_line(session.game, session.state, hint.line)
        lines.append(say.text("hint-move", number=number, moves=moves, share=round(100 * hint.share)))
        if hint.reasons:
            lines.append("   " + "; ".join(event_text(one, names, say.language) for one in hint.reasons))
    return lines


def spelled_line(game: Game, state: State, line: Sequence[int]) -> str:
    """Actions one after the other, as they are typed."""
    said = []
    for action in line:
        said.append(game.text(state, action))
        state = state.after(action)
    return " → ".join(said)


def marked(session: Session, hints: Sequence[Hint]) -> dict[Cell, str]:
    """The fields where the hints begin, with their numbers; of two on one field the better one's."""
    marks: dict[Cell, str] = {}
    for number, hint in enumerate(hints, 1):
        for cell in cells_of(session, hint.line[0]):
            marks.setdefault(cell, str(number))
    return marks


def cells_of(session: Session, action: int) -> set[Cell]:
    """Where one points for an action; without such a field, where something happens."""
    game, state, board = session.game, session.state, session.board
    record = game.name(state, action)
    cells = {cell for cell in (board.origin(record), board.cell(record)) if cell is not None}
    events = game.events(state, action, state.after(action), session.viewer)
    return cells or {cell for event in events for cell in event.cells}
