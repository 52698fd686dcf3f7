"""Whole games at tables: what clients piece together from messages is what they may know, and nothing is lost."""

import gc
import weakref
from typing import Any

import pytest

import lavafield
from lavafield import OVER, Record, Rng
from lavafield.core.proof import proven
from lavafield.core.record import SeatRecord
from lavafield.core.replay import read_text
from lavafield.server.clocks import Fischer
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.server import Changed
from lavafield.server.messages.wire import encoded
from lavafield.server.table.course import ENDED
from tests.modes.mode import by_mode
from tests.server.rooms import ADA, BO, CY, EVE, Client, Host, accepted, setup_of

GAMES = [
    ("taluva", {"tiles": 12}),
    ("taluva", {"tiles": 12, "preview": True}),
    ("pompeii", {}),
    ("pompeii", {"announce": "any"}),
]
each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
OFTEN = by_mode(compiled=1, interpreted=4)
"""At every so many steps clients are compared with the truth."""


def whole_game(host: Host, rng: Rng, undo: int = 0, die: int = 0, cut: int = 0) -> Host:
    """Random play with mishaps: each happens at one step in so many."""

    def happens(one_in: int) -> bool:
        return one_in > 0 and rng.below(one_in) == 0

    while host.room.course.status not in ENDED:
        host.now += 1
        host.act_randomly(rng)
        if happens(die):
            host.die()
        if happens(undo) and host.room.course.status == "playing":
            for one in list(host.clients):
                if one.turn.undo:
                    accepted(host.ask(one.person, client.Undo))
        if happens(cut):
            one = host.clients[rng.below(len(host.clients))]
            host.cut(one)
            for _ in range(rng.below(3)):
                if host.room.course.status not in ENDED and host.room.course.in_turn is not None:
                    turn = host.room.course.in_turn
                    if host.setup.places[turn].user != one.person.id or host.room.wanted():
                        host.act_randomly(rng)
            host.connect(one, one.version)
        if rng.below(OFTEN) == 0:
            host.check_clients()
    host.check_clients()
    return host


@each_game
def test_two_people_a_bot_and_a_spectator_know_all_that_they_may(game: str, options: dict[str, Any]) -> None:
    host = Host(setup_of(ADA, BO, "random", game=game, **options)).start()
    whole_game(host, Rng(1))
    assert host.room.course.state.to_act == OVER
    assert host.room.course.result is not None
    assert list(host.room.course.result.ranks) == host.room.course.state.ranks()


@each_game
def test_mishaps_lose_nothing(game: str, options: dict[str, Any]) -> None:
    """Take-backs, broken connections, and a server that dies and is started again."""
    host = Host(setup_of(ADA, BO, game=game, **options)).start()
    whole_game(host, Rng(2), undo=4, die=9, cut=5)
    assert host.room.course.state.to_act == OVER


@each_game
def test_the_record_of_a_game_proves_that_chance_was_fair(game: str, options: dict[str, Any]) -> None:
    host = Host(setup_of(ADA, BO, game=game, **options))
    accepted(host.ask(BO, client.AddNonce, seat=1, nonce="ab" * 16))
    whole_game(host.start(), Rng(3), undo=5)
    record = read_text("\n".join(host.room.record_lines("anybody")), lavafield.game)
    assert isinstance(record, Record)
    assert record.seats == ("Ada", "Bo")
    assert proven(record, host.setup.pledge.hash).draws > 10


def test_while_the_game_runs_its_record_is_what_one_saw() -> None:
    host = Host(setup_of(ADA, BO, preview=True)).start()
    for _ in range(12):
        host.act_randomly(Rng(4))
    for user, seat in (("ada", 0), ("bo", 1), ("eve", None)):
        lines = list(host.room.record_lines(user))
        seen = read_text("\n".join(lines), lavafield.game)
        assert isinstance(seen, SeatRecord)
        assert seen.header.seat == seat
        assert host.setup.key not in "".join(lines)
    with pytest.raises(lavafield.BadInput):
        host.room.record_lines("bo", 0)


def test_at_a_hot_seat_one_sees_with_the_eyes_of_whoever_acts() -> None:
    host = Host(setup_of(ADA, ADA, preview=True, tiles=12), [ADA]).start()
    one, rng = host.clients[0], Rng(5)
    while host.room.course.status not in ENDED:
        assert host.room.eyes("ada").viewer == host.room.course.in_turn
        assert one.turn.confirm or one.turn.offers
        host.act_randomly(rng)
        host.check_clients()


def test_a_server_that_is_started_again_is_the_same() -> None:
    settings = Settings(clock=Fischer(seconds=600, increment=5))
    host = Host(setup_of(ADA, BO, CY, "random", game="pompeii", settings=settings), [ADA, BO, CY, EVE]).start()
    rng = Rng(6)
    for _ in range(60):
        host.now += 3
        host.act_randomly(rng)
    before = host.room
    host.die()
    after = host.room
    assert after.info() == before.info()
    assert after.times(host.now) == before.times(host.now)
    assert after.row(host.now) == before.row(host.now)
    for person in (ADA, BO, CY, EVE):
        assert encoded(after.eyes(person.id).view()) == encoded(before.eyes(person.id).view())
    assert after.course.draw() == before.course.draw()


def test_who_comes_back_gets_what_they_missed_and_no_more() -> None:
    host = Host(setup_of(ADA, BO, tiles=12)).start()
    rng, eve = Rng(7), host.clients[2]
    for _ in range(30):
        host.act_randomly(rng)
    host.cut(eve)
    here, since = Client(EVE), eve.version
    host.connect(here)
    for _ in range(6):
        host.act_randomly(rng)
    missed = [message for message in here.heard() if getattr(message, "since", since) >= since]
    eve.heard()
    host.connect(eve, since)
    (_, caught_up) = eve.heard()
    assert isinstance(caught_up, Changed)
    assert caught_up.events == tuple(event for message in missed for event in getattr(message, "events", ()))
    assert len(encoded(caught_up)) < len(encoded(host.room.eyes("eve").view())) / 2
    host.cut(eve)
    host.connect(eve, eve.version)
    assert [type(message).__name__ for message in eve.heard()] == ["Table"]


def test_a_version_that_never_was_gets_the_whole_view() -> None:
    host = Host(setup_of(ADA, BO)).start()
    late = host.connect(Client(EVE), since=10**6)
    assert [type(message).__name__ for message in late.heard()] == ["Table", "ViewOf"]


def test_a_room_that_is_let_go_is_gone_at_once() -> None:
    """Without the collector of cycles, which would stop a server to look for them."""
    host = Host(setup_of(ADA, "random")).start()
    for _ in range(5):
        host.act_randomly(Rng(1))
    host.ask(ADA, client.Propose, matter="pause")
    host.room.tick(host.now)
    room = weakref.ref(host.room)
    gc.disable()
    try:
        del host
        assert room() is None
    finally:
        gc.enable()
