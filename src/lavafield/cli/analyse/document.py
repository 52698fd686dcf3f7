"""An analysis as JSON. Its keys are described in docs/analysis.md and stay."""

from dataclasses import dataclass
from typing import Any

import msgspec

from lavafield.arena.analysis import Choice, Decision, Summary, summary
from lavafield.core.event import event_text
from lavafield.core.options import Value
from lavafield.core.record import Record, SeatRecord
from lavafield.words import Words


@dataclass(frozen=True)
class Hindsight:
    """A record, how it was judged, and what came of it."""

    record: Record | SeatRecord
    bot: str
    seed: int
    top: int
    seats: tuple[int, ...]
    decisions: tuple[Decision, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.header.seats if isinstance(self.record, SeatRecord) else self.record.seats

    @property
    def options(self) -> dict[str, Value]:
        return self.record.header.options if isinstance(self.record, SeatRecord) else self.record.options

    @property
    def ranks(self) -> list[int]:
        return self.record.view.ranks() if isinstance(self.record, SeatRecord) else self.record.state.ranks()

    @property
    def length(self) -> int:
        """How many actions the record tells of."""
        return len(self.record.seen) if isinstance(self.record, SeatRecord) else len(self.record.actions)

    def summary(self, seat: int) -> Summary:
        return summary(self.decisions, seat)


def document(hindsight: Hindsight, say: Words) -> dict[str, Any]:
    names = hindsight.names
    return {
        "game": hindsight.record.game.id,
        "rules": hindsight.record.game.rules,
        "players": len(names),
        "options": hindsight.options,
        "names": list(names),
        "bot": hindsight.bot,
        "seed": hindsight.seed,
        "top": hindsight.top,
        "actions": hindsight.length,
        "ranks": hindsight.ranks,
        "seats": [seat_told(hindsight, seat) for seat in hindsight.seats],
        "decisions": [decision_told(decision, names, say) for decision in hindsight.decisions],
    }


def seat_told(hindsight: Hindsight, seat: int) -> dict[str, Any]:
    found = hindsight.summary(seat)
    return {
        "seat": seat,
        "decisions": found.decisions,
        "mean_loss": rounded(found.mean_loss),
        "mistakes": [decision.number for decision in found.mistakes],
    }


def decision_told(decision: Decision, names: tuple[str, ...], say: Words) -> dict[str, Any]:
    best, played = decision.compared
    return {
        "number": decision.number,
        "seat": decision.seat,
        "legal": decision.offered,
        "loss": rounded(decision.loss),
        "compared": {"best": rounded(best), "played": rounded(played), "anew": decision.anew},
        "played": choice_told(decision.played, names, say),
        "best": [choice_told(choice, names, say) for choice in decision.best],
    }


def choice_told(choice: Choice, names: tuple[str, ...], say: Words) -> dict[str, Any]:
    return {
        "line": list(choice.actions),
        "texts": list(choice.texts),
        "shares": [rounded(share) for share in choice.shares],
        "visits": choice.visits,
        "reasons": [
            {**msgspec.to_builtins(event), "text": event_text(event, names, say.language)} for event in choice.reasons
        ],
    }


def rounded(share: float) -> float:
    return round(share, 4)
