"""Counts every perft table anew, by the engine and by the naive generator: `python -m tests.perft.make`.

A table is written only where both agree. To add a position, give it as many zeros as it shall have depths.
It takes some ten minutes, nearly all of them for the naive generator.
"""

import json
import sys
from typing import Any

import lavafield
from tests.conformance.naive_taluva import naive_of
from tests.naive.taluva import NaiveTaluva
from tests.naive.taluva import perft as naive_perft
from tests.perft.perft import FOLDER, Entry, counts, perft, table


def main() -> None:
    for game in lavafield.games():
        entries = []
        for entry in table(game):
            ours = counts(perft, entry.state(), len(entry.counts))
            theirs = counts(naive_perft, naive_start(entry), len(entry.counts))
            print(f"{entry.name}: {ours}", flush=True)
            if ours != theirs:
                sys.exit(f"{game}, {entry.name}: engine {ours}, naive {theirs}")
            entries.append(as_json(entry) | {"counts": ours})
        write(game, entries)


def naive_start(entry: Entry) -> NaiveTaluva:
    if entry.position is not None:
        return naive_of(entry.position)
    return NaiveTaluva(entry.players, **entry.options)


def as_json(entry: Entry) -> dict[str, Any]:
    if entry.position is not None:
        position = lavafield.game("taluva").position(entry.state())
        return {"name": entry.name, "position": position}
    start = {"position": "start", "players": entry.players, "options": entry.options}
    return {"name": entry.name, **start}


def write(game: str, entries: list[dict[str, Any]]) -> None:
    text = json.dumps(entries, indent=1)
    (FOLDER / f"{game}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
