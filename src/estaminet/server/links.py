"""Somebody who is connected to a table, by whatever means."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs

if TYPE_CHECKING:
    from collections.abc import Callable

    from estaminet.kernel.values import Viewer
    from estaminet.server.limits import Bucket


def wanted_seat(query: str) -> int | None:
    """The number in `seat=`, if there is one."""
    given = parse_qs(query).get("seat", [""])[0]
    return int(given) if given.isdecimal() and len(given) < 3 else None


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
        wanted: int | None = None,
        *,
        program: bool = False,
        rules: Bucket | None = None,
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
        self.wanted = wanted
        """The seat they want to be, of those they hold (at a hot seat)."""
        self.seats: tuple[int, ...] = () if viewer is None else (viewer,)
        """All seats they hold; they are there for all of them."""
        self.back: Viewer = None
        """The seat that they have been told they may come back to."""
        self.program = program
        """A bot's stream: nobody looks, so nobody is waited for."""
        self.rules = rules
        """By what their choices of house rules are counted."""
