"""Few combinations that still hold every pair of choices."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")
Choice = tuple[str, T]
Pair = frozenset[Choice[T]]


def pairwise(choices: Mapping[str, Sequence[T]]) -> list[dict[str, T]]:
    """Rows that together hold each value of each name beside each value of every other name."""
    missing = sorted(all_pairs(choices), key=lambda pair: sorted(map(repr, pair)))
    rows: list[dict[str, T]] = []
    while missing:
        row = filled(dict(missing[0]), choices, missing)
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


def filled(
    row: dict[str, T], choices: Mapping[str, Sequence[T]], missing: Iterable[Pair[T]]
) -> dict[str, T]:
    """The row with every open name set to the value that adds most of the missing pairs."""
    for name in choices:
        if name not in row:
            gains = [
                sum(pair <= {**row, name: value}.items() for pair in missing)
                for value in choices[name]
            ]
            row[name] = choices[name][gains.index(max(gains))]
    return row
