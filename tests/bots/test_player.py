"""Bots by name, with settings."""

import pytest

import lavafield
from lavafield import BadInput
from lavafield.bots import Budget, bots, player
from lavafield.bots.search import SearchBot

TALUVA = lavafield.game("taluva")


def test_the_names() -> None:
    assert bots() == ("level", "random", "greedy", "search")


def test_a_bare_name_has_its_usual_budget() -> None:
    assert player("search", TALUVA).budget == Budget(nodes=1000)


def test_a_budget_that_is_given_replaces_both() -> None:
    assert player("search:seconds=0.5", TALUVA).budget == Budget(seconds=0.5)
    assert player("search:nodes=7", TALUVA).budget == Budget(nodes=7)
    assert player("search:nodes=7,seconds=2", TALUVA).budget == Budget(seconds=2.0, nodes=7)


def test_settings_have_their_types() -> None:
    bot = player("search:width=3,curiosity=0.25,reuse=no", TALUVA).bot
    assert isinstance(bot, SearchBot)
    assert (bot.settings.width, bot.settings.curiosity, bot.settings.reuse) == (3, 0.25, False)
    assert bot.settings.finish is True


@pytest.mark.parametrize(
    ("name", "expected", "got"),
    [
        ("clever", "level, random, greedy, search", "clever"),
        ("", "level, random, greedy, search", ""),
        ("search:depth=3", "seconds=, nodes=, width=", "depth=3"),
        ("search:nodes", "nodes=", "nodes"),
        ("search:nodes=many", "int > 0", "many"),
        ("search:nodes=1.5", "int > 0", "1.5"),
        ("search:nodes=-1", "int > 0", "-1"),
        ("search:seconds=nan", "float > 0", "nan"),
        ("search:curiosity=inf", "float >= 0", "inf"),
        ("search:reuse=1", "yes, no", "1"),
        ("search:nodes=0", "int > 0", "0"),
        ("search:seconds=0", "float > 0", "0"),
        ("search:flatness=0", "float > 0", "0"),
        ("search:processes=65", "<= 64", "65"),
        ("greedy:worlds=0", "int > 0", "0"),
        ("greedy:form=11", "<= 10", "11"),
        ("random:width=3", "seconds=, nodes=", "width=3"),
    ],
)
def test_a_wrong_name_says_what_was_expected(name: str, expected: str, got: str) -> None:
    with pytest.raises(BadInput) as problem:
        player(name, TALUVA)
    for language in ("en", "de"):
        text = problem.value.text(language)
        assert expected in text
        assert got in text
