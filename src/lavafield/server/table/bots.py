"""Bots at a table. They think elsewhere; what they answer counts only if nothing has happened since."""

from dataclasses import dataclass
from hmac import digest
from typing import TYPE_CHECKING, Final

from lavafield.core.decisions import ALLOWED
from lavafield.core.view import View
from lavafield.server.table import deeds
from lavafield.server.table.course import Course

if TYPE_CHECKING:
    from lavafield.server.table.room import Room

_DOMAIN: Final = "lavafield bot 1"


@dataclass(frozen=True)
class BotTurn:
    """What a bot is asked, and at which entry of the log."""

    seat: int
    bot: str
    view: View
    entry: int
    seed: int
    """Of its random numbers: nobody can foresee them, and asked once more it does the same."""


def wanted(course: Course) -> BotTurn | None:
    """The bot that is to act, if one is."""
    seat = course.in_turn
    if course.status != "playing" or seat is None:
        return None
    bot = course.bot_of(seat)
    if bot is None:
        return None
    entry = len(course.moments)
    return BotTurn(seat, bot, course.state.view(seat), entry, seed_at(course.setup.key, entry))


def seed_at(key: str, entry: int) -> int:
    """From the key of the dice, apart from all draws."""
    return int.from_bytes(digest(bytes.fromhex(key), f"{_DOMAIN}\n{entry}\n".encode(), "sha256")[:8], "big")


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
