"""The HTTP side as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import estaminet
from estaminet.server import metrics
from estaminet.server.http import books, bots, branches, common, deals, hints, host, mine, records, site, tables
from estaminet.server.http.door import Door
from estaminet.server.http.forward import Forward
from estaminet.server.server import Server

PARTS = (books, tables, mine, deals, records, branches, hints, bots, host, site)
MOST_BODY = 1_500_000


def make_app(server: Server) -> Door:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    def finished(response: Response[object]) -> Response[object]:
        metrics.HTTP.labels(str(response.status_code or 200)).inc()
        return response

    app = Litestar(
        [handler for part in PARTS for handler in part.HANDLERS],
        state=State({"server": server}),
        lifespan=[lifespan],
        exception_handlers=common.HANDLERS,
        after_request=finished,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Estaminet",
            version=estaminet.__version__,
            description="Live tables of card and dice games. The sockets are described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    return Door(Forward(app, server), server)
