"""Limits, names of small things, and how anything is said, in every language."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from estaminet.kernel.record import NAME_LIMIT
from estaminet.kernel.values import Arg

CHAT_LIMIT = 300
MOVE_LIMIT = 200
MOST_SEATS = 16
MOST_POSITION = 50_000
MOST_RECORD = 1_000_000

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9a-z]*$")]
LineNumber = Annotated[int, Meta(ge=1, lt=2**31)]
"""The number of a line of chat."""
GuestName = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Notation = Annotated[str, Meta(max_length=MOVE_LIMIT)]
Key = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=10)]
Emote = Literal["hello", "thanks", "well-played", "thinking", "oops", "laugh", "wow", "bye"]
Stage = Literal["waiting", "playing", "ended"]


class Say(Struct, frozen=True, omit_defaults=True):
    """A sentence: a Fluent message of the shared strings or of the game's, and its arguments."""

    message: str
    args: dict[str, Arg] = {}


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as this viewer is told it. `event` is the game's own data (see its types), `say` the log line."""

    move: int
    event: Any
    say: Say
    clause: str
    page: bool = False
    """Earlier lines leave the log with this one: at this table memory is part of play."""
    by: int | None = None
    """Whose move it came of; null for chance. Where several were asked, whoever answered last."""


class Choice(Struct, frozen=True):
    """One legal action: how it is written, its own fields (see the game's types), and its label."""

    text: str
    action: Any
    """With its class under `type` and its number in the game's list of actions under `index`."""
    say: Say


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why not. `code` is one of docs/protocol.md; refusals by the rules have code `illegal` and name the clause."""

    code: str
    say: Say
    clause: str | None = None
    text: str | None = None
    """The same in plain English, for logs and people who read JSON."""


encode = msgspec.json.Encoder().encode
