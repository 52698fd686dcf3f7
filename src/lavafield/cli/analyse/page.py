"""An analysis for eyes: every decision in a row, then the mistakes of each player with reasons."""

from collections.abc import Iterator

from lavafield.arena.analysis import Choice, Decision
from lavafield.cli.analyse.document import Hindsight
from lavafield.cli.columns import columns
from lavafield.cli.numbers import fixed
from lavafield.core.event import event_text
from lavafield.words import Words

EVEN = 0.0005
"""A loss that would be written as 0.0 %."""


def page(hindsight: Hindsight, say: Words) -> Iterator[str]:
    players = ", ".join(hindsight.names)
    yield say.text("replay-heading", game=hindsight.record.game.title(say.language), players=players)
    yield say.text("analyse-by", bot=hindsight.bot, seed=str(hindsight.seed))
    if not hindsight.decisions:
        yield ""
        yield say.text("analyse-nothing")
        return
    yield ""
    yield from table(hindsight, say)
    for seat in hindsight.seats:
        yield ""
        yield from told_of(hindsight, seat, say)
    yield ""
    yield say.text("analyse-note")


def table(hindsight: Hindsight, say: Words) -> list[str]:
    head = [say.text(f"analyse-{name}") for name in ("number", "player", "share", "loss", "played", "better")]
    rows = [row(hindsight, decision, say) for decision in hindsight.decisions]
    numbers = columns([line[:4] for line in [head, *rows]], left=0)
    moves = columns([line[4:] for line in [head, *rows]], left=2)
    return [f"{first}  {rest}" for first, rest in zip(numbers, moves, strict=True)]


def row(hindsight: Hindsight, decision: Decision, say: Words) -> list[str]:
    better = decision.best[0].texts[0] if decision.loss >= EVEN else ""
    return [
        str(decision.number),
        hindsight.names[decision.seat],
        percent(decision.best[0].shares[decision.seat], say),
        percent(decision.loss, say),
        decision.played.texts[0],
        better,
    ]


def told_of(hindsight: Hindsight, seat: int, say: Words) -> Iterator[str]:
    """One player: the mean loss, and the biggest mistakes."""
    found = hindsight.summary(seat)
    mean = percent(found.mean_loss, say)
    yield say.text("analyse-seat", player=hindsight.names[seat], count=found.decisions, mean=mean)
    for decision in found.mistakes:
        loss = percent(decision.loss, say)
        moves = spelled(decision.played)
        yield say.text("analyse-mistake", number=decision.number, loss=loss, moves=moves)
        yield from reasons(decision.played, hindsight.names, say)
        for place, choice in enumerate(decision.best, 1):
            share = percent(choice.shares[seat], say)
            yield "  " + say.text("analyse-best", place=place, moves=spelled(choice), share=share)
            yield from reasons(choice, hindsight.names, say)


def reasons(choice: Choice, names: tuple[str, ...], say: Words) -> Iterator[str]:
    if choice.reasons:
        yield "     " + "; ".join(event_text(event, names, say.language) for event in choice.reasons)


def spelled(choice: Choice) -> str:
    return " → ".join(choice.texts)


def percent(share: float, say: Words) -> str:
    return f"{fixed(100 * share, 1, say)} %"
