"""Bytes of states and views: a seal round the game's own payload, so that damage is found and told apart."""

from hashlib import blake2b

from lavafield.core.errors import BadInput

_MAGIC = b"LAVAFIELD"
_VERSION = 1
_CHECK = 8


def sealed(game: str, kind: str, rules: int, payload: bytes) -> bytes:
    """The payload with what it is, and a checksum over everything."""
    name = f"{game}:{kind}:{rules}".encode()
    body = _MAGIC + bytes((_VERSION, len(name))) + name + len(payload).to_bytes(4, "big") + payload
    return body + blake2b(body, digest_size=_CHECK).digest()


def opened(given: object, game: str, kind: str, rules: int) -> bytes:
    """The payload, or BadInput that says what was expected and what came."""
    if not isinstance(given, (bytes, bytearray, memoryview)):
        raise BadInput("error-bytes-foreign", expected=f"{game} {kind}", got=type(given).__name__)
    data = bytes(given)
    if not data.startswith(_MAGIC):
        raise BadInput("error-bytes-foreign", expected=f"{game} {kind}", got=data[:12].hex(" "))
    start = len(_MAGIC) + 2
    if len(data) < start:
        raise BadInput("error-bytes-truncated", expected=start, got=len(data))
    if data[len(_MAGIC)] != _VERSION:
        raise BadInput("error-bytes-version", expected=_VERSION, got=data[len(_MAGIC)])
    name_end = start + data[start - 1]
    size = int.from_bytes(data[name_end : name_end + 4], "big")
    whole = name_end + 4 + size + _CHECK
    if len(data) < whole:
        raise BadInput("error-bytes-truncated", expected=whole, got=len(data))
    body, check = data[:-_CHECK], data[-_CHECK:]
    if len(data) > whole or blake2b(body, digest_size=_CHECK).digest() != check:
        raise BadInput("error-bytes-edited", expected=check.hex(), got=_digest(body))
    name = body[start:name_end].decode("utf-8", "replace")
    if name.split(":")[:2] != [game, kind]:
        raise BadInput("error-bytes-foreign", expected=f"{game} {kind}", got=name)
    if name != f"{game}:{kind}:{rules}":
        raise BadInput("error-bytes-version", expected=rules, got=name.rpartition(":")[2])
    return body[name_end + 4 :]


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=_CHECK).hexdigest()
