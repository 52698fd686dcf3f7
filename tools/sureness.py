"""Measures how far an analysis depends on its random numbers, and how long a hint takes.

`python -m tools.sureness` lets bots play a game of each kind, has every decision judged with several seeds, and asks
for a hint in all of them. It writes bench/results/sureness.md; run it again after a change of evaluation or search.
"""

import argparse
import json
from statistics import mean, median, pstdev
from time import thread_time
from typing import Any, Final

import lavafield
from lavafield.arena.analysis import BOT, Question, analysed, questions
from lavafield.bots import player
from lavafield.cli.play.seats import HINT_BOT
from lavafield.core.record import Record
from tools.fuzz import RESULTS
from tools.league import circumstances, markdown

PLAYERS: Final = {"taluva": 2, "pompeii": 3}
PLAYING: Final = "greedy:temperature=0.02"
"""Plays well enough for an analysis to be wanted, and errs often enough for it to find something."""
SEEDS: Final = range(4)
ABOUT = """# How sure an analysis is, and how long a hint takes

`{playing}` played one game of each kind against itself. Every decision was judged by
`{bot}` with {seeds} seeds; the spread is the standard deviation of its loss over them, in parts of a win.
Then `{hinting}` was asked for a hint in every decision; its processor time is given.

Repeat it by `python -m tools.sureness`. Measured on {date} at commit {commit}, {machine}.
"""
HEAD = ("game", "players", "decisions", "spread, on average", "spread, at most", "hint, median", "hint, at most")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.sureness", description=__doc__.partition("\n")[0])
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    rows = [measured(name, given.processes) for name in PLAYERS]
    facts = {key: value for key, value in circumstances("", 0, 0).items() if key not in ("command", "engine")}
    about = ABOUT.format(playing=PLAYING, bot=BOT, seeds=len(SEEDS), hinting=HINT_BOT, **facts)
    (RESULTS / "sureness.json").write_text(json.dumps(facts | {"rows": rows}, indent=1) + "\n", "utf-8")
    text = "\n".join([about, *markdown([list(HEAD), *map(told, rows)])]) + "\n"
    (RESULTS / "sureness.md").write_text(text, "utf-8")
    print(text)


def measured(name: str, processes: int) -> dict[str, Any]:
    record = game_played(name)
    seats = range(PLAYERS[name])
    losses = [
        [decision.loss for decision in analysed(questions(record, BOT, seed, 1, seats), processes)] for seed in SEEDS
    ]
    spreads = [pstdev(found) for found in zip(*losses, strict=True)]
    hints = [seconds_of_a_hint(question) for question in questions(record, HINT_BOT, 0, 1, seats)]
    return {
        "game": name,
        "players": PLAYERS[name],
        "decisions": len(spreads),
        "spread": {"mean": mean(spreads), "most": max(spreads)},
        "hint": {"median": median(hints), "most": max(hints)},
    }


def game_played(name: str) -> Record:
    game = lavafield.game(name)
    record, rng = Record(game, PLAYERS[name]), lavafield.Rng(1)
    bots = [player(PLAYING, game) for _ in range(PLAYERS[name])]
    while (seat := record.state.to_act) != lavafield.OVER:
        state = record.state
        record.play(state.draw(rng) if seat == lavafield.CHANCE else bots[seat].choose(state.view(seat), rng))
    return record


def seconds_of_a_hint(question: Question) -> float:
    """Processor time for one decision, thought about from the start, as a hint is."""
    bot = player(question.bot, lavafield.game(question.game))
    started = thread_time()
    bot.thoughts(question.view, lavafield.Rng(question.seed))
    return thread_time() - started


def told(row: dict[str, Any]) -> list[str]:
    return [
        lavafield.game(row["game"]).title(),
        str(row["players"]),
        str(row["decisions"]),
        f"{row['spread']['mean']:.2%}",
        f"{row['spread']['most']:.1%}",
        f"{row['hint']['median']:.2f} s",
        f"{row['hint']['most']:.2f} s",
    ]


if __name__ == "__main__":
    main()
