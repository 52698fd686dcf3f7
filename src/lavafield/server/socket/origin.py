"""Browsers tell which page a request comes from. Pages of others must not use our visitors' cookies."""

from collections.abc import Collection, Iterable
from urllib.parse import urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443}


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def is_ours(headers: Iterable[tuple[bytes, bytes]], others: Collection[str]) -> bool:
    """No origin is no browser, and brings no cookies that it was not given."""
    headers = list(headers)
    origin = header(headers, b"origin")
    if origin is None:
        return header(headers, b"sec-fetch-site") in (None, "same-origin", "none")
    return origin in others or _place(origin) == _place(f"{urlsplit(origin).scheme}://{header(headers, b'host')}")


def _place(url: str) -> tuple[str | None, int | None]:
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None, -1


def secret_of(headers: Iterable[tuple[bytes, bytes]], cookie: str) -> str | None:
    """The secret that a request brings: as a bearer, or in our cookie."""
    headers = list(headers)
    kind, _, value = (header(headers, b"authorization") or "").partition(" ")
    if kind.lower() == "bearer" and value:
        return value
    for key, text in headers:
        if key == b"cookie":
            for part in text.decode("latin-1").split(";"):
                name, _, found = part.strip().partition("=")
                if name == cookie:
                    return found
    return None
