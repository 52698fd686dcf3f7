"""What somebody was told of a game, held against its record: every position, and every event, as that seat saw them."""

from typing import Any

import msgspec

from lavafield.core.record import Record
from tests.conformance.checks.wire import drawn
from tests.server.live.served import Client, Following, Message


def check_told(client: Client, table: str, record: Record, seat: int | None) -> None:
    """Of a game that was followed from its start, with nothing taken back."""
    told = [message for message in client.heard if message.get("table") == table and is_position(message)]
    check_positions(told, record, seat)
    check_events(told, record, seat)


def is_position(message: Message) -> bool:
    return message["type"] in ("view", "changed")


def check_positions(told: list[Message], record: Record, seat: int | None) -> None:
    """One after the other they are positions of the game as that seat sees them, up to the last one."""
    game, states = record.game, record.states
    following, at = Following(told[0]["table"]), 0
    for message in told:
        following.hear(message)
        assert following.scene is not None
        seen = drawn(following.scene)
        while drawn(game.scene(states[at].view(seat))) != seen:
            at += 1
            assert at < len(states), f"version {following.version} shows what never was: {message}"
    assert drawn(game.scene(states[-1].view(seat))) == seen


def check_events(told: list[Message], record: Record, seat: int | None) -> None:
    """All that happened, but for the draws before the first view: they are in it."""
    heard = [event for message in told for event in message.get("events", [])]
    happened = events_of(record, seat)
    missed = len(happened) - len(heard)
    assert heard == [event for _, event in happened[missed:]]
    assert all(by_chance for by_chance, _ in happened[:missed])


def events_of(record: Record, seat: int | None) -> list[tuple[bool, Any]]:
    """Whether chance did it, and what."""
    found = []
    for before, named, after in zip(record.states, record.actions, record.states[1:], strict=False):
        action = record.game.action(before, {key: value for key, value in named.items() if key != "seat"})
        for event in record.game.events(before, action, after, seat):
            found.append((before.to_act < 0, msgspec.json.decode(msgspec.json.encode(event))))
    return found
