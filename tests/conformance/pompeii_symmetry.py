"""The one change of a position that the rules of Pompeii do not notice: renaming seats.

The city has no symmetry. It is made on the text of a position and on named actions, so it shares no code with
the engine.
"""

import re
from typing import Final

import lavafield
from lavafield import State
from lavafield.core.game import NamedAction
from lavafield.games.pompeii.game import pompeii
from lavafield.games.pompeii.table import DEAL

SEATS: Final = "abcd"
STANDING: Final = re.compile(r"([abcd])(\d+)")
PARTS: Final = {"seats": 3, "hands": 4, "city": 8}
"""Where the seats' belongings stand in the text of a position."""


class Renamed:
    """Every player takes the next seat. Not while cards are dealt, for seat 0 is dealt the first."""

    name: Final = "seats renamed"

    def applies(self, state: State) -> bool:
        return pompeii(state).table.phase != DEAL

    def state(self, state: State) -> State:
        players = state.players
        parts = lavafield.game("pompeii").position(state).split(" | ")
        turn, _, step = parts[1].partition(" ")
        parts[1] = f"{self.seat(int(turn), players)} {step}"
        for name in ("seats", "hands"):
            _, *seats = parts[PARTS[name]].split()
            parts[PARTS[name]] = " ".join((name, seats[-1], *seats[:-1]))
        name, *squares = parts[PARTS["city"]].split()
        parts[PARTS["city"]] = " ".join((name, *(self.square(word, players) for word in squares)))
        return lavafield.game("pompeii").parse_position(" | ".join(parts))

    def square(self, word: str, players: int) -> str:
        """`3,4=a1b2` becomes `3,4=b1c2`; lava stays."""
        if "~" in word:
            return word
        return STANDING.sub(lambda found: SEATS[self.seat(SEATS.index(found[1]), players)] + found[2], word)

    def record(self, record: NamedAction, players: int) -> NamedAction:
        return record | {"of": self.seat(record["of"], players)} if "of" in record else record

    def seat(self, seat: int, players: int) -> int:
        return (seat + 1) % players
