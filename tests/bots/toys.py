"""Games small enough to be worked out by hand: a tree that is written down, and what each seat sees of the way."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lavafield.core.chance import Rng
from lavafield.core.decisions import ALLOWED, CHANCE, OVER
from lavafield.core.evaluation import Choices, Evaluation, final_shares
from lavafield.core.game import Game
from lavafield.core.state import UNSEEN, State
from lavafield.core.view import View


@dataclass(frozen=True)
class End:
    """Who wins; several share."""

    winners: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """A seat chooses; its actions are numbered from 0."""

    seat: int
    ways: "tuple[Part, ...]"


@dataclass(frozen=True)
class Draw:
    """Chance by weight; only some seats see what was drawn."""

    weights: tuple[int, ...]
    ways: "tuple[Part, ...]"
    seen_by: tuple[int, ...] = (0, 1, 2)


Part = End | Choice | Draw


def to_act_in(part: Part) -> int:
    if isinstance(part, Choice):
        return part.seat
    return CHANCE if isinstance(part, Draw) else OVER


def chance_of(win: int, of: int) -> Draw:
    """Seat 0 wins so often, else seat 1."""
    return Draw((win, of - win), (End((0,)), End((1,))))


class ToyState(State):
    """A part of the tree, and the draws on the way to it."""

    def __init__(self, root: Part, seats: int, way: tuple[int, ...] = ()) -> None:
        self.root = root
        self.seats = seats
        self.way = way

    @property
    def part(self) -> Part:
        return part_at(self.root, self.way)

    @property
    def to_act(self) -> int:
        return to_act_in(self.part)

    @property
    def players(self) -> int:
        return self.seats

    def actions(self) -> list[int]:
        part = self.part
        return [] if isinstance(part, End) else list(range(len(part.ways)))

    def candidates(self) -> i64:
        return len(self.actions())

    def candidate(self, place: i64) -> i64:
        return place

    def refusal(self, action: i64) -> i64:
        return ALLOWED

    def weights(self) -> list[int]:
        part = self.part
        assert isinstance(part, Draw)
        return list(part.weights)

    def draw(self, rng: Rng) -> i64:
        part = self.part
        assert isinstance(part, Draw)
        drawn = int(rng.below(sum(part.weights)))
        for way, weight in enumerate(part.weights):
            drawn -= weight
            if drawn < 0:
                return way
        raise AssertionError(part.weights)

    def play(self, action: i64) -> None:
        self.way = (*self.way, int(action))

    def copy(self) -> "ToyState":
        return ToyState(self.root, self.seats, self.way)

    def view(self, seat: int | None) -> "ToyView":
        return ToyView(self, int(seat or 0), seen_of(self.root, self.way, int(seat or 0)))

    def resample(self, seat: int | None, rng: Rng) -> None:
        """Draw the whole way anew until it looks the same; choices stay."""
        seen = seen_of(self.root, self.way, int(seat or 0))
        while True:
            again = ToyState(self.root, self.seats)
            for taken in self.way:
                again.play(again.draw(rng) if again.to_act == CHANCE else taken)
            if seen_of(self.root, again.way, int(seat or 0)) == seen:
                self.way = again.way
                return

    def seen_as(self, action: i64, seat: i64) -> i64:
        part = self.part
        return UNSEEN if isinstance(part, Draw) and seat not in part.seen_by else action

    def hides_choices(self, seat: i64) -> bool:
        part = self.part
        return isinstance(part, Choice) and part.seat != seat and UNSEEN in seen_of(self.root, self.way, int(seat))

    def ranks(self) -> list[int]:
        part = self.part
        return [1 if seat in part.winners else 2 for seat in range(self.seats)] if isinstance(part, End) else []

    def to_bytes(self) -> bytes:
        return bytes(self.way)


class ToyView(View):
    """Holds the state for the toy's own `guess`, which draws the hidden anew before anybody looks."""

    def __init__(self, state: ToyState, seat: int, seen: tuple[int, ...]) -> None:
        self.state = state
        self.own = seat
        self.seen = seen

    @property
    def seat(self) -> int | None:
        return self.own

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def to_act(self) -> int:
        return self.state.to_act

    def hides(self) -> bool:
        return UNSEEN in self.seen

    def legal(self) -> list[int]:
        return self.state.actions()

    def to_bytes(self) -> bytes:
        return repr((self.own, self.seen)).encode()


class Blind(Evaluation):
    """Knows nothing but the end."""

    def shares(self, state: State, into: vec[float]) -> None:
        if state.to_act == OVER:
            final_shares(state, into)
            return
        for seat in range(state.players):
            into[seat] = 1.0 / state.players

    def weigh(self, state: State) -> Choices:
        choices = Choices()
        for action in state.actions():
            choices.add(action, 0.0)
        return choices


class Prejudiced(Blind):
    """Takes each action to be so much less promising than the one before it, whatever it brings."""

    def __init__(self, step: float) -> None:
        self.step = step

    def weigh(self, state: State) -> Choices:
        choices = Choices()
        for place, action in enumerate(state.actions()):
            choices.add(action, -self.step * place)
        return choices


class Toy(Game):
    id = "toy"

    def __init__(self, root: Part, seats: int = 2, step: float = 0.0) -> None:
        self.state = ToyState(root, seats)
        self.step = step

    def guess(self, view: View, rng: Rng) -> State:
        assert isinstance(view, ToyView)
        state = view.state.copy()
        state.resample(view.own, rng)
        return state

    def evaluation(self) -> Evaluation:
        return Prejudiced(self.step)


def part_at(root: Part, way: tuple[int, ...]) -> Part:
    part = root
    for taken in way:
        assert not isinstance(part, End)
        part = part.ways[taken]
    return part


def seen_of(root: Part, way: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The way as that seat saw it."""
    seen: list[int] = []
    part = root
    for taken in way:
        assert not isinstance(part, End)
        seen.append(int(UNSEEN) if isinstance(part, Draw) and seat not in part.seen_by else taken)
        part = part.ways[taken]
    return tuple(seen)


FIRST: Final = End((0,))
SECOND: Final = End((1,))
