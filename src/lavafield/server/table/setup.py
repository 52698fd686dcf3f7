"""How a table is set up: the game and its options, the seats, the settings, the key of the dice."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lavafield.core.dice import Pledge, key_hash
from lavafield.core.game import Game
from lavafield.core.options import Value
from lavafield.server.messages.parts import Occupant, Settings
from lavafield.server.workers.limits import served_bot


class Person(msgspec.Struct, frozen=True):
    """Who asks for something, with the name that others see."""

    id: str
    name: str


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """One seat before the game."""

    kind: Occupant = "open"
    name: str = ""
    user: str | None = None
    bot: str | None = None
    nonce: str | None = None


OPEN = Place()


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What was played elsewhere before this game begins."""

    game: str
    """The table that it was taken from."""
    actions: tuple[dict[str, Any], ...]


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored of a table beside its log, defaults included. The key is secret until the game is over."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    host: str
    """The user who may start the game, and put bots on seats."""
    places: tuple[Place, ...]
    settings: Settings = Settings()
    key: str
    created: float
    opening: Opening | None = None

    @property
    def pledge(self) -> Pledge:
        nonces = tuple(place.nonce for place in self.places)
        return Pledge(game=self.id, hash=key_hash(self.key), nonces=nonces)

    @property
    def users(self) -> set[str]:
        """Everybody who sits here."""
        return {place.user for place in self.places if place.user is not None}

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """Several make a hot seat."""
        return tuple(seat for seat, place in enumerate(self.places) if place.user is not None and place.user == user)

    @property
    def confirms(self) -> bool:
        """Do turns wait to be confirmed? By default where more than one person plays."""
        if self.settings.confirm is not None:
            return self.settings.confirm
        return sum(place.kind == "person" for place in self.places) > 1

    def with_place(self, seat: int, place: Place) -> "Setup":
        return msgspec.structs.replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))


def new_setup(
    id: str,
    game: Game,
    host: str,
    places: Sequence[Place],
    options: Mapping[str, object],
    settings: Settings,
    key: str,
    now: float,
    opening: Opening | None = None,
) -> Setup:
    """A checked setup, or BadInput: unknown options, bots, numbers of players."""
    game.set_up(len(places), options)
    served_bot(settings.substitute, game)
    for place in places:
        if place.bot is not None:
            served_bot(place.bot, game)
    return Setup(
        id=id,
        game=game.id,
        rules=game.rules,
        options={option.name: option.checked(options.get(option.name, option.default)) for option in game.options},
        host=host,
        places=tuple(places),
        settings=settings,
        key=key,
        created=now,
        opening=opening,
    )


def bot_place(name: str) -> Place:
    return Place(kind="bot", name=name, bot=name)


def person_place(person: Person) -> Place:
    return Place(kind="person", name=person.name, user=person.id)
