"""Input that is no move at all: unknown names, malformed records, damaged bytes. Always with what was expected."""

from lavafield.words import words


class BadInput(ValueError):
    """Bad input, told in any language: a message id of the catalogue and its arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def text(self, language: str = "en") -> str:
        return words(language).text(self.message, **self.arguments)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.message, self.arguments)


def _restored(message: str, arguments: dict[str, str | int]) -> BadInput:
    return BadInput(message, **arguments)
