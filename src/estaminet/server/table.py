"""One table: the fold of its journal. No clock, store or network in here; `at` is when an entry was written.

`apply` is the only thing that changes it, and it gives the same table in every process that applies the same entries.
What people may do is asked before an entry is written (`orders.py`); here entries are taken as they are.
"""

from __future__ import annotations

import hmac
import logging
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from estaminet import games
from estaminet.kernel.errors import EstaminetError
from estaminet.kernel.fairness import DealChance, FairChance, commitment
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match
from estaminet.kernel.record import Record, record_of
from estaminet.kernel.values import Action, Seat
from estaminet.server import journal, metrics
from estaminet.server.choices import choices_of
from estaminet.server.clocks import deadline
from estaminet.server.days import day_of
from estaminet.server.journal import Entry, Opening
from estaminet.server.names import seen_as
from estaminet.server.protocol.common import Stage
from estaminet.server.protocol.table import (
    Between,
    ChatLine,
    Fairness,
    Result,
    RoundScores,
    SeatInfo,
    TableInfo,
    TakenBack,
    Vote,
)
from estaminet.server.reasons import RequestRefused, refused
from estaminet.server.regulars import regular_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from estaminet.kernel.state import Ended
    from estaminet.kernel.values import View
    from estaminet.server.store.rows import Stored

log = logging.getLogger("estaminet.tables")

CHAT_KEPT = 100
GRACE = 5_000
"""Milliseconds somebody has at least for the next move, also after their clock ran out: they may have come back."""
MOST_OF_ONE = 1_000
"""Entries of a table that are no moves: of one seat, of all who have none, or about the table itself."""
MOST_COMINGS = 5_000
"""How often people sit down at a table, or move to another device."""
MOST_TAKEN_BACK = 300
"""How often moves are taken back at a table: each time the match is played again as far as it stands."""
NO_SEAT, TABLE, COMING = -1, -2, -3
"""As whose an entry is counted that is no seat's: of whoever has none; about the table; of whoever comes."""
SLICE = 100
"""Entries that are read at a time, and moves that are played again: everybody else has a turn in between."""
IDS_KEPT = 20
"""How many of a seat's latest message ids are remembered, to know a repetition."""


class SeatState:
    """Who holds a seat and who plays for it. `holder` is a guest's id."""

    def __init__(self) -> None:
        self.holder: str | None = None
        self.name: str | None = None
        self.level: str | None = None
        """A bot plays: for itself (no holder), or for the holder."""
        self.regular: str | None = None
        """Who a bot is that plays for itself, by key."""
        self.words = ""
        self.heard = False
        """The person has said something since the commitment was made: words, or that they are ready, or that they
        join. Before that nothing is dealt."""
        self.ready = False
        self.hand_open = False
        self.left = False
        """A person who sat here has left, and nobody has come for them."""
        self.before: tuple[str, str | None] | None = None
        """Who held the seat (and what they are called) until it was given to somebody else while they were away: they
        may come back until that person has moved."""
        self.ran_out = False
        """Time ran out, and the person has not moved since."""
        self.held = 0
        """How often the seat has changed hands or devices; a personal link is good for one of these times."""

    @property
    def kind(self) -> str:
        if self.level is not None:
            return "bot"
        return "open" if self.holder is None else "person"


class Change(msgspec.Struct, kw_only=True):
    """What an entry changed, as far as viewers are to be told."""

    table: bool = False
    play: bool = False
    events_from: int = -1
    """Index into the match's events of the first new one; -1: none."""
    rewound: int | None = None
    said: ChatLine | None = None


def _author(entry: Entry) -> int:
    """The seat that an entry comes from, or what else it is counted as. Those who only watch never use up what players
    need: votes, moves that are taken back, house rules."""
    match entry:
        case journal.Spoke():
            return NO_SEAT if entry.seat is None else entry.seat
        case journal.Proposed():
            return entry.agreed[0] if entry.agreed else NO_SEAT
        case journal.Sat() | journal.Held():
            return COMING
        case (
            journal.Readied()
            | journal.Worded()
            | journal.HandOpened()
            | journal.Voted()
            | journal.Hinted()
            | journal.SeatLeft()
            | journal.HandedOver()
            | journal.CameBack()
            | journal.Reclaimed()
            | journal.Rested()
        ):
            return entry.seat
    return TABLE


def iso(at: int) -> str:
    """Milliseconds since 1970 as a date people can read."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Table:
    def __init__(self, table_id: str, code: str | None, game: Game, opening: Opening, secret: bytes, at: int) -> None:
        self.id = table_id
        self.code = code
        self.game = game
        self.opening = opening
        self.options = game.read_options(opening.options, len(opening.seats))
        self.choices = choices_of(game, self.options, len(opening.seats))
        self.secret = secret
        self.commitment = commitment(secret)
        self.created = at
        self.number = 0
        """The number of the latest entry; the opening is number 0."""
        self.at = at
        """When that was. It does not go back, whatever the clocks of machines do."""
        self.stage: Stage = "waiting"
        self.seats: list[SeatState] = []
        for laid in opening.seats:
            seat = SeatState()
            seat.holder, seat.name, seat.level, seat.words = laid.holder, laid.name, laid.level, laid.words
            seat.regular = laid.regular
            self.seats.append(seat)
        count = len(self.seats)
        self.match: Match | None = None
        self.fair: FairChance | None = None
        self.ended: Ended | None = None
        self.has_windows = type(game).window_seconds is not Game.window_seconds
        self.asked: tuple[Seat, ...] = ()
        self.answers = [0] * count
        """The number that a seat's next move answers: since when it has been asked what it is asked now."""
        self.asked_at = [0] * count
        """Since when (milliseconds) a seat has been asked; its clock has been running from then on."""
        bank = opening.clock.bank * 1000 if opening.clock else 0
        self.bank = [bank] * count
        self.ids: list[dict[str, None]] = [{} for _ in range(count)]
        self.votes: dict[int, Vote] = {}
        self.vote_holders: dict[int, str] = {}
        self.vote_entries: dict[int, journal.Proposed] = {}
        self.changed_hands = 0
        """How many moves had been made when a seat was last given to somebody else. Nobody takes them back: whoever
        would have to agree may be gone."""
        self.taken_back: list[str] = []
        """Moves that were taken back by consent, as the record tells them."""
        self.rewinds: list[TakenBack] = []
        """All that was taken back of what can still be looked back at, as the story tells it."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.hints_taken = [0] * count
        self._hinted: set[tuple[int, int]] = set()
        """The questions for which a seat was given a hint."""
        self.rematch: str | None = None
        given = opening.rematch_seat
        self._starter = None if given is None else opening.seats[given].holder
        """The person whom the last match singled out, if it was one; they may sit elsewhere by now, or have left."""
        self.rematch_in: tuple[int, ...] = ()
        self.round = 0
        """The round that was last asked about."""
        self.rounds: list[tuple[int, RoundScores]] = []
        """The rounds that are over, each with the number of moves made by then."""
        self._score_at_start: tuple[int, ...] = ()
        self.held_since: int | None = None
        """When the latest round ended, if the next one waits."""
        self.out_ahead: tuple[int, ...] = ()
        """Who will be out in the round that waits."""
        self.rested: set[int] = set()
        """The seats that are ready for the next round."""
        self._info: TableInfo | None = None
        self._public: View | None = None
        self._besides: dict[int, int] = {}
        """How many entries there are besides moves, by seat or what else they are counted as."""
        self._taken_back_times = 0
        self.played_again = 0
        """Moves that had to be played again because others were taken back."""
        self.seatings = 0
        """How often seats have changed hands."""

    # Looking

    def public_view(self) -> View:
        """What a spectator may know now; made once for each entry."""
        if self._public is None:
            assert self.match is not None
            self._public = self.match.state.view(None)
        return self._public

    def seat_of(self, holder: str | None, wanted: int | None = None) -> Seat | None:
        """Where somebody sits; at a hot seat the one they want, if they hold it, else the first of theirs."""
        if holder is not None:
            if wanted is not None and wanted < len(self.seats) and self.seats[wanted].holder == holder:
                return Seat(wanted)
            for number, seat in enumerate(self.seats):
                if seat.holder == holder:
                    return Seat(number)
        return None

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        """All seats that somebody holds: one, unless the table is a hot seat."""
        return tuple([n for n, seat in enumerate(self.seats) if holder is not None and seat.holder == holder])

    def host(self) -> Seat | None:
        """Who may change the house rules: whoever opened the table, or else the first person."""
        by = self.seat_of(self.opening.by)
        people = (Seat(number) for number, seat in enumerate(self.seats) if seat.holder is not None)
        return by if by is not None else next(people, None)

    def one_device(self) -> bool:
        """Whether everybody who plays, or may, sits around one device."""
        holders = {seat.holder for seat in self.seats if seat.kind != "bot"}
        return self.opening.hot_seat and len(holders) == 1 and None not in holders

    def _hear(self, number: int) -> None:
        """Whoever holds the seat has been heard, for all their seats."""
        for seat in self.seats_of(self.seats[number].holder):
            self.seats[seat].heard = True

    def back_of(self, holder: str | None) -> Seat | None:
        """The seat that somebody may come back to, who lost it while they were away."""
        if holder is not None and self.seat_of(holder) is None:
            for number, seat in enumerate(self.seats):
                if seat.before is not None and seat.before[0] == holder:
                    return Seat(number)
        return None

    def admits(self, holder: str | None) -> bool:
        """Whether somebody may look: everybody, or those who play, or may play again."""
        if self.opening.spectators or self.stage == "waiting":
            return True
        return self.seat_of(holder) is not None or self.back_of(holder) is not None

    def origin(self, address: str) -> str:
        """What is kept of where somebody is: enough to tell whether two are in the same place, and nothing more."""
        return hmac.digest(self.secret, address.encode(), "sha256")[:4].hex() if address else ""

    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    def may_begin(self) -> bool:
        """Whether nothing is missing for the match to start."""
        if self.stage != "waiting" or not self.full():
            return False
        people = [seat for seat in self.seats if seat.kind == "person"]
        return all(seat.heard for seat in people) if self.opening.start == "full" else all(s.ready for s in people)

    def unheard(self) -> list[Seat]:
        """For whom alone the match waits: they have not said anything since the commitment was made."""
        if self.stage != "waiting" or self.opening.start != "full" or not self.full():
            return []
        return [Seat(number) for number, seat in enumerate(self.seats) if seat.kind == "person" and not seat.heard]

    def only_bots(self) -> bool:
        return all(seat.holder is None for seat in self.seats)

    def has_hints(self) -> bool:
        """Whether hints may be asked for: as it was opened, or else while one person plays against bots. Never where a
        deal is compared with what others made of it."""
        if self.opening.deal is not None:
            return False
        if self.opening.hints is not None:
            return self.opening.hints
        people = sum(seat.holder is not None for seat in self.seats)
        bots = sum(seat.holder is None and seat.level is not None and not seat.left for seat in self.seats)
        return people == 1 and bots == len(self.seats) - 1

    def was_hinted(self, seat: int) -> bool:
        """Whether this seat has a hint for what it is asked now."""
        return (seat, self.answers[seat]) in self._hinted

    def names(self) -> tuple[str, ...]:
        """Everybody's name, each looking different from the others; for the log and the record."""
        made: list[str] = []
        taken: set[str] = set()
        for number, seat in enumerate(self.seats):
            bot = regular_name(seat.regular) if seat.regular else (seat.level or "").capitalize()
            base = seat.name or bot or f"Seat {number + 1}"
            name, more = base, 2
            while seen_as(name) in taken:
                # In brackets: a number at the end of a name reads as points.
                name, more = f"{base[:35]} ({more})", more + 1
            made.append(name)
            taken.add(seen_as(name))
        return tuple(made)

    def people(self) -> set[int]:
        """The seats that people play themselves."""
        return {number for number, seat in enumerate(self.seats) if seat.kind == "person"}

    def held_until(self) -> int | None:
        """When the next round begins at the latest; None if none waits."""
        return None if self.held_since is None else self.held_since + self.opening.hold * 1000

    def between(self, now: int) -> Between | None:
        """What everybody is told while the next round waits."""
        until = self.held_until()
        if until is None:
            return None
        left = max(0, min(until - now, self.opening.hold * 1000))
        return Between(self.round, left, tuple(sorted(self.rested)), self.out_ahead)

    def rounds_over(self) -> tuple[RoundScores, ...]:
        return tuple([scores for _, scores in self.rounds])

    def info(self) -> TableInfo:
        if self._info is None:
            names = self.names()
            seats = tuple(
                SeatInfo(
                    kind=seat.kind,  # type: ignore[arg-type]
                    name=name if seat.kind != "open" else "",
                    level=seat.level,
                    regular=seat.regular if seat.kind == "bot" else None,
                    of=seat.name if seat.level is not None else None,
                    before=None if seat.before is None else seat.before[1],
                    ready=seat.ready,
                    hand_open=seat.hand_open,
                )
                for seat, name in zip(self.seats, names, strict=True)
            )
            laid = self.opening
            # That of a deal of the day is given with the record, once the day is over.
            shown = self.ended is not None and day_of(laid.deal) is None
            secret = self.secret.hex() if shown else None
            self._info = TableInfo(
                id=self.id,
                code=self.code if self.stage != "ended" else None,
                game=laid.game,
                rules=laid.rules,
                options=laid.options,
                seats=seats,
                stage=self.stage,
                public=laid.public,
                spectators=laid.spectators,
                start=laid.start,  # type: ignore[arg-type]
                hot_seat=laid.hot_seat,
                clock=laid.clock,
                stand_in=laid.stand_in,
                thinking=laid.thinking,
                hold=laid.hold,
                fairness=Fairness(self.commitment, tuple(s.words for s in self.seats), secret),
                host=self.host(),
                votes=tuple(self.votes.values()),
                rematch_of=laid.rematch_of,
                rematch=self.rematch,
                rematch_in=self.rematch_in,
                created=iso(self.created),
                deal=laid.deal,
                branch=laid.branch,
                hints=self.has_hints(),
                hints_taken=tuple(self.hints_taken) if any(self.hints_taken) else (),
            )
        return self._info

    def result(self) -> Result | None:
        return Result(self.ended.places, self.ended.clause) if self.ended is not None else None

    def record(self) -> Record:
        """The record of the match as it stands: everything in it, so only for whom it concerns."""
        assert self.match is not None
        date = iso(self.created)[:10]
        branch = self.opening.branch
        return record_of(
            self.match,
            self.names(),
            date=date,
            fair=self.fair,
            from_position=branch is not None,
            taken_back=tuple(self.taken_back),
            branch=None if branch is None else f"{branch.of} {branch.move} {branch.world}",
            hints=tuple(self.hints_taken) if self.has_hints() or any(self.hints_taken) else (),
        )

    def bot_seed(self, seat: int) -> int | None:
        """What a bot draws its whims from here, so that a deal meets the same bots at everybody's table; None: from
        anywhere."""
        if self.opening.deal is None or self.match is None:
            return None
        key = hmac.digest(self.secret, f"bot {seat} {len(self.match.moves)}".encode(), "sha256")
        return int.from_bytes(key[:4], "big")

    def left(self, seat: int, now: int) -> int:
        """Milliseconds on a seat's clock."""
        running = max(0, now - self.asked_at[seat]) if seat in self.asked else 0
        return max(0, self.bank[seat] - running)

    def is_closed(self) -> bool:
        """Whether it was closed before its match was over."""
        return self.stage == "ended" and self.ended is None

    def needs_nobody(self) -> bool:
        """Whether nothing happens here until somebody comes: no clock runs, and no bot is asked."""
        if self.stage != "playing":
            return not self.may_begin()
        return (
            self.held_since is None
            and deadline(self) is None
            and all(self.seats[seat].level is None for seat in self.asked)
        )

    def has_room_for(self, entry: Entry) -> bool:
        """Whether an entry that is no move may still be written: each is read again whenever the table is loaded. One
        can always leave and come back to one's seat, and for much longer have a bot play or stop playing."""
        if isinstance(entry, (journal.SeatLeft, journal.Reclaimed, journal.Began)):
            return True
        most = MOST_OF_ONE
        if isinstance(entry, (journal.HandedOver, journal.CameBack)):
            most *= 2
        elif isinstance(entry, (journal.Sat, journal.Held)):
            most = MOST_COMINGS
        takes_back = isinstance(entry, journal.Rewound) or (
            isinstance(entry, journal.Proposed) and entry.what == "take-back"
        )
        if takes_back and self._taken_back_times >= MOST_TAKEN_BACK:
            return False
        return self._besides.get(_author(entry), 0) < most

    def set_code(self, code: str | None) -> None:
        self.code = code
        self._info = None

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may take its last move back without asking: as the match says, while it lasts."""
        return self.match is not None and self.ended is None and self.match.can_take_back(Seat(seat))

    # Changing

    def apply(self, entry: Entry, at: int) -> Change:
        """Take an entry in. The next number is its own."""
        if type(entry) is journal.Moved:
            return self.move(entry, self.choices.read(entry.text, self.options, len(self.seats)), at)
        self.number += 1
        author = _author(entry)
        self._besides[author] = self._besides.get(author, 0) + 1
        at = self.at = max(at, self.at)
        self._public = None
        self._info = None
        self.seatings += 1
        change = Change(table=True)
        match entry:
            case journal.Sat():
                seat = self.seats[entry.seat]
                seat.holder, seat.name, seat.words, seat.level = entry.holder, entry.name, entry.words, None
                seat.regular = None
                seat.heard = True
                seat.held += 1
            case journal.Held():
                seat = self.seats[entry.seat]
                if self._starter is not None and seat.holder == self._starter:
                    self._starter = entry.holder  # the same person with another device
                seat.holder, seat.level = entry.holder, None
                seat.name = entry.name or seat.name
                seat.held += 1
                change.play = self.match is not None
            case journal.SeatLeft():
                self._left(entry.seat, at, change)
                change.play = self.match is not None
            case journal.Arranged():
                self.seats[entry.seat].level, self.seats[entry.seat].regular = entry.level, entry.regular
            case journal.Ruled():
                self.opening = msgspec.structs.replace(self.opening, options=entry.options)
                self.options = self.game.read_options(entry.options, len(self.seats))
                self.choices = choices_of(self.game, self.options, len(self.seats))
                for state in self.seats:
                    state.ready = False
            case journal.Readied():
                self.seats[entry.seat].ready = True
                self._hear(entry.seat)
            case journal.Worded():
                self.seats[entry.seat].words = entry.text
                self._hear(entry.seat)
            case journal.Began():
                self._began(at)
                change.play, change.events_from = True, 0
            case journal.Rested():
                self.rested.add(entry.seat)
                change = Change(play=True)
            case journal.Dealt():
                change = Change(play=True)
                self._dealt(at, change)
            case journal.Rewound():
                self._rewind(entry.to, at, change)
            case journal.HandedOver():
                self.seats[entry.seat].level = entry.level
                self._unvote(entry.seat)
            case journal.CameBack():
                self.seats[entry.seat].level = None
            case journal.Reclaimed():
                self._reclaimed(entry.seat)
                change.play = self.match is not None
            case journal.HandOpened():
                self.seats[entry.seat].hand_open = entry.open
                change.play = self.match is not None
            case journal.Spoke():
                change = Change()
                if entry.text is not None or entry.emote is not None:
                    moves = 0 if self.match is None else len(self.match.moves)
                    change.said = ChatLine(entry.name, entry.seat, iso(at), entry.text, entry.emote, self.number, moves)
                    self.chat.append(change.said)
            case journal.Proposed():
                self._proposed(entry, at, change)
            case journal.Voted():
                self._voted(entry, at, change)
            case journal.Continued():
                self.rematch = entry.table
                if entry.seat is not None:
                    self.rematch_in = (*self.rematch_in, entry.seat)
            case journal.Hinted():
                self.hints_taken[entry.seat] += 1
                self._hinted.add((entry.seat, entry.answers))
            case journal.Closed():
                self.stage, self.asked, self.votes, self.held_since = "ended", (), {}, None
                change.play = self.match is not None
        return change

    def _left(self, number: int, at: int, change: Change) -> None:
        seat = self.seats[number]
        if self.stage == "waiting":
            fresh = self.seats[number] = SeatState()
            fresh.held = seat.held + 1
        elif self.stage == "playing":
            seat.holder, seat.level, seat.hand_open = None, self.opening.stand_in, False
            seat.held += 1
        else:
            seat.holder = None
        seat.left = True
        self._unvote(number)
        self._withdraw(number, at, change)

    def _began(self, at: int) -> None:
        self.stage = "playing"
        if self.opening.deal is not None:
            # Everybody has the same deal: nobody's words are in it.
            self.fair = DealChance(self.secret, ("",) * len(self.seats))
        else:
            self.fair = FairChance(self.secret, tuple(seat.words for seat in self.seats))
        if self.opening.position is not None:
            begun = self.game.from_position(self.opening.position)
            self.match = Match.from_position(self.game, begun, chance=self.fair)
        else:
            seat = self._rematch_seat()
            self.match = Match(self.game, self.options, len(self.seats), rematch_seat=seat, chance=self.fair)
        self._score_at_start = self.game.score(self.match.start.view(None))
        self._note_round()
        self._asked(at)

    def _rematch_seat(self) -> Seat | None:
        """Where the player sits whom the last match singled out: a person, wherever they sit now, or a bot that still
        sits where it sat. None if they are not at the table."""
        given = self.opening.rematch_seat
        if given is None or self._starter is not None:
            return self.seat_of(self._starter)
        laid, now = self.opening.seats[given], self.seats[given]
        return Seat(given) if laid.level is not None and now.holder is None and now.level == laid.level else None

    def move(self, entry: journal.Moved, action: Action, at: int) -> Change:
        """Take a move in; `action` is what its text says. Raises `Illegal`, and then nothing has changed."""
        match = self.match
        assert match is not None
        seat = Seat(entry.by)
        events_from = len(match.events)
        before = None if len(self.asked) == 1 else {s: match.state.legal(s) for s in self.asked if s != seat}
        match.play(seat, action, then_chance=False)
        self.number += 1
        at = self.at = max(at, self.at)
        self._public = None
        clock = self.opening.clock
        state = self.seats[seat]
        if clock is not None:
            if state.level is None:
                state.ran_out = not entry.id and self.left(seat, at) == 0
            self.bank[seat] = max(GRACE, self.left(seat, at) + clock.increment * 1000)
        change = Change(play=True, events_from=events_from)
        if entry.id:
            ids = self.ids[seat]
            ids[entry.id] = None
            if len(ids) > IDS_KEPT:
                del ids[next(iter(ids))]
            if state.before is not None:
                state.before = None
                self.seatings += 1
                self._info = None
                change.table = True
        if self.votes and any(vote.what == "take-back" for vote in self.votes.values()):
            self.votes = {key: vote for key, vote in self.votes.items() if vote.what != "take-back"}
            self._info = None
            change.table = True
        if match.ended is not None:
            self._count_round()
        elif (ahead := match.next_round(self.round)) is not None:
            self._count_round()
            if self.opening.hold and self.people():
                self.out_ahead = self.game.out(ahead)
                self.held_since = at
                self.rested.clear()
            else:
                match.advance()
                self._note_round()
        else:
            match.advance()
        self._asked(at, before)
        if self.ended is not None:
            change.table = True
        return change

    def _dealt(self, at: int, change: Change) -> None:
        """The next round begins."""
        match = self.match
        if match is None or self.held_since is None:
            return
        self.held_since = None
        self.rested.clear()
        change.events_from = len(match.events)
        match.advance()
        self._note_round()
        self._asked(at)

    def _note_round(self) -> None:
        """Chance has moved, or moves were taken back: which round is this?"""
        self._public = None
        self.round = self.game.round(self.public_view())

    def _count_round(self) -> None:
        """A round is over: note what everybody made of it."""
        match = self.match
        assert match is not None
        self._public = None
        view = self.public_view()
        score = self.game.score(view)
        if not score:
            return  # nothing is counted, or nobody may know it
        if self.game.round_scores is not None:
            made = self.game.round_scores(view)
        else:
            before = self.rounds[-1][1].score if self.rounds else self._score_at_start
            made = tuple([now - then for now, then in zip(score, before or (0,) * len(score), strict=True)])
        self.rounds.append((len(match.moves), RoundScores(self.round, made, score)))

    def _asked(self, at: int, before: Mapping[Seat, object] | None = None) -> None:
        """Note who is asked now, and since when."""
        match = self.match
        assert match is not None
        asked = match.asked
        for seat in asked:
            if before is not None and seat in before and before[seat] == match.state.legal(seat):
                continue  # the same question as before: others have answered face down
            self.answers[seat] = self.number
            self.asked_at[seat] = at
        self.asked = asked
        if not self.asked and self.ended is None:
            self.ended = match.ended
            if self.ended is not None:
                self.stage = "ended"
                self.votes = {}
                for seat_state in self.seats:
                    seat_state.before = None
                self._info = None

    def _rewind(self, to: int, at: int, change: Change) -> None:
        match = self.match
        assert match is not None
        for seat in self.asked:
            self.bank[seat] = self.left(seat, at) if self.opening.clock else 0
        by = match.moves[to].by
        self.rewinds = [*(one for one in self.rewinds if one.to <= to), TakenBack(to, by)]
        match.rewind(to)
        self._taken_back_times += 1
        self.played_again += to
        self.held_since = None
        self.rested.clear()
        self.rounds = [(moves, scores) for moves, scores in self.rounds if moves <= to]
        self._note_round()
        self.votes = {key: vote for key, vote in self.votes.items() if vote.what != "take-back"}
        self._asked(at)
        change.play, change.table, change.rewound = True, True, to
        # Chance may have moved again; its events are told again.
        change.events_from = next((i for i, (n, _) in enumerate(match.events) if n >= to), -1)

    # Votes

    def _unvote(self, seat: int) -> None:
        """A seat that no person plays needs no bot; in votes that did not ask all holders it has no say either."""
        self.votes = {
            key: vote
            if self.vote_entries[key].holders
            else msgspec.structs.replace(vote, need=tuple(s for s in vote.need if s != seat))
            for key, vote in self.votes.items()
            if not (vote.what == "bot" and vote.seat == seat)
        }

    def _withdraw(self, seat: int, at: int, change: Change) -> None:
        """Whoever has left has no say: the others decide without them, but never nobody."""
        for key, vote in list(self.votes.items()):
            if key not in self.votes or not self.vote_entries[key].holders:
                continue
            need = tuple(s for s in vote.need if s != seat)
            if not need or (vote.what == "take-back" and vote.seat == seat):
                del self.votes[key]
                continue
            agreed = tuple(s for s in vote.agreed if s != seat)
            self.votes[key] = msgspec.structs.replace(vote, need=need, agreed=agreed)
            if agreed:
                self._count(key, at, change)

    def _reclaimed(self, number: int) -> None:
        seat = self.seats[number]
        assert seat.before is not None
        (seat.holder, seat.name), seat.before = seat.before, None
        seat.level = seat.regular = None
        seat.hand_open = seat.left = False
        seat.held += 1

    def _proposed(self, entry: journal.Proposed, at: int, change: Change) -> None:
        self.votes[self.number] = Vote(
            self.number,
            entry.what,  # type: ignore[arg-type]
            entry.by,
            entry.seat,
            entry.need,
            entry.agreed,
            entry.to,
            entry.level,
        )
        self.vote_entries[self.number] = entry
        if entry.holder is not None:
            self.vote_holders[self.number] = entry.holder
        self._count(self.number, at, change)

    def _voted(self, entry: journal.Voted, at: int, change: Change) -> None:
        vote = self.votes.get(entry.vote)
        if vote is None:
            return
        if not entry.agree:
            del self.votes[entry.vote]
            return
        agreed = tuple(sorted({*vote.agreed, entry.seat}))
        self.votes[entry.vote] = msgspec.structs.replace(vote, agreed=agreed)
        self._count(entry.vote, at, change)

    def _count(self, key: int, at: int, change: Change) -> None:
        """Do what was voted for as soon as everybody needed has agreed."""
        vote = self.votes[key]
        if not set(vote.need) <= set(vote.agreed):
            return
        del self.votes[key]
        if vote.what == "take-back":
            assert vote.to is not None
            assert self.match is not None
            self.taken_back.append(f"{vote.to} {vote.seat} {self.game.write(self.match.moves[vote.to].deed)}")
            self._rewind(vote.to, at, change)
            return
        assert vote.seat is not None
        seat = self.seats[vote.seat]
        if vote.what == "bot":
            seat.level = vote.level or self.opening.stand_in
            self._unvote(vote.seat)
        else:
            newcomer = self.vote_holders.pop(key)
            if self.seat_of(newcomer) is not None:
                return  # they have found another seat meanwhile
            if seat.holder is not None and seat.before is None:
                seat.before = seat.holder, seat.name
            seat.holder, seat.level, seat.regular = newcomer, None, None
            seat.hand_open = seat.left = seat.ran_out = False
            seat.name = vote.by
            seat.held += 1
            self.changed_hands = 0 if self.match is None else len(self.match.moves)
            # Nor does a newcomer agree to what somebody else was asked.
            self.votes = {
                key: open_vote
                for key, open_vote in self.votes.items()
                if open_vote.what != "take-back" or not self.vote_entries[key].holders
            }
        change.play = self.match is not None


def fold(stored: Stored) -> Table:
    """The table that a journal tells of. Raises `RequestRefused` where it cannot be read, or the rules have changed
    since."""
    *_, table = folding(stored)
    return table


def folding(stored: Stored) -> Iterator[Table]:
    """The same little by little: the table as far as it is told, every few entries and at the end."""
    try:
        game = games.find(stored.game)
        opening = journal.decode_opening(stored.opening)
        if stored.stage == "closed":
            raise refused("closed-table")
        if opening.rules != game.manifest.rules_version and stored.stage != "ended":
            raise refused("rules-changed")
        table = Table(stored.id, stored.code, game, opening, stored.secret, stored.created)
        told = 0
        for number, at, body in stored.entries:
            if number != table.number + 1:
                raise ValueError(f"entry {table.number + 1} is missing")
            table.apply(journal.decode(body), at)
            if number + table.played_again - told >= SLICE:
                told = number + table.played_again
                yield table
        yield table
    except RequestRefused:
        raise
    except EstaminetError as error:
        log.error("unreadable", extra={"table": stored.id, "error": str(error), "seldom": stored.id})
        metrics.UNREADABLE.inc()
        raise refused("rules-changed") from error
    except Exception as error:
        # Whatever is wrong with it, the other tables are served.
        log.exception("unreadable", extra={"table": stored.id, "seldom": stored.id})
        metrics.UNREADABLE.inc()
        raise refused("unreadable-table") from error
