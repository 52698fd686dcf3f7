"""Input that is no move at all: unknown names, malformed records, damaged bytes. Always with what was expected."""

from typing import Protocol

from lavafield.words import words

LONGEST_NUMBER = 10**15
"""Larger ones are shown by their first digits."""

LONGEST_TEXT = 900
"""Fluent takes 1000 letters for one argument; a reason within a reason is shorter than its frame."""


class Told(Protocol):
    """A problem that can be told in any language."""

    def text(self, language: str = "en") -> str: ...


class BadInput(ValueError):
    """Bad input, told in any language: a message id of the catalogue and its arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
        self.because: Told | None = None
        """The problem inside: its text is the argument `reason`, in the same language."""

    def text(self, language: str = "en") -> str:
        inner = {} if self.because is None else {"reason": self.because.text(language)}
        arguments = {name: _writable(value) for name, value in (self.arguments | inner).items()}
        return words(language).text(self.message, **arguments)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.message, self.arguments)


def shown(value: object, longest: int = 120) -> str:
    """A value as it came, cut where it is long. Python refuses to write out the longest numbers and deepest lists."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= longest else text[: longest - 3] + "..."


def _writable(value: str | int) -> str | int:
    """What came may be a number that no language can write out, or hold what no terminal can print."""
    if isinstance(value, str):
        text = value.encode("utf-8", "replace").decode("utf-8")
        return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 3] + "..."
    if not isinstance(value, int):
        return str(value)
    return value if abs(value) < LONGEST_NUMBER else f"{hex(value)[:20]}..."


def _restored(message: str, arguments: dict[str, str | int]) -> BadInput:
    return BadInput(message, **arguments)
