"""Counts every perft table anew, by the engine and by the naive generator: `python -m tests.perft.make`.

A table is written only where both agree. To add a position, give it as many zeros as it shall have depths.
It takes some ten minutes, nearly all of them for the naive generator; `--game` counts one table only.
"""

import argparse
import json
import sys
from typing import Any

import lavafield
from tests.conformance.adapter import adapter_of
from tests.perft.perft import FOLDER, Entry, counts, naive_counts, perft, table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.perft.make", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=lavafield.games(), help="one game only")
    chosen = parser.parse_args().game
    for game in [chosen] if chosen else lavafield.games():
        entries = []
        for entry in table(game):
            ours = counts(perft, entry.state(), len(entry.counts))
            theirs = naive_counts(entry, adapter_of(game).second, len(entry.counts))
            print(f"{entry.name}: {ours}", flush=True)
            if ours != theirs:
                sys.exit(f"{game}, {entry.name}: engine {ours}, naive {theirs}")
            entries.append(as_json(entry) | {"counts": ours})
        write(game, entries)


def as_json(entry: Entry) -> dict[str, Any]:
    if entry.position is not None:
        position = lavafield.game(entry.game).position(entry.state())
        return {"name": entry.name, "position": position}
    start = {"position": "start", "players": entry.players, "options": entry.options}
    return {"name": entry.name, **start}


def write(game: str, entries: list[dict[str, Any]]) -> None:
    text = json.dumps(entries, indent=1)
    (FOLDER / f"{game}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
