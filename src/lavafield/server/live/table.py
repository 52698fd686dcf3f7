"""A table that is awake: its room, those who follow it, its bots and its alarm.

One request after the other. What came of it is stored first and told then; if that fails, the room is thrown away and
made anew from what is stored, and those who follow it are shown the table as it is there.
"""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from lavafield.core.errors import BadInput
from lavafield.server.live.connection import Connection, text_of
from lavafield.server.live.summaries import summary_of_room
from lavafield.server.messages.client import Request, Watch
from lavafield.server.messages.parts import TableSummary
from lavafield.server.messages.server import Chat, Clocks, Connections, Done, ServerMessage
from lavafield.server.store.errors import StoreError
from lavafield.server.store.rows import StoredTable
from lavafield.server.table.bots import BotTurn
from lavafield.server.table.eyes import Audience
from lavafield.server.table.outcome import Outcome
from lavafield.server.table.room import Room
from lavafield.server.workers.errors import Closed, Thoughtless

if TYPE_CHECKING:
    from lavafield.server.live.tables import LiveTables

LOG: Final = logging.getLogger("lavafield.table")


class LiveTable:
    def __init__(self, tables: "LiveTables", room: Room, now: float) -> None:
        self.tables = tables
        self.room = room
        self.id = room.setup.id
        self.lock = asyncio.Lock()
        self.followers: dict[Connection, Audience] = {}
        """Every socket that follows the table, and whose eyes it has."""
        self.used = now
        """When somebody asked for something last."""
        self.due: float | None = None
        """As it is stored: when the table is to be woken, if it sleeps."""
        self.given_up = False
        """It could not be loaded anew after something went wrong."""
        self.said: deque[Chat] | None = None
        """The last lines of chat, once somebody came."""
        self._summary = summary_of_room(room)
        self._connected: tuple[str, ...] = ()
        self._bots: asyncio.Task[None] | None = None
        self._asked: tuple[int, asyncio.Future[int]] | None = None
        """What a bot thinks about: at which entry of the log, and its answer to come."""
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = 0.0

    # --- what comes in ---

    async def ask(self, connection: Connection, request: Request) -> None:
        """What somebody asks for over a socket: carried out, stored, told and answered."""
        async with self.lock:
            self._must_be_awake()
            again = isinstance(request, Watch)
            if again:
                self.unfollow(connection, tell=False)
            now = self.tables.now()
            try:
                outcome = self.room.handle(connection.person, request, now)
                await self._store(outcome, now)
            except BaseException:
                await self._make_anew()
                raise
            if again and isinstance(outcome.answer, Done) and not outcome.answer.repeated:
                self._follow(connection)
            for message in outcome.own:
                connection.tell(message)
            self._tell(outcome)
            if again:
                self._welcome(connection, now)
            if outcome.answer is not None:
                connection.tell(outcome.answer)
            self._carry_on(outcome, now)

    async def carry_out(self, work: Callable[[Room, float], Outcome]) -> Outcome:
        """Something else that happens at the table. What is refused is BadInput, and changes nothing."""
        async with self.lock:
            self._must_be_awake()
            now = self.tables.now()
            try:
                outcome = work(self.room, now)
                await self._store(outcome, now)
            except BadInput:
                raise
            except BaseException:
                await self._make_anew()
                raise
            self._tell(outcome)
            self._carry_on(outcome, now)
            return outcome

    def _must_be_awake(self) -> None:
        """Who waited in line may find that the table was given up meanwhile."""
        if self.given_up:
            raise StoreError(f"table {self.id} was given up")

    def unfollow(self, connection: Connection, tell: bool = True) -> None:
        """That socket follows the table no more."""
        if self.followers.pop(connection, None) is None:
            return
        connection.follows.pop(self.id, None)
        now = self.used = self.tables.now()
        self.room.disconnect(connection.person.id, now)
        if tell:
            self._tell_connections()
            self.set_alarm(now)

    def _follow(self, connection: Connection) -> None:
        self.followers[connection] = self.room.setup.seats_of(connection.person.id)
        connection.follows[self.id] = self

    # --- storing and telling ---

    async def _store(self, outcome: Outcome, now: float) -> None:
        self.used = now
        if not outcome.entries and not outcome.setup_changed:
            return
        row, store = self.row(now), self.tables.store.tables
        if outcome.setup_changed:
            await store.change(row, self._users())
        if outcome.entries:
            await store.append(row, outcome.entries, outcome.finished)
        self.due = row.due

    def row(self, now: float) -> StoredTable:
        """As it is stored: with a takeover in view for everybody, for whoever is here now may be gone after a crash."""
        room = self.room
        row, seat, patience = room.row(now), room.course.in_turn, room.setup.settings.takeover
        if patience is None or seat is None or row.status != "playing" or room.course.bot_of(seat) is not None:
            return row
        due = now + patience if row.due is None else min(row.due, now + patience)
        return msgspec.structs.replace(row, due=due)

    def _users(self) -> set[str]:
        return self.room.setup.users | {self.room.setup.host}

    def _tell(self, outcome: Outcome) -> None:
        if outcome.setup_changed:
            setup = self.room.setup
            for connection in self.followers:
                self.followers[connection] = setup.seats_of(connection.person.id)
            self._tell_connections()
        for audience, message in outcome.told:
            self.tell(message, audience)

    def tell(self, message: ServerMessage, audience: Audience | None = None) -> None:
        """All sockets of an audience, or all that follow the table; it is written out once for all of them."""
        text: str | None = None
        for connection, own in self.followers.items():
            if audience is None or own == audience:
                if text is None:
                    text = text_of(message)
                connection.outbox.put(text)

    def _welcome(self, connection: Connection, now: float) -> None:
        """What is no part of the room: the clocks now, who is there, what was said."""
        if connection not in self.followers:
            return
        if self.room.course.hands.setting is not None and self.room.course.status in ("playing", "paused"):
            connection.tell(Clocks(table=self.id, times=self.room.times(now)))
        if not self._tell_connections():
            connection.tell(Connections(table=self.id, users=self._connected))

    def _tell_connections(self) -> bool:
        """Whether there was something to tell."""
        here = tuple(sorted(user for user in self.room.setup.users if user in self.room.watchers))
        if here == self._connected:
            return False
        self._connected = here
        self.tell(Connections(table=self.id, users=here))
        return True

    # --- afterwards ---

    def _carry_on(self, outcome: Outcome, now: float) -> None:
        if outcome.entries or outcome.setup_changed:
            self._note_changes()
        if outcome.entries:
            self.tables.counts.entries.inc(len(outcome.entries))
            self._drop_stale_thoughts()
            self.call_bots()
        self.set_alarm(now)

    def summary(self) -> TableSummary:
        return summary_of_room(self.room)

    def _note_changes(self) -> None:
        """For the list of tables: who sits there and how it stands, not whose turn it is."""
        before, course = self._summary, self.room.course
        if course.status == before.status == "playing" and len(course.left) == sum(bool(s.left) for s in before.seats):
            return
        after = self._summary = self.summary()
        if (before.status, before.seats, before.settings) != (after.status, after.seats, after.settings):
            self.tables.changed(self, after)

    def call_bots(self) -> None:
        """If a bot is to act, let it think."""
        if self._bots is None and self.room.wanted() is not None:
            self._bots = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.id}")
            self._bots.add_done_callback(self._bots_played)

    def _bots_played(self, task: "asyncio.Task[None]") -> None:
        self._bots = None
        if task.cancelled():
            return
        problem = task.exception()
        if problem is None:
            self.call_bots()
        elif not isinstance(problem, StoreError | Closed):
            LOG.error("the bots of table %s cannot go on", self.id, exc_info=problem)

    async def _let_bots_play(self) -> None:
        """As long as bots are to act. An answer to a question that is no more is dropped."""
        while (turn := self.room.wanted()) is not None:
            room = self.room
            thinking = asyncio.ensure_future(self.tables.bot_move(room.setup.game, turn))
            self._asked = turn.entry, thinking
            try:
                await asyncio.wait({thinking})
            finally:
                self._asked = None
                thinking.cancel()
            if thinking.cancelled():
                continue
            try:
                action = thinking.result()
            except Thoughtless as failure:
                LOG.warning("bot %s failed at table %s: %r", turn.bot, self.id, failure)
                await self.carry_out(partial(_bot_failed, room, turn))
            else:
                await self.carry_out(partial(_bot_acted, room, turn, action))

    def _drop_stale_thoughts(self) -> None:
        """What a bot was asked is no question any more: somebody else may have the process."""
        if self._asked is not None and self._asked[0] != len(self.room.course.moments):
            self._asked[1].cancel()

    # --- time ---

    def set_alarm(self, now: float) -> None:
        """To be woken when a flag falls or a bot is to take over; bots are called otherwise."""
        due = self.room.due(now)
        if due is None or (self._alarm is not None and self._alarm_at <= due):
            return  # one that comes too early looks again
        if due <= now and self._bots is not None:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = due
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - now) + 0.001, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self.tables.closing:
            return
        if self.lock.locked():  # whatever goes on there will set it again
            return
        self.tables.spawn(self._look(), f"clock of {self.id}")

    async def _look(self) -> None:
        await self.carry_out(lambda room, now: room.tick(now))
        self.call_bots()

    # --- sleeping, and waking up anew ---

    def idle(self, now: float, patience: float) -> bool:
        """Nobody needs it awake."""
        return not self.followers and self._bots is None and not self.lock.locked() and now - self.used > patience

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._bots is not None:
            self._bots.cancel()

    async def _make_anew(self) -> None:
        """From what is stored. If that cannot be read either, the server cannot go on with this table."""
        try:
            room = await self.tables.loaded_room(self.id)
        except BaseException as problem:
            LOG.error("table %s cannot be loaded anew", self.id, exc_info=problem)
            self.tables.give_up(self)
            return
        self.room, now = room, self.tables.now()
        for connection in list(self.followers):
            request = Watch(id=f"anew-{secrets.token_hex(8)}", table=self.id)
            outcome = room.handle(connection.person, request, now)
            for message in outcome.own:
                connection.tell(message)
        self._summary = self.summary()
        self.set_alarm(now)


def _bot_acted(asked: Room, turn: BotTurn, action: int, room: Room, now: float) -> Outcome:
    """An answer about a room that was thrown away since counts for nothing."""
    return room.bot_acts(turn, action, now) if asked is room else Outcome()


def _bot_failed(asked: Room, turn: BotTurn, room: Room, now: float) -> Outcome:
    return room.bot_fails(turn, now) if asked is room else Outcome()
