"""A live table. Requests come in with a user and a time; what came of them goes out as an Outcome.

A room is changed at once, but whoever runs it stores the outcome before anybody hears of it, one request after the
other. The same log makes the same room again: if storing fails, or anything is raised that is no refusal, the room is
thrown away and loaded anew.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from lavafield.core.errors import BadInput
from lavafield.core.game import Game
from lavafield.core.violation import IllegalAction
from lavafield.server.messages.client import Request
from lavafield.server.messages.parts import Proposal, Seat, TableInfo, Times
from lavafield.server.messages.server import Clocks, Done, Refused, Table
from lavafield.server.messages.wire import problem_of
from lavafield.server.store.rows import Entry, StoredTable
from lavafield.server.table import agreeing, bots, deeds, gathering, playing, watching
from lavafield.server.table.course import ENDED, Course
from lavafield.server.table.eyes import Audience, Eyes
from lavafield.server.table.outcome import Handler, Outcome
from lavafield.server.table.ranks import finished_game
from lavafield.server.table.setup import Person, Setup

_HANDLERS: Final[dict[type, Handler]] = {
    **gathering.HANDLERS,
    **playing.HANDLERS,
    **agreeing.HANDLERS,
    **watching.HANDLERS,
}


class Room:
    _step: "_Step"
    """What is going on now."""

    def __init__(self, game: Game, setup: Setup, log: Sequence[Entry], now: float) -> None:
        if game.rules != setup.rules:
            raise BadInput("error-record-version", expected=game.rules, got=setup.rules)
        self.game = game
        self.proposal: Proposal | None = None
        self.watchers: Counter[str] = Counter()
        """The connections of each user that follow the table."""
        self.absent = dict.fromkeys(setup.users, now)
        """Since when those who sit here are not connected, if they are not."""
        self._commands = {(entry.actor, entry.command) for entry in log if entry.command is not None}
        self.set_up(setup)
        for entry in log:
            self.course.do(deeds.read(entry.deed), entry.at)

    def set_up(self, setup: Setup) -> None:
        """Before the game starts."""
        self.setup = setup
        self.course = Course(self.game, setup)
        self._eyes: dict[Audience, Eyes] = {}
        self._written = msgspec.json.encode(setup).decode()

    # --- what comes in ---

    def handle(self, person: Person, request: Request, now: float) -> Outcome:
        """What somebody asks for. Whatever is wrong is refused, and changes nothing."""
        if (person.id, request.id) in self._commands:
            return Outcome(answer=self._done(person, request, repeated=True))
        with _Step(self, now, person.id, request.id) as outcome:
            try:
                _HANDLERS[type(request)](self, person, request, outcome)
            except (BadInput, IllegalAction) as problem:
                version = self.eyes(person.id).version
                outcome.answer = Refused(id=request.id, problem=problem_of(problem), version=version)
        if outcome.answer is None:
            outcome.answer = self._done(person, request, repeated=False)
        return outcome

    def put_bot(self, person: Person, seat: int, name: str | None, now: float) -> Outcome:
        """The host puts a bot on an open seat, or takes one away (None). What is wrong is BadInput."""
        with _Step(self, now) as outcome:
            gathering.put_bot(self, person, seat, name, outcome)
        return outcome

    def tick(self, now: float) -> Outcome:
        """Time has gone on: flags fall, and bots take over for those who are not there."""
        with _Step(self, now) as outcome:
            playing.tick(self, now)
        return outcome

    def make_up(self, last_beat: float, started: float, now: float) -> Outcome:
        """Between these times there was no server: the clocks get them back. Said once more it does nothing."""
        with _Step(self, now) as outcome:
            course = self.course
            if course.hands.running is not None and course.at < started:
                self.do(deeds.Outage(since=max(last_beat, course.at), until=started))
        return outcome

    def disconnect(self, user: str, now: float) -> None:
        """One connection of that user follows the table no more."""
        self.watchers[user] -= 1
        if self.watchers[user] <= 0:
            del self.watchers[user]
            if user in self.setup.users:
                self.absent[user] = now

    # --- bots ---

    def wanted(self) -> "bots.BotTurn | None":
        """What a bot should think about now; it answers with `bot_acts` or `bot_fails`."""
        return bots.wanted(self.course)

    def bot_acts(self, turn: "bots.BotTurn", action: int, now: float) -> Outcome:
        """Its answer; nothing comes of one that is too late. An action that is illegal is a failure."""
        with _Step(self, now) as outcome:
            bots.act(self, turn, action)
        return outcome

    def bot_fails(self, turn: "bots.BotTurn", now: float) -> Outcome:
        with _Step(self, now) as outcome:
            bots.fail(self, turn)
        return outcome

    # --- what goes out ---

    def info(self) -> TableInfo:
        course, setup = self.course, self.setup
        return TableInfo(
            id=setup.id,
            game=setup.game,
            rules=setup.rules,
            host=setup.host,
            options=setup.options,
            seats=tuple(self._seat(seat) for seat in range(len(setup.places))),
            settings=setup.settings,
            status=course.status,
            dice=setup.pledge,
            proposal=self.proposal,
            result=course.result,
        )

    def times(self, now: float) -> Times:
        hands = self.course.hands
        return Times(left=hands.left(now), running=hands.running)

    def due(self, now: float) -> float | None:
        """When `tick` or a bot is wanted next, if nobody does anything before."""
        course, seat = self.course, self.course.in_turn
        if course.status != "playing" or seat is None:
            return None
        if course.bot_of(seat) is not None:
            return now
        ends = [course.hands.falls_at(), playing.takeover_at(self, seat)]
        return min((end for end in ends if end is not None), default=None)

    def row(self, now: float) -> StoredTable:
        """As it is stored."""
        return StoredTable(
            id=self.setup.id,
            game=self.setup.game,
            rules=self.setup.rules,
            status=self.course.status,
            listed=self.setup.settings.listed,
            setup=self._written,
            length=len(self.course.moments),
            due=self.due(now),
            in_turn=self.course.in_turn if self.course.status in ("playing", "paused") else None,
            created=self.setup.created,
            changed=now if self.course.status == "gathering" else self.course.noticed,
        )

    def record_lines(self, user: str, seat: int | None = None) -> Iterator[str]:
        """The record as that user may have it: while the game runs what they saw, afterwards all of it."""
        if self.course.status in ENDED:
            return self.course.record.lines()
        return self.course.record.lines_for(self.eyes(user).viewer if seat is None else self.own_seat(user, seat))

    # --- for the handlers ---

    def eyes(self, user: str) -> Eyes:
        """What that user sees; spectators share one pair of eyes."""
        return self.eyes_of(self.setup.seats_of(user))

    def eyes_of(self, audience: Audience) -> Eyes:
        if audience not in self._eyes:
            self._eyes[audience] = Eyes(self.course, audience)
        return self._eyes[audience]

    def audiences(self) -> list[Audience]:
        """All that follow the table."""
        return sorted({self.setup.seats_of(user) for user in self.watchers})

    def own_seat(self, user: str, seat: int) -> int:
        """The seat, if it is the user's."""
        own = self.setup.seats_of(user)
        if seat not in own:
            raise BadInput("table-not-your-seat", expected=", ".join(map(str, own)) or "-", got=seat)
        return seat

    def do(self, deed: deeds.Deed) -> None:
        """One more entry. What was proposed was proposed for another position, as far as everybody knows."""
        self._step.add(deed)
        if not self.course.moments[-1].unnoticed:
            self.proposal = None

    def _seat(self, seat: int) -> Seat:
        place, course = self.setup.places[seat], self.course
        return Seat(
            kind=place.kind, name=place.name, user=place.user, bot=course.bot_of(seat), left=course.left.get(seat)
        )

    def _done(self, person: Person, request: Request, repeated: bool) -> Done:
        return Done(id=request.id, version=self.eyes(person.id).version, repeated=repeated)


class _Step:
    """From one request to its outcome: it notes what was done, lets chance draw, and tells everybody."""

    def __init__(self, room: Room, now: float, user: str | None = None, command: str | None = None) -> None:
        self.room = room
        self.now = max(now, room.course.at)  # time never goes back in a log
        self.actor = user, command
        self.outcome = Outcome()

    def __enter__(self) -> Outcome:
        room = self.room
        self.facts, self.status, self.clock = _facts_of(room), room.course.status, _clock_of(room)
        self.versions = {audience: room.eyes_of(audience).version for audience in room.audiences()}
        room._step = self
        return self.outcome

    def __exit__(self, *raised: object) -> None:
        if raised[0] is None:
            self._let_chance_draw()
            if self.room.course.status == "over" != self.status:
                self.outcome.finished = finished_game(self.room.course)
            self._tell()
        del self.room._step  # else a room would hold itself in memory

    def add(self, deed: deeds.Deed) -> None:
        room, number = self.room, len(self.room.course.moments)
        room.course.do(deed, self.now)
        actor, command = self.actor if not self.outcome.entries else (None, None)
        if command is not None:
            room._commands.add((actor, command))
        text = deeds.written(deed)
        self.outcome.entries.append(Entry(number=number, at=self.now, actor=actor, command=command, deed=text))

    def _let_chance_draw(self) -> None:
        while (drawn := self.room.course.draw()) is not None:
            self.add(drawn)

    def _tell(self) -> None:
        """Everybody what is new to them."""
        room, told = self.room, self.outcome.told
        if _facts_of(room) != self.facts:
            told.append((None, Table(table=room.info())))
        if not self.outcome.entries:
            return
        for audience in room.audiences():
            eyes = room.eyes_of(audience)
            if self.status == "gathering":
                told.append((audience, eyes.view()))
            elif eyes.version != self.versions[audience]:
                told.append((audience, eyes.changed(self.versions[audience])))
        if _clock_of(room) != self.clock:
            told.append((None, Clocks(table=room.setup.id, times=room.times(self.now))))


def _facts_of(room: Room) -> tuple[object, ...]:
    """All that `info` is made of; to compare this is cheaper, and it is done at every step."""
    course = room.course
    left, away = tuple(course.left.items()), frozenset(course.away)
    return room.setup, course.status, course.result, room.proposal, left, away


def _clock_of(room: Room) -> tuple[int | None, int | None]:
    """Whose turn it is, and whose time runs. Clocks are told when this changes: not when something secret happened."""
    hands = room.course.hands
    return (None, None) if hands.setting is None else (hands.turn, hands.running)
