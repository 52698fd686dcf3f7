"""Plays games on the page with what the page offers: by mouse or touch, or by keyboard alone. It knows no rule."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from lavafield import Rng
from tests.web.site import Site

CONFIRM: Final = re.compile("^(Confirm|Place the tile|Build .*|Expand .*)$")
OUTWARD: Final = re.compile("^Out through the gate$")
REACHED: Final = re.compile(r"\bsteps?\b")
QUESTION: Final = re.compile(r"^(Whose piece|Which symbol counts)\?")
PLAIN: Final = re.compile("^(No more relatives|Stop running)$")
MOST_DECISIONS: Final = 200
MOST_CHOICES: Final = 8
"""Of one decision: a card, a square, an owner, a symbol, …"""


class Play:
    """One person at a table, until the game is over."""

    def __init__(self, site: Site, seed: int = 1) -> None:
        self.site = site
        self.rng = Rng(seed)
        self.confirm = site.page.locator("#board").get_by_role("button", name=CONFIRM)
        self.bar = site.page.locator("#board").get_by_role("button")

    def to_move(self) -> bool:
        """Wait until something can be chosen; False if the game is over."""
        ready = self.site.legal.or_(self.cards).or_(self.plain).or_(self.site.result)
        expect(ready.first).to_be_visible()
        return not self.site.result.is_visible()

    @property
    def cards(self) -> Locator:
        return self.site.page.get_by_role("button", name=re.compile("^Card "), disabled=False)

    @property
    def plain(self) -> Locator:
        return self.bar.filter(has_text=PLAIN)

    @property
    def runs(self) -> Locator:
        return self.site.page.get_by_role("gridcell", name=REACHED).and_(self.site.legal)

    def whole_game(self) -> int:
        """How many decisions it took."""
        for done in range(MOST_DECISIONS):
            if not self.to_move():
                return done
            self.decide()
        raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")

    def decide(self) -> None:
        """One decision, and wait until it is in the log."""
        log = self.site.log
        before = log.count()
        for _ in range(MOST_CHOICES):
            if self.confirm.count():
                self.finish(self.confirm.last)  # before it may be buttons for several ways to build
                break
            if not self.narrow():
                break
        else:
            raise AssertionError(f"nothing to confirm after {MOST_CHOICES} choices: {self.bar.all_inner_texts()}")
        expect(log.nth(before).or_(self.site.result).first).to_be_attached()

    def narrow(self) -> bool:
        """Choose something; False if that was all there was to do."""
        page = self.site.page
        outward = self.bar.filter(has_text=OUTWARD)
        if outward.count():
            self.press(outward.first)
        elif self.runs.count():
            self.choose(self.any_of(self.runs))
        elif self.owners.count():
            self.press(self.owners.first)
        elif page.get_by_role("gridcell", selected=True).count() and self.cards.count():
            self.press(self.cards.first)
        elif self.site.legal.count():
            self.choose(self.any_of(self.site.legal))
            self.settle()
        elif self.cards.count():
            self.press(self.cards.first)
        else:
            self.press(self.plain.first)
            return False
        return True

    @property
    def owners(self) -> Locator:
        """Whose piece, or which symbol."""
        return self.site.page.get_by_role("group", name=QUESTION).get_by_role("button")

    def settle(self) -> None:
        """What a square leads to is known at once, or as soon as the engine said where its piece can run."""
        expect(
            self.confirm.or_(self.runs).or_(self.bar.filter(has_text=OUTWARD)).or_(self.cards).or_(self.owners).first
        ).to_be_visible()

    def any_of(self, found: Locator) -> Locator:
        return found.nth(self.rng.below(found.count()))

    # --- by mouse ---

    def choose(self, cell: Locator) -> None:
        cell.click()

    def press(self, button: Locator) -> None:
        button.click()

    def finish(self, button: Locator) -> None:
        button.click()


class ByTouch(Play):
    def choose(self, cell: Locator) -> None:
        cell.tap()

    def press(self, button: Locator) -> None:
        button.tap()

    def finish(self, button: Locator) -> None:
        button.tap()


ARROWS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
WHERE: Final = """cell => {
    const middle = node => {
        const box = node.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(document.activeElement), [to_x, to_y] = middle(cell);
    return [to_x - x, to_y - y];
}"""


class ByKeyboard(Play):
    """Tab goes to the board and to buttons, arrows over the board, Enter does it."""

    def choose(self, cell: Locator) -> None:
        target = cell.get_attribute("data-at")
        assert target is not None
        cell = self.site.page.locator(f'[role=gridcell][data-at="{target}"]')
        self.tab_to("document.activeElement.getAttribute('role') === 'gridcell'")
        came: dict[str, int] = {}
        for _ in range(60):
            at = self.site.page.evaluate("document.activeElement.dataset.at")
            if at == target:
                self.site.page.keyboard.press("Enter")
                return
            came[at] = came.get(at, -1) + 1
            away_x, away_y = cell.evaluate(WHERE)
            ways = sorted(ARROWS, key=lambda key: -(ARROWS[key][0] * away_x + ARROWS[key][1] * away_y))
            self.site.page.keyboard.press(ways[came[at] % len(ways)])
        raise AssertionError(f"no way to {target} by arrow keys")

    def press(self, button: Locator) -> None:
        handle = button.element_handle()
        self.site.page.evaluate("wanted => { window.wanted = wanted; }", handle)
        self.tab_to("document.activeElement === window.wanted")
        self.site.page.keyboard.press("Enter")

    def finish(self, button: Locator) -> None:
        """On a field Enter again confirms; elsewhere there is the button."""
        if self.site.page.evaluate("document.activeElement.getAttribute('aria-selected') === 'true'"):
            self.site.page.keyboard.press("Enter")
        else:
            self.press(button)

    def tab_to(self, there: str) -> None:
        for _ in range(60):
            if self.site.page.evaluate(there):
                return
            self.site.page.keyboard.press("Tab")
        raise AssertionError(f"60 times Tab do not lead to where {there}")
