"""A table with people around it: connections, presence, bots' turns and clocks."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from estaminet.kernel.errors import Unreadable
from estaminet.kernel.values import Action, Seat
from estaminet.server import journal, metrics, protocol, tell
from estaminet.server.clocks import deadline, now_ms, window_left
from estaminet.server.limits import SPEECH, Bucket, TooFast
from estaminet.server.orders import No, Orders, no, reason, why_not
from estaminet.server.protocol import Accepted, Because, Bye, Pong, Presence, Refused, Watcher
from estaminet.server.websocket import NORMAL

if TYPE_CHECKING:
    from estaminet.kernel.values import Viewer
    from estaminet.server.hub import Hub
    from estaminet.server.links import Link
    from estaminet.server.table import Table

log = logging.getLogger("estaminet.tables")

MOST_WATCHERS = 200
SECOND_WIND = 3.0
"""Seconds after which this process does what another one, that wrote last, should have done."""


class Elsewhere:
    """Who is connected to this table through another process, and until when we believe it."""

    def __init__(self, here: set[int], watchers: list[str], until: float) -> None:
        self.here = here
        self.watchers = watchers
        self.until = until


class Live:
    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.links: list[Link] = []
        self._viewers: tuple[Viewer, ...] = ()
        self.unsaved = 0
        """Entries that are applied here and on their way to the store."""
        self.broken = False
        """What is here is being replaced by what is in the store."""
        self.mine = True
        """Whether this process wrote the latest entry, so that it is up to us to let bots play and clocks ring."""
        self.heard_of = 0
        """The highest number that another process was heard to have written."""
        self.elsewhere: dict[str, Elsewhere] = {}
        self._thinking: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._speech: dict[str, Bucket] = {}
        self.closed = False
        self._seated = -1
        self._due: dict[Link, None] = {}
        """Who is to get everything anew, as soon as everything is saved."""
        self._later: list[tuple[Link, bytes]] = []
        """Answers that speak of something that is not saved yet."""

    def at_rest(self) -> bool:
        """Whether what is here is what is in the store, as far as we know."""
        return not self.unsaved and not self.broken

    # Who is here

    def viewers(self) -> tuple[Viewer, ...]:
        return self._viewers

    def add(self, link: Link) -> None:
        self.links.append(link)
        self._viewers = tuple({link.viewer for link in self.links})
        self._load(link)
        self.announce()
        self._not_idle()

    def remove(self, link: Link) -> None:
        if link in self.links:
            self.links.remove(link)
            self._due.pop(link, None)
            self._viewers = tuple({link.viewer for link in self.links})
            self.announce()
            self._not_idle()

    def here(self) -> set[int]:
        """The seats whose people are connected, to this process or another."""
        now = asyncio.get_running_loop().time()
        seats = {int(link.viewer) for link in self.links if link.viewer is not None}
        return seats.union(*(other.here for other in self.elsewhere.values() if other.until > now))

    def presence(self) -> Presence:
        here = self.here()
        now = asyncio.get_running_loop().time()
        names = [link.name for link in self.links if link.viewer is None]
        for other in self.elsewhere.values():
            if other.until > now:
                names += other.watchers
        watchers = tuple(Watcher(name) for name in sorted(names)[:MOST_WATCHERS])
        return Presence(tuple(seat in here for seat in range(len(self.table.seats))), watchers)

    def announce(self, *, tell_others: bool = True) -> None:
        """Tell everybody who is here."""
        payload = protocol.encode(self.presence())
        for link in tuple(self.links):
            if link not in self._due:
                link.give(payload)
        if tell_others and self.hub.store.shared:
            self.hub.announce_presence(self)

    # Sending

    def deliver(self, payloads: dict[Viewer, bytes], asker: Link | None = None, answer: bytes = b"") -> None:
        """Send each viewer their update, and who asked for it also the answer."""
        for link in tuple(self.links):
            payload = payloads.get(link.viewer)
            if payload is not None and link not in self._due:
                link.give(payload)
                if link is asker and answer:
                    link.give(answer)
                continue
            # They have sat down, or come, since; they get everything anew.
            self._due[link] = None
            if link is asker and answer:
                self._later.append((link, answer))
        if asker is not None and answer and asker not in self.links:
            asker.give(answer)

    def _load(self, link: Link) -> None:
        """Send everything: now, or once all that is here is saved."""
        if not self.at_rest():
            self._due[link] = None
            return
        self._due.pop(link, None)
        now = now_ms()
        link.give(tell.whole(self.table, link.viewer, self.presence(), now, self.window_left(now)))

    def reseat(self) -> None:
        """After seats have changed hands: everybody's connection shows what its holder may see now."""
        if self._seated == self.table.seatings:
            return
        self._seated = self.table.seatings
        moved = False
        for link in tuple(self.links):
            seat = self.table.seat_of(link.holder)
            if seat != link.viewer:
                if seat is None and not self.table.opening.spectators:
                    self.remove(link)
                    link.give(protocol.encode(Bye(reason("moved-away"))))
                    link.close(NORMAL)
                    continue
                link.viewer = seat
                moved = True
                self._load(link)
        if moved:
            self._viewers = tuple({link.viewer for link in self.links})
            self.announce()

    def replace(self, table: Table) -> None:
        """Begin again from what is in the store."""
        self.table = table
        self.broken = False
        self.mine = False
        self._thinking.clear()
        self._seated = -1
        self._later.clear()
        for link in tuple(self.links):
            link.viewer = table.seat_of(link.holder)
            self._due[link] = None
        self._viewers = tuple({link.viewer for link in self.links})
        self.settled()

    # Hearing

    def hear(self, link: Link, message: protocol.FromClient, bucket: Bucket) -> None:
        """One message of somebody connected."""
        try:
            self._hear(link, message, bucket)
        except No as refused:
            metrics.REFUSED.labels(refused.reason.code).inc()
            link.give(protocol.encode(Refused(message.id, refused.reason)))
        except TooFast as fast:
            metrics.REFUSED.labels("too-fast").inc()
            link.give(protocol.encode(Refused(message.id, reason("too-fast"), round(fast.seconds, 1))))

    def _hear(self, link: Link, message: protocol.FromClient, bucket: Bucket) -> None:
        table = self.table
        if self.broken:
            raise no("stale")
        self.hub.check_open()
        seat = table.seat_of(link.holder)
        if type(message) is protocol.MoveMessage:
            if seat is not None and message.id in table.ids[seat]:
                bucket.take()
                self._answer_when_saved(link, Accepted(message.id, table.number))
                return
            try:
                entry, action = Orders(table, ()).move(message, seat)
            except No:
                bucket.take()
                raise
            self.hub.write(self, entry, link=link, message_id=message.id, action=action)
            return
        bucket.take()
        match message:
            case protocol.Why():
                if seat is None:
                    raise no("not-seated")
                because = why_not(table, seat, message)
                link.give(protocol.encode(Because(message.id, because is None, because)))
            case protocol.Load():
                bucket.take(4)
                self._load(link)
            case protocol.Ping():
                link.give(protocol.encode(Pong(message.id)))
            case protocol.Rematch():
                self._rematch(link, message)
            case _:
                if isinstance(message, (protocol.Chat, protocol.EmoteMessage)):
                    self._speak(link)
                wish = Orders(table, self.here()).entry(message, seat, link.name, link.holder)
                self.hub.write(self, wish, link=link, message_id=message.id)

    def _answer_when_saved(self, link: Link, answer: Accepted) -> None:
        """A repetition of what may still be on its way to the store."""
        if self.at_rest():
            link.give(protocol.encode(answer))
        else:
            self._later.append((link, protocol.encode(answer)))

    def _speak(self, link: Link) -> None:
        who = link.holder or link.name
        if who not in self._speech:
            if len(self._speech) > MOST_WATCHERS:
                self._speech.clear()
            self._speech[who] = Bucket(SPEECH)
        self._speech[who].take()

    def _rematch(self, link: Link, message: protocol.Rematch) -> None:
        table = self.table
        if table.seat_of(link.holder) is None:
            raise no("not-seated")
        if table.stage != "ended":
            raise no("not-over")
        if table.rematch is not None:
            self._answer_when_saved(link, Accepted(message.id, table.number))
            return
        opens = self.hub.rematch_of(table)
        self.hub.write(self, journal.Continued(opens.id), link=link, message_id=message.id, opens=opens)

    # Bots and clocks

    def window_left(self, now: int) -> int | None:
        return window_left(self.table, now)

    def settled(self) -> None:
        """Everything so far is saved and sent: let bots think, wind the clock."""
        if self.closed or self.broken:
            return
        if self.unsaved:
            return
        self.reseat()
        if self._due:
            for link in tuple(self._due):
                self._load(link)
        if self._later:
            later, self._later = self._later, []
            for link, answer in later:
                link.give(answer)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if table.may_begin():
            # A table that was full from the beginning, or whose process stopped before it began.
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(0.0 if self.mine else SECOND_WIND, self._begin, table.number)
            return
        if table.stage != "playing":
            self._not_idle()
            return
        late = 0.0 if self.mine else SECOND_WIND
        for seat in table.asked:
            if table.seats[seat].level is not None and self._thinking.get(seat) != table.answers[seat]:
                self._thinking[seat] = table.answers[seat]
                self.hub.spawn(self._bot_turn(seat, table.answers[seat], late))
        ring = deadline(table)
        if ring is not None:
            delay = max(0.0, (ring - now_ms()) / 1000) + late
            self._timer = asyncio.get_running_loop().call_later(delay, self._time_is_up, table.number)
        self._not_idle()

    def _begin(self, number: int) -> None:
        if not self.closed and not self.broken and self.table.number == number and self.table.may_begin():
            self.hub.write(self, journal.Began())

    async def _bot_turn(self, seat: Seat, answers: int, late: float) -> None:
        """Let the bot of this seat answer. Whatever happens to the bot, an answer is played."""
        if late:
            await asyncio.sleep(late)
        if not self._waits_for_bot(seat, answers):
            return
        table = self.table
        match = table.match
        level = table.seats[seat].level
        assert match is not None
        assert level is not None
        observation = match.observation(seat)
        thinking = table.opening.thinking
        ring = deadline(table, seat)
        if ring is not None:
            # It takes all the time it is given, and must not think its clock away.
            thinking = min(thinking, max(0, ring - now_ms()) / 10_000)
        text = await self.hub.bots.answer(table.game, level, observation, thinking)
        if not self._waits_for_bot(seat, answers) or self.table is not table:
            return
        action: Action | None = None
        try:
            deed = table.game.read(text, table.options, match.seats) if text is not None else None
            if isinstance(deed, Action) and match.state.refusal(seat, deed) is None:
                action = deed
        except Unreadable:
            pass
        if action is None:
            metrics.BOT_FAILURES.inc()
            log.warning("bot failed", extra={"table": table.id, "level": level})
            action = table.game.default_action(match.observation(seat))
        self.hub.write(self, journal.Moved(seat, table.game.write(action)))

    def _waits_for_bot(self, seat: Seat, answers: int) -> bool:
        table = self.table
        if self.closed or self.broken or self.hub.stopping:
            return False
        return seat in table.asked and table.answers[seat] == answers and table.seats[seat].level is not None

    def _time_is_up(self, number: int) -> None:
        """Somebody has been silent for too long: the game's default is played for them."""
        table = self.table
        if self.closed or self.broken or self.unsaved or self.hub.stopping:
            return
        now = now_ms()
        for seat in table.asked:
            ring = deadline(table, seat)
            if ring is not None and ring <= now:
                assert table.match is not None
                action = table.game.default_action(table.match.observation(seat))
                metrics.TIMEOUTS.inc()
                self.hub.write(self, journal.Moved(seat, table.game.write(action)))
                return
        self.settled()

    # Being let go of

    def _not_idle(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if not self.links and not self.closed:
            self._idle = asyncio.get_running_loop().call_later(self.hub.idle, self._let_go)

    def _let_go(self) -> None:
        table = self.table
        busy = table.stage == "playing" and (
            deadline(table) is not None or any(table.seats[s].level is not None for s in table.asked)
        )
        if self.links or self.unsaved or self.broken or busy or table.may_begin():
            self._not_idle()
        else:
            self.hub.forget(self)

    def close(self) -> None:
        self.closed = True
        for timer in (self._timer, self._idle):
            if timer is not None:
                timer.cancel()
