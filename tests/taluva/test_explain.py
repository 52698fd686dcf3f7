"""Reasons for and against a turn: each where it is true, and not in a twin of the position where it is not."""

from functools import partial

import pytest

import lavafield
from lavafield import CHANCE, OVER, BadInput, IllegalAction, Rng
from lavafield.core.event import Event, event_text
from lavafield.games.taluva.explain import DECISIVE, FEATURES_BEHIND
from lavafield.games.taluva.features import FEATURES
from lavafield.words import languages, words
from tests.taluva.pictures import GAME, board

about_to_place = partial(board, phase="place")


def told(state: lavafield.State, *moves: str, seat: int | None = None) -> dict[str, Event]:
    """The reasons for these moves by their names, the weightiest first."""
    before, actions = state, []
    for text in moves:
        actions.append(GAME.parse(state, text))
        state = state.after(actions[-1])
    return {event.id.removeprefix("taluva-reason-"): event for event in GAME.reasons(before, actions, seat)}


def numbers(event: Event) -> dict[str, str | int]:
    return event.arguments


# --- the end of the game ---


def test_wins_at_once() -> None:
    row = "J1a   C1a   S1a   L1"
    assert next(iter(told(board(row, supply={0: "0/2/1"}), "temple 3,0"))) == "wins"
    assert "wins" not in told(board(row, supply={0: "1/2/1"}), "temple 3,0")
    assert "wins" not in told(board(row, supply={0: "0/2/2"}), "temple 3,0")


def test_after_the_end_nothing_can_come_next() -> None:
    row = "J1a   C1a   S1a   L1    R1    J1b   C1b   S1b   L1"
    assert told(board(row, supply={0: "1/0/1"}), "temple 3,0").keys() == {"wins", "builds-temple"}
    assert "keeps-temple" in told(board(row, supply={0: "1/1/2"}), "hut 4,0")


def test_with_places_two_kinds_used_up_take_the_next_place() -> None:
    row = "J1a   C1a   S1a   L1    R1b"
    reasons = told(board(row, supply={0: "0/2/1"}, ranking=True, players=3), "temple 3,0")
    assert numbers(reasons["finishes"]) == {"rank": 1}
    assert "wins" not in reasons
    assert "finishes" not in told(board(row, supply={0: "0/2/2"}, ranking=True, players=3), "temple 3,0")


@pytest.mark.parametrize(
    ("supply", "outcome"), [("19/2/3", "wins"), ("18/2/3", "shares-win"), ("17/2/3", "loses"), ("20/2/2", "loses")]
)
def test_the_last_build_decides(supply: str, outcome: str) -> None:
    """Seat 0 will have built two huts and nothing else."""
    row = "J1b   R1    C1    S1a"
    reasons = told(board(row, tiles=0, supply={0: "19/2/3", 1: supply}), "hut 2,0")
    assert [name for name in reasons if name in DECISIVE] == [outcome]
    running = told(board(row, tiles=1, supply={0: "19/2/3", 1: supply}), "hut 2,0")
    assert not {"wins", "shares-win", "loses"} & running.keys()


def test_leaves_nothing_to_build() -> None:
    out = told(about_to_place("V1>1  J1a", supply={0: "0/2/3"}, players=3), "+0,1>1")
    assert list(out) == ["leaves-no-build"]
    assert "leaves-no-build" not in told(about_to_place("V1>1  J1a", supply={0: "1/2/3"}, players=3), "+0,1>1")


ROW = "J1a   C1a   S1    L1    .     .     R1"


def test_could_win_with_the_next_build() -> None:
    assert numbers(told(board(ROW, supply={0: "5/0/1"}), "hut 2,0")["could-finish"]) == {"goal": "win"}
    assert numbers(told(board(ROW, supply={0: "5/0/1"}, ranking=True), "hut 2,0")["could-finish"]) == {"goal": "place"}
    assert "could-finish" not in told(board(ROW, supply={0: "5/0/2"}), "hut 2,0")
    assert "could-finish" not in told(board(ROW, supply={0: "5/0/1"}), "hut 6,0")


THEIRS = "J1b   C1b   S1b   L1    .     .     R1"


def test_lets_another_win_with_the_next_build() -> None:
    reasons = told(board(THEIRS, supply={1: "5/0/1"}), "hut 6,0")
    assert reasons["lets-finish"].seats == (1,)
    assert "lets-finish" not in told(board(THEIRS, supply={1: "5/0/2"}), "hut 6,0")
    assert "lets-finish" not in told(board(THEIRS, supply={1: "5/0/1"}), "hut 3,0")


def test_keeps_another_from_winning() -> None:
    reasons = told(board(THEIRS, supply={1: "5/0/1"}), "hut 3,0")
    assert reasons["stops-finish"].seats == (1,)
    assert "stops-finish" not in told(board(THEIRS, supply={1: "5/0/2"}), "hut 3,0")


def test_misses_a_build_that_wins() -> None:
    row = "J1a   C1a   S1a   L1    .     .     R1"
    assert next(iter(told(board(row, supply={0: "5/0/1"}), "hut 6,0"))) == "misses-finish"
    assert "misses-finish" not in told(board(row, supply={0: "5/0/2"}), "hut 6,0")
    assert "misses-finish" not in told(board(row, supply={0: "5/0/1"}), "temple 3,0")


def test_may_be_left_with_nothing_to_build() -> None:
    assert "stuck" in told(board("J1    C1", supply={0: "1/2/3"}), "hut 0,0")
    assert "stuck" not in told(board("J1    S3", supply={0: "1/2/3"}), "hut 0,0")
    assert "stuck" not in told(board("J1    C1", supply={0: "2/2/3"}), "hut 0,0")


def test_leaves_another_nothing_to_build() -> None:
    row = "J1b   S3    J1a   .     C1"
    assert told(board(row, supply={1: "0/2/3"}), "expand 2,0 S")["sticks"].seats == (1,)
    assert "sticks" not in told(board(row, supply={1: "1/2/3"}), "expand 2,0 S")
    assert "sticks" not in told(board(row, supply={1: "0/2/3"}), "hut 4,0")


# --- what is built ---


@pytest.mark.parametrize(("supply", "left"), [("10/2/3", 2), ("10/2/2", 1), ("10/2/1", 0)])
def test_builds_a_temple(supply: str, left: int) -> None:
    row = "J1a   C1a   S1a   L1"
    reasons = told(board(row, supply={0: supply}), "temple 3,0")
    assert numbers(reasons["builds-temple"]) == {"left": left}
    assert reasons["builds-temple"].cells == ((3, 0),)
    assert "builds-temple" not in told(board(row), "hut 3,0")


@pytest.mark.parametrize(("supply", "left"), [("10/2/3", 1), ("10/1/3", 0)])
def test_builds_a_tower(supply: str, left: int) -> None:
    row = "J1a   C3    S1"
    assert numbers(told(board(row, supply={0: supply}), "tower 1,0")["builds-tower"]) == {"left": left}
    assert "builds-tower" not in told(board(row), "hut 2,0")


def test_builds_many_huts_at_once() -> None:
    reasons = told(board("J1a   S3"), "expand 0,0 S")
    assert numbers(reasons["builds-huts"]) == {"count": 3, "fields": 1}
    assert "builds-huts" not in told(board("J1a   S2"), "expand 0,0 S")
    two = told(board("S2    J1a   S1"), "expand 1,0 S")["builds-huts"]
    assert (numbers(two), set(two.cells)) == ({"count": 3, "fields": 2}, {(0, 0), (2, 0)})


def test_uses_up_the_last_huts() -> None:
    assert "uses-up-huts" in told(board("J1    C1", supply={0: "1/2/3"}), "hut 0,0")
    assert "uses-up-huts" not in told(board("J1    C1", supply={0: "2/2/3"}), "hut 0,0")


def test_founds_enlarges_or_joins_settlements() -> None:
    row = "J1a   C1    S1a   L1    R1    J1"
    assert numbers(told(board(row), "hut 5,0")["founds"]) == {"count": 3}
    assert numbers(told(board(row), "hut 3,0")["grows"]) == {"size": 2}
    assert numbers(told(board(row), "hut 1,0")["joins"]) == {"count": 2}
    for move, name in (("hut 5,0", "founds"), ("hut 3,0", "grows"), ("hut 1,0", "joins")):
        assert told(board(row), move).keys() & {"founds", "grows", "joins"} == {name}
    assert not told(board("J1a   C1a   S1a   L1"), "temple 3,0").keys() & {"founds", "grows", "joins"}


def test_a_settlement_that_is_met_twice_is_not_joined_with_itself() -> None:
    ring = """
        J1a   C1a
           S1a   L1    R1
    """
    assert numbers(told(board(ring), "hut 1,1")["grows"]) == {"size": 4}


# --- what is prepared, kept, given up ---


def test_threatens_keeps_or_gives_up_a_temple() -> None:
    assert told(board("J1a   C1a   S1    L1"), "hut 2,0")["readies-temple"].cells == ((3, 0),)
    assert "readies-temple" not in told(board("J1    C1a   S1    L1"), "hut 2,0")
    assert "readies-temple" not in told(board("J1a   C1a   S1    L1", supply={0: "10/2/0"}), "hut 2,0")
    ready = board("J1a   C1a   S1a   L1    .     J1")
    assert told(ready, "hut 5,0").keys() & {"readies-temple", "keeps-temple", "spoils-temple"} == {"keeps-temple"}
    assert told(ready, "hut 3,0").keys() & {"readies-temple", "keeps-temple", "spoils-temple"} == {"spoils-temple"}
    assert not told(ready, "temple 3,0").keys() & {"readies-temple", "keeps-temple", "spoils-temple"}


def test_a_second_temple_is_threatened_by_the_first() -> None:
    two = "J1a   C1a   S1a   L1    .     J1a   C1a   S1a   L1"
    assert told(board(two), "temple 3,0")["readies-temple"].cells == ((8, 0),)


def test_threatens_keeps_or_gives_up_a_tower() -> None:
    assert told(board("J1    S3"), "hut 0,0")["readies-tower"].cells == ((1, 0),)
    assert "readies-tower" not in told(board("J1    S2"), "hut 0,0")
    ready = board("J1a   S3    .     J1")
    assert told(ready, "hut 3,0").keys() & {"readies-tower", "keeps-tower", "spoils-tower"} == {"keeps-tower"}
    assert told(ready, "expand 0,0 S").keys() & {"readies-tower", "keeps-tower", "spoils-tower"} == {"spoils-tower"}
    assert not told(ready, "tower 1,0").keys() & {"readies-tower", "keeps-tower", "spoils-tower"}


def test_prepares_an_expansion() -> None:
    assert numbers(told(board("J1    S3"), "hut 0,0")["readies-huts"]) == {"count": 3}
    assert "readies-huts" not in told(board("J1    S2"), "hut 0,0")
    assert "readies-huts" not in told(board("J1    S3", supply={0: "3/2/3"}), "hut 0,0")
    assert "readies-huts" not in told(board("J1a   S3    .     J1"), "hut 3,0")  # it was there before


# --- what others lose and gain ---


def test_blocks_a_temple() -> None:
    reasons = told(board("J1b   C1b   S1b   L1    R1"), "hut 3,0")
    assert (reasons["blocks-temple"].seats, reasons["blocks-temple"].cells) == ((1,), ((3, 0),))
    assert "blocks-temple" not in told(board("J1b   C1b   S1b   L1    R1"), "hut 4,0")
    assert "blocks-temple" not in told(board("J1    C1b   S1b   L1    R1"), "hut 3,0")


def test_blocks_a_tower_and_cuts_an_expansion() -> None:
    reasons = told(board("J1b   S3    J1a   C1"), "expand 2,0 S")
    assert reasons["blocks-tower"].seats == reasons["cuts-huts"].seats == (1,)
    assert numbers(reasons["cuts-huts"]) == {"before": 3, "after": 1}
    assert not told(board("J1b   S3    J1a   C1"), "hut 3,0").keys() & {"blocks-tower", "cuts-huts"}


def test_opens_a_temple_to_another() -> None:
    ground = """
        J1b   C1b   S1b
                 .     .
    """
    assert told(about_to_place(ground), "+0,1>0")["opens-temple"].seats == (1,)
    assert "opens-temple" not in told(about_to_place(ground.replace("S1b", "S1a")), "+0,1>0")


def test_opens_an_expansion_to_another() -> None:
    high = """
        V2>1  V2>0  J1b   .     J1
           S2    J2    S3
    """
    reasons = told(about_to_place(high, tile="VSS"), "^1,0>1")
    assert (reasons["opens-huts"].seats, numbers(reasons["opens-huts"])) == ((1,), {"count": 6})
    assert "opens-huts" not in told(about_to_place(high, tile="VJJ"), "^1,0>1")


def test_opens_a_tower_to_another() -> None:
    ground = """
        V2>1  V2>0  J1b   .     J1
           S2    S2    S2
    """
    assert told(about_to_place(ground), "^1,0>1")["opens-tower"].seats == (1,)
    assert "opens-tower" not in told(about_to_place(ground.replace("S2", "S1").replace("V2", "V1")), "^1,0>1")


# --- eruptions ---

SPLIT = """
   V1>1  V1>0
C1{0}   J1{0}   R1{0}   L2
"""


def test_buries_huts_and_splits_a_settlement() -> None:
    theirs = told(about_to_place(SPLIT.format("b")), "^1,0>2")
    assert theirs["buries"].seats == theirs["splits"].seats == (1,)
    assert numbers(theirs["buries"]) == {"count": 1}
    assert not theirs.keys() & {"buries-own", "splits-own"}
    own = told(about_to_place(SPLIT.format("a")), "^1,0>2")
    assert {"buries-own", "splits-own"} <= own.keys()
    assert not own.keys() & {"buries", "splits"}
    assert not told(about_to_place(SPLIT.format(" ")), "^1,0>2")


# --- all of them ---


def test_a_quiet_move_has_no_reasons() -> None:
    assert told(about_to_place("V1>1  V1>0  S1"), "+0,1>1") == {}
    assert GAME.reasons(board("J1"), [], 0) == []


def test_no_more_than_five_are_told() -> None:
    crowded = board("J1b   C1b   S1b   L1    C1a   S1a   J3    R3", supply={0: "5/1/3", 1: "5/0/1"})
    assert len(told(crowded, "hut 3,0")) == 5


def test_the_features_behind_the_facts_exist() -> None:
    assert {name for names in FEATURES_BEHIND.values() for name in names} <= set(FEATURES)
    assert not FEATURES_BEHIND.keys() & set(DECISIVE)


@pytest.mark.parametrize("name", sorted({*FEATURES_BEHIND, *DECISIVE}))
def test_every_fact_has_words(name: str) -> None:
    assert all(words(language).has(f"taluva-reason-{name}") for language in languages())


def test_only_actions_of_one_seat_are_explained() -> None:
    state = about_to_place("V1>1  J1a   C1")
    turn = [GAME.parse(state, "+0,1>1"), GAME.parse(board("V1>1  J1a   C1"), "hut 2,0")]
    with pytest.raises(BadInput):
        GAME.reasons(state, [*turn, 0], 0)
    with pytest.raises(BadInput):
        GAME.reasons(GAME.new(), [], 0)
    with pytest.raises(BadInput):
        GAME.reasons(state, turn, 2)
    with pytest.raises(IllegalAction):
        GAME.reasons(state, [turn[0], 10**6], 0)


@pytest.mark.parametrize("preview", [False, True])
def test_reasons_can_be_told_in_every_turn_and_give_nothing_hidden_away(preview: bool) -> None:
    state, rng = GAME.new(players=3, preview=preview, tiles=12), Rng(5)
    while state.to_act != OVER:
        seat = state.to_act
        if seat == CHANCE:
            state = state.after(state.sample(rng))
            continue
        before, actions = state, []
        while state.to_act == seat:
            actions.append(state.sample(rng))
            state = state.after(actions[-1])
        reasons = GAME.reasons(before, actions, seat)
        other = before.copy()
        other.resample(seat, rng)
        assert GAME.reasons(other, actions, seat) == GAME.reasons(before, actions, None) == reasons
        assert all(event_text(event, ["Ada", "Bo", "Cy"], "de") for event in reasons)
