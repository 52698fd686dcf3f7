"""Levels 1 to 7 of every game."""

import pytest

import lavafield
from lavafield import BadInput
from lavafield.bots import player
from lavafield.bots.levels import LEVELS, bot_of_level, level_name
from lavafield.words import languages


@pytest.mark.parametrize("name", lavafield.games())
def test_every_game_has_all_levels(name: str) -> None:
    game = lavafield.game(name)
    made = [player(f"level:{level}", game) for level in LEVELS]
    assert [one.name for one in made] == [f"level:{level}" for level in LEVELS]
    assert len({bot_of_level(str(level), name) for level in LEVELS}) == 7


@pytest.mark.parametrize("name", lavafield.games())
def test_a_level_is_the_bot_of_the_table(name: str) -> None:
    game = lavafield.game(name)
    top, plain = player("level:7", game), player(bot_of_level("7", name), game)
    assert (type(top.bot), top.budget) == (type(plain.bot), plain.budget)
    assert top.budget.nodes is not None, "a move of a level can be repeated"


@pytest.mark.parametrize("language", languages())
def test_levels_have_names(language: str) -> None:
    names = [level_name(level, language) for level in LEVELS]
    assert len(set(names)) == 7


@pytest.mark.parametrize("level", ["0", "8", "", "three", "1.0", "-1", "٣"])
def test_another_level_is_refused(level: str) -> None:
    with pytest.raises(BadInput, match="1-7"):
        player(f"level:{level}", lavafield.game("taluva"))
