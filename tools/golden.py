"""Golden games: one for each ending, rare rule, number of players and option, found by play and kept.

`python -m tools.golden` finds them anew and writes tests/golden/<game>/*.jsonl; with --check it only
says which differ. They are records as any other: when a change makes them differ, either it is a
mistake, or the rules version rises.
"""

import argparse
import sys
from pathlib import Path
from types import ModuleType

from lavafield import Record
from tools import golden_pompeii, golden_taluva
from tools.clause_tests import ROOT

FOLDER = ROOT / "tests" / "golden"
SEEDS = 500
GAMES: dict[str, ModuleType] = {"pompeii": golden_pompeii, "taluva": golden_taluva}


def path_of(game: str, name: str) -> Path:
    return FOLDER / game / f"{name}.jsonl"


def found(game: str, name: str) -> Record:
    """The first game, by seed, that shows what the golden game of that name must show."""
    module = GAMES[game]
    golden = next(each for each in module.GOLDENS if each.name == name)
    for seed in range(SEEDS):
        record: Record = module.played(golden, seed)
        if golden.shows(record):
            return record
    raise SystemExit(f"{game} {name}: none of {SEEDS} games shows it")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    check = parser.parse_args(arguments).check
    wanted = {path_of(game, golden.name): game for game in GAMES for golden in GAMES[game].GOLDENS}
    changed = [path for path in FOLDER.glob("*/*.jsonl") if path not in wanted]
    for path in () if check else changed:
        path.unlink()
    for path, game in wanted.items():
        text = "".join(line + "\n" for line in found(game, path.stem).lines())
        if not path.exists() or path.read_text("utf-8") != text:
            changed.append(path)
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
    for path in changed:
        print(f"{path.relative_to(ROOT)} {'differs' if check else 'written anew'}")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
