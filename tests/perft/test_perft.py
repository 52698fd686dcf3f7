"""The engine counts what the committed tables say, which the naive generator counted too (see make.py)."""

import pytest

import lavafield
from lavafield import OVER, Rng
from tests.conformance.adapter import adapter_of
from tests.conformance.agreement import same_actions, same_facts
from tests.modes.mode import by_mode
from tests.perft.perft import Entry, counts, naive_counts, perft, table

LISTS = by_mode(compiled=100_000, interpreted=120)
"""To count one depth takes as many lists as there are paths one depth before."""
NAIVE_LISTS = by_mode(compiled=50, interpreted=2)
ENTRIES = [entry for game in lavafield.games() for entry in table(game)]
PLACED = [entry for entry in ENTRIES if entry.position is not None]


def named(entry: Entry) -> str:
    return f"{entry.game}: {entry.name}"


def affordable(entry: Entry, lists: int) -> int:
    return sum(paths <= lists for paths in [1, *entry.counts[:-1]])


def test_every_game_has_a_table() -> None:
    assert all(table(game) for game in lavafield.games())


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_the_engine_counts_as_many_paths_as_the_table_says(entry: Entry) -> None:
    depth = affordable(entry, LISTS)
    assert counts(perft, entry.state(), depth) == entry.counts[:depth]


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_the_naive_generator_counts_as_many(entry: Entry) -> None:
    """A few only: all of them are counted when the tables are made."""
    depth = affordable(entry, NAIVE_LISTS)
    assert naive_counts(entry, adapter_of(entry.game).second, depth) == entry.counts[:depth]


@pytest.mark.parametrize("entry", PLACED, ids=named)
def test_positions_are_spelled_as_the_engine_spells_them(entry: Entry) -> None:
    state = entry.state()
    assert state.to_act != OVER
    assert lavafield.game(entry.game).position(state) == entry.position


@pytest.mark.parametrize("entry", PLACED, ids=named)
def test_both_agree_on_random_games_from_there(entry: Entry) -> None:
    game, second = lavafield.game(entry.game), adapter_of(entry.game).second
    for seed in range(by_mode(compiled=8, interpreted=1)):
        state, rng = entry.state(), Rng(seed)
        naive = second.naive_of(game.position(state))
        for n in range(by_mode(compiled=60, interpreted=16)):
            same_facts(second, state, naive, (entry.name, seed, n))
            if state.to_act == OVER:
                break
            same_actions(second, entry.game, state, naive)
            action = state.sample(rng)
            naive.play(second.naive_words(game.name(state, action)))
            state = state.after(action)
