"""Before the game: seats, bots, nonces, and what cannot be a table."""

from typing import Any

import pytest

import lavafield
from lavafield import BadInput, Rng
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.server import Done
from lavafield.server.table.setup import new_setup
from tests.server.rooms import ADA, BO, CY, KEY, START, Host, accepted, place_of, setup_of, unchanged

NONCE = "ab" * 16


def test_people_sit_down_and_stand_up() -> None:
    host = Host(setup_of(ADA, None, None), [ADA, BO])
    accepted(host.ask(BO, client.Sit, seat=1))
    assert host.clients[0].info == host.room.info()
    assert host.room.info().seats[1].name == "Bo"
    assert host.ask(BO, client.Sit, seat=1) == Done(id=f"c{host.ids}", version=0)
    assert unchanged(host, lambda: host.ask(CY, client.Sit, seat=1)) == "table-seat-taken"
    assert unchanged(host, lambda: host.ask(CY, client.Sit, seat=3)) == "error-seat"
    assert unchanged(host, lambda: host.ask(CY, client.Stand, seat=1)) == "table-not-your-seat"
    accepted(host.ask(BO, client.Stand, seat=1))
    assert host.room.info().seats[1].kind == "open"


def test_only_the_host_puts_bots_on_seats_and_starts() -> None:
    host = Host(setup_of(ADA, None), [ADA, BO])
    assert unchanged(host, lambda: host.ask(ADA, client.Start)) == "table-seats-open"
    for person, seat, name, message in (
        (BO, 1, "random", "table-not-host"),
        (ADA, 0, "random", "table-seat-taken"),
        (ADA, 1, "genius", "error-unknown-bot"),
        (ADA, 7, "random", "error-seat"),
    ):
        with pytest.raises(BadInput) as bad:
            host.room.put_bot(person, seat, name, host.now)
        assert bad.value.message == message
    host.done(host.room.put_bot(ADA, 1, "random", host.now))
    assert host.room.info().seats[1].bot == "random"
    host.done(host.room.put_bot(ADA, 1, None, host.now))
    host.done(host.room.put_bot(ADA, 1, "greedy", host.now))
    assert unchanged(host, lambda: host.ask(BO, client.Start)) == "table-not-host"
    accepted(host.ask(ADA, client.Start))
    assert unchanged(host, lambda: host.ask(ADA, client.Start)) == "table-not-gathering"
    assert unchanged(host, lambda: host.ask(BO, client.Sit, seat=1)) == "table-not-gathering"
    with pytest.raises(BadInput):
        host.room.put_bot(ADA, 1, None, host.now)


def test_nonces_are_given_once_and_after_the_hash_was_shown() -> None:
    host = Host(setup_of(ADA, BO))
    shown = host.clients[0].info
    assert shown is not None
    assert shown.dice.hash == host.setup.pledge.hash
    accepted(host.ask(BO, client.AddNonce, seat=1, nonce=NONCE))
    assert host.room.info().dice.nonces == (None, NONCE)
    accepted(host.ask(BO, client.AddNonce, seat=1, nonce=NONCE))
    assert unchanged(host, lambda: host.ask(BO, client.AddNonce, seat=1, nonce="cd" * 16)) == "table-nonce-given"
    assert unchanged(host, lambda: host.ask(BO, client.AddNonce, seat=0, nonce=NONCE)) == "table-not-your-seat"
    host.start()
    assert unchanged(host, lambda: host.ask(ADA, client.AddNonce, seat=0, nonce=NONCE)) == "table-not-gathering"


def test_nonces_change_the_draws() -> None:
    draws = set()
    for nonce in (None, NONCE, "cd" * 16):
        host = Host(setup_of(ADA, BO))
        if nonce is not None:
            accepted(host.ask(ADA, client.AddNonce, seat=0, nonce=nonce))
        whole = [host.start().room.course.record.actions[0]["tile"]]
        for _ in range(12):
            host.act_randomly(Rng(1))
        draws.add((*whole, *(action.get("tile") for action in host.room.course.record.actions)))
    assert len(draws) == 3


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"options": {"tiles": 13}}, "error-option-value"),
        ({"options": {"deck": 1}}, "error-unknown-option"),
        ({"places": [place_of(ADA)]}, "error-players"),
        ({"places": [place_of(ADA), place_of("genius")]}, "error-unknown-bot"),
        ({"settings": Settings(substitute="genius")}, "error-unknown-bot"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_bad_input(fields: dict[str, Any], message: str) -> None:
    whole: dict[str, Any] = {"options": {}, "places": [place_of(ADA), place_of(BO)], "settings": Settings()} | fields
    with pytest.raises(BadInput) as bad:
        new_setup("t", lavafield.game("taluva"), "ada", key=KEY, now=START, **whole)
    assert bad.value.message == message
