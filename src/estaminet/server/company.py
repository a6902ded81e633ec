"""Who is connected to a table: through this process, and, as they tell us, through others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.server.protocol import Presence, Watcher

if TYPE_CHECKING:
    from estaminet.kernel.values import Viewer
    from estaminet.server.links import Link

MOST_WATCHERS = 200
MOST_ANNOUNCED = 50
"""Names of watchers that are told to other processes: a notice is small."""


class Elsewhere:
    """Who is connected to this table through another process, and until when we believe it."""

    def __init__(self, here: set[int], watchers: list[str], until: float) -> None:
        self.here = here
        self.watchers = watchers
        self.until = until


class Company:
    def __init__(self) -> None:
        self.links: list[Link] = []
        self.viewers: tuple[Viewer, ...] = ()
        """Whose eyes the links look with, each once."""
        self.elsewhere: dict[str, Elsewhere] = {}

    def add(self, link: Link) -> None:
        self.links.append(link)
        self.look_again()

    def remove(self, link: Link) -> None:
        self.links.remove(link)
        self.look_again()

    def look_again(self) -> None:
        """After links have come, gone or changed seats."""
        self.viewers = tuple({link.viewer for link in self.links})

    def seated_here(self) -> tuple[int, ...]:
        """The seats whose people are connected to this process."""
        return tuple(sorted({int(link.viewer) for link in self.links if link.viewer is not None}))

    def watchers_here(self) -> list[str]:
        return [link.name for link in self.links if link.viewer is None]

    def seated(self, now: float) -> set[int]:
        """The seats whose people are connected, to this process or another."""
        here = set(self.seated_here())
        return here.union(*(other.here for other in self.elsewhere.values() if other.until > now))

    def presence(self, seats: int, now: float) -> Presence:
        here = self.seated(now)
        names = self.watchers_here()
        for other in self.elsewhere.values():
            if other.until > now:
                names += other.watchers
        watchers = tuple(Watcher(name) for name in sorted(names)[:MOST_WATCHERS])
        return Presence(tuple(seat in here for seat in range(seats)), watchers)
