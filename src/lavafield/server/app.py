"""The whole server as one ASGI application: the socket, what is asked over HTTP, and the files of the client."""

from collections.abc import Collection
from typing import Any, Final

import msgspec

from lavafield.server.documents import asyncapi, openapi
from lavafield.server.http.app import http_app
from lavafield.server.http.client_files import ClientFiles
from lavafield.server.live.hub import Hub
from lavafield.server.live.outbox import Message, Send
from lavafield.server.messages.parts import Problem
from lavafield.server.socket.endpoint import Receive, SocketEndpoint
from lavafield.server.socket.origin import is_ours

OURS: Final = ("/api", "/health", "/metrics")
"""Below these is what is asked over HTTP; everything else is the client's."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a piece stands is written on it
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
TLS_HEADER: Final = (b"strict-transport-security", b"max-age=31536000")


class App:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._http = http_app(hub)
        self._files = ClientFiles()
        self._documents = {"/schema/openapi.json": openapi(), "/schema/asyncapi.json": asyncapi()}
        self._socket = SocketEndpoint(hub)

    async def __call__(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "websocket":
                await self._socket(scope, receive, send)
            case "http":
                await self._answer(scope, receive, self._guarded(scope, send))
            case _:  # the life span is the affair of whoever runs us
                await self._http(scope, receive, send)  # type: ignore[arg-type]

    async def _answer(self, scope: dict[str, Any], receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is not None:
            status, problem = refusal
            self.hub.counts.refused.labels(problem.message).inc()
            await _tell(send, status, problem)
        elif scope["path"] in self._documents:
            await _tell(send, 200, self._documents[scope["path"]])
        elif _is_below(scope["path"], OURS):
            await self._http(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self._files(scope, send)

    def _refusal(self, scope: dict[str, Any]) -> tuple[int, Problem] | None:
        """Before anything is looked at: too many from there, or sent by a page of somebody else."""
        address = (scope.get("client") or ("?", 0))[0]
        if scope["path"] != "/health" and not self.hub.requests.take(address, self.hub.now()):
            return 429, Problem(message="error-too-fast")
        if scope["method"] not in SAFE and not is_ours(scope["headers"], self.hub.config.origins):
            return 403, Problem(message="error-origin")
        return None

    def _guarded(self, scope: dict[str, Any], send: Send) -> Send:
        more = [*HEADERS, TLS_HEADER] if scope["scheme"] == "https" else HEADERS

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *more]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
                self.hub.counts.requests.labels(str(message["status"])).inc()
            await send(message)

        return guarded


def _is_below(path: str, prefixes: Collection[str]) -> bool:
    return any(path == prefix or path.startswith(f"{prefix}/") for prefix in prefixes)


async def _tell(send: Send, status: int, told: object) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(told)})
