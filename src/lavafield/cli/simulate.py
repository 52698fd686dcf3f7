"""`lavafield simulate`: games of random moves, and what came of them."""

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from lavafield.cli import reading
from lavafield.cli.numbers import decimal
from lavafield.cli.progress import progress_bar
from lavafield.core.chance import Rng
from lavafield.core.decisions import CHANCE, OVER
from lavafield.core.game import Game
from lavafield.core.options import Value, spelling
from lavafield.core.state import State
from lavafield.words import Words

LISTED_GAMES: Final = 10
"""In how many games the legal moves are counted too: listing them all takes much longer than playing."""


@dataclass
class Tally:
    """What came of the games so far."""

    players: int
    lengths: list[int] = field(default_factory=list)
    """Actions of each game, chance included."""
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    offered: list[int] = field(default_factory=list)
    """How many moves were legal, at each decision of the first games."""
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = [0] * self.players
        self.shared = [0] * self.players
        self.rates = [0.0] * self.players

    def count_ranks(self, ranks: list[int]) -> None:
        """A victory that several share counts for each by its part."""
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        for seat in winners:
            self.rates[seat] += 1 / len(winners)
            (self.wins if len(winners) == 1 else self.shared)[seat] += 1


def run(given: argparse.Namespace, say: Words) -> int:
    game = reading.game_from(given.game)
    players = reading.players_from(given, game)
    options = reading.options_from(given.option, game)
    games = reading.whole(given.games, "-n", 1, 10**9)
    seed = reading.seed_from(given.seed)
    tally = Tally(players)
    with progress_bar(games, say) as step:
        started = time.perf_counter()
        for number in range(games):
            play(game.new(players, **options), game, rng_of(seed, number), tally, say)
            step()
        tally.seconds = time.perf_counter() - started
    for number in range(min(games, LISTED_GAMES)):
        count_moves(game.new(players, **options), rng_of(seed, number), tally)
    chosen = {option.name: options.get(option.name, option.default) for option in game.options}
    result = summary(game, tally, seed, chosen)
    print(json.dumps(result) if given.json else table(game, result, tally, say))
    return 0


def rng_of(seed: int, number: int) -> Rng:
    """Each game has its own random numbers, so that it can be played again alone."""
    return Rng((seed << 32) + number)


def play(state: State, game: Game, rng: Rng, tally: Tally, say: Words) -> None:
    length = 0
    before, action = state, 0
    while state.to_act != OVER:
        tally.decisions += state.to_act != CHANCE
        before = state.copy()
        action = int(state.sample(rng))
        state.play(action)
        length += 1
    tally.lengths.append(length)
    tally.endings[ending_of(game, before, action, state, say)] += 1
    tally.count_ranks(state.ranks())


def ending_of(game: Game, before: State, action: int, after: State, say: Words) -> str:
    """The first event of the last action that the catalogue knows as an ending."""
    told = [event.id for event in game.events(before, action, after, None)]
    return next((id for id in told if say.has(f"ending-{id}")), told[-1])


def count_moves(state: State, rng: Rng, tally: Tally) -> None:
    while state.to_act != OVER:
        if state.to_act != CHANCE:
            tally.offered.append(len(state.actions()))
        state.play(int(state.sample(rng)))


def summary(game: Game, tally: Tally, seed: int, options: dict[str, Value]) -> dict[str, Any]:
    games = len(tally.lengths)
    return {
        "game": game.id,
        "rules": game.rules,
        "players": tally.players,
        "options": options,
        "seed": seed,
        "games": games,
        "actions": {
            "mean": round(sum(tally.lengths) / games, 3),
            "least": min(tally.lengths),
            "most": max(tally.lengths),
        },
        "decisions": {"mean": round(tally.decisions / games, 3)},
        "legal_moves": {
            "mean": round(sum(tally.offered) / len(tally.offered), 3),
            "most": max(tally.offered),
            "games": min(games, LISTED_GAMES),
        },
        "endings": dict(tally.endings.most_common()),
        "seats": [
            {"wins": wins, "shared": shared, "rate": round(rate / games, 4)}
            for wins, shared, rate in zip(tally.wins, tally.shared, tally.rates, strict=True)
        ],
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(games / tally.seconds, 1),
    }


# --- for eyes ---


def table(game: Game, result: dict[str, Any], tally: Tally, say: Words) -> str:
    options = ", ".join(f"{name}={spelling(value)}" for name, value in result["options"].items())
    actions, moves = result["actions"], result["legal_moves"]
    rows = [
        ("games", f"{result['games']}"),
        ("players", f"{tally.players}"),
        ("options", options),
        ("seed", f"{result['seed']}"),
        ("actions", say.text("simulate-span", **(actions | {"mean": decimal(actions["mean"], say)}))),
        ("decisions", decimal(result["decisions"]["mean"], say)),
        ("moves", say.text("simulate-moves-of", **(moves | {"mean": decimal(moves["mean"], say)}))),
    ]
    lines = [game.title(say.language), ""]
    lines += [f"{say.text('simulate-' + id):<{WIDE}}{text}" for id, text in rows]
    lines += ["", say.text("simulate-endings")]
    for id, count in tally.endings.most_common():
        lines.append(f"  {ending_text(id, say):<{WIDE - 2}}{count:>8}{percent(count, result, say)}")
    lines += ["", say.text("simulate-wins")]
    for n, seat in enumerate(result["seats"]):
        name = say.text("seat-name", n=n + 1)
        shared = say.text("simulate-shared", count=seat["shared"]) if seat["shared"] else ""
        lines.append(f"  {name:<{WIDE - 2}}{seat['wins']:>8}{percent(tally.rates[n], result, say)}  {shared}".rstrip())
    speed, seconds = decimal(result["games_per_second"], say), decimal(result["seconds"], say)
    return "\n".join([*lines, "", say.text("simulate-speed", speed=speed, seconds=seconds)])


WIDE: Final = 32


def percent(part: float, result: dict[str, Any], say: Words) -> str:
    return f"{decimal(round(100 * part / result['games'], 1), say):>8} %"


def ending_text(id: str, say: Words) -> str:
    return say.text(f"ending-{id}") if say.has(f"ending-{id}") else id
