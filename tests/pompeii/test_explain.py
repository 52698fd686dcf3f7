"""Reasons for and against a turn: each where it is true, and not in a twin of the position where it is not."""

import pytest

import lavafield
from lavafield import CHANCE, OVER, BadInput, Rng
from lavafield.core.event import Event, event_text
from lavafield.games.pompeii.evaluate import PompeiiEvaluation
from lavafield.games.pompeii.explain import DECISIVE, FEATURES_BEHIND, measured
from lavafield.games.pompeii.features import FEATURES
from lavafield.games.pompeii.game import weights
from lavafield.words import languages, words
from tests.pompeii import lava_pictures
from tests.pompeii.lava_pictures import BEGUN
from tests.pompeii.pictures import GAME, act, city, full

burning = lava_pictures.city


def told(state: lavafield.State, *moves: str, seat: int | None = 0) -> dict[str, Event]:
    """The reasons for these moves by their names, the weightiest first."""
    before, actions = state, []
    for text in moves:
        actions.append(act(state, text))
        state = state.after(actions[-1])
    return {event.id.removeprefix("pompeii-reason-"): event for event in GAME.reasons(before, actions, seat)}


def numbers(event: Event) -> dict[str, str | int]:
    return event.arguments


# --- cards and relatives ---


def test_brings_relatives() -> None:
    crowd = city({(2, 6): "bbb", (2, 5): "bbb"}, hands={0: "4.4"})
    brought = told(crowd, "p4 2,6", "+1,0", "+3,6", "done")
    assert numbers(brought["brings"]) == {"count": 2}
    assert set(brought["brings"].cells) == {(1, 0), (3, 6)}
    assert numbers(brought["forgoes"]) == {"count": 1}
    assert "may-bring" not in brought
    whole = told(crowd, "p4 2,6", "+1,0", "+3,6", "+0,1")
    assert numbers(whole["brings"]) == {"count": 3}
    assert not whole.keys() & {"forgoes", "may-bring"}
    begun = told(crowd, "p4 2,6")
    assert numbers(begun["may-bring"]) == {"count": 3}
    assert not begun.keys() & {"brings", "forgoes"}
    assert not told(city({}, hands={0: "4.4"}), "p4 2,6").keys() & {"brings", "may-bring", "forgoes"}


def test_no_more_relatives_may_come_than_there_are_pieces_left() -> None:
    poor = city({(2, 6): "bbb", (2, 5): "bbb"}, hands={0: "4.4"}, stock={0: 3})
    assert numbers(told(poor, "p4 2,6")["may-bring"]) == {"count": 2}
    assert numbers(told(poor, "p4 2,6", "+1,0")["may-bring"]) == {"count": 1}


def test_no_more_relatives_may_come_than_find_a_building() -> None:
    crowded = full(0) | full(1, 8, by="a") | {(2, 5): "bbb", (2, 6): "bbb"}
    assert "may-bring" not in told(city(crowded, hands={0: "4.4"}), "p4 2,6")
    assert numbers(told(city(crowded | {(3, 6): "b"}, hands={0: "4.4"}), "p4 2,6")["may-bring"]) == {"count": 1}


def test_places_nothing() -> None:
    assert "not-placed" in told(city(full(4), hands={0: "4.4"}, warned=False), "p4")
    assert "not-placed" not in told(city({}, hands={0: "4.4"}, warned=False), "p4 2,6")


@pytest.mark.parametrize(
    ("move", "places"),
    [
        ("p11 6,8", {"at-gate", "beside-start"}),
        ("p11 5,8", {"near-gate"}),
        ("p1 1,0", {"near-gate"}),
        ("p1 1,1", {"beside-start"}),
        ("p4 2,6", set()),
        ("p3 2,3", {"far-out"}),
        ("p6 3,3", {"far-out", "beside-start"}),
    ],
)
def test_tells_good_places_from_bad_ones(move: str, places: set[str]) -> None:
    state = city({}, hands={0: move.split(maxsplit=1)[0][1:]}, warned=False)
    reasons = told(state, move)
    assert reasons.keys() & {"at-gate", "near-gate", "far-out", "beside-start"} == places
    assert all(numbers(reasons[place]) == {"count": 1} for place in places)


def test_takes_the_last_spot_at_a_gate() -> None:
    state = city({(5, 8): "b"}, hands={0: "11"}, warned=False)
    assert numbers(told(state, "p11 6,8")["last-spot"]) == {"gate": "Porta di Nocera"}
    free = city({}, hands={0: "11"}, warned=False)
    assert "last-spot" not in told(free, "p11 6,8")
    elsewhere = city({(5, 8): "b", (6, 8): "b"}, hands={0: "11"}, warned=False)
    assert "last-spot" not in told(elsewhere, "p11 5,10")


NINE = {(5, 4): "bbb"}


def test_takes_the_last_spot_of_a_number() -> None:
    assert numbers(told(city(NINE, hands={0: "9"}), "p9 5,4")["fills"]) == {"card": 9}
    assert "fills" not in told(city({(5, 4): "bb"}, hands={0: "9"}), "p9 5,4")


def test_makes_cards_in_hand_jokers() -> None:
    reasons = told(city(NINE, hands={0: "9.9.9"}), "p9 5,4")
    assert numbers(reasons["makes-joker"]) == {"card": 9, "count": 2}
    assert "fills" not in reasons
    assert "makes-joker" not in told(city({(5, 4): "bb"}, hands={0: "9.9.9"}), "p9 5,4")
    assert "makes-joker" not in told(city(NINE, hands={0: "9.9.9"}, warned=False), "p9 5,4")


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_is_told_of_jokers_in_hand(seat: int | None) -> None:
    reasons = told(city(NINE, hands={0: "9.9.9"}), "p9 5,4", seat=seat)
    assert "makes-joker" not in reasons
    assert numbers(reasons["fills"]) == {"card": 9}


def test_prepares_relatives() -> None:
    state = city({(5, 4): "b"}, hands={0: "9.9"})
    reasons = told(state, "p9 5,4", "done")
    assert numbers(reasons["prepares"]) == {"card": 9, "count": 2}
    for seat in (1, None):
        assert "prepares" not in told(state, "p9 5,4", "done", seat=seat)
    assert "prepares" not in told(city({(5, 4): "b"}, hands={0: "9.9"}, warned=False), "p9 5,4")
    assert "prepares" not in told(city({(5, 4): "b"}, hands={0: "9.8"}), "p9 5,4", "done")
    assert "prepares" not in told(city({}, hands={0: "9.9"}), "p9 5,4")  # one relative is nothing to speak of


def test_a_prepared_card_brings_as_many_relatives_as_was_told() -> None:
    state = city({(5, 4): "b"}, hands={0: "9.9"}, stock={0: 3})
    assert "prepares" not in told(state, "p9 5,4", "done")  # the card itself takes one of the two pieces left
    rich = city({(5, 4): "b"}, hands={0: "9.9"}, stock={0: 4})
    assert numbers(told(rich, "p9 5,4", "done")["prepares"]) == {"card": 9, "count": 2}


def test_company_brings_pieces_within_one_run_of_safety() -> None:
    """From 1,0 it takes two steps to leave."""
    alone = city({(1, 0): "a"}, hands={0: "1"}, warned=False)
    assert numbers(told(alone, "p1 1,0")["shortens-own"]) == {"count": 2}
    theirs = told(city({(1, 0): "b"}, hands={0: "1"}, warned=False), "p1 1,0")
    assert numbers(theirs["shortens-own"]) == numbers(theirs["shortens"]) == {"count": 1}
    assert theirs["shortens"].seats == (1,)
    assert not told(city({}, hands={0: "1"}, warned=False), "p1 1,0").keys() & {"shortens-own", "shortens"}


# --- Omens and the eruption ---


def test_an_omen_takes_a_piece_of_the_leader_or_near_a_gate() -> None:
    pieces = {(1, 0): "b", (2, 6): "bb", (5, 4): "c"}
    omens = city(pieces, players=3, phase="omen")
    leader = told(omens, "omen 2,6 b")
    assert (leader["omen-leader"].seats, numbers(leader["omen-leader"])) == ((1,), {"count": 3})
    assert "omen" not in leader
    assert "omen-gate" not in leader
    other = told(omens, "omen 5,4 c")
    assert (other["omen"].seats, numbers(other["omen"])) == ((2,), {"count": 1})
    assert "omen-leader" not in other
    assert "omen-gate" in told(omens, "omen 1,0 b")
    only = told(city({(2, 6): "bb"}, phase="omen"), "omen 2,6 b")
    assert "omen-leader" not in only  # there is no other opponent


def test_starts_the_eruption() -> None:
    state = city(full(5, 7, by="a") | {(2, 6): "bb"}, hands={0: "7"})
    own = len("".join(full(5, 7, by="a").values()))
    assert numbers(told(state, "announce")["erupts"]) == {"count": own, "most": 2}
    assert "erupts" not in told(state, "p7 2,6")


def test_a_standing_order_is_no_reason() -> None:
    state = city({}, hands={0: "4.4"}, announce="any", warned=False)
    assert told(state, "order") == {}
    assert told(state, "order", "p4 2,6") == told(state, "p4 2,6")


# --- lava ---


def test_burns_and_cuts_off_pieces() -> None:
    corner = "2,10=~V 2,9=~V 4,10=~H"
    reasons = told(burning(corner, "3,9=a1b2", "3,10=b1", "0,0=a1b1", tile="vase"), "~3,9")
    assert (reasons["burns"].seats, numbers(reasons["burns"])) == ((1,), {"count": 2})
    assert numbers(reasons["burns-own"]) == {"count": 1}
    assert (reasons["encloses"].seats, numbers(reasons["encloses"])) == ((1,), {"count": 1})
    assert reasons["encloses"].cells == ((3, 10),)
    assert "encloses-own" not in reasons
    own = told(burning(corner, "3,10=a2", "0,0=a1b1", tile="vase"), "~3,9")
    assert numbers(own["encloses-own"]) == {"count": 2}
    missed = told(burning("2,10=~V 2,9=~V", "3,9=a1b2", "3,10=b1", "0,0=a1b1", tile="vase"), "~3,10")
    assert (numbers(missed["burns"]), missed["burns"].cells) == ({"count": 1}, ((3, 10),))
    assert not missed.keys() & {"burns-own", "encloses", "encloses-own"}


def test_closes_a_gate_and_lengthens_ways() -> None:
    """4,10 is the Porta di Sarno."""
    state = burning("2,10=~V 3,9=~V 3,10=~V", "4,9=b2", "5,10=a1", "0,0=a1b1", tile="vase", lead=5)
    closed = told(state, "~4,10")
    assert numbers(closed["closes"]) == {"gate": "Porta di Sarno"}
    assert (closed["lengthens"].seats, numbers(closed["lengthens"])) == ((1,), {"count": 2})
    assert numbers(closed["lengthens-own"]) == {"count": 1}
    assert not told(state, "~2,9").keys() & {"closes", "lengthens", "lengthens-own"}


def test_brings_lava_within_reach() -> None:
    state = burning("2,10=~V", "2,8=b2", "4,9=a1", "0,0=a1b1", tile="vase", lead=5, tiles="vase6")
    reasons = told(state, "~2,9")
    assert (reasons["threatens"].seats, numbers(reasons["threatens"])) == ((1,), {"count": 2})
    assert reasons["threatens"].cells == ((2, 8),)
    assert "threatens-own" not in reasons
    other = told(state, "~3,10")
    assert "threatens" not in other
    own = told(burning("2,10=~V", "2,8=a2", "0,0=a1b1", tile="vase", lead=5, tiles="vase6"), "~2,9")
    assert numbers(own["threatens-own"]) == {"count": 2}


# --- runs ---


def test_saves_pieces() -> None:
    state = burning(BEGUN, "4,10=a2", "0,0=b1", "2,7=a1")
    assert numbers(told(state, "4,10>out", "4,10>out")["saves"]) == {"count": 2}
    assert numbers(told(state, "4,10>out")["saves"]) == {"count": 1}
    assert "saves" not in told(state, "2,7>2,6")


def test_two_runs_of_one_piece_save_it_once() -> None:
    state = burning(BEGUN, "4,9=a1", "0,0=b1", "2,7=a3")
    saves = told(state, "4,9>4,10", "4,10>out")["saves"]
    assert (numbers(saves), saves.cells) == ({"count": 1}, ((4, 9),))


def test_gives_up_a_run() -> None:
    state = burning(BEGUN, "4,10=a2", "0,0=b1", "2,7=a1")
    assert "stays" in told(state, "4,10>out", "stay")
    assert "stays" not in told(state, "4,10>out", "4,10>out")


def test_brings_a_piece_out_of_the_lavas_reach_or_into_it() -> None:
    """2,9 and 3,10 lie beside the vase on 2,10."""
    out = told(burning(BEGUN, "2,9=a2", "0,0=b1"), "2,9>2,8")
    assert out["out-of-reach"].cells == ((2, 8),)
    assert "into-reach" not in out
    into = told(burning(BEGUN, "2,8=a2", "0,0=b1"), "2,8>2,9")
    assert into["into-reach"].cells == ((2, 9),)
    assert "out-of-reach" not in into
    assert not told(burning(BEGUN, "4,8=a2", "0,0=b1"), "4,8>4,9").keys() & {"out-of-reach", "into-reach"}


def test_comes_within_one_run_or_nearer() -> None:
    near = told(burning(BEGUN, "4,8=a1", "4,0=b1"), "4,8>4,9", "4,9>4,10")
    assert (numbers(near["shortens-own"]), near["shortens-own"].cells) == ({"count": 1}, ((4, 10),))
    assert "nearer" not in near
    far = told(burning(BEGUN, "4,8=a1", "4,0=b1"), "4,8>4,9")
    assert numbers(far["nearer"]) == {"steps": 1}
    assert "shortens-own" not in far
    assert "nearer" not in told(burning(BEGUN, "4,9=a1", "4,0=b1"), "4,9>4,8")


def test_leaves_others_and_own_pieces_without_company() -> None:
    """From 4,9 it takes two steps to leave."""
    theirs = told(burning(BEGUN, "4,9=a1b1", "4,0=b1"), "4,9>out")
    assert (theirs["hinders"].seats, numbers(theirs["hinders"])) == ((1,), {"count": 1})
    assert "strands-own" not in theirs
    own = told(burning(BEGUN, "4,9=a2", "4,0=b1"), "4,9>out")
    assert numbers(own["strands-own"]) == {"count": 1}
    assert "hinders" not in own
    assert not told(burning(BEGUN, "4,9=a1b2", "4,0=b1"), "4,9>out").keys() & {"hinders", "strands-own"}


def test_joins_others_who_need_company() -> None:
    helped = told(burning(BEGUN, "4,8=a1", "4,9=b1"), "4,8>4,9")
    assert (helped["shortens"].seats, numbers(helped["shortens"])) == ((1,), {"count": 1})
    assert "shortens" not in told(burning(BEGUN, "4,8=a1", "4,9=b2"), "4,8>4,9")


# --- the end ---


@pytest.mark.parametrize(
    ("seats", "outcome"), [("0/2/0/0", "loses"), ("0/1/0/0", "shares-win"), ("0/1/1/0", "wins"), ("0/0/0/0", "wins")]
)
def test_the_last_run_decides(seats: str, outcome: str) -> None:
    state = burning(BEGUN, "4,10=a1", seats={1: seats})
    assert next(iter(told(state, "4,10>out"))) == outcome
    running = burning(BEGUN, "4,10=a1", "0,0=b1", seats={1: seats})
    assert not told(running, "4,10>out").keys() & set(DECISIVE)


def test_who_is_left_behind_is_not_out_of_reach() -> None:
    state = burning(BEGUN, "2,8=a1", "0,0=b1", tiles="")
    assert told(state, "2,8>2,9", "stay").keys() == {"shares-win", "stays"}


# --- all of them ---


def test_cards_in_hand_count_for_the_order_only_where_they_are_known() -> None:
    state, evaluation = city({(5, 4): "b"}, hands={0: "9.9"}), PompeiiEvaluation(weights())
    relatives = FEATURES.index("relatives-hand")
    assert measured(evaluation, state, 0)[0][relatives] > 0.0
    assert measured(evaluation, state, 1)[0][relatives] == measured(evaluation, state, None)[0][relatives] == 0.0


def test_nothing_done_has_no_reasons() -> None:
    assert GAME.reasons(city({}), [], 0) == []


def test_the_features_behind_the_facts_exist() -> None:
    assert {name for names in FEATURES_BEHIND.values() for name in names} <= set(FEATURES)
    assert not FEATURES_BEHIND.keys() & set(DECISIVE)


@pytest.mark.parametrize("name", sorted({*FEATURES_BEHIND, *DECISIVE}))
def test_every_fact_has_words(name: str) -> None:
    assert all(words(language).has(f"pompeii-reason-{name}") for language in languages())


def test_only_actions_of_one_seat_are_explained() -> None:
    with pytest.raises(BadInput):
        GAME.reasons(GAME.new(), [], 0)
    with pytest.raises(BadInput):
        GAME.reasons(city({}, hands={0: "4.4"}), [act(city({}, hands={0: "4.4"}), "p4 2,6"), 4], 0)
    with pytest.raises(BadInput):
        GAME.reasons(city({}), [], 2)


@pytest.mark.parametrize("players", [2, 4])
def test_reasons_can_be_told_in_every_turn_and_give_nothing_hidden_away(players: int) -> None:
    """Whoever is told gets the same words, in the same order, whatever lies in the hands that it cannot see."""
    state, rng = GAME.new(players=players, announce="any"), Rng(players)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state = state.after(state.sample(rng))
            continue
        before, actions, seat = state, [], state.to_act
        while state.to_act == seat:
            actions.append(state.sample(rng))
            state = state.after(actions[-1])
        for hearer in (*range(players), None):
            reasons = GAME.reasons(before, actions, hearer)
            assert all(event_text(event, ["Ada", "Bo", "Cy", "Di"], "de") for event in reasons)
            other = with_other_secrets(before, actions, hearer, rng)
            assert other is None or GAME.reasons(other, actions, hearer) == reasons


def with_other_secrets(
    before: lavafield.State, actions: list[int], hearer: int | None, rng: Rng
) -> lavafield.State | None:
    """A state that looks alike to the hearer and in which the same can be done; None if none was found."""
    for _ in range(20):
        other = before.copy()
        other.resample(hearer, rng)
        state, legal = other.copy(), True
        for action in actions:
            legal = legal and action in state.actions()
            if legal:
                state.play(action)
        if legal and other != before:
            return other
    return None
