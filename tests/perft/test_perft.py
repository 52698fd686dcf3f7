"""The engine counts what the committed tables say, which the naive generator counted too (see make.py)."""

import pytest

import lavafield
from lavafield import OVER
from tests.conformance.naive_taluva import naive_of
from tests.modes.mode import by_mode
from tests.naive.taluva import NaiveTaluva
from tests.naive.taluva import perft as naive_perft
from tests.perft.perft import Entry, counts, perft, table

LISTS = by_mode(compiled=100_000, interpreted=120)
"""To count one depth takes as many lists as there are paths one depth before."""
NAIVE_LISTS = by_mode(compiled=50, interpreted=2)
ENTRIES = table("taluva")


def affordable(entry: Entry, lists: int) -> int:
    return sum(paths <= lists for paths in [1, *entry.counts[:-1]])


def test_every_game_has_a_table() -> None:
    assert all(table(game) for game in lavafield.games())


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_engine_counts_as_many_paths_as_the_table_says(entry: Entry) -> None:
    depth = affordable(entry, LISTS)
    assert counts(perft, entry.state(), depth) == entry.counts[:depth]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_the_naive_generator_counts_as_many(entry: Entry) -> None:
    """A few only: all of them are counted when the tables are made."""
    start = NaiveTaluva(entry.players, **entry.options) if entry.position is None else naive_of(entry.position)
    depth = affordable(entry, NAIVE_LISTS)
    assert counts(naive_perft, start, depth) == entry.counts[:depth]


def test_positions_are_spelled_as_the_engine_spells_them() -> None:
    game = lavafield.game("taluva")
    for entry in ENTRIES:
        if entry.position is not None:
            state = game.parse_position(entry.position)
            assert state.to_act != OVER
            assert game.position(state) == entry.position
