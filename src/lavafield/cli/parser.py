"""The arguments of every command, with help in the language of the catalogue."""

import argparse
from collections.abc import Mapping

from lavafield import __version__
from lavafield.catalog import game, games
from lavafield.cli.usage import Parser
from lavafield.core.errors import BadInput
from lavafield.core.options import spelling
from lavafield.words import Words, language_of_environment, languages

PROGRAM = "lavafield"


def language_wanted(arguments: list[str], environ: Mapping[str, str]) -> str:
    """What --language says, else the environment. Needed before anything can be said, so argparse comes too late."""
    wanted = None
    for n, argument in enumerate(arguments):
        if argument == "--language":
            wanted = "".join(arguments[n + 1 : n + 2])
        elif argument.startswith("--language="):
            wanted = argument.partition("=")[2]
    if wanted is None:
        try:
            return language_of_environment(environ)
        except ValueError:
            wanted = environ["LAVAFIELD_LANG"]
    if wanted not in languages():
        raise BadInput("cli-error-language", expected=", ".join(languages()), got=wanted)
    return wanted


def parser_for(say: Words) -> argparse.ArgumentParser:
    parser = Parser(say, prog=PROGRAM, description=say.text("cli-about"), epilog=say.text("cli-more"))
    parser.add_argument("--version", action="version", version=__version__, help=say.text("cli-version"))
    commands = parser.add_subparsers(title=say.text("cli-commands"), metavar=say.text("cli-command"), dest="command")
    for add in (play, serve, export, simulate, match, league, perft, replay, verify, analyse, rules, doctor):
        about = say.text(f"cli-{add.__name__}")
        # Games have their options' help after the arguments', where lines must stay as they are.
        command = commands.add_parser(add.__name__, help=about, description=about, say=say)
        add(command, say)
    return parser


def play(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "game", "play-game", "GAME", nargs="?")
    starting(command, say)
    add(command, say, "--against", "play-against", "WHO")
    add(command, say, "--seat", "play-seat", "N")
    add(command, say, "--names", "play-names", "NAMES")
    add(command, say, "--seed", "seed", "N")
    add(command, say, "--hints", "play-hints", "BOT")
    add(command, say, "--resume", "play-resume", "FILE")
    add(command, say, "--save", "play-save", "FILE")
    command.add_argument("--plain", action="store_true", help=say.text("cli-help-play-plain"))
    command.epilog = options_told(say)


def serve(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "--port", "serve-port", "N")
    add(command, say, "--host", "serve-host", "HOST", default="127.0.0.1")
    add(command, say, "--data", "serve-data", "FOLDER")
    add(command, say, "--workers", "serve-workers", "N")
    add(command, say, "--origin", "serve-origin", "URL", action="append")
    add(command, say, "--limit", "serve-limit", "LIMIT", action="append")
    command.add_argument("--proxied", action="store_true", help=say.text("cli-help-serve-proxied"))
    command.add_argument("--open", action="store_true", help=say.text("cli-help-serve-open"))
    command.add_argument("--verbose", action="store_true", help=say.text("cli-help-serve-verbose"))
    command.set_defaults(origin=[], limit=[])


def export(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "--data", "serve-data", "FOLDER")
    add(command, say, "--backup", "export-backup", "FILE")
    add(command, say, "--records", "export-records", "FOLDER")
    add(command, say, "--user", "export-user", "NAME")


def simulate(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "game", "game", "GAME")
    add(command, say, "--games", "simulate-games", "N", default="100", short="-n")
    starting(command, say)
    add(command, say, "--seed", "seed", "N")
    command.add_argument("--json", action="store_true", help=say.text("cli-help-json"))
    command.epilog = options_told(say)


def match(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "game", "game", "GAME")
    add(command, say, "bots", "bots", "BOT", nargs="+")
    contest(command, say, "match-players")


def league(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "game", "league-game", "GAME")
    add(command, say, "bots", "bots", "BOT", nargs="*")
    contest(command, say, "players")


def contest(command: argparse.ArgumentParser, say: Words, players: str) -> None:
    """What matches and leagues have in common."""
    add(command, say, "--games", "league-games", "N", short="-n")
    starting(command, say, players)
    add(command, say, "--seed", "seed", "N")
    add(command, say, "--processes", "league-processes", "N")
    add(command, say, "--out", "league-out", "FILE")
    add(command, say, "--record", "league-record", "FOLDER")
    add(command, say, "--plot", "league-plot", "FILE")
    command.add_argument("--json", action="store_true", help=say.text("cli-help-json"))
    command.epilog = options_told(say)


def perft(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "game", "game", "GAME")
    add(command, say, "--depth", "perft-depth", "N", default="3")
    starting(command, say)
    add(command, say, "--position", "perft-position", "TEXT")
    command.add_argument("--json", action="store_true", help=say.text("cli-help-json"))
    command.epilog = options_told(say)


def replay(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "file", "replay-file", "FILE")
    add(command, say, "--seat", "replay-seat", "SEAT")
    add(command, say, "--at", "replay-at", "N")
    command.add_argument("--board", action="store_true", help=say.text("cli-help-replay-board"))
    add(command, say, "--redact", "replay-redact", "SEAT")
    add(command, say, "--out", "replay-out", "FILE")


def verify(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "file", "verify-file", "FILE")
    add(command, say, "--hash", "verify-hash", "HASH")


def analyse(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "file", "replay-file", "FILE")
    add(command, say, "--bot", "analyse-bot", "BOT")
    add(command, say, "--seat", "analyse-seat", "N")
    add(command, say, "--top", "analyse-top", "N", default="3")
    add(command, say, "--seed", "seed", "N", default="0")
    add(command, say, "--processes", "analyse-processes", "N")
    command.add_argument("--json", action="store_true", help=say.text("cli-help-json"))
    add(command, say, "--plot", "analyse-plot", "FILE")


def rules(command: argparse.ArgumentParser, say: Words) -> None:
    add(command, say, "game", "game", "GAME")
    add(command, say, "clause", "rules-clause", "CLAUSE", nargs="?")


def doctor(command: argparse.ArgumentParser, say: Words) -> None:
    """No arguments."""


def starting(command: argparse.ArgumentParser, say: Words, players: str = "players") -> None:
    """What a new game needs."""
    add(command, say, "--players", players, "N")
    add(command, say, "--option", "option", "OPTION", action="extend", nargs="+")


def add(
    command: argparse.ArgumentParser,
    say: Words,
    name: str,
    about: str,
    metavar: str,
    action: str = "store",
    nargs: str | None = None,
    default: str | None = None,
    short: str | None = None,
) -> None:
    command.add_argument(
        *filter(None, (short, name)),
        action=action,
        nargs=nargs,
        default=default,
        metavar=say.text(f"cli-metavar-{metavar.lower()}"),
        help=say.text(f"cli-help-{about}"),
    )


def options_told(say: Words) -> str:
    """All options of all games, a sentence each."""
    told = []
    for name in games():
        told.append(say.text("cli-options-of", game=game(name).title(say.language)))
        for option in game(name).options:
            choices = "|".join(spelling(choice) for choice in option.choices)
            default = spelling(option.default)
            told.append(say.text("cli-option", option=f"{option.name}={choices}", default=default))
            told.append("    " + option.sentence(say.language))
    return "\n".join(told)
