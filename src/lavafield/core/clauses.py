"""The registry of rule clauses: one entry per rule of a game, in the order in which refusals are given."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from lavafield.core.errors import BadInput
from lavafield.words import words

KINDS = ("forbids", "permits", "effect", "fact")


@dataclass(frozen=True)
class Clause:
    """One rule: where it comes from and what kind it is. Its words are in the catalogue under its id."""

    id: str
    kind: str
    source: tuple[str, ...]
    rows: tuple[int, ...]
    """The corner cases of the specification that it settles."""

    def title(self, language: str = "en") -> str:
        return words(language).text(f"{self.id}.title")

    def wording(self, language: str = "en") -> str:
        return words(language).text(self.id)

    def ruling(self, language: str = "en") -> str | None:
        """Why we read the rule this way, where it could be read otherwise."""
        catalogue = words(language)
        return catalogue.text(f"{self.id}.ruling") if catalogue.has(f"{self.id}.ruling") else None


@cache
def clauses_of(game: str) -> tuple[Clause, ...]:
    """The clauses of a game in their order."""
    source = files(f"lavafield.games.{game}").joinpath("clauses.toml").read_text("utf-8")
    return tuple(
        Clause(entry["id"], entry["kind"], tuple(entry["source"]), tuple(entry["rows"]))
        for entry in tomllib.loads(source)["clause"]
    )


def clause(game: str, id: str) -> Clause:
    for entry in clauses_of(game):
        if entry.id == id.upper():
            return entry
    raise BadInput("error-clause", expected=", ".join(c.id for c in clauses_of(game)), got=id)
