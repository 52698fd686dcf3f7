"""Rematches, and games that go on from a position of another one."""

from typing import Any

import pytest

import lavafield
from lavafield import OVER, BadInput, Record, Rng
from lavafield.core.dice import key_hash
from lavafield.core.proof import proven
from lavafield.core.replay import read_text
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.replays import replay_in
from lavafield.server.table.again import fork, rematch, rematch_id
from lavafield.server.table.course import ENDED
from lavafield.server.table.room import Room
from lavafield.server.table.setup import OPEN, Place, Setup, bot_place, person_place
from tests.server.rooms import ADA, BO, CY, EVE, START, Host, accepted, setup_of
from tests.server.test_room_games import whole_game

OTHER_KEY = "c3" * 32
GAMES = [("taluva", {"tiles": 12, "preview": True}), ("pompeii", {"announce": "any"})]
each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
TWO: list[Place] = [person_place(ADA), person_place(BO)]


def finished(game: str, options: dict[str, Any], *who: Any, **settings: Any) -> Host:
    host = Host(setup_of(*(who or (ADA, BO)), game=game, settings=Settings(**settings), **options)).start()
    return whole_game(host, Rng(8))


def forked(host: Host, after: int, places: list[Place] | None = None, **settings: Any) -> Setup:
    return fork(host.room, ADA, "fork1", after, places or TWO, Settings(**settings), OTHER_KEY, START)


def refusal(room: Room, *arguments: Any, **more: Any) -> str:
    with pytest.raises(BadInput) as problem:
        fork(room, *arguments, **more)
    for language in ("en", "de"):
        assert problem.value.text(language)
    return problem.value.message


# --- rematches ---


def test_in_a_rematch_everybody_moves_on_by_one_seat() -> None:
    host = finished("taluva", {"tiles": 12}, ADA, BO, "greedy", rated=True)
    setup = rematch(host.room, BO, OTHER_KEY, START + 5)
    assert [place.name for place in setup.places] == ["Bo", "greedy", "Ada"]
    assert (setup.host, setup.options, setup.settings) == ("bo", host.setup.options, host.setup.settings)
    assert (setup.id, setup.key, setup.created) == (rematch_id(host.room), OTHER_KEY, START + 5)
    assert setup.id != host.setup.id
    whole_game(Host(setup, [ADA, BO]).start_by(BO), Rng(2))


def test_the_shares_of_the_old_dice_are_not_taken_over() -> None:
    host = Host(setup_of(ADA, BO))
    accepted(host.ask(BO, client.AddNonce, seat=1, nonce="ab" * 16))
    accepted(host.start().ask(ADA, client.Resign, seat=0))
    assert rematch(host.room, ADA, OTHER_KEY, START).pledge.nonces == (None, None)


def test_only_who_sat_there_asks_for_a_rematch_and_only_when_it_is_over() -> None:
    host = Host(setup_of(ADA, BO)).start()
    for person, message in ((ADA, "table-status"), (EVE, "table-status")):
        with pytest.raises(BadInput) as problem:
            rematch(host.room, person, OTHER_KEY, START)
        assert problem.value.message == message
    accepted(host.ask(ADA, client.Resign, seat=0))
    with pytest.raises(BadInput) as problem:
        rematch(host.room, EVE, OTHER_KEY, START)
    assert problem.value.message == "table-spectator"


# --- forks ---


@each_game
def test_a_fork_begins_where_the_other_game_was_and_goes_on_to_its_own_end(game: str, options: dict[str, Any]) -> None:
    old = finished(game, options)
    states = old.room.course.record.states
    for after in (0, 1, len(states) // 2, len(states) - 2):
        host = Host(forked(old, after))
        assert host.room.course.state == states[after]
        assert host.room.course.in_turn is None
        whole_game(host.start(), Rng(after), undo=4, die=9, cut=5)
        assert host.room.course.state.to_act == OVER
        assert host.room.course.record.states[: after + 1] == states[: after + 1]


@each_game
def test_the_record_of_a_fork_says_where_it_began_and_proves_the_rest(game: str, options: dict[str, Any]) -> None:
    old = finished(game, options)
    after = len(old.room.course.record.actions) // 2
    host = whole_game(Host(forked(old, after)).start(), Rng(1))
    text = "\n".join(host.room.record_lines("anybody"))
    record = read_text(text, lavafield.game)
    assert isinstance(record, Record)
    assert record.fork is not None
    assert (record.fork.game, record.fork.actions) == ("table1", after)
    draws = sum(state.to_act == lavafield.CHANCE for state in record.states[after:])
    assert proven(record, key_hash(OTHER_KEY)).draws == draws
    assert len(replay_in(text, None).frames) == len(record.actions)
    for viewer in (0, None):
        own = "\n".join(record.lines_for(viewer))
        assert replay_in(own, None).frames


def test_what_is_drawn_in_a_fork_is_drawn_anew_and_hands_stay() -> None:
    old = finished("pompeii", {})
    after = next(n for n, state in enumerate(old.room.course.record.states) if state.to_act >= 0)
    hosts = [Host(forked(old, after)).start() for _ in range(2)]
    true = old.room.course.record.states[after]
    for host in hosts:
        for seat in (0, 1):
            panel = host.room.game.scene(host.room.course.state.view(seat)).panels[seat]
            assert panel == host.room.game.scene(true.view(seat)).panels[seat]
    drawn = [line for line in old.room.course.record.actions[after:] if line["do"] == "draw"]
    again = [line for line in whole_game(hosts[0], Rng(8)).room.course.record.actions[after:] if line["do"] == "draw"]
    assert drawn[:8] != again[:8]


@each_game
def test_nothing_before_the_fork_can_be_taken_back(game: str, options: dict[str, Any]) -> None:
    old = finished(game, options)
    states = old.room.course.record.states
    after = next(n for n in range(len(states) // 2, len(states)) if states[n].to_act == states[n - 1].to_act >= 0)
    host = Host(forked(old, after)).start()
    me = host.in_turn
    assert not host.room.eyes(me.id).turn().undo
    assert host.ask(me, client.Undo).problem.message == "table-no-undo"
    assert host.ask(me, client.Propose, matter="take-back").problem.message == "table-no-undo"
    host.act_randomly(Rng(1))
    if host.room.eyes(me.id).turn().undo:
        accepted(host.ask(me, client.Undo))
        assert host.room.course.state == states[after]


def test_a_fork_of_a_fork_has_the_whole_way() -> None:
    old = finished("taluva", {"tiles": 12})
    first = whole_game(Host(forked(old, 6)).start(), Rng(3))
    second = Host(fork(first.room, BO, "fork2", 9, TWO, Settings(), "11" * 32, START))
    assert second.room.course.record.actions == first.room.course.record.actions[:9]
    assert second.setup.opening is not None
    assert second.setup.opening.game == "fork1"


def test_other_people_and_bots_may_take_the_seats() -> None:
    old = finished("taluva", {"tiles": 12})
    host = Host(forked(old, 10, [bot_place("random"), OPEN]), [ADA, CY])
    accepted(host.ask(CY, client.Sit, seat=1))
    whole_game(host.start(), Rng(4))
    assert host.room.course.result is not None


def test_what_cannot_be_forked_is_refused() -> None:
    old = finished("taluva", {"tiles": 12})
    last = len(old.room.course.record.actions)
    more = {"id": "f", "places": TWO, "settings": Settings(), "key": OTHER_KEY, "now": START}
    for after in (-1, last, last + 1):
        assert refusal(old.room, ADA, after=after, **more) == "table-fork-after"
    assert refusal(old.room, ADA, after=3, **(more | {"places": [*TWO, OPEN]})) == "error-players"
    assert refusal(old.room, ADA, after=3, **(more | {"settings": Settings(rated=True)})) == "table-fork-rated"
    running = Host(setup_of(ADA, BO)).start()
    assert refusal(running.room, ADA, after=1, **more) == "table-status"


def test_a_game_that_was_given_up_can_be_played_on() -> None:
    host = Host(setup_of(ADA, BO)).start()
    for _ in range(9):
        host.act_randomly(Rng(2))
    accepted(host.ask(ADA, client.Resign, seat=0))
    last = len(host.room.course.record.actions)
    again = Host(forked(host, last)).start()
    assert again.room.course.status not in ENDED


# --- records that lie about it ---


@pytest.mark.parametrize(
    "origin",
    [
        '{"game":"t","actions":99}',
        '{"game":"t","actions":-1}',
        '{"game":"a b","actions":1}',
        '{"game":"t"}',
        '{"game":"t","actions":1,"x":1}',
        "7",
    ],
)
def test_a_wrong_origin_is_found(origin: str) -> None:
    record = Record(lavafield.game("taluva"))
    record.play(record.state.sample(Rng(1)))
    lines = list(record.lines())
    lines[0] = lines[0][:-1] + f',"fork":{origin}}}'
    with pytest.raises(BadInput) as problem:
        read_text("\n".join(lines), lavafield.game)
    assert problem.value.text()
