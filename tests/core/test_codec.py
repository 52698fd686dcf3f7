"""Bytes of states and views: any damage is found and named."""

import random
from functools import cache

import pytest

import lavafield
from lavafield import BadInput, Rng, State
from lavafield.core.codec import opened, sealed

GAMES = [lavafield.game(name) for name in lavafield.games()]
DAMAGE = {
    "error-bytes-foreign", "error-bytes-truncated", "error-bytes-version", "error-bytes-edited",
}  # fmt: skip


@cache
def played(game: str, actions: int = 50) -> State:
    state, rng = lavafield.game(game).new(), Rng(3)
    for _ in range(actions):
        state.play(state.sample(rng))
    return state


def refused(game: lavafield.Game, data: object) -> str:
    """The message id of the refusal, that states and views share."""
    with pytest.raises(BadInput) as bad:
        game.from_bytes(data)  # type: ignore[arg-type]
    assert bad.value.text("en") != bad.value.text("de")
    return bad.value.message


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_truncation_is_found(game: lavafield.Game) -> None:
    data = played(game.id).to_bytes()
    messages = [refused(game, data[:end]) for end in range(len(data))]
    assert set(messages) == {"error-bytes-foreign", "error-bytes-truncated"}
    assert messages[-1] == "error-bytes-truncated"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_flipped_byte_is_found(game: lavafield.Game) -> None:
    data, rng = played(game.id).to_bytes(), random.Random(1)
    for at in range(len(data)):
        for flip in (1, 0x80, 0xFF, rng.randrange(1, 256)):
            damaged = bytearray(data)
            damaged[at] ^= flip
            assert refused(game, bytes(damaged)) in DAMAGE


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bytes_of_another_kind_are_foreign(game: lavafield.Game) -> None:
    state = played(game.id)
    assert refused(game, state.view(0).to_bytes()) == "error-bytes-foreign"
    assert refused(game, sealed("patience", "state", game.rules, b"")) == "error-bytes-foreign"
    with pytest.raises(BadInput, match="state of something else"):
        game.view_from_bytes(state.to_bytes())


@pytest.mark.parametrize("data", [b"", b"PK", b"LAVA", "LAVAFIELD", None, 7, [1, 2]], ids=repr)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_no_state_is_foreign(game: lavafield.Game, data: object) -> None:
    assert refused(game, data) == "error-bytes-foreign"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bytes_of_other_rules_or_of_another_format_say_which(game: lavafield.Game) -> None:
    data = played(game.id).to_bytes()
    future = sealed(game.id, "state", game.rules + 1, b"whatever")
    assert refused(game, future) == "error-bytes-version"
    assert refused(game, data[:9] + bytes([data[9] + 1]) + data[10:]) == "error-bytes-version"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bytes_with_something_behind_them_are_edited(game: lavafield.Game) -> None:
    assert refused(game, played(game.id).to_bytes() + b"\0") == "error-bytes-edited"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_sealed_lie_is_refused_or_can_be_played_to_the_end(game: lavafield.Game) -> None:
    """A checksum is no signature: whatever somebody sealed, it must not lead to a crash."""
    payload = opened(played(game.id).to_bytes(), game.id, "state", game.rules)
    rng, accepted, messages = random.Random(5), 0, set()
    for n in range(1500):
        lie = bytearray(payload)
        for _ in range(rng.randrange(1, 4)):
            lie[rng.randrange(min(len(lie), 60 if n % 2 else len(lie)))] = rng.choice([0, 1, 2, 5, 24, 255])
        try:
            state = game.from_bytes(sealed(game.id, "state", game.rules, bytes(lie)))
        except BadInput as bad:
            messages.add(bad.message)
        else:
            accepted += 1
            play_on(game, state, seed=n)
    assert messages == {"error-bytes-edited"}
    assert accepted > 20


def play_on(game: lavafield.Game, state: State, seed: int) -> None:
    chance, played = Rng(seed), 0
    while state.to_act != lavafield.OVER:
        assert played < game.longest
        state = state.after(state.sample(chance))
        played += 1
    assert len(state.ranks()) == state.players
    game.scene(state.view(0))
    assert game.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()


def test_what_was_sealed_is_opened() -> None:
    for payload in (b"", b"\0" * 1000, bytes(range(256))):
        assert opened(sealed("patience", "state", 3, payload), "patience", "state", 3) == payload
        view = memoryview(sealed("patience", "view", 3, payload))
        assert opened(view, "patience", "view", 3) == payload
