"""Refusals: the first clause in the order of the rules, in every language, also for half-told actions."""

import ast
from pathlib import Path
from typing import Any

import pytest

import lavafield
from lavafield.games.pompeii import clause_ids
from lavafield.games.pompeii.state import PompeiiState
from lavafield.words import languages
from tests.pompeii import lava_pictures, pictures
from tests.pompeii.lava_pictures import BEGUN, GAME, after, forbids

POMPEII = Path(lavafield.__file__).parent / "games" / "pompeii"
SAFE = "0,0=a1b1"

Move = str | dict[str, Any]


def relatives() -> PompeiiState:
    """A piece has joined one in building 6b, so that a relative may come."""
    state = pictures.city({(3, 3): "b"}, hands={0: "6.6.6.6"})
    return pictures.after(state, "p6 3,3")


def more_relatives() -> PompeiiState:
    """A second one may come after the first, which went to N8."""
    state = pictures.city({(3, 3): "b", (4, 3): "b"}, hands={0: "6.6.6.6"})
    return pictures.after(state, "p6 3,3", "+3,7")


def refused() -> dict[str, tuple[PompeiiState, Move]]:
    """For every clause that forbids, an action that it forbids."""
    turn = pictures.city({(4, 5): "bbb"}, hands={0: "1.2.3.4"})
    omen = pictures.city({(4, 5): "ab"}, phase="omen")
    laying = lava_pictures.city(BEGUN, SAFE, tile="vase")
    running = lava_pictures.city("2,10=~V 3,9=~V 4,10=~V", "2,9=a1b1", "4,8=a2", "0,0=b1")
    ran = after(lava_pictures.city(BEGUN, "4,7=a1b1", "0,0=a1"), "4,7>4,8")
    return {
        "POM-TURN": (turn, "stay"),
        "POM-DRAW": (pictures.city(phase="draw", warned=False, top=3), "draw omen"),
        "POM-CARD-HAND": (turn, "p8 3,6"),
        "POM-ANNOUNCE-OPTION": (pictures.city(announce="never"), "announce"),
        "POM-ANNOUNCE-JOKERS": (turn, "announce"),
        "POM-STANDING-ONCE": (pictures.city(hands={0: "1.2.3.4!"}, announce="any"), "order"),
        "POM-STOCK": (pictures.city(hands={0: "1.2.3.4"}, stock={0: 0}), "p1 1,0"),
        "POM-SPOT-ROUND": (turn, "p1 0,2"),
        "POM-SPOT-NUMBER": (turn, "p1 0,4"),
        "POM-SPOT-FREE": (pictures.city({(1, 0): "bb"}, hands={0: "1.2.3.4"}), "p1 1,0"),
        "POM-PIECE-MUST": (turn, "p1"),
        "POM-RELATIVE-BUILDING": (relatives(), "+4,3"),
        "POM-RELATIVE-COLOUR": (relatives(), "+0,4"),
        "POM-RELATIVE-ONE": (more_relatives(), "+3,7"),
        "POM-RELATIVE-ORDER": (more_relatives(), "+0,1"),
        "POM-OMEN-OPPONENT": (omen, "*4,5 a"),
        "POM-OMEN-PIECE": (omen, "*4,6 b"),
        "POM-LAVA-DRAW": (lava_pictures.city(BEGUN, SAFE, step="lava-draw", tiles="vase1"), "tile coin"),
        "POM-LAVA-SYMBOL": (laying, "~0,2 coin"),
        "POM-LAVA-CITY": (laying, "~1,10"),
        "POM-LAVA-FREE": (laying, "~6,9"),
        "POM-LAVA-START": (lava_pictures.city(SAFE, tile="mask"), "~0,1"),
        "POM-LAVA-FOREIGN": (lava_pictures.city("2,10=~V 5,9=~V", SAFE, tile="vase"), "~6,9"),
        "POM-LAVA-BESIDE": (laying, "~5,5"),
        "POM-RUN-OWN": (running, "0,0>1,0"),
        "POM-RUN-AGAIN": (ran, "4,8>4,9"),
        "POM-RUN-ELSEWHERE": (running, "2,9>2,9"),
        "POM-RUN-CITY": (running, "2,9>1,10"),
        "POM-RUN-LAVA": (running, "2,9>2,10"),
        "POM-RUN-START": (running, "2,9>6,9"),
        "POM-RUN-PATH": (running, "2,9>3,10"),
        "POM-RUN-POINTS": (running, "2,9>2,6"),
    }


def violation(state: PompeiiState, move: Move) -> lavafield.Violation | None:
    return pictures.refused(state, move)


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
        "POM-CARD-HAND": "Du hast keine Karte 8 auf der Hand.",
        "POM-LAVA-DRAW": "No tile with a coin is left in the bag.",
        "POM-LAVA-START": "The first mask tile has to go onto its own start square.",
        "POM-LAVA-BESIDE": "No vase tile lies next to this square.",
        "POM-RUN-POINTS": "This run takes 3 steps, but the piece may take only 2.",
    }
    for clause, text in spoken.items():
        found = violation(*refused()[clause])
        assert found is not None
        assert text in (found.text("en"), found.text("de")), found.text("en")


@pytest.mark.parametrize("symbol", ["vase", "helmet", "mask", "scroll", "column", "coin", "column/coin"])
def test_refused_draws_name_their_tile_in_every_language(symbol: str) -> None:
    state = lava_pictures.city(
        BEGUN, SAFE, step="lava-draw", options="dual", tiles="mask1" if symbol != "mask" else "vase1"
    )
    found = violation(state, f"tile {symbol}")
    assert found is not None
    texts = [found.text(language) for language in languages()]
    assert len(set(texts)) == len(texts)
    assert not any("{" in text or "?" in text for text in texts)


# --- the first clause that forbids ---


def refusing_functions() -> dict[str, list[str]]:
    """The clauses that each function answers with, from top to bottom."""
    found = {}
    for file in ("rules.py", "state.py", "view.py"):
        for node in ast.walk(ast.parse((POMPEII / file).read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("refus"):
                returns = [each for each in ast.walk(node) if isinstance(each, ast.Return)]
                returns.sort(key=lambda each: each.lineno)
                names = [each.value.id for each in returns if isinstance(each.value, ast.Name)]
                found[f"{file}:{node.name}"] = [name for name in names if name.startswith("POM_")]
    return found


def test_every_function_asks_in_the_order_of_the_clauses() -> None:
    functions = refusing_functions()
    assert {name for names in functions.values() for name in names} == {
        clause.replace("-", "_") for clause in refused()
    }
    for function, names in functions.items():
        # Numbers that are no action of this step break no other clause.
        asked = [name for name in names if name != "POM_TURN"]
        assert asked == sorted(asked, key=lambda name: getattr(clause_ids, name)), function


def test_of_several_clauses_the_first_is_named_when_a_card_is_played() -> None:
    """Each of these breaks the clause named and at least one that comes later."""
    pictures.forbids(pictures.city(hands={0: "1.2.3.4"}), "p8 0,2", "POM-CARD-HAND", (0, 2))
    broke = pictures.city({(0, 4): "bb"}, hands={0: "1.2.3.4"}, stock={0: 0})
    pictures.forbids(broke, "p1 0,2", "POM-STOCK", (0, 2))
    ready = pictures.city({(0, 4): "bb"}, hands={0: "1.2.3.4"})
    pictures.forbids(ready, "p1 0,2", "POM-SPOT-ROUND", (0, 2))
    pictures.forbids(ready, "p1 0,4", "POM-SPOT-NUMBER", (0, 4))


def test_of_several_clauses_the_first_is_named_when_lava_is_laid() -> None:
    state = lava_pictures.city("2,10=~V 6,9=~H", SAFE, tile="vase")
    forbids(state, "~6,9 helmet", "POM-LAVA-SYMBOL", (6, 9))
    forbids(state, "~0,8", "POM-LAVA-CITY", (0, 8))
    forbids(state, "~6,9", "POM-LAVA-FREE", (6, 9))
    forbids(state, "~3,4", "POM-LAVA-FOREIGN", (3, 4))
    not_begun = lava_pictures.city("6,9=~H", SAFE, tile="vase")
    forbids(not_begun, "~6,9", "POM-LAVA-FREE", (6, 9))
    forbids(not_begun, "~3,4", "POM-LAVA-START", (3, 4), (2, 10))


def test_of_several_clauses_the_first_is_named_when_a_piece_runs() -> None:
    state = lava_pictures.city("2,10=~V 3,9=~V 4,10=~V", "2,9=a1", "0,0=b1")
    forbids(state, "3,10>3,10", "POM-RUN-OWN", (3, 10))
    forbids(state, "2,9>0,8", "POM-RUN-CITY", (2, 9), (0, 8))
    forbids(state, "2,9>4,10", "POM-RUN-LAVA", (2, 9), (4, 10))
    forbids(state, "2,9>3,4", "POM-RUN-START", (2, 9), (3, 4))
    forbids(state, "2,9>3,10", "POM-RUN-PATH", (2, 9), (3, 10))
    ran = after(lava_pictures.city(BEGUN, "4,7=a1b1", "0,0=a1"), "4,7>4,8")
    forbids(ran, "4,8>4,8", "POM-RUN-AGAIN", (4, 8))


# --- half-told actions ---


def partly(state: PompeiiState, **record: Any) -> str | None:
    """The clause that forbids every way to complete the record."""
    found = GAME.why_not(state, record)
    return found.clause if found else None


def test_a_half_told_action_is_allowed_if_any_completion_is() -> None:
    laying = lava_pictures.city(BEGUN, SAFE, tile="vase")
    assert partly(laying) is None
    assert partly(laying, do="lava") is None
    assert partly(laying, at=[3, 10]) is None
    dual = lava_pictures.city(BEGUN, SAFE, tile="helmet/mask", options="dual")
    assert partly(dual, do="lava", symbol="mask") is None
    running = lava_pictures.city(BEGUN, "2,9=a1", "0,0=b1")
    assert partly(running, do="run") is None
    assert partly(running, to=[2, 8]) is None
    assert partly(running, **{"from": [2, 9]}) is None
    assert partly(lava_pictures.city(BEGUN, SAFE, step="lava-draw"), do="tile") is None
    assert partly(pictures.city(hands={0: "1.2.3.4"}), do="play", card=1) is None
    assert partly(relatives(), do="relative") is None
    assert partly(pictures.city({(4, 5): "b"}, phase="omen"), of=1) is None


def test_a_card_told_without_a_spot_is_half_told() -> None:
    """It asks whether the card can be played at all. A spot that is said to be none asks for just that."""
    state = pictures.city(hands={0: "4.6"})
    assert partly(state, do="play", card=4) is None
    assert partly(state, do="play", card=4, spot=None) == "POM-PIECE-MUST"
    assert partly(state, do="play", card=5) == "POM-CARD-HAND"
    pictures.forbids(state, {"do": "play", "card": 4, "spot": None}, "POM-PIECE-MUST", card=4)
    assert GAME.action(state, {"do": "play", "card": 4}) == GAME.parse(state, "p4")
    broke = pictures.city(hands={0: "4.6"}, stock={0: 0})
    assert partly(broke, do="play", card=4) is None
    assert partly(broke, do="play", card=4, spot=[2, 5]) == "POM-STOCK"
    pictures.allows(broke, "p4", {"do": "play", "card": 4, "spot": None})


def test_the_symbol_of_a_dual_vent_tile_may_be_left_open() -> None:
    dual = lava_pictures.city(BEGUN, SAFE, tile="helmet/mask", options="dual")
    assert partly(dual, do="lava") is None
    assert partly(dual, do="lava", at=[5, 3]) is None
    assert partly(dual, at=[5, 9]) is None
    assert partly(dual, at=[5, 5]) == "POM-LAVA-BESIDE"


def test_otherwise_it_is_refused_by_the_clause_that_came_nearest() -> None:
    laying = lava_pictures.city(BEGUN, SAFE, tile="vase")
    assert partly(laying, at=[6, 9]) == "POM-LAVA-FREE"
    assert partly(laying, symbol="coin") == "POM-LAVA-SYMBOL"
    running = lava_pictures.city(BEGUN, "4,7=a1", "0,0=b1")
    assert partly(running, out=True) == "POM-RUN-POINTS"
    assert partly(running, to=[2, 10]) == "POM-RUN-LAVA"
    assert partly(running, **{"from": [0, 0]}) == "POM-RUN-OWN"
    assert partly(pictures.city({(4, 5): "a", (4, 6): "b"}, phase="omen"), of=0) == "POM-OMEN-OPPONENT"


def test_a_half_told_action_of_another_step_belongs_to_that_step() -> None:
    laying = lava_pictures.city(BEGUN, SAFE, tile="vase")
    assert partly(laying, do="run") == "POM-TURN"
    assert partly(laying, do="stay") == "POM-TURN"
    assert partly(lava_pictures.city(BEGUN, SAFE), do="lava") == "POM-TURN"
    assert partly(after(lava_pictures.city(BEGUN, "4,10=a1"), "4,10>out"), do="run") == "POM-TURN"


def test_squares_far_out_are_refused_like_any_other() -> None:
    assert partly(lava_pictures.city(BEGUN, SAFE, tile="vase"), do="lava", at=[500, -3]) == "POM-LAVA-CITY"
    running = lava_pictures.city(BEGUN, "4,7=a1", "0,0=b1")
    assert partly(running, to=[-1000, 999]) == "POM-RUN-CITY"
    assert partly(running, **{"from": [300, 0]}) == "POM-RUN-OWN"


@pytest.mark.parametrize(
    "record",
    [
        {"do": "fly"},
        {"do": "run", "at": [0, 0]},
        {"do": "run", "from": [0]},
        {"do": "run", "from": [0, 1001]},
        {"do": "run", "from": [4, 7], "to": [4, 8], "out": True},
        {"to": "4,8"},
        {"symbol": "vase"},
        {"do": 7},
    ],
    ids=str,
)
def test_what_no_completion_could_mend_is_bad_input(record: dict[str, Any]) -> None:
    with pytest.raises(lavafield.BadInput, match="expected"):
        GAME.why_not(lava_pictures.city(BEGUN, "4,7=a1", "0,0=b1"), record)
