"""The whole measurement: the echo server, then ours with the same crowd, game by game; and was anything lost?"""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.load.crowd import (
    Shouter,
    all_play,
    all_shout,
    hello_of,
    idle_sockets,
    seated_pairs,
    set_tables,
)
from bench.load.parts import parts_of
from bench.load.players import Log
from bench.load.process import processor_seconds, resident
from bench.load.socket import hang_up
from tests.server.live.served import Person, Server

WARM_UP: Final = 3.0
"""Seconds that are played and not counted."""
IDLE_PEOPLE: Final = 20
"""The idle sockets are those of so few people: guests are not what is measured."""
SHORTEST: Final = {"taluva": 40, "pompeii": 100}
"""Actions that a random game for two has at least, nearly always."""


@dataclass(frozen=True)
class Crowd:
    idle: int
    active: int
    rate: float
    """Actions a second, of all together."""
    seconds: float


def measured(crowd: Crowd, games: Sequence[str]) -> dict[str, Any]:
    return {
        "crowd": {"idle": crowd.idle, "active": crowd.active, "rate": crowd.rate, "seconds": crowd.seconds},
        "echo": asyncio.run(echoed(crowd)),
        **served(crowd, games),
        "parts": {game: vars(parts_of(game)) for game in games},
    }


# --- the yardstick ---


async def echoed(crowd: Crowd) -> dict[str, Any]:
    with subprocess.Popen([sys.executable, "-m", "bench.load.echo"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().strip(":/\n"))
            before = resident(server.pid)
            idle = await idle_sockets(crowd.idle, port, None)
            per_socket = (resident(server.pid) - before) / max(1, crowd.idle)
            shouters = [Shouter(port) for _ in range(crowd.active)]
            for shouter in shouters:
                await shouter.connect()
            await all_shout(shouters, crowd.rate, WARM_UP)
            for shouter in shouters:
                shouter.measuring = True
            spent = processor_seconds(server.pid)
            await all_shout(shouters, crowd.rate, crowd.seconds)
            spent = processor_seconds(server.pid) - spent
            latencies = [latency for shouter in shouters for latency in shouter.latencies]
            await hang_up([*idle, *(shouter.socket for shouter in shouters)])
        finally:
            server.kill()
    return {**summed_up(latencies, spent, crowd.seconds), "idle KiB": round(per_socket / 1024, 1)}


# --- our server ---


def served(crowd: Crowd, games: Sequence[str]) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", "--workers", "1").start()
        log = Log()
        try:
            found = asyncio.run(played(server, crowd, games, log))
            stall = gauge(server, "lavafield_longest_stall_seconds")
        finally:
            server.stop()
        errors = [line for line in server.log.read_text("utf-8").splitlines() if '"level":"error"' in line]
        return {
            **found,
            "longest stall ms": round(1000 * stall, 1),
            "acknowledged": len(log.acknowledged),
            "lost": len(set(log.acknowledged) - stored_commands(server.data)),
            "refused": len(log.refused),
            "errors in the log": len(errors),
        }


async def played(server: Server, crowd: Crowd, games: Sequence[str], log: Log) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    people = [server.guest(f"P{n}") for n in range(crowd.active)]
    idle_people: list[Person] = [server.guest(f"I{n}") for n in range(IDLE_PEOPLE)]
    before = resident(pid)
    idle = []
    for person in idle_people:
        idle += await idle_sockets(crowd.idle // IDLE_PEOPLE, server.port, hello_of(person))
    await asyncio.sleep(1.0)  # until all were greeted
    per_socket = (resident(pid) - before) / max(1, len(idle))
    pairs = await seated_pairs(server, people, log)
    found: dict[str, Any] = {}
    for game in games:
        actions = (WARM_UP + crowd.seconds) * crowd.rate / len(pairs)
        await set_tables(pairs, people, game, int(actions / SHORTEST[game]) + 3, confirm=False)
        log.latencies.clear()
        await all_play(pairs, crowd.rate, WARM_UP)
        log.measuring = True
        spent = processor_seconds(pid)
        seconds = await all_play(pairs, crowd.rate, crowd.seconds)
        spent = processor_seconds(pid) - spent
        log.measuring = False
        found[game] = summed_up(log.latencies, spent, seconds)
        for pair in pairs:
            pair.tables.clear()
    await hang_up([*idle, *(player.socket for pair in pairs for player in pair.players)])
    return {"games": found, "idle KiB": round(per_socket / 1024, 1)}


def gauge(server: Server, name: str) -> float:
    """What the server says of itself."""
    answer = server.ask("GET", "/metrics")
    (line,) = [line for line in answer.body.decode().splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[1])


def stored_commands(data: Path) -> set[str]:
    """The ids of the commands whose actions are stored."""
    with sqlite3.connect(data / "lavafield.db") as connection:
        rows = connection.execute("SELECT command, deed FROM entries WHERE command IS NOT NULL").fetchall()
    connection.close()
    return {command for command, deed in rows if json.loads(deed)["deed"] == "acted"}


def summed_up(latencies: Sequence[float], processor: float, seconds: float) -> dict[str, Any]:
    ordered = sorted(latencies)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {
        "actions": len(ordered),
        "per second": round(len(ordered) / seconds),
        "p50 ms": at(0.5),
        "p99 ms": at(0.99),
        "worst ms": at(1.0),
        "processor ms per action": round(1000 * processor / len(ordered), 3),
        "processor share": round(processor / seconds, 3),
    }
