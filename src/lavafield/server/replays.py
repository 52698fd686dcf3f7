"""Replays: from a record, or a seat's record, to frames. While a game runs nobody gets its whole record."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from lavafield.catalog import game as game_named
from lavafield.core.errors import BadInput
from lavafield.core.game import Game, NamedAction
from lavafield.core.guessing import Guessing
from lavafield.core.record import Record, SeatRecord
from lavafield.core.replay import read_text
from lavafield.core.scene import Scene
from lavafield.core.scene_change import change_between
from lavafield.core.state import State
from lavafield.server.messages.limits import LARGEST_RECORD
from lavafield.server.messages.replay import Ending, Eyes, Frame, Replay

REVEALED: Final = "revealed"
SPECTATOR: Final = "spectator"


def replay_in(text: str, view: str | None, ending: Ending | None = None) -> Replay:
    """The replay of a record in a text, as it was asked for; `ending` if a table knows more of it than the record.

    `view` is the number of a seat, "spectator" or "revealed". BadInput if the record or the view is wrong.
    """
    record = checked_record(text)
    if isinstance(record, SeatRecord):
        return replay_of_seat_record(record, view)
    return replay_of_record(record, view, ending)


def checked_record(text: str) -> Record | SeatRecord:
    size = len(text.encode("utf-8", "replace"))
    if size > LARGEST_RECORD:
        raise BadInput("error-record-size", expected=LARGEST_RECORD, got=size)
    return read_text(text, game_named)


def chosen_eyes(view: str | None, views: Sequence[Eyes], default: Eyes) -> Eyes:
    """Whose eyes are asked for, if they can be had."""
    names = {name_of(eyes): eyes for eyes in views}
    if view is None:
        return default
    if view not in names:
        raise BadInput("error-replay-view", expected=", ".join(names), got=view[:60])
    return names[view]


def name_of(eyes: Eyes) -> str:
    return SPECTATOR if eyes is None else str(eyes)


# --- whole records ---


def replay_of_record(record: Record, view: str | None, ending: Ending | None = None) -> Replay:
    views: tuple[Eyes, ...] = (REVEALED, None, *range(len(record.seats)))
    eyes = chosen_eyes(view, views, REVEALED)
    first, frames = framed(record, eyes)
    return Replay(
        game=record.game.id,
        rules=record.game.rules,
        options=record.options,
        names=record.seats,
        view=eyes,
        views=views,
        dice=record.pledge,
        result=ending or ending_of(record),
        first=first,
        frames=tuple(frames),
    )


def ending_of(record: Record) -> Ending | None:
    ranks = record.state.ranks()
    return Ending(ranks=tuple(ranks), reason="rules", dice=record.disclosure) if ranks else None


def framed(record: Record, eyes: Eyes) -> tuple[Scene, Iterator[Frame]]:
    """The first position, and what leads to all others. The first action of a record stands in frame 0."""
    first = seen_by(record.game, record.states[0], eyes)
    return first, frames_after(first, record, eyes)


def frames_after(scene: Scene, record: Record, eyes: Eyes) -> Iterator[Frame]:
    game = record.game
    for state, after, line in zip(record.states, record.states[1:], record.actions, strict=False):
        named = {key: value for key, value in line.items() if key != "seat"}
        action = game.action(state, named)
        viewer = teller(game, state, action, named) if eyes == REVEALED else eyes
        assert not isinstance(viewer, str)
        seen = game.seen(state, action, viewer)
        before, scene = scene, seen_by(game, after, eyes)
        yield Frame(
            seat=state.to_act if state.to_act >= 0 else None,
            action=seen or None,
            text=game.text(state, action) if shows_all(seen, named) else "",
            events=tuple(game.events(state, action, after, viewer)),
            scene=change_between(before, scene),
        )


def shows_all(seen: NamedAction, named: NamedAction) -> bool:
    return seen.items() >= named.items()


def teller(game: Game, state: State, action: int, named: NamedAction) -> int | None:
    """Somebody who sees all of an action: who acts, or whom chance gives something."""
    if state.to_act >= 0:
        return state.to_act
    eyes: list[int | None] = [None, *range(state.players)]
    return next((viewer for viewer in eyes if shows_all(game.seen(state, action, viewer), named)), None)


def seen_by(game: Game, state: State, eyes: Eyes) -> Scene:
    if isinstance(eyes, str):
        return revealed(game, state)
    return game.scene(state.view(eyes))


def revealed(game: Game, state: State) -> Scene:
    """What everybody knows, with what each seat knows of its own hand put in: the one place where hands lie open."""
    scene = game.scene(state.view(None))
    unseen = Counter(scene.unseen)
    panels = []
    for panel in scene.panels:
        own = game.scene(state.view(panel.seat)).panels[panel.seat] if panel.hidden else panel
        unseen -= Counter(own.hand) - Counter(panel.hand)
        panels.append(own)
    return msgspec.structs.replace(scene, panels=tuple(panels), unseen=dict(unseen))


# --- records of seats ---


def replay_of_seat_record(record: SeatRecord, view: str | None) -> Replay:
    """What a seat saw, and no more: there is nothing that could be revealed."""
    header, own = record.header, record.header.seat
    eyes = chosen_eyes(view, (own,), own)
    scenes = [record.game.scene(each) for each in record.views]
    ranks = record.view.ranks()
    return Replay(
        game=record.game.id,
        rules=record.game.rules,
        options=record.header.options,
        names=header.seats,
        view=eyes,
        views=(own,),
        dice=header.dice,
        result=Ending(ranks=tuple(ranks), reason="rules") if ranks else None,
        first=scenes[0],
        frames=tuple(frames_of_seat(record, scenes)),
    )


def frames_of_seat(record: SeatRecord, scenes: Sequence[Scene]) -> Iterator[Frame]:
    game, guessing = record.game, Guessing(record)
    for number, seen in enumerate(record.seen):
        state, action = guessing.step(number)
        yield Frame(
            seat=state.to_act if state.to_act >= 0 else None,
            action=seen,
            text=game.text(state, action) if shows_all(seen, game.name(state, action)) else "",
            events=tuple(game.events(state, action, state.after(action), record.header.seat)),
            scene=change_between(scenes[number], scenes[number + 1]),
        )
