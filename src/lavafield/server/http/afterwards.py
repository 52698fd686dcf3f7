"""What is done with games that are over: once more, another way, looked at again, judged."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from lavafield.core.dice import new_key
from lavafield.core.errors import BadInput
from lavafield.server.http.tables import TableId, may_open, place_for
from lavafield.server.http.whoever import AnyRequest, address_of, anybody
from lavafield.server.live.hub import Hub
from lavafield.server.live.summaries import setup_in
from lavafield.server.live.table import LiveTable
from lavafield.server.messages.analysis import Analysis
from lavafield.server.messages.http import NewAnalysis, NewFork
from lavafield.server.messages.limits import LARGEST_RECORD
from lavafield.server.messages.parts import TableInfo
from lavafield.server.messages.replay import Ending
from lavafield.server.messages.server import Rematch
from lavafield.server.secrets import new_id
from lavafield.server.table import again
from lavafield.server.table.course import ENDED
from lavafield.server.table.setup import Person

View = Annotated[str, Parameter(max_length=16)] | None
JSON = "application/json"


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(hub: Hub, person: Person, table: TableId) -> TableInfo:
    """The same table once more, for all who sat there. Whoever asks second gets the same new one."""
    old = await hub.tables.get(table)
    async with old.lock:
        setup = again.rematch(old.room, person, new_key(), hub.now())
        if await hub.store.tables.table(setup.id) is not None:
            return (await hub.tables.get(setup.id)).room.info()
        await may_open(hub, person)
        alone = setup.users == {person.id}
        made = await hub.tables.add(setup, person, start=alone)
        old.tell(Rematch(table=table, new=setup.id))
    return made


@post("/api/tables/{table:str}/fork", status_code=201)
async def fork(hub: Hub, person: Person, table: TableId, data: NewFork) -> TableInfo:
    """Go on from a position of a game that is over."""
    await may_open(hub, person)
    old = await hub.tables.get(table)
    places = [place_for(seat, person) for seat in data.seats]
    async with old.lock:
        setup = again.fork(old.room, person, new_id(), data.after, places, data.settings, new_key(), hub.now())
    return await hub.tables.add(setup, person, data.start)


@get("/api/tables/{table:str}/replay", media_type=JSON)
async def replay(request: AnyRequest, hub: Hub, table: TableId, view: View = None) -> Response[bytes]:
    """Of a game that is over with any eyes; while it runs, what the own eyes have seen."""
    only_so_often(request, hub)
    user = await anybody(request, hub)
    lines, ending = await record_of(await hub.tables.get(table), "" if user is None else user.id)
    return Response(await hub.thinkers.replay(lines, view, ending), media_type=JSON)


@post("/api/replay", status_code=200, media_type=JSON, request_max_body_size=LARGEST_RECORD)
async def replay_file(request: AnyRequest, hub: Hub, view: View = None) -> Response[bytes]:
    """Of a record that somebody has in a file. It is read in a process that may fail."""
    only_so_often(request, hub)
    record = as_text(await request.body())
    return Response(await hub.thinkers.replay(record, view), media_type=JSON)


@post("/api/analyses", status_code=201, request_max_body_size=3 * LARGEST_RECORD)
async def analyse(request: AnyRequest, hub: Hub, person: Person, data: NewAnalysis) -> Analysis:
    """Have every decision judged. It takes a while: ask for it by its id."""
    only_so_often(request, hub)
    if (data.table is None) == (data.record is None):
        raise BadInput("error-analysis-of", expected="table | record")
    record = data.record
    if data.table is not None:
        live = await hub.tables.get(data.table)
        again.only_ended(live.room)
        record, _ = await record_of(live, person.id)
    assert record is not None
    await no_help_while_it_counts(hub, record)
    return hub.analyses.begin(person.id, record)


@get("/api/analyses/{id:str}")
async def analysis(hub: Hub, id: TableId) -> Analysis:
    found = hub.analyses.found(id)
    if found is None:
        raise BadInput("error-no-analysis")
    return found


async def record_of(live: LiveTable, user: str) -> tuple[str, Ending | None]:
    """The record as that user may have it, and how the game ended, which the record of one that was left cannot say."""
    async with live.lock:
        room = live.room
        lines = "".join(f"{line}\n" for line in room.record_lines(user))
        result = room.course.result
    if room.course.status not in ENDED or result is None:
        return lines, None
    return lines, Ending(ranks=result.ranks, reason=result.reason, dice=result.dice)


async def no_help_while_it_counts(hub: Hub, record: str) -> None:
    """The record of a rated game is not judged while that game is played here."""
    try:
        head = msgspec.json.decode(record.partition("\n")[0], type=_Head)
    except (msgspec.DecodeError, RecursionError):
        return  # whatever it is, it will be read with more care
    row = None if head.dice is None else await hub.store.tables.table(head.dice.game)
    if row is not None and row.status not in ENDED and setup_in(row.setup).settings.rated:
        raise BadInput("table-no-hints")


class _Dice(msgspec.Struct):
    game: str


class _Head(msgspec.Struct):
    """What the first line of a record says about the table that it comes from."""

    dice: _Dice | None = None


def only_so_often(request: AnyRequest, hub: Hub) -> None:
    """It takes long, and others wait for the same processes."""
    if not hub.looks_back.take(address_of(request), hub.now()):
        raise BadInput("error-too-fast")


def as_text(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise BadInput("error-request", reason="UTF-8") from None


HANDLERS = [rematch, fork, replay, replay_file, analyse, analysis]
