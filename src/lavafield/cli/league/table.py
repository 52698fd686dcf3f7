"""The results of a match or a league for eyes."""

from lavafield.arena import Estimate, League, Standing, Standings
from lavafield.catalog import game
from lavafield.cli.columns import columns
from lavafield.cli.numbers import decimal, fixed
from lavafield.core.options import spelling
from lavafield.ratings import Rating
from lavafield.words import Words

Rows = list[list[str]]


def page(league: League, result: Standings, say: Words) -> list[str]:
    """Line by line; with ratings and a cross table where there is more than one group of bots."""
    lines = [game(league.game).title(say.language), "", *columns(head(league, result, say), left=2)]
    lines += ["", *columns(bots(league, result, say))]
    if len(league.groups) > 1:
        lines += ["", say.text("league-cross"), "", *columns(cross(result, say))]
    return [*lines, "", *notes(league, result, say)]


def head(league: League, result: Standings, say: Words) -> Rows:
    options = ", ".join(f"{name}={spelling(value)}" for name, value in league.options.items())
    return [
        [say.text("simulate-games"), say.text("league-games", games=result.games, deals=result.deals)],
        [say.text("simulate-players"), f"{league.players}"],
        [say.text("simulate-options"), options],
        [say.text("simulate-seed"), f"{league.seed}"],
        [say.text("simulate-actions"), decimal(round(result.actions, 1), say)],
    ]


def bots(league: League, result: Standings, say: Words) -> Rows:
    """Best first."""
    with_ratings = len(league.groups) > 1
    names = ["bot", "played", "wins", "shared", "share", "interval", *["rating", "interval"] * with_ratings, "thinking"]
    rows = [[say.text(f"league-{name}") for name in names]]
    for n, bot in enumerate(ranking(result), 1):
        row = [f"{n} {bot.bot}", f"{bot.games}", f"{bot.wins}", f"{bot.shared}", percent(bot.share.mean, say)]
        row.append(interval(100 * bot.share.low, 100 * bot.share.high, say))
        if with_ratings and bot.rating is not None:
            row += [fixed(bot.rating.mu, 1, say), interval(bot.rating.low, bot.rating.high, say)]
        rows.append([*row, fixed(1000 * bot.seconds, 3, say)])
    return rows


def cross(result: Standings, say: Words) -> Rows:
    """How often each bot came in before each other."""
    ranked = ranking(result)
    places = [result.bots.index(bot) for bot in ranked]
    rows = [["", *(str(n) for n in range(1, len(ranked) + 1))]]
    for n, bot in enumerate(ranked, 1):
        rows.append([f"{n} {bot.bot}", *(ahead(bot.ahead[place], say) for place in places)])
    return rows


def notes(league: League, result: Standings, say: Words) -> list[str]:
    told = [say.text("league-note", share=percent(result.parity, say))]
    return told + [say.text("league-note-rating")] * (len(league.groups) > 1)


def ranking(result: Standings) -> list[Standing]:
    """By rating where there is one, else by share of the win."""
    return sorted(result.bots, key=lambda bot: (-(bot.rating or Rating()).mu, -bot.share.mean))


def ahead(found: Estimate | None, say: Words) -> str:
    return "–" if found is None else fixed(100 * found.mean, 1, say)


def interval(low: float, high: float, say: Words) -> str:
    return say.text("league-span", low=fixed(low, 1, say), high=fixed(high, 1, say))


def percent(share: float, say: Words) -> str:
    return fixed(100 * share, 1, say) + " %"
