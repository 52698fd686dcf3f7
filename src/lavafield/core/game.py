"""One game as everything else meets it: new states, named actions, notation, events, scenes."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from lavafield.core.chance import Rng
from lavafield.core.clauses import Clause, clauses_of
from lavafield.core.decisions import ALLOWED
from lavafield.core.errors import BadInput, shown
from lavafield.core.evaluation import Evaluation
from lavafield.core.event import Event
from lavafield.core.foresight import MOST_FORESEEN, Foreseen
from lavafield.core.offers import Offer, compact
from lavafield.core.options import Option, Value, chosen
from lavafield.core.outside import as_number, as_record
from lavafield.core.scene import Scene
from lavafield.core.state import State
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction, Violation
from lavafield.words import words

NamedAction = dict[str, Any]


class Game:
    """Subclasses fill in the game; what is the same for all games is here."""

    id: str
    rules: int
    """The rules version: it rises when behaviour changes."""
    seats: range
    """The numbers of players it can be played by."""
    options: tuple[Option, ...]
    longest: int
    """No game has more actions than this, chance included."""

    def __reduce__(self) -> str:
        """There is one object of each game, called GAME in its module: copies and pickles are that one."""
        return "GAME"

    # --- starting and storing ---

    def new(self, /, players: int = 2, **options: object) -> State:
        """A new game. An unknown option, value or number of players is BadInput."""
        return self.set_up(players, options)

    def set_up(self, players: int, options: Mapping[str, object]) -> State:
        """As `new`, for options from a file or a wire: those may have any name at all."""
        if type(players) is not int or players not in self.seats:
            span = f"{self.seats[0]}-{self.seats[-1]}"
            raise BadInput("error-players", expected=span, got=shown(players))
        return self.start(players, chosen(self.options, options))

    def start(self, players: int, options: dict[str, Value]) -> State:
        """A new game with checked options."""
        raise NotImplementedError

    def from_bytes(self, data: bytes) -> State:
        raise NotImplementedError

    def view_from_bytes(self, data: bytes) -> View:
        raise NotImplementedError

    def guess(self, view: View, rng: Rng) -> State:
        """A state that this view allows, drawn from the posterior of chance alone."""
        raise NotImplementedError

    def own(self, state: State) -> State:
        """The state, if it is one of this game, else BadInput."""
        raise NotImplementedError

    def checked(self, state: State, action: int) -> State:
        """The state, if the action is legal in it, else IllegalAction."""
        number = as_number(action)
        if self.own(state).refusal(number) != ALLOWED:
            raise IllegalAction(state.violation(number))
        return state

    # --- named actions ---

    def name(self, state: State, action: int) -> NamedAction:
        """The named record of a legal action: what records and wires hold."""
        raise NotImplementedError

    def action(self, state: State, record: Mapping[str, Any]) -> int:
        """The inverse of `name`. Every other way of saying it gives the same action."""
        raise NotImplementedError

    def completions(self, state: State, record: Mapping[str, Any]) -> list[NamedAction]:
        """Every whole record that a partial one could become, legal or not."""
        raise NotImplementedError

    def why_not(self, state: State, action: int | Mapping[str, Any]) -> Violation | None:
        """None if the rules allow it, else the clause. A partial record asks whether any completion is legal.

        Where none is, the answer is the refusal that came latest in the order of the clauses: of all the
        ways to complete the record, the one that was nearest to being legal.
        """
        if isinstance(action, int):
            number = as_number(action)
            return state.violation(number) if self.own(state).refusal(number) != ALLOWED else None
        refused: list[Violation] = []
        for record in self.completions(state, action):
            try:
                number = self.action(state, record)
            except IllegalAction as illegal:
                refused.append(illegal.violation)
                continue
            if state.refusal(number) == ALLOWED:
                return None
            refused.append(state.violation(number))
        return max(refused, key=lambda violation: self.clause_order[violation.clause])

    def foresee(self, state: State, record: Mapping[str, Any], most: int = MOST_FORESEEN) -> list[Foreseen]:
        """What each legal action that the record can stand for would bring about, as the seat to act would be told.

        Nothing is played. Nobody learns anything new by it: what follows from a seat's own action follows from what
        the seat knows. While chance decides, and when the game is over, nothing is foreseen. A verb alone stands for
        the actions that are listed under it; with more said, also for those that it says in other words.
        """
        if self.own(state).to_act < 0:
            return []
        if as_record(record).keys() <= {"do"}:
            numbers: Iterator[int] = (
                action for action in state.actions() if record.items() <= self.name(state, action).items()
            )
        else:
            numbers = self._legal_completions(state, record)
        return [self._foreseen(state, number) for number in islice(dict.fromkeys(numbers), as_number(most))]

    def _legal_completions(self, state: State, record: Mapping[str, Any]) -> Iterator[int]:
        for completion in self.completions(state, record):
            with suppress(IllegalAction):
                number = self.action(state, completion)
                if state.refusal(number) == ALLOWED:
                    yield number

    def _foreseen(self, state: State, action: int) -> Foreseen:
        events = self.events(state, action, state.after(action), state.to_act)
        return Foreseen(action=self.name(state, action), events=tuple(events))

    def offers(self, state: State) -> list[Offer]:
        """The legal actions of the seat to act, for that seat alone, in compact form; none while chance decides."""
        if self.own(state).to_act < 0:
            return []
        return compact(self.name(state, action) for action in state.actions())

    # --- notation ---

    def text(self, state: State, action: int) -> str:
        """The short notation of a legal action."""
        raise NotImplementedError

    def parse(self, state: State, text: str) -> int:
        """The inverse of `text`; takes long words and other spellings too."""
        raise NotImplementedError

    def position(self, state: State) -> str:
        """The whole state in one line of text."""
        raise NotImplementedError

    def parse_position(self, text: str) -> State:
        raise NotImplementedError

    # --- what a seat is told and shown ---

    def seen(self, state: State, action: int, seat: int | None) -> NamedAction:
        """The named record of an action about to be played, as that seat gets to see it.

        Empty where the seat does not even notice that something happens.
        """
        raise NotImplementedError

    def follow(self, view: View, seen: Mapping[str, Any]) -> View:
        """The view after an action, from the view before and what the seat saw of it."""
        raise NotImplementedError

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        """What that seat may be told happened (None: a spectator)."""
        raise NotImplementedError

    def scene(self, view: View) -> Scene:
        raise NotImplementedError

    def board(self, view: View) -> str:
        """The position as text, for terminals and tests."""
        raise NotImplementedError

    # --- judging ---

    def evaluation(self) -> Evaluation:
        """A new judge of positions. It may keep scratch space, so each bot takes its own."""
        raise NotImplementedError

    def insight(self) -> Evaluation:
        """A new judge for those who look ahead: dearer and better than the evaluation, if the game has such a one."""
        return self.evaluation()

    def reasons(self, before: State, actions: Sequence[int], seat: int | None) -> list[Event]:
        """What speaks for and against these actions of one seat in a row, in the game's terms, weightiest first.

        They are told to `seat` (None: a spectator), so they speak of nothing that it cannot know.
        """
        raise NotImplementedError

    # --- words ---

    def title(self, language: str = "en") -> str:
        return words(language).text(f"{self.id}-name")

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return clauses_of(self.id)

    @property
    def clause_order(self) -> dict[str, int]:
        return {entry.id: n for n, entry in enumerate(self.clauses)}
