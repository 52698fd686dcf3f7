"""An analysis as a chart: how much of the win each seat could expect, decision by decision."""

from lavafield.arena.analysis import Decision, result
from lavafield.cli.analyse.document import Hindsight
from lavafield.cli.analyse.page import percent, spelled
from lavafield.cli.chart import Mark, Series, line_chart
from lavafield.words import Words


def chart(hindsight: Hindsight, say: Words) -> str:
    """The chart as SVG. Where the game is over, its result is the last point."""
    title = say.text("analyse-chart", game=hindsight.record.game.title(say.language))
    players = ", ".join(hindsight.names)
    count = len(hindsight.decisions)
    mistakes = [decision for seat in hindsight.seats for decision in hindsight.summary(seat).mistakes]
    mistakes.sort(key=lambda decision: decision.number)
    return line_chart(
        title,
        say.text("analyse-chart-about", players=players, count=count, bot=hindsight.bot),
        [Series(name, points(hindsight, seat)) for seat, name in enumerate(hindsight.names)],
        x_label=say.text("analyse-axis-number"),
        y_label=say.text("analyse-axis-share"),
        marks=[mark(decision, say) for decision in mistakes],
        decimal_mark=say.text("decimal-mark"),
    )


def points(hindsight: Hindsight, seat: int) -> list[tuple[float, float]]:
    found = [(float(one.number), 100 * one.best[0].shares[seat]) for one in hindsight.decisions]
    if hindsight.ranks:
        found.append((hindsight.length + 1.0, 100 * result(hindsight.ranks)[seat]))
    return found


def mark(decision: Decision, say: Words) -> Mark:
    """A mistake: its number, and what would have been better where a mouse rests on it."""
    about = say.text(
        "analyse-instead",
        number=decision.number,
        loss=percent(decision.loss, say),
        moves=spelled(decision.played),
        better=spelled(decision.best[0]),
    )
    share = 100 * decision.best[0].shares[decision.seat]
    return Mark(decision.seat, decision.number, share, str(decision.number), about)
