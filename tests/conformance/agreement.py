"""The engine beside a naive second implementation of the same game.

The naive one is the work of another author, from the rulebook alone. Whatever is compared is read from the
engine's public faces: names, notation, scenes. What a game has to provide for this is `Second`.
"""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import lavafield
from lavafield import State
from lavafield.core.game import NamedAction

if TYPE_CHECKING:
    from tests.conformance.suite import Walk

Facts = dict[str, Any]


class Naive(Protocol):
    """One game of the naive implementation."""

    def play(self, record: NamedAction) -> None: ...

    def legal(self) -> list[NamedAction]: ...

    def effect(self, record: NamedAction) -> Hashable:
        """What the record would do; ValueError where it is illegal."""


class Second(Protocol):
    """A naive implementation, how positions are carried over to it, and facts told alike by both."""

    def naive_start(self, players: int, options: dict[str, Any]) -> Naive: ...

    def naive_of(self, position: str) -> Naive:
        """The naive game in the position that a line of text describes, read there anew."""

    def naive_words(self, record: NamedAction) -> NamedAction:
        """The engine's record as the naive implementation writes it."""

    def engine_facts(self, state: State) -> Facts: ...

    def naive_facts(self, naive: Naive) -> Facts: ...

    def naive_perft(self, naive: Naive, depth: int) -> int:
        """How many paths of so many actions lead on."""


def agree(walk: "Walk", every: int) -> None:
    """Facts at each step; at every so many-th what is legal, and what each legal action does."""
    second = walk.adapter.second
    naive = second.naive_start(walk.case.players, dict(walk.case.options))
    same_facts(second, walk.states[0], naive, (walk.case, walk.seed, "start"))
    for step in walk.moments():
        if step.n % every == walk.seed % every:
            same_actions(second, walk.case.game, step.before, naive)
        naive.play(second.naive_words(walk.records[step.n]))
        same_facts(second, step.after, naive, (walk.case, walk.seed, step.n))


def agree_from(walk: "Walk", start: int, steps: int) -> None:
    """The same for some steps, from a position carried over by its text."""
    second = walk.adapter.second
    naive = second.naive_of(walk.game.position(walk.states[start]))
    same_facts(second, walk.states[start], naive, (walk.case, walk.seed, start))
    same_actions(second, walk.case.game, walk.states[start], naive)
    for n in range(start, min(start + steps, len(walk.actions))):
        naive.play(second.naive_words(walk.records[n]))
        same_facts(second, walk.states[n + 1], naive, (walk.case, walk.seed, start, n))


def same_facts(second: Second, state: State, naive: Naive, where: Sequence[object]) -> None:
    assert unlike(second.engine_facts(state), second.naive_facts(naive)) == {}, where


def same_actions(second: Second, game: str, state: State, naive: Naive) -> None:
    ours = effects(second, naive, named_actions(game, state))
    assert ours.keys() == {naive.effect(record) for record in naive.legal()}


def effects(second: Second, naive: Naive, records: list[NamedAction]) -> dict[Hashable, NamedAction]:
    """What the records do, by the naive rules; none may do what another one does."""
    found = {naive.effect(second.naive_words(record)): record for record in records}
    assert len(found) == len(records), "two actions do the same"
    return found


def named_actions(name: str, state: State) -> list[NamedAction]:
    game = lavafield.game(name)
    return [game.name(state, action) for action in state.actions()]


def unlike(one: Facts, other: Facts) -> Facts:
    """The facts that differ, both ways of telling them."""
    assert one.keys() == other.keys()
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}
