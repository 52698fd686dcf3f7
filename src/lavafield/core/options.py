"""Options of a game: typed, each with its default, its choices and a sentence in every language."""

from collections.abc import Mapping
from dataclasses import dataclass

from lavafield.core.errors import BadInput, shown
from lavafield.words import words

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One setting of a game, chosen before it starts."""

    game: str
    name: str
    default: Value
    choices: tuple[Value, ...]

    def sentence(self, language: str = "en") -> str:
        return words(language).text(f"{self.game}-option-{self.name}")

    def title(self, language: str = "en") -> str:
        return words(language).text(f"{self.game}-option-{self.name}.name")

    def choice(self, value: Value, language: str = "en") -> str:
        """How a choice is called."""
        if isinstance(value, bool):
            return words(language).text("choice-yes" if value else "choice-no")
        return words(language).text(f"{self.game}-option-{self.name}-{value}")

    def checked(self, value: object) -> Value:
        """The value, if it is one of the choices. 1 is not True, nor "12" the number 12."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise BadInput("error-option-value", option=self.name, expected=self.spelled_choices(), got=shown(value))

    def parsed(self, text: str) -> Value:
        """The choice that a word on a command line means."""
        spelled = {spelling(choice): choice for choice in self.choices}
        if text.lower() not in spelled:
            raise BadInput("error-option-value", option=self.name, expected=self.spelled_choices(), got=text)
        return spelled[text.lower()]

    def spelled_choices(self) -> str:
        return ", ".join(spelling(choice) for choice in self.choices)


def spelling(value: Value) -> str:
    """How a choice is typed: yes and no for booleans."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def chosen(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values; what is not given takes its default."""
    names = [option.name for option in options]
    for name in given if isinstance(given, Mapping) else (given,):
        if name not in names:
            got = name if isinstance(name, str) else shown(name)
            raise BadInput("error-unknown-option", expected=", ".join(names), got=got)
    return {option.name: option.checked(given.get(option.name, option.default)) for option in options}
