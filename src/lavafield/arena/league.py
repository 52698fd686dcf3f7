"""What a league is: which bots play which game, and who sits where in its game number 0, 1, 2, ..."""

from functools import cache
from itertools import combinations, permutations
from typing import Final

import msgspec

from lavafield.core.options import Value

VERSION: Final = 1
"""Of the log's format."""

Seating = tuple[int, ...]
"""For each seat the number of its bot."""


class League(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that its games depend on, and the first line of its log. It has no end: any number of games belongs to it.

    A deal is one course of luck. Every group of bots plays every deal, once in each of its seatings.
    """

    lavafield: str = "league"
    version: int = VERSION
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int

    @property
    def groups(self) -> list[Seating]:
        return groups(len(self.bots), self.players)

    @property
    def games_per_set(self) -> int:
        """The games of one group in one deal."""
        return len(seatings(self.groups[0], self.players, 0))

    @property
    def games_per_deal(self) -> int:
        return self.games_per_set * len(self.groups)

    def deal(self, number: int) -> int:
        return number // self.games_per_deal

    def seating(self, number: int) -> Seating:
        """Deal by deal, group by group, so that a league is balanced wherever it is stopped."""
        deal, place = divmod(number, self.games_per_deal)
        group, turn = divmod(place, self.games_per_set)
        return seatings(self.groups[group], self.players, deal)[turn]

    def seats(self, number: int) -> tuple[str, ...]:
        """The names of the bots, seat by seat."""
        return tuple(self.bots[bot] for bot in self.seating(number))

    def whole(self, games: int) -> int:
        """So many games for each group, rounded up to whole deals: how many that is for all groups together."""
        deals = -(-games // self.games_per_set)
        return deals * self.games_per_deal


@cache
def groups(bots: int, players: int) -> list[Seating]:
    """Every combination of as many bots as there are seats; all bots together where they are fewer."""
    return list(combinations(range(bots), min(bots, players)))


def seatings(group: Seating, players: int, deal: int) -> list[Seating]:
    """Who sits where in the games of one deal: every bot has every seat equally often."""
    if len(group) < players:
        return shared_seatings(group, players)
    circles = list(permutations(group[1:]))
    circle = (group[0], *circles[deal % len(circles)])
    return [circle[-turn:] + circle[:-turn] for turn in range(players)]


@cache
def shared_seatings(group: Seating, players: int) -> list[Seating]:
    """All orders in which the bots hold the seats as evenly as can be."""
    times, over = divmod(players, len(group))
    orders = {order for more in combinations(group, over) for order in permutations(group * times + more)}
    return sorted(orders)
