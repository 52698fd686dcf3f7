"""What differs between two scenes, so that a client that has one needs only that to have the other."""

from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from lavafield.core.scene import Cell, Field, Panel, Scene

T = TypeVar("T")


class SceneChange(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is left out stays as it was. The order of fields has no meaning."""

    to_act: int | UnsetType = UNSET
    step: str | UnsetType = UNSET
    fields: tuple[Field, ...] = ()
    """Fields that are new or look different; their place says which."""
    gone: tuple[Cell, ...] = ()
    """Fields that are there no more."""
    panels: tuple[Panel, ...] = ()
    """Panels that look different; their seat says which."""
    piles: dict[str, int | None] = {}
    """Entries that differ; None where one is there no more."""
    unseen: dict[str, int | None] = {}
    ranks: tuple[int, ...] | UnsetType = UNSET


NOTHING = SceneChange()


def change_between(before: Scene, after: Scene) -> SceneChange:
    """Both are of the same game and number of seats."""
    fields, gone = _COMPARISON.between(before.fields, after.fields)
    return SceneChange(
        to_act=_if_other(before.to_act, after.to_act),
        step=_if_other(before.step, after.step),
        fields=fields,
        gone=gone,
        panels=tuple(panel for was, panel in zip(before.panels, after.panels, strict=True) if was != panel),
        piles=_entries_between(before.piles, after.piles),
        unseen=_entries_between(before.unseen, after.unseen),
        ranks=_if_other(before.ranks, after.ranks),
    )


Fields = tuple[Field, ...]
FieldChange = tuple[Fields, tuple[Cell, ...]]
"""Fields that are new or look different, and the places of those that are gone."""


class _Comparison:
    """Remembers the last answer: all who look at a table have the same two boards compared, one after the other."""

    def __init__(self) -> None:
        self._last: tuple[Fields, Fields, FieldChange] = (), (), ((), ())

    def between(self, before: Fields, after: Fields) -> FieldChange:
        was, became, found = self._last
        if was is not before or became is not after:
            found = _fields_between(before, after)
            self._last = before, after, found
        return found


_COMPARISON: Final = _Comparison()


def _fields_between(before: Fields, after: Fields) -> FieldChange:
    """Games give the same object for a field that did not change, so most are passed over unseen."""
    old, new = dict(zip(map(id, before), before, strict=True)), dict(zip(map(id, after), after, strict=True))
    left = {old[gone].at: old[gone] for gone in old.keys() - new.keys()}
    come = [field for field in after if id(field) not in old]
    fields = tuple(field for field in come if left.get(field.at) != field)
    return fields, tuple(left.keys() - {field.at for field in come})


def changed(scene: Scene, change: SceneChange) -> Scene:
    """The scene after a change: what a client does with it."""
    fields = {field.at: field for field in scene.fields if field.at not in change.gone}
    fields |= {field.at: field for field in change.fields}
    panels = {panel.seat: panel for panel in (*scene.panels, *change.panels)}
    return Scene(
        game=scene.game,
        grid=scene.grid,
        to_act=_or(change.to_act, scene.to_act),
        step=_or(change.step, scene.step),
        fields=tuple(fields.values()),
        panels=tuple(panels.values()),
        piles=_entries_after(scene.piles, change.piles),
        unseen=_entries_after(scene.unseen, change.unseen),
        ranks=_or(change.ranks, scene.ranks),
    )


def _if_other(before: T, after: T) -> T | UnsetType:
    return UNSET if before == after else after


def _or(value: T | UnsetType, otherwise: T) -> T:
    return otherwise if isinstance(value, UnsetType) else value


def _entries_between(before: dict[str, int], after: dict[str, int]) -> dict[str, int | None]:
    differing = {name: count for name, count in after.items() if before.get(name) != count}
    return differing | dict.fromkeys(before.keys() - after.keys())


def _entries_after(entries: dict[str, int], change: dict[str, int | None]) -> dict[str, int]:
    return {name: count for name, count in (entries | change).items() if count is not None}
