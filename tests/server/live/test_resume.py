"""Who is cut off at any step comes back with the version they have, and is told what they missed and no more."""

import asyncio
import copy
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest

from lavafield import Rng
from tests.conformance.checks.wire import drawn
from tests.server.live.seen import is_position
from tests.server.live.served import Client, Following, Person, Server

STEPS = 30


@dataclass
class Eyes:
    """One person with a socket that stays, and what they had when another was cut off."""

    person: Person
    steady: Client
    table: str
    had: list[Following] = field(default_factory=list)
    """What they knew after each step."""

    @property
    def now(self) -> Following:
        return self.steady.tables[self.table]

    async def keep_up(self) -> None:
        """What was told before this is answered has come."""
        await self.steady.ask("unlobby")
        self.had.append(copy.copy(self.now))
        self.had[-1].events = list(self.now.events)

    async def back_since(self, step: int) -> None:
        """Somebody who was cut off after that step comes back."""
        had = copy.copy(self.had[step])
        had.events = list(had.events)
        async with self.person.socket() as back:
            back.tables[self.table] = had
            await back.watch(self.table, since=had.version)
            told = [message["type"] for message in back.heard if is_position(message)]
            assert told == (["changed"] if self.now.version > self.had[step].version else [])
        assert had.version == self.now.version
        assert had.events == self.now.events
        assert had.info == self.now.info
        assert same_scene(had, self.now)
        if told:
            assert had.turn == self.now.turn

    async def fresh(self) -> None:
        """Somebody who has nothing is shown the whole."""
        async with self.person.socket() as new:
            shown = await new.watch(self.table)
            assert [message["type"] for message in new.heard if is_position(message)] == ["view"]
            assert (shown.version, shown.turn, shown.info) == (self.now.version, self.now.turn, self.now.info)
            assert same_scene(shown, self.now)


def same_scene(one: Following, other: Following) -> bool:
    assert one.scene is not None
    assert other.scene is not None
    return drawn(one.scene) == drawn(other.scene)


@pytest.mark.parametrize(
    ("game", "hot"), [("taluva", False), ("pompeii", False), ("pompeii", True)], ids=["taluva", "pompeii", "hot-seat"]
)
def test_who_was_cut_off_at_any_step_comes_back_to_the_present(server: Server, game: str, hot: bool) -> None:
    asyncio.run(cut_off_at_every_step(server, game, hot))


async def cut_off_at_every_step(server: Server, game: str, hot: bool) -> None:
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table("me", "me" if hot else "open", game=game)
    rng = Rng(11)
    async with AsyncExitStack() as stack:
        everybody = [
            Eyes(one, await stack.enter_async_context(one.socket()), table)
            for one in ((ada, eve) if hot else (ada, bo, eve))
        ]
        for eyes in everybody:
            await eyes.steady.watch(table)
        if not hot:
            await everybody[1].steady.ask("sit", table, seat=1)
        await everybody[0].steady.ask("start", table)
        for step in range(STEPS):
            for eyes in everybody:
                await eyes.keep_up()
            for eyes in everybody:
                await eyes.back_since(max(0, step - rng.below(4)))
            await everybody[step % len(everybody)].fresh()
            await one_step(everybody, rng)
        for eyes in everybody:
            await eyes.keep_up()
            await eyes.back_since(0)


async def one_step(everybody: list[Eyes], rng: Rng) -> None:
    """Whoever is to move does something, and takes it back now and then."""
    eyes = next(each for each in everybody if each.now.to_move)
    version, turn = eyes.now.version, eyes.now.turn
    if turn.get("undo") and rng.below(4) == 0:
        answer = await eyes.steady.ask("undo", eyes.table, version=version)
    elif turn.get("confirm"):
        answer = await eyes.steady.ask("confirm", eyes.table, version=version)
    else:
        offered = eyes.now.offered()
        answer = await eyes.steady.ask("act", eyes.table, version=version, action=offered[rng.below(len(offered))])
    assert answer["type"] == "done", answer


def test_a_version_that_never_was_is_answered_by_the_whole_view(server: Server) -> None:
    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "me", start=True)
        async with ada.socket() as one:
            shown = await one.watch(table, since=1000)
            assert [message["type"] for message in one.heard if is_position(message)] == ["view"]
            assert shown.to_move

    asyncio.run(scenario())
