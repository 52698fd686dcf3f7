"""What may be taken back: freely in the own turn, until something came to light; beyond that if all agree."""

from lavafield.core.state import State
from lavafield.server.table.course import Course


def can_undo(course: Course, seat: int) -> bool:
    """For the seat in turn: the last action is its own, and nobody learned anything hidden by it."""
    if not course.played:
        return False
    last = course.moments[course.played[-1]]
    if last.before.to_act != seat or last.action is None:
        return False
    noticing = [viewer for viewer in range(last.before.players) if viewer not in last.unnoticed]
    return not any(last.before.hides_choices(viewer) for viewer in noticing)


def turn_start(course: Course, seat: int) -> int | None:
    """How many actions of this game there were before the seat's last turn; None if it had none.

    A turn is what a seat does until another one acts, with the draws in between.
    """
    states = course.record.states[course.opened :]
    last = _last_of(seat, states, len(course.played))
    if last is None:
        return None
    first = last
    for n in range(last - 1, -1, -1):
        if states[n].to_act == seat:
            first = n
        elif states[n].to_act >= 0:
            break
    return first


def _last_of(seat: int, states: list[State], count: int) -> int | None:
    """The last action of that seat."""
    return next((n for n in range(count - 1, -1, -1) if states[n].to_act == seat), None)
