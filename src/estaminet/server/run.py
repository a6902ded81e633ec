"""Serving: uvicorn with our own sockets."""

from __future__ import annotations

import errno
import gc
import os
import resource
import socket
from typing import TYPE_CHECKING

import uvicorn
from prometheus_client import start_http_server

from estaminet.server import logs
from estaminet.server.app import make_app
from estaminet.server.connections import http_protocol
from estaminet.server.limits import FRAMES
from estaminet.server.server import Server
from estaminet.server.websocket import socket_protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from estaminet.server.settings import Settings


MOST_DESCRIPTORS = 65_536
MOST_PORTS = 100
"""How many ports are tried, from the one that is wanted."""
SPARE_DESCRIPTORS = 200
"""Descriptors that sockets leave to requests, the store and the bots."""


class _Uvicorn(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.servers:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


class CannotListen(Exception):
    """The address or the port is not to be had."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        # Those of names that nobody knows have numbers of their own.
        known = error.errno and not isinstance(error, socket.gaierror)
        super().__init__(f"{host}:{port}: {os.strerror(error.errno or 0) if known else error.strerror or error}")
        self.error = error


class PortTaken(CannotListen):
    """Somebody else listens at this port; `free` is the next one that is free."""

    def __init__(self, host: str, port: int, error: OSError, free: int) -> None:
        super().__init__(host, port, error)
        self.free = free


def listen_near(host: str, port: int, *, move: bool) -> list[socket.socket]:
    """Sockets at this port or, if it is taken and `move` allows it, at the next free one."""
    try:
        return _listen(host, port)
    except CannotListen as taken:
        cause = taken.error
        if cause.errno != errno.EADDRINUSE:
            raise
        for other in range(port + 1, min(port + MOST_PORTS, 65_536)):
            try:
                made = _listen(host, other)
            except CannotListen:
                continue
            if move:
                return made
            for free in made:
                free.close()
            raise PortTaken(host, port, cause, other) from None
        raise


def _listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of this name."""
    made: list[socket.socket] = []
    try:
        for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            made.append(socket.create_server(address[:2], family=family, backlog=4096))
    except OSError as error:
        for taken in made:
            taken.close()
        raise CannotListen(host, port, error) from None
    return made


def _inside(listening: socket.socket) -> str:
    """Where other processes on this machine reach us."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def serve(settings: Settings, ready: Callable[[int], None], *, move: bool = False) -> None:
    """Serve until told to stop. `ready` gets the port once everything is up; with `move` it is the next free one where
    that of the settings is taken. Raises `StoreFailing`, `PortTaken` or `CannotListen`."""
    logs.set_up(settings.log)
    # Every socket is a descriptor, and many systems allow a program 1,024 unless it asks for more.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    sockets = listen_near(settings.host, settings.port, move=move)
    try:
        inside = settings.inside or _inside(sockets[0])
        server = Server(settings, most_sockets=max(soft, wanted) - SPARE_DESCRIPTORS, inside=inside)
        if settings.metrics is not None:
            host, port = settings.metrics
            try:
                start_http_server(port, host)  # on a thread that ends with the process
            except OSError as error:
                raise CannotListen(host, port, error) from None
    except Exception:
        for taken in sockets:
            taken.close()
        raise
    # Nearly every object lives for one message, so the costly full collections can wait; what was loaded at the start
    # stays for good.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=http_protocol(server.addresses, server.buckets),  # type: ignore[arg-type]
        ws=socket_protocol(server.accept, server.addresses.client, server.buckets.limit(FRAMES)),  # type: ignore[arg-type]
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    _Uvicorn(config, ready).run(sockets)
