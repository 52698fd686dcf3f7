"""Taluva as everything else meets it."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

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
from lavafield.games.taluva import actions, explain, notation, position, reasons, show
from lavafield.games.taluva.codec import RULES
from lavafield.games.taluva.evaluate import TaluvaEvaluation
from lavafield.games.taluva.events import events
from lavafield.games.taluva.features import FEATURES
from lavafield.games.taluva.options import OPTIONS
from lavafield.games.taluva.state import TaluvaState, state_of_bytes
from lavafield.games.taluva.synonyms import canonical
from lavafield.games.taluva.table import BUILD, NO_TILE, PLACE, TILES, Table, filled, laid_out
from lavafield.games.taluva.view import TaluvaView, view_of_bytes

TILES_PER_PLAYER: Final = 12


@cache
def full_bag() -> tuple[int, ...]:
    """How many tiles there are of each kind, from data.json."""
    data = json.loads(files(__package__).joinpath("data.json").read_text("utf-8"))
    bag = [0] * len(actions.TILE_NAMES)
    for tile in data["tiles"]:
        right, left = (actions.TERRAIN_NAMES.index(tile[side]) for side in ("right", "left"))
        bag[5 * right + left] = tile["count"]
    return tuple(bag)


@cache
def weights() -> list[float]:
    """What the evaluation's features weigh, from weights.json."""
    data = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    return [float(weight) for name in FEATURES for weight in data["weights"][name]]


class Taluva(Game):
    id = "taluva"
    rules = RULES
    seats = range(2, 5)
    options = OPTIONS
    longest = 3 * TILES

    def start(self, players: int, options: dict[str, Value]) -> TaluvaState:
        tiles = TILES if options["tiles"] == "all" else TILES_PER_PLAYER * players
        apart = options["edition"] == 2012
        ranking, preview = bool(options["ranking"]), bool(options["preview"])
        table = laid_out(players, tiles, ranking, apart, preview)
        return TaluvaState(table, vec[u8]([u8(n) for n in full_bag()]), filled(players, NO_TILE))

    def from_bytes(self, data: bytes) -> TaluvaState:
        return state_of_bytes(data)

    def own(self, state: State) -> TaluvaState:
        return taluva(state)

    def view_from_bytes(self, data: bytes) -> TaluvaView:
        return view_of_bytes(data)

    def guess(self, view: View, rng: Rng) -> TaluvaState:
        """The tiles in other hands are any of the unseen ones, each with the same chance."""
        return TaluvaState.guessed(taluva_view(view).copy(), rng)

    def evaluation(self) -> TaluvaEvaluation:
        return TaluvaEvaluation(weights())

    def reasons(self, before: State, actions: Sequence[int], seat: int | None) -> list[Event]:
        """The table shows them to everybody."""
        check_seat(seat, before.players)
        return explain.reasons(self.evaluation(), taluva(before), actions)

    # --- named actions ---

    def name(self, state: State, action: int) -> NamedAction:
        table = taluva(self.checked(state, action)).table
        if state.to_act == CHANCE:
            return actions.draw_record(action)
        if table.phase == PLACE:
            return actions.placement_record(action)
        return actions.build_record(action)

    def action(self, state: State, record: Mapping[str, Any]) -> int:
        named = actions.read(record)
        table = taluva(state).table
        if actions.verb_of(named) not in verbs_now(table):
            raise IllegalAction(reasons.wrong_step(table))
        return int(canonical(table, actions.as_spelled(named)))

    def completions(self, state: State, record: Mapping[str, Any]) -> list[NamedAction]:
        table = taluva(state).table
        return list(actions.completions(table, verbs_now(table) or tuple(actions.KEYS), record))

    def offers(self, state: State) -> list[Offer]:
        if taluva(state).table.phase == PLACE:
            return actions.placement_offers(state.actions())
        if state.to_act < 0:
            return []
        # What is listed is legal, so it is named without being asked about again.
        return compact(actions.build_record(action) for action in state.actions())

    # --- notation ---

    def text(self, state: State, action: int) -> str:
        return notation.text_of(self.name(state, action))

    def parse(self, state: State, text: str) -> int:
        return self.action(state, notation.record_of(text))

    def position(self, state: State) -> str:
        return position.text_of(taluva(state))

    def parse_position(self, text: str) -> TaluvaState:
        return position.state_of(text)

    # --- what a seat is told and shown ---

    def seen(self, state: State, action: int, seat: int | None) -> NamedAction:
        """Under the preview others' draws are hidden; a tile shows itself when it is laid."""
        check_seat(seat, taluva(state).players)
        record = self.name(state, action)
        table = taluva(state).table
        if table.preview and table.turn != seat:
            if state.to_act == CHANCE:
                return {"do": "draw"}
            if table.phase == PLACE:
                return record | {"tile": actions.TILE_NAMES[taluva(state).hands[table.turn]]}
        return record

    def follow(self, view: View, seen: Mapping[str, Any]) -> TaluvaView:
        view, record = taluva_view(view), as_record(seen)
        table = view.table
        hidden = bool(table.preview) and table.turn != view.seat
        if hidden and view.to_act == CHANCE:
            if record != {"do": "draw"}:
                raise BadInput("error-malformed-action", expected='{"do": "draw"}', got=shown(record, 60))
            return view.after(int(NO_TILE), int(NO_TILE))
        kind = int(view.hands[table.turn])
        if hidden and table.phase == PLACE:
            kind = actions.kind_named(record.pop("tile", None))
        named = actions.read(record)
        if actions.verb_of(named) not in verbs_now(table):
            raise IllegalAction(reasons.wrong_step(table))
        action = int(canonical(table, actions.as_spelled(named)))
        return view.after(action, action if view.to_act == CHANCE else kind)

    def events(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        check_seat(seat, taluva(before).players)
        return events(taluva(self.checked(before, action)), action, taluva(after), seat)

    def scene(self, view: View) -> Scene:
        return show.scene(taluva_view(view))

    def board(self, view: View) -> str:
        return show.board(taluva_view(view).table)


GAME: Final = Taluva()


def taluva(state: State) -> TaluvaState:
    return as_own(TaluvaState, state, "taluva state")


def taluva_view(view: View) -> TaluvaView:
    return as_own(TaluvaView, view, "taluva view")


def verbs_now(table: Table) -> tuple[str, ...]:
    """The verbs of the step that the game waits for."""
    if table.phase == PLACE:
        return actions.PLACEMENTS
    if table.phase == BUILD:
        return actions.BUILDS
    return actions.DRAWS if reasons.step_of(table) == "draw" else ()
