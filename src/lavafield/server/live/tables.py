"""The tables that are awake. Others sleep in the store until somebody wants them, or something is due."""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Final

import msgspec

from lavafield.catalog import game as game_named
from lavafield.core.dice import new_key
from lavafield.core.errors import BadInput
from lavafield.server.live.lobby import Lobby
from lavafield.server.live.summaries import setup_in
from lavafield.server.live.table import LiveTable
from lavafield.server.messages.client import Start
from lavafield.server.messages.parts import Problem, Settings, TableInfo, TableSummary
from lavafield.server.messages.server import Goodbye, Refused
from lavafield.server.metrics import Counts
from lavafield.server.secrets import new_id
from lavafield.server.store.store import Store
from lavafield.server.table.bots import BotTurn
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Person, Place, Setup, new_setup
from lavafield.server.workers.thinkers import Thinkers

LOG: Final = logging.getLogger("lavafield.tables")
ROUND: Final = 5.0
"""Seconds between two looks at what is due and who may sleep, at the most."""
AHEAD: Final = 30.0
"""Tables where something is due so soon are woken."""
MOST_DUE: Final = 200
"""Tables that are woken at once."""


class LiveTables:
    def __init__(self, store: Store, thinkers: Thinkers, counts: Counts, sleepy: float) -> None:
        self.store = store
        self.sleepy = sleepy
        self.thinkers = thinkers
        self.counts = counts
        self.started = self.now()
        self.lobby = Lobby()
        self.awake: dict[str, LiveTable] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        counts.watch("tables_awake", "Tables that are awake", lambda: len(self.awake))

    def now(self) -> float:
        """Of the wall: clocks of tables outlive the server."""
        return time.time()

    # --- finding them ---

    async def get(self, id: str) -> LiveTable:
        """The table, woken if it sleeps. BadInput if there is none."""
        table = self.awake.get(id)
        if table is not None:
            table.used = self.now()
            return table
        if id not in self._loading:
            loading = self._loading[id] = asyncio.ensure_future(self._wake(id))
            loading.add_done_callback(lambda done: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _wake(self, id: str) -> LiveTable:
        room = await self.loaded_room(id)
        table = self.awake[id] = LiveTable(self, room, self.now())
        last_beat = self.store.last_beat
        if last_beat is not None:
            await table.carry_out(lambda room, now: room.make_up(last_beat, self.started, now))
        table.call_bots()
        table.set_alarm(self.now())
        return table

    async def loaded_room(self, id: str) -> Room:
        """As it follows from what is stored."""
        row = await self.store.tables.table(id)
        if row is None:
            raise BadInput("error-no-table", got=id)
        setup, now = setup_in(row.setup), self.now()
        log = await self.store.tables.log(id)
        return Room(game_named(setup.game), setup, log, self._away_since(row.due, setup, now))

    def _away_since(self, due: float | None, setup: Setup, now: float) -> float:
        """Since when those who sit there are away, at the latest: what was due when the table fell asleep tells it."""
        patience = setup.settings.takeover
        if patience is None or due is None:
            return now
        return min(now, max(self.started, due - patience))

    # --- making them ---

    async def open(
        self,
        host: Person,
        game: str,
        places: Sequence[Place],
        options: dict[str, Any],
        settings: Settings,
        start: bool,
    ) -> TableInfo:
        """A new table. BadInput if it cannot be so."""
        now = self.now()
        setup = new_setup(new_id(), game_named(game), host.id, places, options, settings, new_key(), now)
        if start and any(place.kind == "open" for place in places):
            open_seats = [str(seat) for seat, place in enumerate(places) if place.kind == "open"]
            raise BadInput("table-seats-open", got=", ".join(open_seats))
        return await self.add(setup, host, start)

    async def add(self, setup: Setup, host: Person, start: bool) -> TableInfo:
        """A table that was set up."""
        room = Room(game_named(setup.game), setup, [], self.now())
        await self.store.tables.add(room.row(self.now()), setup.users | {setup.host})
        table = self.awake[setup.id] = LiveTable(self, room, self.now())
        if start:
            outcome = await table.carry_out(lambda room, now: room.handle(host, Start(id="start", table=setup.id), now))
            if isinstance(outcome.answer, Refused):
                problem = outcome.answer.problem
                raise BadInput(problem.message, **problem.arguments)
        else:
            self.changed(table, table.summary())
        return table.room.info()

    # --- what tables tell ---

    def changed(self, table: LiveTable, summary: TableSummary) -> None:
        """Who sits there, or how it stands."""
        self.lobby.changed(summary)

    async def bot_move(self, game: str, turn: BotTurn) -> int:
        began = time.perf_counter()
        try:
            return await self.thinkers.move(game, turn.bot, turn.view, turn.seed)
        finally:
            self.counts.thought.observe(time.perf_counter() - began)

    def give_up(self, table: LiveTable) -> None:
        """Nothing can be said about it just now: those who follow it may try again later."""
        self.awake.pop(table.id, None)
        table.given_up = True
        table.stop()
        goodbye = Goodbye(problem=Problem(message="error-server-trouble"), again=5.0)
        for connection in list(table.followers):
            connection.tell(goodbye)
            connection.outbox.close(1011)

    # --- keeping house ---

    async def keep_house(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.store.beat(self.now())
                await self._wake_due()
                await self._let_sleep()
            except Exception as problem:
                if self.store.failure is not None:
                    raise
                LOG.error("keeping house failed", exc_info=problem)
            await asyncio.sleep(min(ROUND, self.sleepy))

    async def _wake_due(self) -> None:
        for id in await self.store.tables.due(self.now() + AHEAD, MOST_DUE + len(self.awake)):
            if id not in self.awake:
                try:
                    await self.get(id)
                except BadInput as problem:
                    LOG.error("table %s cannot be woken: %s", id, problem.message)

    async def _let_sleep(self) -> None:
        now = self.now()
        for table in [table for table in self.awake.values() if table.idle(now, self.sleepy)]:
            due = table.room.due(now)
            if due is not None and due < now + AHEAD + ROUND:
                continue
            async with table.lock:
                if due != table.due:
                    row = msgspec.structs.replace(table.room.row(now), due=due, changed=table.room.course.noticed)
                    await self.store.tables.change(row, table.room.setup.users | {table.room.setup.host})
            if table.idle(now, self.sleepy):
                table.stop()
                del self.awake[table.id]

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Something to be done beside the rest."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._spawned_done)

    def _spawned_done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.closing:
            LOG.error("%s failed", task.get_name(), exc_info=task.exception())

    async def close(self) -> None:
        """Finish what is being written; bots stop."""
        self.closing = True
        for table in self.awake.values():
            table.stop()
        for table in list(self.awake.values()):
            async with table.lock:
                pass
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def new_seed() -> int:
    """Of one thought of a bot: nobody can foresee it."""
    return secrets.randbits(63)
