"""A finished game: seen again moment by moment, and played on from one of them."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.server.live.served import PATIENCE, Server
from tests.web.conftest import Visitor
from tests.web.site import Site


@pytest.fixture(scope="session")
def finished(served: Server) -> str:
    """A short game of Taluva between two bots."""
    host = served.guest("Ada")
    table = host.table("level:1", "level:1", start=True, options={"tiles": 12})
    until = time.monotonic() + PATIENCE
    while host.ask("GET", f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < until, "the bots did not finish"
        time.sleep(0.1)
    return table


def moment(site: Site) -> int:
    return int(site.page.get_by_role("slider", name="Moment of the game").input_value())


def test_a_game_is_scrubbed_and_forked(visitor: Visitor, finished: str) -> None:
    site = visitor().open(f"/replay/{finished}")
    slider = site.page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    site.button("To the beginning").click() if moment(site) else None
    expect(site.log).to_have_count(0)
    site.button("One step on").click()
    assert moment(site) == 1
    expect(site.log).not_to_have_count(0)
    site.page.keyboard.press("ArrowRight")
    slider.fill("6")
    assert moment(site) == 6
    early = site.log.count()
    site.button("To the end").click()
    assert moment(site) == int(slider.get_attribute("max") or 0)
    assert site.log.count() > early
    expect(site.page.get_by_text("Place 1", exact=True).first).to_be_visible()
    site.page.get_by_label("With whose eyes").select_option("Everything revealed")
    site.button("One step back").click()

    slider.fill("6")
    site.button("Play on from here").click()
    dialog = site.page.get_by_role("dialog")
    dialog.get_by_role("combobox").nth(0).select_option("me")
    dialog.get_by_role("combobox").nth(1).select_option("level:1")
    dialog.get_by_role("button", name="Play on from here").click()
    expect(site.page).to_have_url(re.compile("/table/"))
    start = site.button("Start the game")
    expect(start.or_(site.legal.first).first).to_be_visible()
    if start.is_visible():
        start.click()
    expect(site.legal.first).to_be_visible()


def test_a_record_is_opened_from_a_file(visitor: Visitor, served: Server, finished: str) -> None:
    record = served.ask("GET", f"/api/tables/{finished}/record").body
    site = visitor().open("/replay")
    site.page.locator("input[type=file]").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record}
    )
    expect(site.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    site.button("To the end").click()
    expect(site.page.get_by_text("Place 1", exact=True).first).to_be_visible()
