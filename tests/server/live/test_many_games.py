"""A server that has many games stored starts as fast as one that has none; `python -m tools.many_games` measures it."""

from pathlib import Path

from tests.server.live.served import Server
from tools.many_games import MOST_MORE, copied, measured_start, opened, played

GAMES = 100_000


def test_a_hundred_thousand_stored_games_do_not_slow_the_start(tmp_path: Path) -> None:
    """In processor time, which does not depend on what else runs here."""
    server = Server(tmp_path / "data")
    empty = measured_start(server)
    ada, table = played(server, actions=2)
    assert server.stop() == 0
    copied(server.data, table, GAMES)
    full = measured_start(server)
    try:
        assert full.processor_with_list - empty.processor_with_list < MOST_MORE
        assert full.memory - empty.memory < 64 * 2**20
        assert len(server.ask("GET", "/api/tables?status=over").json) == 100
        assert len(ada.ask("GET", "/api/my/tables")) == 100
        assert opened(server, ada, GAMES)
    finally:
        assert server.stop() == 0
