"""The suite itself: every game takes part in all of it, and its walks see what there is to see."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lavafield
from lavafield import OVER
from tests.conformance.adapter import Adapter, adapter_of
from tests.conformance.suite import Walk, every_walk, many_cases, pairwise_cases
from tests.modes.mode import by_mode

NAMES = [name for name in (*vars(Adapter), *Adapter.__annotations__) if not name.startswith("_")]


@pytest.mark.parametrize("game", lavafield.games())
@pytest.mark.parametrize("name", sorted(set(NAMES)))
def test_a_game_has_an_adapter_with_every_name(game: str, name: str) -> None:
    assert hasattr(adapter_of(game), name)


def test_a_game_without_an_adapter_fails_the_suite() -> None:
    with pytest.raises(ModuleNotFoundError):
        adapter_of("patience")


def test_every_game_option_and_number_of_players_is_walked() -> None:
    walked = {case for case, _ in every_walk()}
    for name in lavafield.games():
        game = lavafield.game(name)
        cases = [case for case in walked if case.game == name]
        assert set(cases) == set(pairwise_cases(game))
        assert {case.players for case in cases} == set(game.seats)
        settings = {setting for case in cases for setting in case.options}
        assert settings == {(o.name, value) for o in game.options for value in o.choices}


@pytest.mark.parametrize("game", lavafield.games())
def test_between_them_walks_see_every_ending(game: str) -> None:
    """Not the shared walks only, for some endings are rare: a new seed each round, until all were seen."""
    missing = set(adapter_of(game).ENDINGS)
    for seed in range(by_mode(compiled=12, interpreted=4)):
        for n, case in enumerate(many_cases(lavafield.game(game))):
            walk = Walk(case, 5 * seed + n % 5)
            assert walk.last.to_act == OVER
            last = walk.game.events(walk.states[-2], walk.actions[-1], walk.last, None)
            missing -= {event.id.removeprefix(f"{game}-event-") for event in last}
            if not missing:
                return
    assert missing == set()


def test_the_lists_are_the_same_under_every_hash_seed() -> None:
    command = [sys.executable, "-m", "tests.modes.fingerprint", "--games", "2", "--lists", "2"]
    prints = [
        subprocess.run(
            command,
            env=os.environ | {"PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    ]
    assert prints[0].count("\n") > 2
    assert prints[0] == prints[1] == prints[2]
