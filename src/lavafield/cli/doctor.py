"""`lavafield doctor`: what is installed here, what it can do, and what to do about what is missing."""

import argparse
import os
import platform
import shutil
import sys
from importlib import import_module, metadata
from typing import Final

from lavafield import __version__
from lavafield.catalog import games
from lavafield.words import Words, languages

DEPENDENCIES: Final = (
    "fluent.runtime",
    "librt",
    "litestar",
    "msgspec",
    "mypy_extensions",
    "openskill",
    "rich",
    "sqlalchemy",
    "textual",
    "uvicorn",
    "uvloop",
)
SMALLEST: Final = (80, 24)
WIDE: Final = 22


def run(given: argparse.Namespace, say: Words) -> int:
    """0 if games can be played."""
    missing = [name for name in DEPENDENCIES if version_of(name) is None]
    rows = [
        ("version", __version__),
        ("python", f"{platform.python_version()} ({platform.python_implementation()}, {platform.platform()})"),
        ("engine", "\n".join(engines(say))),
        *((name, version_of(name) or say.text("doctor-absent")) for name in DEPENDENCIES),
        ("terminal", "\n".join(terminal(say))),
        ("languages", ", ".join(languages())),
    ]
    for id, text in rows:
        told = say.text(f"doctor-{id}") if say.has(f"doctor-{id}") else id
        print(f"{told:<{WIDE}}{text.replace(chr(10), chr(10) + ' ' * WIDE)}")
    print()
    print("\n".join(advice(missing, say)))
    return 1 if missing else 0


def version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def engines(say: Words) -> list[str]:
    """Which form of each game's rules is in use."""
    return [say.text("doctor-compiled" if compiled(name) else "doctor-interpreted", game=name) for name in games()]


def compiled(game: str) -> bool:
    return not str(import_module(f"lavafield.games.{game}.rules").__file__).endswith(".py")


def terminal(say: Words) -> list[str]:
    """What the terminal game would find here."""
    told = []
    if sys.stdin.isatty() and sys.stdout.isatty():
        size = shutil.get_terminal_size()
        told.append(say.text("doctor-size", columns=size.columns, rows=size.lines))
    else:
        told.append(say.text("doctor-no-terminal"))
    told.append(say.text("doctor-letters", encoding=str(sys.stdout.encoding)))
    told.append(say.text("doctor-colours", colours=colours(), term=os.environ.get("TERM") or "-"))
    return told


def colours() -> str:
    """By the signs that terminals give: how many colours, or none where they are not wanted."""
    if os.environ.get("NO_COLOR"):
        return "none"
    if os.environ.get("COLORTERM") in ("truecolor", "24bit"):
        return "all"
    term = os.environ.get("TERM", "")
    return "none" if term in ("", "dumb") else "many" if "256" in term else "few"


def advice(missing: list[str], say: Words) -> list[str]:
    """What to do; one line of praise where there is nothing to do."""
    told = [say.text("doctor-install", package=package) for package in missing]
    if any(not compiled(name) for name in games()):
        told.append(say.text("doctor-compile"))
    if sys.stdout.isatty():
        size = shutil.get_terminal_size()
        if size.columns < SMALLEST[0] or size.lines < SMALLEST[1]:
            told.append(say.text("doctor-enlarge", columns=SMALLEST[0], rows=SMALLEST[1]))
    if str(sys.stdout.encoding).lower().replace("-", "") != "utf8":
        told.append(say.text("doctor-utf8"))
    return told or [say.text("doctor-well")]
