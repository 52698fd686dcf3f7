"""The server about itself, for those who run it: is it well, and how much does it do?"""

from ipaddress import ip_address

from litestar import Response, get

from lavafield import __version__
from lavafield.core.errors import BadInput
from lavafield.server.http.whoever import AnyRequest, address_of
from lavafield.server.live.hub import Hub
from lavafield.server.messages.http import Health


@get("/health")
async def health(hub: Hub) -> Response[Health]:
    """503 if it can do its work no more: then whoever watches should start it anew."""
    well = hub.healthy
    told = Health(status="ok" if well else "failing", version=__version__)
    return Response(told, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, hub: Hub) -> Response[bytes]:
    """For programs on this machine alone."""
    if not _is_local(address_of(request)):
        raise BadInput("error-no-page")
    return Response(hub.counts.exposed(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


HANDLERS = [health, metrics]
