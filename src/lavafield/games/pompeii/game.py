"""The Downfall of Pompeii as everything else meets it."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from lavafield.core.chance import Rng
from lavafield.core.decisions import CHANCE
from lavafield.core.errors import BadInput, shown
from lavafield.core.event import Event
from lavafield.core.game import Game, NamedAction
from lavafield.core.offers import Offer, compact
from lavafield.core.options import Value
from lavafield.core.outside import as_own, as_record
from lavafield.core.scene import Scene
from lavafield.core.state import State, check_seat
from lavafield.core.view import View
from lavafield.core.violation import IllegalAction
from lavafield.games.pompeii import actions, explain, ids, notation, position, reasons, show
from lavafield.games.pompeii.codec import RULES
from lavafield.games.pompeii.evaluate import PompeiiEvaluation
from lavafield.games.pompeii.events import announcer, events
from lavafield.games.pompeii.features import FEATURES
from lavafield.games.pompeii.insight import NETS, PompeiiInsight
from lavafield.games.pompeii.net import net_of
from lavafield.games.pompeii.options import OPTIONS
from lavafield.games.pompeii.setup import full_deck, laid_out, rules_of
from lavafield.games.pompeii.state import PompeiiState, state_of_bytes
from lavafield.games.pompeii.table import BY_ORDER, CARD_KINDS, DEAL, DRAW, NOBODY, PLAY, filled
from lavafield.games.pompeii.view import HIDDEN, PompeiiView, view_of_bytes


@cache
def weights() -> list[float]:
    """What the evaluation's features weigh, from weights.json."""
    data = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    return [float(weight) for name in FEATURES for weight in data["weights"][name]]


@cache
def nets() -> dict[str, dict[str, list[int]]]:
    """What the nets weigh, from net.json; see insight.py."""
    data: dict[str, dict[str, list[int]]] = json.loads(files(__package__).joinpath("net.json").read_text("utf-8"))
    return data


class Pompeii(Game):
    id = "pompeii"
    rules = RULES
    seats = range(2, 5)
    options = OPTIONS
    # 16 cards dealt; at most 34 turns of a play, 3 relatives, "done" and a card; 7 Omens drawn and carried out;
    # 4 standing orders; the second A.D. 79; 48 tiles, each drawn, laid and followed by two runs.
    longest = 16 + 34 * 6 + 7 * 2 + 4 + 1 + 48 * 4

    def start(self, players: int, options: dict[str, Value]) -> PompeiiState:
        table = laid_out(rules_of(players, options))
        return PompeiiState(table, full_deck(), filled(CARD_KINDS * players, 0), 0)

    def from_bytes(self, data: bytes) -> PompeiiState:
        return state_of_bytes(data)

    def own(self, state: State) -> PompeiiState:
        return pompeii(state)

    def view_from_bytes(self, data: bytes) -> PompeiiView:
        return view_of_bytes(data)

    def guess(self, view: View, rng: Rng) -> PompeiiState:
        """Other hands are any of the unseen cards, each as likely; see PompeiiState.resample."""
        return PompeiiState.guessed(pompeii_view(view).copy(), rng)

    def evaluation(self) -> PompeiiEvaluation:
        return PompeiiEvaluation(weights())

    def insight(self) -> PompeiiInsight:
        return PompeiiInsight(weights(), [net_of(nets()[name]) for name in NETS])

    def reasons(self, before: State, actions: Sequence[int], seat: int | None) -> list[Event]:
        """Of cards in hand they speak to their owner alone."""
        check_seat(seat, before.players)
        return explain.reasons(self.evaluation(), pompeii(before), actions, seat)

    # --- named actions ---

    def name(self, state: State, action: int) -> NamedAction:
        return actions.record_of(pompeii(self.checked(state, action)).table, action)

    def action(self, state: State, record: Mapping[str, Any]) -> int:
        named = actions.read(record)
        table = pompeii(state).table
        if actions.verb_of(named) not in actions.verbs_now(table):
            raise IllegalAction(reasons.wrong_step(table))
        return actions.number_of(table, named)

    def completions(self, state: State, record: Mapping[str, Any]) -> list[NamedAction]:
        return list(actions.completions(pompeii(state).table, record))

    def offers(self, state: State) -> list[Offer]:
        """What is listed is legal, so it is named without being asked about again."""
        if pompeii(state).to_act < 0:
            return []
        table = pompeii(state).table
        return compact(actions.record_of(table, action) for action in state.actions())

    # --- notation ---

    def text(self, state: State, action: int) -> str:
        return notation.text_of(self.name(state, action))

    def parse(self, state: State, text: str) -> int:
        return self.action(state, notation.record_of(text))

    def position(self, state: State) -> str:
        return position.text_of(pompeii(state))

    def parse_position(self, text: str) -> PompeiiState:
        return position.state_of(text)

    # --- what a seat is told and shown ---

    def seen(self, state: State, action: int, seat: int | None) -> NamedAction:
        """Cards that others take are hidden, and so is that they give a standing order.

        A standing order that is carried out after this card is told as `"announces": seat`.
        """
        check_seat(seat, pompeii(state).players)
        record = self.name(state, action)
        table = pompeii(state).table
        if table.phase == PLAY and action == ids.ORDER and seat != table.turn:
            return {}
        if table.phase not in (DEAL, DRAW):
            return record
        if action < ids.OMEN and seat != table.turn:
            del record["card"]
        if table.phase == DRAW and action < ids.OMEN:
            then = state.after(action)
            if then.to_act == CHANCE:
                record["announces"] = announcer(pompeii(then).table)
        return record

    def follow(self, view: View, seen: Mapping[str, Any]) -> PompeiiView:
        view, record = pompeii_view(view), as_record(seen)
        table = view.table
        if not record:
            return view.copy()
        if record.get("do") not in actions.verbs_now(table):
            raise IllegalAction(reasons.wrong_step(table))
        announces = announcing(view, record.pop("announces", None))
        if table.phase in (DEAL, DRAW) and "card" not in record:
            actions.read({**record, "card": 1})
            return view.after(HIDDEN, announces)
        return view.after(actions.number_of(table, actions.read(record)), announces)

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        check_seat(seat, pompeii(before).players)
        return events(pompeii(self.checked(before, action)), action, pompeii(after), seat)

    def scene(self, view: View) -> Scene:
        return show.scene(pompeii_view(view))

    def board(self, view: View) -> str:
        return show.board(pompeii_view(view).table)


GAME: Final = Pompeii()


def announcing(view: PompeiiView, seat: object) -> int:
    """The seat whose standing order was carried out, as a seen record told it; NOBODY if it told none."""
    if seat is None:
        return int(NOBODY)
    if type(seat) is not int or not 0 <= seat < view.players or view.table.rules.announce != BY_ORDER:
        raise BadInput("error-malformed-action", expected="announces", got=shown(seat))
    return seat


def pompeii(state: State) -> PompeiiState:
    return as_own(PompeiiState, state, "pompeii state")


def pompeii_view(view: View) -> PompeiiView:
    return as_own(PompeiiView, view, "pompeii view")
