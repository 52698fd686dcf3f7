"""One folder of data has one server."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from lavafield.words import words
from tests.server.live.conftest import Starter
from tests.server.live.served import PATIENCE, Server


def second(data: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "lavafield", "--language", "en", "serve", "--port", "0", "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_second_server_is_refused_and_the_first_goes_on(started: Starter) -> None:
    first = started()
    refused = second(first.data)
    assert refused.returncode == 2
    assert refused.stdout == ""
    said = words("en").text("error-store-busy", path=str(first.data / "lavafield.db"))
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr
    assert first.ask("GET", "/health").json["status"] == "ok"
    plays_on(first)
    assert first.process is not None
    thinkers = children(first.process.pid)
    assert thinkers, "nobody thought for the bot"
    first.kill()
    first.start()
    plays_on(first)
    assert first.stop() == 0
    until = time.monotonic() + PATIENCE
    while any(map(lives, thinkers)):
        assert time.monotonic() < until, "they outlive their server"
        time.sleep(0.1)


def children(pid: int) -> list[int]:
    """The processes that it started."""
    found = [path.read_text("ascii").split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for each in found for child in each]


def lives(pid: int) -> bool:
    """A process that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def plays_on(server: Server) -> None:
    """It takes and stores what somebody does."""

    async def scenario() -> None:
        ada = server.guest("Ada")
        table = ada.table("me", "greedy", start=True)
        async with ada.socket() as one:
            own = await one.watch(table)
            answer = await one.ask("act", table, version=own.version, action=own.offered()[0])
            assert answer["type"] == "done"

    asyncio.run(scenario())
