"""What is counted, for those who watch the server. One registry for each server, as tests start several."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.exposition import generate_latest

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Counts:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.connections = self._gauge("connections", "Open sockets")
        self.messages = self._counter("messages", "Messages from clients")
        self.refused = self._counter(
            "refused", "Messages and requests that a limit or a fault of theirs stopped", "why"
        )
        self.entries = self._counter("entries", "Entries written to the logs of tables")
        self.requests = self._counter("requests", "HTTP requests", "status")
        self.handled = self._histogram("handled_seconds", "From a message to its answer, the commit included", FAST)
        self.thought = self._histogram("bot_seconds", "From the question to a bot until its answer", SLOW)
        self.stall = self._histogram("stall_seconds", "How late the event loop came to a timer", FAST)
        self.longest_stall = self._gauge("longest_stall_seconds", "The longest of these")

    def watch(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody asks."""
        self._gauge(name, about).set_function(value)

    def exposed(self) -> bytes:
        return generate_latest(self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"lavafield_{name}", about, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"lavafield_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"lavafield_{name}", about, buckets=buckets, registry=self.registry)
