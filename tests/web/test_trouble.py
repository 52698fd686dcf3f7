"""What may go wrong, and how the page tells and mends it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.live.served import Server
from tests.web.conftest import Visitor
from tests.web.playing import Play

NO_NETWORK = re.compile("ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket connection")
NO_SERVER = re.compile("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|WebSocket connection|fetch resource|503")
SHORT = {"tiles": 12}


def test_a_reload_in_mid_turn_goes_on_where_it_was(visitor: Visitor) -> None:
    site = visitor()
    site.table("me", "level:1", options=SHORT)
    play = Play(site)
    play.to_move()
    play.decide()
    expect(site.page.get_by_text(re.compile("^Your turn: build", re.IGNORECASE))).to_be_visible()
    lines = site.log.all_inner_texts()
    site.page.reload()
    expect(site.page.get_by_text(re.compile("^Your turn: build", re.IGNORECASE))).to_be_visible()
    expect(site.log).to_have_text(lines)
    play.to_move()
    play.decide()


def test_a_lost_network_is_said_and_the_game_goes_on_when_it_is_back(visitor: Visitor) -> None:
    site = visitor()
    site.expected = NO_NETWORK
    site.table("me", "level:1", options=SHORT)
    play = Play(site)
    play.to_move()
    play.decide()
    site.page.context.set_offline(True)
    expect(site.page.get_by_text("You are offline")).to_be_visible()
    site.legal.first.click()
    play.confirm.last.click()
    site.page.context.set_offline(False)
    expect(site.page.get_by_text("You are offline")).to_have_count(0)
    play.to_move()
    play.decide()


def test_a_refused_choice_names_the_clause_in_words(visitor: Visitor) -> None:
    site = visitor()
    site.table("me", "level:1", options=SHORT)
    play = Play(site)
    play.to_move()
    play.decide()
    play.to_move()
    volcano = site.page.get_by_role("gridcell", name=re.compile("^Volcano")).first
    volcano.click()
    expect(site.page.get_by_role("status").get_by_text(re.compile("volcano", re.IGNORECASE))).to_be_visible()
    expect(play.confirm).to_have_count(0)
    play.decide()


def test_while_the_server_is_away_what_was_visited_can_be_read_and_then_the_game_goes_on(
    visitor: Visitor, tmp_path: Path
) -> None:
    server = Server(tmp_path / "data").start()
    player, reader = visitor(at=server), visitor(at=server)
    player.expected = reader.expected = NO_SERVER
    reader.open("/games/taluva")
    reader.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    reader.page.reload()
    expect(reader.page.get_by_role("heading", name="Taluva", level=1)).to_be_visible()
    player.table("me", "level:1", options=SHORT)
    play = Play(player)
    play.to_move()
    play.decide()
    server.kill()

    expect(player.page.get_by_text("being restored")).to_be_visible()
    reader.page.reload()
    expect(reader.page.get_by_role("heading", name="Taluva", level=1)).to_be_visible()
    expect(reader.page.get_by_text("The server cannot be reached").first).to_be_visible()
    reader.page.goto("/")
    expect(reader.button("Play the computer: Taluva")).to_be_visible()

    server.start()
    expect(player.page.get_by_text("being restored")).to_have_count(0)
    play.to_move()
    play.decide()
    assert server.stop() == 0


def test_an_address_that_leads_nowhere_says_so(visitor: Visitor) -> None:
    site = visitor().open("/nowhere")
    expect(site.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    site.open("/table/nowhere")
    expect(site.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
