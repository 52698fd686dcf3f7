"""What a process is asked. A job is sent to it, done there, and its answer sent back."""

from dataclasses import dataclass
from typing import Final

import msgspec

from lavafield.arena.analysis import Choice, Decision, Mind, Question, judged, questions
from lavafield.bots import player
from lavafield.catalog import game as game_named
from lavafield.core.chance import Rng
from lavafield.core.view import View
from lavafield.server.messages.replay import Ending
from lavafield.server.replays import checked_record, replay_in

HINT_BOT: Final = "search:nodes=3000"
HINTS: Final = 3
"""How many ways to go on a hint names."""


class Job:
    """Subclasses are plain data, so that they can be pickled."""

    def answer(self) -> object:
        raise NotImplementedError


@dataclass(frozen=True)
class Move(Job):
    """What a bot does."""

    game: str
    bot: str
    view: View
    seed: int

    def answer(self) -> int:
        return player(self.bot, game_named(self.game)).choose(self.view, Rng(self.seed))


@dataclass(frozen=True)
class Advice(Job):
    """What a bot would do in somebody's place."""

    game: str
    bot: str
    view: View
    seed: int

    def answer(self) -> list[Choice]:
        """The best ways to go on, the best first, in names and words."""
        question = Question(0, self.game, self.view, 0, self.bot, self.seed, HINTS)
        mind = Mind(question)
        thoughts = mind.player.thoughts(self.view, Rng(self.seed))
        return [mind.choice(thought) for thought in thoughts[:HINTS]]


@dataclass(frozen=True)
class Reading(Job):
    """What there is to judge in a record. It comes from anybody, so even reading it is done here."""

    record: str
    bot: str
    seed: int
    top: int

    def answer(self) -> list[Question]:
        record = checked_record(self.record)
        return questions(record, self.bot, self.seed, self.top, range(record.game.seats[-1]))


@dataclass(frozen=True)
class Replaying(Job):
    """A record as somebody wants to look at it, ready to be sent."""

    record: str
    view: str | None
    ending: Ending | None

    def answer(self) -> bytes:
        return msgspec.json.encode(replay_in(self.record, self.view, self.ending))


@dataclass(frozen=True)
class Judging(Job):
    """One decision of an analysis."""

    question: Question

    def answer(self) -> Decision:
        return judged(self.question)
