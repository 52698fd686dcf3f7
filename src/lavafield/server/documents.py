"""What can be said to the server, written down for programs: OpenAPI for HTTP, AsyncAPI for the socket.

Both are made from the messages themselves. The framework knows the paths, msgspec knows the types.
"""

from typing import Any, Final, get_args

import msgspec

from lavafield import __version__
from lavafield.server.http.app import http_app
from lavafield.server.messages import analysis, http, parts, replay
from lavafield.server.messages.client import PROTOCOL, ClientMessage
from lavafield.server.messages.server import ServerMessage
from lavafield.server.messages.wire import REFERENCE, schemas
from lavafield.server.secrets import COOKIE

TITLE = "Lavafield"
Document = dict[str, Any]


def openapi() -> Document:
    """HTTP, and all types of the socket beside it, so that clients can have them from one document."""
    made: Document = msgspec.json.decode(msgspec.json.encode(http_app(None).openapi_schema.to_schema()))
    said = schemas()
    components = made["components"]["schemas"] | http_components() | said["components"]["schemas"]
    components |= {"ClientMessage": said["client"], "ServerMessage": said["server"]}
    for path in _TEXTS:
        _write_by_hand(path, made["paths"][path])
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"] = _responses(operation["responses"])
    return {
        **made,
        "components": {"schemas": components, "securitySchemes": _SECRETS},
        "security": [{}, *({name: []} for name in _SECRETS)],
    }


_TEXTS: Final = ("/api/replay", "/api/tables/{table}/replay", "/api/tables/{table}/record")
"""Where texts go over the wire as they are, so that the framework cannot know what is in them."""


def _write_by_hand(path: str, operations: Document) -> None:
    """What its texts are: records as lines of JSON, replays ready from another process."""
    record = {"application/jsonl": {"schema": {"type": "string"}}}
    replayed = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Replay")}}}
    for method, operation in operations.items():
        told = record if path.endswith("record") else replayed
        operation["responses"]["200"] = {"description": "As it was asked for", "content": told}
        if method == "post":
            operation["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}


_SECRETS: Final[Document] = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "bearer": {"type": "http", "scheme": "bearer"},
}


def _responses(known: Document) -> Document:
    """Whatever goes wrong is told as a Problem."""
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
    well = {status: response for status, response in known.items() if int(status) < 400}
    return {
        **well,
        "4XX": {"description": "It was refused, and nothing changed", "content": content},
        "5XX": {"description": "It cannot be done just now", "content": content},
    }


def http_components() -> Document:
    kinds = [kind for module in (http, parts, analysis, replay) for kind in vars(module).values() if _is_struct(kind)]
    return msgspec.json.schema_components(kinds, ref_template=REFERENCE)[1]


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__name__.startswith("_")


def asyncapi() -> Document:
    said, heard = _messages(ClientMessage), _messages(ServerMessage)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": TITLE, "version": f"{__version__}, protocol {PROTOCOL}"},
        "defaultContentType": "application/json",
        "channels": {"socket": {"address": "/socket", "messages": _references("components", said | heard)}},
        "operations": {
            "say": _operation("receive", said),
            "hear": _operation("send", heard),
        },
        "components": {"messages": said | heard, "schemas": schemas()["components"]["schemas"]},
    }


def _messages(union: Any) -> Document:
    return {
        kind.__name__: {
            "name": kind.__struct_config__.tag,
            "summary": (kind.__doc__ or kind.__name__).split("\n")[0],
            "payload": {"$ref": REFERENCE.format(name=kind.__name__)},
        }
        for kind in get_args(union)
    }


def _references(where: str, messages: Document) -> Document:
    return {name: {"$ref": f"#/{where}/messages/{name}"} for name in messages}


def _operation(action: str, messages: Document) -> Document:
    """As AsyncAPI sees it, from the server: what clients say, it receives."""
    channel = {"$ref": "#/channels/socket"}
    return {"action": action, "channel": channel, "messages": list(_references("channels/socket", messages).values())}
