"""What went wrong, as JSON with a fitting status."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from lavafield.core.errors import BadInput
from lavafield.core.violation import IllegalAction
from lavafield.server.messages.parts import Problem
from lavafield.server.messages.wire import problem_of

LOG: Final = logging.getLogger("lavafield.http")

STATUS: Final = {
    "error-nobody": 401,
    "error-sign-in": 401,
    "error-origin": 403,
    "table-not-host": 403,
    "table-not-your-seat": 403,
    "error-no-table": 404,
    "error-no-analysis": 404,
    "error-no-page": 404,
    "error-name-taken": 409,
    "error-account-there": 409,
    "error-account-name": 409,
    "table-not-gathering": 409,
    "table-seat-taken": 409,
    "table-seats-open": 409,
    "table-status": 409,
    "table-spectator": 403,
    "error-body-size": 413,
    "error-record-size": 413,
    "error-too-fast": 429,
    "error-too-many-tables": 429,
    "error-analyses-waiting": 429,
    "error-thinkers-busy": 503,
}
"""By the message that says what is wrong; all others are 400, bad input."""

_OF_STATUS: Final = {
    400: "error-request",
    401: "error-nobody",
    404: "error-no-page",
    405: "error-method",
    413: "error-body-size",
    415: "error-request",
}


def refused(request: Request[Any, Any, Any], problem: BadInput | IllegalAction) -> Response[Problem]:
    status = STATUS.get(problem.message, 400) if isinstance(problem, BadInput) else 400
    return Response(problem_of(problem), status_code=status)


def not_understood(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such page, another method, a body that is not what was expected."""
    status = problem.status_code
    arguments: dict[str, str | int] = {}
    if isinstance(problem, ValidationException):
        arguments["reason"] = _reasons(problem)
    elif status in (400, 415):
        arguments["reason"] = str(problem.detail)[:200]
    message = _OF_STATUS.get(status, "error-server-trouble")
    return Response(Problem(message=message, arguments=arguments), status_code=status, headers=problem.headers)


def _reasons(problem: ValidationException) -> str:
    """Which part of what was sent is not as it should be."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    told = [
        f"{each.get('key', '')}: {each.get('message', '')}".lstrip(": ") for each in extra if isinstance(each, dict)
    ]
    return "; ".join(told)[:300] or str(problem.detail)[:200]


def failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """Our fault: it is logged, and told without any detail."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return Response(Problem(message="error-server-trouble"), status_code=503)


HANDLERS: Final[dict[Any, Any]] = {
    BadInput: refused,
    IllegalAction: refused,
    HTTPException: not_understood,
    Exception: failed,
}
