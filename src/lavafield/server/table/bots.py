"""Bots at a table. They think elsewhere; what they answer counts only if nothing has happened since."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lavafield.core.decisions import ALLOWED
from lavafield.core.view import View
from lavafield.server.table import deeds
from lavafield.server.table.course import Course

if TYPE_CHECKING:
    from lavafield.server.table.room import Room


@dataclass(frozen=True)
class BotTurn:
    """What a bot is asked, and at which entry of the log."""

    seat: int
    bot: str
    view: View
    entry: int


def wanted(course: Course) -> BotTurn | None:
    """The bot that is to act, if one is."""
    seat = course.in_turn
    if course.status != "playing" or seat is None:
        return None
    bot = course.bot_of(seat)
    return None if bot is None else BotTurn(seat, bot, course.state.view(seat), len(course.moments))


def act(room: "Room", turn: BotTurn, action: int) -> None:
    state = room.course.state
    if is_late(room.course, turn):
        return
    if state.refusal(action) != ALLOWED:
        fail(room, turn)
    else:
        room.do(deeds.Acted(seat=turn.seat, action=room.game.name(state, action)))


def fail(room: "Room", turn: BotTurn) -> None:
    """A bot that fails is out. If even the one that plays on fails, the game cannot go on."""
    if is_late(room.course, turn):
        return
    if turn.seat in room.course.left:
        room.do(deeds.Aborted())
    else:
        room.do(deeds.Left(seat=turn.seat, reason="bot-failure"))


def is_late(course: Course, turn: BotTurn) -> bool:
    return course.status != "playing" or turn.entry != len(course.moments)
