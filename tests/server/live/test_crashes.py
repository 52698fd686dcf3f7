"""`kill -9` at random moments under load; `python -m tests.server.live.crashing --rounds 50` does it for longer."""

import asyncio

from tests.server.live.conftest import Starter
from tests.server.live.crashing import crashed


def test_what_was_acknowledged_outlives_kills_and_is_never_done_twice(started: Starter) -> None:
    report = asyncio.run(crashed(started(), kills=5, pairs=4, seed=20))
    assert report.kills == 5
    assert report.acknowledged > 20
    assert report.connections >= 8 * 5
