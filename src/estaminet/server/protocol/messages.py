"""What is said over the socket of a table, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from estaminet.kernel.fairness import WORDS_LIMIT
from estaminet.server.protocol.common import CHAT_LIMIT, Emote, Id, Key, Level, Notation, Reason, SeatNumber, Told
from estaminet.server.protocol.table import ChatLine, Play, TableInfo, TakenBack

# From the server


class TableMessage(Struct, frozen=True, tag_field="type", tag="table", omit_defaults=True, kw_only=True):
    """Everything, from the beginning: the answer to connecting and to `load`."""

    protocol: int
    number: int
    """The number of the latest update that is in here."""
    you: int | None
    """Your seat; None for a spectator."""
    table: TableInfo
    story: tuple[Told, ...]
    taken_back: tuple[TakenBack, ...] = ()
    """What was taken back, in order: lines of the story that are no events. Each stands before its move `to`."""
    play: Play | None = None
    """None until the match has started."""
    chat: tuple[ChatLine, ...]
    presence: Presence
    back: int | None = None
    """Your seat was given to somebody else while you were away: `come-back` takes it back, until they have moved."""
    yours: tuple[int, ...] = ()
    """At a hot seat: all the seats you hold, if there are several."""


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """Something changed. Numbers go up by one; after a gap, send `load`. What is not there has not changed."""

    number: int
    events: tuple[Told, ...] = ()
    """What happened in the match, to be added to the story."""
    rewound: int | None = None
    """Moves were taken back: forget the events of this move and later ones."""
    table: TableInfo | None = None
    play: Play | None = None
    said: ChatLine | None = None


class Watcher(Struct, frozen=True):
    """A spectator."""

    name: str


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now. Not numbered: the latest counts."""

    here: tuple[bool, ...]
    watchers: tuple[Watcher, ...]
    """Those who watch; of many, some."""
    watching: int = 0
    """How many there are."""


class Typing(Struct, frozen=True, tag_field="type", tag="typing"):
    """Somebody at this seat is writing something to say. Not numbered, and true for some seconds."""

    seat: int


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """Your message with this id was carried out (now, or already before: sending it twice is harmless)."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """Your message was not carried out and nothing has changed. `id` is its id, if it had one."""

    id: str | None
    reason: Reason
    seconds: float | None = None
    """With code `too-fast`: when to try again."""


class Because(Struct, frozen=True, tag_field="type", tag="because", omit_defaults=True):
    """The answer to `why`: legal, or why not."""

    id: str
    legal: bool
    reason: Reason | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    id: str


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server is about to close this connection. `again`: connect again after this many seconds; None: do not."""

    reason: Reason
    again: float | None = None


FromServer = TableMessage | Update | Presence | Typing | Accepted | Refused | Because | Pong | Bye


# From the client


class _Ask(Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    id: Id
    """Your own name for this message; answers carry it. Use a new one for every new wish, the same for a repetition."""


class _Named(_Ask, frozen=True, kw_only=True):
    """An action, named in one of three ways: by `action.index` of a choice, by its fields (an `index` among them is
    not looked at), or by its notation."""

    index: int | None = None
    action: dict[str, Any] | None = None
    text: Notation | None = None


class MoveMessage(_Named, frozen=True, tag="move", kw_only=True):
    """Play one of your legal actions. `answers` is the number in `play.answers`."""

    answers: int


class Why(_Named, frozen=True, tag="why", kw_only=True):
    """Would this action be legal, and if not, why not? Asking changes nothing."""


class Load(_Ask, frozen=True, tag="load", kw_only=True):
    """Send me everything again."""


class Ping(_Ask, frozen=True, tag="ping", kw_only=True):
    pass


class Ready(_Ask, frozen=True, tag="ready", kw_only=True):
    """I am ready to start (tables with `start` = `ready`)."""


class NextRound(_Ask, frozen=True, tag="next-round", kw_only=True):
    """I have seen the end of this round (`play.between.round`) and am ready for the next."""

    round: int


class Skip(_Ask, frozen=True, tag="skip", kw_only=True):
    """I am out and only bots play on: let them play without pauses."""


class Words(_Ask, frozen=True, tag="words", kw_only=True):
    """My words for the chance of this match; until it starts. Also says that I have seen the commitment."""

    text: Annotated[str, Meta(max_length=WORDS_LIMIT)]


class Arrange(_Ask, frozen=True, tag="arrange", kw_only=True):
    """Before the start, by anybody seated: make an open seat a bot's, by level or by a regular's key, or a bot's seat
    open."""

    seat: SeatNumber
    level: Level | None


class ChooseRules(_Ask, frozen=True, tag="rules", kw_only=True):
    """Before the start, by the host (`table.host`): the house rules from now on, those left out as printed. Whoever was
    ready is asked again."""

    options: dict[Key, Any]


class Leave(_Ask, frozen=True, tag="leave", kw_only=True):
    """Give my seat up: it is open again before the start, and a bot's after it."""


class HandOver(_Ask, frozen=True, tag="hand-over", kw_only=True):
    """Let a bot play for me until I come back."""

    level: Level | None = None


class ComeBack(_Ask, frozen=True, tag="come-back", kw_only=True):
    """I play myself again: in place of a bot; or of whoever was given my seat while I was away, until they move."""


class OpenHand(_Ask, frozen=True, tag="open-hand", kw_only=True):
    """Show my hand to spectators, or no longer."""

    open: bool


class Chat(_Ask, frozen=True, tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LIMIT)]


class EmoteMessage(_Ask, frozen=True, tag="emote", kw_only=True):
    emote: Emote


class TypingMessage(_Ask, frozen=True, tag="typing", kw_only=True):
    """I am writing something to say. Nothing is kept of it; say it again every few seconds."""


class TakeBack(_Ask, frozen=True, tag="take-back", kw_only=True):
    """Take my last move back: at once if nothing random or hidden came out since, else by a vote of all who hold a
    seat, here or not."""


class Propose(_Ask, frozen=True, tag="propose", kw_only=True):
    """Ask the others about somebody who has been away for a while: may a bot play for `seat`; or, from somebody without
    a seat, may I have `seat`."""

    what: Literal["bot", "seat"]
    seat: SeatNumber
    level: Level | None = None


class CastVote(_Ask, frozen=True, tag="vote", kw_only=True):
    """`vote` is the id of an open vote."""

    vote: int
    agree: bool


class Rematch(_Ask, frozen=True, tag="rematch", kw_only=True):
    """After the end: I am in for a rematch, with the same people at a new table."""


FromClient = (
    MoveMessage
    | Why
    | Load
    | Ping
    | Ready
    | NextRound
    | Skip
    | Words
    | Arrange
    | ChooseRules
    | Leave
    | HandOver
    | ComeBack
    | OpenHand
    | Chat
    | EmoteMessage
    | TypingMessage
    | TakeBack
    | Propose
    | CastVote
    | Rematch
)

read_message = msgspec.json.Decoder(FromClient).decode
