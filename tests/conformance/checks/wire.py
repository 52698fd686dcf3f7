"""What a client is sent: compact offers stand for the legal actions, and changes lead from scene to scene."""

from collections.abc import Hashable, Iterable

import msgspec

from lavafield.core.game import NamedAction
from lavafield.core.offers import Offer, compact, spread
from lavafield.core.scene import Scene
from lavafield.core.scene_change import NOTHING, SceneChange, change_between, changed
from tests.conformance.suite import Moment, Walk

ALL = 10**6


def offers_stand_for_the_legal_actions(walk: Walk, step: Moment) -> None:
    game, state = walk.game, step.before
    offers = game.offers(state)
    if state.to_act < 0:
        assert offers == []
        return
    names = [game.name(state, action) for action in state.actions()]
    assert canonical(spread(offers)) == canonical(names)
    assert sorted(offers, key=kind) == sorted(compact(names), key=kind)
    assert msgspec.json.decode(msgspec.json.encode(offers), type=list[Offer]) == offers
    assert len({(offer.do, offer.keys) for offer in offers}) == len(offers)


def changes_lead_from_scene_to_scene(walk: Walk, step: Moment) -> None:
    game = walk.game
    for seat in (*range(walk.case.players), None):
        before, after = (game.scene(state.view(seat)) for state in (step.before, step.after))
        for one, other in ((before, after), (after, before)):
            sent = msgspec.json.decode(msgspec.json.encode(change_between(one, other)), type=SceneChange)
            assert drawn(changed(one, sent)) == drawn(other)
        assert change_between(before, before) == NOTHING


def what_is_foreseen_is_what_would_be_told(walk: Walk, step: Moment) -> None:
    """Of every action with the verb of the one that is played; and it follows from what the seat knows."""
    game, state = walk.game, step.before
    verb = {"do": game.name(state, step.action)["do"]}
    seat = state.to_act
    if seat < 0:
        assert game.foresee(state, verb) == []
        return
    foreseen = game.foresee(state, verb, most=ALL)
    named = [name for action in state.actions() if (name := game.name(state, action))["do"] == verb["do"]]
    assert canonical(each.action for each in foreseen) == canonical(named)
    for each in foreseen:
        action = game.action(state, each.action)
        assert list(each.events) == game.events(state, action, state.after(action), seat)
    other = state.copy()
    other.resample(seat, step.rng)
    assert game.foresee(other, verb, most=ALL) == foreseen
    assert game.foresee(state, verb, most=2) == foreseen[:2]


def kind(offer: Offer) -> tuple[str, tuple[str, ...]]:
    return offer.do, offer.keys


def canonical(names: Iterable[NamedAction]) -> list[bytes]:
    return sorted(msgspec.json.encode(name, order="sorted") for name in names)


def drawn(scene: Scene) -> tuple[Hashable, ...]:
    """The scene up to the order of its parts."""
    parts = scene.panels, sorted(scene.fields, key=lambda field: field.at)
    entries = sorted(scene.piles.items()), sorted(scene.unseen.items())
    return (*map(repr, (*parts, *entries)), scene.game, scene.grid, scene.to_act, scene.step, scene.ranks)
