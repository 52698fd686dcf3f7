"""Refusals: the first clause in the order of the rules, in every language, also for half-told actions."""

import ast
from pathlib import Path
from typing import Any

import pytest

import lavafield
from lavafield.games.taluva import clause_ids, ids
from lavafield.games.taluva.state import TaluvaState
from lavafield.words import languages
from tests.taluva.pictures import GAME, Cell, after, board, forbids, why

TALUVA = Path(lavafield.__file__).parent / "games" / "taluva"

TWO_TILES = """
   V1>1  V1>0  {}
{}{}{}
"""


def two_tiles(left: str, middle: str, right: str, far: str = "S1") -> TaluvaState:
    """Two tiles of which the second can erupt over the middle and the right field."""
    return board(TWO_TILES.format(far, f"{left:6}", f"{middle:6}", right), phase="place")


def refused() -> dict[str, tuple[TaluvaState, str | int]]:
    """For every clause that forbids, an action that it forbids."""
    row = board("J1a   C1a   S1a   L3    V1>1  R2    C1b")
    return {
        "TAL-TURN": (row, "VJC"),
        "TAL-DRAW": (board("J1", phase="draw", bag="VJC1", tiles=1), "VLL"),
        "TAL-FIRST": (after(GAME.new(), "VJC"), int(ids.extension(0, 0))),
        "TAL-EXTEND-TABLE": (two_tiles("J1", "C1", "R1"), "+0,0>0"),
        "TAL-EXTEND-EDGE": (two_tiles("J1", "C1", "R1"), "+9,0>0"),
        "TAL-ERUPT-VOLCANO": (two_tiles("J1", "C1", "R1"), "^0,1>4"),
        "TAL-ERUPT-FACING": (two_tiles("J1", "C1", "R1"), "^1,0>0"),
        "TAL-ERUPT-LEVEL": (two_tiles("J1", "C1", "R2"), "^1,0>1"),
        "TAL-COVER-TALL": (two_tiles("J1a", "C1a^", "R1"), "^1,0>1"),
        "TAL-COVER-SETTLEMENT": (two_tiles("J1", "C1a", "R1a"), "^1,0>1"),
        "TAL-BUILD-LAND": (row, "hut 9,0"),
        "TAL-BUILD-VOLCANO": (row, "hut 4,0"),
        "TAL-BUILD-FREE": (row, "hut 6,0"),
        "TAL-HUT-LEVEL": (row, "hut 5,0"),
        "TAL-HUT-APART": (board("J1a   C1    S1", edition=2012), "hut 1,0"),
        "TAL-TOWER-LEVEL": (row, "tower 5,0"),
        "TAL-SUPPLY": (board("J1    C1a   R3", supply={0: "0/2/3"}), "hut 0,0"),
        "TAL-TOWER-BESIDE": (board("J1    R3"), "tower 1,0"),
        "TAL-TOWER-ONE": (board("J1    R3    C1a^"), "tower 1,0"),
        "TAL-TEMPLE-BESIDE": (row, "temple 5,0"),
        "TAL-TEMPLE-SIZE": (board("J1    C1a"), "temple 0,0"),
        "TAL-TEMPLE-ONE": (board("J1a   C1a   S1a#  L1"), "temple 3,0"),
        "TAL-EXPAND-OWN": (row, "expand 6,0 R"),
        "TAL-EXPAND-TERRAIN": (row, "expand 0,0 R"),
        "TAL-EXPAND-SUPPLY": (board("J9    C1a   R1", supply={0: "8/2/3"}), "expand 1,0 J"),
        "TAL-EXPAND-SAME": (board("J1a   C1"), int(ids.expansion(0, 1))),
    }


def violation(state: TaluvaState, action: str | int) -> lavafield.Violation | None:
    return why(state, action) if isinstance(action, str) else GAME.why_not(state, action)


def test_there_is_an_example_for_every_clause_that_forbids() -> None:
    assert list(refused()) == [entry.id for entry in GAME.clauses if entry.kind == "forbids"]


@pytest.mark.parametrize("clause", list(refused()))
def test_every_refusal_can_be_told_in_every_language(clause: str) -> None:
    found = violation(*refused()[clause])
    assert found is not None
    assert found.clause == clause
    told = {found.text(language) for language in languages()}
    assert len(told) == len(languages())
    for text in told:
        assert text.endswith(".")
        assert "{" not in text


def test_refusals_speak_of_the_move() -> None:
    spoken = {
        "TAL-TURN": "Das Plättchen liegt schon, jetzt musst du bauen.",
        "TAL-HUT-LEVEL": "A single hut belongs on level 1, but this field is on level 2.",
        "TAL-TEMPLE-SIZE": "A temple needs a settlement of at least three fields, "
        "but the largest beside this field has only one.",
        "TAL-EXPAND-SUPPLY": "This expansion takes 9 huts, but only 8 are left in your supply.",
    }
    for clause, text in spoken.items():
        found = violation(*refused()[clause])
        assert found is not None
        assert text in (found.text("en"), found.text("de")), found.text("de")


# --- the first clause that forbids ---


def refusing_functions() -> dict[str, list[str]]:
    """The clauses that each function answers with, from top to bottom."""
    found = {}
    for file in ("rules.py", "state.py"):
        for node in ast.walk(ast.parse((TALUVA / file).read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("refus"):
                returns = [each for each in ast.walk(node) if isinstance(each, ast.Return)]
                returns.sort(key=lambda each: each.lineno)
                names = [each.value.id for each in returns if isinstance(each.value, ast.Name)]
                found[node.name] = [name for name in names if name.startswith("TAL_")]
    return found


def test_every_function_asks_in_the_order_of_the_clauses() -> None:
    functions = refusing_functions()
    assert {name for names in functions.values() for name in names} == {
        clause.replace("-", "_") for clause in refused()
    }
    for function, names in functions.items():
        # Numbers that are no action of this step break no other clause, nor does an eruption break
        # one of extensions. A clause may also be asked early, for fields too far out to look up.
        asked = [name for name in names if name != "TAL_TURN"]
        last = [name for n, name in enumerate(asked) if name not in asked[n + 1 :]]
        if function != "refuse_placement":
            assert last == sorted(last, key=lambda name: getattr(clause_ids, name)), function


def test_of_several_clauses_the_first_is_named() -> None:
    """Each of these breaks the clause named and at least one that comes later."""
    row = "J1a   C1    V1>1  J2    R3    C1b"
    builds: dict[str, tuple[str, list[Cell]]] = {
        "temple 9,0": ("TAL-BUILD-LAND", [(9, 0)]),
        "temple 2,0": ("TAL-BUILD-VOLCANO", [(2, 0)]),
        "temple 5,0": ("TAL-BUILD-FREE", [(5, 0)]),
        "tower 3,0": ("TAL-TOWER-LEVEL", [(3, 0)]),
        "tower 4,0": ("TAL-TOWER-BESIDE", [(4, 0)]),
        "temple 4,0": ("TAL-TEMPLE-BESIDE", [(4, 0)]),
        "expand 5,0 S": ("TAL-EXPAND-OWN", [(5, 0)]),
    }
    for text, (clause, cells) in builds.items():
        forbids(board(row), text, clause, *cells)


def test_a_supply_is_asked_before_the_settlements() -> None:
    state = board("R3    V1>1  J1    J1a", supply={0: "9/0/0"})
    forbids(state, "tower 0,0", "TAL-SUPPLY", (0, 0), piece="tower")
    forbids(state, "temple 0,0", "TAL-SUPPLY", (0, 0), piece="temple")
    forbids(state, "tower 2,0", "TAL-TOWER-LEVEL", (2, 0))


def test_an_expansion_that_nobody_could_pay_is_not_said_to_be_the_same_as_a_hut() -> None:
    state = board("J1    C1a   R3", supply={0: "0/2/3"})
    forbids(state, "expand 1,0 J", "TAL-EXPAND-SUPPLY", (0, 0), needed=1, left=0)


def test_eruptions_are_refused_in_order() -> None:
    forbids(two_tiles("J1", "C2a^", "R3"), "^0,1>0", "TAL-ERUPT-VOLCANO", (0, 1))
    forbids(two_tiles("J1", "C1", "R2", "S2"), "^1,0>0", "TAL-ERUPT-FACING", (1, 0))
    forbids(two_tiles("J1", "C2a^", "R1"), "^1,0>1", "TAL-ERUPT-LEVEL", (0, 1))
    forbids(two_tiles("J1", "C1a^", "R1b"), "^1,0>1", "TAL-COVER-TALL", (0, 1))


def test_in_2012_the_distance_is_asked_before_the_supply() -> None:
    state = board("C1    J1a   S3", edition=2012, supply={0: "0/2/3"})
    forbids(state, "hut 0,0", "TAL-HUT-APART", (0, 0), (1, 0))


# --- half-told actions ---


def partly(state: TaluvaState, **record: Any) -> str | None:
    """The clause that forbids every way to complete the record."""
    found = GAME.why_not(state, record)
    return found.clause if found else None


def test_a_half_told_action_is_allowed_if_any_completion_is() -> None:
    state = board("J1a   C1    S2b   R1    V1>1")
    assert partly(state, do="hut") is None
    assert partly(state, at=[1, 0]) is None
    assert partly(state) is None
    placing = two_tiles("J1", "C1", "R1")
    assert partly(placing, do="erupt") is None
    assert partly(placing, do="erupt", volcano=[1, 0]) is None
    assert partly(placing, volcano=[0, 0]) is None
    assert partly(placing, do="extend", facing=3) is None
    assert partly(board("J1", phase="draw"), do="draw") is None


def test_otherwise_it_is_refused_by_the_clause_that_came_nearest() -> None:
    state = board("R3    V1>1  J1b   C1    S1a")
    assert partly(state, do="tower") == "TAL-TOWER-BESIDE"
    assert partly(state, do="temple") == "TAL-TEMPLE-SIZE"
    assert partly(state, at=[1, 0]) == "TAL-BUILD-VOLCANO"
    assert partly(state, do="expand", terrain="sand") == "TAL-EXPAND-TERRAIN"
    found = GAME.why_not(state, {"do": "tower"})
    assert found is not None
    assert found.cells == ((0, 0),)


def test_without_a_facing_an_eruption_is_refused_by_the_nearest_one() -> None:
    assert partly(two_tiles("J1", "C1a", "R1"), do="erupt", volcano=[0, 0]) == "TAL-COVER-SETTLEMENT"
    assert partly(two_tiles("J1", "C2", "R1"), do="erupt", volcano=[0, 0]) == "TAL-ERUPT-LEVEL"
    assert partly(two_tiles("J1", "C1", "R1"), do="erupt", volcano=[0, 1]) == "TAL-ERUPT-VOLCANO"


def test_a_half_told_action_of_another_step_belongs_to_that_step() -> None:
    assert partly(two_tiles("J1", "C1", "R1"), do="hut") == "TAL-TURN"
    assert partly(board("J1"), do="erupt") == "TAL-TURN"
    assert partly(after(board("J1", tiles=0), "hut 0,0"), do="hut") == "TAL-TURN"


def test_fields_far_out_are_refused_like_any_other() -> None:
    placing = two_tiles("J1", "C1", "R1")
    assert partly(placing, do="extend", volcano=[500, 0]) == "TAL-EXTEND-EDGE"
    assert partly(placing, do="erupt", volcano=[-1000, 999]) == "TAL-ERUPT-VOLCANO"
    assert partly(board("J1"), at=[300, 300]) == "TAL-BUILD-LAND"
    assert partly(board("J1"), **{"from": [-999, 0]}) == "TAL-EXPAND-OWN"


@pytest.mark.parametrize(
    "record",
    [
        {"do": "fly"},
        {"do": "hut", "volcano": [0, 0]},
        {"at": [0, 0], "facing": 1},
        {"do": "hut", "at": [0]},
        {"do": "hut", "at": [1001, 0]},
        {"do": "expand", "from": [0, 0], "terrain": "volcano"},
        {"do": "hut", "at": "0,0"},
        {"do": 7},
    ],
    ids=str,
)
def test_what_no_completion_could_mend_is_bad_input(record: dict[str, Any]) -> None:
    with pytest.raises(lavafield.BadInput, match="expected"):
        GAME.why_not(board("J1"), record)
