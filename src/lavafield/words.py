"""Every word the product says: the Fluent catalogues under locale/, one folder per language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

__all__ = ["Words", "language_of_environment", "languages", "words"]

DEFAULT_LANGUAGE = "en"
OWN_VARIABLE = "LAVAFIELD_LANG"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

LOCALE = files("lavafield") / "locale"


@cache
def _languages() -> tuple[str, ...]:
    return tuple(sorted(entry.name for entry in LOCALE.iterdir() if entry.is_dir()))


def languages() -> list[str]:
    """The languages that have catalogues, in alphabetical order."""
    return list(_languages())


def _known(language: str, name: str) -> str:
    if language not in _languages():
        raise ValueError(f"{name}: expected one of {', '.join(_languages())}, got {language!r}")
    return language


class Words:
    """The catalogues of one language; a word that is missing raises and never shows as its id."""

    def __init__(self, language: str) -> None:
        self.language = _known(language, "language")
        self._bundle = FluentBundle([language], use_isolating=False)
        for catalogue in sorted((LOCALE / language).iterdir(), key=lambda entry: entry.name):
            if catalogue.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))

    def has(self, id: str, /) -> bool:
        """Whether this message, or this attribute of a message, exists."""
        try:
            self._pattern(id)
        except KeyError:
            return False
        return True

    def text(self, id: str, /, **args: str | int) -> str:
        """The words of a message ("TAL-TURN") or of one attribute of it ("TAL-TURN.refused")."""
        text, errors = self._bundle.format_pattern(self._pattern(id), args)
        if errors:
            reasons = "; ".join(map(str, errors))
            raise ValueError(f"{id} in {self.language}, given {sorted(args)}: {reasons}")
        return str(text)

    def _pattern(self, id: str) -> Pattern:
        name, dot, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(id)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if dot else message.value
        if pattern is None:
            raise KeyError(id)
        return pattern


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def language_of_environment(environ: Mapping[str, str]) -> str:
    """The language the environment asks for.

    LAVAFIELD_LANG is meant for us, so a language we lack there is an error. A locale is meant for
    all programs: its first variable that is set decides, and where we lack its language, or it is
    "C", we speak English.
    """
    own = environ.get(OWN_VARIABLE)
    if own:
        return _known(_language_part(own), OWN_VARIABLE)
    locale = next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), "")
    language = _language_part(locale)
    return language if language in _languages() else DEFAULT_LANGUAGE


def _language_part(locale: str) -> str:
    """The "de" of "de_AT.UTF-8", "de-CH" or "de@euro"."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.lower()
