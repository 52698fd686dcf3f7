"""Every page passes axe-core, in both languages; and is whole on a phone, by touch."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.playing import ByTouch, Play
from tests.web.site import Site
from tests.web.test_seen_again import finished

__all__ = ["finished"]

PAGES = ("/", "/games/taluva", "/games/pompeii", "/new/pompeii", "/lobby", "/mine", "/account", "/replay", "/nowhere")
LOADING = re.compile("^(One moment|Einen Moment|Einen Augenblick)")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


WIDER = """[...document.querySelectorAll("main *, header *")]
    .filter(node => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map(node => node.outerHTML.slice(0, 120)).slice(0, 3)"""


def faults(site: Site, where: str) -> list[str]:
    """What axe-core finds, and whether the page has to be scrolled sideways."""
    expect(site.page.get_by_text(LOADING)).to_have_count(0)
    found = [f"{where}: {violation}" for violation in site.violations()]
    if site.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
        found.append(f"{where} is too wide: {site.page.evaluate(WIDER)}")
    return found


@pytest.mark.parametrize(
    "settings",
    [{"color_scheme": "light"}, {"color_scheme": "dark", "locale": "de-DE", **PHONE}],
    ids=["light", "dark-german-phone"],
)
def test_no_page_has_a_barrier(visitor: Visitor, finished: str, settings: dict[str, object]) -> None:
    site = visitor(**settings)
    found = []
    for path in (*PAGES, f"/replay/{finished}"):
        found += faults(site.open(path), path)
    for game in ("taluva", "pompeii"):
        site.table("me", "level:1", game=game)
        expect(site.legal.first).to_be_attached()
        found += faults(site, game)
        site.legal.first.click()
        found += faults(site, f"{game}, after a choice")
    assert found == []


def test_german_from_the_first_page_to_the_table(visitor: Visitor) -> None:
    site = visitor(locale="de-DE").open()
    expect(site.page.locator("html")).to_have_attribute("lang", "de")
    site.button(re.compile("^Gegen den Computer|^Gegen Computer|Computer.*Taluva")).first.click()
    site.page.get_by_role("list").filter(has=site.button(re.compile("."))).get_by_role("button").first.click()
    expect(site.page).to_have_url(re.compile("/table/"))
    expect(site.page.get_by_role("gridcell", name=re.compile("Wählbar")).first).to_be_visible()
    site.button(re.compile("^Sprache")).click()
    site.button("English").click()
    expect(site.page.locator("html")).to_have_attribute("lang", "en")
    expect(site.page.get_by_text(re.compile("^Your turn"))).to_be_visible()


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_on_a_phone_by_touch(visitor: Visitor, game: str) -> None:
    site = visitor(**PHONE)
    site.table("me", "level:1", game=game)
    play = ByTouch(site)
    for _ in range(3):
        play.to_move()
        play.decide()


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_nothing_moves_where_stillness_is_wished(visitor: Visitor, game: str, wish: str) -> None:
    site = visitor(reduced_motion=wish)
    site.page.add_init_script(
        "window.moved = []; addEventListener('animationstart', e => moved.push(e.animationName));"
    )
    site.table("me", "level:1", game=game)
    play = Play(site)
    for _ in range(2):
        play.to_move()
        play.decide()
    play.to_move()
    moved = site.page.evaluate("window.moved")
    assert bool(moved) == (wish == "no-preference"), moved


def test_the_rules_are_found_by_words(visitor: Visitor) -> None:
    site = visitor().open("/games/pompeii")
    search = site.page.get_by_label("Search the rules")
    clauses = site.page.locator("[id^='POM-']")
    expect(clauses.first).to_be_visible()
    every = clauses.count()
    search.fill("omen")
    expect(clauses).not_to_have_count(every)
    assert 0 < clauses.count() < every
