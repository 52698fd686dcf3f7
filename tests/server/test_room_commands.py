"""What may be asked for in a game, when and by whom; refusals change nothing."""

from random import Random
from typing import Any, get_args

import pytest

import lavafield
from lavafield import BadInput, IllegalAction, Rng
from lavafield.server.clocks import Fischer
from lavafield.server.messages import client
from lavafield.server.messages.client import Request
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.server import Answer, Changed, Done, Foresight, Refused, Table
from lavafield.server.table.playing import hint_view
from lavafield.server.table.room import Room
from lavafield.server.table.setup import Person
from tests.modes.mode import by_mode
from tests.server.rooms import (
    ADA,
    BO,
    CY,
    EVE,
    START,
    Host,
    accepted,
    begun,
    first_hut,
    refused,
    setup_of,
    unchanged,
)


def test_a_command_that_is_sent_again_is_answered_and_not_done_twice() -> None:
    host = begun()
    first = host.ask(BO, client.Act, id="x1", action={"do": "extend", "volcano": [2, 0], "facing": 1})
    length = len(host.log)
    if isinstance(first, Refused):  # not every tile fits there
        pytest.fail(str(first))
    for version in (0, host.room.eyes("bo").version):
        again = host.ask(BO, client.Act, id="x1", version=version, action={"do": "hut", "at": [0, 1]})
        assert again == Done(id="x1", version=first.version, repeated=True)
    host.die()
    assert host.ask(BO, client.Act, id="x1", action={"do": "hut", "at": [0, 1]}).repeated
    assert len(host.log) == length
    assert host.log[-1].command == "x1"


def test_the_same_id_of_somebody_else_is_another_command() -> None:
    host = Host(setup_of(ADA, BO)).start()
    accepted(host.ask(ADA, client.Act, id="x", action={"do": "extend", "volcano": [0, 0], "facing": 1}))
    accepted(host.act(ADA, first_hut(host)))
    accepted(host.ask(ADA, client.Confirm))
    assert refused(host.ask(BO, client.Act, id="x", action={"do": "hut", "at": [0, 1]})).startswith("TAL-")


def test_a_refused_command_may_be_sent_again() -> None:
    host = Host(setup_of(ADA, BO)).start()
    assert unchanged(host, lambda: host.ask(ADA, client.Act, id="x", action={"do": "hut", "at": [0, 0]}))
    accepted(host.ask(ADA, client.Act, id="x", action={"do": "extend", "volcano": [0, 0], "facing": 1}))


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_a_stale_command_is_refused_with_both_versions(off: int) -> None:
    host = begun()
    version = host.room.eyes("bo").version
    asking: tuple[type[Request], ...] = (client.Act, client.WhyNot, client.Foresee)
    for kind in asking:
        answer = host.ask(BO, kind, version=version + off, action={"do": "hut", "at": [0, 1]})
        assert (answer.problem.message, answer.version) == ("error-stale", version)
    plain: tuple[type[Request], ...] = (client.Confirm, client.Undo)
    for kind in plain:
        assert unchanged(host, lambda kind=kind: host.ask(BO, kind, version=version + off)) == "error-stale"


def test_wrong_seats_and_spectators_are_refused() -> None:
    host = begun()
    hut = {"do": "hut", "at": [0, 1]}
    assert unchanged(host, lambda: host.ask(ADA, client.Act, action=hut)) == "table-not-your-turn"
    assert unchanged(host, lambda: host.ask(ADA, client.WhyNot, action=hut)) == "table-not-your-turn"
    assert unchanged(host, lambda: host.ask(ADA, client.Foresee, action=hut)) == "table-not-your-turn"
    requests: list[tuple[type[Request], dict[str, Any]]] = [
        (client.Act, {"action": hut}),
        (client.WhyNot, {"action": hut}),
        (client.Foresee, {"action": hut}),
        (client.Undo, {}),
        (client.Confirm, {}),
        (client.Propose, {"matter": "pause"}),
    ]
    for kind, fields in requests:
        assert unchanged(host, lambda kind=kind, fields=fields: host.ask(EVE, kind, **fields)) == "table-spectator"
    assert unchanged(host, lambda: host.ask(EVE, client.Resign, seat=0)) == "table-not-your-seat"
    assert unchanged(host, lambda: host.ask(BO, client.Resign, seat=0)) == "table-not-your-seat"


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    host = begun()
    answer = host.ask(BO, client.Act, action={"do": "extend", "volcano": [40, 40], "facing": 1})
    assert answer.problem.clause.startswith("TAL-")
    assert unchanged(host, lambda: host.ask(BO, client.Act, action={"do": "hut", "at": [0, 1]})).startswith("TAL-")
    for malformed in ({}, {"do": "fly"}, {"do": "extend"}, {"do": "extend", "volcano": 7, "facing": 1}):
        said = unchanged(host, lambda malformed=malformed: host.ask(BO, client.Act, action=malformed))
        assert said == "error-malformed-action"


def test_why_not_is_answered_to_the_seat_to_act() -> None:
    host = begun()
    answer = host.ask(BO, client.WhyNot, action={"do": "extend", "volcano": [40, 40]})
    assert isinstance(answer, Answer)
    assert answer.problem is not None
    assert answer.problem.clause is not None
    assert host.ask(BO, client.WhyNot, action={"do": "extend"}).problem is None
    assert unchanged(host, lambda: host.ask(BO, client.WhyNot, action={"fly": 1})) == "error-malformed-action"


def test_what_would_come_of_an_action_is_told_to_the_seat_to_act() -> None:
    host = begun()
    game, state, version = host.room.game, host.room.course.state, host.room.eyes("bo").version
    lay = state.actions()[0]
    told = host.ask(BO, client.Foresee, action=game.name(state, lay))
    assert isinstance(told, Foresight)
    (outcome,) = told.outcomes
    assert outcome.action == game.name(state, lay)
    assert list(outcome.events) == game.events(state, lay, state.after(lay), state.to_act)
    assert host.ask(BO, client.Foresee, action={"do": "hut"}).outcomes == ()
    assert unchanged(host, lambda: host.ask(BO, client.Foresee, action={"fly": 1})) == "error-malformed-action"
    assert (host.room.course.state, host.room.eyes("bo").version) == (state, version)


def test_before_the_game_and_after_it_nothing_can_be_played() -> None:
    host = Host(setup_of(ADA, BO))
    assert unchanged(host, lambda: host.ask(ADA, client.Act, action={"do": "hut", "at": [0, 1]})) == "table-status"
    assert unchanged(host, lambda: host.ask(ADA, client.Resign, seat=0)) == "table-status"
    host.start()
    accepted(host.ask(ADA, client.Resign, seat=0))
    assert unchanged(host, lambda: host.ask(BO, client.Act, action={"do": "hut", "at": [0, 1]})) == "table-status"
    assert unchanged(host, lambda: host.ask(BO, client.Resign, seat=1)) == "table-status"


def test_a_hint_is_for_whoever_decides_and_never_in_rated_games() -> None:
    def asked(host: Host, person: Any) -> client.AskHint:
        return client.AskHint(id="h", table="table1", version=host.room.eyes(person.id).version)

    host = begun()
    assert hint_view(host.room, BO, asked(host, BO)) == host.room.course.state.view(1)
    for person in (ADA, EVE):
        with pytest.raises(BadInput):
            hint_view(host.room, person, asked(host, person))
    rated = begun(rated=True)
    with pytest.raises(BadInput) as bad:
        hint_view(rated.room, BO, asked(rated, BO))
    assert bad.value.message == "table-no-hints"


def test_a_log_of_other_rules_is_refused() -> None:
    host = begun()
    other = lavafield.game("pompeii")
    with pytest.raises(BadInput) as bad:
        Room(lavafield.game("taluva"), type(host.setup)(**{**fields_of(host.setup), "rules": 99}), host.log, START)
    assert bad.value.message == "error-record-version"
    with pytest.raises((BadInput, IllegalAction)):
        Room(other, type(host.setup)(**{**fields_of(host.setup), "game": "pompeii", "options": {}}), host.log, START)


def fields_of(setup: Any) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in setup.__struct_fields__}


def test_nobody_is_told_what_is_no_news() -> None:
    host = begun()
    for one in host.clients:
        one.heard()
    host.ask(BO, client.Act, action={"do": "fly"})
    host.wait(1)
    assert [one.heard() for one in host.clients] == [[], [], []]
    host.act_randomly(Rng(1))
    assert [[type(message) for message in one.heard()] for one in host.clients] == [[Changed]] * 3
    accepted(host.ask(ADA, client.Propose, matter="pause"))
    assert [[type(message) for message in one.heard()] for one in host.clients] == [[Table]] * 3


def random_request(rng: Random, host: Host) -> tuple[Person, Request]:
    """Anything that can be asked, by anybody, sensible or not."""
    person = rng.choice([ADA, BO, CY, EVE])
    if host.room.course.in_turn in (0, 1, 2) and rng.random() < 0.7:
        person = host.in_turn
    kind = rng.choice(
        [client.Act, client.Confirm] * 4
        + [kind for kind in get_args(client.ClientMessage) if issubclass(kind, Request)]
    )
    while kind in (
        client.Say,
        client.AskHint,
        client.Unwatch,
        client.Watch,
    ):  # tested elsewhere, or no affair of a room
        kind = rng.choice([client.Act, client.Confirm, client.Undo, client.Propose, client.Reply])
    legal = host.room.course.state.actions()
    named = host.room.game.name(host.room.course.state, rng.choice(legal)) if legal else {}
    some: dict[str, Any] = {
        "version": host.room.eyes(person.id).version + rng.choice([0, 0, 0, 0, -1, 1]),
        "seat": rng.randrange(4),
        "nonce": "ab" * 16,
        "action": rng.choice([named, named, named, {}, {"do": "hut"}, {"do": "lava", "at": [1, 1]}]),
        "matter": rng.choice(["take-back", "pause", "resume", "abort" if rng.random() < 0.05 else "resume"]),
        "agree": rng.random() < 0.7,
    }
    given = {name: value for name, value in some.items() if name in kind.__struct_fields__}
    if kind is client.Resign and rng.random() < 0.9:
        kind, given = client.Return, {"seat": given["seat"]}
    return person, kind(id=f"r{rng.randrange(3000)}", table="table1", **given)


@pytest.mark.parametrize("game", lavafield.games())
def test_whatever_is_asked_is_answered_and_a_refusal_changes_nothing(game: str) -> None:
    rng, done = Random(7), set[type]()
    for _ in range(by_mode(compiled=6, interpreted=2)):
        settings = Settings(clock=Fischer(seconds=600, increment=2), takeover=100.0)
        host = Host(setup_of(ADA, BO, CY, "random", game=game, settings=settings), [ADA, BO, CY, EVE]).start()
        for _ in range(250):
            host.now += 1
            before = host.room.course.state.to_bytes(), len(host.log), host.room.info()
            person, request = random_request(rng, host)
            answer = host.done(host.room.handle(person, request, host.now), person)
            assert isinstance(answer, Done | Refused | Answer | Foresight)
            assert answer.id == request.id
            if isinstance(answer, Done):
                done.add(type(request))
            if isinstance(answer, Refused):
                assert refused(answer)
                assert (host.room.course.state.to_bytes(), len(host.log), host.room.info()) == before
            host.wait(0)
            turn = host.room.wanted()
            if turn is not None:
                host.done(host.room.bot_acts(turn, host.room.course.state.actions()[0], host.now))
        host.check_clients()
        host.room.proposal = None  # what was only proposed does not survive a server
        before = host.room.course.state.to_bytes(), len(host.log), host.room.info()
        host.die()
        assert (host.room.course.state.to_bytes(), len(host.log), host.room.info()) == before
    assert done >= {client.Act, client.Confirm, client.Undo, client.Propose, client.Reply, client.Return}
