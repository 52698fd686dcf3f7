"""What the last search thought about what has happened since."""

from lavafield.bots.node import Node
from lavafield.core.decisions import OVER
from lavafield.core.state import State
from lavafield.core.view import View

WORTH_KEEPING = 2
"""Parts of a tree with fewer visits are thought anew."""


def recalled(node: Node, state: State, view: View, hidden: bool) -> Node | None:
    """The node below this one, whose state is given, that the view belongs to.

    While something is hidden only the next step of the own turn is known well enough to be followed.
    """
    if node.visits < WORTH_KEEPING or state.to_act == OVER:
        return None
    if state.to_act == view.seat:
        return node if node.expanded and state.view(view.seat) == view else None
    if hidden:
        return None
    for way in range(node.ways):
        below = node.children[way]
        if below is not None and below.visits >= WORTH_KEEPING:
            after = state.copy()
            after.play(node.actions[way])
            found = recalled(below, after, view, hidden)
            if found is not None:
                return found
    return None
