"""The end of the game: who takes which place."""

from mypy_extensions import i64

from lavafield.games.pompeii.table import FINISHED, LOST, SAVED, Table


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """More pieces saved, or as many and fewer in the volcano; level in both is a tie."""
    if table.of(seat, SAVED) != table.of(other, SAVED):
        return table.of(seat, SAVED) > table.of(other, SAVED)
    return table.of(seat, LOST) < table.of(other, LOST)


def ranks(table: Table) -> list[int]:
    """One rank per seat, 1 is best, equal ranks tie; empty while the game runs."""
    if table.phase != FINISHED:
        return []
    found: list[int] = []
    for seat in range(table.seats):
        rank = 1
        for other in range(table.seats):
            if is_ahead(table, other, seat):
                rank += 1
        found.append(rank)
    return found
