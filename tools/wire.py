"""Writes what client and server say to each other as TypeScript: web/src/wire/schema.d.ts, with --check compares it.

The messages are declared once, as msgspec structs. openapi-typescript, one of the client's packages, turns their JSON
schemas into types, so a client that says something else does not compile.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lavafield.server.messages.wire import schemas
from tools.sources import ROOT

WEB = ROOT / "web"
TYPES = WEB / "src" / "wire" / "schema.d.ts"


def document() -> dict[str, Any]:
    """The messages as an OpenAPI document: the unions of both sides beside all that they are made of."""
    said = schemas()
    parts = said["components"]["schemas"] | {"ClientMessage": said["client"], "ServerMessage": said["server"]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lavafield", "version": "1"},
        "paths": {},
        "components": {"schemas": parts},
    }


def types_of(schema: dict[str, Any]) -> str:
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        source.write_text(json.dumps(schema), "utf-8")
        command = ["npx", "--no-install", "openapi-typescript", str(source), "-o", str(target)]
        # What is at its default is not sent, so it may be missing.
        options = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]
        subprocess.run([*command, *options], cwd=WEB, check=True, capture_output=True)
        return target.read_text("utf-8")


def main(arguments: list[str]) -> int:
    wanted = types_of(document())
    if TYPES.exists() and TYPES.read_text("utf-8") == wanted:
        return 0
    if "--check" in arguments:
        print(f"{TYPES.relative_to(ROOT)} is out of step with the messages: run `make generate`")
        return 1
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(wanted, "utf-8")
    print(f"wrote {TYPES.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
