"""From the arguments of `lavafield analyse` to decisions judged."""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from lavafield.arena import Died
from lavafield.arena.analysis import BOT, Decision, Question, analysed, questions
from lavafield.cli import reading
from lavafield.cli.analyse.document import Hindsight, document
from lavafield.cli.analyse.page import page
from lavafield.cli.analyse.plot import chart
from lavafield.cli.files import place, record_in, write_lines
from lavafield.cli.progress import progress_bar
from lavafield.core.errors import BadInput
from lavafield.core.record import Record, SeatRecord
from lavafield.words import Words

DIED: Final = 1
MOST: Final = 100


def run(given: argparse.Namespace, say: Words) -> int:
    record = record_in(Path(given.file))
    bot = reading.thinker_from(given.bot or BOT, record.game)
    seed, processes = reading.seed_from(given.seed), reading.processes_from(given.processes)
    top = reading.whole(given.top, "--top", 1, MOST)
    seats = seats_from(given, record)
    plot = place(given.plot)
    asked = questions(record, bot, seed, top, seats)
    try:
        decisions = answers(asked, processes, say)
    except Died:
        print(say.text("cli-error", reason=say.text("analyse-died")), file=sys.stderr)
        return DIED
    hindsight = Hindsight(record, bot, seed, top, seats, tuple(decisions))
    if plot is not None:
        write_lines(plot, chart(hindsight, say).splitlines())
    if given.json:
        print(json.dumps(document(hindsight, say)))
    else:
        print("\n".join(page(hindsight, say)))
    return 0


def answers(asked: list[Question], processes: int, say: Words) -> list[Decision]:
    decisions = []
    with progress_bar(len(asked), say, of="decisions") as step:
        for decision in analysed(asked, min(processes, len(asked))):
            decisions.append(decision)
            step()
    return decisions


def seats_from(given: argparse.Namespace, record: Record | SeatRecord) -> tuple[int, ...]:
    """Whose decisions are judged: all, or those of one seat. A seat's record knows only its own."""
    players = record.header.players if isinstance(record, SeatRecord) else len(record.seats)
    wanted = None if given.seat is None else reading.whole(given.seat, "--seat", 1, players) - 1
    if isinstance(record, Record):
        return tuple(range(players)) if wanted is None else (wanted,)
    own = record.header.seat
    if own is None:
        raise BadInput("cli-error-spectator", path=given.file)
    if wanted not in (None, own):
        raise BadInput("cli-error-other-seat", expected=own + 1, got=given.seat)
    return (own,)
