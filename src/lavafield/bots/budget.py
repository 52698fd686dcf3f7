"""How long a bot may think."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Budget:
    """Whichever runs out first; None is no limit."""

    seconds: float | None = None
    """Processor time for one decision."""
    nodes: int | None = None
    """Positions that a search may add to its tree: a measure that does not depend on the machine."""

    def times(self, factor: float) -> "Budget":
        """So many times the nodes, at least one. Time is time."""
        return self if self.nodes is None else replace(self, nodes=max(1, round(self.nodes * factor)))
