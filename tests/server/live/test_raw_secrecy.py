"""The bytes that somebody gets do not depend on what they cannot know.

Two servers have the same tables, people and dice, but for one hidden thing: a card in a hand, a tile that is held, an
order that was given in secret. Whoever may not know of it does the same at both, and must get the same bytes.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from lavafield import Rng
from lavafield.server.messages.client import Act
from lavafield.server.store.rows import Entry
from lavafield.server.table.setup import Setup
from tests.server.live.served import Client, Following, Message, Person, Server
from tests.server.live.stocked import SECRETS, stock
from tests.server.rooms import ADA, BO, Host, accepted, setup_of
from tests.server.test_room_secrecy import swapped

Log = Sequence[Entry]


@dataclass(frozen=True)
class Swap:
    """One table as two servers know it, and who may know of the difference."""

    name: str
    setup: Setup
    logs: tuple[Log, Log]
    knowing: frozenset[str]
    actions: int
    """How many can be done at both before the difference must show, at the most."""


def swaps() -> list[Swap]:
    return [card_swap(0), card_swap(1), order_swap(), tile_swap()]


def named(setup: Setup, name: str) -> Setup:
    return msgspec.structs.replace(setup, id=name)


def card_swap(seat: int) -> Swap:
    """Another card was dealt to the seat that is to act."""
    setup = named(setup_of(ADA, BO, game="pompeii"), f"card{seat}")
    host = Host(setup).start()
    while host.in_turn != (ADA, BO)[seat]:
        host.act_randomly(Rng(4))
    deals = [n for n, entry in enumerate(host.log) if f'"to":{seat}' in entry.deed]
    card = json.loads(host.log[deals[-1]].deed)["action"]["card"]
    other = swapped(host.log, deals[-1], card=card % 11 + 1)
    return Swap(setup.id, setup, (host.log, other), frozenset({("ada", "bo")[seat]}), actions=20)


def order_swap() -> Swap:
    """Ada gave a standing order in secret, or did not yet."""
    for seed in range(200):
        setup = named(setup_of(ADA, BO, game="pompeii", announce="any"), "order")
        host = Host(msgspec.structs.replace(setup, key=f"{seed:064x}")).start()
        if any(offer.do == "order" for offer in host.clients[0].turn.offers):
            before = list(host.log)
            host.wait(60)
            accepted(host.ask(ADA, Act, action={"do": "order"}))
            return Swap("order", host.setup, (before, host.log), frozenset({"ada"}), actions=0)
    raise AssertionError("no hand in which an order can be given")


def tile_swap() -> Swap:
    """Another tile is held by Ada while Bo looks at his own."""
    setup = named(setup_of(ADA, BO, preview=True), "tile")
    host = Host(setup).start()
    number = next(n for n, entry in enumerate(host.log) if '"draw"' in entry.deed)
    tile = json.loads(host.log[number].deed)["action"]["tile"]
    other = swapped(host.log, number, tile="VSL" if tile != "VSL" else "VJC")
    return Swap("tile", setup, (host.log, other), frozenset({"ada"}), actions=0)


SWAPS = swaps()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("swapped")
    servers = (Server(folder / "one"), Server(folder / "other"))
    for n, server in enumerate(servers):
        stock(server.data, [(swap.setup, swap.logs[n]) for swap in SWAPS])
        server.start()
    yield servers
    for server in servers:
        assert server.stop() == 0


@dataclass
class Twin:
    """One person at one table of both servers."""

    name: str
    swap: Swap
    servers: tuple[Server, Server]
    clients: list[Client] = field(default_factory=list)

    @property
    def people(self) -> list[Person]:
        return [Person(server, self.name, self.name.title(), SECRETS[self.name]) for server in self.servers]

    async def watch(self, stack: AsyncExitStack) -> None:
        for person in self.people:
            client = await stack.enter_async_context(person.socket())
            await client.ask("watch", self.swap.setup.id, id="w1")
            self.clients.append(client)

    async def said(self) -> list[list[str]]:
        """All that came until now, at both."""
        for client in self.clients:
            await client.ask("unlobby", id=f"sync{len(client.raw)}")
        return [client.raw for client in self.clients]

    async def sees_the_same(self) -> None:
        one, other = await self.said()
        assert one == other

    async def again(self, since: int | None) -> tuple[list[str], list[str]]:
        """What is said to them if they come with that version."""
        found = []
        for person in self.people:
            async with person.socket() as client:
                fields = {} if since is None else {"since": since}
                client.tables[self.swap.setup.id] = Following(self.swap.setup.id, version=since or 0)
                await client.ask("watch", self.swap.setup.id, id="again", **fields)
                found.append(client.raw)
        return found[0], found[1]


def unknowing(swap: Swap) -> list[str]:
    return [name for name in ("ada", "bo", "eve") if name not in swap.knowing]


@pytest.mark.parametrize("swap", SWAPS, ids=lambda swap: swap.name)
def test_who_may_not_know_gets_the_same_bytes(both: tuple[Server, Server], swap: Swap) -> None:
    asyncio.run(same_bytes(both, swap))


async def same_bytes(both: tuple[Server, Server], swap: Swap) -> None:
    table = swap.setup.id
    twins = {name: Twin(name, swap, both) for name in ("ada", "bo", "eve")}
    async with AsyncExitStack() as stack:
        for twin in twins.values():
            await twin.watch(stack)
        for name in unknowing(swap):
            await asked_over_http(twins[name], table)
        knower = twins[next(iter(swap.knowing))]
        one, other = await knower.said()
        assert one != other, "the swap changed nothing"
        rng, done = Rng(9), 0
        while done < swap.actions and await act_at_both(twins, swap, rng):
            done += 1
            for name in unknowing(swap):
                await twins[name].sees_the_same()
        assert done >= min(3, swap.actions)
        for name in unknowing(swap):
            await twins[name].sees_the_same()
            for since in (None, *range(twins[name].clients[0].tables[table].version + 1)):
                one, other = await twins[name].again(since)
                assert one == other
            await asked_over_http(twins[name], table)


async def asked_over_http(twin: Twin, table: str) -> None:
    paths = ["", "/record", "/replay", "/record?seat=0", "/record?seat=1"]
    paths += [f"/replay?view={view}" for view in ("0", "1", "spectator", "revealed")]
    for path in [f"/api/tables/{table}{path}" for path in paths] + ["/api/tables", "/api/my/tables"]:
        answers = [
            await asyncio.to_thread(person.server.ask, "GET", path, secret=person.secret) for person in twin.people
        ]
        assert answers[0].status == answers[1].status
        assert told(answers[0].body, table) == told(answers[1].body, table), path


def told(body: bytes, table: str) -> object:
    """Of lists that one table alone: the others have differences of their own."""
    try:
        found = json.loads(body)
    except ValueError:
        return body
    if not isinstance(found, list):
        return body
    own = [each for each in found if each["id"] == table]
    for each in own:
        if each["changed"] > each["created"] + 3600:  # it was changed by this test, at both servers at another time
            del each["changed"]
    return own


async def act_at_both(twins: dict[str, Twin], swap: Swap, rng: Rng) -> bool:
    """Whoever is to move does the same at both servers, if they can.

    Who may not know of the difference stops before drawing: what they draw depends on it, and they may know that.
    """
    table = swap.setup.id
    twin = next(each for each in twins.values() if each.clients[0].tables[table].to_move)
    one, other = (client.tables[table] for client in twin.clients)
    if one.turn.get("confirm"):
        if twin.name in unknowing(swap):
            return False
        command: Message = {"kind": "confirm"}
    else:
        there = {json.dumps(action) for action in other.offered()}
        common = [action for action in one.offered() if json.dumps(action) in there]
        if not common:
            return False
        command = {"kind": "act", "action": common[rng.below(len(common))]}
    command["id"] = f"act{one.version}"
    for client in twin.clients:
        answer = await client.ask(table=table, version=client.tables[table].version, **command)
        assert answer["type"] == "done", answer
    for each in twins.values():
        await each.said()
    return True


def test_the_bytes_differ_for_who_may_know(both: tuple[Server, Server]) -> None:
    """Else the comparison would compare nothing."""
    for swap in SWAPS:
        for name in swap.knowing:
            one, other = (
                server.ask("GET", f"/api/tables/{swap.setup.id}/record", secret=SECRETS[name]).body for server in both
            )
            assert one != other


def test_the_folders_of_both_servers_differ_in_the_logs_alone(tmp_path: Path) -> None:
    for swap in SWAPS:
        assert swap.logs[0] != swap.logs[1]
        assert len({len(log) for log in swap.logs}) == (2 if swap.name == "order" else 1)
    assert len({swap.setup.id for swap in SWAPS}) == len(SWAPS)
