"""Whatever somebody types or sends, the answer is an action, or a clear error: BadInput or IllegalAction."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import lavafield
from lavafield import BadInput, Game, IllegalAction, Rng, State
from lavafield.core.record import Record
from lavafield.core.replay import read_text
from tests.conformance.suite import Walk, pairwise_cases
from tests.modes.mode import by_mode

EXAMPLES = by_mode(compiled=300, interpreted=60)
fuzzed = settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
GAMES = [lavafield.game(name) for name in lavafield.games()]


@cache
def states(game: str) -> list[State]:
    """States of all kinds, from a few games, the first and the last ones among them."""
    walks = [Walk(case, seed) for seed, case in enumerate(pairwise_cases(lavafield.game(game)))]
    return [state for walk in walks for state in (*walk.states[::13], walk.last)]


def answered(ask: Callable[[], object]) -> object:
    """The answer, or None for a proper refusal, which can be told in each language."""
    try:
        return ask()
    except BadInput as bad:
        told = [bad.text("en"), bad.text("de")]
    except IllegalAction as illegal:
        told = [illegal.violation.text("en"), illegal.violation.text("de")]
    assert all(text.encode() for text in told)
    return None


# --- what to send ---

characters = some.characters()
anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(characters, max_size=8),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
games = some.sampled_from(GAMES)
WORDS = [
    *("VJC", "VLL", "+2,-1>3", "^0,0>1", "hut", "temple", "tower", "expand", "extend", "erupt", "draw", "jungle"),
    *("0", "1", "2", "4", "5", "9", "19", "48", "255", "9999", "x1", "+2", "a", "b", "#", "^", ">", ",", "-", "="),
    *("deal", "place", "build", "refill", "over", "early", "survivor", "tiles-out", "preview", "ranking", "2012"),
    *("taluva", "tiles", "supply", "hands", "bag", "land", "|", "20/2/3", "0,0=V1>1", "0,1=J1a", "-96,0=S3b^"),
    *(" ", "\t", "\n", "[", "]", "\u0663", "\u017f", "\ud800"),
]


@some.composite
def mangled(draw: some.DrawFn, valid: str) -> str:
    """A valid text with words or letters put in, taken away, doubled or exchanged."""
    text = valid
    for _ in range(draw(some.integers(1, 4))):
        start = draw(some.integers(0, len(text)))
        end = min(len(text), start + draw(some.integers(0, 5)))
        new = draw(some.sampled_from(WORDS) | some.text(characters, max_size=3) | some.just(text[start:end] * 2))
        text = text[:start] + new + text[end:]
    return text


@some.composite
def stirred(draw: some.DrawFn, valid: dict[str, Any]) -> dict[Any, Any]:
    """A valid record with values of it exchanged, keys taken away or added."""
    record: dict[Any, Any] = dict(valid)
    for _ in range(draw(some.integers(1, 3))):
        key = draw(some.sampled_from([*record, "do", "at", "volcano", "facing", "from", "terrain", "tile"]))
        match draw(some.integers(0, 4)):
            case 0:
                record.pop(key, None)
            case 1:
                record[key] = draw(anything)
            case 2:
                record[key] = draw(some.sampled_from(["hut", "expand", "erupt", "jungle", "VJC", 0, 5, 6, -1]))
            case 3:
                record[key] = [draw(some.integers(-1100, 1100)), draw(some.integers(-1100, 1100))]
            case _:
                record[draw(some.text(max_size=4) | some.integers())] = draw(anything)
    return record


@some.composite
def moments(draw: some.DrawFn) -> tuple[Game, State]:
    game = draw(games)
    return game, draw(some.sampled_from(states(game.id)))


def a_name(game: Game, state: State, n: int) -> dict[str, Any]:
    """The name of some legal action here, or of one at the start where the game is over."""
    asked = state if state.actions() else game.new()
    actions = asked.actions()
    return game.name(asked, actions[n % len(actions)])


# --- actions and their notation ---


@fuzzed
@given(moments(), some.text(characters, max_size=30))
def test_any_text_is_parsed_or_refused(moment: tuple[Game, State], text: str) -> None:
    game, state = moment
    means_an_action(state, answered(lambda: game.parse(state, text)))


@fuzzed
@given(some.data(), moments(), some.integers(0, 500))
def test_a_mangled_notation_is_parsed_or_refused(data: some.DataObject, moment: tuple[Game, State], n: int) -> None:
    game, state = moment
    asked = state if state.actions() else game.new()
    actions = asked.actions()
    text = data.draw(mangled(game.text(asked, actions[n % len(actions)])))
    means_an_action(state, answered(lambda: game.parse(state, text)))


@fuzzed
@given(some.data(), moments(), some.integers(0, 500))
def test_any_record_is_understood_or_refused(data: some.DataObject, moment: tuple[Game, State], n: int) -> None:
    game, state = moment
    stir = stirred(a_name(game, state, n)) | some.dictionaries(some.text(max_size=6), anything, max_size=4)
    record = data.draw(stir)
    action = answered(lambda: game.action(state, record))
    means_an_action(state, action)
    if action is not None:
        allowed = [whole for whole in game.completions(state, record) if is_legal(game, state, whole)]
        assert (game.why_not(state, record) is None) == bool(allowed)
        assert allowed or action not in state.actions()


def is_legal(game: Game, state: State, record: dict[str, Any]) -> bool:
    action = answered(lambda: game.action(state, record))
    return isinstance(action, int) and action in state.actions()


@settings(fuzzed, max_examples=EXAMPLES // 5)
@given(some.data(), moments(), some.integers(0, 500))
def test_why_not_answers_about_any_record(data: some.DataObject, moment: tuple[Game, State], n: int) -> None:
    game, state = moment
    record = data.draw(stirred(a_name(game, state, n)))
    before = state.to_bytes()
    violation = answered(lambda: game.why_not(state, record))
    if violation is not None:
        assert violation.clause in game.clause_order  # type: ignore[attr-defined]
    assert state.to_bytes() == before


@fuzzed
@given(moments(), some.integers() | some.integers(-(2**31), 2**31))
def test_why_not_answers_about_any_integer(moment: tuple[Game, State], action: int) -> None:
    game, state = moment
    assert (game.why_not(state, action) is None) == (action in state.actions())
    means_an_action(state, action)


def means_an_action(state: State, action: object) -> None:
    """It is legal, or refused by its clause."""
    if action is not None:
        assert isinstance(action, int)
        before = state.to_bytes()
        accepted = answered(lambda: state.after(action)) is not None
        assert accepted == (action in state.actions())
        assert state.to_bytes() == before


# --- positions ---


@fuzzed
@given(games, some.text(characters, max_size=80))
def test_any_text_is_a_position_or_refused(game: Game, text: str) -> None:
    answered(lambda: game.parse_position(text))


@settings(fuzzed, max_examples=2 * EXAMPLES)
@given(some.data(), moments(), some.integers(0, 2**32))
def test_a_mangled_position_is_refused_or_can_be_played_to_the_end(
    data: some.DataObject, moment: tuple[Game, State], seed: int
) -> None:
    game, state = moment
    text = data.draw(mangled(game.position(state)))
    read = answered(lambda: game.parse_position(text))
    if isinstance(read, State):
        assert game.parse_position(game.position(read)).to_bytes() == read.to_bytes()
        play_on(game, read, Rng(seed))


def play_on(game: Game, state: State, rng: Rng) -> None:
    for played in range(game.longest):
        view = state.view(played % state.players)
        game.scene(view)
        game.guess(view, rng)
        if state.to_act == lavafield.OVER:
            assert len(state.ranks()) == state.players
            return
        assert state.actions()
        state = state.after(state.sample(rng))
        game.from_bytes(state.to_bytes())
    assert state.to_act == lavafield.OVER


# --- records ---


@cache
def a_record(game: str, seat: int | None) -> str:
    record, rng = Record(lavafield.game(game)), Rng(1)
    for _ in range(30):
        record.play(record.state.sample(rng))
    return "\n".join(record.lines() if seat is None else record.lines_for(seat))


@fuzzed
@given(some.text(characters, max_size=60) | anything.map(json.dumps))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    answered(lambda: read_text(text, lavafield.game))


@settings(fuzzed, max_examples=EXAMPLES // 2)
@given(some.data(), games, some.sampled_from([None, 0, 1]))
def test_a_mangled_record_is_read_or_refused(data: some.DataObject, game: Game, seat: int | None) -> None:
    text = data.draw(mangled(a_record(game.id, seat)))
    answered(lambda: read_text(text, lavafield.game))


@settings(fuzzed, max_examples=EXAMPLES // 2)
@given(some.data(), games, some.sampled_from([None, 0, 1]), some.integers(0, 30))
def test_a_record_with_a_stirred_line_is_read_or_refused(
    data: some.DataObject, game: Game, seat: int | None, number: int
) -> None:
    lines = a_record(game.id, seat).split("\n")
    stir = data.draw(stirred(json.loads(lines[number])))
    lines[number] = json.dumps({str(key): value for key, value in stir.items()})
    answered(lambda: read_text("\n".join(lines), lavafield.game))


# --- bytes ---


@fuzzed
@given(games, some.binary(max_size=80))
def test_any_bytes_are_refused(game: Game, data: bytes) -> None:
    with pytest.raises(BadInput):
        game.from_bytes(data)
    with pytest.raises(BadInput):
        game.view_from_bytes(data)
