"""All that is asked over HTTP, but the files of the client, as one Litestar application."""

from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lavafield import __version__
from lavafield.server.http import afterwards, games, people, problems, ratings, service, tables, whoever
from lavafield.server.live.hub import Hub

LARGEST_BODY: Final = 64 * 1024
"""Bytes of what is sent to us; records may be longer."""


def http_app(hub: Hub | None) -> Litestar:
    """Without a hub it can only say what could be asked."""

    def the_hub() -> Any:
        return hub

    return Litestar(
        route_handlers=[
            *people.HANDLERS,
            *games.HANDLERS,
            *tables.HANDLERS,
            *afterwards.HANDLERS,
            *ratings.HANDLERS,
            *service.HANDLERS,
        ],
        dependencies={
            "hub": Provide(the_hub, sync_to_thread=False),
            "user": Provide(whoever.user),
            "person": Provide(whoever.person),
        },
        exception_handlers=problems.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Lavafield", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        signature_types=[Hub],
    )
