"""A table with people around it. It hears, orders, applies, tells, submits; once saved, it sends.

A live table is never in the middle of anything: each message, bot's answer and timer is handled from beginning to end
before the next, so there are no locks. Nothing is sent before the entry it tells of is saved. docs/architecture.md
walks through a move function by function.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from estaminet.kernel.errors import Illegal
from estaminet.server import journal, metrics, tell
from estaminet.server.clocks import deadline, now_ms, window_left
from estaminet.server.company import MOST_WATCHERS, Company, Elsewhere
from estaminet.server.limits import READINGS, SPEECH, Bucket, TooFast
from estaminet.server.orders import Orders, changes_nothing, read_move, why_not
from estaminet.server.protocol import messages
from estaminet.server.protocol.common import Reason, encode
from estaminet.server.protocol.messages import Accepted, Because, Bye, Pong, Presence, Refused
from estaminet.server.reasons import RequestRefused, reason, refusal_reason, refused
from estaminet.server.rows import rematch_row, row_besides
from estaminet.server.store.database import StoreAway, StoreFailing
from estaminet.server.store.rows import Row
from estaminet.server.table import folding
from estaminet.server.websocket import NORMAL

if TYPE_CHECKING:
    from estaminet.kernel.values import Action, Seat, Viewer
    from estaminet.server.journal import Entry
    from estaminet.server.links import Link
    from estaminet.server.services import Services
    from estaminet.server.store.rows import NewRow, Stored
    from estaminet.server.table import Table

log = logging.getLogger("estaminet.tables")

MOST_TRIES = 6
"""How often something that answers no position is carried out again after another process was quicker."""
MOST_AGAIN = 200
"""Messages that wait at a table while it is read again."""
SILENCE = 5.0
"""Seconds that somebody is connected before their silence about the commitment is taken for consent."""
ONLY_BOTS = 1.0
"""Seconds between the commitment and the deal where nobody is there to say anything."""
ANNOUNCE_EVERY = 1.0
MOST_SPEAKERS = 200
"""People at one table whose chat is counted."""
MOST_UNREST = 2.0
"""Seconds for which a request waits until everything is saved."""


async def fold_in_slices(stored: Stored) -> Table:
    """The table that a journal tells of, however long; everybody else has turns in between. Raises `RequestRefused`."""
    for table in folding(stored):
        if table.number < len(stored.entries):
            await asyncio.sleep(0)
    return table


def _stands_as(was: Table, table: Table) -> bool:
    """Whether the match is where it was, and everybody is asked what they were asked."""
    if was.match is None or table.match is None:
        return was.match is table.match
    return was.match.moves == table.match.moves and was.asked == table.asked and was.answers == table.answers


class _Written:
    """What is to be sent once an entry is saved."""

    def __init__(
        self,
        payloads: dict[Viewer, bytes],
        link: Link | None,
        message_id: str | None,
        number: int,
        done: asyncio.Future[None] | None,
        again: messages.FromClient | None,
        tries: int,
        concerned: tuple[str, ...],
    ) -> None:
        self.payloads = payloads
        self.concerned = concerned
        self.link = link
        self.message_id = message_id
        self.number = number
        self.done = done
        self.again = again
        """What to carry out again if another process took the number: whatever answers no position."""
        self.tries = tries
        self.at = time.perf_counter()


class LiveTable:
    def __init__(self, services: Services, table: Table) -> None:
        self._services = services
        self.table = table
        self.owner = table.opening.by or table.id
        """Whose table it is, as far as bots' time is shared out: an address, or the guest who opened it."""
        self.company = Company(self._now())
        self._holders = [seat.holder for seat in table.seats]
        """Whoever holds the seats, to see who has come since."""
        self._unsaved = 0
        """Entries that are applied here and on their way to the store."""
        self._broken = False
        """What is here is being replaced by what is in the store."""
        self._whole = asyncio.Event()
        """Set while it is not."""
        self._whole.set()
        self._because = "stale"
        """Why it is."""
        self._again: list[tuple[Link, messages.FromClient, int]] = []
        """What is carried out once it has been."""
        self._ahead = 0
        """Milliseconds by which this table's time is ahead of this process's: whoever wrote last sets it, so that two
        machines whose clocks differ, or one whose clock was set, count the time that passed and no more."""
        self._asked_for = False
        """Another process follows this table since a moment ago and waits for its number."""
        self._heard_of = 0
        """The highest number that another process was heard to have written."""
        self._thinking: dict[int, int] = {}
        """By seat: the question its bot thinks about."""
        self._course = object()
        """Another one as soon as the match has gone otherwise than was thought: then bots think again."""
        self._readings = Bucket(READINGS)
        self._reading: asyncio.TimerHandle | None = None
        """When it is read again because lines or names have gone."""
        self._timer: asyncio.TimerHandle | None = None
        self._silent: dict[int, float] = {}
        """By seat: since when somebody is here who could speak, and for whom alone the match waits."""
        self._skipping: set[int] = set()
        """Seats that are out and do not want to wait for the bots that play on."""
        self._speech: dict[str, Bucket] = {}
        self._typed: dict[int, float] = {}
        """By seat: when everybody was last told that somebody is writing."""
        self._announcing: asyncio.TimerHandle | None = None
        self._announced = self._now() - ANNOUNCE_EVERY
        """When everybody was last told who is here."""
        self.closed = False
        self._seatings = -1
        self._due: dict[Link, None] = {}
        """Who is to be sent everything as soon as everything is saved."""
        self._later: list[tuple[Link, bytes, bytes]] = []
        """Answers that speak of something that is not saved yet, and what is said instead if it never is."""
        self._touched = self._now()
        self._not_before(table.at)

    def _ms(self) -> int:
        """The time at this table."""
        return now_ms() + self._ahead

    def _not_before(self, at: int) -> None:
        """Time does not go back, also if the machine's did while this was in the store."""
        self._ahead = max(0, at - now_ms())

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def at_rest(self) -> bool:
        """Whether what is here is what is in the store, as far as we know."""
        return not self._unsaved and not self._broken

    async def rest(self) -> None:
        """Wait until everything is saved: what is said about the table after that will not be taken back. Raises
        `StoreFailing` if that takes too long."""
        give_up = self._now() + MOST_UNREST
        while not self.at_rest() and not self._services.stopping:
            if self._now() > give_up:
                raise StoreAway("the table is not saved yet")
            await asyncio.sleep(0.001)

    # Its home

    def is_home(self) -> bool:
        """Whether this process runs the bots and clocks here."""
        return self._services.is_home(self.table.id)

    def come_home(self) -> None:
        """It has been left to this process. What others wrote before comes from the store."""
        self._thinking.clear()
        self._services.announce(self.who_is_here(number=self.table.number))
        self._services.spawn(self.catch_up(self.table.number + 1))

    def leave_home(self) -> None:
        """Another process has it; here it is followed."""
        self.follow_others()
        self.settle()

    def follow_others(self) -> None:
        """Ask the home to tell us what is written."""
        self._services.announce(self.who_is_here(asks=True))

    def _is_followed(self) -> bool:
        """Whether another process may want to hear what happens here."""
        return not self.is_home() or (bool(self.company.elsewhere) and self.company.is_followed(self._now()))

    # Who is here

    def add(self, link: Link) -> None:
        self._services.visited.add(self.table.id)
        link.seats = self.table.seats_of(link.holder)
        self.company.add(link)
        self._load(link)
        self.announce()
        self.touch()
        for seat in link.seats:
            self._back_here(seat)
        if self.table.stage == "waiting":
            self.settle()

    def _back_here(self, seat: int) -> None:
        """What is asked about somebody because they are away is off the table once they are here."""
        if self._broken or self._services.stopping:
            return
        for vote in tuple(self.table.votes.values()):
            if vote.seat == seat and vote.what != "take-back":
                self._write(journal.Voted(vote.id, seat, False))

    def remove(self, link: Link) -> None:
        if link in self.company.links:
            self.company.remove(link, self._now())
            self._due.pop(link, None)
            self.announce()
            self.touch()
            self._look_between()

    def here(self) -> set[int]:
        """The seats whose people are connected, to this process or another."""
        return self.company.seated(self._now())

    def is_watched(self) -> bool:
        """Whether anybody is connected, to this process or another."""
        return bool(self.company.links) or self.company.is_visited_elsewhere(self._now())

    def presence(self) -> Presence:
        return self.company.presence(len(self.table.seats), self._now())

    def announce(self) -> None:
        """Tell everybody who is here, the other processes too: now, or once a second has passed since the last time. A
        crowd that comes and goes is told of once a second."""
        if self._announcing is None:
            wait = self._announced + ANNOUNCE_EVERY - self._now()
            if wait <= 0:
                self._announce()
            else:
                self._announcing = asyncio.get_running_loop().call_later(wait, self._announce)

    def _announce(self) -> None:
        self._announcing = None
        self._announced = self._now()
        self._tell_presence()
        self.announce_elsewhere()

    def _tell_presence(self) -> None:
        payload = encode(self.presence())
        for link in tuple(self.company.links):
            if link not in self._due:
                link.give(payload)

    def announce_elsewhere(self) -> None:
        """Presence travels only where somebody follows the table."""
        if self._is_followed():
            self._services.announce(self.who_is_here())

    def to_repeat(self) -> tuple[str, ...]:
        """What the other processes are told every now and then, so that they believe it."""
        return self.who_is_here() if self._is_followed() else ()

    def who_is_here(self, *, number: int = 0, asks: bool = False) -> tuple[str, ...]:
        """What the other processes are told of who is connected through this one."""
        company = self.company
        watchers = company.watchers_here()
        here, names = company.seated_here(), tuple(watchers[:MOST_WATCHERS])
        return self._services.presence(self.table.id, here, names, len(watchers), number=number, asks=asks)

    def hear_of_others(self, process: str, there: Elsewhere, *, asks: bool = False) -> None:
        """Another process says who is connected to it, and perhaps asks how far we are."""
        elsewhere = self.company.elsewhere
        before, known = self.presence(), process in elsewhere
        self.company.hear_of_others(process, there, self._now())
        if asks and self.is_home():
            self._asked_for = True
            if self.at_rest():
                self._tell_number()
        elif not known and not self.is_home():
            self.follow_others()  # it may be the new home
        elif not known and self.company.links:
            self.announce_elsewhere()  # it did not have this table when we last told who is here
        if self.presence() != before:
            self._tell_presence()
            self._look_between()

    def _tell_number(self) -> None:
        """Say how far we are to whoever began to follow; what is written from now on is told as it is written."""
        self._asked_for = False
        self._services.announce(self.who_is_here(number=self.table.number))

    def _load(self, link: Link, made: dict[object, bytes] | None = None) -> None:
        """Send everything: now, or once all that is here is saved. `made`: what others are sent at the same time."""
        if not self.at_rest():
            self._due[link] = None
            return
        self._due.pop(link, None)
        now = self._ms()
        table = self.table
        link.back = table.back_of(link.holder)
        eyes = link.viewer, link.back, link.seats
        whole = None if made is None else made.get(eyes)
        if whole is None:
            left = window_left(table, now)
            whole = tell.whole(table, link.viewer, self.presence(), now, left, link.back, link.seats)
            if made is not None:
                made[eyes] = whole
        link.give(whole)

    def _reseat(self) -> None:
        """After seats have changed hands: everybody's connection shows what its holder may see now."""
        table = self.table
        if self._seatings == table.seatings:
            return
        self._seatings = table.seatings
        for number, state in enumerate(table.seats):
            if self._holders[number] != state.holder:
                self._holders[number] = state.holder
                self.company.seen(number, self._now())
        moved = False
        for link in tuple(self.company.links):
            seat = table.seat_of(link.holder, link.wanted)
            seats = table.seats_of(link.holder)
            moved = moved or seats != link.seats
            link.seats = seats
            if not table.admits(link.holder):
                self.remove(link)
                because = reason("no-spectators") if link.viewer is None else reason("moved-away")
                link.give(encode(Bye(because)))
                link.close(NORMAL)
            elif seat != link.viewer or link.back != table.back_of(link.holder):
                link.viewer = seat
                self._load(link)
        if moved:
            self.company.look_again()
            self.announce()

    # Hearing

    def hear(self, link: Link, message: messages.FromClient, bucket: Bucket) -> None:
        """One message of somebody connected."""
        try:
            if type(message) is not messages.MoveMessage:
                self._hear_other(link, message, bucket)
                return
            if self._broken:
                bucket.take()
                if self._put_off(link, message, 0):
                    return
            self._check_open()
            table = self.table
            seat = table.seat_of(link.holder, link.wanted)
            if seat is not None and message.id in table.ids[seat]:
                bucket.take()
                self._answer_when_saved(link, Accepted(message.id, table.number))
                return
            try:
                entry, action = read_move(table, message, seat)
                self._write(entry, action=action, link=link, message_id=message.id)
            except RequestRefused:
                bucket.take()
                raise
        except RequestRefused as error:
            metrics.REFUSED.labels(error.reason.code).inc()
            link.give(encode(Refused(message.id, error.reason)))
        except TooFast as fast:
            metrics.REFUSED.labels("too-fast").inc()
            link.give(encode(Refused(message.id, reason("too-fast"), round(fast.seconds, 1))))

    def _put_off(self, link: Link, message: messages.FromClient, tries: int) -> bool:
        """Whether the table is being read again, because somebody else has written or the host, or whoever said it, has
        taken a line away: then this is carried out once it has been."""
        if not self._broken or self._because != "stale" or len(self._again) >= MOST_AGAIN:
            return False
        self._again.append((link, message, tries))
        return True

    def _check_open(self) -> None:
        if self._broken:
            raise refused(self._because)
        self._services.check_open()

    def _hear_other(self, link: Link, message: messages.FromClient, bucket: Bucket) -> None:
        """Anything but a move."""
        bucket.take()
        if type(message) is messages.Load:
            bucket.take(4)
            self._load(link)
            return
        if isinstance(message, (messages.Chat, messages.EmoteMessage)):
            self._speak(link)
        elif type(message) is messages.ChooseRules and link.rules is not None:
            link.rules.take()
        self._carry_out(link, message, 0)

    def _carry_out(self, link: Link, message: messages.FromClient, tries: int) -> None:
        if self._put_off(link, message, tries):
            return
        self._check_open()
        table = self.table
        seat = table.seat_of(link.holder, link.wanted)
        match message:
            case messages.Why():
                if seat is None:
                    raise refused("not-seated")
                because = why_not(table, seat, message)
                link.give(encode(Because(message.id, because is None, because)))
            case messages.Ping():
                link.give(encode(Pong(message.id)))
            case messages.TypingMessage():
                self._types(link, seat)
                link.give(encode(Accepted(message.id, table.number)))
            case messages.Rematch():
                self._rematch(link, message, tries)
            case messages.NextRound():
                self._next_round(link, message, seat, tries)
            case messages.Skip():
                self._skip(seat)
                link.give(encode(Accepted(message.id, table.number)))
            case _:
                entry = Orders(table, self.company, self._now()).entry(message, seat, link)
                if changes_nothing(table, entry):
                    self._answer_when_saved(link, Accepted(message.id, table.number))
                    return
                if not table.has_room_for(entry):
                    raise refused("too-much")
                self._write(entry, link=link, message_id=message.id, again=message, tries=tries)

    def _carry_out_again(self) -> None:
        """What another process came before, now that it is known what that was."""
        waiting, self._again = self._again, []
        for link, message, tries in waiting:
            try:
                if type(message) is messages.MoveMessage:
                    self._move_again(link, message)
                else:
                    self._carry_out(link, message, tries)
            except RequestRefused as error:
                metrics.REFUSED.labels(error.reason.code).inc()
                link.give(encode(Refused(message.id, error.reason)))

    def _move_again(self, link: Link, message: messages.MoveMessage) -> None:
        """A move that waited. If the table has moved on meanwhile, it is refused as `stale`."""
        self._check_open()
        seat = self.table.seat_of(link.holder, link.wanted)
        if seat is not None and message.id in self.table.ids[seat]:
            self._answer_when_saved(link, Accepted(message.id, self.table.number))
        else:
            entry, action = read_move(self.table, message, seat)
            self._write(entry, action=action, link=link, message_id=message.id)

    def _answer_when_saved(self, link: Link, answer: Accepted) -> None:
        """A repetition of what may still be on its way to the store."""
        if self.at_rest():
            link.give(encode(answer))
        else:
            self._later.append((link, encode(answer), encode(Refused(answer.id, reason("stale")))))

    def _speak(self, link: Link) -> None:
        who = link.holder
        if who is None:
            raise refused("no-token")
        if who not in self._speech:
            if len(self._speech) > MOST_SPEAKERS:
                self._speech.clear()
            self._speech[who] = Bucket(SPEECH)
        self._speech[who].take()

    def _types(self, writer: Link, seat: Seat | None) -> None:
        """Tell the others, here and at other processes, once a second at most; nothing is written down."""
        if seat is None:
            raise refused("not-seated")
        now = self._now()
        if now - self._typed.get(seat, now - ANNOUNCE_EVERY) >= ANNOUNCE_EVERY:
            self._typed[seat] = now
            self.tell_typing(seat, writer)
            if self._is_followed():
                self._services.announce(self._services.typing(self.table.id, seat))

    def tell_typing(self, seat: int, writer: Link | None = None) -> None:
        """The person of this seat is writing, here or at another process."""
        if seat not in range(len(self.table.seats)):
            return
        payload = encode(messages.Typing(seat))
        for link in tuple(self.company.links):
            if link is not writer and link not in self._due:
                link.give(payload)

    def _rematch(self, link: Link, message: messages.Rematch, tries: int) -> None:
        table = self.table
        seat = table.seat_of(link.holder, link.wanted)
        if seat is None:
            raise refused("not-seated")
        if table.ended is None:
            raise refused("not-over")
        if table.rematch is None:
            opens = rematch_row(table, seat)
            self._write(
                journal.Continued(opens.id, seat),
                link=link,
                message_id=message.id,
                opens=opens,
                again=message,
                tries=tries,
            )
        elif seat in table.rematch_in:
            self._answer_when_saved(link, Accepted(message.id, table.number))
        else:
            entry = journal.Continued(table.rematch, seat)
            self._write(entry, link=link, message_id=message.id, again=message, tries=tries)

    # Between rounds

    def _next_round(self, link: Link, message: messages.NextRound, seat: Seat | None, tries: int) -> None:
        """Somebody has seen the end of a round."""
        table = self.table
        if seat is None:
            raise refused("not-seated")
        if table.held_since is None or table.round != message.round:
            raise refused("stale")
        if seat in table.rested:
            self._answer_when_saved(link, Accepted(message.id, table.number))
        else:
            self._write(journal.Rested(seat), link=link, message_id=message.id, again=message, tries=tries)

    def _skip(self, seat: Seat | None) -> None:
        """Somebody who is out does not want to wait for bots."""
        if seat is None:
            raise refused("not-seated")
        if not self._only_bots_play_without(seat):
            raise refused("not-out")
        self._skipping.add(seat)
        if self.table.held_since is not None:
            self.settle()

    def _only_bots_play_without(self, seat: int) -> bool:
        """Whether this seat is out of the round, and so is every other person."""
        table = self.table
        if table.match is None or table.stage != "playing":
            return False
        people = table.people() | {seat}
        return people <= set(table.game.out(table.public_view()))

    def _hurries(self) -> bool:
        """Whether the bots play for nobody but those who want to see the end."""
        skipping = self._skipping
        if not skipping:
            return False
        if not all(self._only_bots_play_without(seat) for seat in skipping):
            skipping.clear()  # a new round, and they are asked again
            return False
        return self.table.people() & self.here() <= skipping

    def _waited_for(self) -> set[int]:
        """Between rounds: the people who look on and are not ready."""
        table = self.table
        return (table.people() & self.company.looking(self._now())) - table.rested

    def _look_between(self) -> None:
        """Somebody has gone: perhaps the others have waited for nobody else."""
        if self.table.held_since is not None:
            self.settle()

    def _may_deal(self) -> bool:
        """Whether everybody who is here is ready. If nobody is, after a restart say, it takes the time it takes."""
        table = self.table
        if not table.people() or (self._hurries() and self._skipping <= set(table.out_ahead)):
            return True
        return bool(table.rested) and not self._waited_for()

    def _time_to_deal(self) -> None:
        table = self.table
        until = table.held_until()
        if self.closed or not self.at_rest() or self._services.stopping or until is None:
            return
        if until <= self._ms():
            self._write(journal.Dealt())
        else:
            self.settle()

    # Writing

    async def write(self, entry: Entry) -> None:
        """Apply an entry, unless it changes nothing, and wait until it is saved; raises `RequestRefused` if it is
        not."""
        self._check_open()
        if changes_nothing(self.table, entry):
            await self.rest()
            return
        if not self.table.has_room_for(entry):
            raise refused("too-much")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._write(entry, done=done)
        await done

    def _write(
        self,
        entry: Entry,
        *,
        action: Action | None = None,
        link: Link | None = None,
        message_id: str | None = None,
        opens: NewRow | None = None,
        done: asyncio.Future[None] | None = None,
        again: messages.FromClient | None = None,
        tries: int = 0,
    ) -> None:
        """Apply an entry now, have it saved with the next commit, then tell everybody. `action`: what a move says.
        Raises `RequestRefused` if the rules forbid the move."""
        table = self.table
        now = self._ms()
        stage = table.stage
        held = None if action is not None else [seat.holder for seat in table.seats]
        try:
            if action is not None and type(entry) is journal.Moved:
                change = table.move(entry, action, now)
            else:
                change = table.apply(entry, now)
            payloads = tell.updates(table, change, self.company.viewers, now, window_left(table, now))
            row = Row(table.id, table.number, now, journal.encode(entry), followed=self._is_followed())
            if held is not None or stage != table.stage:
                row = row_besides(table, row, held, stage, opens)
        except Illegal as error:
            raise RequestRefused(refusal_reason(table.game, error.refusal)) from None
        except Exception as error:
            # A mistake of ours, in a game or here. The table goes back to what is saved and lives on.
            log.exception("entry failed", extra={"table": table.id, "entry": type(entry).__name__})
            self._reload("stale")
            raise refused("our-fault") from error
        self._unsaved += 1
        written = _Written(payloads, link, message_id, table.number, done, again, tries, row.concerned)
        self._services.writer.submit(row, partial(self._saved, written), partial(self._lost, written))
        if table.may_begin():
            self._write(journal.Began())
        elif table.held_since is not None and (
            self._may_deal() or (type(entry) is journal.Moved and not self._waited_for())
        ):
            # The last one has said that they are ready; or nobody looks on at the end of a round.
            self._write(journal.Dealt())

    def _saved(self, written: _Written) -> None:
        """An entry is in the store."""
        self._unsaved -= 1
        if written.concerned:
            self._services.tell(written.concerned)
        answer = b""
        if written.message_id is not None:
            answer = encode(Accepted(written.message_id, written.number))
        self._send(written.payloads, written.link, answer)
        if written.link is not None:
            metrics.ANSWERS.observe(time.perf_counter() - written.at)
        if written.done is not None and not written.done.done():  # whoever waited for it may have been cancelled
            written.done.set_result(None)
        if not self._unsaved:
            self.settle()

    def _send(self, payloads: dict[Viewer, bytes], asker: Link | None = None, answer: bytes = b"") -> None:
        """Send each viewer their update, and whoever asked for it the answer as well."""
        links = tuple(self.company.links)
        table = self.table
        closed = not table.opening.spectators and table.stage != "waiting"
        for link in links:
            if closed and link.viewer is None and not table.admits(link.holder):
                continue  # they looked on while the table waited, and are shown out when it is at rest
            payload = payloads.get(link.viewer)
            if payload is not None and link not in self._due:
                link.give(payload)
                if link is asker:
                    link.give(answer)
                continue
            # They have sat down, or come, since; they are sent everything.
            self._due[link] = None
            if link is asker:
                self._later.append((link, answer, answer))
        if asker is not None and asker not in links:
            asker.give(answer)

    def _lost(self, written: _Written, code: str) -> None:
        """An entry will never be in the store: it did not happen, nor did what was built upon it."""
        self._unsaved -= 1
        self._later = [(link, otherwise, otherwise) for link, _, otherwise in self._later]
        because = refused(code)
        if code == "stale":
            self._services.doubt(self.table.id)
        if code == "stale" and written.again is not None and written.link is not None and written.tries < MOST_TRIES:
            self._again.append((written.link, written.again, written.tries + 1))
        elif written.link is not None:
            written.link.give(encode(Refused(written.message_id, because.reason)))
        if written.done is not None and not written.done.done():
            written.done.set_exception(because)
        self._reload(code)

    # Catching up with the store

    def _reload(self, because: str) -> None:
        """What is in memory is ahead of the store and will never be saved: begin again from the store."""
        if not self._broken:
            self._broken = True
            self._whole.clear()
            self._because = because
            self._services.spawn(self._reloaded())

    def read_again(self) -> None:
        """What is in the store was changed by the host, or by somebody who has taken back what they said: read it. Who
        takes line after line back makes it no more than once a second."""
        if self._reading is None:
            if not self._broken and self._readings.refilled() >= 1:
                self._readings.left -= 1
                self._reload("stale")
            else:
                # Whatever is being read just now may have been read before the change.
                self._reading = asyncio.get_running_loop().call_later(1 / READINGS.rate, self._read_late)

    def _read_late(self) -> None:
        self._reading = None
        if not self.closed:
            self.read_again()

    async def _reloaded(self) -> None:
        # Entries written on top of the lost ones are lost as well; wait until they have come back as such.
        while self._unsaved:
            await asyncio.sleep(0.005)
        store = self._services.store
        delay = 0.05
        while not self._services.stopping:
            try:
                stored = await store.call(store.load, self.table.id)
                break
            except StoreFailing:
                await asyncio.sleep(delay)
                delay = min(2.0, delay * 2)
        else:
            return
        was = self.table
        try:
            if stored is None:
                raise refused("no-such-table")
            table = self.table = await fold_in_slices(stored)
        except RequestRefused as error:
            self._dismiss(error.reason)
            return
        self._broken = False
        self._whole.set()
        self._not_before(table.at)
        if not _stands_as(was, table):
            self._thinking.clear()
            self._course = object()
        self._seatings = -1
        for link in self.company.links:
            link.viewer = table.seat_of(link.holder, link.wanted)
            link.seats = table.seats_of(link.holder)
            self._due[link] = None
        self.company.look_again()
        if not self.is_home():
            self.follow_others()
        self.settle()
        self._carry_out_again()

    def _dismiss(self, because: Reason) -> None:
        """There is no such table any more, or none that can be read: everybody is sent away, and it is forgotten."""
        log.warning("dismissed", extra={"table": self.table.id, "reason": because.code})
        for link in tuple(self.company.links):
            link.give(encode(Bye(because)))
            link.close(NORMAL)
        for link, message, _ in self._again:
            link.give(encode(Refused(message.id, because)))
        self._again.clear()
        for link, _, otherwise in self._later:
            link.give(otherwise)
        self._later.clear()
        self.close()

    async def catch_up(self, number: int) -> None:
        """Another process has written up to that number."""
        self._heard_of = max(self._heard_of, number)
        table = self.table
        if not self.at_rest() or number <= table.number:
            return  # it is looked at again once what is on its way has been saved, or has not
        store = self._services.store
        heard_of = self._heard_of
        rows = await store.call(store.entries_after, table.id, table.number)
        if self.table is table:
            if self._heard_of == heard_of and self.at_rest():
                self._heard_of = 0  # all of that is in the rows
            self._follow(rows)

    def follow(self, rows: list[tuple[int, int, bytes]]) -> None:
        """Another process has written these entries, and says so. With a gap before them the store is asked."""
        number = rows[-1][0]
        if self.at_rest() and rows[0][0] <= self.table.number + 1:
            self._heard_of = max(self._heard_of, number)
            self._follow(rows)
        else:
            self._services.spawn(self.catch_up(number))

    def _follow(self, rows: list[tuple[int, int, bytes]]) -> None:
        table = self.table
        for entry_number, at, body in rows:
            if not self.at_rest():
                return
            if entry_number <= table.number:
                continue
            now = self._ms()
            try:
                change = table.apply(journal.decode(body), at)
            except Exception:
                # Nothing that we can read: as for a table in the store.
                log.exception("unreadable entry", extra={"table": table.id, "number": entry_number})
                self._reload("stale")
                return
            self._ahead = table.at - now_ms()
            now = self._ms()
            payloads = tell.updates(table, change, self.company.viewers, now, window_left(table, now))
            self._send(payloads)
        self.settle()

    # Bots and clocks

    def settle(self) -> None:
        """Everything so far is saved and sent: let bots think, set the clock."""
        if self.closed or self._broken or self._unsaved:
            return
        table = self.table
        if self._heard_of > table.number:
            self._services.spawn(self.catch_up(self._heard_of))
        self._reseat()
        if self._due:
            made: dict[object, bytes] = {}
            for link in tuple(self._due):
                self._load(link, made)
        if self._later:
            later, self._later = self._later, []
            for link, answer, _ in later:
                link.give(answer)
        if self._asked_for:
            self._tell_number()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if table.stage == "waiting" and not table.may_begin():
            self._wait_for_silence()
        if not self.is_home():
            return
        if not self.company.links:
            self.touch()
        if table.may_begin():
            # A table of bots, or one whose process stopped before it began.
            late = ONLY_BOTS if table.only_bots() else 0.0
            self._timer = asyncio.get_running_loop().call_later(late, self._begin, table.number)
            return
        if table.stage != "playing":
            return
        until = table.held_until()
        if until is not None:
            if self._may_deal():
                self._write(journal.Dealt())
                return
            delay = max(0, until - self._ms()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._time_to_deal)
            return
        for seat in table.asked:
            if table.seats[seat].level is not None and self._thinking.get(seat) != table.answers[seat]:
                self._thinking[seat] = table.answers[seat]
                self._services.spawn(self._bot_turn(seat, table.answers[seat]))
        ring = deadline(table)
        if ring is not None:
            delay = max(0.0, (ring - self._ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._time_is_up)

    def _wait_for_silence(self) -> None:
        """Whoever has seen the commitment and says nothing for a while has nothing to say."""
        here = self.company.seated_here()
        now = self._now()
        self._silent = {seat: self._silent.get(seat, now) for seat in self.table.unheard() if seat in here}
        if self._silent:
            delay = min(self._silent.values()) + SILENCE - now
            self._timer = asyncio.get_running_loop().call_later(max(0.0, delay), self._silence)

    def _silence(self) -> None:
        if self.closed or not self.at_rest() or self._services.stopping:
            return
        here = self.company.seated_here()
        for seat, since in self._silent.items():
            if seat in here and seat in self.table.unheard() and self._now() >= since + SILENCE:
                self._write(journal.Readied(seat))
        self.settle()

    def _begin(self, number: int) -> None:
        if not self.closed and not self._broken and self.table.number == number and self.table.may_begin():
            self._write(journal.Began())

    async def _bot_turn(self, seat: Seat, answers: int) -> None:
        """Let the bot of this seat answer. Whatever happens to the bot, an answer is played."""
        course = self._course
        if not self._waits_for_bot(seat, answers):
            if self._thinking.get(seat) == answers:
                del self._thinking[seat]  # it is asked once the table has been read again
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
            thinking = min(thinking, max(0, ring - self._ms()) / 10_000)
        story = f"{table.id}/{seat}"
        action = await self._services.bots.answer(
            table.game,
            level,
            observation,
            thinking,
            story,
            owner=self.owner,
            watched=self.is_watched(),
            pause=not self._hurries(),
            seed=table.bot_seed(seat),
        )
        await self._whole.wait()
        table = self.table
        match = table.match
        if not self._waits_for_bot(seat, answers) or self._course is not course or match is None:
            return
        if action is None:
            metrics.BOT_FAILURES.inc()
            log.warning("bot failed", extra={"table": table.id, "level": level})
            action = table.game.default_action(match.observation(seat))
        self._play_for(seat, action)

    def _play_for(self, seat: Seat, action: Action) -> None:
        """A move that nobody sent: a bot's, or the clock's."""
        self._write(journal.Moved(seat, self.table.choices.text(action)), action=action)

    def _waits_for_bot(self, seat: Seat, answers: int) -> bool:
        table = self.table
        if self.closed or self._broken or self._services.stopping or not self.is_home():
            return False
        return seat in table.asked and table.answers[seat] == answers and table.seats[seat].level is not None

    def _time_is_up(self) -> None:
        """Somebody has been silent for too long: the game's default is played for them."""
        table = self.table
        if self.closed or not self.at_rest() or self._services.stopping:
            return
        now = self._ms()
        for seat in table.asked:
            ring = deadline(table, seat)
            if ring is not None and ring <= now:
                assert table.match is not None
                metrics.TIMEOUTS.inc()
                self._play_for(seat, table.game.default_action(table.match.observation(seat)))
                return
        self.settle()

    # Being forgotten

    def touch(self) -> None:
        """Something happens here."""
        self._touched = self._now()

    def is_idle(self, since: float) -> bool:
        """Whether nothing has happened here since then, and nothing is about to."""
        if self.closed:
            return True
        table = self.table
        if self._touched > since or self.company.links or not self.at_rest():
            return False
        return table.needs_nobody() or not self.is_home()

    def close(self) -> None:
        self.closed = True
        self._whole.set()
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._timer is not None:
            self._timer.cancel()
