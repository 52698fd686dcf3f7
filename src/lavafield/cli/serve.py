"""`lavafield serve`: the server and its browser client, on one port."""

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

from lavafield.core.errors import BadInput
from lavafield.words import Words

PORT: Final = 8420
FAILED: Final = 1


def run(given: argparse.Namespace, say: Words) -> int:
    """Until it is interrupted."""
    from lavafield.server.config import ServerConfig, limits_with
    from lavafield.server.logs import log_as_json
    from lavafield.server.running import run as serve

    config = ServerConfig(
        data=data_folder(given.data),
        host=given.host,
        port=free_port(given.host) if given.port is None else whole(given.port, "--port", 65535),
        origins=tuple(given.origin),
        proxied=given.proxied,
        workers=workers() if given.workers is None else max(1, whole(given.workers, "--workers", 64)),
        limits=limits_with(given.limit),
    )
    log_as_json("info" if given.verbose else "warning")

    def ready(address: str) -> None:
        print(say.text("serve-ready", address=address), flush=True)
        print(say.text("serve-data", folder=str(config.data)), flush=True)
        if given.open and has_browser():
            webbrowser.open(address)

    return 0 if serve(config, ready) else FAILED


def data_folder(given: str | None) -> Path:
    """Where everything is kept: as asked for, or where this system keeps the data of programs."""
    if given is not None:
        return Path(given)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "lavafield"


def free_port(host: str) -> int:
    """The usual one; any other that is free where that is taken."""
    import socket

    try:
        with socket.create_server((host, PORT), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return PORT
    except OSError:
        return 0


def whole(text: str, name: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise BadInput("serve-error-number", name=name, expected=str(most), got=text)
    return int(text)


def workers() -> int:
    """One processor is for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


def has_browser() -> bool:
    """Is there a screen for one? A browser of the terminal would be of no use."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
