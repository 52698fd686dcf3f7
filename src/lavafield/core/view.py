"""What one seat may know: a type of its own, never a state with holes."""

from mypy_extensions import mypyc_attr

from lavafield.core.decisions import Decisions


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class View(Decisions):
    """Knowledge of one seat, or of a spectator (seat None). It offers actions only to the seat to act."""

    @property
    def seat(self) -> int | None:
        raise NotImplementedError

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def to_act(self) -> int:
        """A seat from 0 on, or CHANCE, or OVER."""
        raise NotImplementedError

    def hides(self) -> bool:
        """Is there anything that matters and that this seat does not know?"""
        return False

    def copy(self) -> "View":
        raise NotImplementedError

    def __copy__(self) -> "View":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "View":
        return self.copy()

    def ranks(self) -> list[int]:
        """As of the state: empty while the game runs."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """The canonical form: equal knowledge has equal bytes."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def actions(self) -> list[int]:
        """The legal actions of this seat; empty when it is not to act."""
        if self.seat is None or self.seat != self.to_act:
            return []
        return self.legal()

    def legal(self) -> list[int]:
        """The list of legal actions, asked only when this seat is to act. Override to list faster."""
        return self.listed()
