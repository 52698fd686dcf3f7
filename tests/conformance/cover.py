"""Few combinations that still hold every pair of choices."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar

STARTS = 30
"""How many of the missing pairs to try to begin a row with."""

T = TypeVar("T")
Choice = tuple[str, T]
Pair = frozenset[Choice[T]]


def pairwise(choices: Mapping[str, Sequence[T]]) -> list[dict[str, T]]:
    """Rows that together hold each value of each name beside each value of every other name."""
    missing = sorted(all_pairs(choices), key=lambda pair: sorted(map(repr, pair)))
    rows: list[dict[str, T]] = []
    while missing:
        starts = (dict(pair) for pair in missing[:STARTS])
        tried = [filled(start, choices, missing) for start in starts]
        row = max(tried, key=lambda row: gain(row, missing))
        rows.append({name: row[name] for name in choices})
        missing = [pair for pair in missing if not pair <= row.items()]
    return rows


def all_pairs(choices: Mapping[str, Sequence[T]]) -> set[Pair[T]]:
    return {
        frozenset({(one, a), (other, b)})
        for one, other in combinations(choices, 2)
        for a in choices[one]
        for b in choices[other]
    }


def filled(row: dict[str, T], choices: Mapping[str, Sequence[T]], missing: Sequence[Pair[T]]) -> dict[str, T]:
    """The row with every open name set to the value that adds most of the missing pairs."""
    for name in choices:
        if name not in row:
            row[name] = max(choices[name], key=lambda value: gain({**row, name: value}, missing))
    return row


def gain(row: Mapping[str, T], missing: Sequence[Pair[T]]) -> int:
    """How many missing pairs the row holds."""
    return sum(pair <= row.items() for pair in missing)
