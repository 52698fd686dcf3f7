"""The game itself: actions, confirming and taking back, leaving and coming back, flags."""

from typing import TYPE_CHECKING, Final

from lavafield.core.errors import BadInput
from lavafield.core.violation import IllegalAction
from lavafield.server.messages.client import Act, AskHint, Confirm, Foresee, Propose, Resign, Return, Undo, WhyNot
from lavafield.server.messages.server import Answer, Foresight
from lavafield.server.messages.wire import problem_of_violation
from lavafield.server.table import deeds
from lavafield.server.table.outcome import Handler, Outcome
from lavafield.server.table.setup import Person
from lavafield.server.table.taking_back import can_undo

if TYPE_CHECKING:
    from lavafield.core.view import View
    from lavafield.server.table.room import Room


def act(room: "Room", person: Person, request: Act, outcome: Outcome) -> None:
    seat = deciding_seat(room, person, request)
    state = room.course.state
    action = room.game.action(state, request.action)
    room.do(deeds.Acted(seat=seat, action=room.game.name(state, action)))


def confirm(room: "Room", person: Person, request: Confirm, outcome: Outcome) -> None:
    seat = awaited_seat(room, person, request)
    if room.course.waiting != seat:
        raise BadInput("table-nothing-to-confirm")
    room.do(deeds.Confirmed(seat=seat))


def undo(room: "Room", person: Person, request: Undo, outcome: Outcome) -> None:
    seat = awaited_seat(room, person, request)
    if not can_undo(room.course, seat):
        raise BadInput("table-no-undo")
    room.do(deeds.TookBack(seat=seat, to=len(room.course.played) - 1))


def resign(room: "Room", person: Person, request: Resign, outcome: Outcome) -> None:
    only(room, "playing", "paused")
    room.do(deeds.Left(seat=seat_in_game(room, person, request.seat), reason="resignation"))


def come_back(room: "Room", person: Person, request: Return, outcome: Outcome) -> None:
    only(room, "playing", "paused")
    seat = seat_in_game(room, person, request.seat)
    if seat in room.course.away:
        room.do(deeds.Returned(seat=seat))


def why_not(room: "Room", person: Person, request: WhyNot, outcome: Outcome) -> None:
    """Only to whoever decides: the answer may depend on what others do not know."""
    deciding_seat(room, person, request)
    try:
        violation = room.game.why_not(room.course.state, request.action)
    except IllegalAction as illegal:
        violation = illegal.violation
    outcome.answer = Answer(id=request.id, problem=None if violation is None else problem_of_violation(violation))


def foresee(room: "Room", person: Person, request: Foresee, outcome: Outcome) -> None:
    """Only to whoever decides: told are events as that seat would be told them."""
    deciding_seat(room, person, request)
    found = room.game.foresee(room.course.state, request.action)
    outcome.answer = Foresight(id=request.id, outcomes=tuple(found))


def hint_view(room: "Room", person: Person, request: AskHint) -> "View":
    """What a bot may know that is asked for a hint, or BadInput."""
    if room.setup.settings.rated:
        raise BadInput("table-no-hints")
    return room.course.state.view(deciding_seat(room, person, request))


HANDLERS: Final[dict[type, Handler]] = {
    Act: act,
    Confirm: confirm,
    Undo: undo,
    Resign: resign,
    Return: come_back,
    WhyNot: why_not,
    Foresee: foresee,
}


# --- when time goes on ---


def tick(room: "Room", now: float) -> None:
    course, seat = room.course, room.course.in_turn
    if course.status != "playing" or seat is None or seat in course.left:
        return
    if course.hands.fallen(now) == seat:
        room.do(deeds.Left(seat=seat, reason="flag"))
        return
    end = takeover_at(room, seat)
    if end is not None and now >= end:
        room.do(deeds.Substituted(seat=seat))


def takeover_at(room: "Room", seat: int) -> float | None:
    """When a bot plays on for that seat, if its person stays away."""
    patience, place = room.setup.settings.takeover, room.setup.places[seat]
    if patience is None or place.user is None or place.user in room.watchers or room.course.bot_of(seat) is not None:
        return None
    return max(room.absent.get(place.user, 0.0), room.course.started) + patience


# --- who may ---


def only(room: "Room", *statuses: str) -> None:
    if room.course.status not in statuses:
        raise BadInput("table-status", expected=" | ".join(statuses), got=room.course.status)


def awaited_seat(room: "Room", person: Person, request: Act | AskHint | Confirm | Foresee | Undo | WhyNot) -> int:
    """The seat of this person that is awaited, at the version that they saw."""
    only(room, "playing")
    at_present_version(room, person, request)
    seat = room.course.in_turn
    if seat is None or seat not in room.setup.seats_of(person.id):
        raise BadInput("table-not-your-turn", got=-1 if seat is None else seat)
    if room.course.bot_of(seat) is not None:
        raise BadInput("table-bot-plays", got=seat)
    return seat


def deciding_seat(room: "Room", person: Person, request: Act | AskHint | Foresee | WhyNot) -> int:
    """As `awaited_seat`, and an action is what is awaited from it."""
    seat = awaited_seat(room, person, request)
    if room.course.waiting is not None:
        raise BadInput("table-unconfirmed")
    return seat


def at_present_version(
    room: "Room", person: Person, request: Act | AskHint | Confirm | Foresee | Undo | WhyNot | Propose
) -> None:
    if not room.setup.seats_of(person.id):
        raise BadInput("table-spectator")
    version = room.eyes(person.id).version
    if request.version != version:
        raise BadInput("error-stale", expected=version, got=request.version)


def seat_in_game(room: "Room", person: Person, seat: int) -> int:
    """The seat, if it is this person's and has not left the game."""
    if room.own_seat(person.id, seat) in room.course.left:
        raise BadInput("table-left", got=seat)
    return seat
