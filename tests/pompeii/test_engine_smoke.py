"""Whole random games with all options: what every game of the house promises, at every step."""

import pickle
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import lavafield
from lavafield import CHANCE, OVER, BadInput, IllegalAction, Record, Rng, State
from lavafield.core.chance import bag_size
from lavafield.core.decisions import Decisions
from lavafield.core.replay import read_text
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.setup import full_bag, full_deck, pieces_per_player
from lavafield.games.pompeii.table import BOARD, BOXED, HELD, LOST, SAVED, STOCK
from tests.modes.mode import by_mode

GAME = lavafield.game("pompeii")
CHOICES = {option.name: option.choices for option in GAME.options}
ALL = [dict(zip(("players", *CHOICES), row, strict=True)) for row in product(GAME.seats, *CHOICES.values())]
CASES = ALL[:: by_mode(compiled=23, interpreted=61)]


def spelled(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def players_and_options(options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    return options["players"], {name: value for name, value in options.items() if name != "players"}


def walk(options: dict[str, Any], rng: Rng) -> Iterator[tuple[State, int, State]]:
    """A random game. Announcing is common among random moves, but not every game shall end so early."""
    state = GAME.new(**options)
    while state.to_act != OVER:
        action = state.sample(rng)
        if state.to_act >= 0 and GAME.name(state, action)["do"] == "announce" and rng.below(4):
            action = state.actions()[-1]
        after = state.after(action)
        yield state, action, after
        state = after


@pytest.mark.parametrize("options", CASES, ids=spelled)
def test_a_game_keeps_every_promise(options: dict[str, Any]) -> None:
    rng = Rng(hash(tuple(map(str, options.values()))) & 0xFFFF)
    record = Record(GAME, *players_and_options(options))
    views = [record.state.view(seat) for seat in (*range(record.state.players), None)]
    for n, (before, action, after) in enumerate(walk(options, rng)):
        born = before.to_bytes()
        listed_alike(before)
        conserved(after)
        for view in views:
            seen = GAME.seen(before, action, view.seat)
            told = GAME.events(before, action, after, view.seat)
            assert bool(told) >= bool(seen) or view.seat != before.to_act
            followed = GAME.follow(view, seen)
            assert followed.to_bytes() == after.view(view.seat).to_bytes()
        views = [after.view(view.seat) for view in views]
        record.play(action)
        assert record.state.to_bytes() == after.to_bytes()
        assert bool(after.ranks()) == (after.to_act == OVER)
        if n % by_mode(compiled=5, interpreted=17) == 0:
            survives_round_trips(before, action)
            refuses_everything_else(before, rng)
            keeps_secrets(before, rng)
        assert before.to_bytes() == born
    assert len(record.actions) <= GAME.longest
    replayed = read_text("".join(line + "\n" for line in record.lines()), lavafield.game)
    assert isinstance(replayed, Record)
    assert replayed.state.to_bytes() == record.state.to_bytes()
    for seat in (0, None):
        read_text("".join(line + "\n" for line in record.lines_for(seat)), lavafield.game)


def listed_alike(state: State) -> None:
    """Ascending, each once, and the fast list is the plain one."""
    actions = state.actions()
    assert actions or state.to_act == OVER
    assert actions == sorted(set(actions))
    assert actions == Decisions.listed(state)
    if state.to_act >= 0:
        view = state.view(state.to_act)
        assert view.actions() == actions
        assert view.listed() == actions
        assert all(other.view(seat).actions() == [] for other in [state] for seat in others(state))
    if state.to_act == CHANCE:
        weights = state.weights()
        assert len(weights) == len(actions)
        assert min(weights) > 0


def others(state: State) -> list[int | None]:
    return [seat for seat in (*range(state.players), None) if seat != state.to_act]


def conserved(state: State) -> None:
    game = pompeii(state)
    table = game.table
    deck = full_deck()
    for card in range(len(deck)):
        held = sum(int(game.hand(seat)[card]) for seat in range(table.seats))
        assert int(game.bag[card]) + int(table.discard[card]) + held == deck[card]
    for seat in range(table.seats):
        assert sum(game.hand(seat)) == table.of(seat, HELD)
        pieces = sum(table.of(seat, fact) for fact in (STOCK, BOARD, SAVED, LOST, BOXED))
        assert pieces == pieces_per_player(table.rules)
        assert table.of(seat, BOARD) == sum(table.pieces_of(seat, square) for square in range(84))
    laid = sum(1 for square in range(84) if 0 < table.lava[square] < 7)
    drawn = int(bag_size(full_bag(table.rules.dual)) - bag_size(table.tiles))
    buried = drawn - laid - int(table.removed) - int(table.tile != 255)
    assert buried == 0 or (table.rules.foreign and 0 < buried <= 6)


def survives_round_trips(state: State, action: int) -> None:
    assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    assert pickle.loads(pickle.dumps(state)).to_bytes() == state.to_bytes()
    assert GAME.parse_position(GAME.position(state)).to_bytes() == state.to_bytes()
    for seat in (0, None):
        view = state.view(seat)
        assert pickle.loads(pickle.dumps(view)).to_bytes() == view.to_bytes()
        assert GAME.view_from_bytes(view.to_bytes()).copy().to_bytes() == view.to_bytes()
        assert max(len(line) for line in GAME.board(view).splitlines()) <= 80
    for one in state.actions():
        assert GAME.action(state, GAME.name(state, one)) == one
        assert GAME.parse(state, GAME.text(state, one)) == one
    twin = state.copy()
    twin.play(action)
    assert twin.to_bytes() != state.to_bytes()


def refuses_everything_else(state: State, rng: Rng) -> None:
    legal = set(state.actions())
    numbers = [int(rng.below(11000)) for _ in range(60)] + [-1, 2**31, 84, 10752, 2**40]
    numbers += [int(rng.below(1500)) for _ in range(60)]
    for number in numbers:
        violation = GAME.why_not(state, number)
        assert (violation is None) == (number in legal)
        if violation is not None:
            assert violation.text("en")
            assert violation.text("de")
            with pytest.raises(IllegalAction):
                state.after(number)


def keeps_secrets(state: State, rng: Rng) -> None:
    for seat in (*range(state.players), None):
        view = state.view(seat)
        twin = state.copy()
        twin.resample(seat, rng)
        for other in (twin, GAME.guess(view, rng)):
            conserved(other)
            assert other.view(seat).to_bytes() == view.to_bytes()
            assert other.to_act == state.to_act
            assert GAME.scene(other.view(seat)) == GAME.scene(view)
            if seat == state.to_act:
                assert other.actions() == state.actions()
            GAME.from_bytes(other.to_bytes())


def test_a_standing_order_is_seen_by_nobody_else() -> None:
    rng = Rng(1)
    for before, action, after in walk({"players": 3, "announce": "any"}, rng):
        if before.to_act >= 0 and GAME.name(before, action) == {"do": "order"}:
            for seat in others(before):
                assert GAME.seen(before, action, seat) == {}
                assert GAME.events(before, action, after, seat) == []
                assert after.view(seat).to_bytes() == before.view(seat).to_bytes()
            return


def test_damaged_bytes_are_found() -> None:
    state = GAME.new(players=2)
    data = state.to_bytes()
    for damaged in (b"", data[:40], data[:-1], data + b"x", data[:-20] + b"\x01" + data[-19:]):
        with pytest.raises(BadInput):
            GAME.from_bytes(damaged)
