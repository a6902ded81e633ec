"""Who is connected to a table: through this process, and, as they tell us, through others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.server.protocol.messages import Presence, Watcher

if TYPE_CHECKING:
    from estaminet.kernel.values import Viewer
    from estaminet.server.links import Link

MOST_WATCHERS = 20
"""Watchers whose names are told; of the others only how many there are."""


class Elsewhere:
    """Who is connected to this table through another process, and until when we believe it."""

    def __init__(self, here: set[int], watchers: list[str], until: float, watching: int = 0) -> None:
        self.here = here
        self.watchers = watchers
        self.watching = max(watching, len(watchers))
        self.until = until


class Company:
    def __init__(self, now: float) -> None:
        self._since = now
        """Since when this process knows the table: nobody has been away for longer, as far as it can tell."""
        self._seen: dict[int, float] = {}
        """By seat: when its person was last connected here, or came to sit there."""
        self.links: list[Link] = []
        self.viewers: tuple[Viewer, ...] = ()
        """Whose eyes the links look with, each once."""
        self.elsewhere: dict[str, Elsewhere] = {}

    def add(self, link: Link) -> None:
        self.links.append(link)
        self.look_again()

    def remove(self, link: Link, now: float) -> None:
        self.links.remove(link)
        for seat in link.seats:
            self.seen(seat, now)
        self.look_again()

    def seen(self, seat: int, now: float) -> None:
        """The person of this seat is here, or was until now."""
        self._seen[seat] = max(now, self._seen.get(seat, now))

    def start_over(self, now: float) -> None:
        """Nobody is known to have been away before now."""
        self._since = now

    def away_for(self, seat: int, now: float) -> float:
        """Seconds for which nobody has been connected for this seat, as far as this process can tell."""
        if seat in self.seated(now):
            return 0.0
        last = max(self._since, self._seen.get(seat, self._since))
        for other in self.elsewhere.values():
            if seat in other.here:
                last = max(last, other.until)
        return now - last

    def addresses(self, seat: int) -> set[str]:
        """Where the person of this seat is connected from, through this process."""
        return {link.address for link in self.links if seat in link.seats}

    def hear_of_others(self, process: str, there: Elsewhere, now: float) -> None:
        """Another process says who is connected to it."""
        before = self.elsewhere.get(process)
        if before is not None:
            for seat in before.here:
                self.seen(seat, min(now, before.until))
        self.elsewhere[process] = there

    def look_again(self) -> None:
        """After links have come, gone or changed seats."""
        self.viewers = tuple({link.viewer for link in self.links})

    def seated_here(self) -> tuple[int, ...]:
        """The seats whose people are connected to this process."""
        return tuple(sorted({seat for link in self.links for seat in link.seats}))

    def looking(self, now: float) -> set[int]:
        """The seats whose people look on: all that are connected, but for programs of this process."""
        here = {int(link.viewer) for link in self.links if link.viewer is not None and not link.program}
        return here.union(*(other.here for other in self.elsewhere.values() if other.until > now))

    def watchers_here(self) -> list[str]:
        return [link.name for link in self.links if link.viewer is None]

    def is_visited_elsewhere(self, now: float) -> bool:
        return any((other.here or other.watchers) and other.until > now for other in self.elsewhere.values())

    def is_followed(self, now: float) -> bool:
        """Whether another process has the table as well."""
        return any(other.until > now for other in self.elsewhere.values())

    def seated(self, now: float) -> set[int]:
        """The seats whose people are connected, to this process or another."""
        here = set(self.seated_here())
        return here.union(*(other.here for other in self.elsewhere.values() if other.until > now))

    def presence(self, seats: int, now: float) -> Presence:
        here = self.seated(now)
        names = self.watchers_here()
        watching = len(names)
        for other in self.elsewhere.values():
            if other.until > now:
                names += other.watchers
                watching += other.watching
        watchers = tuple(Watcher(name) for name in sorted(names)[:MOST_WATCHERS])
        return Presence(tuple(seat in here for seat in range(seats)), watchers, watching)
