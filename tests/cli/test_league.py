"""match and league: what they print and write."""

import json
import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from msgspec.structs import replace

import lavafield
from lavafield.arena import Died, games, log_at, standings
from lavafield.cli.league.table import ranking
from lavafield.cli.progress import progress_bar
from lavafield.ratings import Rating
from lavafield.words import words
from tests.arena.leagues import QUICK, league, over, untimed
from tests.cli.conftest import Cli, Ran

SHORT = ("--option", "tiles=12", "--seed", 7, "--processes", 1)
THIRD = "random:nodes=2"


def matched(cli: Cli, *more: object) -> Ran:
    return cli("match", "taluva", *QUICK, "--games", 4, *SHORT, *more)


def result(ran: Ran) -> dict[str, Any]:
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def logged(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]


# --- what is printed ---


def test_a_match_is_shown_as_a_table(cli: Cli) -> None:
    ran = matched(cli)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Taluva\n\nGames                         4 in 2 deals\nPlayers                       2\n")
    assert re.search(r"^1 random\S* +4 +\d +\d +\d+\.\d % +\d+\.\d to \d+\.\d +0\.\d{3}$", ran.out, re.MULTILINE)
    assert "Of equally strong bots each would have 50.0 %." in ran.out
    assert "Rating" not in ran.out


def test_a_league_has_ratings_and_a_cross_table(cli: Cli) -> None:
    ran = cli("league", "taluva", *QUICK, THIRD, "--games", 2, *SHORT)
    assert (ran.code, ran.err) == (0, "")
    assert "6 in one deal\n" in ran.out
    span = r"-?\d+\.\d to -?\d+\.\d"
    assert re.search(rf"^1 random\S* +4 +\d +\d +\d+\.\d % +{span} +\d+\.\d +{span} +0\.\d+$", ran.out, re.MULTILINE)
    _, _, cross = ran.out.partition("in percent; an equal place counts half:")
    assert re.search(r"^2 random\S* +\d+\.\d +– +\d+\.\d$", cross, re.MULTILINE)


def test_tables_are_told_in_german(cli: Cli) -> None:
    ran = cli("--language", "de", "league", "pompeii", *QUICK, THIRD, "--games", 1, "--seed", 7, "--processes", 1)
    assert ran.err == "Aufgerundet auf ganze Auslosungen von je 2 Partien: 2 Partien statt 1.\n"
    for part in ("Der Untergang von Pompeji", "6 in einer Auslosung", "Siegesanteil", "Wertung", "50,0 %", " bis "):
        assert part in ran.out
    assert not re.search(r"\b(games|share|rating|of|to)\b", ran.out, re.IGNORECASE)


def test_a_match_can_be_written_as_json(cli: Cli) -> None:
    found = result(matched(cli, "--json"))
    assert {key: found[key] for key in ("game", "rules", "players", "seed", "deals", "games", "unfinished")} == {
        "game": "taluva",
        "rules": 1,
        "players": 2,
        "seed": 7,
        "deals": 2,
        "games": 4,
        "unfinished": 0,
    }
    assert found["options"] == {"tiles": 12, "edition": 2006, "ranking": False, "preview": False}
    assert found["parity"] == 0.5
    first, second = found["bots"]
    assert [first["bot"], second["bot"]] == [*QUICK]
    for bot in (first, second):
        assert [*bot] == ["bot", "games", "wins", "shared", "share", "ahead", "decisions", "seconds", "rating"]
        assert 0 <= bot["share"]["low"] <= bot["share"]["mean"] <= bot["share"]["high"] <= 1
        assert set(bot["rating"]) == {"mu", "sigma"}
    assert first["ahead"][0] is None
    assert first["ahead"][1]["mean"] == pytest.approx(1 - second["ahead"][0]["mean"])
    assert first["share"]["mean"] + second["share"]["mean"] == pytest.approx(1)


def test_more_seats_than_bots(cli: Cli) -> None:
    found = result(cli("match", "pompeii", *QUICK, "--players", 3, "-n", 6, "--seed", 7, "--processes", 1, "--json"))
    assert (found["players"], found["games"], found["deals"]) == (3, 6, 1)
    assert [bot["rating"] for bot in found["bots"]] == [None, None]
    assert sum(bot["share"]["mean"] for bot in found["bots"]) == pytest.approx(1)


def test_a_match_of_three_has_three_players(cli: Cli) -> None:
    found = result(cli("match", "taluva", *QUICK, THIRD, "-n", 3, *SHORT, "--json"))
    assert (found["players"], found["games"], found["parity"]) == (3, 3, pytest.approx(1 / 3, abs=1e-6))


def test_the_best_comes_first_by_rating_or_else_by_share() -> None:
    """`greedy` never comes in first, and the others win in turn."""
    three = league("greedy", *QUICK)
    games = [over(three, n, (2, 1) if three.seats(n)[0] == "greedy" else (1, 2)) for n in range(6)]
    found = standings(three, games)
    assert [bot.bot for bot in ranking(found)][-1] == "greedy"
    best = [replace(bot, rating=Rating(40.0 if bot.bot == "greedy" else 20.0, 1.0)) for bot in found.bots]
    first, *_ = ranking(replace(found, bots=tuple(best)))
    assert first.bot == "greedy"
    unrated = [replace(bot, rating=None) for bot in found.bots]
    assert [bot.bot for bot in ranking(replace(found, bots=tuple(unrated)))][-1] == "greedy"


# --- logs ---


def test_the_same_command_goes_on_where_it_was_stopped(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    whole = result(matched(cli, "--json"))
    matched(cli, "--out", path)
    *lines, last = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines) + last[:20], "utf-8")
    again = result(matched(cli, "--out", path, "--json"))
    assert [game["number"] for game in logged(path)] == [0, 1, 2, 3]
    for found in (whole, again):
        for bot in found["bots"]:
            del bot["seconds"]
    assert again == whole


def test_what_is_there_is_not_played_again(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    first = matched(cli, "--out", path)
    kept = path.read_bytes()
    assert matched(cli, "--out", path) == first
    assert path.read_bytes() == kept
    cli("match", "taluva", *QUICK, "--games", 6, "--option", "tiles=12", "--processes", 1, "--out", path)
    assert path.read_bytes().startswith(kept)
    assert [game["number"] for game in logged(path)] == [0, 1, 2, 3, 4, 5]


def test_fewer_games_than_there_are_show_all(cli: Cli, tmp_path: Path) -> None:
    matched(cli, "--out", tmp_path / "m.jsonl")
    found = result(matched(cli, "--games", 2, "--out", tmp_path / "m.jsonl", "--json"))
    assert found["games"] == 4


def test_the_log_of_another_match_is_refused(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    matched(cli, "--out", path)
    kept = path.read_bytes()
    ran = matched(cli, "--players", 3, "--out", path)
    assert (ran.code, ran.out) == (2, "")
    assert "is the log of another league: expected players = 2, got players = 3." in ran.err
    assert path.read_bytes() == kept


def test_a_seed_may_have_any_size(cli: Cli, tmp_path: Path) -> None:
    seed = "1234567890" * 4
    for _ in range(2):
        ran = cli("match", "taluva", *QUICK, "-n", 2, "--option", "tiles=12", "--seed", seed, "--processes", 1)
        assert f"Seed                          {seed}\n" in ran.out


def test_games_leave_their_records(cli: Cli, tmp_path: Path) -> None:
    for count in (2, 4):
        ran = matched(cli, "--games", count, "--out", tmp_path / "m.jsonl", "--record", tmp_path / "games")
        assert (ran.code, ran.err) == (0, "")
    assert len(list((tmp_path / "games").iterdir())) == 4
    for game in logged(tmp_path / "m.jsonl"):
        record = lavafield.read_record(tmp_path / "games" / f"{game['number']:06}.jsonl")
        assert isinstance(record, lavafield.Record)
        assert [*record.seats] == game["seats"]
        assert record.state.hash() == game["hash"]


def test_a_death_is_told_and_what_was_over_is_kept(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = games

    def mortal(*given: Any) -> Any:
        yield next(real(*given))
        raise Died(1, -9)

    monkeypatch.setattr("lavafield.cli.league.command.games", mortal)
    ran = matched(cli, "--out", tmp_path / "m.jsonl")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("The process that played game 1 ended early (exit code -9); 1 of 4 games are over.")
    assert [game["number"] for game in logged(tmp_path / "m.jsonl")] == [0]


# --- plans ---


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "ladder.toml"
    file.write_text(f'game = "taluva"\nbots = {[*QUICK]}\ngames = 4\nseed = 7\n[options]\ntiles = 12\n', "utf-8")
    return file


def test_a_plan_says_what_arguments_would_say(cli: Cli, plan: Path, tmp_path: Path) -> None:
    cli("league", plan, "--processes", 1, "--out", tmp_path / "planned.jsonl")
    matched(cli, "--out", tmp_path / "asked.jsonl")
    heads = [(tmp_path / name).read_text("utf-8").splitlines()[0] for name in ("planned.jsonl", "asked.jsonl")]
    assert heads[0] == heads[1]
    planned, asked = logged(tmp_path / "planned.jsonl"), logged(tmp_path / "asked.jsonl")
    for game in (*planned, *asked):
        del game["seconds"]
    assert planned == asked


def test_of_a_plan_fewer_games_can_be_played(cli: Cli, plan: Path) -> None:
    assert result(cli("league", plan, "--games", 2, "--processes", 1, "--json"))["games"] == 2


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = ", "ladder.toml cannot be read: "),
        ("\xff", "ladder.toml cannot be read: "),
        ('bots = ["random", "greedy"]', "expected Object missing required field `game`"),
        ('game = "taluva"\nbots = "random"', "expected $.bots = `array`, got"),
        ('game = "taluva"\nbots = ["random", "greedy"]\ngames = 0', "expected games >= 1, got 0"),
        ('game = "taluva"\nbots = ["random", "greedy"]\nluck = 3', "luck"),
        ('game = "chess"\nbots = ["random", "greedy"]', "no game called “chess”"),
        (
            'game = "taluva"\nbots = ["random", "greedy"]\nplayers = 7',
            "This number of players does not work: expected 2-4, got 7",
        ),
        ('game = "taluva"\nbots = ["random", "greedy"]\n[options]\ntiles = "12"', "cannot be “'12'”"),
    ],
)
def test_a_bad_plan_is_refused(cli: Cli, tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "ladder.toml").write_text(text, "latin-1")
    ran = cli("league", tmp_path / "ladder.toml")
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert ran.err.count("\n") == 1


# --- pictures and progress ---


@pytest.mark.parametrize(("name", "axis"), [("match", "Share of wins in percent"), ("league", "Rating")])
def test_a_chart_shows_every_bot(name: str, axis: str, cli: Cli, tmp_path: Path) -> None:
    bots = QUICK if name == "match" else (*QUICK, THIRD)
    cli(name, "taluva", *bots, "--games", 2, *SHORT, "--plot", tmp_path / "chart.svg")
    texts = [element.text for element in Xml.fromstring((tmp_path / "chart.svg").read_text("utf-8")).iter()]
    assert {*bots, axis} <= set(texts)


def test_progress_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("lavafield.cli.progress.ANNOUNCED", -1)
    with progress_bar(5, words("en"), 2) as step:
        step()
    assert "Games" in terminal.getvalue()
    assert "3/5" in terminal.getvalue()


def test_what_the_arena_plays_is_what_the_command_plays(cli: Cli, tmp_path: Path) -> None:
    matched(cli, "--out", tmp_path / "m.jsonl")
    with log_at(tmp_path / "m.jsonl", league(*QUICK)) as log:
        assert untimed(log.games.values()) == untimed(games(league(*QUICK), range(4), 1))
