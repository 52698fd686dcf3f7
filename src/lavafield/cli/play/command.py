"""`lavafield play`: from arguments to a session, and the front that suits the terminal."""

import argparse
import os
import sys
from pathlib import Path

from lavafield.catalog import games
from lavafield.cli import reading
from lavafield.cli.files import record_in, write_record
from lavafield.cli.play.seats import HINT_BOT, names_of, recognised, seats_wanted
from lavafield.cli.play.session import Session
from lavafield.core.chance import Rng
from lavafield.core.errors import BadInput
from lavafield.core.game import Game
from lavafield.core.record import Record
from lavafield.words import Words

ONLY_FOR_NEW = ("game", "players", "option", "names")


def run(given: argparse.Namespace, say: Words) -> int:
    session = resumed(given) if given.resume is not None else started(given, say)
    if given.plain or not full_screen():
        from lavafield.cli.play import plain

        plain.play(session, say)
    else:
        from lavafield.cli.play import screen

        return screen.play(session, say)
    return 0


def full_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def started(given: argparse.Namespace, say: Words) -> Session:
    """A new game."""
    game = reading.game_from(given.game or games()[0])
    players = reading.players_from(given, game)
    options = reading.options_from(given.option, game)
    seats = seats_wanted(given, players)
    rng = Rng(reading.seed_from(given.seed))
    file = None if given.save is None else Path(given.save)
    if file is not None and file.exists() and not file.is_dir():
        raise BadInput("cli-error-exists", path=given.save)
    record = Record(game, players, options, names_of(seats, say))
    return begun(Session(record, seats, rng, file, hints=hint_bot(given, game)))


def resumed(given: argparse.Namespace) -> Session:
    """A saved game. Its seats are as they were, unless --against says otherwise."""
    for argument in ONLY_FOR_NEW:
        if getattr(given, argument) is not None:
            name = argument if argument == "game" else f"--{argument}"
            raise BadInput("cli-error-together", first="--resume", second=name)
    record = record_in(Path(given.resume))
    if not isinstance(record, Record):
        raise BadInput("cli-error-whole-record", path=given.resume)
    seats = recognised(record.seats)
    if given.against is not None or given.seat is not None:
        seats = seats_wanted(given, len(seats))
    file = None if given.save is None else Path(given.save)
    if file is not None and file.exists() and not file.is_dir() and not file.samefile(given.resume):
        raise BadInput("cli-error-exists", path=given.save)
    rng = Rng(reading.seed_from(given.seed))
    return begun(Session(record, seats, rng, file, Path(given.resume), hint_bot(given, record.game)))


def begun(session: Session) -> Session:
    """Its file is written now, when nothing can be wrong with the arguments any more."""
    if session.file is not None:
        write_record(session.file, session.record)
    return session


def hint_bot(given: argparse.Namespace, game: Game) -> str:
    return HINT_BOT if given.hints is None else reading.thinker_from(given.hints, game)
