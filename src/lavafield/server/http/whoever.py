"""Who asks: the parts of a request that handlers are given."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from lavafield.core.errors import BadInput
from lavafield.server.live.hub import Hub
from lavafield.server.secrets import COOKIE
from lavafield.server.socket.origin import secret_of
from lavafield.server.store.rows import User
from lavafield.server.table.setup import Person

AnyRequest = Request[Any, Any, Any]
YEAR: Final = 365 * 86400


def secret_in(request: AnyRequest) -> str | None:
    return secret_of(request.scope["headers"], COOKIE)


async def anybody(request: AnyRequest, hub: Hub) -> User | None:
    """The person, if the request brings a secret that somebody has."""
    secret = secret_in(request)
    return None if secret is None else await hub.people.with_secret(secret)


async def user(request: AnyRequest, hub: Hub) -> User:
    found = await anybody(request, hub)
    if found is None:
        raise BadInput("error-nobody")
    return found


async def person(request: AnyRequest, hub: Hub) -> Person:
    found = await user(request, hub)
    return Person(found.id, found.name)


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else "?"


def cookie_for(request: AnyRequest, secret: str) -> Cookie:
    """Scripts cannot read it, other sites cannot send it, and behind TLS it never leaves TLS."""
    secure = request.scope["scheme"] == "https"
    return Cookie(key=COOKIE, value=secret, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)
