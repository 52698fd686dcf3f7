"""Who sits where: people at this keyboard, and bots."""

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lavafield.bots import bots
from lavafield.bots.levels import LEVEL, LEVELS, level_name
from lavafield.cli import reading
from lavafield.core.errors import BadInput
from lavafield.words import Words, languages, words

HOT_SEAT: Final = "hot-seat"
PERSON: Final = "person"
PLAIN_BOT: Final = "random"
"""The bot that is just called a bot."""
LEVELLED: Final = {f"{LEVEL}:{level}": level for level in LEVELS}
"""The bots that are called by the name of their level."""
USUAL_BOT: Final = "level:3"
"""Takes the other seats where nobody said who should."""
HINT_BOT: Final = "search:nodes=3000"
"""Gives hints where no other bot was asked for: an answer takes about half a second."""
BETWEEN_SEATS: Final = re.compile(r",(?![a-z]+=)")
"""A comma, but not one between the settings of a bot."""


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
    if kind in LEVELLED:
        return say.text("seat-name-bot-called", n=number + 1, bot=level_name(LEVELLED[kind], say.language))
    if kind in (PERSON, PLAIN_BOT):
        return say.text("seat-name" if kind == PERSON else "seat-name-bot", n=number + 1)
    return say.text("seat-name-bot-called", n=number + 1, bot=kind)


def names_of(seats: Sequence[Seat], say: Words) -> list[str]:
    return [seat.name(number, say) for number, seat in enumerate(seats)]


def recognised(names: Sequence[str]) -> list[Seat]:
    """The seats of a saved game: bots are known by the names that we give them."""
    return [seat_called(name, number) for number, name in enumerate(names)]


def seat_called(name: str, number: int) -> Seat:
    """Bots with settings carry them in brackets."""
    in_brackets = name[name.find("(") + 1 : -1]
    for kind in (PERSON, PLAIN_BOT, *LEVELLED, in_brackets):
        if name in (default_name(kind, number, words(language)) for language in languages()):
            return Seat(kind)
    return Seat(PERSON, name)


def seats_wanted(given: argparse.Namespace, players: int) -> list[Seat]:
    """The seats that --against, --seat and --names ask for."""
    own = 0 if given.seat is None else reading.whole(given.seat, "--seat", 1, players) - 1
    kinds = kinds_wanted(given.against or USUAL_BOT, players - 1)
    kinds.insert(own, PERSON)
    names = names_wanted(given.names, players)
    return [Seat(kind, name) for kind, name in zip(kinds, names, strict=True)]


def kinds_wanted(against: str, others: int) -> list[str]:
    """One word for all the other seats, or one for each."""
    known = (HOT_SEAT, *bots())
    said = BETWEEN_SEATS.split(against)
    if len(said) == 1:
        said *= others
    if len(said) != others or not {word.partition(":")[0] for word in said} <= set(known):
        raise BadInput("cli-error-against", expected=" | ".join(known), count=others, got=against)
    return [PERSON if word == HOT_SEAT else word for word in said]


def names_wanted(names: str | None, players: int) -> list[str | None]:
    if names is None:
        return [None] * players
    said = [" ".join(name.split()) for name in names.split(",")]
    if len(said) != players or len(set(said)) != players or not all(said):
        raise BadInput("cli-error-names", expected=players, got=names)
    return [*said]
