"""Running: whose pieces, how often, how far."""

import pytest

from tests.pompeii.lava_pictures import (
    BEGUN,
    after,
    allows,
    city,
    events,
    forbids,
    pieces,
    runs_from,
    square,
    step,
    texts,
)

POCKET = "2,10=~V 2,9=~V 3,8=~V 4,9=~V 4,10=~V"
"""3,9 and 3,10, shut off from the rest of the city."""


# --- how many runs ---


@pytest.mark.clause("POM-RUNS")
def test_one_may_run_twice_or_once_or_not_at_all() -> None:
    state = city(BEGUN, "2,7=a2", "4,9=b1")
    for moves in (["stay"], ["2,7>2,8", "stay"], ["2,7>2,8", "2,7>2,6"]):
        then = after(state, *moves)
        assert (step(then), then.to_act) == ("lava-draw", -1)
        assert after(then, "tile vase").to_act == 1
    assert step(after(state, "2,7>2,8")) == "run"


@pytest.mark.clause("POM-RUNS")
@pytest.mark.clause("POM-RUN-LONE")
@pytest.mark.row(35)
def test_a_lone_piece_that_leaves_with_the_first_run_leaves_the_second_to_another() -> None:
    state = after(city(BEGUN, "4,10=a1", "2,7=a2", "0,0=b1"), "4,10>out")
    assert (step(state), state.to_act) == ("run", 0)
    allows(state, "2,7>2,5")
    assert step(after(state, "2,7>2,5")) == "lava-draw"


@pytest.mark.clause("POM-RUNS")
@pytest.mark.clause("POM-RUN-LONE")
@pytest.mark.clause("POM-RUN-AGAIN")
@pytest.mark.row(36)
def test_a_lone_piece_and_another_make_two_runs_in_all() -> None:
    state = after(city(BEGUN, "4,9=a1", "2,7=a2", "0,0=b1"), "4,9>4,8")
    allows(state, "4,8>4,7", "2,7>2,5")
    assert step(after(state, "2,7>2,5")) == "lava-draw"
    assert step(after(state, "4,8>4,7")) == "lava-draw"
    crowded = after(city(BEGUN, "4,9=a1b1", "2,7=a2", "0,0=b1"), "4,9>4,8")
    forbids(crowded, "4,8>4,7", "POM-RUN-AGAIN", (4, 8), (4, 7))
    allows(crowded, "2,7>2,5")
    assert step(after(crowded, "2,7>2,5")) == "lava-draw"


@pytest.mark.clause("POM-RUNS")
@pytest.mark.clause("POM-RUN-LAST")
@pytest.mark.row(38)
def test_a_piece_that_becomes_the_last_one_has_just_the_second_run() -> None:
    state = after(city(BEGUN, "4,10=a1", "2,7=a1b1", "0,0=b1"), "4,10>out")
    allows(state, "2,7>2,8", "2,7>2,5")
    then = after(state, "2,7>2,8")
    assert (step(then), after(then, "tile vase").to_act) == ("lava-draw", 1)


@pytest.mark.clause("POM-RUNS")
@pytest.mark.clause("POM-END-TILES")
@pytest.mark.row(42)
def test_the_turn_of_the_last_tile_has_its_two_runs() -> None:
    state = city(BEGUN, "4,9=a3", "0,0=b1", tile="vase", tiles="")
    state = after(state, "~2,9", "4,9>out")
    assert step(state) == "run"
    state = after(state, "4,9>out")
    assert step(state) == "over"
    assert (pieces(state, 0), pieces(state, 1)) == ("0/2/1", "0/0/1")


@pytest.mark.clause("POM-RUN-NOBODY")
@pytest.mark.row(40)
def test_who_has_no_piece_in_the_city_lays_lava_and_does_not_run() -> None:
    state = city(BEGUN, "0,0=b1", step="lava-draw")
    state = after(state, "tile vase")
    assert (step(state), state.to_act) == ("lava", 0)
    assert events(state, "~2,9") == ["lava-placed", "no-run"]
    state = after(state, "~2,9")
    assert step(state) == "lava-draw"
    state = after(state, "tile vase", "~3,10")
    assert (step(state), state.to_act) == ("run", 1)
    assert after(state, "stay", "tile vase").to_act == 0


@pytest.mark.clause("POM-RUN-NOBODY")
def test_after_the_last_piece_has_left_there_is_no_second_run() -> None:
    state = after(city(BEGUN, "4,10=a1", "0,0=b1"), "4,10>out")
    assert step(state) == "lava-draw"
    assert after(state, "tile vase").to_act == 1


# --- whose pieces ---


@pytest.mark.clause("POM-RUN-OWN")
def test_one_runs_with_own_pieces_only() -> None:
    standing = ("2,7=b2", "4,9=a1")
    forbids(city(BEGUN, *standing), "2,7>2,8", "POM-RUN-OWN", (2, 7), (2, 8))
    forbids(city(BEGUN, *standing), "3,7>2,7", "POM-RUN-OWN", (3, 7), (2, 7))
    forbids(city(BEGUN, *standing), "4,10>out", "POM-RUN-OWN", (4, 10))
    forbids(city(BEGUN, *standing), "-3,7>2,7", "POM-RUN-OWN", (0, 11), (2, 7))
    allows(city(BEGUN, *standing, turn=1), "2,7>2,8")
    assert not runs_from(city(BEGUN, *standing), "2,7")


@pytest.mark.clause("POM-RUN-AGAIN")
@pytest.mark.clause("POM-RUN-LAST")
@pytest.mark.row(37)
def test_a_piece_that_becomes_alone_by_running_may_not_run_again() -> None:
    for crowd in ("a2", "a1b1"):
        state = after(city(BEGUN, f"4,7={crowd}", "0,0=a1b1"), "4,7>4,8")
        forbids(state, "4,8>4,9", "POM-RUN-AGAIN", (4, 8), (4, 9))
        assert not runs_from(state, "4,8")
        allows(state, "0,0>out")
    last = after(city(BEGUN, "4,7=a1b1", "0,0=b1"), "4,7>4,8")
    allows(last, "4,8>4,9")


@pytest.mark.clause("POM-RUN-AGAIN")
def test_the_second_run_may_begin_where_the_first_one_ended_with_another_piece() -> None:
    state = after(city(BEGUN, "4,7=a1b1", "4,8=a1", "0,0=b1"), "4,7>4,8")
    allows(state, "4,8>4,9")
    forbids(after(city(BEGUN, "4,7=a1b1", "4,8=b1", "0,0=a1"), "4,7>4,8"), "4,8>4,9", "POM-RUN-AGAIN", (4, 8), (4, 9))


@pytest.mark.clause("POM-RUN-LONE")
def test_a_lone_piece_runs_twice_the_second_time_with_the_crowd_it_reached() -> None:
    state = city(BEGUN, "4,7=a1", "4,8=b2", "0,0=a1")
    assert runs_from(state, "4,7") == {"4,6", "4,8", "3,7", "5,7"}
    state = after(state, "4,7>4,8")
    forbids(state, "4,8>4,4", "POM-RUN-POINTS", (4, 8), (4, 4), needed=4, points=3)
    allows(state, "4,8>4,5", "4,8>out", "4,8>4,7")


@pytest.mark.clause("POM-RUN-LONE")
def test_an_opponent_on_the_square_is_company_too() -> None:
    alone = after(city(BEGUN, "4,7=a1", "0,0=a1b1"), "4,7>4,8")
    allows(alone, "4,8>4,9")
    beside = after(city(BEGUN, "4,7=a1b1", "0,0=a1b1"), "4,7>4,8")
    forbids(beside, "4,8>4,9", "POM-RUN-AGAIN", (4, 8), (4, 9))


@pytest.mark.clause("POM-RUN-LAST")
def test_the_last_piece_of_a_seat_runs_twice_however_crowded_its_square_was() -> None:
    state = after(city(BEGUN, "4,6=a1b3", "0,0=b1"), "4,6>4,8")
    assert (step(state), state.to_act) == ("run", 0)
    assert runs_from(state, "4,8") == {"3,8", "4,7", "4,9", "5,8"}
    with_another = after(city(BEGUN, "4,6=a1b3", "0,0=a1"), "4,6>4,8")
    forbids(with_another, "4,8>4,9", "POM-RUN-AGAIN", (4, 8), (4, 9))


# --- where to ---


@pytest.mark.clause("POM-RUN-ELSEWHERE")
@pytest.mark.row(39)
def test_a_run_does_not_end_where_it_began() -> None:
    state = city(BEGUN, "4,7=a3", "0,0=b1")
    forbids(state, "4,7>4,7", "POM-RUN-ELSEWHERE", (4, 7))
    allows(state, "4,7>4,8")
    assert "4,7" not in runs_from(state, "4,7")


@pytest.mark.clause("POM-RUN-CITY")
def test_a_run_stays_inside_the_city() -> None:
    state = city(BEGUN, "1,8=a3", "0,0=b1")
    forbids(state, "1,8>0,8", "POM-RUN-CITY", (1, 8), (0, 8))
    forbids(state, "1,8>1,10", "POM-RUN-CITY", (1, 8), (1, 10))
    forbids(state, "1,8>-1,8", "POM-RUN-CITY", (1, 8), (0, 11))
    allows(state, "1,8>1,9", "1,8>out")


@pytest.mark.clause("POM-RUN-LAVA")
def test_nobody_runs_onto_lava() -> None:
    forbids(city("2,9=~V", "2,8=a1", "0,0=b1"), "2,8>2,9", "POM-RUN-LAVA", (2, 8), (2, 9))
    forbids(city("2,9=~~", "2,8=a1", "0,0=b1", options="enclosed"), "2,8>2,9", "POM-RUN-LAVA", (2, 8), (2, 9))
    allows(city("2,8=a1", "0,0=b1"), "2,8>2,9")


@pytest.mark.clause("POM-RUN-START")
@pytest.mark.row(33)
def test_nobody_runs_onto_a_free_start_square() -> None:
    standing = ("2,9=a1", "0,0=b1")
    forbids(city(*standing), "2,9>2,10", "POM-RUN-START", (2, 9), (2, 10))
    assert "2,10" not in runs_from(city(*standing), "2,9")
    allows(city(*standing, options="unbarred"), "2,9>2,10")
    forbids(city("2,10=~V", *standing), "2,9>2,10", "POM-RUN-LAVA", (2, 9), (2, 10))


@pytest.mark.clause("POM-RUN-START")
@pytest.mark.row(33)
def test_nobody_runs_across_a_free_start_square_either() -> None:
    standing = ("2,9=a2", "0,0=b1", "3,9=~H")
    forbids(city(*standing), "2,9>3,10", "POM-RUN-POINTS", (2, 9), (3, 10), points=2)
    allows(city(*standing, options="unbarred"), "2,9>3,10")


@pytest.mark.clause("POM-RUN-PATH")
def test_a_run_leads_over_free_squares_only() -> None:
    outside = city(POCKET, "3,7=a9", "0,0=b1")
    forbids(outside, "3,7>3,9", "POM-RUN-PATH", (3, 7), (3, 9))
    allows(city(POCKET.replace("3,8=~V ", ""), "3,7=a9", "0,0=b1"), "3,7>3,9")
    inside = city(POCKET, "3,9=a9", "0,0=b1")
    forbids(inside, "3,9>3,7", "POM-RUN-PATH", (3, 9), (3, 7))
    forbids(inside, "3,9>out", "POM-RUN-PATH", (3, 9))
    assert runs_from(inside, "3,9") == {"3,10"}
    allows(city(POCKET.replace("3,8=~V ", ""), "3,9=a9", "0,0=b1"), "3,9>out")


@pytest.mark.clause("POM-RUN-PATH")
@pytest.mark.clause("POM-CITY")
@pytest.mark.row(31)
def test_a_run_does_not_slip_through_where_corners_touch() -> None:
    state = city("2,10=~V 3,9=~V 4,10=~V", "4,9=a9", "0,0=b1")
    forbids(state, "4,9>3,10", "POM-RUN-PATH", (4, 9), (3, 10))
    allows(city("2,10=~V 3,9=~V", "4,9=a9", "0,0=b1"), "4,9>3,10")


@pytest.mark.clause("POM-RUN-PATH")
@pytest.mark.clause("POM-CITY")
def test_a_run_does_not_lead_round_from_one_edge_to_the_other() -> None:
    state = city(BEGUN, "3,10=a2", "0,0=b1")
    assert runs_from(state, "3,10") == {"3,9", "3,8", "2,9", "4,9", "4,10", "5,10", "out"}
    state = city(BEGUN, "4,0=a2", "0,0=b1")
    assert runs_from(state, "4,0") == {"2,0", "3,0", "3,1", "4,1", "4,2", "5,0", "5,1", "out"}


# --- how far ---


@pytest.mark.clause("POM-RUN-POINTS")
def test_a_run_has_as_many_steps_as_there_are_pieces_of_all_colours() -> None:
    forbids(city(BEGUN, "3,9=a1", "0,0=b1"), "3,9>3,7", "POM-RUN-POINTS", (3, 9), (3, 7), needed=2, points=1)
    allows(city(BEGUN, "3,9=a1b1", "0,0=b1"), "3,9>3,7")
    allows(city(BEGUN, "3,9=a2", "0,0=b1"), "3,9>3,7")
    forbids(city(BEGUN, "3,9=a2b1", "0,0=b1"), "3,9>3,5", "POM-RUN-POINTS", (3, 9), (3, 5), needed=4, points=3)


@pytest.mark.clause("POM-RUN-POINTS")
def test_a_way_round_lava_takes_all_its_steps() -> None:
    standing = ("2,7=a2", "0,0=b1")
    allows(city("0,7=~S", *standing), "2,7>2,9")
    forbids(city("2,8=~S", *standing), "2,7>2,9", "POM-RUN-POINTS", (2, 7), (2, 9), needed=4, points=2)
    allows(city("2,8=~S", "2,7=a3b1", "0,0=b1"), "2,7>2,9")


@pytest.mark.clause("POM-RUN-POINTS")
@pytest.mark.clause("POM-RUN-OUT")
@pytest.mark.clause("POM-RUN-LONE")
@pytest.mark.row(34)
def test_a_lone_piece_on_a_gate_square_leaves_with_one_step() -> None:
    state = city(BEGUN, "4,10=a1", "4,9=a1", "0,0=b1")
    allows(state, "4,10>out")
    forbids(state, "4,9>out", "POM-RUN-POINTS", (4, 9), needed=2, points=1)
    allows(city(BEGUN, "4,9=a1b1", "0,0=b1"), "4,9>out")
    state = after(state, "4,9>4,10", "4,10>out")
    assert pieces(state, 0) == "1/1/0"


@pytest.mark.clause("POM-RUN-COUNT")
@pytest.mark.row(32)
def test_a_second_runner_from_the_same_square_has_one_step_less() -> None:
    state = city(BEGUN, "4,7=a2", "0,0=b1")
    allows(state, "4,7>4,9")
    state = after(state, "4,7>4,9")
    forbids(state, "4,7>3,8", "POM-RUN-POINTS", (4, 7), (3, 8), needed=2, points=1)
    assert runs_from(state, "4,7") == {"3,7", "4,6", "4,8", "5,7"}


@pytest.mark.clause("POM-RUN-COUNT")
def test_who_arrived_with_the_first_run_counts_for_the_second() -> None:
    state = after(city(BEGUN, "4,7=a1b1", "4,8=a1", "0,0=b1"), "4,7>4,8")
    allows(state, "4,8>4,10")
    forbids(state, "4,8>out", "POM-RUN-POINTS", (4, 8), needed=3, points=2)


@pytest.mark.clause("POM-RUN-STEPS")
def test_a_run_may_turn_corners_and_stop_before_all_steps_are_used() -> None:
    state = city(BEGUN, "3,7=a2", "0,0=b1")
    allows(state, "3,7>3,8", "3,7>2,8", "3,7>4,6", "3,7>3,9")
    expected = {"1,7", "2,6", "2,7", "2,8", "3,5", "3,6", "3,8", "3,9", "4,6", "4,7", "4,8", "5,7"}
    assert runs_from(state, "3,7") == expected


@pytest.mark.clause("POM-RUN-CROWD")
def test_any_number_may_share_a_square_or_be_passed() -> None:
    state = city(BEGUN, "3,7=a2", "3,8=a4b8", "3,9=b3")
    allows(state, "3,7>3,8", "3,7>3,9")
    assert square(after(state, "3,7>3,9"), 3, 9) == "a1b3"
    assert square(after(state, "3,7>3,8"), 3, 8) == "a5b8"


@pytest.mark.clause("POM-RUN-CROWD")
def test_spots_do_not_matter_any_more() -> None:
    state = city(BEGUN, "3,10=a1b1", "4,10=a3", "0,0=b1")
    allows(state, "4,10>3,10", "3,10>5,10", "4,10>4,9")


# --- out ---


@pytest.mark.clause("POM-RUN-OUT")
def test_a_piece_that_leaves_is_saved_for_good() -> None:
    state = city(BEGUN, "4,9=a3", "0,0=b1")
    assert events(state, "4,9>out") == ["escaped"]
    state = after(state, "4,9>out")
    assert pieces(state, 0) == "2/1/0"
    state = after(state, "stay", "tile vase", "~3,10", "stay")
    assert pieces(state, 0) == "2/1/0"


@pytest.mark.clause("POM-RUN-OUT")
@pytest.mark.clause("POM-GATES")
@pytest.mark.parametrize("gate", ["0,0", "0,5", "1,9", "4,0", "4,10", "6,6", "6,8"])
def test_every_gate_leads_out(gate: str) -> None:
    state = city(BEGUN, f"{gate}=a1", "3,6=b1")
    allows(state, f"{gate}>out")
    assert "3,6>out" not in texts(city(BEGUN, f"{gate}=a1", "3,6=b1", turn=1))
