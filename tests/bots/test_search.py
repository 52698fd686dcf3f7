"""The search finds what can be worked out by hand, in games of a few positions."""

import pytest

from lavafield.bots import player
from lavafield.bots.bot import Thought
from lavafield.core.chance import Rng
from lavafield.core.decisions import CHANCE
from tests.bots.toys import FIRST, SECOND, Choice, Draw, End, Part, Toy, ToyState, chance_of

SEARCH = "search:nodes=3000"


def thoughts(
    root: Part, seats: int = 2, way: tuple[int, ...] = (), bot: str = SEARCH, step: float = 0.0
) -> list[Thought]:
    """What the seat to act thinks after this way, best first."""
    game = Toy(root, seats, step)
    state = ToyState(root, seats, way)
    return player(bot, game).thoughts(state.view(state.to_act), Rng(7))


def share(found: list[Thought], action: int, seat: int = 0) -> float:
    return next(thought.shares[seat] for thought in found if thought.action == action)


def test_it_wins_where_it_can() -> None:
    assert thoughts(Choice(0, (SECOND, SECOND, FIRST, SECOND)))[0].action == 2


def test_a_chance_is_worth_its_weight() -> None:
    found = thoughts(Choice(0, (chance_of(4, 10), chance_of(6, 10), chance_of(5, 10))))
    assert found[0].action == 1
    assert share(found, 1) == pytest.approx(0.6, abs=0.04)


def test_many_outcomes_are_worth_their_weight_too() -> None:
    """More than the tree takes in; a rare great loss is not overlooked, nor a common small one."""
    many = Draw((1,) * 400, tuple(FIRST if n % 10 < 7 else SECOND for n in range(400)))
    found = thoughts(Choice(0, (many, chance_of(5, 10))))
    assert found[0].action == 0
    assert share(found, 0) == pytest.approx(0.7, abs=0.06)


def test_the_other_seat_takes_its_best() -> None:
    trap = Choice(1, (FIRST, FIRST, SECOND))
    safe = Choice(1, (chance_of(3, 10), chance_of(4, 10)))
    found = thoughts(Choice(0, (trap, safe)))
    assert found[0].action == 1
    assert share(found, 1) == pytest.approx(0.3, abs=0.04)


def test_a_third_seat_looks_after_itself() -> None:
    """Seat 1 could hurt seat 0, but that would make seat 2 win: it does not."""
    friendly = Choice(1, (End((2,)), End((0, 1))))
    found = thoughts(Choice(0, (friendly, Draw((1, 2), (End((0,)), End((2,)))))), seats=3)
    assert found[0].action == 0
    assert found[0].shares == pytest.approx((0.5, 0.5, 0.0), abs=0.03)


COIN = Draw(
    (1, 1),
    tuple(
        Choice(0, (FIRST if side == 0 else SECOND, FIRST if side == 1 else SECOND, chance_of(6, 10))) for side in (0, 1)
    ),
    seen_by=(1,),
)


@pytest.mark.parametrize("side", [0, 1])
def test_a_hidden_coin_cannot_be_guessed(side: int) -> None:
    """Whoever could look would always win by naming the side."""
    found = thoughts(COIN, way=(side,))
    assert found[0].action == 2


def test_who_sees_the_coin_uses_it() -> None:
    seen = Draw(COIN.weights, COIN.ways, seen_by=(0, 1))
    assert [thoughts(seen, way=(side,))[0].action for side in (0, 1)] == [0, 1]


def test_what_is_seldom_possible_counts_seldom() -> None:
    """In one hidden case of ten the other seat has a killing answer: a good chance, and not a lost game."""
    rare = Draw(
        (9, 1),
        tuple(Choice(0, (Choice(1, (FIRST,) if case == 0 else (FIRST, SECOND)), chance_of(6, 10))) for case in (0, 1)),
        seen_by=(1,),
    )
    found = thoughts(rare, way=(0,))
    assert found[0].action == 0
    assert share(found, 0) == pytest.approx(0.9, abs=0.05)


def test_it_looks_through_its_own_turn() -> None:
    """The better end lies behind a first step that looks no better; the line says so."""
    found = thoughts(Choice(0, (Choice(0, (SECOND, SECOND)), Choice(0, (SECOND, FIRST)))))
    assert (found[0].action, found[0].line) == (1, (1, 1))


FAR = 40.0
"""By so much the evaluation takes an action for less promising: without a chance, were it left alone."""


def test_a_choice_that_looks_hopeless_is_tried_all_the_same() -> None:
    """The evaluation is as sure as can be that the winning way is bad. A part of the chances is not its to give."""
    found = thoughts(Choice(0, (SECOND, chance_of(3, 10), FIRST)), step=FAR)
    assert found[0].action == 2
    assert share(found, 2) == 1.0


def test_of_the_first_decision_no_choice_is_left_out() -> None:
    """However few are looked at later: what is decided now is too important."""
    many = (*[SECOND] * 9, FIRST)
    found = thoughts(Choice(0, many), bot=f"{SEARCH},width=2", step=0.1)
    assert found[0].action == 9
    assert len(found) == len(many)


def test_of_later_decisions_only_the_most_promising_choices_are_looked_at() -> None:
    """The other seat's winning answer is the third best to the evaluation: with a width of two it is not seen."""
    answers = Choice(1, (FIRST, FIRST, SECOND))
    assert share(thoughts(Choice(0, (answers, SECOND)), bot=f"{SEARCH},width=2", step=0.1), 0) == 1.0
    assert share(thoughts(Choice(0, (answers, SECOND)), bot=f"{SEARCH},width=3", step=0.1), 0) < 0.1


@pytest.mark.parametrize(("playout", "expected"), [("0", 0.5), ("0.5", 0.75), ("1", 1.0)])
def test_a_playout_tells_how_the_game_ends(playout: str, expected: float) -> None:
    """The evaluation knows nothing of a position whose every way on is won; playing it out does."""
    won = Choice(1, (Choice(0, (FIRST, FIRST)), FIRST))
    found = thoughts(Choice(0, (won, won)), bot=f"search:nodes=1,playout={playout}")
    assert found[0].shares == pytest.approx((expected, 1 - expected))


@pytest.mark.parametrize(("guidance", "expected"), [("0", 0.0), ("1", 1.0)])
def test_a_playout_can_be_guided(guidance: str, expected: float) -> None:
    """The first seat wins if eight times what the evaluation likes best is done, and in one random playout of 256."""
    part: Part = FIRST
    for seat in (0, 1) * 4:
        part = Choice(seat, (part, SECOND))
    found = thoughts(Choice(0, (part, SECOND)), bot=f"search:nodes=1,playout=1,guidance={guidance},finish=no", step=1.0)
    assert share(found, 0) == expected


def test_what_was_thought_before_is_kept() -> None:
    """After its own first step, and after what chance and the other seat then did."""
    root = Choice(0, (Draw((1, 1), (Choice(1, (Choice(0, (FIRST, SECOND)),)),) * 2), SECOND))
    game = Toy(root)
    bot = player("search:nodes=200", game)
    state = game.state.copy()
    rng = Rng(3)
    visits = []
    while state.to_act == CHANCE or state.actions():
        if state.to_act != 0:
            state.play(state.draw(rng) if state.to_act == CHANCE else 0)
            continue
        found = bot.thoughts(state.view(0), rng)
        visits.append(sum(thought.visits for thought in found))
        state.play(bot.choose(state.view(0), rng))
    assert visits[0] == 200
    assert visits[1] > 200
