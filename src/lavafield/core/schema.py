"""Reading records against their msgspec schema, with errors that say where, what was expected and what came."""

import re
from typing import Any, TypeVar

import msgspec

from lavafield.core.errors import BadInput, shown

T = TypeVar("T")

_EXPECTED_GOT = re.compile(r"Expected (?P<expected>.+?)(?:, got .+?)?(?: - at `(?P<path>.+)`)?$")


def read_as(schema: type[T] | Any, record: object, message: str = "error-malformed-action") -> T:
    """The record as its schema's type, or BadInput under that message id."""
    try:
        return msgspec.convert(record, schema)
    except msgspec.ValidationError as error:
        raise BadInput(message, expected=expected_in(str(error)), got=shown(record)) from None


def expected_in(error: str) -> str:
    """The part of the library's message that no other language could say: the types and the place."""
    found = _EXPECTED_GOT.match(error)
    if found is None:
        return error
    path = found["path"]
    return f"{path} = {found['expected']}" if path else found["expected"]
