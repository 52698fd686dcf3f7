"""argparse in the languages of the catalogue: its headings, and what it has to say about bad arguments."""

import argparse
import re
import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from lavafield.core.errors import BadInput
from lavafield.words import Words

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_ERRORS: Final = (
    (re.compile(r"argument (?P<argument>.+?): expected (?:one|at least one) argument"), "cli-error-no-value"),
    (re.compile(r"argument (?P<argument>.+?): ignored explicit argument (?P<got>.+)"), "cli-error-value"),
    (
        re.compile(r"argument (?P<argument>.+?): invalid choice: (?P<got>.+) \(choose from (?P<expected>.+)\)"),
        "cli-error-choice",
    ),
    (re.compile(r"the following arguments are required: (?P<expected>.+)"), "cli-error-missing"),
    (re.compile(r"unrecognized arguments: (?P<got>.+)"), "cli-error-unknown"),
)


class Parser(argparse.ArgumentParser):
    """A parser that speaks one language of the catalogue and raises BadInput."""

    def __init__(self, say: Words, **settings: Any) -> None:
        settings |= {"add_help": False, "allow_abbrev": False, "formatter_class": formatter(say)}
        super().__init__(**settings)
        self.say = say
        self._positionals.title = say.text("cli-positionals")
        self._optionals.title = say.text("cli-optionals")
        self.add_argument("-h", "--help", action="help", help=say.text("cli-help"))
        self.add_argument(
            "--language",
            metavar=say.text("cli-metavar-language"),
            default=argparse.SUPPRESS,
            help=say.text("cli-help-language"),
        )

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """argparse would be silent about a help that cannot be written."""
        print(message, end="", file=file)

    def error(self, message: str) -> NoReturn:
        for pattern, id in _ERRORS:
            if found := pattern.fullmatch(message):
                # Some Pythons quote what they list, and some do not.
                said = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                raise BadInput(id, command=self.prog, **said)
        raise BadInput("cli-error-arguments", command=self.prog)


def formatter(say: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """Says "usage:" in our language, and leaves the lines of an epilog as they are."""

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, say.text("cli-usage") + " " if prefix is None else prefix)

        def _fill_text(self, text: str, width: int, indent: str) -> str:
            return "\n".join(wrapped(line, width, indent) for line in text.splitlines())

    return Formatter


def wrapped(line: str, width: int, indent: str) -> str:
    """A line, and the same indent under it where it is too long."""
    inside = indent + " " * (len(line) - len(line.lstrip()))
    return textwrap.fill(line.strip(), width, initial_indent=inside, subsequent_indent=inside)
