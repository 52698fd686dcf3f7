"""simulate, perft, rules, doctor: what they count and tell."""

import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import lavafield
from lavafield.cli import doctor, rules, simulate
from lavafield.cli.perft import paths
from tests.cli.conftest import Cli

# --- simulate ---


def simulated(cli: Cli, *more: str) -> dict[str, object]:
    ran = cli("simulate", "taluva", "-n", 4, "--seed", 7, "--option", "tiles=12", *more, "--json")
    assert (ran.code, ran.err) == (0, "")
    result: dict[str, object] = json.loads(ran.out)
    return result


def test_a_simulation_counts_every_game(cli: Cli) -> None:
    result = simulated(cli, "ranking=yes", "--players", "3")
    assert result["games"] == 4
    assert result["options"] == {"tiles": 12, "edition": 2006, "ranking": True, "preview": False}
    assert isinstance(endings := result["endings"], dict)
    assert sum(endings.values()) == 4
    assert isinstance(seats := result["seats"], list)
    assert sum(seat["rate"] for seat in seats) == pytest.approx(1, abs=0.001)


def test_the_same_seed_gives_the_same_games(cli: Cli) -> None:
    first, second = simulated(cli), simulated(cli)
    for timed in ("seconds", "games_per_second"):
        del first[timed], second[timed]
    assert first == second


def test_a_simulation_is_shown_as_a_table(cli: Cli) -> None:
    ran = cli("simulate", "taluva", "--games", 3, "--seed", 7, "--option", "tiles=12")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"Games +3\n", ran.out)
    assert re.search(r"Player 1 +\d +\d+\.\d %", ran.out)
    assert "games per second" in ran.out


def test_german_tables_have_german_decimals(cli: Cli) -> None:
    out = cli(
        "--language", "de", "simulate", "taluva", "-n", 3, "--seed", 7, "--option", "tiles=12", "ranking=nein"
    ).out
    assert re.search(r"Spieler 2 +\d +\d+,\d %", out)
    assert "Partien je Sekunde" in out


def test_a_shared_victory_counts_by_parts() -> None:
    tally = simulate.Tally(3)
    tally.count_ranks([1, 1, 3])
    tally.count_ranks([2, 1, 2])
    assert (tally.wins, tally.shared, tally.rates) == ([0, 1, 0], [1, 1, 0], [0.5, 1.5, 0])


# --- perft ---


def test_perft_counts_sequences(cli: Cli) -> None:
    ran = cli("perft", "taluva", "--depth", 4, "--json")
    assert json.loads(ran.out)["paths"] == [1, 25, 25, 50, 1224]


def test_perft_counts_from_a_position(cli: Cli) -> None:
    state = lavafield.game("taluva").new(players=3, edition=2012)
    for _ in range(3):
        state = state.after(state.actions()[0])
    position = lavafield.game("taluva").position(state)
    ran = cli("perft", "taluva", "--depth", 2, "--position", position)
    counted = [int(line.split()[1]) for line in ran.out.splitlines()[1:]]
    assert counted == [1, len(state.actions()), sum(len(state.after(a).actions()) for a in state.actions())]


def test_no_sequence_goes_on_after_the_end() -> None:
    state = lavafield.game("taluva").new(players=2, tiles=12)
    rng = lavafield.Rng(1)
    while state.to_act != lavafield.OVER:
        state.play(state.sample(rng))
    assert [paths(state, depth) for depth in range(3)] == [1, 0, 0]


# --- rules ---


def test_all_rules_are_listed_with_their_titles(cli: Cli) -> None:
    ran = cli("rules", "taluva")
    assert "TAL-TOWER-LEVEL       Towers on level 3" in ran.out
    assert len(ran.out.splitlines()) == len(lavafield.game("taluva").clauses) + 2


def test_one_rule_is_told_whole(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "clause_tests.json").write_text('{"TAL-OUT": ["tests/x.py::test_out"]}', "utf-8")
    monkeypatch.setattr(rules, "files", lambda package: tmp_path)
    out = cli("rules", "taluva", "tal-out").out
    for part in ("TAL-OUT  No build, out", "Whoever cannot build", "also holds on the last tile", "en p4", "  43"):
        assert part in out
    assert out.endswith("  tests/x.py::test_out\n")


def test_a_rule_without_listed_tests_says_so(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rules, "files", lambda package: tmp_path)
    assert cli("rules", "taluva", "TAL-OUT").out.endswith("not part of this installation.\n")


def test_rules_are_told_in_german(cli: Cli) -> None:
    assert (
        "Wer nach dem Legen des Plättchens nichts bauen kann"
        in cli("--language", "de", "rules", "TALUVA", "TAL-OUT").out
    )


# --- doctor ---


def test_the_doctor_names_versions_and_mode(cli: Cli) -> None:
    ran = cli("doctor")
    assert (ran.code, ran.err) == (0, "")
    for part in (lavafield.__version__, "textual", "taluva: ", "de, en"):
        assert part in ran.out


@pytest.mark.parametrize(("suffix", "told"), [(".py", "interpreted"), (".cpython-311.so", "compiled")])
def test_the_doctor_tells_compiled_from_interpreted(
    suffix: str, told: str, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "import_module", lambda name: SimpleNamespace(__file__=f"rules{suffix}"))
    assert f"taluva: {told}" in cli("doctor").out


def test_the_doctor_says_what_is_missing(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "DEPENDENCIES", ("rich", "no-such-package"))
    ran = cli("doctor")
    assert ran.code == 1
    assert "no-such-package is missing" in ran.out


@pytest.mark.parametrize(
    ("environment", "colours"),
    [
        ({"NO_COLOR": "1", "TERM": "xterm"}, "none"),
        ({"COLORTERM": "truecolor", "TERM": "xterm"}, "all"),
        ({"TERM": "screen-256color"}, "many"),
        ({"TERM": "xterm"}, "few"),
        ({"TERM": "dumb"}, "none"),
        ({}, "none"),
    ],
)
def test_the_doctor_counts_colours(environment: dict[str, str], colours: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.environ", environment)
    assert doctor.colours() == colours
