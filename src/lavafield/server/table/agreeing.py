"""What is done only if all people at the table agree: taking back a turn, pausing, going on, ending without result."""

from typing import TYPE_CHECKING, Final

from lavafield.core.errors import BadInput
from lavafield.server.messages.client import Propose, Reply
from lavafield.server.messages.parts import Proposal
from lavafield.server.table import deeds
from lavafield.server.table.outcome import Handler, Outcome
from lavafield.server.table.playing import at_present_version, only
from lavafield.server.table.setup import Person
from lavafield.server.table.taking_back import turn_start

if TYPE_CHECKING:
    from lavafield.server.table.room import Room

_POSSIBLE: Final = {
    "take-back": ("playing",),
    "pause": ("playing",),
    "resume": ("paused",),
    "abort": ("playing", "paused"),
}
"""When something can be proposed."""


def propose(room: "Room", person: Person, request: Propose, outcome: Outcome) -> None:
    only(room, *_POSSIBLE[request.matter])
    at_present_version(room, person, request)
    if room.proposal is not None:
        raise BadInput("table-proposal-pending", got=room.proposal.matter)
    seat = voting_seats(room, person)[0]
    deed_for(room, request.matter, seat)
    voters = set(range(len(room.setup.places))) - set(room.setup.seats_of(person.id))
    waiting = tuple(sorted(each for each in voters if may_vote(room, each)))
    settle(room, Proposal(seat=seat, matter=request.matter, waiting=waiting))


def reply(room: "Room", person: Person, request: Reply, outcome: Outcome) -> None:
    proposal = room.proposal
    if proposal is None:
        raise BadInput("table-no-proposal")
    own = voting_seats(room, person)
    if not request.agree:  # whoever proposed it may also think better of it
        room.proposal = None
        return
    waiting = tuple(seat for seat in proposal.waiting if seat not in own)
    settle(room, Proposal(seat=proposal.seat, matter=proposal.matter, waiting=waiting))


HANDLERS: Final[dict[type, Handler]] = {Propose: propose, Reply: reply}


def settle(room: "Room", proposal: Proposal) -> None:
    """Do it, if nobody has still to agree."""
    if proposal.waiting:
        room.proposal = proposal
    else:
        room.do(deed_for(room, proposal.matter, proposal.seat))


def deed_for(room: "Room", matter: str, seat: int) -> deeds.Deed:
    match matter:
        case "pause":
            return deeds.Paused()
        case "resume":
            return deeds.Resumed()
        case "abort":
            return deeds.Aborted()
    to = turn_start(room.course, seat)
    if to is None:
        raise BadInput("table-no-undo")
    return deeds.TookBack(seat=seat, to=to)


def may_vote(room: "Room", seat: int) -> bool:
    """People who are in the game; bots agree to everything."""
    return room.course.bot_of(seat) is None


def voting_seats(room: "Room", person: Person) -> list[int]:
    seats = [seat for seat in room.setup.seats_of(person.id) if may_vote(room, seat)]
    if not seats:
        raise BadInput("table-spectator")
    return seats
