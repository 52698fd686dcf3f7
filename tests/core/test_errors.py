"""Errors say what was expected and what came, in each language, and travel between processes."""

import pickle

import pytest

from lavafield import BadInput, IllegalAction, Violation
from lavafield.core.event import Event, event_text
from lavafield.words import languages


def test_bad_input_speaks_each_language() -> None:
    bad = BadInput("error-players", expected="2-4", got=7)
    assert str(bad) == "This number of players does not work: expected 2-4, got 7."
    assert len({bad.text(language) for language in languages()}) == len(languages())


@pytest.mark.parametrize("got", [10**15, -(10**40), 10**5000, 2**64], ids=["15", "40", "5000", "64"])
def test_a_number_beyond_all_bounds_can_still_be_told(got: int) -> None:
    for language in languages():
        assert "0x" in BadInput("error-players", expected="2-4", got=got).text(language)


def test_what_no_terminal_can_print_is_replaced() -> None:
    text = BadInput("error-unknown-game", expected="taluva", got="lava\udcff").text()
    assert "lava?" in text
    text.encode("utf-8")


def test_errors_survive_pickling() -> None:
    bad = pickle.loads(pickle.dumps(BadInput("error-seat", expected="0-1", got=2)))
    assert (bad.message, bad.arguments) == ("error-seat", {"expected": "0-1", "got": 2})
    violation = Violation("TAL-TURN", {"step": "draw"}, ((0, 1),))
    illegal = pickle.loads(pickle.dumps(IllegalAction(violation)))
    assert illegal.violation == violation
    assert str(illegal) == f"TAL-TURN: {violation.text()}"


def test_events_are_told_with_the_names_of_the_players() -> None:
    one = Event(id="taluva-event-eliminated", seats=(1,))
    assert "Bert" in event_text(one, ["Ada", "Bert"])
    both = Event(id="taluva-event-shared-win", seats=(0, 1))
    assert "Ada, Bert" in event_text(both, ["Ada", "Bert"], "de")
