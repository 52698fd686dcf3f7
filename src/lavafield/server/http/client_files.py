"""The browser client: the files that its build left in the package, held in memory, under their names alone."""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from lavafield.server.live.outbox import Send
from lavafield.words import DEFAULT_LANGUAGE, languages, words

FOLDER: Final = "web"
STAMP: Final = ".stamp"
"""What the build notes for itself."""
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The names of assets hold a digest of what is in them."""
ASK_FIRST: Final = "no-cache"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")

Headers = list[tuple[bytes, bytes]]


class ClientFile(NamedTuple):
    body: bytes
    packed: bytes | None
    headers: Headers
    tag: bytes


class ClientFiles:
    """What is asked for is looked up by name; no path from outside ever reaches the disk."""

    def __init__(self) -> None:
        self._files = read_client()
        self._missing = None if self.built else client_file(INDEX, unbuilt().encode())

    @property
    def built(self) -> bool:
        return INDEX in self._files

    async def __call__(self, scope: dict[str, Any], send: Send) -> None:
        path, headers = scope["path"], dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        if self._missing is not None:
            await _answer(send, 503, self._missing.headers, self._missing.body)
            return
        found = self._files.get(path)
        if found is None and path.startswith(ASSETS):
            await _answer(send, 404, [(b"content-type", b"text/plain")], b"")
            return
        await _send_file(send, found or self._files[INDEX], headers, scope["method"] == "HEAD")


async def _send_file(send: Send, file: ClientFile, asked: dict[bytes, bytes], head: bool) -> None:
    if asked.get(b"if-none-match") == file.tag:
        await _answer(send, 304, [(b"etag", file.tag)], b"")
        return
    body, headers = file.body, file.headers
    if file.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        body, headers = file.packed, [*headers, (b"content-encoding", b"gzip")]
    await _answer(send, 200, [*headers, (b"content-length", str(len(body)).encode())], b"" if head else body)


async def _answer(send: Send, status: int, headers: Headers, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def read_client() -> dict[str, ClientFile]:
    folder = files("lavafield").joinpath(FOLDER)
    return {path: client_file(path, data) for path, data in _below(folder, "/")} if folder.is_dir() else {}


def _below(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _below(entry, f"{path}{entry.name}/")
        elif not entry.name.endswith(STAMP):
            found.append((f"{path}{entry.name}", entry.read_bytes()))
    return found


def client_file(path: str, body: bytes) -> ClientFile:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    tag = f'"{sha256(body).hexdigest()[:32]}"'.encode()
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(PACKED) and len(body) > 1000 else None
    keep = FOR_EVER if path.startswith(ASSETS) else ASK_FIRST
    content_type = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    headers = [
        (b"content-type", content_type.encode()),
        (b"cache-control", keep.encode()),
        (b"etag", tag),
        (b"vary", b"accept-encoding"),
    ]
    return ClientFile(body, packed, headers, tag)


def unbuilt() -> str:
    """What is shown where the client was not built, in all languages."""
    told = "".join(
        f'<section lang="{language}"><h1>{words(language).text("web-unbuilt.title")}</h1>'
        f"<p>{words(language).text('web-unbuilt')}</p></section>"
        for language in languages()
    )
    return f'<!doctype html><html lang="{DEFAULT_LANGUAGE}"><meta charset="utf-8"><title>Lavafield</title>{told}</html>'
