"""Who sits where: people at this keyboard, and bots."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lavafield.bots import bots
from lavafield.cli import reading
from lavafield.core.errors import BadInput
from lavafield.words import Words, languages, words

HOT_SEAT: Final = "hot-seat"
PERSON: Final = "person"


@dataclass(frozen=True)
class Seat:
    """A place at the table. A name of its own, or none: then it is called by its number in any language."""

    kind: str
    """PERSON, or the name of a bot."""
    own_name: str | None = None

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    def name(self, number: int, say: Words) -> str:
        return self.own_name or default_name(self.kind, number, say)


def default_name(kind: str, number: int, say: Words) -> str:
    return say.text("seat-name" if kind == PERSON else f"seat-name-{kind}", n=number + 1)


def names_of(seats: Sequence[Seat], say: Words) -> list[str]:
    return [seat.name(number, say) for number, seat in enumerate(seats)]


def recognised(names: Sequence[str]) -> list[Seat]:
    """The seats of a saved game: bots are known by the names that we give them."""
    return [seat_called(name, number) for number, name in enumerate(names)]


def seat_called(name: str, number: int) -> Seat:
    for kind in (PERSON, *bots()):
        if name in (default_name(kind, number, words(language)) for language in languages()):
            return Seat(kind)
    return Seat(PERSON, name)


def seats_wanted(given: argparse.Namespace, players: int) -> list[Seat]:
    """The seats that --against, --seat and --names ask for."""
    own = 0 if given.seat is None else reading.whole(given.seat, "--seat", 1, players) - 1
    kinds = kinds_wanted(given.against or "random", players - 1)
    kinds.insert(own, PERSON)
    names = names_wanted(given.names, players)
    return [Seat(kind, name) for kind, name in zip(kinds, names, strict=True)]


def kinds_wanted(against: str, others: int) -> list[str]:
    """One word for all the other seats, or one for each."""
    known = (HOT_SEAT, *bots())
    said = against.split(",")
    if len(said) == 1:
        said *= others
    if len(said) != others or not set(said) <= set(known):
        raise BadInput("cli-error-against", expected=" | ".join(known), count=others, got=against)
    return [PERSON if word == HOT_SEAT else word for word in said]


def names_wanted(names: str | None, players: int) -> list[str | None]:
    if names is None:
        return [None] * players
    said = [" ".join(name.split()) for name in names.split(",")]
    if len(said) != players or len(set(said)) != players or not all(said):
        raise BadInput("cli-error-names", expected=players, got=names)
    return [*said]
