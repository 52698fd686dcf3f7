"""How one server is run: where, with which data, within which limits."""

from pathlib import Path
from typing import Any

import msgspec

from lavafield.core.errors import BadInput


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one connection, one address and one person may take of the server. Rates are per second."""

    connections: int = 64
    """Sockets from one address."""
    messages: float = 20.0
    """Messages on one socket, in the long run."""
    message_burst: int = 100
    address_messages: float = 100.0
    """Messages from one address, over all its sockets."""
    address_message_burst: int = 1000
    requests: float = 10.0
    """HTTP requests from one address."""
    request_burst: int = 100
    guests: float = 0.05
    """New guests from one address."""
    guest_burst: int = 20
    sign_ins: float = 0.1
    """Passphrases that are tried from one address: each costs some 50 ms and much memory."""
    sign_in_burst: int = 10
    looks_back: float = 0.5
    """Replays and analyses that somebody at one address asks for."""
    look_back_burst: int = 20
    chat: float = 0.5
    """Lines of chat by one person."""
    chat_burst: int = 8
    tables: int = 40
    """Tables of one person that are not over."""
    table_rate: float = 0.1
    """New tables by one person."""
    table_burst: int = 10
    strikes: int = 5
    """Messages that cannot be understood, until the socket is closed."""
    hello: float = 10.0
    """Seconds until a socket must have said who it is."""
    backlog: int = 512 * 1024
    """Bytes that wait for one socket that does not read, until it is closed."""
    sleepy: float = 60.0
    """Seconds until a table that nobody needs is put to sleep."""
    follows: int = 20
    """Tables that one socket follows."""


class ServerConfig(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    host: str = "127.0.0.1"
    port: int = 0
    origins: tuple[str, ...] = ()
    """Where else the browser client may come from, such as https://play.example.org."""
    proxied: bool = False
    """Is there a proxy of ours in front, whose word on addresses and TLS counts?"""
    workers: int = 1
    """Processes that think for bots."""
    limits: Limits = Limits()

    @property
    def database(self) -> Path:
        return self.data / "lavafield.db"


def limits_with(given: list[str]) -> Limits:
    """The limits, some of them replaced: `connections=5000`. BadInput for what is none."""
    names = Limits.__struct_fields__
    changes: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if name not in names or not equals:
            raise BadInput("serve-error-limit", expected=", ".join(f"{each}=" for each in names), got=text)
        kind = type(getattr(Limits(), name))
        try:
            changes[name] = kind(value)
            if not 0 < changes[name] <= 10**9:
                raise ValueError
        except ValueError:
            raise BadInput("serve-error-limit", expected=f"{name}={kind.__name__} > 0", got=text) from None
    return Limits(**changes)
