"""What comes from outside may be anything: here it becomes what it should be, or BadInput."""

from collections.abc import Mapping
from typing import Any, TypeVar

from lavafield.core.errors import BadInput, shown
from lavafield.core.state import NO_ACTION, within_reach

T = TypeVar("T")


def as_text(value: object, message: str, expected: str) -> str:
    """Text, or BadInput under that message id."""
    if not isinstance(value, str):
        raise BadInput(message, expected=expected, got=shown(value))
    return value


def as_record(value: object) -> dict[Any, Any]:
    """A named action, whole or partial, as a dictionary of its own."""
    if not isinstance(value, Mapping):
        raise BadInput("error-malformed-action", expected='{"do": ...}', got=shown(value))
    return dict(value)


def as_number(value: object) -> int:
    """The integer of an action; one that no action can have is NO_ACTION."""
    if not isinstance(value, int):
        raise BadInput("error-malformed-action", expected="0, 1, 2, ...", got=shown(value))
    return value if within_reach(value) else NO_ACTION


def as_own(kind: type[T], value: object, expected: str) -> T:
    """A state or a view of the game that is asked, not of another one."""
    if not isinstance(value, kind):
        raise BadInput("error-foreign", expected=expected, got=type(value).__name__)
    return value
