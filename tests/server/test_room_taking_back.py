"""Confirming a turn, taking it back, and what takes everybody's consent."""

from typing import Any

import pytest

import lavafield
from lavafield import Rng
from lavafield.server.messages import client
from lavafield.server.messages.parts import Settings
from lavafield.server.messages.server import Changed
from tests.server.rooms import ADA, BO, EVE, Host, accepted, begun, first_hut, setup_of, unchanged


def test_chance_waits_until_a_turn_is_confirmed() -> None:
    host = Host(setup_of(ADA, BO)).start()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    assert host.clients[0].turn.confirm
    assert host.clients[1].turn.offers == ()
    assert host.room.course.state.to_act == lavafield.CHANCE
    assert unchanged(host, lambda: host.ask(BO, client.Confirm)) == "table-not-your-turn"
    hut = {"do": "hut", "at": [0, 1]}
    assert unchanged(host, lambda: host.ask(ADA, client.Act, action=hut)) == "table-unconfirmed"
    accepted(host.ask(ADA, client.Confirm))
    assert host.room.course.state.to_act == 1
    assert host.clients[1].turn.offers != ()
    assert unchanged(host, lambda: host.ask(ADA, client.Confirm)) == "table-not-your-turn"
    assert unchanged(host, lambda: host.ask(BO, client.Confirm)) == "table-nothing-to-confirm"


@pytest.mark.parametrize(
    ("who", "settings", "waits"),
    [
        ((ADA, BO), {}, True),
        ((ADA, BO), {"confirm": False}, False),
        ((ADA, "random"), {}, False),
        ((ADA, "random"), {"confirm": True}, True),
    ],
    ids=str,
)
def test_turns_are_confirmed_against_people_unless_it_is_set(who: Any, settings: Any, waits: bool) -> None:
    host = Host(setup_of(*who, settings=Settings(**settings))).start()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    assert (host.room.course.waiting == 0) == waits


def test_the_own_turn_can_be_taken_back_step_by_step_until_chance_has_drawn() -> None:
    host = Host(setup_of(ADA, BO)).start()
    assert unchanged(host, lambda: host.ask(ADA, client.Undo)) == "table-no-undo"
    start = host.room.course.state
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    assert host.clients[0].turn.undo
    assert unchanged(host, lambda: host.ask(BO, client.Undo)) == "table-not-your-turn"
    accepted(host.ask(ADA, client.Undo))
    assert not host.clients[0].turn.confirm
    accepted(host.ask(ADA, client.Undo))
    assert host.room.course.state == start
    assert not host.clients[0].turn.undo
    host.check_clients()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    accepted(host.ask(ADA, client.Confirm))
    assert unchanged(host, lambda: host.ask(ADA, client.Undo)) == "table-not-your-turn"
    assert unchanged(host, lambda: host.ask(BO, client.Undo)) == "table-no-undo"


def test_what_showed_something_hidden_cannot_be_taken_back() -> None:
    """With the preview the tile that is laid was known to nobody else."""
    host = Host(setup_of(ADA, BO, preview=True)).start()
    accepted(host.act(ADA, "+0,0>1"))
    assert unchanged(host, lambda: host.ask(ADA, client.Undo)) == "table-no-undo"
    accepted(host.act(ADA, first_hut(host)))
    accepted(host.ask(ADA, client.Undo))  # a hut shows nothing
    assert unchanged(host, lambda: host.ask(ADA, client.Undo)) == "table-no-undo"


def test_taking_back_a_turn_takes_everybodys_consent_and_other_draws_come() -> None:
    host = begun()
    before = len(host.room.course.played)
    accepted(host.ask(ADA, client.Propose, matter="take-back"))
    assert host.clients[1].info is not None
    assert host.clients[1].info.proposal is not None
    assert host.clients[1].info.proposal.waiting == (1,)
    assert len(host.room.course.played) == before
    accepted(host.ask(BO, client.Reply, agree=True))
    assert len(host.room.course.played) == 1
    assert host.room.course.in_turn == 0
    assert host.room.course.skipped == [1]
    assert host.room.info().proposal is None
    host.check_clients()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.act(ADA, first_hut(host)))
    accepted(host.ask(ADA, client.Confirm))
    assert host.room.course.draws == [0, None, None, 2]
    host.die()
    assert (host.room.course.draws, host.room.course.skipped) == ([0, None, None, 2], [1])


def test_a_proposal_can_be_refused_withdrawn_and_overtaken() -> None:
    host = begun()
    for answering in (BO, ADA):
        accepted(host.ask(ADA, client.Propose, matter="take-back"))
        assert unchanged(host, lambda: host.ask(BO, client.Propose, matter="pause")) == "table-proposal-pending"
        assert unchanged(host, lambda: host.ask(EVE, client.Reply, agree=True)) == "table-spectator"
        accepted(host.ask(answering, client.Reply, agree=False))
        assert host.room.proposal is None
    accepted(host.ask(ADA, client.Propose, matter="take-back"))
    host.act_randomly(Rng(1))
    assert host.room.proposal is None
    assert unchanged(host, lambda: host.ask(BO, client.Reply, agree=True)) == "table-no-proposal"


def test_who_had_no_turn_has_none_to_take_back() -> None:
    host = begun()
    assert unchanged(host, lambda: host.ask(BO, client.Propose, matter="take-back")) == "table-no-undo"


def test_with_bots_alone_nobody_needs_to_be_asked() -> None:
    host = Host(setup_of(ADA, "random")).start()
    while len(host.room.course.played) < 6:
        host.act_randomly(Rng(2))
    accepted(host.ask(ADA, client.Propose, matter="take-back"))
    assert len(host.room.course.played) == 1


def test_a_second_turn_is_taken_back_without_the_first() -> None:
    host = begun()
    rng = Rng(4)
    while len(host.room.course.played) < 12 or host.room.course.in_turn != 1:
        host.act_randomly(rng)
    states = host.room.course.record.states
    last = max(n for n, state in enumerate(states[:-1]) if state.to_act == 0)
    accepted(host.ask(ADA, client.Propose, matter="take-back"))
    accepted(host.ask(BO, client.Reply, agree=True))
    assert len(host.room.course.played) == last - 1  # the tile and what was built
    first = list(host.room.course.skipped)
    host.act_randomly(rng)
    host.act_randomly(rng)
    host.act_randomly(rng)
    accepted(host.ask(ADA, client.Propose, matter="take-back"))
    accepted(host.ask(BO, client.Reply, agree=True))
    assert host.room.course.skipped == [*first, first[-1] + 1]


def test_those_who_share_a_keyboard_need_not_ask_each_other() -> None:
    host = begun(ADA, ADA, BO, watching=(ADA, BO))
    accepted(host.ask(ADA, client.Propose, matter="pause"))
    assert host.room.proposal is not None
    assert host.room.proposal.waiting == (2,)


def test_the_last_action_of_a_game_can_be_taken_back_until_it_is_confirmed() -> None:
    host = Host(setup_of(ADA, BO, tiles=12)).start()
    rng = Rng(8)
    while host.room.course.state.to_act != lavafield.OVER:
        host.act_randomly(rng)
    assert host.room.info().status == "playing"
    mover = host.in_turn
    accepted(host.ask(mover, client.Undo))
    host.act_randomly(rng)
    while host.room.course.waiting is None:
        host.act_randomly(rng)
    accepted(host.ask(host.in_turn, client.Confirm))
    while host.room.course.state.to_act != lavafield.OVER:
        host.act_randomly(rng)
    if host.room.course.waiting is not None:
        accepted(host.ask(host.in_turn, client.Confirm))
    assert host.room.info().status == "over"
    host.check_clients()


def test_everybody_is_told_that_something_was_taken_back() -> None:
    host = Host(setup_of(ADA, BO)).start()
    accepted(host.act(ADA, "+0,0>1"))
    accepted(host.ask(ADA, client.Undo))
    for one in host.clients:
        said = one.heard()[-1]
        assert isinstance(said, Changed)
        assert [(event.id, event.seats) for event in said.events] == [("table-event-took-back", (0,))]
