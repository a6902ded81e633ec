"""Everything one process needs to serve tables, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from typing import TYPE_CHECKING

import msgspec

from estaminet.server import host, limits, metrics
from estaminet.server.addresses import Addresses
from estaminet.server.botpool import BotPool
from estaminet.server.clocks import now_ms
from estaminet.server.guests import WrongOrigin, who
from estaminet.server.homes import Homes
from estaminet.server.http.door import known_host
from estaminet.server.limits import Bucket, Buckets, Crowd, TooFast
from estaminet.server.links import Link, wanted_seat
from estaminet.server.protocol import messages
from estaminet.server.protocol.common import encode
from estaminet.server.protocol.http import Problem
from estaminet.server.protocol.messages import Bye, Refused
from estaminet.server.reasons import RequestRefused, reason, refused
from estaminet.server.registry import IDLE, Registry
from estaminet.server.relay import CLIENT, KEY, HomeAway, Relay, relay_to
from estaminet.server.reviews import Reviews
from estaminet.server.services import Services
from estaminet.server.store.database import StoreFailing, default_url
from estaminet.server.store.leases import Leases
from estaminet.server.store.sql import Store
from estaminet.server.tokens import DAY, load_signer
from estaminet.server.websocket import GOING_AWAY, POLICY, HandshakeRejected, Request
from estaminet.server.workshop import Workshop
from estaminet.server.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from estaminet.server.live import LiveTable
    from estaminet.server.settings import Settings
    from estaminet.server.tokens import Guest
    from estaminet.server.websocket import Socket

log = logging.getLogger("estaminet.server")

SOCKET_PATH = re.compile(r"/api/tables/([0-9a-z]{1,20})/socket")
MOST_NONSENSE = 20
"""Unreadable messages after which a connection is closed."""
SWEEP = 30.0
REVIVING = 1.0
"""Seconds that a start waits for tables to come back; the others come while people play."""
CODE_DAYS = 2
"""Days without anybody after which a table gives up its letters."""
MATCH_DAYS = 30
"""Days without anybody after which a match is closed."""
PRUNE_FIRST, PRUNE_EVERY = 60.0, 6 * 3_600.0
"""Seconds after which what is old is thrown away."""
LOOK = 0.5
"""Seconds between looks at how late the event loop is."""


class TableListener:
    """Listens to one socket at a table."""

    def __init__(self, live: LiveTable, link: Link, bucket: Bucket, crowd: Crowd, keys: tuple[str, ...]) -> None:
        self._live = live
        self._link = link
        self._bucket = bucket
        self._crowd = crowd
        self._keys = keys
        """What this socket is counted as."""
        self._nonsense = 0

    def opened(self) -> None:
        metrics.SOCKETS.inc()
        self._crowd.come(*self._keys)
        self._live.add(self._link)

    def heard(self, text: bytes) -> None:
        try:
            message = messages.read_message(text)
        except (msgspec.DecodeError, RecursionError):
            self._nonsense += 1
            self._link.give(encode(Refused(None, reason("bad-message"))))
            if self._nonsense > MOST_NONSENSE:
                self._link.close(POLICY)
            return
        self._live.hear(self._link, message, self._bucket)

    def dismissed(self) -> None:
        self._link.give(encode(Bye(reason("stopping"), 1.0)))

    def gone(self) -> None:
        metrics.SOCKETS.dec()
        self._crowd.go(*self._keys)
        self._live.remove(self._link)


class Server:
    def __init__(self, settings: Settings, most_sockets: int = 10_000, inside: str = "") -> None:
        """`inside`: HOST:PORT where other processes of the house reach this one; "" if they cannot."""
        self.settings = settings
        self._inside = inside
        self.addresses = Addresses(settings.proxies, settings.clubs)
        self.crowd = Crowd()
        self._most_sockets = most_sockets
        self.store = Store(settings.store or default_url(), secrets.token_hex(4), alone=True)
        self.signer = load_signer(self.store)
        self.buckets = Buckets(self.addresses, settings.limits)
        self.workshop = Workshop()
        self.reviews = Reviews(self.store)
        self.registry: Registry
        self.services: Services
        self.homes: Homes | None = None
        """Where several processes share the store: which has which table."""
        self._bots: BotPool
        self._background: list[asyncio.Task[None]] = []
        self.known = host.known(self.store)

    async def look_up_people(self) -> None:
        """Who is kept out, whose name is not used, what is announced: read again; whoever is kept out now has to go."""
        self.known = await self.store.call(host.known, self.store)
        for live in list(self.registry.live.values()):
            for link in tuple(live.company.links):
                if self.banned(link.address, link.holder):
                    link.give(encode(Bye(reason("banned"))))
                    link.close(POLICY)

    def banned(self, address: str, guest: str | None) -> bool:
        """Whether somebody is kept out. `address` as it is counted."""
        bans = self.known.bans
        if not bans:
            return False
        keys = (f"address {address}", f"guest {guest}")
        return any(bans.get(key, 0) > now_ms() for key in keys)

    def guest_in(self, headers: Mapping[str, str], address: str, *, writes: bool) -> Guest | None:
        """Who asks, under the name they may use; raises `WrongOrigin`, or `RequestRefused` if they are kept out."""
        guest = who(headers, self.signer, self.settings, writes=writes)
        if self.banned(self.addresses.key(address), guest.id if guest is not None else None):
            raise refused("banned")
        if guest is not None and guest.issued * 1000 < self.known.nameless.get(guest.id, 0):
            return msgspec.structs.replace(guest, name=None)
        return guest

    async def host_orders(self, order: host.HostOrder) -> host.Outcome:
        outcome = await self.store.apart(host.carry_out, self.store, order)
        await self.changed(outcome)
        if isinstance(order, host.Unname):
            self._reconnect(order.guest)
        log.info("host", extra={"order": type(order).__name__, "changed": outcome.changed})
        return outcome

    def _reconnect(self, guest: str) -> None:
        """Whoever is called something else now comes in again as that."""
        for live in list(self.registry.live.values()):
            for link in tuple(live.company.links):
                if link.holder == guest:
                    link.give(encode(Bye(reason("stopping"), 1.0)))
                    link.close(GOING_AWAY)

    async def changed(self, outcome: host.Outcome) -> None:
        """Something in the store was changed besides the journal's end."""
        for table_id in outcome.tables:
            self.registry.read_again(table_id)
        await self.look_up_people()

    async def _keep_house(self) -> None:
        """Throw away what is old: soon after the start, and then every few hours."""
        wait = PRUNE_FIRST
        while True:
            await asyncio.sleep(wait)
            wait = PRUNE_EVERY
            here = frozenset(live.table.id for live in self.registry.live.values() if live.company.links)
            days = self.settings.keep_chat, self.settings.keep_unfinished
            try:
                pruned = await self.store.apart(host.prune, self.store, *days, spare=here)
                log.info("pruned", extra={"lines": pruned.lines, "tables": pruned.tables})
                await self.look_up_people()
            except StoreFailing as error:
                log.warning("prune failed", extra={"error": str(error)})

    async def start(self) -> None:
        """Begin to serve: tables that were being played come back first."""
        settings = self.settings
        self._bots = BotPool(workers=settings.bot_workers, pause=settings.bot_pause, budget=settings.bot_budget)
        self.services = Services(self.store, Writer(self.store), self._bots)
        self.registry = Registry(self.services)
        loop = asyncio.get_running_loop()
        if self.store.shared:
            # Imported here: PostgreSQL's driver is an extra, which SQLite does not need.
            from estaminet.server.notices import Notices

            notices = Notices(self.services, self.registry, self.look_up_people)
            await notices.connect()
            self._background.append(loop.create_task(notices.listen()))
            leases = Leases(self.store, self._inside, secrets.token_hex(16), settings.lease)
            self.homes = Homes(self.services, self.registry, leases, self._revive)
            await self.homes.start()
            self._background.append(loop.create_task(self.homes.keep()))
        reviving = loop.create_task(self._revive())
        self._background += [reviving, loop.create_task(self._sweep()), loop.create_task(_watch_loop())]
        self._background.append(loop.create_task(self._keep_house()))
        # The latest come first. However many there are, the door does not stay shut for them.
        await asyncio.wait({reviving}, timeout=REVIVING)
        log.info("serving", extra={"store": self.store.url.get_backend_name(), "as": self.store.process})

    async def _claim(self, table_id: str) -> bool:
        """Whether this process may play the table."""
        return self.homes is None or await self.homes.elsewhere(table_id) is None

    async def _revive(self) -> None:
        """Bring the tables whose clock runs or whose bots are asked into memory, so that they go on: all of them, or
        those that have no home."""
        asleep: list[tuple[str, int]] = []
        try:
            for table_id in await self.store.call(self.store.awake):
                with contextlib.suppress(RequestRefused):
                    sleeper = await self.registry.wake(table_id, self._claim)
                    if sleeper is not None:
                        asleep.append(sleeper)
                await asyncio.sleep(0)
            if asleep:
                await self.store.call(self.store.fall_asleep, asleep)
        except StoreFailing as error:
            log.warning("not all tables are back", extra={"error": str(error)})

    async def _sweep(self) -> None:
        """Now and then: tables that nobody looks at or that another process left behind; old codes and keys."""
        since_daily = 0.0
        while True:
            await asyncio.sleep(SWEEP)
            had = set(self.services.mine)
            asleep = self.registry.forget_idle(IDLE)
            visited, self.services.visited = self.services.visited, set()
            try:
                if asleep:
                    await self.store.call(self.store.fall_asleep, asleep)
                if visited:
                    await self.store.call(self.store.touch, tuple(visited), now_ms())
                if self.homes is not None:
                    await self.homes.release(had - self.services.mine)
                    await self._revive()
                since_daily += SWEEP
                if since_daily > DAY / 24:
                    since_daily = 0.0
                    self.signer = await self.store.call(load_signer, self.store)
                    await self._tidy()
            except StoreFailing as error:
                log.warning("sweep failed", extra={"error": str(error)})

    async def _tidy(self) -> None:
        """Every hour: letters and matches of tables that nobody comes to any more."""
        now = now_ms()
        here = tuple(live.table.id for live in self.registry.live.values() if live.company.links)
        if here:
            await self.store.call(self.store.touch, here, now)
        await self.store.call(self.store.free_codes, now - CODE_DAYS * DAY * 1000)
        await self.store.call(self.store.close_abandoned, now - MATCH_DAYS * DAY * 1000, now)

    async def stop(self) -> None:
        """Finish what is being saved, say goodbye, let go of everything."""
        self.services.stopping = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.services.writer.flushed()
        if self.homes is not None:
            await self.homes.stop()
        for live in list(self.registry.live.values()):
            for link in tuple(live.company.links):
                link.close(GOING_AWAY)
            live.close()
        for task in list(self.services.tasks):
            task.cancel()
        await asyncio.gather(*self.services.tasks, return_exceptions=True)
        await self._bots.close()
        await self.workshop.close()
        await self.reviews.close()
        self.store.close()
        log.info("stopped")

    async def accept(self, request: Request, socket: Socket) -> TableListener | Relay:
        """Decide about a WebSocket handshake."""
        request, passed_on = self._as_passed_on(request)
        path = SOCKET_PATH.fullmatch(request.path)
        if path is None:
            raise _rejected(404, "not-found", "sockets are at /api/tables/<id>/socket")
        if not known_host(request.headers.get("host", ""), self.settings):
            raise _rejected(421, "wrong-host", "this house does not answer to that name")
        try:
            guest = self.guest_in(request.headers, request.client, writes=True)
            self.buckets.take(limits.SOCKETS, request.client, guest.id if guest is not None else None)
            relay = None if passed_on else await self._relay(path[1], request, guest)
            if relay is not None:
                return relay
            live = await self.registry.find(path[1])
        except WrongOrigin:
            raise _rejected(403, "wrong-origin", "this socket was opened by the page of another site") from None
        except TooFast as fast:
            problem = Problem("too-fast", str(fast), key=fast.limit.key, seconds=round(fast.seconds, 1))
            raise HandshakeRejected(429, encode(problem)) from None
        except RequestRefused as error:
            raise _rejected(403, error.reason.code, error.reason.text or "") from None
        except StoreFailing:
            raise _rejected(503, "store-away", reason("store-away").text or "") from None
        if live is None:
            raise _rejected(404, "no-such-table", "there is no such table")
        if self.services.stopping:
            raise _rejected(503, "stopping", "the server is about to stop")
        if live.table.code is None and live.table.stage != "ended":
            with contextlib.suppress(StoreFailing):
                await self.registry.give_code(live)
        holder = guest.id if guest is not None else None
        wanted = wanted_seat(request.query)
        seat = live.table.seat_of(holder, wanted)
        if not live.table.admits(holder):
            raise _rejected(403, "no-spectators", "this table has no spectators")
        name = (guest.name if guest is not None else None) or "Guest"
        if seat is not None:
            name = live.table.names()[seat]
        keys = self.room_for(request.client, holder, live.table.id)
        if holder is not None and holder == live.owner and not self.addresses.is_club(request.client):
            # People behind one address share the bots' time as one.
            live.owner = keys[0]
        bucket = self.buckets.at_table(request.client, holder, live.table.id)
        rules = self.buckets.of_address(limits.RULES, request.client)
        place = self.addresses.key(request.client)
        link = Link(socket.send, socket.close, holder, name, seat, place, wanted, rules=rules)
        return TableListener(live, link, bucket, self.crowd, keys)

    def _as_passed_on(self, request: Request) -> tuple[Request, bool]:
        """Who really asks, if another process of the house passes it on; whether one does."""
        given = request.headers.get(KEY)
        if given is None or self.homes is None:
            return request, False
        if not secrets.compare_digest(given.encode(), self.homes.key.encode()):
            raise _rejected(421, "wrong-host", "this is another process")
        return msgspec.structs.replace(request, client=request.headers.get(CLIENT, "")), True

    async def _relay(self, table_id: str, request: Request, guest: Guest | None) -> Relay | None:
        """The way to the home of a table; None if that is here, or cannot be reached: then it is followed from here."""
        home = None if self.homes is None else await self.homes.elsewhere(table_id)
        if home is None:
            return None
        keys = self.room_for(request.client, guest.id if guest is not None else None, table_id)
        try:
            relay = await relay_to(home, request.raw, request.client)
        except HomeAway:
            return None
        self.crowd.come(*keys)
        metrics.RELAYS.inc()

        def over() -> None:
            self.crowd.go(*keys)
            metrics.RELAYS.dec()

        relay.when_over(over)
        return relay

    def room_for(self, address: str, holder: str | None, table_id: str) -> tuple[str, ...]:
        """What one more socket, or stream of a bot, is counted as; raises `HandshakeRejected` if there are too many."""
        if self.crowd.all >= self._most_sockets:
            raise _rejected(503, "full", "the house is full")
        place = self.addresses.key(address)
        if self.crowd.count(place) >= self.buckets.most(limits.ADDRESS_SOCKETS, address):
            raise _rejected(429, "too-many-sockets", "too many connections are open from this address")
        if holder is None:
            return (place,)
        pair = f"{holder} {table_id}"
        if self.crowd.count(pair) >= self.buckets.most(limits.GUEST_SOCKETS, ""):
            raise _rejected(429, "too-many-sockets", "you have too many connections open to this table")
        return place, pair


async def _watch_loop() -> None:
    """Measure how long whatever is due has to wait."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOK
        await asyncio.sleep(LOOK)
        metrics.LAG.observe(max(0.0, loop.time() - due))


def _rejected(status: int, code: str, detail: str) -> HandshakeRejected:
    return HandshakeRejected(status, encode(Problem(code, detail)))
