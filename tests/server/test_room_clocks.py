"""Clocks at a table: whose time runs, pauses, and servers that were away."""

from lavafield import Rng
from lavafield.server.clocks import Fischer, PerTurn
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.server import Clocks
from tests.server.rooms import ADA, BO, Host, accepted, begun, first_hut, setup_of, unchanged


def test_the_clock_runs_for_whoever_is_awaited() -> None:
    host = Host(setup_of(ADA, BO, settings=Settings(clock=Fischer(seconds=60, increment=5)))).start()
    host.now += 10
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    host.now += 4  # the turn is made, and not confirmed
    accepted(host.ask(ADA, client.Confirm))
    assert host.room.times(host.now).left == (51.0, 60.0)
    assert host.room.times(host.now).running == 1
    clocks = [message for message in host.clients[2].got if isinstance(message, Clocks)]
    assert clocks[-1].times == host.room.times(host.now)


def test_a_fallen_flag_loses_between_two() -> None:
    host = begun(clock=PerTurn(seconds=30))
    host.wait(29)
    assert host.room.due(host.now) == host.now + 1
    assert host.room.course.result is None
    host.wait(1)
    assert host.room.course.result is not None
    assert (host.room.course.result.ranks, host.room.course.result.reason) == ((1, 2), "flag")
    assert host.room.due(host.now) is None
    host.check_clients()


def test_a_pause_needs_both_and_stops_the_clock() -> None:
    host = begun(clock=PerTurn(seconds=30))
    host.wait(10)
    accepted(host.ask(BO, client.Propose, matter="pause"))
    accepted(host.ask(ADA, client.Reply, agree=True))
    assert host.room.info().status == "paused"
    host.wait(1000)
    assert host.room.times(host.now).left == (30.0, 20.0)
    assert host.room.due(host.now) is None
    hut = {"do": "hut", "at": [0, 1]}
    assert unchanged(host, lambda: host.ask(BO, client.Act, action=hut)) == "table-status"
    assert unchanged(host, lambda: host.ask(BO, client.Propose, matter="pause")) == "table-status"
    host.die()
    accepted(host.ask(ADA, client.Propose, matter="resume"))
    accepted(host.ask(BO, client.Reply, agree=True))
    assert host.room.due(host.now) == host.now + 20
    host.wait(5)
    assert host.room.times(host.now).left == (30.0, 15.0)


def test_clocks_survive_a_server_that_was_away() -> None:
    host = begun(clock=PerTurn(seconds=30))
    host.wait(10)
    last_beat = host.now
    started = host.now + 5000
    host.now = started + 2  # when the table is loaded
    host.die()
    for _ in range(2):
        host.done(host.room.make_up(last_beat, started, host.now))
        assert host.room.times(host.now).left == (30.0, 18.0)
    host.die()
    assert host.room.times(host.now).left == (30.0, 18.0)
    host.wait(17)
    assert host.room.course.result is None
    host.wait(1)
    assert host.room.course.result is not None


def test_where_no_clock_runs_there_is_nothing_to_make_up_for() -> None:
    for host in (begun(), Host(setup_of(ADA, BO, settings=Settings(clock=PerTurn(seconds=9))))):
        assert host.room.make_up(host.now, host.now + 50, host.now + 60).entries == []


def test_in_a_log_time_never_goes_back() -> None:
    host = begun(clock=PerTurn(seconds=30))
    host.now -= 100  # somebody set the clock of the machine
    host.act_randomly(Rng(1))
    times = [entry.at for entry in host.log]
    assert times == sorted(times)
    assert host.room.times(host.now).left == (30.0, 30.0)
