"""The end of a game of Taluva: who takes which place."""

from mypy_extensions import i64

from lavafield.games.taluva.table import (
    COMPLETED,
    EARLY_WIN,
    ELIMINATED,
    FINISHED,
    HUT,
    HUTS,
    IN_PLAY,
    TEMPLE,
    TEMPLES,
    TOWER,
    TOWERS,
    Table,
)


def built(table: Table, seat: i64, piece: i64) -> i64:
    """How many the seat has built in the whole game; covered huts count (TAL-END-BOX)."""
    if piece == TEMPLE:
        return TEMPLES - table.left(seat, TEMPLE)
    if piece == TOWER:
        return TOWERS - table.left(seat, TOWER)
    return HUTS - table.left(seat, HUT)


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """Temples decide, then towers, then huts; equal in all three is a tie."""
    for piece in (TEMPLE, TOWER, HUT):
        own = built(table, seat, piece)
        theirs = built(table, other, piece)
        if own != theirs:
            return own > theirs
    return False


def ranks(table: Table) -> list[int]:
    """One rank per seat, 1 is best, equal ranks tie; empty while the game runs."""
    if table.phase != FINISHED:
        return []
    if table.ending == EARLY_WIN:
        return [1 if seat == table.turn else 2 for seat in range(table.seats)]
    return [int(rank_of(table, seat)) for seat in range(table.seats)]


def rank_of(table: Table, seat: i64) -> i64:
    if table.standing[seat] == COMPLETED:
        return 1 + how_many_left_before(table, seat, COMPLETED)
    if table.standing[seat] == ELIMINATED:
        if table.ranking:
            return table.seats - how_many_left_before(table, seat, ELIMINATED)
        return 1 + table.seats_in_play()
    rank: i64 = 1
    for other in range(table.seats):
        if table.standing[other] == COMPLETED or (table.standing[other] == IN_PLAY and is_ahead(table, other, seat)):
            rank += 1
    return rank


def how_many_left_before(table: Table, seat: i64, standing: i64) -> i64:
    """How many seats left the game in the same way before this one did."""
    earlier: i64 = 0
    for other in range(table.seats):
        if table.standing[other] == standing and table.left_as[other] < table.left_as[seat]:
            earlier += 1
    return earlier
