"""Ranks where some left before the end, and what of them counts for ratings."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lavafield.server.store.rows import Finished

if TYPE_CHECKING:
    from lavafield.server.table.course import Course


def ranks_with_leavers(ranks: Sequence[int], left: Sequence[int], players: int) -> list[int]:
    """Who left first is last. Those who stayed keep their order by the rules; one who stayed alone has won."""
    staying = [seat for seat in range(players) if seat not in left]
    by_rules = {seat: ranks[seat] if ranks else 1 for seat in staying}
    final = {seat: 1 + sum(by_rules[other] < by_rules[seat] for other in staying) for seat in staying}
    final |= {seat: players - n for n, seat in enumerate(left)}
    return [final[seat] for seat in range(players)]


def finished_game(course: "Course") -> Finished | None:
    """What counts for ratings of a game that is over: nothing if it is not rated.

    A seat is rated as the one who took it, also if that one left it and a bot played on.
    """
    if course.result is None or not course.setup.settings.rated:
        return None
    players = tuple(place.user or place.bot or "" for place in course.setup.places)
    return Finished(game=course.setup.game, players=players, ranks=course.result.ranks)
