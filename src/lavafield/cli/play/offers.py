"""What the person to act can choose at each field, and what would come of it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from lavafield.cli.play.boards.board import meant
from lavafield.cli.play.boards.grid import Cell
from lavafield.cli.play.session import Session
from lavafield.core.event import event_text
from lavafield.core.game import NamedAction
from lavafield.core.scene import Field, Scene
from lavafield.words import Words


@dataclass(frozen=True)
class Preview:
    """The position after an action, beside the one before."""

    fields: dict[Cell, Field]
    """The fields that would change."""
    spent: dict[str, int]
    """What it takes from the supply of whoever acts."""
    told: list[str]
    out: bool
    """Whoever acts would be out of the game."""


PICK: Final = -1
"""Not an action: take up the piece under the cursor, to point at where it goes next; or put it back."""


class Offers:
    """The legal actions of one decision, by field. Make new ones for each decision."""

    def __init__(self, session: Session, held: Cell | None = None) -> None:
        self.session = session
        self.held = held
        """The field of the piece that was taken up."""
        self.state = session.state
        self.legal = session.legal()
        self._scene = session.scene()
        self._here = {field.at: field for field in self._scene.fields}
        self._previews: dict[int, tuple[dict[Cell, Field], dict[str, int], bool]] = {}

    @cached_property
    def _cells(self) -> dict[Cell, list[int]]:
        """Where each action can be pointed at."""
        cells: dict[Cell, list[int]] = {}
        game, board = self.session.game, self.session.board
        for action in self.legal:
            record = game.name(self.state, action)
            if board.is_anywhere(record):
                continue
            cell, origin = board.cell(record), board.origin(record)
            if origin not in (None, cell, self.held):
                continue  # first one points at the piece
            for each in [cell] if cell is not None else self._changes(action)[0]:
                cells.setdefault(each, []).append(action)
        return cells

    @cached_property
    def origins(self) -> dict[Cell, list[int]]:
        """The pieces that can be taken up, and the moves of each."""
        origins: dict[Cell, list[int]] = {}
        game, board = self.session.game, self.session.board
        for action in self.legal:
            origin = board.origin(game.name(self.state, action))
            if origin is not None:
                origins.setdefault(origin, []).append(action)
        return origins

    @cached_property
    def anywhere(self) -> list[int]:
        """The actions that belong to no field."""
        game, board = self.session.game, self.session.board
        return [action for action in self.legal if board.is_anywhere(game.name(self.state, action))]

    def cells(self) -> set[Cell]:
        """The fields where something can be done."""
        return set(self._cells) | (set(self.origins) if self.held is None else {self.held})

    def at(self, cell: Cell) -> list[int]:
        """The actions that one may mean by this field, in the order of their numbers."""
        found = set(self._cells.get(cell, ()))
        game, board = self.session.game, self.session.board
        for aim in board.aims(cell, self._scene):
            found |= {one for one in self.meant(aim) if board.origin(game.name(self.state, one)) is None}
        return sorted(found)

    def here(self, cell: Cell) -> list[int]:
        """All that can be chosen with the cursor on this field; last what could be chosen on any."""
        picks = cell in self.origins if self.held is None else cell == self.held
        return [*self.at(cell), *([PICK] if picks else []), *self.anywhere]

    def about(self, cell: Cell) -> list[int]:
        """All actions that begin or end on this field."""
        return sorted({*self.at(cell), *self.origins.get(cell, ())})

    def meant(self, partial: NamedAction) -> list[int]:
        """The legal actions that a partial one can be completed to."""
        return meant(self.session.game, self.state, partial) if self.legal else []

    def preview(self, action: int, say: Words) -> Preview:
        if action == PICK:
            return Preview({}, {}, [], out=False)
        fields, spent, out = self._changes(action)
        session = self.session
        events = session.game.events(self.state, action, self.state.after(action), session.viewer)
        names = session.names(say)
        return Preview(fields, spent, [event_text(event, names, say.language) for event in events], out)

    def label(self, action: int, cell: Cell | None, say: Words) -> str:
        """The choice, and what it costs."""
        if action == PICK:
            if self.held is not None:
                return say.text("screen-put-back")
            return say.text("screen-pick", count=len(self.origins[cell or (0, 0)]))
        board = self.session.board
        cost = ", ".join(board.cost(kind, count, say) for kind, count in self._changes(action)[1].items())
        return board.label(self.state, action, cell, cost, say)

    def _changes(self, action: int) -> tuple[dict[Cell, Field], dict[str, int], bool]:
        if action not in self._previews:
            after = self.session.game.scene(self.state.after(action).view(self.session.viewer))
            changed = {field.at: field for field in after.fields if self._here.get(field.at) != field}
            seat = self.state.to_act
            out = after.panels[seat].standing == "eliminated"
            self._previews[action] = changed, spent(self._scene, after, seat), out
        return self._previews[action]


def spent(before: Scene, after: Scene, seat: int) -> dict[str, int]:
    supplies = after.panels[seat].supplies
    return {
        kind: count - supplies.get(kind, 0)
        for kind, count in before.panels[seat].supplies.items()
        if count > supplies.get(kind, 0)
    }
