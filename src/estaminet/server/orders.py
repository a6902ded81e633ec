"""What people may ask of a table: each message is checked and becomes an entry of the journal, or a reason why not."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from estaminet.bots.regulars import level_of
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, Unreadable
from estaminet.kernel.fairness import are_words
from estaminet.server import journal
from estaminet.server.houserules import problems_at
from estaminet.server.names import is_legible
from estaminet.server.protocol import messages
from estaminet.server.reasons import RequestRefused, options_reason, reason, refusal_reason, refused, unreadable_reason
from estaminet.server.regulars import bots_for

if TYPE_CHECKING:
    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Action, Seat
    from estaminet.server.company import Company
    from estaminet.server.journal import Entry
    from estaminet.server.links import Link
    from estaminet.server.protocol.common import Reason
    from estaminet.server.table import Table


AWAY = 60.0
"""Seconds for which somebody has to be away before anything is asked about their seat; with a clock at least a fifth of
it."""
LONG_AWAY = 600.0
"""Seconds after which it is not asked any more where those are who agree; at a private table with one person and bots
nobody has to agree then."""


def read_action(table: Table, message: messages.MoveMessage | messages.Why) -> Action:
    """The action that a message names; raises `RequestRefused`."""
    index, fields, text = message.index, message.action, message.text
    try:
        if index is not None and fields is None and text is None:
            return table.choices.at(index)
        if text is not None and index is None and fields is None:
            return table.choices.read(text, table.options, len(table.seats))
        if fields is not None and index is None and text is None:
            return table.choices.like(fields)
    except Unreadable as error:
        raise RequestRefused(unreadable_reason(table.game, error)) from None
    raise refused("bad-message")


def why_not(table: Table, seat: Seat, message: messages.Why) -> Reason | None:
    """Why this seat may not play this now; None if it may."""
    if table.match is None:
        return reason("not-started")
    try:
        action = read_action(table, message)
    except RequestRefused as error:
        return error.reason
    refusal = table.match.state.refusal(seat, action)
    return None if refusal is None else refusal_reason(table.game, refusal)


def read_move(table: Table, message: messages.MoveMessage, seat: Seat | None) -> tuple[journal.Moved, Action]:
    """The entry of a move that answers what this seat is asked now, and its action, or `RequestRefused`. Whether the
    rules allow it is for the match to say."""
    if seat is None:
        raise refused("not-seated")
    if table.match is None:
        raise refused("not-started")
    if table.is_closed():
        raise refused("over")
    action = read_action(table, message)
    if table.seats[seat].level is not None:
        raise refused("bot-plays")
    # A number when one is not asked is that of a question from before.
    if message.answers != (table.answers[seat] if seat in table.asked else 0):
        raise refused("stale")
    return journal.Moved(seat, table.choices.text(action), message.id), action


def clean(text: str) -> str:
    """Chat as it is kept: one line that can be read, nothing unprintable. Escaping is for whoever shows it."""
    said = " ".join(text.split())
    if not said.isprintable() or not is_legible(said):
        raise refused("bad-text")
    return said


def check_level(game: Game, spec: str) -> str:
    """The level that is meant, by its name or a regular's."""
    level = level_of(spec, game)
    if level is None:
        raise refused("unknown-level", level=spec)
    return level


def changes_nothing(table: Table, entry: Entry) -> bool:
    """Whether everything is already as the entry would have it; such entries are not written."""
    match entry:
        case journal.Ruled():
            return table.opening.options == entry.options
        case journal.Readied():
            return table.seats[entry.seat].ready
        case journal.Worded():
            return table.seats[entry.seat].words == entry.text and table.seats[entry.seat].heard
        case journal.HandOpened():
            return table.seats[entry.seat].hand_open == entry.open
        case journal.Arranged() | journal.HandedOver():
            return table.seats[entry.seat].level == entry.level
        case journal.Voted():
            vote = table.votes.get(entry.vote)
            return vote is not None and entry.agree and entry.seat in vote.agreed
    return False


class Orders:
    """Checks messages for one table. `seat` is who sent it, None for somebody without a seat."""

    def __init__(self, table: Table, company: Company, now: float) -> None:
        self._table = table
        self._company = company
        self._now = now
        self._here = company.seated(now)
        """The seats whose people are connected."""

    def entry(self, message: messages.FromClient, seat: Seat | None, link: Link) -> Entry:
        """The entry that does what is asked; raises `RequestRefused`."""
        # Who share a device share a guest, but not a name.
        shared = seat is not None and self._table.opening.hot_seat
        name = self._table.names()[seat] if seat is not None and shared else link.name
        match message:
            case messages.Chat():
                return journal.Spoke(name, seat, text=clean(message.text), holder=link.holder)
            case messages.EmoteMessage():
                return journal.Spoke(name, seat, emote=message.emote, holder=link.holder)
            case messages.Propose():
                return self._propose(message, seat, link)
            case messages.ComeBack() if (back := self._table.back_of(link.holder)) is not None:
                return journal.Reclaimed(back)
            case messages.CastVote():
                return self._vote(message, self._seated(seat), link)
        return self._of_seated(message, self._seated(seat), name)

    def _of_seated(self, message: messages.FromClient, seat: Seat, name: str) -> Entry:
        table = self._table
        state = table.seats[seat]
        match message:
            case messages.Ready():
                self._before_start()
                return journal.Readied(seat)
            case messages.Words():
                self._before_start()
                words = message.text.strip()
                if not are_words(words):
                    raise refused("bad-words")
                return journal.Worded(seat, words)
            case messages.Arrange():
                return self._arrange(message)
            case messages.ChooseRules():
                return self._choose_rules(message, seat)
            case messages.Leave():
                return journal.SeatLeft(seat)
            case messages.HandOver():
                self._playing()
                if table.opening.deal is not None:
                    raise refused("deal-alone")
                level = message.level or table.opening.stand_in
                return journal.HandedOver(seat, check_level(table.game, level))
            case messages.ComeBack():
                if state.level is None:
                    raise refused("no-bot")
                return journal.CameBack(seat)
            case messages.OpenHand():
                return journal.HandOpened(seat, message.open)
            case messages.TakeBack():
                if table.opening.deal is not None:
                    raise refused("deal-alone")
                return self._take_back(seat, name)
        raise refused("bad-message")

    def _seated(self, seat: Seat | None) -> Seat:
        if seat is None:
            raise refused("not-seated")
        return seat

    def _before_start(self) -> None:
        if self._table.opening.deal is not None:
            raise refused("deal-alone")
        if self._table.stage != "waiting":
            raise refused("started")

    def _playing(self) -> None:
        if self._table.stage == "waiting":
            raise refused("not-started")
        if self._table.stage == "ended":
            raise refused("over")

    def _arrange(self, message: messages.Arrange) -> Entry:
        self._before_start()
        table = self._table
        if message.seat >= len(table.seats):
            raise refused("no-such-seat")
        if table.seats[message.seat].holder is not None:
            raise refused("seat-taken")
        if message.level is None:
            return journal.Arranged(message.seat, None)
        check_level(table.game, message.level)
        others = [state for number, state in enumerate(table.seats) if number != message.seat]
        ((level, regular),) = bots_for(
            [message.level],
            table.game,
            [state.name for state in others if state.name is not None],
            [state.regular for state in others if state.regular is not None],
        )
        return journal.Arranged(message.seat, level, regular)

    def _choose_rules(self, message: messages.ChooseRules, seat: Seat) -> Entry:
        self._before_start()
        table = self._table
        if table.host() not in table.seats_of(table.seats[seat].holder):
            raise refused("not-host")
        try:
            options = table.game.read_options(message.options, len(table.seats))
            reasons = problems_at(options, table.opening.clock, one_device=table.one_device())
        except BadOptions as error:
            reasons = list(error.reasons)
        if reasons:
            raise RequestRefused(options_reason(table.game, reasons))
        return journal.Ruled(plain(options))

    def _take_back(self, seat: Seat, name: str) -> Entry:
        self._playing()
        table = self._table
        match = table.match
        assert match is not None
        mine = [number for number, move in enumerate(match.moves) if move.by == seat]
        if not mine:
            raise refused("nothing-to-take-back")
        if table.can_take_back(seat):
            return journal.Rewound(mine[-1])
        if any(vote.what == "take-back" for vote in table.votes.values()):
            raise refused("vote-open")
        if mine[-1] < table.changed_hands:
            raise refused("seat-changed")
        # Everybody who holds a seat, here or not: who is away, or lets a bot play, is waited for.
        need = tuple(number for number, state in enumerate(table.seats) if state.holder is not None)
        # Who share a device have agreed among themselves.
        agreed = table.seats_of(table.seats[seat].holder)
        return journal.Proposed("take-back", name, seat, need, agreed, to=mine[-1], holders=True)

    def _vote(self, message: messages.CastVote, seat: Seat, link: Link) -> Entry:
        table = self._table
        vote = table.votes.get(message.vote)
        # Whoever sits here may say no, also if they are not asked.
        if vote is None or (message.agree and seat not in vote.need):
            raise refused("no-such-vote")
        if message.agree and vote.what != "take-back":
            if vote.seat in self._here:
                raise refused("not-away")
            asked = table.vote_entries[message.vote]
            if asked.origin and not asked.long and asked.origin == table.origin(link.address):
                raise refused("same-address")
        return journal.Voted(message.vote, seat, message.agree)

    def _check_away(self, number: int) -> None:
        """Nothing is asked about the seat of somebody who has only just gone."""
        table = self._table
        clock = table.opening.clock
        least = AWAY if clock is None else max(AWAY, clock.bank / 5)
        left = least - self._company.away_for(number, self._now)
        if left > 0:
            raise refused("just-left", seconds=math.ceil(left))

    def _propose(self, message: messages.Propose, seat: Seat | None, link: Link) -> Entry:
        table = self._table
        if message.seat >= len(table.seats):
            raise refused("no-such-seat")
        target = table.seats[message.seat]
        if any(v.what == message.what and v.seat == message.seat for v in table.votes.values()):
            raise refused("vote-open")
        if message.seat in self._here:
            raise refused("not-away")
        people = {n for n, state in enumerate(table.seats) if state.holder is not None and n != message.seat}
        others = tuple(sorted(people.intersection(self._here)))  # those who are away cannot be asked
        if message.what == "bot":
            self._playing()
            mine = self._seated(seat)
            if target.kind != "person":
                raise refused("seat-taken")
            if not target.ran_out:
                self._check_away(message.seat)
            level = check_level(table.game, message.level or table.opening.stand_in)
            return journal.Proposed("bot", link.name, message.seat, others, (int(mine),), level=level, holders=True)
        if seat is not None:
            raise refused("already-seated")
        if link.holder is None:
            raise refused("no-token")
        if target.kind == "open":
            raise refused("not-started")
        if table.stage == "ended":
            raise refused("over")
        if target.holder is not None:
            self._check_away(message.seat)
        long = self._company.away_for(message.seat, self._now) >= LONG_AWAY
        place = link.address
        if not long:
            # One person may have several names, but hardly in two places at once.
            others = tuple(n for n in others if place not in self._company.addresses(n))
        if not others and (not long or people or table.opening.public):
            raise refused("nobody-to-ask")
        return journal.Proposed(
            "seat",
            link.name,
            message.seat,
            others,
            holder=link.holder,
            origin=table.origin(place),
            long=long,
            holders=True,
        )
