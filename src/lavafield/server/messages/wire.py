"""Messages as bytes, and back."""

from typing import Any, Final

import msgspec

from lavafield.core.errors import BadInput, shown
from lavafield.core.schema import expected_in
from lavafield.core.violation import IllegalAction, Violation
from lavafield.server.messages.client import ClientMessage
from lavafield.server.messages.limits import LARGEST_MESSAGE
from lavafield.server.messages.parts import Problem
from lavafield.server.messages.server import ServerMessage

REFERENCE: Final = "#/components/schemas/{name}"
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def decoded(data: bytes | str) -> ClientMessage:
    """What a client said, or BadInput."""
    size = len(data) if isinstance(data, bytes) else len(data.encode("utf-8", "replace"))
    if size > LARGEST_MESSAGE:
        raise BadInput("error-message-size", expected=LARGEST_MESSAGE, got=size)
    try:
        return _DECODER.decode(data)
    except msgspec.DecodeError as problem:
        raise BadInput("error-message", expected=expected_in(str(problem)), got=shown(data)) from None
    except (UnicodeEncodeError, RecursionError):
        raise BadInput("error-message", expected="JSON", got=shown(data)) from None


def encoded(message: ServerMessage) -> bytes:
    return _ENCODER.encode(message)


def problem_of(problem: BadInput | IllegalAction) -> Problem:
    """An error as it is sent: the receiver puts it into words of its own language."""
    if isinstance(problem, IllegalAction):
        return problem_of_violation(problem.violation)
    return Problem(message=problem.message, arguments=problem.arguments)


def problem_of_violation(violation: Violation) -> Problem:
    return Problem(
        message=f"{violation.clause}.refused",
        arguments=violation.arguments,
        clause=violation.clause,
        cells=violation.cells,
    )


def schemas() -> dict[str, Any]:
    """JSON schemas of all messages: by whom they are said, and the components that they refer to."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template=REFERENCE
    )
    return {"client": client, "server": server, "components": {"schemas": components}}
