"""Compact offers: how they look, so that a client written elsewhere can rely on it."""

import lavafield
from lavafield.core.game import NamedAction
from lavafield.core.offers import Offer, compact, mask_of, numbers_in, spread


def test_facings_of_a_volcano_are_a_mask() -> None:
    records = [{"do": "extend", "volcano": [1, 0], "facing": facing} for facing in (0, 3, 5)]
    records.append({"do": "extend", "volcano": [2, 0], "facing": 1})
    (offer,) = compact(records)
    assert offer == Offer(do="extend", keys=("volcano", "facing"), choices=[[[1, 0], 0b101001], [[2, 0], 0b10]])
    assert list(spread([offer])) == records


def test_what_is_no_small_number_is_listed() -> None:
    records = [{"do": "hut", "at": [0, 1]}, {"do": "hut", "at": [0, 2]}]
    assert compact(records) == [Offer(do="hut", keys=("at",), choices=[[0, 1], [0, 2]])]
    assert compact([{"do": "run", "out": True}]) == [Offer(do="run", keys=("out",), choices=[True])]
    for number in (31, -1):
        assert compact([{"do": "take", "n": number}])[0].choices == [number]


def test_actions_with_other_keys_are_other_offers() -> None:
    records: list[NamedAction] = [
        {"do": "play", "card": 4, "spot": [1, 2]},
        {"do": "play", "card": 4},
        {"do": "announce"},
    ]
    offers = compact(records)
    assert offers == [
        Offer(do="play", keys=("card", "spot"), choices=[[4, [[1, 2]]]]),
        Offer(do="play", keys=("card",), choices=0b10000),
        Offer(do="announce", keys=(), choices=0),
    ]
    assert list(spread(offers)) == records


def test_three_keys_make_a_tree_of_three_levels() -> None:
    records = [{"do": "x", "a": a, "b": b, "c": c} for a in "pq" for b in (1, 2) for c in (0, 7)]
    (offer,) = compact(records)
    assert offer.choices == [["p", [[1, 129], [2, 129]]], ["q", [[1, 129], [2, 129]]]]
    assert list(spread([offer])) == records


def test_a_mask_has_a_bit_for_each_number() -> None:
    assert mask_of([0, 30]) == 2**30 + 1
    assert numbers_in(2**30 + 1) == [0, 30]


def test_taluva_offers_volcanoes_and_not_hundreds_of_records() -> None:
    game = lavafield.game("taluva")
    state = game.new()
    for move in ("VJC", "+0,0>1", "hut 0,1", "VSL"):
        state = state.after(game.parse(state, move))
    (extend,) = game.offers(state)
    assert (extend.do, extend.keys) == ("extend", ("volcano", "facing"))
    assert isinstance(extend.choices, list)
    assert sum(mask.bit_count() for _, mask in extend.choices) == len(state.actions())
    assert len(extend.choices) < len(state.actions())
