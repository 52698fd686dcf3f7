"""What a client needs to draw a position without knowing a rule. Words are message ids of the catalogue."""

import msgspec

Cell = tuple[int, int]


class Piece(msgspec.Struct, frozen=True):
    """A piece on a field, or some of one kind."""

    kind: str
    seat: int
    count: int = 1


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One field of the board. `height` counts layers; `facing` is set where the drawing has a direction."""

    at: Cell
    fill: str
    height: int = 1
    facing: int | None = None
    pieces: tuple[Piece, ...] = ()
    label: str = ""
    """What the field is called, or shows."""
    gate: str = ""
    """The name of the gate here."""
    spots: int = 0
    """How many places for pieces are drawn on it."""


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before one player. `hand` names what is known of it; `hidden` counts the rest."""

    seat: int
    standing: str
    supplies: dict[str, int]
    hand: tuple[str, ...] = ()
    hidden: int = 0


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """One position as one seat sees it."""

    game: str
    grid: str
    """The shape of the board: "hex" (axial, pointy top) or "square"."""
    to_act: int
    step: str
    """The message id that says what the game waits for."""
    fields: tuple[Field, ...]
    panels: tuple[Panel, ...]
    piles: dict[str, int]
    """How many are left of each open pile, by message id."""
    unseen: dict[str, int]
    """How many of each kind are still to come, as far as this seat knows."""
    ranks: tuple[int, ...] = ()
