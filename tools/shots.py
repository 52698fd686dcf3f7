"""Writes screenshots of the main states of the browser client, from a real server: see `main`."""

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.live.served import Server
from tests.web.playing import Play
from tests.web.site import Site
from tools.browser import ARGUMENTS, chromium
from tools.sources import ROOT

FOLDER: Final = ROOT / "build" / "shots"
WIDTHS: Final = {1440: 900, 1280: 800, 820: 1180, 390: 844}
PHONE: Final = 480
"""Below this width a screen is touched."""
LOADING: Final = re.compile("^(One moment|Einen Moment)")
ROUNDS: Final = 30
"""Decisions until a game of The Downfall of Pompeii is well into its eruption."""


@dataclass(frozen=True)
class Look:
    """How the same states are looked at."""

    width: int
    theme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.width}-{self.theme}-{self.language}"

    def settings(self, server: Server) -> dict[str, Any]:
        return {
            "base_url": f"http://127.0.0.1:{server.port}",
            "viewport": {"width": self.width, "height": WIDTHS[self.width]},
            "color_scheme": self.theme,
            "locale": {"en": "en-GB", "de": "de-DE"}[self.language],
            "reduced_motion": "reduce",
            "has_touch": self.width < PHONE,
        }


LOOKS: Final = (
    Look(1440, "light", "en"),
    Look(1440, "dark", "de"),
    Look(1280, "dark", "en"),
    Look(820, "light", "de"),
    Look(390, "light", "en"),
    Look(390, "dark", "de"),
)


@dataclass
class Album:
    """Where the pictures of one person go. All looks see the same games: one person in several windows."""

    folder: Path
    browser: Browser
    server: Server
    person: BrowserContext

    def take(self, state: str, path: str, prepare: Callable[[Site], None] = lambda site: None) -> None:
        for look in LOOKS:
            with self.window(look) as site:
                site.open(path)
                site.page.get_by_text(LOADING).first.wait_for(state="detached")
                prepare(site)
                site.page.wait_for_load_state("networkidle")
                self.folder.mkdir(parents=True, exist_ok=True)
                site.page.screenshot(path=self.folder / f"{state}-{look.name}.png")

    def known(self) -> Any:
        """What says who this is, and nothing of what was chosen, such as the language."""
        state = self.person.storage_state()
        for origin in state["origins"]:
            origin["localStorage"] = [kept for kept in origin["localStorage"] if kept["name"] == "lavafield.met"]
        return state

    @contextmanager
    def window(self, look: Look) -> Iterator[Site]:
        context: BrowserContext = self.browser.new_context(storage_state=self.known(), **look.settings(self.server))
        try:
            yield Site(context.new_page(), self.server)
        finally:
            context.close()


def choose(site: Site) -> None:
    """The first field on which something can be done, so that a preview shows."""
    site.legal.first.wait_for()
    site.legal.first.click()


def taluva(album: Album, player: Site) -> None:
    table = player.table("me", "level:3")
    play = Play(player, seed=5)
    for _ in range(12):
        play.to_move()
        play.decide()
    play.to_move()
    album.take("taluva-placing", f"/table/{table}", choose)
    play.decide()
    play.to_move()
    album.take("taluva-building", f"/table/{table}", choose)


def pompeii(album: Album, player: Site) -> None:
    table = player.table("me", "level:2", game="pompeii")
    play = Play(player, seed=3)
    for _ in range(8):
        play.to_move()
        play.decide()
    play.to_move()
    album.take("pompeii-cards", f"/table/{table}", choose)
    for _ in range(ROUNDS):
        if not play.to_move():
            break
        play.decide()
    play.to_move()
    album.take("pompeii-lava", f"/table/{table}")
    play.whole_game()
    album.take("result", f"/table/{table}")
    album.take("replay", f"/replay/{table}?at=60")


PAGES: Final = {
    "home": "/",
    "game-taluva": "/games/taluva",
    "game-pompeii": "/games/pompeii",
    "new": "/new/pompeii",
    "lobby": "/lobby",
    "mine": "/mine",
    "account": "/account",
    "open-replay": "/replay",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__.partition(":")[0])
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to write")
    folder: Path = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            shoot(folder, browser, server)
        finally:
            browser.close()
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")
    return 0


def shoot(folder: Path, browser: Browser, server: Server) -> None:
    look = LOOKS[0]
    context = browser.new_context(**look.settings(server))
    page: Page = context.new_page()
    player = Site(page, server)
    player.ask("POST", "/api/guest", {"name": "Ada", "language": "en"})
    album = Album(folder, browser, server, context)
    neighbour = server.guest("Bo")
    neighbour.table("me", "open", game="pompeii")
    neighbour.table("me", "open", "open", options={"tiles": 12})
    neighbour.table("me", "level:3", start=True)
    taluva(album, player)
    pompeii(album, player)
    for state, path in PAGES.items():
        album.take(state, path)


if __name__ == "__main__":
    raise SystemExit(main())
