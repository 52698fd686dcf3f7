"""Several browsers at one table, and what each of them is shown."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.playing import Play
from tests.web.site import Site


def start(host: Site, guest: Site, game: str) -> str:
    """The guest finds the table of the host in the list, which shows it without being asked again."""
    guest.open("/lobby")
    expect(guest.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    table = host.table("me", "open", game=game, options={"tiles": 12} if game == "taluva" else {})
    guest.page.locator(f'a[href="/table/{table}"]').click()
    guest.button("Sit down").click()
    host.button("Start the game").click()
    return table


def host_begins(host: Site) -> bool:
    turn = host.page.get_by_text(re.compile(": (place|play)", re.IGNORECASE)).first
    expect(turn).to_be_visible()
    return turn.inner_text().startswith("Your turn")


def test_two_browsers_and_a_spectator(visitor: Visitor) -> None:
    host, guest, spectator = visitor(), visitor(), visitor()
    table = start(host, guest, "pompeii")
    spectator.open(f"/table/{table}")
    players = [Play(host), Play(guest, seed=2)]
    acting = players if host_begins(host) else players[::-1]
    for play in acting:
        assert play.to_move()
        play.decide()
        end = play.site.button("End turn")
        if end.is_visible():
            end.click()
    assert acting[0].to_move()
    lines = acting[0].site.log.count()
    for site in (host, guest, spectator):
        expect(site.log).to_have_count(lines)
    expect(spectator.legal).to_have_count(0)
    expect(spectator.page.get_by_role("button", name=re.compile("^Card "))).to_have_count(0)
    expect(host.page.get_by_role("button", name=re.compile("^Card "))).to_have_count(4)

    for site in (host, spectator):
        site.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("Good luck!")
    host.page.get_by_label("Say something").press("Enter")
    expect(spectator.page.get_by_text("Good luck!")).to_be_visible()
    expect(guest.page.get_by_role("tab", name="Chat 1")).to_be_visible()


def test_a_turn_is_taken_back_alone_before_it_ends_and_by_agreement_after_that(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    start(host, guest, "taluva")
    plays = [Play(host), Play(guest)]
    first, second = plays if host_begins(host) else plays[::-1]
    first.to_move()
    first.decide()
    expect(first.site.page.get_by_text("Your turn: Build")).to_be_visible()
    first.site.button("Undo").click()
    expect(first.site.page.get_by_text("Your turn: Place the tile")).to_be_visible()
    first.to_move()
    first.decide()
    first.to_move()
    first.decide()
    first.site.button("End turn").click()
    second.to_move()

    first.site.button("More").click()
    first.site.button("Ask to take back my turn").click()
    second.site.button("Agree").click()
    expect(first.site.page.get_by_text(re.compile("^Your turn"))).to_be_visible()
    expect(second.site.legal).to_have_count(0)


def test_at_a_hot_seat_a_curtain_hides_hands(visitor: Visitor) -> None:
    site = visitor()
    site.table("me", "me", game="pompeii")
    cards = site.page.get_by_role("button", name=re.compile("^Card "))
    for _ in range(2):
        show = site.button(re.compile("show the game$"))
        expect(show).to_be_visible()
        expect(cards).to_have_count(0)
        show.click()
        play = Play(site)
        assert play.to_move()
        play.decide()
        end = site.button("End turn")
        expect(end.or_(show).first).to_be_visible()
        if end.is_visible():
            end.click()
    expect(show).to_be_visible()
