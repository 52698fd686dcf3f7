"""The bot that plays any legal action, each with the same chance."""

from typing import TYPE_CHECKING

from lavafield.core.chance import Rng
from lavafield.core.view import View

if TYPE_CHECKING:
    from lavafield.bots import Budget


class RandomBot:
    def choose(self, view: View, budget: "Budget", rng: Rng) -> int:
        """It needs no time to think."""
        return int(view.sampled(rng))
