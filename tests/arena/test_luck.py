"""Luck is fair, and the same for everybody who plays a deal."""

import json
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from lavafield.arena import play
from lavafield.arena.luck import Luck
from lavafield.core.state import State
from tests.arena.leagues import QUICK, league
from tests.conformance.chi_square import deviation


class Bag:
    """A chance node that lasts until the bag is empty."""

    def __init__(self, **counts: int) -> None:
        self.counts = counts

    def actions(self) -> list[int]:
        return [ord(kind) for kind, count in self.counts.items() if count]

    def weights(self) -> list[int]:
        return [count for count in self.counts.values() if count]

    def emptied(self, luck: Luck) -> str:
        drawn = ""
        while any(self.counts.values()):
            drawn += chr(luck.draw(cast(State, self)))
            self.counts[drawn[-1]] -= 1
        return drawn


def test_outcomes_are_drawn_by_weight_one_after_the_other() -> None:
    """Of two a, one b and three c, the first two."""
    found = Counter(Bag(a=2, b=1, c=3).emptied(Luck("fair", n))[:2] for n in range(6000))
    bag = {"a": 2, "b": 1, "c": 3}
    shares = {
        one + two: bag[one] / 6 * (bag[two] - (one == two)) / 5 for one in bag for two in bag if one + two != "bb"
    }
    assert set(found) == set(shares)
    assert deviation([found[pair] for pair in shares], list(shares.values())) < 5


def test_a_luck_is_always_the_same_and_another_one_different() -> None:
    drawn = {name: Bag(a=5, b=5, c=5).emptied(Luck("deal", name)) for name in range(20)}
    assert drawn == {name: Bag(a=5, b=5, c=5).emptied(Luck("deal", name)) for name in range(20)}
    assert len(set(drawn.values())) == 20


def test_what_is_missing_shifts_nothing_for_the_others() -> None:
    for name in range(20):
        whole = Bag(a=4, b=4, c=4, d=4).emptied(Luck(name))
        assert Bag(a=4, b=4, d=4).emptied(Luck(name)) == whole.replace("c", "")


def tiles(of: Path) -> list[str]:
    lines = [json.loads(line) for line in of.read_text("utf-8").splitlines()]
    return [line["tile"] for line in lines if line.get("do") == "draw"]


def test_both_games_of_a_deal_draw_the_same_tiles(tmp_path: Path) -> None:
    ours = league(*QUICK)
    for number in range(4):
        play(ours, number, tmp_path)
    drawn = [tiles(tmp_path / f"{number:06}.jsonl") for number in range(4)]
    assert all(len(each) > 4 for each in drawn)
    for one, other in ((drawn[0], drawn[1]), (drawn[2], drawn[3])):
        length = min(len(one), len(other))
        assert one[:length] == other[:length]
    assert drawn[0][:5] != drawn[2][:5]


def test_bots_think_differently_in_every_game_of_every_league(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the luck is the same."""
    monkeypatch.setattr("lavafield.arena.table.Luck", lambda *name: Luck("always the same"))
    assert len({play(league(*QUICK, seed=seed), number).hash for seed in (1, 2) for number in (0, 1)}) == 4
