"""The integers that stand for actions inside the engine. They are never stored: records use names.

A placement is volcano field, facing and whether it erupts; a build is a field and what is built there,
an expansion being named by a field of the settlement and a terrain. A draw is the tile kind itself.
"""

from typing import Final

from mypy_extensions import i64

WAYS: Final[i64] = 16
"""Facings 0 to 5, each at sea (even) or on land (odd); 12 to 15 stand for nothing."""
TURNS: Final[i64] = 8
"""Candidates per field for a placement: six facings and, so that no division is needed, two for nothing."""
CHOICES: Final[i64] = 8
"""Hut, tower, temple, then one expansion per terrain."""
EXPAND: Final[i64] = 3
PLACEMENT_BITS: Final[i64] = 20
"""Every placement is smaller than 2 to this power."""
FIRST_PLACEMENT: Final[i64] = 2
"""The one way to lay the first tile: in the middle, facing as printed (1)."""


def extension(volcano: i64, facing: i64) -> i64:
    return volcano * WAYS + facing * 2


def eruption(volcano: i64, facing: i64) -> i64:
    return volcano * WAYS + facing * 2 + 1


def volcano_of(placement: i64) -> i64:
    return placement >> 4


def facing_of(placement: i64) -> i64:
    return (placement >> 1) & 7


def erupts(placement: i64) -> bool:
    return placement & 1 == 1


def masks(placements: list[int], erupting: bool) -> dict[int, int]:
    """The facings of these extensions, or eruptions, as bits, by volcano."""
    found: dict[int, int] = {}
    for given in placements:
        placement: i64 = given
        if erupts(placement) == erupting:
            volcano = int(volcano_of(placement))
            bit = int(i64(1) << facing_of(placement))
            found[volcano] = found[volcano] | bit if volcano in found else bit
    return found


def building(field: i64, piece: i64) -> i64:
    """Build one hut (1), tower (2) or temple (3)."""
    return field * CHOICES + piece - 1


def expansion(origin: i64, terrain: i64) -> i64:
    """Expand the settlement that this field belongs to."""
    return origin * CHOICES + EXPAND + terrain


def site_of(build: i64) -> i64:
    return build >> 3


def choice_of(build: i64) -> i64:
    return build & 7
