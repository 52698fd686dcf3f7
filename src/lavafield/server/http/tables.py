"""Tables: lists of them, new ones, and what is done there before and after a game."""

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.params import Parameter

from lavafield.catalog import game as game_named
from lavafield.core.errors import BadInput
from lavafield.server.http.whoever import AnyRequest, anybody
from lavafield.server.live.hub import Hub
from lavafield.server.live.lobby import LISTED, summaries_listed, summaries_of
from lavafield.server.messages.http import BotSeat, NewSeat, NewTable
from lavafield.server.messages.parts import TableInfo, TableSummary
from lavafield.server.table.setup import OPEN, Person, Place, bot_place, person_place

TableId = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{1,64}\Z", max_length=64)]
ListStatus = Literal["gathering", "playing", "over"]


@get("/api/tables")
async def tables(hub: Hub, game: str | None = None, status: ListStatus | None = None) -> list[TableSummary]:
    """The listed ones; without a status those that are not over."""
    if game is not None:
        game_named(game)
    return await summaries_listed(hub.tables, game, LISTED if status is None else _ALSO.get(status, (status,)))


_ALSO = {"playing": ("playing", "paused"), "over": ("over", "aborted")}


@post("/api/tables", status_code=201)
async def new_table(hub: Hub, person: Person, data: NewTable) -> TableInfo:
    await may_open(hub, person)
    places = [place_for(seat, person) for seat in data.seats]
    return await hub.tables.open(person, data.game, places, data.options, data.settings, data.start)


@get("/api/tables/{table:str}")
async def table_info(hub: Hub, table: TableId) -> TableInfo:
    return (await hub.tables.get(table)).room.info()


@get("/api/my/tables")
async def my_tables(hub: Hub, person: Person) -> list[TableSummary]:
    return await summaries_of(hub.tables, person.id)


@post("/api/tables/{table:str}/bot", status_code=200)
async def put_bot(hub: Hub, person: Person, table: TableId, data: BotSeat) -> TableInfo:
    """The host puts a bot on an open seat, or takes one away."""
    live = await hub.tables.get(table)
    await live.carry_out(lambda room, now: room.put_bot(person, data.seat, data.bot, now))
    return live.room.info()


@get("/api/tables/{table:str}/record")
async def record(
    request: AnyRequest, hub: Hub, table: TableId, seat: Annotated[int, Parameter(ge=0, le=5)] | None = None
) -> Response[bytes]:
    """What whoever asks may have of it: while the game runs what they saw, afterwards all of it."""
    user = await anybody(request, hub)
    live = await hub.tables.get(table)
    async with live.lock:
        lines = "".join(f"{line}\n" for line in live.room.record_lines("" if user is None else user.id, seat))
    name = f"{live.room.setup.game}-{live.id}.jsonl"
    headers: dict[str, Any] = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(lines.encode(), media_type="application/jsonl", headers=headers)


async def may_open(hub: Hub, person: Person) -> None:
    """Nobody may fill the server with tables."""
    if not hub.new_tables.take(person.id, hub.now()):
        raise BadInput("error-too-fast")
    if await hub.store.tables.under_way(person.id) >= hub.limits.tables:
        raise BadInput("error-too-many-tables", expected=hub.limits.tables)


def place_for(seat: NewSeat, person: Person) -> Place:
    match seat.kind:
        case "me":
            return person_place(person)
        case "open":
            return OPEN
    if seat.bot is None:
        raise BadInput("error-seat-bot")
    return bot_place(seat.bot)


HANDLERS = [tables, new_table, table_info, my_tables, put_bot, record]
