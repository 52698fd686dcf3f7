"""Measures how strong the bots are, by the matches of bench/strength.toml; writes bench/results/strength.md and .json.

`python -m tools.strength`, with `--claim taluva-search` that match only; the others keep their last result. Logs are
kept in build/strength, so that it can be stopped and goes on when it is called again; delete them after a change of the
bots.
"""

import argparse
import json
import tomllib
from os import cpu_count
from typing import Any

import lavafield
from lavafield.arena import Plan, log_at, standings
from lavafield.arena.estimate import Estimate
from lavafield.cli.league.command import play_on
from lavafield.core.options import spelling
from lavafield.words import words
from tools.fuzz import RESULTS
from tools.league import circumstances, markdown
from tools.sources import ROOT

CLAIMS = ROOT / "bench" / "strength.toml"
LOGS = ROOT / "build" / "strength"
RESULT = RESULTS / "strength.json"
ABOUT = """# How strong the bots are

Matches of two bots, in paired deals; a shared win is half a win. The interval holds the true share with 95 %
confidence. How all this is counted is told in [docs/leagues.md](../../docs/leagues.md). Each row is repeated by
`python -m tools.strength --claim NAME`, all of them by `make strength`.
"""


def main() -> None:
    claims = {claim["id"]: claim for claim in tomllib.loads(CLAIMS.read_text("utf-8"))["claim"]}
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__.partition("\n")[0])
    parser.add_argument("--claim", choices=claims, action="append", help="this match only")
    parser.add_argument("--processes", type=int, default=cpu_count())
    given = parser.parse_args()
    results = json.loads(RESULT.read_text("utf-8")) if RESULT.exists() else {}
    for name in given.claim or claims:
        results[name] = measured(claims[name], given.processes)
        ordered = {known: results[known] for known in claims if known in results}
        RESULT.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
        RESULT.with_suffix(".md").write_text(page(ordered), "utf-8")
    print(page(ordered))


def measured(claim: dict[str, Any], processes: int) -> dict[str, Any]:
    """Play the match, as far as it is not in its log, and say what came of it."""
    plan = Plan(
        game=claim["game"],
        bots=tuple(claim["bots"]),
        games=claim["games"],
        options=claim.get("options", {}),
    )
    league = plan.league(claim["seed"])
    LOGS.mkdir(parents=True, exist_ok=True)
    with log_at(LOGS / f"{claim['id']}.jsonl", league) as log:
        play_on(log, league.whole(plan.games), processes, None, words("en"))
    first = standings(league, log.games.values()).bots[0]
    share = first.share
    facts = circumstances(plan.game, plan.games, processes)
    return claim | {
        "date": facts["date"],
        "commit": facts["commit"],
        "machine": facts["machine"],
        "command": f"python -m tools.strength --claim {claim['id']}",
        "share": share.mean,
        "low": share.low,
        "high": share.high,
        "ms": round(first.seconds * 1000, 2),
        "reached": is_reached(claim, share),
    }


def is_reached(claim: dict[str, Any], share: Estimate) -> bool:
    if "between" in claim:
        least, most = claim["between"]
        return bool(least <= share.mean <= most)
    return bool(share.low >= claim["bound"] if "bound" in claim else share.mean >= claim["mean"])


def wanted(claim: dict[str, Any]) -> str:
    if "between" in claim:
        least, most = claim["between"]
        return f"{least:.0%} to {most:.0%}"
    return f"low end {claim['bound']:.0%}" if "bound" in claim else f"{claim['mean']:.0%}"


def page(results: dict[str, dict[str, Any]]) -> str:
    head = ("name", "game", "bots", "games", "share", "95 %", "ms per decision", "wanted", "reached", "date", "commit")
    rows = [list(head), *(row(name, result) for name, result in results.items())]
    return "\n".join([ABOUT, *markdown(rows)]) + "\n"


def row(name: str, result: dict[str, Any]) -> list[str]:
    options = ", ".join(f"{key}={spelling(value)}" for key, value in result.get("options", {}).items())
    return [
        name,
        lavafield.game(result["game"]).title() + (f" ({options})" if options else ""),
        " against ".join(f"`{bot}`" for bot in result["bots"]),
        f"{result['games']:,}",
        f"{result['share']:.1%}",
        f"{result['low']:.1%} to {result['high']:.1%}",
        f"{result['ms']}",
        wanted(result),
        "yes" if result["reached"] else "no",
        result["date"],
        result["commit"],
    ]


if __name__ == "__main__":
    main()
