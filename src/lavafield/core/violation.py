"""A refused move: the clause that forbids it, what it says about this move, and the fields concerned."""

from dataclasses import dataclass, field

from lavafield.words import words


@dataclass(frozen=True)
class Violation:
    """Which clause forbids a move. `arguments` fill its words; `cells` are the fields to point at."""

    clause: str
    arguments: dict[str, str | int] = field(default_factory=dict)
    cells: tuple[tuple[int, int], ...] = ()

    def text(self, language: str = "en") -> str:
        return words(language).text(f"{self.clause}.refused", **self.arguments)


class IllegalAction(ValueError):
    """The rules forbid the action. `violation` says by which clause."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation)
        self.violation = violation

    def text(self, language: str = "en") -> str:
        return f"{self.violation.clause}: {self.violation.text(language)}"

    def __str__(self) -> str:
        return self.text()
