"""The results of a match or a league as a chart."""

from lavafield.arena import League, Standing, Standings
from lavafield.catalog import game
from lavafield.cli.chart import Row, interval_chart
from lavafield.cli.league.table import interval, percent, ranking
from lavafield.cli.numbers import fixed
from lavafield.words import Words


def chart(league: League, result: Standings, say: Words) -> str:
    """Ratings where there is more than one group of bots, else shares of the win; best first, with intervals."""
    rated = len(league.groups) > 1
    name = game(league.game).title(say.language)
    return interval_chart(
        say.text("league-chart-title", game=name, what="rating" if rated else "share"),
        say.text("league-chart", game=name, games=result.games, players=league.players),
        [row(bot, rated, say) for bot in ranking(result)],
        x_label=say.text("league-axis-rating" if rated else "league-axis-share"),
        reference=None if rated else 100 * result.parity,
        decimal_mark=say.text("decimal-mark"),
    )


def row(bot: Standing, rated: bool, say: Words) -> Row:
    if rated and bot.rating is not None:
        text = f"{fixed(bot.rating.mu, 1, say)} ({interval(bot.rating.low, bot.rating.high, say)})"
        return Row(bot.bot, bot.rating.mu, bot.rating.low, bot.rating.high, text)
    low, high = 100 * bot.share.low, 100 * bot.share.high
    return Row(bot.bot, 100 * bot.share.mean, low, high, f"{percent(bot.share.mean, say)} ({interval(low, high, say)})")
