"""Before the game: who sits where, whose nonces count, and the start."""

from typing import TYPE_CHECKING, Final

import msgspec

from lavafield.core.errors import BadInput
from lavafield.server.messages.client import AddNonce, Sit, Stand, Start
from lavafield.server.table import deeds
from lavafield.server.table.outcome import Handler, Outcome
from lavafield.server.table.setup import OPEN, Person, Place, bot_place, person_place
from lavafield.server.workers.limits import served_bot

if TYPE_CHECKING:
    from lavafield.server.table.room import Room


def sit(room: "Room", person: Person, request: Sit, outcome: Outcome) -> None:
    place = place_of(room, request.seat)
    if place.user == person.id:
        return
    if place.kind != "open":
        raise BadInput("table-seat-taken", got=request.seat)
    put(room, request.seat, person_place(person), outcome)


def stand(room: "Room", person: Person, request: Stand, outcome: Outcome) -> None:
    place_of(room, request.seat)
    put(room, room.own_seat(person.id, request.seat), OPEN, outcome)


def add_nonce(room: "Room", person: Person, request: AddNonce, outcome: Outcome) -> None:
    """Once: who could change it after seeing that of others would have more of a say."""
    place = place_of(room, room.own_seat(person.id, request.seat))
    if place.nonce not in (None, request.nonce):
        raise BadInput("table-nonce-given", expected=str(place.nonce), got=request.nonce)
    put(room, request.seat, msgspec.structs.replace(place, nonce=request.nonce), outcome)


def put_bot(room: "Room", person: Person, seat: int, name: str | None, outcome: Outcome) -> None:
    """The host puts a bot on an open seat, or takes one away."""
    place = place_of(room, seat)
    only_host(room, person)
    if place.kind == "person":
        raise BadInput("table-seat-taken", got=seat)
    if name is not None:
        served_bot(name, room.game)
    put(room, seat, OPEN if name is None else bot_place(name), outcome)


def start(room: "Room", person: Person, request: Start, outcome: Outcome) -> None:
    only_gathering(room)
    only_host(room, person)
    empty = [str(seat) for seat, place in enumerate(room.setup.places) if place.kind == "open"]
    if empty:
        raise BadInput("table-seats-open", got=", ".join(empty))
    if room.setup.settings.rated and any(len(room.setup.seats_of(user)) > 1 for user in room.setup.users):
        raise BadInput("table-rated-hot-seat")
    room.do(deeds.Started())


HANDLERS: Final[dict[type, Handler]] = {Sit: sit, Stand: stand, AddNonce: add_nonce, Start: start}


def place_of(room: "Room", seat: int) -> Place:
    """One of the seats, while they can still be changed."""
    only_gathering(room)
    if seat >= len(room.setup.places):
        raise BadInput("error-seat", expected=f"0-{len(room.setup.places) - 1}", got=seat)
    return room.setup.places[seat]


def put(room: "Room", seat: int, place: Place, outcome: Outcome) -> None:
    setup = room.setup.with_place(seat, place)
    if setup != room.setup:
        room.set_up(setup)
        outcome.setup_changed = True


def only_gathering(room: "Room") -> None:
    if room.course.status != "gathering":
        raise BadInput("table-not-gathering", expected="gathering", got=room.course.status)


def only_host(room: "Room", person: Person) -> None:
    if person.id != room.setup.host:
        raise BadInput("table-not-host")
