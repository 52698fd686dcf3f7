"""Dual-vent tiles: two symbols, of which one is chosen."""

from itertools import combinations

import pytest

from lavafield import BadInput
from lavafield.core.event import event_text
from lavafield.games.pompeii.city import SYMBOL_NAMES
from lavafield.games.pompeii.options import PAIRS
from tests.pompeii.lava_pictures import (
    BEGUN,
    GAME,
    after,
    allows,
    city,
    forbids,
    laid_at,
    square,
    texts,
)

SAFE = "0,0=a1b1"


def pairs(choice: str) -> set[frozenset[str]]:
    """The two symbols of each dual-vent tile, with that choice."""
    tiles = GAME.scene(GAME.new(dual=True, pairs=choice).view(None))
    assert tiles.piles["pompeii-pile-tiles"] == 48
    state = city(BEGUN, SAFE, step="lava-draw", options=f"dual {choice}", tiles="vase1 " + dual_tiles(choice))
    drawn = {text.removeprefix("tile ") for text in texts(state)}
    return {frozenset(name.split("/")) for name in drawn if "/" in name}


def dual_tiles(choice: str) -> str:
    """The bag of a new game, as a position names it."""
    text = GAME.position(GAME.new(dual=True, pairs=choice))
    return " ".join(word for word in text.split() if "/" in word and word.endswith("1") and word[0].isalpha())


@pytest.mark.clause("POM-DUAL")
def test_three_tiles_with_two_symbols_each_are_added_to_the_bag() -> None:
    assert GAME.scene(GAME.new(dual=True).view(None)).piles["pompeii-pile-tiles"] == 48
    assert len(dual_tiles("helmet-mask").split()) == 3
    assert "/mask" not in GAME.position(GAME.new())


@pytest.mark.clause("POM-DUAL")
def test_who_draws_a_dual_vent_tile_chooses_its_symbol_for_good() -> None:
    state = city(BEGUN, SAFE, step="lava-draw", options="dual", tiles="helmet2 mask2 helmet/mask1")
    state = after(state, "tile helmet/mask")
    assert texts(state) == {"~6,10 helmet", "~5,9 helmet", "~6,8 helmet", "~5,3 mask", "~6,4 mask"}
    assert laid_at(after(state, "~5,3 mask", "stay", "tile mask")) == {(5, 2), (4, 3), (5, 4), (6, 4)}
    then = after(state, "~5,9 helmet")
    assert square(then, 5, 9) == "~helmet"
    then = after(then, "stay", "tile mask")
    assert laid_at(then) == {(5, 3), (6, 4)}


@pytest.mark.clause("POM-DUAL")
def test_both_symbols_of_a_drawn_tile_are_told_in_each_language() -> None:
    state = city(BEGUN, SAFE, step="lava-draw", options="dual", tiles="mask1 helmet/mask1")
    draw = GAME.parse(state, "tile helmet/mask")
    (told,) = GAME.events(state, draw, state.after(draw), None)[:1]
    assert event_text(told, ["Ada", "Bo"]) == "Ada draws a dual-vent tile with a helmet and a mask."
    assert event_text(told, ["Ada", "Bo"], "de") == "Ada zieht ein doppelseitiges Plättchen mit Helm und Maske."


@pytest.mark.clause("POM-DUAL")
@pytest.mark.clause("POM-LAVA-SYMBOL")
def test_other_symbols_than_its_two_cannot_be_chosen() -> None:
    state = city(BEGUN, SAFE, tile="helmet/mask", options="dual")
    forbids(state, "~3,10 vase", "POM-LAVA-SYMBOL", (3, 10), symbol="vase")
    allows(city(BEGUN, SAFE, tile="vase/scroll", options="dual"), "~3,10 vase")
    with pytest.raises(BadInput, match="helmet/mask"):
        GAME.parse(state, "~6,10")


@pytest.mark.clause("POM-DUAL")
def test_only_a_symbol_that_can_be_placed_is_there_to_choose() -> None:
    state = city("6,9=~H 5,9=~V 6,10=~V 6,8=~V", SAFE, tile="helmet/mask", options="dual")
    assert texts(state) == {"~6,3 mask"}
    forbids(state, "~5,8 helmet", "POM-LAVA-BESIDE", (5, 8), (6, 9), symbol="helmet")


@pytest.mark.clause("POM-DUAL-PAIRS")
def test_which_symbols_share_a_tile_is_an_option() -> None:
    usual = {frozenset(("helmet", "mask")), frozenset(("vase", "scroll")), frozenset(("column", "coin"))}
    assert pairs("helmet-mask") == usual
    assert [option.choices[0] for option in GAME.options if option.name == "pairs"] == ["helmet-mask"]
    found: list[frozenset[str]] = []
    for choice in PAIRS:
        tiles = pairs(choice)
        assert frozenset(choice.split("-")) in tiles
        assert frozenset().union(*tiles) == set(SYMBOL_NAMES)
        assert len(tiles) == 3
        found += tiles
    assert len(found) == 15
    assert set(found) == {frozenset(pair) for pair in combinations(SYMBOL_NAMES, 2)}


@pytest.mark.clause("POM-DUAL-PAIRS")
@pytest.mark.parametrize("choice", PAIRS)
def test_both_symbols_of_a_pair_can_be_laid(choice: str) -> None:
    one, two = choice.split("-")
    name = next(word[:-1] for word in dual_tiles(choice).split() if {one, two} == set(word[:-1].split("/")))
    state = city(SAFE, tile=name, options=f"dual {choice}")
    assert {text.split()[1] for text in texts(state)} == {one, two}
