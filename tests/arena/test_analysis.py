"""Decisions in hindsight: what is asked, how it is judged, what is summed up."""

from dataclasses import replace
from pathlib import Path

import pytest

import lavafield
from lavafield import Rng
from lavafield.arena import analysis
from lavafield.arena.analysis import Decision, Question, analysed, judged, questions, result, summary
from lavafield.bots import Budget
from lavafield.core.record import Record, SeatRecord
from tests.taluva.pictures import GAME, board

ROW = "J1a   C1a   S1a   L1    .     J1b   C1b   S1b   L1    .     R1"
"""Without towers, seat 0 wins by its last temple on 3,0, and seat 1 by its own on 8,0."""
LAST = {0: "5/0/1", 1: "5/0/1"}


def question(state: lavafield.State, move: str, bot: str = "greedy", top: int = 3) -> Question:
    return Question(1, "taluva", state.view(state.to_act), GAME.parse(state, move), bot, 7, top)


def names(choice: analysis.Choice) -> list[str]:
    return [event.id.removeprefix("taluva-reason-") for event in choice.reasons]


def recorded(game: str, actions: int, **options: object) -> Record:
    record = Record(lavafield.game(game), 2, options, ("Ada", "Bo"))  # type: ignore[arg-type]
    rng = Rng(6)
    for _ in range(actions):
        record.play(record.state.sample(rng))
    return record


# --- what is asked ---


def test_every_decision_with_a_choice_is_asked_about() -> None:
    record = recorded("taluva", 8)  # each turn: draw, place, build
    asked = questions(record, "greedy", 5, 3, (0, 1))
    assert [one.number for one in asked] == [3, 5, 6, 8]  # the first tile has only one place
    for one in asked:
        state = record.states[one.number - 1]
        assert one.view == state.view(state.to_act)
        assert record.state.players == 2
        assert state.after(one.played) == record.states[one.number]
    assert len({one.seed for one in asked}) == len(asked)
    assert [one.number for one in questions(record, "greedy", 5, 3, (1,))] == [5, 6]


@pytest.mark.parametrize(("game", "options"), [("taluva", {"preview": True}), ("pompeii", {})])
def test_a_seats_record_asks_the_same_about_its_seat(game: str, options: dict[str, object], tmp_path: Path) -> None:
    record = recorded(game, 20, **options)
    file = tmp_path / "seat.jsonl"
    file.write_text("".join(line + "\n" for line in record.lines_for(1)))
    seen = lavafield.read_record(file)
    assert isinstance(seen, SeatRecord)
    own = [(one.view, one.played) for one in questions(seen, "greedy", 0, 3, (0, 1))]
    assert own == [(one.view, one.played) for one in questions(record, "greedy", 0, 3, (1,))]
    assert own


# --- judging ---


@pytest.mark.parametrize("bot", ["greedy", "search:nodes=60"])
def test_missing_a_win_costs_it_and_the_reasons_say_so(bot: str) -> None:
    state = board(ROW, supply=LAST)
    decision = judged(question(state, "hut 10,0", bot))
    assert decision.best[0].texts == ("temple 3,0",)
    assert decision.best[0].shares == (1.0, 0.0)
    assert decision.loss > 0.1
    assert names(decision.best[0])[0] == "wins"
    assert "misses-finish" in names(decision.played)
    assert decision.offered == len(state.actions())


def test_the_best_action_loses_nothing() -> None:
    decision = judged(question(board(ROW, supply=LAST), "temple 3,0"))
    assert (decision.loss, decision.anew, decision.compared) == (0.0, False, (1.0, 1.0))
    assert decision.played == decision.best[0]


def test_what_was_looked_at_enough_is_compared_as_it_was_seen() -> None:
    decision = judged(question(board(ROW, supply=LAST), "hut 10,0"))  # greedy looks at everything alike
    second = next(one for one in decision.best if one.texts == ("hut 10,0",))
    assert not decision.anew
    assert decision.played == second
    assert decision.compared == (decision.best[0].shares[0], second.shares[0])


def test_what_the_search_did_not_look_at_is_judged_by_searches_after_it() -> None:
    state = board(ROW, supply=LAST)
    decision = judged(question(state, "hut 10,0", "search:nodes=16,width=1"))
    assert decision.anew
    assert len(decision.best) == 1
    assert (decision.played.visits, decision.played.texts) == (0, ("hut 10,0",))
    assert decision.compared[0] == 1.0  # the win was judged anew too, and it is certain
    assert decision.compared[1] == decision.played.shares[0] < 1.0
    assert sum(decision.played.shares) == pytest.approx(1.0)


def test_a_placement_that_was_not_looked_at_is_told_with_the_rest_of_the_turn() -> None:
    state = board("V1>1  J1a   C1a   S1a   L1", phase="place")
    decision = judged(question(state, "+-2,0>0", "search:nodes=16,width=1"))
    assert decision.anew
    assert len(decision.played.texts) == 2
    assert decision.played.texts[0] == "+-2,0>0"


def test_no_more_are_told_than_were_wanted() -> None:
    state = board(ROW)
    assert [len(judged(question(state, "hut 10,0", top=top)).best) for top in (1, 2, 100)] == [
        1,
        2,
        len(state.actions()),
    ]


def test_processes_change_nothing() -> None:
    asked = questions(recorded("pompeii", 24, announce="never"), "search:nodes=10", 3, 2, (0, 1))
    alone = list(analysed(asked, 1))
    assert [decision.number for decision in alone] == [one.number for one in asked]
    assert list(analysed(asked, 2)) == alone
    other = list(analysed([replace(one, seed=one.seed + 1) for one in asked], 1))
    assert other != alone


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    """Whatever the others hold, the same is thought and said."""
    state = recorded("pompeii", 26).state
    while state.to_act != 0:
        state = state.after(state.sample(Rng(1)))
    other = state.copy()
    other.resample(0, Rng(2))
    assert other != state
    one, two = (
        Question(1, "pompeii", each.view(0), each.actions()[0], "search:nodes=10", 3, 3) for each in (state, other)
    )
    assert judged(one) == judged(two)


# --- summing up ---


def decision(number: int, best: float, played: float, seat: int = 0) -> Decision:
    choice = analysis.Choice((), (), (), 1, ())
    return Decision(number, seat, 2, (choice,), choice, (best, played), False)


def test_a_loss_is_never_below_nothing() -> None:
    assert decision(1, 0.4, 0.5).loss == 0.0
    assert decision(1, 0.5, 0.4).loss == pytest.approx(0.1)


def test_the_worst_mistakes_come_first_and_noise_is_none() -> None:
    found = [
        decision(1, 0.5, 0.45),
        decision(2, 0.5, 0.2),
        decision(3, 0.5, 0.49),
        decision(4, 0.5, 0.4),
        decision(5, 0.9, 0.1, seat=1),
        decision(6, 0.5, 0.2),
    ]
    told = summary(found, 0)
    assert told.decisions == 5
    assert told.mean_loss == pytest.approx((0.05 + 0.3 + 0.01 + 0.1 + 0.3) / 5)
    assert [one.number for one in told.mistakes] == [2, 6, 4]
    assert [one.number for one in summary(found[:1] + found[2:3], 0).mistakes] == [1]
    assert summary(found, 2) == analysis.Summary(0, 0.0, ())


def test_the_winners_share_one_win() -> None:
    assert result([2, 1, 3]) == (0.0, 1.0, 0.0)
    assert result([1, 1, 3]) == (0.5, 0.5, 0.0)


def test_a_budget_is_divided() -> None:
    assert analysis.part_of(Budget(seconds=4.0, nodes=80), 8) == Budget(seconds=0.5, nodes=10)
    assert analysis.part_of(Budget(nodes=3), 8) == Budget(nodes=1)
    assert analysis.part_of(Budget(), 8) == Budget()
