"""`lavafield analyse`: its page, its JSON, its chart, and what it refuses."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

import lavafield
from lavafield.arena import Died
from lavafield.arena.analysis import BOT
from lavafield.cli.analyse import command
from lavafield.cli.analyse.document import Hindsight
from lavafield.cli.analyse.plot import chart, points
from lavafield.core.record import Record
from lavafield.words import words
from tests.cli.conftest import Cli
from tools.sources import ROOT

PAGE = ROOT / "docs" / "analysis.md"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Some turns of Taluva: decisions at 3, 5, 6, 8 and 9."""
    return written(tmp_path / "game.jsonl", 9)


def written(path: Path, actions: int) -> Path:
    played = Record(lavafield.game("taluva"), 2, {}, ("Ada", "Bo"))
    rng = lavafield.Rng(3)
    for _ in range(actions):
        played.play(played.state.sample(rng))
    played.write(path)
    return path


def document(cli: Cli, *arguments: object) -> dict[str, Any]:
    ran = cli("analyse", *arguments, "--bot", "greedy", "--processes", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_the_page_has_every_decision_and_what_each_player_lost(cli: Cli, record: Path) -> None:
    ran = cli("analyse", record, "--bot", "greedy", "--processes", 1)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Taluva: Ada, Bo"
    assert "greedy" in lines[1]
    table = lines[3 : lines.index("", 3)]
    assert [line for line in lines if line != line.rstrip()] == []
    assert table[0].split() == ["No.", "Player", "Share", "Loss", "Played", "Better"]
    assert [line.split()[0] for line in table[1:]] == ["3", "5", "6", "8", "9"]
    assert len({re.search(r"Played|[+^]-?\d|hut|temple|expand|tower", line).start() for line in table}) == 1  # type: ignore[union-attr]
    assert sum(line.startswith(("Ada: 3 decisions", "Bo: 2 decisions")) for line in lines) == 2


@pytest.mark.parametrize(
    ("language", "number", "word"), [("en", r"\d\.\d %", "settlement"), ("de", r"\d,\d %", "Siedlung")]
)
def test_mistakes_are_told_with_what_was_better_and_why(
    cli: Cli, tmp_path: Path, language: str, number: str, word: str
) -> None:
    path = written(tmp_path / "long.jsonl", 30)
    (seat,) = document(cli, path, "--seat", 1)["seats"]
    worst = seat["mistakes"][0]
    ran = cli("--language", language, "analyse", path, "--seat", 1, "--bot", "greedy", "--processes", 1)
    lines = ran.out.splitlines()
    (begun,) = (n for n, line in enumerate(lines) if line.startswith(f"{worst}: "))
    assert re.search(number, lines[begun])
    assert lines[begun + 1].startswith("     ")
    assert lines[begun + 2].startswith("  1. ")
    assert any(word in line for line in lines[begun : begun + 8])


def test_the_document_says_what_the_page_says(cli: Cli, record: Path) -> None:
    found = document(cli, record, "--top", 2)
    assert (found["game"], found["names"], found["bot"], found["seed"]) == ("taluva", ["Ada", "Bo"], "greedy", 0)
    assert [one["number"] for one in found["decisions"]] == [3, 5, 6, 8, 9]
    played = lavafield.read_record(record)
    assert isinstance(played, Record)
    for one in found["decisions"]:
        assert len(one["best"]) == 2
        assert {"seat": one["seat"], **one["played"]["line"][0]} == played.actions[one["number"] - 1]
        assert one["legal"] == len(played.states[one["number"] - 1].actions())
        compared = one["compared"]
        assert one["loss"] == pytest.approx(max(0, compared["best"] - compared["played"]), abs=2e-4)
        for choice in (one["played"], *one["best"]):
            assert sum(choice["shares"]) == pytest.approx(1, abs=1e-3)
            assert len(choice["line"]) == len(choice["texts"])
            assert all(reason["text"] for reason in choice["reasons"])
    for seat in found["seats"]:
        losses = [one["loss"] for one in found["decisions"] if one["seat"] == seat["seat"]]
        assert seat["decisions"] == len(losses)
        assert seat["mean_loss"] == pytest.approx(sum(losses) / len(losses), abs=1e-4)


def keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for each in value.values() for key in keys(each)}
    return {key for each in value for key in keys(each)} if isinstance(value, list) else set()


def test_every_key_of_the_document_is_described(cli: Cli, record: Path) -> None:
    found = document(cli, record)
    for one in found["decisions"]:  # named actions and arguments of reasons are described elsewhere
        for choice in (one["played"], *one["best"]):
            del choice["line"]
            for reason in choice["reasons"]:
                del reason["arguments"]
    del found["options"]
    described = set(re.findall(r"`([a-z_]+)`", PAGE.read_text("utf-8")))
    assert keys(found) | {"line", "arguments", "options"} <= described


def test_the_same_twice_is_the_same(cli: Cli, record: Path) -> None:
    run = ("analyse", record, "--bot", "search:nodes=5", "--json", "--seed", 4, "--processes")
    assert cli(*run, 1).out == cli(*run, 2).out


def test_one_seat_alone_can_be_judged(cli: Cli, record: Path) -> None:
    found = document(cli, record, "--seat", 2)
    assert [seat["seat"] for seat in found["seats"]] == [1]
    assert [one["number"] for one in found["decisions"]] == [5, 6]


def test_a_seats_record_is_judged_as_far_as_it_goes(cli: Cli, record: Path, tmp_path: Path) -> None:
    seen = tmp_path / "bo.jsonl"
    cli("replay", record, "--redact", 2, "--out", seen)
    whole, found = document(cli, record, "--seat", 2), document(cli, seen)
    assert found == whole
    refused = cli("analyse", seen, "--seat", 1)
    assert (refused.code, refused.out) == (2, "")
    assert "what seat 2 saw, not seat 1" in refused.err
    cli("replay", record, "--redact", "spectator", "--out", seen)
    assert "what a spectator saw" in cli("analyse", seen).err


def test_the_chart_has_a_line_for_each_seat(cli: Cli, record: Path, tmp_path: Path) -> None:
    plot = tmp_path / "game.svg"
    assert cli("analyse", record, "--bot", "greedy", "--processes", 1, "--plot", plot).code == 0
    drawn = Xml.fromstring(plot.read_text("utf-8"))
    lines = [line.attrib["points"].split() for line in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
    assert [len(points) for points in lines] == [5, 5]
    mistakes = [number for seat in document(cli, record)["seats"] for number in seat["mistakes"]]
    rings = [ring[0].text or "" for ring in drawn.iter("{http://www.w3.org/2000/svg}circle")]
    assert [int(told.partition(":")[0]) for told in rings] == sorted(mistakes)


def test_a_game_that_is_over_ends_with_its_result() -> None:
    played = Record(lavafield.game("pompeii"), 2, {}, ("Ada", "Bo"))
    rng = lavafield.Rng(2)
    while played.state.to_act != lavafield.OVER:
        played.play(played.state.sample(rng))
    over = Hindsight(played, "greedy", 0, 3, (0, 1), ())
    ends = [points(over, seat) for seat in (0, 1)]
    assert ends == [[(len(played.actions) + 1, 100.0 * (rank == 1))] for rank in played.state.ranks()]
    assert sorted(share for ((_, share),) in ends) == [0.0, 100.0]
    assert (
        Xml.fromstring(chart(over, words("de")))[0].text
        == "Der Untergang von Pompeji: Anteile am Sieg im Lauf der Partie"
    )


def test_a_record_without_a_choice_has_nothing_to_judge(cli: Cli, tmp_path: Path) -> None:
    ran = cli("analyse", written(tmp_path / "short.jsonl", 2))
    assert ran.code == 0
    assert "no decision to judge" in ran.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("--bot castle", "no bot called “castle”"),
        ("--bot random", "random does not weigh its moves"),
        ("--seat 3", "--seat: expected 1-2, got 3"),
        ("--seat spectator", "--seat: expected 1-2, got spectator"),
        ("--top 0", "--top: expected 1-100, got 0"),
        ("--seed dice", "--seed: expected"),
        ("--processes 0", "--processes: expected 1-256, got 0"),
        ("--plot nowhere/x.svg", "nowhere/x.svg cannot be used: its folder does not exist"),
        ("--plot .", ". cannot be used: it is a folder"),
    ],
)
def test_bad_arguments_are_refused_before_any_thinking(
    cli: Cli, record: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, told: str
) -> None:
    monkeypatch.setattr(command, "analysed", None)
    ran = cli("analyse", record, *arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_a_process_that_dies_is_told(cli: Cli, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(*_: object) -> None:
        raise Died(1, -9)

    monkeypatch.setattr(command, "analysed", dies)
    ran = cli("analyse", record)
    assert (ran.code, ran.out) == (command.DIED, "")
    assert "ended early" in ran.err


def test_the_usual_bot_is_named_in_the_help(cli: Cli) -> None:
    assert BOT in cli("analyse", "--help").out
