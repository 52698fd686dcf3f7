"""The contract of the socket: strict, limited, and the same in its schemas."""

import json
from typing import Any, get_args

import msgspec
import pytest

import lavafield
from lavafield import BadInput, IllegalAction
from lavafield.core.offers import Offer
from lavafield.core.scene_change import SceneChange
from lavafield.server.messages import client, limits, parts, server
from lavafield.server.messages.wire import decoded, encoded, problem_of, schemas

ACT: dict[str, Any] = {"type": "act", "id": "c-1", "table": "k3v9", "version": 3, "action": {"do": "hut", "at": [0, 1]}}
EXAMPLES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1},
    {"type": "hello", "protocol": 1, "secret": "s" * 32},
    {"type": "lobby", "id": "1"},
    {"type": "lobby", "id": "1", "game": "taluva"},
    {"type": "unlobby", "id": "1"},
    {"type": "watch", "id": "1", "table": "t"},
    {"type": "watch", "id": "1", "table": "t", "since": 12},
    {"type": "unwatch", "id": "1", "table": "t"},
    {"type": "sit", "id": "1", "table": "t", "seat": 0},
    {"type": "stand", "id": "1", "table": "t", "seat": 5},
    {"type": "nonce", "id": "1", "table": "t", "seat": 0, "nonce": "ab" * 8},
    {"type": "start", "id": "1", "table": "t"},
    ACT,
    {"type": "confirm", "id": "1", "table": "t", "version": 0},
    {"type": "undo", "id": "1", "table": "t", "version": 0},
    {"type": "resign", "id": "1", "table": "t", "seat": 1},
    {"type": "return", "id": "1", "table": "t", "seat": 1},
    {"type": "propose", "id": "1", "table": "t", "version": 0, "matter": "pause"},
    {"type": "reply", "id": "1", "table": "t", "agree": True},
    {"type": "why-not", "id": "1", "table": "t", "version": 0, "action": {"at": [0, 1]}},
    {"type": "foresee", "id": "1", "table": "t", "version": 0, "action": {"do": "erupt"}},
    {"type": "hint", "id": "1", "table": "t", "version": 0},
    {"type": "say", "id": "1", "table": "t", "text": "x" * 500},
]


def refused(message: object) -> BadInput:
    data = message if isinstance(message, str | bytes) else json.dumps(message)
    with pytest.raises(BadInput) as bad:
        decoded(data)
    assert bad.value.text("en") != bad.value.text("de")
    return bad.value


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["type"])
def test_every_message_of_a_client_is_understood(example: dict[str, Any]) -> None:
    understood = msgspec.to_builtins(decoded(json.dumps(example)))
    assert {key: value for key, value in understood.items() if value is not None} == example


def test_no_kind_of_message_is_without_example() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(client.ClientMessage)}
    assert tags == {example["type"] for example in EXAMPLES}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["type"])
def test_unknown_and_missing_fields_are_refused(example: dict[str, Any]) -> None:
    assert refused(example | {"more": 1}).message == "error-message"
    for name in example.keys() - {"secret", "since", "game"}:
        refused({key: value for key, value in example.items() if key != name})


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "fly"},
        {"type": None},
        {"id": ""},
        {"id": "x" * 65},
        {"id": "a b"},
        {"id": "a\n"},
        {"id": 7},
        {"table": "../secret"},
        {"table": None},
        {"version": -1},
        {"version": 2.5},
        {"version": "3"},
        {"version": 2**40},
        {"version": True},
        {"action": []},
        {"action": {"do": [1, 2, 3]}},
        {"action": {"do": {"do": 1}}},
        {"action": {"do": "x" * 33}},
        {"action": {"x" * 33: 1}},
        {"action": {"at": [2**40, 0]}},
        {"action": {"at": 2**40}},
        {"action": {f"k{n}": n for n in range(9)}},
    ],
    ids=str,
)
def test_a_field_that_is_too_long_or_of_a_wrong_kind_is_refused(fields: dict[str, Any]) -> None:
    refused(ACT | fields)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "id": "1", "table": "t", "text": ""},
        {"type": "say", "id": "1", "table": "t", "text": "x" * 501},
        {"type": "nonce", "id": "1", "table": "t", "seat": 0, "nonce": "ab" * 7},
        {"type": "nonce", "id": "1", "table": "t", "seat": 0, "nonce": "AB" * 8},
        {"type": "sit", "id": "1", "table": "t", "seat": 6},
        {"type": "propose", "id": "1", "table": "t", "version": 0, "matter": "cheat"},
        {"type": "hello", "protocol": 1, "secret": "short"},
    ],
    ids=str,
)
def test_other_limits_hold_too(message: dict[str, Any]) -> None:
    refused(message)


@pytest.mark.parametrize(
    "data", ["", "7", "null", "[]", "{", "[" * 4000, "\ud800", b"\xff", b"\x00", '{"type":"start"}x']
)
def test_what_is_no_message_at_all_is_refused(data: str | bytes) -> None:
    assert refused(data).message == "error-message"


def test_a_long_message_is_refused_before_it_is_read() -> None:
    long = json.dumps(ACT | {"note": "x" * limits.LARGEST_MESSAGE})
    for data in (long, long.encode(), "ä" * limits.LARGEST_MESSAGE):
        assert refused(data).message == "error-message-size"


def test_every_legal_action_of_every_game_fits_into_a_message() -> None:
    rng = lavafield.Rng(4)
    for name in lavafield.games():
        game = lavafield.game(name)
        state = game.new(players=4)
        while state.to_act != lavafield.OVER:
            action = state.sample(rng)
            if state.to_act >= 0:
                record = game.name(state, action)
                message = decoded(json.dumps(ACT | {"action": record}))
                assert isinstance(message, client.Act)
                assert game.action(state, message.action) == action
            state = state.after(action)


def test_what_the_server_says_leaves_out_what_is_not_so() -> None:
    said = server.Changed(table="t", since=3, version=4, seat=None)
    assert json.loads(encoded(said)) == {"type": "changed", "table": "t", "since": 3, "version": 4, "seat": None}
    said = server.Changed(
        table="t",
        since=3,
        version=4,
        seat=0,
        scene=SceneChange(to_act=0, gone=((1, 2),)),
        turn=parts.Turn(offers=(Offer(do="stay"),), undo=True),
    )
    assert json.loads(encoded(said)) == {
        "type": "changed",
        "table": "t",
        "since": 3,
        "version": 4,
        "seat": 0,
        "scene": {"to_act": 0, "gone": [[1, 2]]},
        "turn": {"offers": [{"do": "stay", "keys": [], "choices": 0}], "undo": True},
    }


def test_a_refusal_names_its_clause_and_has_words_in_every_language() -> None:
    game = lavafield.game("taluva")
    state = game.new()
    with pytest.raises(IllegalAction) as illegal:
        game.action(state, {"do": "hut", "at": [0, 1]})
    problem = problem_of(illegal.value)
    assert problem.clause == illegal.value.violation.clause
    for language in ("en", "de"):
        said = lavafield.words.words(language).text(problem.message, **problem.arguments)
        assert said == illegal.value.violation.text(language)
    assert problem_of(BadInput("error-seat", expected="0-1", got=7)) == parts.Problem(
        message="error-seat", arguments={"expected": "0-1", "got": 7}
    )


def test_schemas_know_every_message() -> None:
    components = schemas()["components"]["schemas"]
    for kind in (*get_args(client.ClientMessage), *get_args(server.ServerMessage)):
        assert components[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
    for side in ("client", "server"):
        assert len(schemas()[side]["anyOf"]) > 10


def test_tags_are_told_apart() -> None:
    """On each side: both speak of the lobby."""
    for side in (client.ClientMessage, server.ServerMessage):
        tags = [kind.__struct_config__.tag for kind in get_args(side)]
        assert len(tags) == len(set(tags))
