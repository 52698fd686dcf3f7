"""The command `lavafield`. Bad input ends in one message and exit code 2, never in a traceback."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final

from lavafield.cli.files import told
from lavafield.cli.parser import language_wanted, parser_for
from lavafield.core.errors import BadInput
from lavafield.core.violation import IllegalAction
from lavafield.words import DEFAULT_LANGUAGE, Words, words

Command = Callable[[argparse.Namespace, Words], int]

COMMANDS: Final = {
    "play": ("play.command", "run"),
    "serve": ("serve", "run"),
    "export": ("export", "run"),
    "simulate": ("simulate", "run"),
    "match": ("league.command", "match"),
    "league": ("league.command", "league"),
    "perft": ("perft", "run"),
    "replay": ("replay", "run"),
    "verify": ("verify", "run"),
    "analyse": ("analyse.command", "run"),
    "rules": ("rules", "run"),
    "doctor": ("doctor", "run"),
}
"""The module of each command, and the function there that carries it out."""

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command line; the exit code."""
    try:
        return spoken(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has left
        silence()
        return BROKEN_PIPE


def spoken(arguments: list[str]) -> int:
    """Carry the command out, and tell what is wrong in the language that was asked for."""
    never_fail_on_letters()
    language = DEFAULT_LANGUAGE
    try:
        language = language_wanted(arguments, os.environ)
        return written(arguments, words(language))
    except BadInput as problem:
        return refused(problem.text(language), words(language))
    except IllegalAction as illegal:
        return refused(illegal.text(language), words(language))
    except BrokenPipeError:
        raise
    except OSError as problem:
        return refused(told(problem).text(language), words(language))


def written(arguments: list[str], say: Words) -> int:
    """Carry the command out; what it printed has been written then, or is an OSError."""
    try:
        code = run(parser_for(say).parse_args(arguments), say)
    except SystemExit as done:  # argparse leaves this way after --help and --version
        code = int(done.code or 0)
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def refused(reason: str, say: Words) -> int:
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        silence()
    with suppress(OSError):  # then nobody can be told
        print(say.text("cli-error", reason=reason), file=sys.stderr)
    return BAD_INPUT


def silence() -> None:
    """What could not be printed is given up; Python would complain once more when it closes stdout."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def never_fail_on_letters() -> None:
    """A terminal that lacks a letter shows a question mark instead, and so does a letter that cannot be read."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(given: argparse.Namespace, say: Words) -> int:
    """Commands are imported when they are used, so that `--help` does not wait for the terminal's library."""
    if given.command is None:
        parser_for(say).print_help()
        return 0
    module, function = COMMANDS[given.command]
    command: Command = getattr(import_module(f"lavafield.cli.{module}"), function)
    return command(given, say)
