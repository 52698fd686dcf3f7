"""What follows from each message: most of them go to a table, some to the list, the chat or the hints."""

import logging
from typing import Final

from lavafield.core.errors import BadInput
from lavafield.server.live.connection import Connection
from lavafield.server.live.hub import Hub
from lavafield.server.live.lobby import summaries_listed
from lavafield.server.live.table import LiveTable
from lavafield.server.live.tables import new_seed
from lavafield.server.messages.client import (
    AskHint,
    ClientMessage,
    FollowLobby,
    Hello,
    LeaveLobby,
    Request,
    Say,
    Unwatch,
    Watch,
)
from lavafield.server.messages.parts import Problem
from lavafield.server.messages.server import Done, Hint, Lobby, Refused
from lavafield.server.messages.wire import problem_of
from lavafield.server.store.errors import StoreError
from lavafield.server.table.playing import hint_view
from lavafield.server.workers.errors import Closed, Thoughtless

LOG: Final = logging.getLogger("lavafield.socket")


class Dialogue:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def answer(self, connection: Connection, message: ClientMessage) -> None:
        """Whatever is asked is answered. What cannot be done, or not now, is refused and changes nothing."""
        assert not isinstance(message, Hello)
        try:
            await self._carry_out(connection, message)
        except BadInput as problem:
            connection.tell(Refused(id=message.id, problem=problem_of(problem)))
        except StoreError as problem:
            LOG.error("a request could not be stored", exc_info=problem)
            connection.tell(Refused(id=message.id, problem=Problem(message="error-server-trouble")))

    async def _carry_out(self, connection: Connection, message: ClientMessage) -> None:
        match message:
            case FollowLobby(id=id, game=game):
                self.hub.tables.lobby.follow(connection, game)
                tables = await summaries_listed(self.hub.tables, game)
                connection.tell(Lobby(tables=tuple(tables)))
                connection.tell(Done(id=id))
            case LeaveLobby(id=id):
                self.hub.tables.lobby.unfollow(connection)
                connection.tell(Done(id=id))
            case Request():
                table = connection.follows.get(message.table) or await self.hub.tables.get(message.table)
                await self._at_table(table, connection, message)

    async def _at_table(self, table: LiveTable, connection: Connection, request: Request) -> None:
        match request:
            case Watch():
                await self._watch(table, connection, request)
            case Unwatch(id=id):
                table.unfollow(connection)
                connection.tell(Done(id=id))
            case Say(id=id):
                new = await self.hub.talk.say(table, connection, request, self.hub.now())
                connection.tell(Done(id=id, repeated=not new))
            case AskHint():
                self.hub.tables.spawn(self._hint(table, connection, request), "hint")
            case _:
                await table.ask(connection, request)

    async def _watch(self, table: LiveTable, connection: Connection, request: Watch) -> None:
        if table.id not in connection.follows and len(connection.follows) >= self.hub.limits.follows:
            raise BadInput("error-too-many-followed", expected=self.hub.limits.follows)
        said = await self.hub.talk.said(table)
        await table.ask(connection, request)
        for line in said:
            connection.tell(line)

    async def _hint(self, table: LiveTable, connection: Connection, request: AskHint) -> None:
        """Beside the rest: the person may go on talking while a bot thinks."""
        try:
            room, person = table.room, connection.person
            view = hint_view(room, person, request)
            ways = await self.hub.thinkers.hint(person.id, room.setup.game, view, new_seed())
        except BadInput as problem:
            connection.tell(Refused(id=request.id, problem=problem_of(problem)))
        except (Thoughtless, Closed):
            connection.tell(Refused(id=request.id, problem=Problem(message="error-server-trouble")))
        else:
            best, seat = ways[0], view.seat
            share = 0.0 if seat is None else best.shares[seat]
            connection.tell(
                Hint(id=request.id, version=request.version, line=best.actions, share=share, reasons=best.reasons)
            )
