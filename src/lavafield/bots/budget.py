"""How long a bot may think."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Whichever runs out first; None is no limit."""

    seconds: float | None = None
    """Processor time for one decision."""
    nodes: int | None = None
    """Positions that a search may add to its tree: a measure that does not depend on the machine."""
