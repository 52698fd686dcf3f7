"""The course of a game at a table: what follows from its setup and its log, and from nothing else.

Replayed from the same log it is the same: positions, draws, clocks, who is out, and what everybody noticed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lavafield.core.decisions import CHANCE, OVER
from lavafield.core.dice import Dice, Disclosure
from lavafield.core.event import Event
from lavafield.core.game import Game
from lavafield.core.record import Origin, Record
from lavafield.core.state import State
from lavafield.server.clocks import Hands
from lavafield.server.messages.parts import Reason, Result, Status
from lavafield.server.table import deeds
from lavafield.server.table.ranks import ranks_with_leavers
from lavafield.server.table.setup import Opening, Setup

ENDED: Final = ("over", "aborted")
Viewer = int | None
"""A seat, or a spectator."""


@dataclass(frozen=True)
class Moment:
    """What one entry of the log did."""

    before: State
    after: State
    action: int | None
    """The action that was played, if it was one."""
    told: tuple[Event, ...]
    """What everybody is told beside that."""
    unnoticed: frozenset[Viewer]
    """Who does not even notice that something happened."""
    in_turn: int | None
    """Who is awaited afterwards."""


class Course:
    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        names = [place.name for place in setup.places]
        self.record = Record(game, len(setup.places), setup.options, names, setup.pledge)
        if setup.opening is not None:
            self._open(setup.opening)
        self.opened = len(self.record.actions)
        """How many actions were played before this game began, at another table."""
        self.dice = Dice(setup.pledge, setup.key)
        self.moments: list[Moment] = []
        """One for each entry of the log."""
        self.played: list[int] = []
        """The moments of the actions that were not taken back."""
        self.draws: list[int | None] = []
        """The number of each action that is a draw."""
        self.next_draw = 0
        self.skipped: list[int] = []
        self.status: Status = "gathering"
        self.result: Result | None = None
        self.waiting: int | None = None
        """The seat whose turn is made and waits to be confirmed."""
        self.left: dict[int, Reason] = {}
        """The seats that are out, in their order."""
        self.away: set[int] = set()
        """The seats for which a bot plays until their person is back."""
        self.hands = Hands(setup.settings.clock, len(setup.places))
        self.at = setup.created
        """When the last entry was made."""
        self.noticed = setup.created
        """When something was done last that everybody noticed: what is shown of it must not tell more."""
        self.started = setup.created

    def _open(self, opening: Opening) -> None:
        for action in opening.actions:
            self.record.play(action)
        self.record.fork = Origin(game=opening.game, actions=len(opening.actions))

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def in_turn(self) -> int | None:
        """The seat that is awaited; None while chance is, or nobody."""
        if self.status in ENDED or self.status == "gathering":
            return None
        if self.waiting is not None:
            return self.waiting
        return self.state.to_act if self.state.to_act >= 0 else None

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        if seat in self.left or seat in self.away:
            return self.setup.settings.substitute
        return self.setup.places[seat].bot

    def draw(self) -> deeds.Acted | None:
        """What chance does now, if it is its turn."""
        if self.status != "playing" or self.waiting is not None or self.state.to_act != CHANCE:
            return None
        drawn = self.state.actions()[self.dice.drawn(self.next_draw, self.state.weights())]
        return deeds.Acted(seat=None, action=self.game.name(self.state, drawn), draw=self.next_draw)

    # --- carrying out ---

    def do(self, deed: deeds.Deed, at: float) -> None:
        """One entry of the log. It was checked before, so it fits."""
        before, self.at = self.state, at
        action, unnoticed = None, frozenset[Viewer]()
        told: tuple[Event, ...] = ()
        match deed:
            case deeds.Acted(seat=seat):
                action, unnoticed = self._act(deed, seat)
            case deeds.TookBack(seat=seat, to=to):
                unnoticed = self._take_back(to)
                told = (Event(id="table-event-took-back", seats=(seat,)),)
            case _:
                told = _DOING[type(deed)](self, deed)
        self._settle()
        if not unnoticed:
            self.noticed = at
        self.moments.append(Moment(before, self.state, action, told, unnoticed, self.in_turn))

    def _act(self, deed: deeds.Acted, seat: int | None) -> tuple[int, frozenset[Viewer]]:
        state, game = self.state, self.game
        action = game.action(state, deed.action)
        viewers = (*range(state.players), None)
        unnoticed = frozenset(viewer for viewer in viewers if not game.seen(state, action, viewer))
        self.record.play(action)
        self.played.append(len(self.moments))
        self.draws.append(deed.draw)
        if deed.draw is not None:
            self.next_draw = deed.draw + 1
        if seat is not None and self._confirms(seat) and self.state.to_act != seat:
            self.waiting = seat
        return action, unnoticed

    def _confirms(self, seat: int) -> bool:
        return self.setup.confirms and self.bot_of(seat) is None

    def _take_back(self, to: int) -> frozenset[Viewer]:
        """Nobody notices that something was taken back which they had not noticed."""
        undone = [self.moments[n] for n in self.played[to:]]
        self.skipped += [draw for draw in self.draws[to:] if draw is not None]
        self.record.undo(len(self.played) - to)
        del self.played[to:], self.draws[to:]
        self.waiting = None
        return frozenset.intersection(*(moment.unnoticed for moment in undone))

    def _settle(self) -> None:
        """Whose time runs now, and is the game over?"""
        if self.status == "playing":
            staying = [seat for seat in range(self.state.players) if seat not in self.left]
            if self.state.to_act == OVER and self.waiting is None:
                self._end("rules")
            elif len(staying) == 1:
                self._end(list(self.left.values())[-1])
        if self.status in ENDED:
            self.hands.give(None, self.at)
        elif self.in_turn is not None:
            self.hands.give(self.in_turn, self.at)

    def _end(self, reason: Reason) -> None:
        self.status, self.waiting = "over", None
        ranks = ranks_with_leavers(self.state.ranks(), list(self.left), self.state.players)
        self.result = Result(ranks=tuple(ranks), reason=reason, dice=self._disclose())

    def _disclose(self) -> Disclosure:
        disclosure = Disclosure(key=self.setup.key, skipped=tuple(sorted(self.skipped)))
        self.record.disclosure = disclosure
        return disclosure

    # --- what is no action ---

    def _start(self, deed: deeds.Started) -> tuple[Event, ...]:
        self.status, self.started = "playing", self.at
        self.hands.run(self.at)
        return ()

    def _confirm(self, deed: deeds.Confirmed) -> tuple[Event, ...]:
        self.waiting = None
        return ()

    def _leave(self, deed: deeds.Left) -> tuple[Event, ...]:
        self.left[deed.seat] = deed.reason
        if self.waiting == deed.seat:
            self.waiting = None
        return (Event(id="table-event-left", seats=(deed.seat,), arguments={"reason": deed.reason}),)

    def _substitute(self, deed: deeds.Substituted) -> tuple[Event, ...]:
        self.away.add(deed.seat)
        if self.waiting == deed.seat:
            self.waiting = None
        return (Event(id="table-event-substituted", seats=(deed.seat,)),)

    def _return(self, deed: deeds.Returned) -> tuple[Event, ...]:
        self.away.remove(deed.seat)
        return (Event(id="table-event-returned", seats=(deed.seat,)),)

    def _pause(self, deed: deeds.Paused) -> tuple[Event, ...]:
        self.status = "paused"
        self.hands.halt(self.at)
        return (Event(id="table-event-paused"),)

    def _resume(self, deed: deeds.Resumed) -> tuple[Event, ...]:
        self.status = "playing"
        self.hands.run(self.at)
        return (Event(id="table-event-resumed"),)

    def _give_back_time(self, deed: deeds.Outage) -> tuple[Event, ...]:
        self.hands.halt(deed.since)
        self.hands.run(deed.until)
        return ()

    def _abort(self, deed: deeds.Aborted) -> tuple[Event, ...]:
        self.status, self.waiting = "aborted", None
        self._disclose()
        return (Event(id="table-event-aborted"),)


_DOING: dict[type, Callable[..., tuple[Event, ...]]] = {
    deeds.Started: Course._start,
    deeds.Confirmed: Course._confirm,
    deeds.Left: Course._leave,
    deeds.Substituted: Course._substitute,
    deeds.Returned: Course._return,
    deeds.Paused: Course._pause,
    deeds.Resumed: Course._resume,
    deeds.Outage: Course._give_back_time,
    deeds.Aborted: Course._abort,
}
