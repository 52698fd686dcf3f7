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
    scheme = origin.partition(":")[0]
    here = _place(f"{scheme}://{header(headers, b'host')}")
    return origin in others or (here is not None and _place(origin) == here)


def _place(url: str) -> tuple[str, int] | None:
    """Host and port; None if it is no address of a page, such as the origin "null"."""
    try:
        parts = urlsplit(url)
        if parts.hostname is None or parts.scheme not in DEFAULT_PORTS:
            return None
        return parts.hostname, parts.port or DEFAULT_PORTS[parts.scheme]
    except ValueError:
        return None


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
