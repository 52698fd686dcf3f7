"""What a client is told: where gates lead, how many relatives or runs are left, what a move would bring about."""

from typing import Any

import lavafield
from tests.pompeii import lava_pictures
from tests.pompeii.lava_pictures import BEGUN
from tests.pompeii.pictures import GAME, after, city

NORTH, EAST, SOUTH, WEST = range(4)


def piles(state: lavafield.State) -> dict[str, int]:
    return GAME.scene(state.view(None)).piles


def foreseen(state: lavafield.State, **record: Any) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """By action: the names and arguments of its events."""
    return {
        str(outcome.action.get("to", outcome.action.get("at", "out"))): [
            (event.id.removeprefix("pompeii-event-"), dict(event.arguments)) for event in outcome.events
        ]
        for outcome in GAME.foresee(state, record)
    }


def test_gates_face_out_of_the_city() -> None:
    fields = GAME.scene(GAME.new().view(None)).fields
    facing = {field.at: field.facing for field in fields if field.gate}
    assert facing == {
        (0, 0): WEST,
        (0, 5): NORTH,
        (1, 9): NORTH,
        (4, 0): WEST,
        (4, 10): EAST,
        (6, 6): SOUTH,
        (6, 8): SOUTH,
    }
    assert all(field.facing is None for field in fields if not field.gate)


def test_relatives_are_counted_while_they_come() -> None:
    state = city({(2, 6): "bb"}, hands={0: "4.4"})
    assert "pompeii-pile-relatives" not in piles(state)
    state = after(state, "p4 2,6")
    assert piles(state)["pompeii-pile-relatives"] == 2
    assert piles(after(state, "+0,1"))["pompeii-pile-relatives"] == 1
    assert "pompeii-pile-relatives" not in piles(after(state, "done"))


def test_runs_are_counted_while_they_are_left() -> None:
    state = lava_pictures.city(BEGUN, "2,7=a2", "4,9=b1")
    assert piles(state)["pompeii-pile-runs"] == 2
    assert piles(lava_pictures.after(state, "2,7>2,8"))["pompeii-pile-runs"] == 1
    assert "pompeii-pile-runs" not in piles(lava_pictures.after(state, "stay"))


def test_a_run_tells_its_steps() -> None:
    state = lava_pictures.city(BEGUN, "4,8=a3", "0,0=b1")
    told = foreseen(state, do="run", **{"from": [4, 8]})
    (near,), (far,) = told["[4, 9]"], told["[2, 7]"]
    assert (near[1]["steps"], near[1]["points"]) == (1, 3)
    assert (far[1]["steps"], far[1]["points"]) == (3, 3)
    (out,) = told["out"]
    assert (out[0], out[1]["steps"], out[1]["points"]) == ("escaped", 3, 3)


def test_who_leaves_does_so_through_the_nearest_open_gate() -> None:
    def way(*squares: str) -> tuple[tuple[int, int], ...]:
        state = lava_pictures.city(BEGUN, *squares, "0,0=b1")
        (outcome,) = GAME.foresee(state, {"do": "run", "from": [6, 7], "out": True})
        return outcome.events[0].cells

    assert way("6,7=a4") == ((6, 7), (6, 6))
    assert way("6,7=a4", "6,6=~M") == ((6, 7), (6, 8))
    state = lava_pictures.city(BEGUN, "6,6=a1", "0,0=b1")
    (outcome,) = GAME.foresee(state, {"do": "run", "from": [6, 6], "out": True})
    assert outcome.events[0].cells == ((6, 6),)


def test_lava_tells_whom_it_would_kill() -> None:
    state = lava_pictures.city(BEGUN, "2,9=a1b2", "4,9=a1", tile="vase", step="lava")
    told = foreseen(state, do="lava")
    assert [(name, arguments["count"]) for name, arguments in told["[2, 9]"][1:]] == [("burnt", 1), ("burnt", 2)]
    assert told["[3, 10]"][1:] == []
