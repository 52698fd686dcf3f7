"""Who resigns, fails or is gone, and the bots that play on."""

from collections.abc import Callable

from lavafield import Rng
from lavafield.core.event import event_text
from lavafield.server.clocks import PerTurn
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings, Turn
from lavafield.server.messages.server import Changed
from lavafield.server.table.bots import BotTurn
from lavafield.server.table.outcome import Outcome
from lavafield.server.table.room import Room
from tests.server.rooms import (
    ADA,
    BO,
    CY,
    EVE,
    KEY,
    START,
    Client,
    Host,
    accepted,
    begun,
    first_hut,
    setup_of,
    unchanged,
)


def test_between_two_resignation_ends_the_game() -> None:
    host = begun()
    accepted(host.ask(ADA, client.Resign, seat=0))
    result = host.room.course.result
    assert result is not None
    assert (result.ranks, result.reason) == ((2, 1), "resignation")
    assert result.dice.key == KEY
    assert host.clients[1].info == host.room.info()


def test_with_more_a_bot_plays_on_and_who_left_is_last() -> None:
    host = begun(ADA, BO, CY, watching=(ADA, BO, CY, EVE), substitute="random")
    accepted(host.ask(BO, client.Resign, seat=1))
    assert host.room.course.result is None
    assert host.room.info().seats[1].left == "resignation"
    assert unchanged(host, lambda: host.ask(BO, client.Resign, seat=1)) == "table-left"
    assert unchanged(host, lambda: host.ask(BO, client.Return, seat=1)) == "table-left"
    assert host.room.wanted() is not None
    rng = Rng(3)
    while host.room.course.result is None:
        host.act_randomly(rng)
    by_rules = host.room.course.state.ranks()
    final = host.room.course.result.ranks
    assert final[1] == 3
    assert (final[0] < final[2]) == (by_rules[0] < by_rules[2])


def test_who_stays_last_has_won() -> None:
    host = begun(ADA, BO, CY, watching=(ADA, BO, CY))
    accepted(host.ask(BO, client.Resign, seat=1))
    accepted(host.ask(ADA, client.Resign, seat=0))
    assert host.room.course.result is not None
    assert host.room.course.result.ranks == (2, 3, 1)


def test_a_bot_takes_over_for_who_is_gone_and_gives_back() -> None:
    host = begun(takeover=60.0, substitute="random")
    bo = host.clients[1]
    host.cut(bo)
    host.wait(59)
    assert host.room.wanted() is None
    assert host.room.due(host.now) == host.now + 1
    host.wait(1)
    turn = host.room.wanted()
    assert turn is not None
    assert (turn.seat, turn.bot) == (1, "random")
    assert host.room.info().seats[1].bot == "random"
    host.act_randomly(Rng(1))
    host.connect(bo, bo.version)
    hut = {"do": "hut", "at": [0, 1]}
    assert unchanged(host, lambda: host.ask(BO, client.Act, action=hut)) == "table-bot-plays"
    accepted(host.ask(BO, client.Return, seat=1))
    assert host.room.wanted() is None
    host.act_randomly(Rng(1))
    host.check_clients()


def test_who_is_connected_once_more_is_not_gone() -> None:
    host = begun(takeover=60.0)
    second = host.connect(Client(BO))
    host.cut(second)
    host.wait(1000)
    assert host.room.wanted() is None
    host.cut(host.clients[1])
    host.wait(30)
    host.die()  # and whose server was gone gets the whole time again
    host.wait(59)
    assert host.room.wanted() is None
    host.wait(1)
    assert host.room.wanted() is not None


def test_ending_without_a_result_takes_consent() -> None:
    host = begun()
    accepted(host.ask(ADA, client.Propose, matter="abort"))
    accepted(host.ask(BO, client.Reply, agree=True))
    assert (host.room.info().status, host.room.info().result) == ("aborted", None)
    assert list(host.room.record_lines("eve"))[-1].endswith(f'"dice":{{"key":"{KEY}","skipped":[]}}}}')


def test_what_a_bot_answers_too_late_does_not_count() -> None:
    host = Host(setup_of(ADA, "random")).start()
    while (turn := host.room.wanted()) is None:
        host.act_randomly(Rng(1))
    action = host.room.course.state.actions()[0]
    host.done(host.room.bot_acts(turn, action, host.now))
    length = len(host.log)
    assert host.room.bot_acts(turn, action, host.now).entries == []
    assert host.room.bot_fails(turn, host.now).entries == []
    assert len(host.log) == length


def test_a_bot_that_fails_has_lost() -> None:
    fails: list[Callable[[Room, BotTurn], Outcome]] = [
        lambda room, turn: room.bot_fails(turn, START),
        lambda room, turn: room.bot_acts(turn, 10**6, START),
    ]
    for fail in fails:
        host = Host(setup_of(ADA, "random")).start()
        while (turn := host.room.wanted()) is None:
            host.act_randomly(Rng(1))
        host.done(fail(host.room, turn))
        assert host.room.course.result is not None
        assert (host.room.course.result.ranks, host.room.course.result.reason) == ((1, 2), "bot-failure")


def test_a_game_ends_where_even_the_bot_that_plays_on_fails() -> None:
    host = Host(setup_of(ADA, "random", BO)).start()
    while (turn := host.room.wanted()) is None:
        host.act_randomly(Rng(1))
    host.done(host.room.bot_fails(turn, host.now))
    turn = host.room.wanted()
    assert turn is not None
    assert (turn.seat, turn.bot) == (1, "greedy")
    host.done(host.room.bot_fails(turn, host.now))
    assert host.room.info().status == "aborted"


def test_a_turn_that_waits_is_not_waited_for_when_its_mover_leaves() -> None:
    for leave in ("resign", "vanish"):
        host = Host(setup_of(ADA, BO, CY, settings=Settings(takeover=60.0)), [ADA, BO, CY]).start()
        accepted(host.act(ADA, "+0,0>1"))
        accepted(host.act(ADA, first_hut(host)))
        assert host.room.course.waiting == 0
        if leave == "resign":
            accepted(host.ask(ADA, client.Resign, seat=0))
        else:
            host.cut(host.clients[0])
            host.wait(60)
        assert host.room.course.in_turn == 1


def test_while_a_bot_plays_on_its_person_is_offered_nothing() -> None:
    host = begun(takeover=60.0)
    bo = host.clients[1]
    host.cut(bo)
    host.wait(60)
    host.connect(bo, bo.version)
    assert bo.turn == Turn()
    accepted(host.ask(BO, client.Return, seat=1))
    assert bo.turn.offers != ()


def test_who_left_loses_no_second_time_when_the_time_is_up() -> None:
    host = begun(ADA, BO, CY, watching=(ADA, BO, CY), clock=PerTurn(seconds=30))
    host.wait(30)
    assert host.room.course.left == {1: "flag"}
    length = len(host.log)
    host.wait(100)
    assert len(host.log) == length


def test_who_never_came_is_waited_for_from_the_start_on() -> None:
    host = Host(setup_of(ADA, None, settings=Settings(takeover=60.0)), [ADA])
    accepted(host.ask(BO, client.Sit, seat=1))
    host.wait(500)
    host.start()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    accepted(host.ask(ADA, client.Confirm))
    host.wait(59)
    assert host.room.wanted() is None
    host.wait(1)
    assert host.room.wanted() is not None


def test_everybody_is_told_who_left_and_why() -> None:
    host = begun(ADA, BO, CY, watching=(ADA, EVE))
    accepted(host.ask(BO, client.Resign, seat=1))
    for one in host.clients:
        told = [message for message in one.heard() if isinstance(message, Changed)][-1]
        assert [(event.id, event.arguments) for event in told.events] == [
            ("table-event-left", {"reason": "resignation"})
        ]
        for language in ("en", "de"):
            assert event_text(told.events[0], ["Ada", "Bo", "Cy"], language).startswith("Bo")
