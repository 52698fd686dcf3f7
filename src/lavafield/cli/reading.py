"""From the words of a command line to what they mean, or BadInput that says what was expected."""

import argparse
import os
import re
import secrets
from collections.abc import Iterable
from typing import Final

from lavafield.bots import Bot, player
from lavafield.catalog import game as game_named
from lavafield.core.errors import BadInput
from lavafield.core.game import Game
from lavafield.core.options import Option, Value
from lavafield.words import languages, words

SPECTATOR: Final = "spectator"
MOST_PROCESSES: Final = 256


def whole(text: str | None, argument: str, lowest: int, highest: int | None = None) -> int:
    """A whole number within bounds."""
    expected = f"{lowest}-{highest}" if highest is not None else f">= {lowest}"
    if text is None or not re.fullmatch(r"-?[0-9]{1,18}", text):
        raise BadInput("cli-error-number", argument=argument, expected=expected, got=str(text))
    if int(text) < lowest or (highest is not None and int(text) > highest):
        raise BadInput("cli-error-number", argument=argument, expected=expected, got=text)
    return int(text)


def seed_from(text: str | None) -> int:
    """The seed that was given, or one that nobody can guess."""
    if text is None:
        return secrets.randbits(63)
    if not re.fullmatch(r"-?[0-9]{1,40}", text):
        raise BadInput("cli-error-number", argument="--seed", expected="0, 1, 2, ...", got=text)
    return int(text)


def players_from(given: argparse.Namespace, game: Game) -> int:
    if given.players is None:
        return game.seats[0]
    return whole(given.players, "--players", game.seats[0], game.seats[-1])


def seat_from(text: str, argument: str, players: int) -> int | None:
    """Seats are counted from 1 where people type them, as players are named; None is a spectator."""
    if text.lower() == SPECTATOR:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= players:
        expected = f"1-{players}, {SPECTATOR}"
        raise BadInput("cli-error-number", argument=argument, expected=expected, got=text)
    return int(text) - 1


def options_from(given: Iterable[str] | None, game: Game) -> dict[str, Value]:
    """`tiles=12 ranking=yes`"""
    options: dict[str, Value] = {}
    known = {option.name: option for option in game.options}
    for word in given or ():
        name, sign, choice = word.partition("=")
        if not sign:
            raise BadInput("cli-error-option", expected=", ".join(f"{name}=..." for name in known), got=word)
        if name not in known:
            raise BadInput("error-unknown-option", expected=", ".join(known), got=name)
        if name in options:
            raise BadInput("cli-error-twice", got=name)
        options[name] = value_of(known[name], choice)
    return options


def value_of(option: Option, text: str) -> Value:
    """The choice; yes and no may be said in any language."""
    for language in languages():
        for choice in option.choices:
            if isinstance(choice, bool) and option.choice(choice, language).lower() == text.lower():
                return choice
    try:
        return option.parsed(text)
    except BadInput as problem:
        arguments = problem.arguments | {"option": option.name}
        raise BadInput("cli-error-option-value", **arguments) from None


def game_from(name: str) -> Game:
    """The game called that, in any language and case."""
    try:
        return game_named(name.lower())
    except BadInput as unknown:
        raise BadInput(unknown.message, **(unknown.arguments | {"got": name})) from None


def thinker_from(name: str, game: Game) -> str:
    """The name of a bot that says what it thinks of its choices."""
    if type(player(name, game).bot).thoughts is Bot.thoughts:
        raise BadInput("error-bot-thoughtless", got=name)
    return name


def processes_from(text: str | None) -> int:
    """As many as there are processors for us, unless it says otherwise."""
    if text is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return whole(text, "--processes", 1, MOST_PROCESSES)


def default_names(players: int, language: str) -> list[str]:
    say = words(language)
    return [say.text("seat-name", n=seat + 1) for seat in range(players)]
