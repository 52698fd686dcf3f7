"""Measures the browser client in headless Chromium, and writes bench/results/web.md and .json.

`python -m tools.client_speed`: what the first page loads, when it paints, and how long a board takes from hearing of an
action until it is laid out anew. The server and the browser share this machine with whatever else runs on it.
"""

import argparse
import gzip
import json
import os
import platform
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Response, sync_playwright

import lavafield
from tests.server.live.served import Server
from tests.web.playing import Play
from tests.web.site import Site
from tools.browser import ARGUMENTS, chromium
from tools.fuzz import RESULTS, commit

FIRST_LOAD_KIB, UPDATE_MS = 150.0, 16.0
"""To stay below: script and style of the first page, gzipped; the median update of a board."""
VISITS: Final = 9
KIB: Final = 1024
CODE: Final = ("script", "stylesheet")
# A change is heard before the client hears it; it is done when all that the client does at once is done (what comes
# after a message in the queue of tasks), and its layout is known.
STOPWATCH: Final = """
window.updates = [];
const done = new MessageChannel();
let begun = 0;
done.port1.onmessage = () => {
    document.documentElement.getBoundingClientRect();
    window.updates.push(performance.now() - begun);
};
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (!data.includes('"type":"changed"')) return;
            begun = performance.now();
            done.port2.postMessage(null);
        });
    }
};
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.client_speed", description=__doc__.partition("\n")[0])
    parser.add_argument("--results", type=Path, default=RESULTS, help="where to write")
    given = parser.parse_args()
    facts: dict[str, Any] = {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "command": "python -m tools.client_speed",
        "machine": f"{platform.machine()}, {os.cpu_count()} processors",
        "others on the machine": f"load average {os.getloadavg()[0]:.1f} at the start",
    }
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            facts["browser"] = f"Chromium {browser.version}"
            facts["first page"] = first_page(browser, server)
            facts["boards"] = {game: board(browser, server, game) for game in lavafield.games()}
        finally:
            browser.close()
            server.stop()
    text = "\n".join(page(facts)) + "\n"
    given.results.mkdir(parents=True, exist_ok=True)
    (given.results / "web.json").write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    (given.results / "web.md").write_text(text, "utf-8")
    print(text)
    light = facts["first page"]["KiB of script and style, gzipped"] <= FIRST_LOAD_KIB
    return 0 if light and all(row["median ms"] <= UPDATE_MS for row in facts["boards"].values()) else 1


def first_page(browser: Browser, server: Server) -> dict[str, Any]:
    """Each visit with an empty cache."""
    visits = [Visit(browser, server) for _ in range(VISITS)]
    code = visits[-1].code
    paints = [visit.paint for visit in visits]
    return {
        "KiB of script and style, gzipped": round(sum(len(gzip.compress(body)) for body in code) / KIB, 1),
        "files of script and style": len(code),
        "first paint ms": {"median": round(median(paints)), "best": round(min(paints)), "worst": round(max(paints))},
        "visits": VISITS,
    }


class Visit:
    """Somebody opens the first page for the first time."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._loaded: list[Response] = []
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}")
        opened = context.new_page()
        opened.on("response", self._hear)
        opened.goto("/")
        opened.get_by_role("article").first.wait_for()
        opened.wait_for_load_state("networkidle")
        self.paint: float = opened.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        self.code = [answer.body() for answer in self._loaded if answer.request.resource_type in CODE]
        context.close()

    def _hear(self, answer: Response) -> None:
        self._loaded.append(answer)


def board(browser: Browser, server: Server, game: str) -> dict[str, Any]:
    """A whole game of a person against a bot, with all movement, on a window of 1440 by 900."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    context.add_init_script(STOPWATCH)
    site = Site(context.new_page(), server)
    site.table("me", "level:1", game=game)
    Play(site).whole_game()
    updates: list[float] = site.page.evaluate("window.updates")
    context.close()
    return {
        "updates": len(updates),
        "quick quarter ms": round(quantiles(updates, n=4)[0], 1),
        "median ms": round(median(updates), 1),
        "p95 ms": round(quantiles(updates, n=20)[-1], 1),
        "worst ms": round(max(updates), 1),
    }


def page(facts: dict[str, Any]) -> Iterator[str]:
    """The results as a page for people."""
    first = facts["first page"]
    paint = first["first paint ms"]
    yield "# The browser client"
    yield ""
    yield f"{facts['date']}, commit {facts['commit']}, `{facts['command']}`, {facts['machine']},"
    yield f"{facts['browser']}, headless; {facts['others on the machine']}."
    yield ""
    yield "| first page | measured | limit |"
    yield "| --- | ---: | ---: |"
    yield f"| script and style, gzipped, KiB | {first['KiB of script and style, gzipped']} | {FIRST_LOAD_KIB:g} |"
    yield f"| first paint, median of {first['visits']} visits, ms | {paint['median']} | |"
    yield f"| first paint, best and worst, ms | {paint['best']}, {paint['worst']} | |"
    yield ""
    yield "From the message that tells of one action until the page is laid out anew, through a whole game against a"
    yield f"bot (the limit of the median is {UPDATE_MS:g} ms):"
    yield ""
    yield "| board | updates | quick quarter ms | median ms | p95 ms | worst ms |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for game, row in facts["boards"].items():
        yield f"| {game} | {' | '.join(map(str, row.values()))} |"


if __name__ == "__main__":
    raise SystemExit(main())
