"""How reasons are weighed and ordered, whatever the game."""

from lavafield.core.explaining import DECISIVE, MOST, Change, Reasons

NAMES = ("light", "heavy", "both")
CHANGE = Change(NAMES, [0.1, 2.0, -1.0], [[0.0, 0.0, 1.0], [0.0, 0.0, 0.0]], [[1.0, 1.0, 0.0], [0.0, 0.5, 0.0]])


def reasons() -> Reasons:
    features = {"small": ["light"], "large": ["heavy"], "torn": ["light", "both"], "plain": []}
    return Reasons("game-", CHANGE, features, ["first", "second"])


def told(made: Reasons) -> list[str]:
    return [event.id for event in made.weightiest()]


def test_a_change_is_worth_what_its_features_are_worth_to_the_seat() -> None:
    assert CHANGE.of(0, ["light"]) == 0.1
    assert CHANGE.of(0, ["light", "both"]) == 1.1
    assert CHANGE.of(0, ["heavy"]) == 2.0
    assert CHANGE.of(1, ["heavy"]) == 1.0
    assert CHANGE.of(1, []) == 0.0


def test_for_better_or_worse_counts_alike() -> None:
    back = Change(["feature"], [1.0], [[3.0]], [[1.0]])
    assert back.of(0, ["feature"]) == 2.0


def test_the_weightiest_comes_first() -> None:
    made = reasons()
    for name in ("plain", "small", "large", "torn"):
        made.add(name, 0)
    assert told(made) == ["game-large", "game-torn", "game-small", "game-plain"]


def test_what_decides_comes_before_all_that() -> None:
    made = reasons()
    for name in ("large", "second", "first"):
        made.add(name, 0)
    assert told(made) == ["game-first", "game-second", "game-large"]
    assert max(weight for weight, event in made.found) == DECISIVE


def test_it_is_the_seat_concerned_that_counts() -> None:
    made = reasons()
    made.add("small", 0)
    made.add("large", 1, 1, cells=[(2, 3)], count=4)
    assert told(made) == ["game-large", "game-small"]
    event = made.weightiest()[0]
    assert (event.seats, event.cells, event.arguments) == ((1,), ((2, 3),), {"count": 4})


def test_of_many_only_the_weightiest_are_told() -> None:
    made = reasons()
    for _ in range(MOST):
        made.add("small", 0)
    made.add("large", 0)
    assert told(made) == ["game-large", *["game-small"] * (MOST - 1)]
