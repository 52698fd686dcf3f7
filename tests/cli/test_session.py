"""A game at one keyboard, without a screen."""

from pathlib import Path

import pytest

import lavafield
from lavafield.bots.levels import LEVELS, level_name
from lavafield.cli.play.seats import PERSON, Seat, recognised
from lavafield.core.record import Record
from tests.cli.games import BOT, ENGLISH, GERMAN, play_randomly, run_to_person, seated

FIRST_TURN = ("VJS", "+0,0>1", "hut 0,1")
PERSON_SEAT = Seat(PERSON)


def test_chance_and_bots_act_by_themselves_and_people_do_not() -> None:
    session = run_to_person(seated(BOT, PERSON_SEAT))
    assert session.person == 1
    assert [state.to_act for state in session.record.states] == [lavafield.CHANCE, 0, 0, lavafield.CHANCE, 1]
    assert not session.step()


def test_an_illegal_action_changes_nothing() -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    before = session.state.to_bytes()
    with pytest.raises(lavafield.IllegalAction):
        session.play(session.game.parse(session.state, "hut 5,5"))
    assert session.state.to_bytes() == before
    assert len(session.actions) == len(session.record.actions) == 2


def test_a_placement_can_be_taken_back_and_done_again() -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    built = session.state.to_bytes()
    assert session.undo()
    assert session.legal() == session.state.actions() == [2]
    assert session.redo()
    assert session.state.to_bytes() == built
    assert not session.redo()


def test_a_draw_cannot_be_taken_back() -> None:
    assert not seated(moves=("VJS",)).undo()


def test_a_finished_turn_cannot_be_taken_back() -> None:
    session = run_to_person(seated(moves=FIRST_TURN))
    assert session.person == 1
    assert not session.undo()


def test_nothing_is_done_again_after_another_action() -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    session.undo()
    session.play(2)
    assert not session.redo()


def test_an_action_that_brings_hidden_things_to_light_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    told = {"do": "extend", "volcano": [0, 0], "facing": 1, "found": "treasure"}
    monkeypatch.setattr(type(session.game), "seen", lambda *_: told)
    assert not session.can_undo()


def test_the_viewer_is_the_person_who_acts_or_acted_last() -> None:
    session = seated()
    assert session.viewer == 0
    session = seated(moves=("VJS", "+0,0>1", "hut 0,1", "VCJ"))
    assert session.viewer == session.person == 1
    alone = seated(BOT, PERSON_SEAT)
    while alone.step():
        assert alone.viewer == 1


def test_only_hidden_things_between_two_people_call_for_a_curtain() -> None:
    deal = ("VJS", "VCJ")
    assert seated(moves=deal, preview=True).hides()
    assert not seated(moves=("VJS",)).hides()
    assert not seated(PERSON_SEAT, BOT, moves=deal, preview=True).hides()


def test_the_story_keeps_what_the_viewer_may_not_know() -> None:
    session = seated(moves=("VJS", "VCJ"), preview=True)
    assert session.story(ENGLISH) == ["Player 1 draws VJS.", "Player 2 draws a tile."]
    assert session.story(GERMAN, since=1) == ["Spieler 2 zieht ein Plättchen."]


def test_the_story_forgets_what_was_taken_back() -> None:
    session = seated(moves=("VJS", "+0,0>1"))
    assert len(session.story(ENGLISH)) == 2
    session.undo()
    assert len(session.story(ENGLISH)) == 1


def test_the_latest_fields_are_those_of_others_and_of_the_own_turn() -> None:
    moves = (*FIRST_TURN, "VCJ", "+1,0>0", "hut -1,1", "VLL")
    session = seated(moves=moves)
    assert session.latest() == {(1, 0), (2, 0), (1, 1), (-1, 1)}
    session.play(session.game.parse(session.state, "+2,-1>5"))
    assert session.latest() == {(1, 0), (2, 0), (1, 1), (-1, 1), (2, -1), (3, -2), (3, -1)}


# --- saving ---


def test_every_action_is_saved_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    session = seated(PERSON_SEAT, BOT, file=file)
    for _ in range(10):
        play_randomly(session, 1)
        assert isinstance(record := lavafield.read_record(file), Record)
        assert record.state.to_bytes() == session.state.to_bytes()
    if session.can_undo():
        session.undo()
        assert isinstance(record := lavafield.read_record(file), Record)
        assert record.state.to_bytes() == session.state.to_bytes()
    assert list(tmp_path.iterdir()) == [file]


def test_without_a_file_nothing_is_saved_until_somebody_names_one(tmp_path: Path) -> None:
    session = seated(moves=("VJS",))
    assert session.save() is None
    assert not session.is_saved
    session.save(tmp_path / "game.jsonl")
    assert session.is_saved
    session.play(2)
    assert not session.is_saved
    session.undo()
    assert session.is_saved


def test_an_action_that_cannot_be_saved_is_still_done(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    session = seated(moves=("VJS",), file=folder / "game.jsonl")
    (folder / "game.jsonl").unlink()
    folder.rmdir()
    with pytest.raises(lavafield.BadInput, match="its folder does not exist"):
        session.play(2)
    assert len(session.actions) == 2


# --- seats ---


def test_bots_are_known_by_their_names_in_any_language() -> None:
    assert recognised(["Spieler 1", "Bot 2", "Bot 2"]) == [Seat(PERSON), BOT, Seat(PERSON, "Bot 2")]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_a_level_are_known_by_its_name_in_any_language(level: int) -> None:
    seats = [Seat(PERSON), Seat(f"level:{level}")]
    names = {say.language: seated(*seats).names(say) for say in (ENGLISH, GERMAN)}
    assert names["en"] == ["Player 1", f"Bot 2 ({level_name(level, 'en')})"]
    assert names["de"] == ["Spieler 1", f"Bot 2 ({level_name(level, 'de')})"]
    assert recognised(names["en"]) == recognised(names["de"]) == seats


def test_other_bots_are_known_by_what_was_asked_for() -> None:
    seats = [Seat("greedy"), Seat("search:nodes=10,width=4")]
    assert seated(*seats).names(GERMAN) == ["Bot 1 (greedy)", "Bot 2 (search:nodes=10,width=4)"]
    assert recognised(seated(*seats).names(ENGLISH)) == seats


def test_own_names_stay_and_the_others_follow_the_language() -> None:
    session = seated(Seat(PERSON, "Ada"), PERSON_SEAT, BOT)
    assert session.names(ENGLISH) == ["Ada", "Player 2", "Bot 3"]
    assert session.names(GERMAN) == ["Ada", "Spieler 2", "Bot 3"]
