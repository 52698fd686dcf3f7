"""The legal actions of one decision in a compact form, for a client that knows no rule.

Actions with the same verb and the same keys become one offer. Its choices are a tree: at every key but the last a list
of pairs, a value and what can follow it; at the last key a list of values or, where all of them are numbers from 0 to
30, a mask with one bit for each. So in Taluva a volcano comes with a mask of facings, not with six records.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

LARGEST: Final = 30
"""A mask keeps clear of the sign bit of the numbers that browsers shift."""

NamedAction = dict[str, Any]
Choices = int | list[Any]


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """Actions with the same verb and keys. Without keys it is one action."""

    do: str
    keys: tuple[str, ...] = ()
    choices: Choices = 0


def compact(records: Iterable[NamedAction]) -> list[Offer]:
    """The offers that stand for these named actions."""
    rows: dict[tuple[str, ...], list[list[Any]]] = {}
    for record in records:
        rows.setdefault((record["do"], *(key for key in record if key != "do")), []).append(
            [value for key, value in record.items() if key != "do"]
        )
    return [Offer(do=do, keys=tuple(keys), choices=_tree(values)) for (do, *keys), values in rows.items()]


def spread(offers: Iterable[Offer]) -> Iterator[NamedAction]:
    """The inverse of `compact`, up to the order."""
    for offer in offers:
        for values in _rows(offer.choices, len(offer.keys)):
            yield {"do": offer.do, **dict(zip(offer.keys, values, strict=True))}


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def numbers_in(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _tree(rows: Sequence[list[Any]]) -> Choices:
    if not rows[0]:
        return 0
    if len(rows[0]) == 1:
        return _leaf([value for (value,) in rows])
    branches: dict[Hashable, tuple[Any, list[list[Any]]]] = {}
    for value, *rest in rows:
        branches.setdefault(_hashable(value), (value, []))[1].append(rest)
    return [[value, _tree(below)] for value, below in branches.values()]


def _leaf(values: list[Any]) -> Choices:
    if all(type(value) is int and 0 <= value <= LARGEST for value in values):
        return mask_of(values)
    return values


def _hashable(value: Any) -> Hashable:
    return tuple(value) if isinstance(value, list) else value


def _rows(choices: Choices, keys: int) -> Iterator[list[Any]]:
    if keys == 0:
        yield []
    elif keys == 1:
        for value in numbers_in(choices) if isinstance(choices, int) else choices:
            yield [value]
    elif isinstance(choices, list):
        for value, below in choices:
            for rest in _rows(below, keys - 1):
                yield [value, *rest]
