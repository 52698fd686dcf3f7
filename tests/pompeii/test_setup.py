"""What the game is made of: the city, the cards, the pieces, the tiles, and how a game begins."""

from collections import Counter
from itertools import pairwise

import pytest

import lavafield
from tests.pompeii.pictures import (
    GAME,
    GATES,
    STARTS,
    Cell,
    after,
    city,
    count,
    hand,
    legal,
    named,
    places,
    pompeii,
    refused,
    spots,
    step,
)

CITY = """
     0     1     2     3     4     5     6     7     8     9     10
0  G     n     -     -     p2    G     n     *S*
         .                 ..          ..
1  g1    g1    *O*   n     p2    -     -     n     -     G
   ..    ..          ...   ..                ..
2  n     -     p3a   p3b   n     g4a   g4b   -     p5    -     *V*
   ..          ...   ..    ..    ...   ....        ....
3  -     n     t6a   t6b   *C*   -     g8a   n     -     n     n
         ...   ..    ..                ...   ...         ..    .
4  G     -     t6a   t6b   -     p7    g8b   -     -     -     G
               .     ..          ...   ..
5  -     n     -     n     t9    b10a  -     n     b11a  -     b11b
         ..          ..    ....  ...         ..    .           ..
6                    *M*   -     b10b  G     -     Gb11a *H*   b11b
                                 ..                .           .
"""
CARDS = {1: 4, 2: 4, 3: 5, 4: 7, 5: 4, 6: 7, 7: 3, 8: 5, 9: 4, 10: 5, 11: 5}


def section(state: lavafield.State, name: str) -> list[str]:
    """One part of a position, its name apart."""
    parts = [part.split() for part in GAME.position(state).split(" | ")]
    return next(part[1:] for part in parts if part[0] == name)


def chances(state: lavafield.State) -> dict[str, int]:
    """What can turn up, with its weight."""
    kinds = [str(record.get("card", record.get("symbol"))) for record in named(state)]
    return dict(zip(kinds, state.weights(), strict=True))


# --- the game and its parts ---


@pytest.mark.clause("POM-PLAYERS")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert GAME.new(players).players == players


@pytest.mark.clause("POM-PLAYERS")
@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(lavafield.BadInput, match=f"expected 2-4, got {players}"):
        GAME.new(players)


@pytest.mark.clause("POM-CITY", "POM-GATES", "POM-BUILDINGS")
def test_the_city_is_drawn_as_printed() -> None:
    assert GAME.board(GAME.new().view(None)) == CITY.strip("\n")


@pytest.mark.clause("POM-CITY")
def test_the_city_has_seventy_squares() -> None:
    fields = GAME.scene(GAME.new().view(None)).fields
    assert len({field.at for field in fields}) == len(fields) == 70


@pytest.mark.clause("POM-CITY")
@pytest.mark.row(31)
def test_just_squares_with_a_common_edge_are_neighbours() -> None:
    """A piece alone goes one step; start squares are barred."""
    inside = {field.at for field in GAME.scene(GAME.new().view(None)).fields}
    for row, col in inside - set(STARTS.values()):
        state = city({(row, col): "a"}, phase="run")
        around = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
        assert places(state, "run") == around & inside - set(STARTS.values())


@pytest.mark.clause("POM-CITY", "POM-GATES")
def test_the_ways_out_are_as_long_as_measured_on_the_map() -> None:
    inside = {field.at for field in GAME.scene(GAME.new().view(None)).fields}
    ways = Counter(way_out(cell) for cell in inside - set(STARTS.values()))
    assert ways == {1: 7, 2: 17, 3: 20, 4: 14, 5: 6}


def way_out(cell: Cell) -> int:
    """The smallest crowd from which one can leave the city."""
    row, col = cell
    return next(n for n in range(1, 9) if f"{row},{col}>out" in legal(city({cell: "a" * n}, phase="run")))


@pytest.mark.clause("POM-GATES")
def test_seven_squares_have_a_gate_and_six_begin_a_symbol() -> None:
    fields = GAME.scene(GAME.new().view(None)).fields
    assert {field.at for field in fields if field.gate} == set(GATES)
    assert len(GATES) == len({field.gate for field in fields if field.gate}) == 7
    assert {field.label: field.at for field in fields if field.fill == "start"} == STARTS
    for row, col in GATES:
        assert f"{row},{col}>out" in legal(city({(row, col): "a"}, phase="run"))


@pytest.mark.clause("POM-BUILDINGS")
def test_there_are_eighty_spots_in_thirty_buildings() -> None:
    fields = GAME.scene(GAME.new().view(None)).fields
    assert sum(field.spots for field in fields) == 80
    assert sum(spots(0).values()) == 27
    assert len(spots(0)) == 13
    numbered = {field.label for field in fields if field.spots and field.fill != "neutral"}
    assert sorted(numbered) == sorted(
        ["1", "2", "3a", "3b", "4a", "4b", "5", "6a", "6b", "7", "8a", "8b", "9", "10a", "10b", "11a", "11b"]
    )


@pytest.mark.clause("POM-BUILDINGS")
@pytest.mark.row(1)
@pytest.mark.parametrize(
    ("card", "one", "other"),
    [(1, (1, 0), (1, 1)), (2, (0, 4), (1, 4)), (6, (3, 2), (4, 2)), (6, (3, 3), (4, 3)), (11, (5, 8), (6, 8))],
    ids=str,
)
def test_a_building_over_two_squares_is_one_building(card: int, one: Cell, other: Cell) -> None:
    state = city({other: "b"}, hands={0: f"{card}.{card}"})
    assert step(after(state, f"p{card} {one[0]},{one[1]}")) == "0 relatives"


@pytest.mark.clause("POM-CARDS")
def test_there_are_as_many_cards_of_a_number_as_spots() -> None:
    start = GAME.new()
    assert chances(start) == {str(card): number for card, number in CARDS.items()}
    assert sum(CARDS.values()) == 53
    assert {card: sum(spots(card).values()) for card in CARDS} == CARDS


@pytest.mark.clause("POM-CARDS")
def test_there_are_seven_omens_in_both_editions() -> None:
    for edition in (2004, 2013):
        assert GAME.scene(GAME.new(edition=edition).view(None)).piles["pompeii-pile-omens"] == 7


@pytest.mark.clause("POM-PIECES")
@pytest.mark.parametrize(("edition", "pieces"), [(2004, (36, 30, 25)), (2013, (30, 30, 25))])
def test_fewer_pieces_for_more_players(edition: int, pieces: tuple[int, ...]) -> None:
    for players, number in zip((2, 3, 4), pieces, strict=True):
        start = GAME.new(players, edition=edition)
        for seat in range(players):
            assert [count(start, seat, what) for what in ("stock", "board", "saved", "volcano", "box")] == [
                number, 0, 0, 0, 0,
            ]  # fmt: skip


@pytest.mark.clause("POM-TILES")
@pytest.mark.row(47)
def test_the_bag_holds_forty_five_tiles() -> None:
    assert section(GAME.new(), "tiles") == ["vase7", "helmet7", "mask7", "scroll8", "column8", "coin8"]
    assert GAME.scene(GAME.new().view(None)).piles["pompeii-pile-tiles"] == 45


# --- the pile and the hands ---


def dealt(players: int, **options: str | int) -> lavafield.State:
    """A game after the deal: everybody is dealt the cards 1, 2, 3 and 4."""
    return after(GAME.new(players, **options), *(f"deal {seat} {card}" for seat in "abcd"[:players] for card in "1234"))


@pytest.mark.clause("POM-PILE")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ninth_card_drawn_lies_below_ad79(players: int) -> None:
    state = dealt(players)
    cards = {seat: [4, 3, 2, 1] for seat in range(players)}
    for drawn in range(8):
        seat = state.to_act
        state = after(state, free_play(state, cards[seat].pop()))
        assert not {"draw omen", "draw ad79"} & legal(state), drawn
        card = next(card for card in (6, 8, 9, 10, 11) if f"draw {card}" in legal(state))
        cards[seat] = [card, *cards[seat]]
        state = after(state, f"draw {card}")
    state = after(state, free_play(state, cards[state.to_act].pop()))
    assert "draw omen" in legal(state)
    assert "draw ad79" not in legal(state)


def free_play(state: lavafield.State, card: int) -> str:
    return next(text for text in sorted(legal(state, "play")) if text.startswith(f"p{card} "))


@pytest.mark.clause("POM-PILE")
def test_below_ad79_lie_twenty_five_pompeii_cards_and_seven_omens() -> None:
    pile = {"pompeii-pile-top": 8, "pompeii-pile-below": 32, "pompeii-pile-omens": 7, "pompeii-pile-tiles": 45}
    for players in (2, 3, 4):
        assert GAME.scene(dealt(players).view(None)).piles == pile
    below = chances(city(phase="draw"))
    assert below["omen"] * 25 == 7 * sum(weight for card, weight in below.items() if card != "omen")


@pytest.mark.clause("POM-PILE")
@pytest.mark.parametrize(("players", "boxed"), [(2, 12), (3, 8), (4, 4)])
def test_cards_in_the_box_are_as_unknown_as_those_in_the_pile(players: int, boxed: int) -> None:
    state = dealt(players)
    piles = GAME.scene(state.view(None)).piles
    hidden = sum(GAME.scene(state.view(None)).unseen.values()) - 4 * players
    assert hidden - piles["pompeii-pile-top"] - (piles["pompeii-pile-below"] - piles["pompeii-pile-omens"]) == boxed


@pytest.mark.clause("POM-HAND")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_four_cards(players: int) -> None:
    state = dealt(players)
    assert step(state) == "0 play"
    for seat in range(players):
        assert hand(state, seat) == ["1", "2", "3", "4"]
        assert hand(state, seat, (seat + 1) % players) == ["?"] * 4


@pytest.mark.clause("POM-HAND")
def test_cards_that_were_played_lie_open() -> None:
    state = after(city(hands={0: "4.4.6.8", 1: "4.6.8.8"}), "p4 2,6")
    assert section(state, "discard") == ["4x1"]
    assert GAME.scene(state.view(None)).unseen["4"] == 6
    assert GAME.scene(state.view(1)).unseen["4"] == 5
    assert hand(state, 0, 1) == ["?"] * 3


@pytest.mark.clause("POM-ORDER")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins_and_the_turn_goes_round(players: int) -> None:
    state = dealt(players)
    turns = [state.to_act]
    for card in ("1", "2", "3") * 2:
        state = after(state, sorted(text for text in legal(state, "play"))[0], f"draw {10 if card == '1' else 11}")
        turns.append(state.to_act)
    assert turns[0] == 0
    assert all(later == (seat + 1) % players for seat, later in pairwise(turns))


@pytest.mark.clause("POM-ORDER")
def test_nobody_else_acts_meanwhile() -> None:
    state = city(players=3, to_act=1)
    assert [bool(state.view(seat).actions()) for seat in (0, 1, 2)] == [False, True, False]
    assert refused(state, "p3 2,2") is None
    assert pompeii(state).to_act == 1
