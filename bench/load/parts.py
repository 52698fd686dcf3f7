"""What one action costs the processor, part by part: the same games played in this process, each time with one more."""

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import lavafield
from lavafield import Rng
from lavafield.server.messages.client import Act, Start
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.wire import encoded
from lavafield.server.store.store import Store, open_store
from lavafield.server.table.course import ENDED
from lavafield.server.table.outcome import Outcome
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Person, new_setup, person_place

KEY: Final = "5a" * 32
PEOPLE: Final = (Person("ada", "Ada"), Person("bo", "Bo"))
GAMES: Final = 12
AT_ONCE: Final = 12
"""Tables that are played side by side: their commits go together, as they do on a server."""


@dataclass(frozen=True)
class Parts:
    """Milliseconds of processor time for each action of a player, draws of chance included."""

    engine: float
    view: float
    encode: float
    commit: float

    @property
    def sum(self) -> float:
        return self.engine + self.view + self.encode + self.commit


def parts_of(game: str) -> Parts:
    """The best of some rounds: whatever else the machine does only adds."""
    rounds = [measured(game) for _ in range(5)]
    engine = min(one[0] for one in rounds)
    seen = min(one[1] for one in rounds)
    encode = min(one[2] for one in rounds)
    return Parts(engine, max(0.0, seen - engine), encode, commit_of(game))


def measured(game: str) -> tuple[float, float, float]:
    """Playing alone; playing with both looking on; writing out what they are told."""
    actions = 0
    times = [0.0, 0.0, 0.0]
    for seed in range(GAMES):
        for watched in (False, True):
            (room, _), rng = opened(game, f"t{seed}", watched), Rng(seed)
            while room.course.status not in ENDED:
                request = next_act(room, rng)
                person = PEOPLE[room.course.in_turn or 0]
                start = time.process_time()
                outcome = room.handle(person, request, 1.0)
                played = time.process_time()
                times[watched] += played - start
                if watched:
                    for _, message in outcome.told:
                        encoded(message)
                    times[2] += time.process_time() - played
                    actions += 1
    return times[0] / actions * 1000, times[1] / actions * 1000, times[2] / actions * 1000


def commit_of(game: str) -> float:
    """Of the writing thread and of waiting for it."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "lavafield.db", 1.0)
        try:
            return asyncio.run(committed(store, game))
        finally:
            store.close()


async def committed(store: Store, game: str) -> float:
    for person in PEOPLE:
        await store.users.add_guest(person.id, person.name, f"hash of {person.id}", 1.0)
    rooms = []
    for seed in range(AT_ONCE):
        room, begun = opened(game, f"t{seed}", False)
        rooms.append(room)
        await store.tables.add(Room(room.game, room.setup, [], 1.0).row(1.0), room.setup.users)
        await store.tables.append(room.row(1.0), begun.entries)
    spent = 0.0
    actions = 0
    playing = [(room, Rng(seed)) for seed, room in enumerate(rooms)]
    while playing:
        outcomes: list[tuple[Room, Outcome]] = []
        for room, rng in playing:
            person = PEOPLE[room.course.in_turn or 0]
            outcomes.append((room, room.handle(person, next_act(room, rng), 1.0)))
        start = time.process_time()
        await asyncio.gather(
            *(store.tables.append(room.row(1.0), outcome.entries, outcome.finished) for room, outcome in outcomes)
        )
        spent += time.process_time() - start
        actions += len(outcomes)
        playing = [(room, rng) for room, rng in playing if room.course.status not in ENDED]
    return spent / actions * 1000


def opened(game: str, id: str, watched: bool) -> tuple[Room, Outcome]:
    """A game of two, and what came of its beginning."""
    places = [person_place(person) for person in PEOPLE]
    settings = Settings(confirm=False)
    setup = new_setup(id, lavafield.game(game), "ada", places, {}, settings, KEY, 1.0)
    room = Room(lavafield.game(game), setup, [], 1.0)
    if watched:
        for person in PEOPLE:
            room.watchers[person.id] += 1
    return room, room.handle(PEOPLE[0], Start(id="start", table=id), 1.0)


def next_act(room: Room, rng: Rng) -> Act:
    """Any action, by whoever is to act."""
    state = room.course.state
    record = room.game.name(state, state.sample(rng))
    version = room.eyes(PEOPLE[room.course.in_turn or 0].id).version
    return Act(id=f"c{len(room.course.moments)}", table=room.setup.id, version=version, action=record)
