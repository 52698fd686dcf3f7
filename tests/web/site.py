"""What a person does in one browser window, whatever the game."""

import re
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, expect

from tests.server.live.served import Server
from tools.sources import ROOT

PATIENCE: Final = 25_000
"""Milliseconds for anything that must happen, on a machine that others use too."""
expect.set_options(timeout=PATIENCE)

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Site:
    def __init__(self, page: Page, served: Server) -> None:
        self.page = page
        self.served = served
        self.expected: re.Pattern[str] | None = None
        """Complaints that belong to what a test does, such as cutting the network."""
        self._heard: list[str] = []
        self._own = f"//127.0.0.1:{served.port}/"
        page.on("console", self._console)
        page.on("pageerror", self._exception)
        page.on("request", self._request)

    def _console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self._heard.append(f"{said.type}: {said.text} ({said.location.get('url')})")

    def _exception(self, problem: Error) -> None:
        self._heard.append(f"exception: {problem}")

    def _request(self, asked: Request) -> None:
        if self._own not in asked.url and not asked.url.startswith(("data:", "blob:")):
            self._heard.append(f"request to {asked.url}")

    def complaints(self) -> list[str]:
        return [heard for heard in self._heard if self.expected is None or not self.expected.search(heard)]

    # --- pages ---

    def open(self, path: str = "/") -> "Site":
        self.page.goto(path)
        expect(self.page.get_by_role("main")).to_be_visible()
        return self

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the page could ask of the server: with its cookie, and without a click."""
        answer = self.page.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def table(self, *seats: str, game: str = "taluva", **more: Any) -> str:
        """Go to a new table of this person. Seats are "me", "open" or the name of a bot."""
        self.ask("POST", "/api/guest", {"language": "en"})
        places = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        start = "open" not in seats
        made = self.ask("POST", "/api/tables", {"game": game, "seats": places, "start": start, **more})
        self.open(f"/table/{made['id']}")
        return str(made["id"])

    # --- a table ---

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Result|Ergebnis)$"))

    @property
    def log(self) -> Locator:
        """What happened, line by line."""
        return self.page.get_by_role("log").get_by_role("listitem")

    @property
    def legal(self) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile("Can be chosen|Wählbar"))

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(f"() => {{ {AXE.read_text()}\n}}")  # the page itself allows no script from elsewhere
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{rule['id']}: {node['html']} {node['failureSummary']}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]
