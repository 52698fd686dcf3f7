"""What the games of a league say about its bots."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from lavafield.arena.estimate import Estimate, estimate
from lavafield.arena.league import League
from lavafield.arena.table import Played
from lavafield.ratings import Rating, ratings_of

T = TypeVar("T")


class Standing(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    games: int
    wins: int
    shared: int
    """Victories together with another bot."""
    share: Estimate
    """Of the win of each game it played in: a shared one counts by its part."""
    ahead: tuple[Estimate | None, ...]
    """How often it came in before each bot of the league; an equal rank counts half."""
    decisions: int
    seconds: float
    """Processor time for a decision."""
    rating: Rating | None
    """Only where every bot has one seat."""


class Standings(msgspec.Struct, frozen=True):
    """Made of whole deals alone, in which all had the same luck."""

    deals: int
    games: int
    unfinished: int
    """Games of deals that are not over."""
    actions: float
    """Of a game, on average, those of chance too."""
    parity: float
    """Everybody's share if all were equally strong."""
    bots: tuple[Standing, ...]


def standings(league: League, games: Iterable[Played]) -> Standings:
    """Of at least one deal that is over. The order in which the games were finished makes no difference."""
    everything = list(games)
    deals = list(whole_deals(league, everything))
    counted = [played for deal in deals for played in deal]
    has_ratings = len(league.groups[0]) == league.players
    ratings = ratings_of((played.seats, played.ranks) for played in counted) if has_ratings else {}
    return Standings(
        deals=len(deals),
        games=len(counted),
        unfinished=len(everything) - len(counted),
        actions=round(mean(played.actions for played in counted), 3),
        parity=round(1 / len(league.groups[0]), 6),
        bots=tuple(standing(bot, league, deals, ratings.get(bot)) for bot in league.bots),
    )


def whole_deals(league: League, games: Iterable[Played]) -> Iterator[list[Played]]:
    """The deals that are over, each with its games in their order."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for played in sorted(games, key=lambda played: played.number):
        deals[played.deal].append(played)
    return (deal for deal in deals.values() if len(deal) == league.games_per_deal)


def standing(bot: str, league: League, deals: list[list[Played]], rating: Rating | None) -> Standing:
    games = [played for deal in deals for played in deal if bot in played.seats]
    shares = [share_of(bot, played) for played in games]
    decisions = sum(count for played in games for count in at_seats(bot, played, played.decisions))
    seconds = sum(spent for played in games for spent in at_seats(bot, played, played.seconds))
    return Standing(
        bot=bot,
        games=len(games),
        wins=shares.count(1.0),
        shared=sum(0.0 < share < 1.0 for share in shares),
        share=estimate([mean(share_of(bot, played) for played in deal if bot in played.seats) for deal in deals]),
        ahead=tuple(ahead_of(bot, other, deals) if other != bot else None for other in league.bots),
        decisions=decisions,
        seconds=round(seconds / max(decisions, 1), 9),
        rating=rating,
    )


def share_of(bot: str, played: Played) -> float:
    """The part of the win that the seats of a bot have."""
    winners = [seat for seat, rank in zip(played.seats, played.ranks, strict=True) if rank == 1]
    return winners.count(bot) / len(winners)


def ahead_of(bot: str, other: str, deals: list[list[Played]]) -> Estimate:
    return estimate([mean(comparisons(bot, other, deal)) for deal in deals])


def comparisons(bot: str, other: str, deal: list[Played]) -> Iterator[float]:
    """1 for each time a seat of the bot came in before one of the other, 0 for after."""
    for played in deal:
        for rank in at_seats(bot, played, played.ranks):
            for against in at_seats(other, played, played.ranks):
                yield (1 + (rank < against) - (rank > against)) / 2


def at_seats(bot: str, played: Played, values: tuple[T, ...]) -> list[T]:
    return [value for name, value in zip(played.seats, values, strict=True) if name == bot]


def mean(values: Iterable[float]) -> float:
    given = list(values)
    return sum(given) / len(given)
