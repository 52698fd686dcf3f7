"""What comes from outside may be of any kind: the answer is BadInput or IllegalAction, and never another error."""

import copy
import pickle
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import lavafield
from lavafield import BadInput, Game, IllegalAction, Record, Rng, State
from lavafield.core.codec import opened, sealed
from tests.core.test_fuzz import GAMES, answered, anything, fuzzed, moments, play_on

HUGE = 10**5000
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
ODD = [
    *(None, True, 1.5, float("nan"), -1, 99, HUGE, "ab", "0", "\ud800", b"ab", [], {}, DEEP, object()),
    *([["do", "stay"]], {"do": []}, {"do": None}, {1: 2}, {HUGE: HUGE}, {"do": "play", "card": DEEP}, {"at": HUGE}),
    *({"do": "draw", "tile": HUGE}, {"do": "draw", "announces": HUGE}, {"seat": 0, "do": ["deal"]}),
]
odd = anything | some.binary(max_size=20) | some.tuples(anything, anything)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
Ask = Callable[[Any], object]


def questions(game: Game, state: State) -> dict[str, Ask]:
    """Everything that takes data from outside, and what else might get an odd value instead of a state or a seat."""
    first = next(iter(state.actions()), 0)
    view = state.view(0)
    return {
        "parse": lambda it: game.parse(state, it),
        "parse_position": game.parse_position,
        "action": lambda it: game.action(state, it),
        "completions": lambda it: game.completions(state, it),
        "why_not": lambda it: game.why_not(state, it),
        "name": lambda it: game.name(state, it),
        "text": lambda it: game.text(state, it),
        "follow": lambda it: game.follow(view, it),
        "from_bytes": game.from_bytes,
        "view_from_bytes": game.view_from_bytes,
        "players": lambda it: game.set_up(it, {}),
        "options": lambda it: game.set_up(2, it),
        "seen": lambda it: game.seen(state, it, 0),
        "seen by": lambda it: game.seen(state, first, it),
        "events": lambda it: game.events(state, it, state, 0),
        "events for": lambda it: game.events(state, first, state, it),
        "game": lavafield.game,
        "record": lambda it: Record(game, 2, it),
        "names": lambda it: Record(game, 2, {}, it),
        "play": lambda it: Record(game).play(it),
        "lines": lambda it: list(Record(game).lines_for(it)),
    }


def questions_about_states(game: Game) -> dict[str, Ask]:
    """Those that want a state or a view of this game."""
    return {
        "action": lambda it: game.action(it, {"do": "stay"}),
        "completions": lambda it: game.completions(it, {}),
        "why_not": lambda it: game.why_not(it, {}),
        "why_not of a number": lambda it: game.why_not(it, 1),
        "name": lambda it: game.name(it, 1),
        "text": lambda it: game.text(it, 1),
        "parse": lambda it: game.parse(it, "a"),
        "position": game.position,
        "seen": lambda it: game.seen(it, 1, 0),
        "events": lambda it: game.events(it, 1, it, 0),
        "follow": lambda it: game.follow(it, {}),
        "guess": lambda it: game.guess(it, Rng(1)),
        "scene": game.scene,
        "board": game.board,
    }


@each_game
@pytest.mark.parametrize("n", range(len(ODD)))
def test_odd_values_are_refused_everywhere(game: Game, n: int) -> None:
    state = game.new()
    for ask in questions(game, state).values():
        answered(partial(ask, ODD[n]))
    assert state == game.new()


@fuzzed
@given(some.data(), moments(), odd)
def test_any_value_is_refused_everywhere(data: some.DataObject, moment: tuple[Game, State], it: Any) -> None:
    asked = questions(*moment)
    ask = asked[data.draw(some.sampled_from(sorted(asked)))]
    before = moment[1].to_bytes()
    answered(lambda: ask(it))
    assert moment[1].to_bytes() == before


@each_game
def test_what_is_no_state_of_this_game_is_refused_everywhere(game: Game) -> None:
    (other,) = (each.new() for each in GAMES if each is not game)
    for name, ask in questions_about_states(game).items():
        for n, it in enumerate((*ODD, other, other.view(0))):
            with pytest.raises(BadInput):
                raise AssertionError(f"{name} of value {n} is {ask(it)}")


@each_game
def test_text_and_records_of_a_wrong_kind_are_bad_input(game: Game) -> None:
    for name in ("parse", "parse_position", "action", "completions", "follow", "options"):
        for it in (None, 7, b"x", ["do"], [["do", "stay"]], object()):
            with pytest.raises(BadInput) as bad:
                questions(game, game.new())[name](it)
            assert bad.value.text("en") != bad.value.text("de")


@each_game
@pytest.mark.parametrize("seat", [-1, 2, 99, True, 2**64])
def test_only_seats_that_exist_have_views(game: Game, seat: int) -> None:
    state = game.new()
    for ask in (state.view, lambda it: state.resample(it, Rng(1))):
        with pytest.raises(BadInput) as bad:
            ask(seat)
        assert bad.value.message == "error-seat"


@each_game
def test_only_chance_has_weights(game: Game) -> None:
    state, rng = game.new(), Rng(1)
    while state.to_act == lavafield.CHANCE:
        state.play(state.sample(rng))
    with pytest.raises(BadInput) as bad:
        state.weights()
    assert bad.value.message == "error-not-chance"


def test_a_path_that_no_file_can_have_is_bad_input() -> None:
    with pytest.raises(BadInput):
        lavafield.read_record("a\0b")


# --- bytes with a seal that fits ---


@fuzzed
@given(some.data(), moments(), some.integers(0, 2**32))
def test_forged_bytes_are_refused_or_can_be_played_to_the_end(
    data: some.DataObject, moment: tuple[Game, State], seed: int
) -> None:
    """Most of what can be forged well stands at the beginning."""
    game, state = moment
    kind = data.draw(some.sampled_from(["state", "view"]))
    genuine = state.to_bytes() if kind == "state" else state.view(data.draw(some.sampled_from([None, 0, 1]))).to_bytes()
    payload = bytearray(opened(genuine, game.id, kind, game.rules))
    for _ in range(data.draw(some.integers(1, 2))):
        place = data.draw(some.integers(0, len(payload) - 1) | some.integers(0, min(60, len(payload) - 1)))
        payload[place] = data.draw(some.integers(0, 255) | some.sampled_from([payload[place] ^ 1, 0, 1, 2]))
    forged = sealed(game.id, kind, game.rules, bytes(payload))
    try:
        read = game.from_bytes(forged) if kind == "state" else game.view_from_bytes(forged)
    except BadInput:
        return
    play_on(game, read if isinstance(read, State) else game.guess(read, Rng(seed)), Rng(seed))


@each_game
def test_a_seal_whose_name_is_no_text_is_foreign(game: Game) -> None:
    body = game.new().to_bytes()[:-8].replace(game.id.encode(), b"\xff" * len(game.id), 1)
    with pytest.raises(BadInput) as bad:
        game.from_bytes(body + blake2b(body, digest_size=8).digest())
    assert bad.value.message == "error-bytes-foreign"


# --- games themselves ---


@each_game
def test_a_game_is_one_object_however_it_is_copied(game: Game) -> None:
    assert lavafield.game(game.id) is game
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


def test_an_illegal_number_stays_illegal() -> None:
    for game in GAMES:
        for number in (-1, 10**30):
            with pytest.raises(IllegalAction):
                game.name(game.new(), number)
