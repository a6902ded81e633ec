"""Somebody who is connected to a table, by whatever means."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from estaminet.kernel.values import Viewer
    from estaminet.server.websocket import Socket


class Link:
    """One connection of one viewer. `holder` is their guest id, None for a stranger who looks on."""

    __slots__ = ("holder", "name", "viewer")

    def __init__(self, holder: str | None, name: str, viewer: Viewer) -> None:
        self.holder = holder
        self.name = name
        self.viewer = viewer

    def give(self, payload: bytes) -> None:
        """Send a message."""
        raise NotImplementedError

    def close(self, code: int) -> None:
        raise NotImplementedError


class SocketLink(Link):
    __slots__ = ("socket",)

    def __init__(self, socket: Socket, holder: str | None, name: str, viewer: Viewer) -> None:
        super().__init__(holder, name, viewer)
        self.socket = socket

    def give(self, payload: bytes) -> None:
        self.socket.send(payload)

    def close(self, code: int) -> None:
        self.socket.close(code)


class StreamLink(Link):
    """A bot's stream: `put` takes a message, None at the end."""

    __slots__ = ("_put",)

    def __init__(self, put: Callable[[bytes | None], None], holder: str | None, name: str, viewer: Viewer) -> None:
        super().__init__(holder, name, viewer)
        self._put = put

    def give(self, payload: bytes) -> None:
        self._put(payload)

    def close(self, code: int) -> None:
        self._put(None)
