"""A.D. 79, Omens, and how the eruption begins."""

from fractions import Fraction

import pytest

import lavafield
from tests.pompeii.pictures import (
    GAME,
    Cell,
    after,
    allows,
    at,
    city,
    count,
    events,
    forbids,
    full,
    hand,
    legal,
    named,
    standing,
    step,
)


def chance_of(state: lavafield.State, card: str) -> Fraction:
    """How likely that card is the next one."""
    weights = dict(zip((str(one["card"]) for one in named(state)), state.weights(), strict=True))
    return Fraction(weights.get(card, 0), sum(weights.values()))


# --- A.D. 79 ---


@pytest.mark.clause("POM-AD79-FIRST")
def test_the_card_below_ad79_is_drawn_instead_of_it() -> None:
    state = city({(2, 6): "bb"}, warned=False, top=0)
    played = after(state, "p4 2,6")
    assert step(played) == "0 draw"
    assert events(state, "p4 2,6")[-1] == "first-ad79"
    drawn = after(played, "draw 4")
    assert len(hand(drawn, 0)) == 4
    assert step(drawn) == "1 play"


@pytest.mark.clause("POM-AD79-FIRST")
def test_from_ad79_on_relatives_and_jokers_are_in_force() -> None:
    pieces = full(7) | {(2, 6): "bb"}
    state = after(city(pieces, warned=False, top=0), "p4 2,6", "draw 4")
    assert step(after(state, "p4 2,6")) == "1 relatives"
    before = city(pieces, warned=False, top=1)
    assert step(after(before, "p4 2,6")) == "0 draw"
    assert step(after(before, "p4 2,6", "draw 4", "p4 2,6")) == "1 draw"
    assert "first-ad79" not in events(before, "p4 2,6")
    jokers = city(full(7), warned=False, top=0, hands={0: "4.7", 1: "7.7"})
    assert len(legal(after(jokers, "p4 2,6", "draw 4"), "play")) > 1
    assert legal(jokers, "play") == {"p4 2,5", "p4 2,6", "p7"}


@pytest.mark.clause("POM-AD79-FIRST", "POM-OMEN")
@pytest.mark.row(11)
def test_an_omen_drawn_instead_of_ad79_is_carried_out() -> None:
    state = after(city({(2, 6): "bb"}, warned=False, top=0), "p4 2,6")
    assert step(after(state, "draw omen")) == "0 omen"
    struck = after(state, "draw omen", "*2,6 b")
    assert step(struck) == "0 draw"
    assert at(struck, 2, 6) == "ab"


@pytest.mark.clause("POM-AD79-HIDDEN")
@pytest.mark.row(18)
@pytest.mark.parametrize(
    ("edition", "players", "last"),
    [(2004, 2, 15), (2004, 3, 15), (2004, 4, 15), (2013, 2, 15), (2013, 3, 15), (2013, 4, 10)],
)
def test_ad79_lies_among_the_last_cards_at_each_place_alike(edition: int, players: int, last: int) -> None:
    above = city(phase="draw", players=players, edition=edition, places=last + 1)
    forbids(above, "draw ad79", "POM-DRAW", card="ad79")
    not_yet = Fraction(1)
    for places in range(last, -1, -1):
        state = city(phase="draw", players=players, edition=edition, places=places, omens=min(places, 7))
        here = chance_of(state, "ad79")
        assert not_yet * here == Fraction(1, last + 1)
        not_yet *= 1 - here
    assert not_yet == 0


@pytest.mark.clause("POM-AD79-HIDDEN", "POM-PILE")
@pytest.mark.row(18)
@pytest.mark.parametrize(
    ("edition", "players", "shortest"), [(2004, 2, 19), (2004, 4, 19), (2013, 2, 19), (2013, 3, 19), (2013, 4, 24)]
)
def test_there_are_so_many_turns_before_the_eruption(edition: int, players: int, shortest: int) -> None:
    """At least with all Omens drawn and A.D. 79 as soon as can be, at most with all Pompeii cards drawn before it."""
    start = GAME.new(players, edition=edition, announce="never")
    assert turns(start, ["ad79", "omen"]) == shortest
    assert turns(start, []) == 34


def turns(state: lavafield.State, wanted: list[str]) -> int:
    """The cards played until Vesuvius erupts, if these are drawn as soon as they can be, else the lowest card."""
    played = 0
    while not step(state).endswith("lava-draw"):
        names = named(state)
        cards = [str(one.get("card")) for one in names]
        soonest = [cards.index(card) for card in wanted if card in cards]
        played += names[-1]["do"] == "play"
        state = state.after(state.actions()[soonest[0] if soonest else 0])
    return played


@pytest.mark.clause("POM-AD79-HIDDEN")
def test_nobody_sees_where_ad79_lies() -> None:
    state = city(phase="draw", places=15)
    twin = state.copy()
    twin.resample(0, lavafield.Rng(7))
    assert chance_of(twin, "ad79") == chance_of(state, "ad79") == Fraction(1, 16)
    assert twin.view(0) == state.view(0)


# --- Omens ---


@pytest.mark.clause("POM-OMEN")
def test_an_omen_throws_a_piece_into_the_volcano_and_its_drawer_draws_again() -> None:
    state = city({(2, 6): "bb"}, phase="draw", omens=3, hands={0: "4.6"})
    drawn = after(state, "draw omen")
    assert step(drawn) == "0 omen"
    assert legal(drawn) == {"*2,6 b"}
    assert hand(drawn, 0) == ["4", "6"]
    struck = after(drawn, "*2,6 b")
    assert step(struck) == "0 draw"
    assert standing(struck) == {(2, 6): "b"}
    assert count(struck, 1, "volcano") == 1
    assert count(struck, 1, "board") == 1
    assert step(after(struck, "draw 8")) == "1 play"


@pytest.mark.clause("POM-OMEN")
def test_a_further_omen_does_the_same_again() -> None:
    state = city({(2, 6): "bb", (2, 5): "b"}, phase="draw", omens=2, places=20)
    state = after(state, "draw omen", "*2,6 b", "draw omen")
    assert step(state) == "0 omen"
    state = after(state, "*2,6 b")
    assert standing(state) == {(2, 5): "b"}
    forbids(state, "draw omen", "POM-DRAW", card="omen")
    piles = GAME.scene(state.view(None)).piles
    assert (piles["pompeii-pile-cards"], piles["pompeii-pile-omens"]) == (18, 0)


@pytest.mark.clause("POM-OMEN", "POM-ERUPTION")
@pytest.mark.row(12)
def test_the_second_ad79_instead_of_an_omen_starts_the_eruption() -> None:
    state = city({(2, 6): "bb"}, phase="draw", omens=2, places=10)
    erupted = after(state, "draw omen", "*2,6 b", "draw ad79")
    assert step(erupted) == "1 lava-draw"
    assert hand(erupted, 0) == []


@pytest.mark.clause("POM-OMEN-OPPONENT")
@pytest.mark.row(10)
def test_an_omen_takes_a_piece_of_any_other_player_never_an_own_one() -> None:
    state = city({(2, 6): "abc", (1, 0): "a"}, players=3, phase="omen")
    forbids(state, "*2,6 a", "POM-OMEN-OPPONENT", (2, 6))
    forbids(state, "*1,0 a", "POM-OMEN-OPPONENT", (1, 0))
    assert legal(state) == {"*2,6 b", "*2,6 c"}
    allows(city({(2, 6): "abc"}, players=3, phase="omen", to_act=1), "*2,6 a")


@pytest.mark.clause("POM-OMEN-PIECE")
def test_that_player_has_to_have_a_piece_there() -> None:
    state = city({(2, 6): "ab", (1, 0): "c"}, players=3, phase="omen")
    absent: list[tuple[Cell, str]] = [((2, 6), "c"), ((1, 0), "b"), ((5, 0), "b")]
    for cell, owner in absent:
        forbids(state, f"*{cell[0]},{cell[1]} {owner}", "POM-OMEN-PIECE", cell)
    forbids(state, "*9,9 b", "POM-OMEN-PIECE", (0, 11))
    allows(state, "*2,6 b", "*1,0 c")


@pytest.mark.clause("POM-OMEN-NOBODY")
@pytest.mark.row(13)
@pytest.mark.parametrize("pieces", [{}, {(2, 6): "aa"}], ids=["nobody", "own pieces"])
def test_an_omen_without_a_victim_takes_nothing(pieces: dict[Cell, str]) -> None:
    state = city(pieces, phase="draw", players=3, omens=2)
    assert events(state, "draw omen") == ["omen-drawn", "omen-nobody"]
    drawn = after(state, "draw omen")
    assert step(drawn) == "0 draw"
    assert standing(drawn) == pieces
    assert [count(drawn, seat, "volcano") for seat in (0, 1, 2)] == [0, 0, 0]
    assert step(after(drawn, "draw 8")) == "1 play"
    assert step(after(city({(2, 6): "c"}, phase="draw", players=3), "draw omen")) == "0 omen"


@pytest.mark.clause("POM-OMEN-LOST")
def test_the_piece_counts_as_lost_and_its_spot_is_free_again() -> None:
    state = city({(2, 5): "bbb"}, phase="omen", lost={1: 2}, hands={0: "6.8.9", 1: "4.4.6.8"})
    struck = after(state, "*2,5 b", "draw 3")
    assert count(struck, 1, "volcano") == 3
    assert count(struck, 1, "board") == 2
    assert count(struck, 1, "stock") == count(state, 1, "stock") == 31
    allows(struck, "p4 2,5")
    forbids(city({(2, 5): "bbb"}, hands={0: "4"}), "p4 2,5", "POM-SPOT-FREE", (2, 5))


# --- the eruption ---


@pytest.mark.clause("POM-ERUPTION")
def test_the_second_ad79_starts_the_eruption_at_once() -> None:
    for players, drawer in ((2, 0), (3, 2), (4, 1)):
        state = city({(2, 6): "b"}, players=players, phase="draw", to_act=drawer, places=10)
        assert events(state, "draw ad79") == ["second-ad79", "eruption"]
        assert step(after(state, "draw ad79")) == f"{(drawer + 1) % players} lava-draw"


@pytest.mark.clause("POM-ERUPTION")
def test_its_drawer_gets_no_other_card() -> None:
    state = city({(2, 6): "b"}, phase="draw", places=10)
    erupted = after(state, "draw ad79")
    assert {move.split()[0] for move in legal(erupted)} == {"tile"}
    assert hand(erupted, 0) == []


@pytest.mark.clause("POM-ERUPTION-BOX")
@pytest.mark.row(19)
@pytest.mark.parametrize("announced", [False, True])
def test_all_hands_are_discarded(announced: bool) -> None:
    if announced:
        erupted = after(city(full(7), players=3, hands={0: "7.7"}), "announce")
    else:
        erupted = after(city({(2, 6): "b"}, players=3, phase="draw", places=10), "draw ad79")
    for seat in (0, 1, 2):
        assert hand(erupted, seat) == []
        assert hand(erupted, seat, (seat + 1) % 3) == []


@pytest.mark.clause("POM-ERUPTION-BOX")
@pytest.mark.row(44)
def test_pieces_not_placed_are_neither_saved_nor_lost() -> None:
    state = city({(2, 6): "abb"}, players=3, phase="draw", places=10, lost={2: 3})
    assert [count(state, seat, "stock") for seat in (0, 1, 2)] == [29, 28, 27]
    erupted = after(state, "draw ad79")
    facts = ("stock", "board", "saved", "volcano", "box")
    assert [[count(erupted, seat, fact) for fact in facts] for seat in (0, 1, 2)] == [
        [0, 1, 0, 0, 29],
        [0, 2, 0, 0, 28],
        [0, 0, 0, 3, 27],
    ]
    assert standing(erupted) == {(2, 6): "abb"}
