"""Servers for the tests of this folder: one for all that need nothing special, and one of one's own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.live.served import RELAXED, Server

Starter = Callable[..., Server]
HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These are about the server. How the engine runs makes no difference but to how long they take."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share; its log must hold no error when it ends well."""
    server = Server(tmp_path_factory.mktemp("served") / "data").start()
    yield server
    assert server.stop() == 0
    assert '"level":"error"' not in server.log.read_text(), server.log.read_text()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Starter]:
    """Starts servers that a test may kill; none outlives it."""
    servers: list[Server] = []

    def start(*arguments: str, limits: tuple[str, ...] = RELAXED) -> Server:
        servers.append(Server(tmp_path / f"data{len(servers)}", *arguments, limits=limits))
        return servers[-1].start()

    yield start
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.kill()
