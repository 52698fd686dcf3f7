"""Nothing that goes to somebody depends on what they cannot know: hidden things are swapped, and the bytes compared."""

import json
from typing import Any

import msgspec
import pytest

import lavafield
from lavafield.server.clocks import PerTurn
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.wire import encoded
from lavafield.server.store.rows import Entry
from lavafield.server.table.room import Room
from tests.server.rooms import ADA, BO, EVE, START, Host, accepted, setup_of


def swapped(log: list[Entry], number: int, **fields: Any) -> list[Entry]:
    """The log with another outcome of one draw."""
    deed = json.loads(log[number].deed)
    deed["action"] |= fields
    return [*log[:number], msgspec.structs.replace(log[number], deed=json.dumps(deed)), *log[number + 1 :]]


def sent(host: Host, log: list[Entry], user: str) -> list[bytes]:
    """All that this user could be sent: every catching up, and the whole view."""
    room = Room(lavafield.game(host.setup.game), host.setup, log, START)
    eyes = room.eyes(user)
    messages = [eyes.changed(since) for since in range(eyes.version)]
    return [encoded(eyes.view()), *map(encoded, messages), *(line.encode() for line in room.record_lines(user))]


def test_the_tile_that_another_holds_shows_nowhere() -> None:
    host = Host(setup_of(ADA, BO, preview=True)).start()
    number = next(n for n, entry in enumerate(host.log) if '"draw"' in entry.deed)
    tile = json.loads(host.log[number].deed)["action"]["tile"]
    other = swapped(host.log, number, tile="VSL" if tile != "VSL" else "VJC")
    for user in ("bo", "eve"):
        assert sent(host, other, user) == sent(host, host.log, user)
    assert sent(host, other, "ada") != sent(host, host.log, "ada")


@pytest.mark.parametrize(("seat", "user"), [(0, "ada"), (1, "bo")])
def test_the_cards_that_are_dealt_to_another_show_nowhere(seat: int, user: str) -> None:
    host = Host(setup_of(ADA, BO, game="pompeii")).start()
    deals = [n for n, entry in enumerate(host.log) if f'"to":{seat}' in entry.deed]
    card = json.loads(host.log[deals[-1]].deed)["action"]["card"]
    other = swapped(host.log, deals[-1], card=card % 11 + 1)
    for each in ("ada", "bo", "eve"):
        assert (sent(host, other, each) == sent(host, host.log, each)) == (each != user)


def test_an_order_that_is_given_in_secret_moves_no_number() -> None:
    """Versions count what their receiver noticed."""
    settings = Settings(clock=PerTurn(seconds=60))
    setup = setup_of(ADA, BO, game="pompeii", announce="any", settings=settings)
    for seed in range(200):
        host = Host(msgspec.structs.replace(setup, key=f"{seed:064x}")).start()
        if any(offer.do == "order" for offer in host.clients[0].turn.offers):
            break
    else:
        pytest.fail("no hand in which an order can be given")
    accepted(host.ask(BO, client.Propose, matter="pause"))
    for one in host.clients:
        one.heard()
    versions = [host.room.eyes(person.id).version for person in (ADA, BO, EVE)]
    accepted(host.ask(ADA, client.Act, action={"do": "order"}))
    assert [host.room.eyes(person.id).version for person in (ADA, BO, EVE)] == [versions[0] + 1, *versions[1:]]
    assert [len(one.heard()) for one in host.clients] == [1, 0, 0]
    accepted(host.ask(ADA, client.Undo))
    assert [len(one.heard()) for one in host.clients] == [1, 0, 0]
    host.check_clients()


def test_the_key_of_the_dice_is_shown_to_nobody_before_the_end() -> None:
    host = Host(setup_of(ADA, BO, "random", game="pompeii")).start()
    said = b"".join(encoded(message) for one in host.clients for message in one.got)
    lines = "".join(line for user in ("ada", "bo", "eve") for line in host.room.record_lines(user))
    assert host.setup.key not in said.decode() + lines
    assert host.setup.pledge.hash in said.decode()
