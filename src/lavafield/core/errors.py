"""Input that is no move at all: unknown names, malformed records, damaged bytes. Always with what was expected."""

from typing import Protocol

from lavafield.words import words

LONGEST_NUMBER = 10**15
"""Larger ones are shown by their first digits."""


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


def _writable(value: str | int) -> str | int:
    """What came may be a number that no language can write out, or hold what no terminal can print."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    return value if abs(value) < LONGEST_NUMBER else f"{hex(value)[:20]}..."


def _restored(message: str, arguments: dict[str, str | int]) -> BadInput:
    return BadInput(message, **arguments)
