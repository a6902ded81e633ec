"""What is written down about a table: one numbered entry per change, never altered. A table is the fold of its journal.

The number of an entry is also the number of the update that viewers get for it, and (table, number) is unique in the
store: of two processes that want to write the same number one loses, reads what the other wrote and decides again.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from estaminet.server.protocol.common import Emote
from estaminet.server.protocol.table import Branch, Clock


class SeatOpening(Struct, frozen=True, omit_defaults=True):
    """Who sits there from the beginning: a holder (their guest id) and a name, or a bot's level, or nobody."""

    holder: str | None = None
    name: str | None = None
    level: str | None = None
    words: str = ""
    regular: str | None = None
    """Who the bot is, by key; a bot from before the regulars came has none."""


class Opening(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a table was set up. Everything later is in the journal."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatOpening, ...]
    public: bool
    spectators: bool
    start: str
    hot_seat: bool = False
    clock: Clock | None = None
    stand_in: str
    thinking: float = 1.0
    hold: int = 0
    rematch_of: str | None = None
    rematch_seat: int | None = None
    by: str | None = None
    """The guest who opened it."""
    deal: str | None = None
    """The deal that is played here, as others play it at tables of their own."""
    hints: bool | None = None
    """Whether hints may be asked for; None: while one person plays against bots."""
    branch: Branch | None = None
    position: dict[str, Any] | None = None
    """Where a branch begins."""


class _Entry(Struct, frozen=True, tag_field="do", omit_defaults=True):
    pass


class Sat(_Entry, frozen=True, tag="sat"):
    seat: int
    holder: str
    name: str
    words: str = ""


class Held(_Entry, frozen=True, tag="held"):
    """The seat belongs to another device now (a personal link), or to somebody else (a vote)."""

    seat: int
    holder: str
    name: str | None = None


class SeatLeft(_Entry, frozen=True, tag="left"):
    seat: int


class Arranged(_Entry, frozen=True, tag="arranged"):
    seat: int
    level: str | None
    regular: str | None = None


class Ruled(_Entry, frozen=True, tag="ruled"):
    """The house rules are these from now on."""

    options: dict[str, Any]


class Readied(_Entry, frozen=True, tag="ready"):
    seat: int


class Worded(_Entry, frozen=True, tag="words"):
    seat: int
    text: str


class Began(_Entry, frozen=True, tag="began"):
    """The match starts; chance makes its first moves."""


class Rested(_Entry, frozen=True, tag="rested"):
    """Between rounds: this seat is ready for the next one."""

    seat: int


class Dealt(_Entry, frozen=True, tag="dealt"):
    """The next round begins: everybody who was there was ready, or it was time. Chance makes the moves it owes."""


class Moved(_Entry, frozen=True, tag="moved"):
    """A seat played. `id` is the client's, '' for bots and for moves made by the clock. Chance follows by itself,
    unless what follows is a round that waits (`Dealt`)."""

    by: int
    text: str
    id: str = ""


class Rewound(_Entry, frozen=True, tag="rewound"):
    to: int


class HandedOver(_Entry, frozen=True, tag="handed-over"):
    seat: int
    level: str


class CameBack(_Entry, frozen=True, tag="came-back"):
    seat: int


class Reclaimed(_Entry, frozen=True, tag="reclaimed"):
    """Whoever held the seat before it was given to somebody else has come back in time."""

    seat: int


class HandOpened(_Entry, frozen=True, tag="hand"):
    seat: int
    open: bool


class Spoke(_Entry, frozen=True, tag="spoke"):
    name: str
    seat: int | None
    text: str | None = None
    emote: Emote | None = None
    holder: str | None = None
    """Who said it, so that they can take it back. Nothing said and nothing shown: it was taken back, or is too old."""


class Proposed(_Entry, frozen=True, tag="proposed"):
    """A vote is opened; its id is the number of this entry. `holder` asks for a seat."""

    what: str
    by: str
    seat: int | None
    need: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    to: int | None = None
    level: str | None = None
    holder: str | None = None
    origin: str = ""
    """Where `holder` asks from: a keyed digest of the address, which says only whether two are the same."""
    long: bool = False
    """The person has been away for so long that those who are here decide, wherever they are."""
    holders: bool = False
    """Whoever is asked has a say for as long as they hold their seat, also where a bot plays for them. (Older entries:
    as long as they play.)"""


class Voted(_Entry, frozen=True, tag="voted"):
    vote: int
    seat: int
    agree: bool


class Continued(_Entry, frozen=True, tag="continued"):
    """The rematch is at that table, and this seat is in."""

    table: str
    seat: int | None = None


class Hinted(_Entry, frozen=True, tag="hinted"):
    """A seat was given a hint for the question with this number."""

    seat: int
    answers: int


class Closed(_Entry, frozen=True, tag="closed"):
    """It ends here, without a result: nobody has come for a long time."""


Entry = (
    Sat
    | Held
    | SeatLeft
    | Arranged
    | Ruled
    | Readied
    | Worded
    | Began
    | Rested
    | Dealt
    | Moved
    | Rewound
    | HandedOver
    | CameBack
    | Reclaimed
    | HandOpened
    | Spoke
    | Proposed
    | Voted
    | Continued
    | Hinted
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
decode_opening = msgspec.json.Decoder(Opening).decode
