"""Sessions in the middle of a game, for the tests of the fronts."""

from collections.abc import Sequence
from pathlib import Path

import lavafield
from lavafield.cli.play.seats import PERSON, Seat, names_of
from lavafield.cli.play.session import Session
from lavafield.core.options import Value
from lavafield.words import words

ENGLISH = words("en")
GERMAN = words("de")
BOT = Seat("random")


def seated(
    *seats: Seat,
    seed: int = 1,
    moves: Sequence[str] = (),
    file: Path | None = None,
    game: str = "taluva",
    **options: Value,
) -> Session:
    """A game with these seats after these moves; a draw among them is forced, others are by the seed."""
    seats = seats or (Seat(PERSON), Seat(PERSON))
    played = lavafield.game(game)
    record = lavafield.Record(played, len(seats), options, names_of(seats, ENGLISH))
    session = Session(record, seats, lavafield.Rng(seed), file)
    for move in moves:
        session.play(played.parse(session.state, move))
    return session


def run_to_person(session: Session) -> Session:
    while session.step():
        pass
    return session


def play_randomly(session: Session, actions: int) -> Session:
    """Some random actions of everybody."""
    for _ in range(actions):
        if not session.step() and not session.over:
            session.play(session.state.sample(session.rng))
    return session
