"""Which engine runs here. Interpreted it is some 80 times slower, so tests take fewer seeds then."""

from typing import Final, TypeVar

from lavafield.core import chance

COMPILED: Final = not str(chance.__file__).endswith(".py")

T = TypeVar("T")


def by_mode(compiled: T, interpreted: T) -> T:
    """How much of something a test can afford."""
    return compiled if COMPILED else interpreted
