"""Writes the hashed lock files; with --check tells whether they still belong to pyproject.toml, without the network.

uv.lock itself is not kept, for it names the package index of whoever made it.
"""

import json
import sys

from tools.install import BENCH_LOCK, MAIN_LOCK, UV, digest, run
from tools.sources import settings

CHOICES = {MAIN_LOCK: [], BENCH_LOCK: ["--no-dev", "--group", "bench"]}


def main() -> None:
    if "--check" in sys.argv:
        stale = [lock.name for lock in CHOICES if not lock.read_text().startswith(header())]
        sys.exit(f"make lock: pyproject.toml changed since {', '.join(stale)}" if stale else None)
    run(UV, "lock", "--upgrade")
    for lock, choice in CHOICES.items():
        exported = run(UV, "export", "--frozen", "--no-annotate", "--no-header", "--no-emit-project", *choice)
        lock.write_text(header() + exported)


def header() -> str:
    project = settings()["project"]
    asked = project["requires-python"], project["dependencies"], settings()["dependency-groups"]
    return f"# By make lock. Asked for in pyproject.toml, digest {digest(json.dumps(asked))}\n"


if __name__ == "__main__":
    main()
