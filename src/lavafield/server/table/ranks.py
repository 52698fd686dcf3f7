"""Ranks where some left before the end."""

from collections.abc import Sequence


def ranks_with_leavers(ranks: Sequence[int], left: Sequence[int], players: int) -> list[int]:
    """Who left first is last. Those who stayed keep their order by the rules; one who stayed alone has won."""
    staying = [seat for seat in range(players) if seat not in left]
    by_rules = {seat: ranks[seat] if ranks else 1 for seat in staying}
    final = {seat: 1 + sum(by_rules[other] < by_rules[seat] for other in staying) for seat in staying}
    final |= {seat: players - n for n, seat in enumerate(left)}
    return [final[seat] for seat in range(players)]
