"""The cursor, and what is chosen at the field under it. It knows no screen."""

from typing import Any

from lavafield.cli.play.boards.grid import Cell, Walk
from lavafield.cli.play.offers import PICK, Offers
from lavafield.cli.play.session import Session


class Chooser:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.walk = Walk(session.board.grid(session.scene()))
        self.offers = Offers(session)
        self.chosen: int | None = None
        """The action that would be carried out."""
        self.taste: dict[str, Any] = {}
        """The action chosen last, to choose alike on the next field."""

    @property
    def cell(self) -> Cell:
        return self.walk.cell

    def here(self) -> list[int]:
        """What can be done at the cursor."""
        return self.offers.here(self.cell)

    def on_field(self) -> list[int]:
        """What can be done at the cursor, and not anywhere else as well."""
        return [one for one in self.here() if one not in self.offers.anywhere]

    # --- when the position has changed ---

    def begin(self) -> None:
        """A new decision: the cursor goes to the nearest field where something can be done."""
        self.offers = Offers(self.session)
        if len(self.offers.origins) == 1:
            self.offers = Offers(self.session, *self.offers.origins)
        self.move_to(self.nearest())

    def pick(self) -> None:
        """Take up the piece at the cursor, or put back the one that was taken up."""
        self.offers = Offers(self.session, self.cell if self.offers.held is None else None)
        self.select()

    def put_back(self) -> None:
        if self.offers.held is not None:
            self.walk.jump(self.offers.held)
            self.pick()

    def look_on(self) -> None:
        """Others are to act: there is nothing to choose."""
        self.offers = Offers(self.session)
        self.chosen = None

    def go_back_to(self, action: int) -> None:
        """An action was taken back: where it was, and as it was."""
        self.taste = self.session.game.name(self.session.state, action)
        self.walk.jump(self.session.board.cell(self.taste) or self.cell)

    def nearest(self) -> Cell:
        grid, here = self.walk.grid, self.cell

        def way(cell: Cell) -> tuple[float, Cell]:
            across = abs(grid.column(cell) - grid.column(here)) / grid.width
            return across + abs(grid.row(cell) - grid.row(here)), cell

        return here if self.on_field() else min(self.offers.cells(), key=way, default=here)

    # --- moving ---

    def move_to(self, cell: Cell) -> None:
        self.walk.jump(cell)
        self.select()

    def sideways(self, step: int) -> None:
        self.walk.sideways(step)
        self.select()

    def vertically(self, step: int) -> None:
        self.walk.vertically(step)
        self.select()

    def jump(self, step: int) -> None:
        """To the next or last field where something can be done, in reading order and round."""
        grid = self.walk.grid

        def place(cell: Cell) -> tuple[int, int]:
            return grid.row(cell), grid.column(cell)

        cells = sorted(self.offers.cells(), key=place)
        if cells:
            here = place(self.cell)
            after = [cell for cell in cells if place(cell) > here]
            before = [cell for cell in cells if place(cell) < here]
            self.move_to([*after, cells[0]][0] if step > 0 else [cells[-1], *before][-1])

    # --- choosing ---

    def select(self) -> None:
        """Of what can be done at the cursor, what is most like the last choice."""
        anywhere = self.offers.anywhere if not self.offers.cells() else []
        self.chosen = max([*self.on_field(), *anywhere], key=self.likeness, default=None)

    def likeness(self, action: int) -> int:
        if action == PICK:
            return 0
        named = self.session.game.name(self.offers.state, action)
        return sum(self.taste.get(key) == value for key, value in named.items())

    def turn(self, step: int) -> None:
        """The next or last of what can be done here."""
        found = self.on_field()
        if self.chosen in found:
            self.choose((found.index(self.chosen) + step) % len(found))

    def choose(self, number: int) -> None:
        """One of what can be done here, by its place in the list."""
        found = self.here()
        if number < len(found):
            self.take(found[number])

    def elsewhere(self) -> None:
        """What belongs to no field, such as ending the turn: one after the other."""
        found = self.offers.anywhere
        if found:
            self.take(found[(found.index(self.chosen) + 1) % len(found) if self.chosen in found else 0])

    def take(self, action: int) -> None:
        self.chosen = action
        if action != PICK:
            self.taste = self.session.game.name(self.offers.state, self.chosen)

    def is_chosen(self, number: int) -> bool:
        return self.here()[number : number + 1] == [self.chosen]
