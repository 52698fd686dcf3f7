"""New tables from old ones: the same game once more, or another way to go on from one of its positions."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from lavafield.core.decisions import OVER
from lavafield.core.errors import BadInput
from lavafield.server.messages.parts import Settings
from lavafield.server.table.course import ENDED
from lavafield.server.table.setup import Opening, Person, Place, Setup, bot_place, new_setup, person_place

if TYPE_CHECKING:
    from lavafield.server.table.room import Room


def rematch_id(room: "Room") -> str:
    """The table of the rematch has one name whoever asks first, so nobody makes a second one."""
    return sha256(f"lavafield rematch 1\n{room.setup.id}\n{room.setup.key}\n".encode()).hexdigest()[:16]


def rematch(room: "Room", person: Person, key: str, now: float) -> Setup:
    """The same game once more; everybody has moved on by one seat, so another one begins."""
    only_ended(room)
    old = room.setup
    if person.id not in old.users:
        raise BadInput("table-spectator")
    places = [_anew(place) for place in (*old.places[1:], old.places[0])]
    id, game = rematch_id(room), room.game
    return new_setup(id, game, person.id, places, old.options, old.settings, key, now, old.opening)


def _anew(place: Place) -> Place:
    """Who sat there, without the share of the old dice."""
    if place.user is not None:
        return person_place(Person(place.user, place.name))
    return bot_place(place.bot or "")


def fork(
    room: "Room", person: Person, id: str, after: int, places: Sequence[Place], settings: Settings, key: str, now: float
) -> Setup:
    """A table that begins where a game was after so many actions. Only of games that are over: hands are known then.

    The hands stay as they were; whatever is drawn from now on is drawn by new dice.
    """
    only_ended(room)
    record = room.course.record
    if not 0 <= after <= len(record.actions) or record.states[after].to_act == OVER:
        last = len(record.actions) - (record.state.to_act == OVER)
        raise BadInput("table-fork-after", expected=f"0-{last}", got=after)
    if len(places) != len(room.setup.places):
        raise BadInput("error-players", expected=str(len(room.setup.places)), got=str(len(places)))
    if settings.rated:
        raise BadInput("table-fork-rated")
    actions = tuple({part: value for part, value in line.items() if part != "seat"} for line in record.actions[:after])
    opening = Opening(game=room.setup.id, actions=actions)
    return new_setup(id, room.game, person.id, places, room.setup.options, settings, key, now, opening)


def only_ended(room: "Room") -> None:
    if room.course.status not in ENDED:
        raise BadInput("table-status", expected=" | ".join(ENDED), got=room.course.status)
