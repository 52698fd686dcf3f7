"""Replays: every position with the eyes of each seat, of spectators, or with all hands open; and bad files."""

import time
from typing import Any

import pytest

import lavafield
from lavafield import BadInput, Record, Rng, State
from lavafield.core.scene import Scene
from lavafield.core.scene_change import changed
from lavafield.games.pompeii.table import CARD_KINDS
from lavafield.games.taluva.actions import TILE_NAMES
from lavafield.games.taluva.table import KINDS, NO_TILE
from lavafield.server.messages.limits import LARGEST_RECORD
from lavafield.server.messages.replay import Ending, Frame, Replay
from lavafield.server.replays import replay_in, seen_by
from lavafield.server.table.course import ENDED
from tests.conformance.checks.wire import drawn
from tests.modes.mode import by_mode
from tests.server.rooms import ADA, BO, CY, Host, setup_of

GAMES = [
    ("taluva", {"tiles": 12}),
    ("taluva", {"tiles": 12, "preview": True}),
    ("pompeii", {}),
    ("pompeii", {"announce": "any"}),
]
each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
MOST_MILLISECONDS = by_mode(compiled=50, interpreted=600)


def random_record(game: str, options: dict[str, Any], players: int = 3, seed: int = 4) -> Record:
    record, rng = Record(lavafield.game(game), players, options), Rng(seed)
    while record.state.to_act != lavafield.OVER:
        record.play(record.state.sample(rng))
    return record


def text_of(record: Record) -> str:
    return "\n".join(record.lines())


def scenes_of(replay: Replay) -> list[Scene]:
    """What a client pieces together."""
    scenes = [replay.first]
    for frame in replay.frames:
        scenes.append(changed(scenes[-1], frame.scene))
    return scenes


# --- what is seen ---


@each_game
@pytest.mark.parametrize("view", ["0", "2", "spectator"])
def test_every_position_is_what_that_seat_knew(game: str, options: dict[str, Any], view: str) -> None:
    record = random_record(game, options)
    replay = replay_in(text_of(record), view)
    seat = None if view == "spectator" else int(view)
    assert replay.view == seat
    assert len(replay.frames) == len(record.actions)
    for state, scene in zip(record.states, scenes_of(replay), strict=True):
        assert drawn(scene) == drawn(record.game.scene(state.view(seat)))


@each_game
def test_a_seats_own_file_shows_just_what_the_whole_record_shows_that_seat(game: str, options: dict[str, Any]) -> None:
    record = random_record(game, options)
    for seat in (1, None):
        whole = replay_in(text_of(record), "spectator" if seat is None else str(seat))
        own = replay_in("\n".join(record.lines_for(seat)), None)
        assert own.views == (seat,)
        assert own.first == whole.first
        assert list(own.frames) == [frame for frame in whole.frames if frame.action is not None]
        assert own.result == whole.result


@each_game
def test_what_a_seat_does_not_notice_changes_nothing(game: str, options: dict[str, Any]) -> None:
    replay = replay_in(text_of(random_record(game, options)), "spectator")
    empty = Frame(seat=0, action=None, text="", events=(), scene=type(replay.frames[0].scene)())
    for frame in replay.frames:
        if frame.action is None:
            assert (frame.text, frame.events, frame.scene) == (empty.text, empty.events, empty.scene)


# --- all hands open ---


def hands_in(state: Any) -> list[list[str]]:
    """The true hands, read from the state itself."""
    if state.table.__class__.__module__.endswith("taluva.table"):
        return [[TILE_NAMES[tile]] if tile != NO_TILE else [] for tile in state.hands]
    each = int(CARD_KINDS)
    return [
        [str(card) for card in range(each) for _ in range(state.hands[seat * each + card])]
        for seat in range(state.players)
    ]


def bag_in(state: Any) -> dict[str, int]:
    if state.table.__class__.__module__.endswith("taluva.table"):
        return {TILE_NAMES[kind]: int(state.bag[kind]) for kind in range(KINDS) if state.bag[kind]}
    return {str(card): int(state.bag[card]) for card in range(int(CARD_KINDS)) if state.bag[card]}


@each_game
def test_revealed_shows_all_hands_and_what_is_truly_still_to_come(game: str, options: dict[str, Any]) -> None:
    record = random_record(game, options)
    replay = replay_in(text_of(record), None)
    assert (replay.view, replay.views) == ("revealed", ("revealed", None, 0, 1, 2))
    hidden = 0
    for state, scene in zip(record.states, scenes_of(replay), strict=True):
        assert [panel.hidden for panel in scene.panels] == [0, 0, 0]
        before_eruption = game == "taluva" or "pompeii-pile-cards" in scene.piles or "pompeii-pile-top" in scene.piles
        if before_eruption:
            assert [list(panel.hand) for panel in scene.panels] == hands_in(state)
            assert scene.unseen == bag_in(state)
        hidden += any(panel.hidden for panel in record.game.scene(state.view(None)).panels)
    assert hidden > 0 or options == {"tiles": 12}


@each_game
def test_revealed_tells_everything_that_was_done(game: str, options: dict[str, Any]) -> None:
    record = random_record(game, options)
    for frame, line in zip(replay_in(text_of(record), "revealed").frames, record.actions, strict=True):
        named = {key: value for key, value in line.items() if key != "seat"}
        assert frame.seat == line.get("seat")
        assert frame.action is not None
        assert frame.action.items() >= named.items()
        assert frame.text


# --- results ---


def test_a_record_without_an_end_has_no_result() -> None:
    record = random_record("taluva", {"tiles": 12})
    record.undo(3)
    assert replay_in(text_of(record), None).result is None


def test_a_table_knows_how_its_game_ended_better_than_the_record() -> None:
    ending = Ending(ranks=(2, 1, 3), reason="resignation")
    record = random_record("taluva", {"tiles": 12})
    record.undo(3)
    assert replay_in(text_of(record), None, ending).result == ending


@pytest.mark.parametrize("game", lavafield.games())
def test_the_replay_of_a_table_has_its_dice(game: str) -> None:
    host, rng = Host(setup_of(ADA, BO, CY, game=game), [ADA, BO, CY]).start(), Rng(5)
    while host.room.course.status not in ENDED:
        host.act_randomly(rng)
    result = host.room.course.result
    assert result is not None
    replay = replay_in("\n".join(host.room.record_lines("eve")), "spectator")
    assert replay.dice == host.setup.pledge
    assert replay.result == Ending(ranks=result.ranks, reason="rules", dice=result.dice)
    assert replay.names == ("Ada", "Bo", "Cy")


# --- what is wrong ---


def refused(text: str, view: str | None = None) -> str:
    with pytest.raises(BadInput) as problem:
        replay_in(text, view)
    assert problem.value.text("de")
    return problem.value.message


def test_a_view_that_there_is_not_is_refused() -> None:
    record = random_record("taluva", {"tiles": 12})
    for view in ("3", "-1", "all", "", "None", "0" * 500):
        assert refused(text_of(record), view) == "error-replay-view"
    for view in ("revealed", "spectator", "0"):
        assert refused("\n".join(record.lines_for(1)), view) == "error-replay-view"


def test_files_that_are_no_records_are_refused() -> None:
    whole = text_of(random_record("taluva", {"tiles": 12}))
    assert refused("") == "error-record-line"
    assert refused("\x00" * 100) == "error-record-line"
    assert refused("[" * 100_000) == "error-record-line"
    assert refused(whole[: len(whole) // 2]).startswith("error-record")
    assert refused(whole.replace('"taluva"', '"chess"', 1)) == "error-unknown-game"
    assert refused(whole.replace('"rules":1', '"rules":99', 1)) == "error-record-version"
    assert refused(whole + " " * LARGEST_RECORD) == "error-record-size"
    assert refused("ä" * (LARGEST_RECORD // 2 + 1)) == "error-record-size"


# --- how long it takes ---


def position(record: Record, frames: int) -> State:
    return record.states[frames]


@pytest.mark.parametrize("game", lavafield.games())
def test_any_position_of_any_game_opens_quickly(game: str) -> None:
    """Read, replayed, checked and drawn: from the text of the record to the scene."""
    texts = [text_of(random_record(game, {}, players=4, seed=seed)) for seed in range(3)]
    times = []
    for text in texts:
        for _ in range(2):
            before = time.perf_counter()
            record = lavafield.core.replay.read_text(text, lavafield.game)
            assert isinstance(record, Record)
            assert seen_by(record.game, position(record, len(record.actions) // 3), "revealed").panels
            times.append(time.perf_counter() - before)
    assert min(times) * 1000 < MOST_MILLISECONDS
