"""`lavafield replay`: read and check a record, tell it in words, write what one seat saw of it."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from lavafield.cli import reading
from lavafield.cli.files import record_in, write_lines
from lavafield.core.decisions import OVER
from lavafield.core.errors import BadInput
from lavafield.core.event import Event, event_text
from lavafield.core.game import Game
from lavafield.core.guessing import Guessing
from lavafield.core.record import Record, SeatRecord
from lavafield.core.state import State
from lavafield.core.view import View
from lavafield.words import Words


def run(given: argparse.Namespace, say: Words) -> int:
    path = Path(given.file)
    record = record_in(path)
    if given.redact is not None:
        return redact(record, given, say)
    if given.out is not None:
        raise BadInput("cli-error-alone", first="--out", second="--redact")
    if isinstance(record, Record):
        told = Telling.of_record(record, given)
    else:
        told = Telling.of_seat_record(record, given)
    print("\n".join(told.lines(say, board=given.board)))
    return 0


def redact(record: Record | SeatRecord, given: argparse.Namespace, say: Words) -> int:
    """Write the record as one seat saw the game."""
    if isinstance(record, SeatRecord):
        raise BadInput("cli-error-redacted", path=given.file)
    seat = reading.seat_from(given.redact, "--redact", len(record.seats))
    if given.out is None:
        print("\n".join(record.lines_for(seat)))
        return 0
    out = Path(given.out)
    if out.exists() and out.samefile(given.file):
        raise BadInput("cli-error-same-file", path=given.out)
    write_lines(out, record.lines_for(seat))
    print(say.text("replay-written", path=given.out))
    return 0


class Telling:
    """A record, and what to tell of it: to whom, and how far."""

    def __init__(self, game: Game, names: tuple[str, ...], seat: int | None, told: list[list[Event]], view: View):
        self.game = game
        self.names = names
        self.seat = seat
        self.told = told
        self.view = view
        """The position after the last action told."""

    @staticmethod
    def of_record(record: Record, given: argparse.Namespace) -> "Telling":
        seat = None if given.seat is None else reading.seat_from(given.seat, "--seat", len(record.seats))
        last = last_told(given, len(record.actions))
        told = [record.game.events(*step, seat) for step in steps(record, last)]
        return Telling(record.game, record.seats, seat, told, record.states[last].view(seat))

    @staticmethod
    def of_seat_record(record: SeatRecord, given: argparse.Namespace) -> "Telling":
        header = record.header
        if given.seat is not None and reading.seat_from(given.seat, "--seat", header.players) != header.seat:
            raise BadInput("cli-error-other-seat", expected=seat_word(header.seat), got=given.seat)
        last = last_told(given, len(record.seen))
        guessing = Guessing(record)
        told = [guessing.events(n) for n in range(last)]
        return Telling(record.game, header.seats, header.seat, told, record.views[last])

    def lines(self, say: Words, board: bool) -> Iterator[str]:
        yield say.text("replay-heading", game=self.game.title(say.language), players=", ".join(self.names))
        yield say.text("replay-seen-by", seat="all" if self.seat is None else "one", player=self.name(self.seat))
        yield ""
        for number, events in enumerate(self.told, 1):
            for event in events:
                yield f"{number:>4}  {event_text(event, self.names, say.language)}"
        if board:
            yield ""
            yield self.game.board(self.view) or say.text("replay-empty-board")
        yield ""
        yield self.ending(say)

    def ending(self, say: Words) -> str:
        if self.view.to_act != OVER:
            step = say.text(self.game.scene(self.view).step)
            who = self.name(self.view.to_act) if self.view.to_act >= 0 else ""
            return say.text("replay-open", who="seat" if who else "chance", player=who, step=step)
        ranks = self.view.ranks()
        places = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        return "\n".join(say.text("place", rank=ranks[seat], player=self.names[seat]) for seat in places)

    def name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]


def last_told(given: argparse.Namespace, actions: int) -> int:
    return actions if given.at is None else reading.whole(given.at, "--at", 0, actions)


def seat_word(seat: int | None) -> str:
    return reading.SPECTATOR if seat is None else str(seat + 1)


def steps(record: Record, last: int) -> Iterator[tuple[State, int, State]]:
    """State, action and next state, for the first actions of a record."""
    for n in range(last):
        action = {key: value for key, value in record.actions[n].items() if key != "seat"}
        yield record.states[n], record.game.action(record.states[n], action), record.states[n + 1]
