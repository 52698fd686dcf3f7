"""What a client can show before it is done: the huts of an expansion, what an eruption swallows, a dead end."""

import pytest

import lavafield
from tests.taluva.pictures import GAME, board, texts


def foreseen(state: lavafield.State, **record: object) -> dict[str, list[str]]:
    """The events of each action, by its short notation."""
    return {
        GAME.text(state, GAME.action(state, each.action)): [
            event.id.removeprefix("taluva-event-") for event in each.events
        ]
        for each in GAME.foresee(state, record)
    }


def test_an_expansion_tells_its_fields_and_huts() -> None:
    state = board("C2    J1a   C3    C1")
    (each,) = GAME.foresee(state, {"do": "expand", "from": [1, 0], "terrain": "clearing"})
    (event,) = each.events
    assert event.cells == ((0, 0), (2, 0))
    assert event.arguments == {"terrain": "clearing", "count": 5, "fields": 2}


def test_any_field_of_a_settlement_tells_all_its_expansions_each_once() -> None:
    state = board("C2    J1a   S1a   R2")
    for cell in ([1, 0], [2, 0]):
        assert foreseen(state, **{"from": cell}) == {"expand 1,0 C": ["expanded"], "expand 1,0 R": ["expanded"]}


def test_an_expansion_that_is_one_hut_is_foreseen_as_that_hut() -> None:
    state = board("J1a   C1")
    assert foreseen(state, **{"from": [0, 0]}) == {"hut 1,0": ["hut-built"]}


def test_an_eruption_tells_the_huts_it_would_swallow() -> None:
    state = board(
        """
           V1>1  V1>0  S1
        J1b   J1b   R1a   R1a
        """,
        phase="place",
    )
    (each,) = GAME.foresee(state, {"do": "erupt", "volcano": [1, 0], "facing": 1})
    lost = {event.seats[0]: event.cells for event in each.events if event.id == "taluva-event-huts-lost"}
    assert lost == {0: ((1, 1),), 1: ((0, 1),)}


def test_a_placement_after_which_nothing_can_be_built_tells_of_the_elimination() -> None:
    state = board("J1b   V1>1  C1c", phase="place", players=3, supply={0: "0/2/3"})
    assert foreseen(state, do="extend", volcano=[1, -1], facing=5) == {"+1,-1>5": ["extended", "eliminated"]}


def test_a_verb_alone_tells_all_that_can_be_done_with_it() -> None:
    state = board("C2    J1a   J1a   J1a   C1")
    assert set(foreseen(state, do="temple")) == texts(state, "temple") != set()


def test_nothing_is_foreseen_of_what_is_not_legal_or_left_to_chance() -> None:
    state = board("C2    J1a   C3")
    assert foreseen(state, do="tower", at=[0, 0]) == {}
    assert foreseen(state, do="extend", volcano=[5, 0], facing=0) == {}
    assert foreseen(GAME.new(), do="draw") == {}
    assert foreseen(state, do="dance") == {}
    for malformed in ({"dance": 1}, {"do": "hut", "facing": 1}, "hut"):
        with pytest.raises(lavafield.BadInput):
            GAME.foresee(state, malformed)  # type: ignore[arg-type]
