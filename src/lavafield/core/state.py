"""The state of a game: everything there is to know, secrets included, but no hidden order and no generator."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lavafield.core.chance import Rng
from lavafield.core.decisions import ALLOWED, CHANCE, Decisions
from lavafield.core.errors import BadInput, shown
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction, Violation

NO_ACTION: Final = -1
"""No action of any game has this number."""
UNSEEN: Final[i64] = -1
"""What a seat sees of something that it notices, but that is hidden from it (see State.seen_as)."""


def within_reach(action: int) -> bool:
    """Actions of all games fit 31 bits: to say where others would be played could take for ever."""
    return -(2**31) < action < 2**31


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Decisions):
    """One position of one game. Actions are integers; their names live at the edge (see Game)."""

    @property
    def to_act(self) -> int:
        """A seat from 0 on, or CHANCE, or OVER."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        raise NotImplementedError

    def weights(self) -> list[int]:
        """At a chance node: one positive weight per outcome, in the order of `actions`."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> i64:
        """At a chance node: one outcome, by weight."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Carry out an action in place and unchecked, for search. Use `after` for anybody's word."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def view(self, seat: int | None) -> View:
        """All that a perfect rememberer in that seat knows; None is a spectator."""
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Redraw, in place, everything that seat cannot know."""
        raise NotImplementedError

    def seen_as(self, action: i64, seat: i64) -> i64:
        """What that seat sees of an action about to be played: actions that it cannot tell apart give the same number.

        The compiled counterpart of Game.seen. Where everything is seen it is the action itself.
        """
        return action

    def hides_choices(self, seat: i64) -> bool:
        """Can what may be done now, or what comes of it, differ between states that look alike to that seat?"""
        return False

    def ranks(self) -> list[int]:
        """When over: one rank per seat, 1 is best, equal ranks tie. Empty while the game runs."""
        raise NotImplementedError

    def violation(self, action: int) -> Violation:
        """Why a refused action is refused, with arguments and fields."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The canonical form: equal positions have equal bytes."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def after(self, action: int) -> "State":
        """A new state after a legal action; this one is unchanged. Else IllegalAction with the clause."""
        if not within_reach(action):
            action = NO_ACTION
        if self.refusal(action) != ALLOWED:
            raise IllegalAction(self.violation(action))
        follower = self.copy()
        follower.play(action)
        return follower

    def sample(self, rng: Rng) -> int:
        """One action: uniform among a seat's legal ones, by weight at a chance node."""
        if self.to_act == CHANCE:
            return self.draw(rng)
        return self.sampled(rng)

    def hash(self) -> str:
        """16 hex digits that equal positions share, in every process and on every machine."""
        return blake2b(self.to_bytes(), digest_size=8).hexdigest()


def check_seat(seat: object, players: int) -> None:
    """A seat is 0 to players - 1; None is a spectator."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < players):
        raise BadInput("error-seat", expected=f"0-{players - 1}", got=shown(seat))


def play_out(state: State, rng: Rng, limit: i64) -> i64:
    """Play uniformly random actions in place until the game is over; the number of them, chance included."""
    played: i64 = 0
    while state.to_act != -2 and played < limit:
        state.play(state.sample(rng))
        played += 1
    return played
