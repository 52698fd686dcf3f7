"""Following a table, with the own seats' eyes or as a spectator."""

from typing import TYPE_CHECKING, Final

from lavafield.server.messages.client import Watch
from lavafield.server.messages.server import Table
from lavafield.server.table.outcome import Handler, Outcome
from lavafield.server.table.setup import Person

if TYPE_CHECKING:
    from lavafield.server.table.room import Room


def watch(room: "Room", person: Person, request: Watch, outcome: Outcome) -> None:
    """The table, and either what was missed since a version or the whole view.

    A connection counts once: if it watches anew, whoever runs the room has it `disconnect` first.
    """
    room.watchers[person.id] += 1
    outcome.own.append(Table(table=room.info()))
    if room.course.status == "gathering":
        return
    eyes = room.eyes(person.id)
    if request.since is None or request.since > eyes.version:
        outcome.own.append(eyes.view())
    elif request.since < eyes.version:
        outcome.own.append(eyes.changed(request.since))


HANDLERS: Final[dict[type, Handler]] = {Watch: watch}
