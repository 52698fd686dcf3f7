"""A real server and a real browser. Whatever a page complains about, or asks of another host, fails the test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.server.live.served import Server
from tests.web.site import PATIENCE, Site
from tools.browser import ARGUMENTS, chromium

Visitor = Callable[..., Site]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("served") / "data").start()
    yield server
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser, served: Server) -> Iterator[Visitor]:
    """Lets people come, each with a browser profile of their own, and without movement unless it is asked for."""
    contexts: list[BrowserContext] = []
    sites: list[Site] = []

    def come(at: Server = served, **settings: Any) -> Site:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": f"http://127.0.0.1:{at.port}"}
        context = browser.new_context(**usual | settings)
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        contexts.append(context)
        site = Site(context.new_page(), at)
        sites.append(site)
        return site

    yield come
    complaints = [complaint for site in sites for complaint in site.complaints()]
    for context in contexts:
        context.close()
    assert complaints == []
