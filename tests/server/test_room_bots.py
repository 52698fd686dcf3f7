"""Which bots a table takes, and what they are given."""

import pytest

from lavafield import BadInput, Rng
from tests.server.rooms import ADA, START, Host, setup_of


@pytest.mark.parametrize(
    "name",
    ["search:nodes=1000000", "search:seconds=60", "search:processes=4", "greedy:worlds=1000"],
)
def test_no_bot_may_use_up_the_server(name: str) -> None:
    host = Host(setup_of(ADA, None), [ADA])
    with pytest.raises(BadInput) as refused:
        host.room.put_bot(ADA, 1, name, START)
    assert refused.value.message == "error-bot-served"
    with pytest.raises(BadInput):
        setup_of(ADA, name)


@pytest.mark.parametrize("game", ["taluva", "pompeii"])
def test_every_level_may_play(game: str) -> None:
    for level in range(1, 8):
        assert setup_of(ADA, f"level:{level}", game=game).places[1].bot == f"level:{level}"


def test_a_bot_gets_the_same_random_numbers_when_it_is_asked_once_more_and_others_next_time() -> None:
    host = Host(setup_of("random", "random"), [ADA]).start()
    seeds = []
    for _ in range(4):
        turn = host.room.wanted()
        assert turn is not None
        seeds.append(turn.seed)
        host.die()
        assert host.room.wanted() == turn
        host.act_randomly(Rng(1))
    assert len(set(seeds)) == 4
