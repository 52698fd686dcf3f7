"""What happened, as ids and arguments: for the log, for animation, for speech. Never needed to rebuild a state."""

from collections.abc import Sequence

import msgspec

from lavafield.words import words

Cell = tuple[int, int]


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened. `id` is a message of the catalogue; seats stand for players' names."""

    id: str
    seats: tuple[int, ...] = ()
    arguments: dict[str, str | int] = {}
    cells: tuple[Cell, ...] = ()


def event_text(event: Event, names: Sequence[str], language: str = "en") -> str:
    """The event in words, with the players' names."""
    arguments = dict(event.arguments)
    if len(event.seats) == 1:
        arguments["player"] = names[event.seats[0]]
    elif event.seats:
        arguments["players"] = ", ".join(names[seat] for seat in event.seats)
    return words(language).text(event.id, **arguments)
