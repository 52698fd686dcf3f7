"""Tables as lists show them."""

from functools import lru_cache

import msgspec

from lavafield.server.messages.parts import Seat, TableSummary
from lavafield.server.store.rows import StoredTable
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Setup

_SETUP: msgspec.json.Decoder[Setup] = msgspec.json.Decoder(Setup)


@lru_cache(maxsize=1000)
def setup_in(text: str) -> Setup:
    """The setup that is stored with a table."""
    return _SETUP.decode(text)


def summary_of_row(row: StoredTable) -> TableSummary:
    """Of a table that sleeps."""
    setup = setup_in(row.setup)
    return TableSummary(
        id=row.id,
        game=row.game,
        options=setup.options,
        seats=tuple(Seat(kind=place.kind, name=place.name, user=place.user, bot=place.bot) for place in setup.places),
        settings=setup.settings,
        status=row.status,
        host=setup.host,
        created=row.created,
        changed=row.changed,
        in_turn=row.in_turn,
    )


def summary_of_room(room: Room) -> TableSummary:
    info, course = room.info(), room.course
    return TableSummary(
        id=info.id,
        game=info.game,
        options=info.options,
        seats=info.seats,
        settings=info.settings,
        status=info.status,
        host=info.host,
        created=room.setup.created,
        changed=course.noticed,
        in_turn=course.in_turn if info.status in ("playing", "paused") else None,
    )
