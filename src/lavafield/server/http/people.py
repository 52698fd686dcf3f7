"""Guests and accounts."""

from litestar import Response, get, post
from litestar.datastructures import Cookie

from lavafield.core.errors import BadInput
from lavafield.server import people
from lavafield.server.http.whoever import AnyRequest, address_of, anybody, cookie_for, secret_in
from lavafield.server.live.hub import Hub
from lavafield.server.messages.http import Credentials, Me, NewGuest, NewMe, NewName
from lavafield.server.secrets import COOKIE
from lavafield.server.store.rows import User


@post("/api/guest", status_code=200)
async def guest(request: AnyRequest, hub: Hub, data: NewGuest) -> Response[Me]:
    """Whoever comes is somebody: with a secret the person they were, else a new guest."""
    known = await anybody(request, hub)
    if known is not None:
        return Response(people.me(known))
    if not hub.guests.take(address_of(request), hub.now()):
        raise BadInput("error-too-fast")
    new, secret = await hub.people.new_guest(data.name, data.language, hub.now())
    return _known_by(request, new, secret)


@get("/api/me")
async def me(user: User) -> Me:
    return people.me(user)


@post("/api/me", status_code=200)
async def rename(hub: Hub, user: User, data: NewName) -> Me:
    return people.me(await hub.people.rename(user, data.name))


@post("/api/account", status_code=200)
async def account(request: AnyRequest, hub: Hub, user: User, data: Credentials) -> Me:
    """The guest gets a name and a passphrase, and keeps all games."""
    _only_so_often(request, hub)
    return people.me(await hub.people.make_account(user, data.name, data.passphrase))


@post("/api/sign-in", status_code=200)
async def sign_in(request: AnyRequest, hub: Hub, data: Credentials) -> Response[Me]:
    _only_so_often(request, hub)
    found, secret = await hub.people.sign_in(data.name, data.passphrase, hub.now())
    return _known_by(request, found, secret)


@post("/api/sign-out", status_code=204)
async def sign_out(request: AnyRequest, hub: Hub) -> Response[None]:
    """The secret is worth nothing any more, wherever else it may be kept."""
    secret = secret_in(request)
    if secret is not None:
        await hub.people.sign_out(secret)
    return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True)])


def _only_so_often(request: AnyRequest, hub: Hub) -> None:
    """Passphrases cannot be tried by the thousand, nor the processor be kept busy with them."""
    if not hub.sign_ins.take(address_of(request), hub.now()):
        raise BadInput("error-too-fast")


def _known_by(request: AnyRequest, user: User, secret: str) -> Response[Me]:
    """A browser keeps the secret where no script can read it; another program is told it."""
    told = people.me(user)
    if "origin" not in request.headers and "sec-fetch-site" not in request.headers:
        told = NewMe(id=told.id, name=told.name, account=told.account, secret=secret)
    return Response(told, cookies=[cookie_for(request, secret)])


HANDLERS = [guest, me, rename, account, sign_in, sign_out]
