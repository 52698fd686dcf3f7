"""Why an action is good or bad: what it brings about in a game's own terms, the weightiest first.

Games find the facts (games/<game>/explain.py). How much a fact matters is what the evaluation says the features
behind it are worth; what decides the game comes before all that.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from lavafield.core.errors import BadInput
from lavafield.core.event import Cell, Event
from lavafield.core.state import State

MOST: Final = 5
"""Nobody reads more reasons than that."""
DECISIVE: Final = 1000.0
"""More than any feature weighs."""


def steps_of(before: State, actions: Sequence[int]) -> list[State]:
    """The state before these actions of one seat in a row, and after each. Anything else raises, as an action would."""
    seat = before.to_act
    if seat < 0:
        raise BadInput("error-seat", expected=f"0-{before.players - 1}", got=seat)
    states = [before]
    for action in actions:
        if states[-1].to_act != seat:
            raise BadInput("error-seat", expected=seat, got=states[-1].to_act)
        states.append(states[-1].after(action))
    return states


class Change:
    """What happened to the named features of each seat, in what they are worth."""

    def __init__(
        self,
        names: Sequence[str],
        weights: Sequence[float],
        before: Sequence[Sequence[float]],
        after: Sequence[Sequence[float]],
    ) -> None:
        self.worths = [
            {name: weight * (new - old) for name, weight, old, new in zip(names, weights, olds, news, strict=True)}
            for olds, news in zip(before, after, strict=True)
        ]

    def of(self, seat: int, features: Iterable[str]) -> float:
        """How far these features moved that seat, to whichever side."""
        return abs(sum(self.worths[seat][feature] for feature in features))


class Reasons:
    """Reasons in the making."""

    def __init__(self, prefix: str, change: Change, features: Mapping[str, Sequence[str]], decisive: Sequence[str]):
        self.prefix = prefix
        self.change = change
        self.features = features
        """The features behind each fact."""
        self.decisive = decisive
        """Facts that no feature tells of, the weightiest first."""
        self.found: list[tuple[float, Event]] = []

    def add(
        self,
        name: str,
        concerned: int,
        *seats: int,
        cells: Iterable[Cell] = (),
        **arguments: str | int,
    ) -> None:
        """One more fact. It matters by what it does to the seat concerned; `seats` are named in its words."""
        if name in self.decisive:
            weight = DECISIVE - self.decisive.index(name)
        else:
            weight = self.change.of(concerned, self.features[name])
        event = Event(id=self.prefix + name, seats=seats, arguments=arguments, cells=tuple(cells))
        self.found.append((weight, event))

    def weightiest(self) -> list[Event]:
        """Of equal ones those found first."""
        ordered = sorted(self.found, key=lambda found: -found[0])
        return [event for weight, event in ordered[:MOST]]
