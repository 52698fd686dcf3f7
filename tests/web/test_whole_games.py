"""A guest comes, starts a game against a bot, and plays it to its end."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.playing import ByKeyboard, Play

NAMES = {"taluva": "Taluva", "pompeii": "The Downfall of Pompeii"}
SHORT = {"taluva": {"tiles": 12}, "pompeii": {}}


@pytest.mark.parametrize("game", NAMES)
def test_two_clicks_on_the_first_page_begin_a_game(visitor: Visitor, game: str) -> None:
    site = visitor().open()
    site.button(f"Play the computer: {NAMES[game]}").click()
    site.page.get_by_role("list", name="Levels of the computer").get_by_role("button").first.click()
    expect(site.page).to_have_url(re.compile("/table/"))
    play = Play(site)
    for _ in range(3):
        assert play.to_move()
        play.decide()
    expect(site.log).not_to_have_count(0)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("way", [Play, ByKeyboard], ids=["mouse", "keyboard"])
def test_a_whole_game(visitor: Visitor, game: str, way: type[Play]) -> None:
    site = visitor()
    site.table("me", "level:1", game=game, options=SHORT[game])
    assert way(site).whole_game() > 5
    expect(site.button("Rematch")).to_be_visible()
    expect(site.page.get_by_role("link", name="See it again")).to_be_visible()
