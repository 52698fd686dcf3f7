"""The greedy pairwise cover."""

import pytest

from tests.conformance.cover import all_pairs, pairwise

SOME = [
    {"a": [0, 1], "b": [0, 1]},
    {"a": [0, 1], "b": [0, 1], "c": [0, 1], "d": [0, 1], "e": [2, 3, 4]},
    {"a": [0, 1, 2], "b": [0, 1, 2], "c": [0], "d": [0, 1, 2, 3]},
]


@pytest.mark.parametrize("choices", SOME, ids=str)
def test_every_pair_of_choices_is_in_some_row(choices: dict[str, list[int]]) -> None:
    rows = pairwise(choices)
    assert all(any(pair <= row.items() for row in rows) for pair in all_pairs(choices))
    assert all(list(row) == list(choices) for row in rows)


def test_the_cover_is_small() -> None:
    assert [len(pairwise(choices)) for choices in SOME] == [4, 8, 12]
