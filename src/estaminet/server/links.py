"""Somebody who is connected to a table, by whatever means."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from estaminet.kernel.values import Viewer


class Link:
    """One connection of one viewer. `holder` is their guest id, None for a spectator we do not know."""

    def __init__(
        self,
        give: Callable[[bytes], None],
        close: Callable[[int], None],
        holder: str | None,
        name: str,
        viewer: Viewer,
        address: str = "",
        *,
        program: bool = False,
    ) -> None:
        self.give = give
        """Sends a message."""
        self.close = close
        """Ends the connection, with a code of the WebSocket protocol."""
        self.holder = holder
        self.name = name
        self.viewer = viewer
        self.address = address
        """Where they are connected from, as it is counted (`Addresses.key`); "" where that is not known."""
        self.back: Viewer = None
        """The seat that they have been told they may come back to."""
        self.program = program
        """A bot's stream: nobody looks, so nobody is waited for."""
