"""The games of a league: bots at one table, each seeing its own view."""

from collections.abc import Generator, Iterable
from functools import partial
from pathlib import Path
from time import thread_time

import msgspec

from lavafield.arena.league import League
from lavafield.arena.luck import Luck, rng_for
from lavafield.arena.workers import as_made
from lavafield.bots import player
from lavafield.catalog import game as game_named
from lavafield.core.decisions import CHANCE, OVER
from lavafield.core.record import Record


class Played(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that is over: one line of the log."""

    number: int
    deal: int
    seats: tuple[str, ...]
    ranks: tuple[int, ...]
    actions: int
    """Those of chance too."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Processor time that each seat has thought."""
    hash: str
    """Of the last state: the same again whenever this game is played again."""


def games(
    league: League, numbers: Iterable[int], processes: int, records: Path | None = None
) -> Generator[Played, None, None]:
    """These games of the league by so many processes, each as soon as it is over."""
    return as_made(partial(play, league, records=records), numbers, processes)


def play(league: League, number: int, records: Path | None = None) -> Played:
    """Play one game of the league, and keep its record in that folder."""
    game = game_named(league.game)
    seats = league.seats(number)
    bots = [player(name, game) for name in seats]
    thinking = [rng_for(league.seed, "thinking", number, seat) for seat in range(league.players)]
    luck = Luck(league.seed, "luck", league.deal(number))
    decisions, seconds = [0] * league.players, [0.0] * league.players
    record = Record(game, league.players, league.options, seats)
    while record.state.to_act != OVER:
        seat = record.state.to_act
        if seat == CHANCE:
            record.play(luck.draw(record.state))
            continue
        view = record.state.view(seat)
        started = thread_time()
        action = bots[seat].choose(view, thinking[seat])
        seconds[seat] += thread_time() - started
        decisions[seat] += 1
        record.play(action)
    if records is not None:
        record.write(records / f"{number:06}.jsonl")
    return Played(
        number=number,
        deal=league.deal(number),
        seats=seats,
        ranks=tuple(record.state.ranks()),
        actions=len(record.actions),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
        hash=record.state.hash(),
    )
