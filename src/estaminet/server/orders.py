"""What people may ask of a table: each wish is checked and becomes entries of the journal, or a reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.bots.players import players_of
from estaminet.kernel.errors import Unreadable
from estaminet.kernel.fairness import problems_of_words
from estaminet.kernel.values import Action, Refusal, Seat
from estaminet.server import journal
from estaminet.server import protocol as wire
from estaminet.server.protocol import Reason, Say

if TYPE_CHECKING:
    from collections.abc import Collection

    from estaminet.kernel.game import Game
    from estaminet.kernel.values import Arg
    from estaminet.server.journal import Entry
    from estaminet.server.table import Table

_ENGLISH = {
    "bad-message": "this is no message of the protocol",
    "no-token": "say who you are first, then connect again",
    "not-seated": "you hold no seat at this table",
    "not-started": "the match has not started",
    "started": "the match has already started",
    "over": "the match is over",
    "not-over": "the match is not over",
    "stale": "the table has moved on: this answers something else than what is asked now",
    "no-such-seat": "there is no such seat",
    "seat-taken": "this seat is taken",
    "table-full": "no seat is open",
    "already-seated": "you already hold a seat here",
    "unknown-level": "there is no bot of this level for this game",
    "bad-words": "words are one printable line",
    "bad-text": "text is printable and not empty",
    "bot-plays": "a bot plays for you; come back first",
    "no-bot": "no bot plays for you",
    "nothing-to-take-back": "you have made no move that could be taken back",
    "no-such-vote": "there is no such vote, or you have no say in it",
    "vote-open": "this is being voted on already",
    "not-away": "they are here",
    "nobody-to-ask": "nobody is here who could agree",
    "too-fast": "too many messages",
    "no-spectators": "this table has no spectators",
    "no-such-table": "there is no such table",
    "rules-changed": "the rules of this game have changed since the table was opened",
    "store": "this could not be saved, so it has not happened",
    "our-fault": "something went wrong here, so it has not happened",
    "stopping": "the server is about to stop",
    "moved-away": "your seat has moved to another device",
}


def reason(code: str, **args: Arg) -> Reason:
    """One of our own reasons, `server-<code>` in the strings."""
    return Reason(code, Say(f"server-{code}", args), None, _ENGLISH[code])


class No(Exception):
    """The wish is not granted."""

    def __init__(self, because: Reason) -> None:
        super().__init__(because.code)
        self.reason = because


def no(code: str, **args: Arg) -> No:
    return No(reason(code, **args))


def refusal_reason(refusal: Refusal) -> Reason:
    return Reason("illegal", Say(f"refusal-{refusal.reason}", refusal.args), refusal.clause, refusal.reason)


def unreadable_reason(error: Unreadable) -> Reason:
    return Reason("unreadable", Say(f"unreadable-{error.reason}", error.args_by_name), None, error.reason)


def read_action(table: Table, message: wire.MoveMessage | wire.Why) -> Action:
    """The action that is named so, or `No`."""
    index, fields, text = message.index, message.action, message.text
    try:
        if index is not None and fields is None and text is None:
            return table.choices.at(index)
        if text is not None and index is None and fields is None:
            return table.choices.read(text, table.options, len(table.seats))
        if fields is not None and index is None and text is None:
            return table.choices.like(fields)
    except Unreadable as error:
        raise No(unreadable_reason(error)) from None
    raise no("bad-message")


def why_not(table: Table, seat: Seat, message: wire.Why) -> Reason | None:
    """Why this seat may not play this now; None if it may."""
    if table.match is None:
        return reason("not-started")
    try:
        action = read_action(table, message)
    except No as refused:
        return refused.reason
    refusal = table.match.state.refusal(seat, action)
    return None if refusal is None else refusal_reason(refusal)


def clean(text: str) -> str:
    """Chat as it is kept: one line, nothing unprintable. Escaping is for whoever shows it."""
    said = " ".join(text.split())
    if not said or not said.isprintable():
        raise no("bad-text")
    return said


def check_level(game: Game, level: str) -> str:
    if level not in players_of(game):
        raise no("unknown-level", level=level)
    return level


class Orders:
    """Checks wishes for one table. `seat` is whose wish it is, None for somebody without a seat."""

    def __init__(self, table: Table, here: Collection[int]) -> None:
        self._table = table
        self._here = here
        """The seats whose people are connected."""

    def entry(self, message: wire.FromClient, seat: Seat | None, name: str, holder: str | None) -> Entry:
        """The entry that grants the wish; raises `No`."""
        match message:
            case wire.Chat():
                return journal.Spoke(name, seat, text=clean(message.text))
            case wire.EmoteMessage():
                return journal.Spoke(name, seat, emote=message.emote)
            case wire.Propose():
                return self._propose(message, seat, name, holder)
        return self._of_seated(message, self._seated(seat), name)

    def _of_seated(self, message: wire.FromClient, seat: Seat, name: str) -> Entry:
        table = self._table
        state = table.seats[seat]
        match message:
            case wire.Ready():
                self._before_start()
                return journal.Readied(seat)
            case wire.Words():
                self._before_start()
                if problems_of_words(message.text):
                    raise no("bad-words")
                return journal.Worded(seat, message.text)
            case wire.Arrange():
                return self._arrange(message)
            case wire.Leave():
                return journal.Left(seat)
            case wire.HandOver():
                self._playing()
                level = message.level or table.opening.stand_in
                return journal.HandedOver(seat, check_level(table.game, level))
            case wire.ComeBack():
                if state.level is None:
                    raise no("no-bot")
                return journal.CameBack(seat)
            case wire.OpenHand():
                return journal.HandOpened(seat, message.open)
            case wire.TakeBack():
                return self._take_back(seat, name)
            case wire.CastVote():
                vote = table.votes.get(message.vote)
                if vote is None or seat not in vote.need:
                    raise no("no-such-vote")
                return journal.Voted(message.vote, seat, message.agree)
        raise no("bad-message")

    def _seated(self, seat: Seat | None) -> Seat:
        if seat is None:
            raise no("not-seated")
        return seat

    def _before_start(self) -> None:
        if self._table.stage != "waiting":
            raise no("started")

    def _playing(self) -> None:
        if self._table.stage == "waiting":
            raise no("not-started")
        if self._table.stage == "ended":
            raise no("over")

    def move(self, message: wire.MoveMessage, seat: Seat | None) -> tuple[journal.Moved, Action]:
        """The entry for a move, and the action it stands for; raises `No`."""
        seat = self._seated(seat)
        table = self._table
        match = table.match
        if match is None:
            raise no("not-started")
        action = read_action(table, message)
        if seat in table.asked and message.answers != table.answers[seat]:
            raise no("stale")
        refusal = match.state.refusal(seat, action)
        if refusal is not None:
            raise No(refusal_reason(refusal))
        if table.seats[seat].level is not None:
            raise no("bot-plays")
        return journal.Moved(seat, table.choices.text(action), message.id), action

    def _arrange(self, message: wire.Arrange) -> Entry:
        self._before_start()
        table = self._table
        if message.seat >= len(table.seats):
            raise no("no-such-seat")
        if table.seats[message.seat].holder is not None:
            raise no("seat-taken")
        if message.level is not None:
            check_level(table.game, message.level)
        return journal.Arranged(message.seat, message.level)

    def _take_back(self, seat: Seat, name: str) -> Entry:
        self._playing()
        table = self._table
        match = table.match
        assert match is not None
        mine = [number for number, move in enumerate(match.moves) if move.by == seat]
        if not mine:
            raise no("nothing-to-take-back")
        if table.can_take_back(seat):
            return journal.Rewound(mine[-1])
        if any(vote.what == "take-back" for vote in table.votes.values()):
            raise no("vote-open")
        need = tuple(number for number, state in enumerate(table.seats) if state.kind == "person")
        return journal.Proposed("take-back", name, seat, need, (int(seat),), to=mine[-1])

    def _propose(self, message: wire.Propose, seat: Seat | None, name: str, holder: str | None) -> Entry:
        table = self._table
        if message.seat >= len(table.seats):
            raise no("no-such-seat")
        target = table.seats[message.seat]
        if any(v.what == message.what and v.seat == message.seat for v in table.votes.values()):
            raise no("vote-open")
        if message.seat in self._here:
            raise no("not-away")
        people = {n for n, state in enumerate(table.seats) if state.kind == "person" and n != message.seat}
        others = tuple(sorted(people.intersection(self._here)))  # those who are away cannot be asked
        if message.what == "bot":
            self._playing()
            mine = self._seated(seat)
            if target.kind != "person":
                raise no("seat-taken")
            level = check_level(table.game, message.level or table.opening.stand_in)
            return journal.Proposed("bot", name, message.seat, others, (int(mine),), level=level)
        if seat is not None:
            raise no("already-seated")
        if holder is None:
            raise no("no-token")
        if target.kind == "open":
            raise no("not-started")
        if not others and (people or table.opening.public):
            # Alone with bots behind a link that only you know, you need nobody's consent; else somebody has to agree.
            raise no("nobody-to-ask")
        return journal.Proposed("seat", name, message.seat, others, holder=holder)
