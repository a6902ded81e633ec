"""A table and its match, as one viewer may know them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from estaminet.server.protocol.common import Choice, Emote, Say, Stage


class Clock(Struct, frozen=True):
    """Thinking time per seat: a bank of seconds, and what each of its moves adds to it."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits there. A seat that a bot plays for an absent person is a `bot` seat with `of` their name."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None = None
    of: str | None = None
    before: str | None = None
    """Who sat here until the seat was given to somebody else while they were away. They may `come-back` until that
    person has moved."""
    ready: bool = False
    hand_open: bool = False
    regular: str | None = None
    """Who the bot is, if it plays for itself: a key with the strings `regular-<key>`, perhaps `-plays` and `-says`."""


class Fairness(Struct, frozen=True, omit_defaults=True):
    """What makes chance checkable (docs/fairness.md). The secret is there once the match has ended; that of a deal of
    the day only in its record, once the day is over."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None = None


class Vote(Struct, frozen=True, omit_defaults=True):
    """Something that needs consent: take back to `to` moves; let a bot play for `seat`; give `seat` to `by`."""

    id: int
    what: Literal["take-back", "bot", "seat"]
    by: str
    seat: int | None
    need: tuple[int, ...]
    agreed: tuple[int, ...]
    to: int | None = None
    level: str | None = None


class Branch(Struct, frozen=True):
    """Where a match goes on from: the record `of` another one after `move` moves, in the `same` hidden world, or in one
    `drawn` from what the player knew."""

    of: str
    """`-` for a record that somebody brought along."""
    move: int
    world: Literal["same", "drawn"]


class TableInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What everybody may know about a table besides the match."""

    id: str
    code: str | None
    """The four letters; None once the table has ended."""
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    stage: Stage
    public: bool
    spectators: bool
    start: Literal["full", "ready"]
    hot_seat: bool = False
    """One guest may hold several seats; `?seat=` says with which of them a socket or a request speaks."""
    clock: Clock | None = None
    stand_in: str = "random"
    """The level of the bot that plays for somebody who has left."""
    thinking: float = 1.0
    """Seconds a bot that searches thinks about one decision; less while many of them think at once."""
    hold: int = 0
    """Seconds for which the next round waits for the people at the table; 0: not at all."""
    fairness: Fairness
    host: int | None = None
    """The seat that may change the house rules before the start: whoever opened the table, else the first person."""
    votes: tuple[Vote, ...] = ()
    rematch_of: str | None = None
    rematch: str | None = None
    """The table of the rematch, once somebody has asked for one."""
    rematch_in: tuple[int, ...] = ()
    """The seats that are in for it; the first one asked."""
    created: str = ""
    deal: str | None = None
    """The deal that is played here, as others play it elsewhere; nobody's words are in its chance."""
    branch: Branch | None = None
    """The match goes on from a moment of another one."""
    hints: bool = False
    """Whoever is asked may ask for a hint: it was opened so, or one person plays against bots."""
    hints_taken: tuple[int, ...] = ()
    """How many each seat has taken; () as long as nobody has taken any."""


class Clocks(Struct, frozen=True, omit_defaults=True):
    """Milliseconds left per seat when this was sent, and whose clocks are running. `window`: milliseconds left to speak
    up before silence is taken for an answer."""

    left: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    window: int | None = None


class Result(Struct, frozen=True):
    """`places[seat]` is 1 for a winner; ties share a place. `clause` says by which rule it ended."""

    places: tuple[int, ...]
    clause: str


class Between(Struct, frozen=True, omit_defaults=True):
    """A round is over and the next one waits: until all people who are here are `ready`, or `left` milliseconds."""

    round: int
    left: int
    ready: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    """The seats that will have nothing to decide in the next round."""


class RoundScores(Struct, frozen=True):
    """A round that is over, by seat: `made` in it, and the `score` after it, as the game counts."""

    round: int
    made: tuple[int, ...]
    score: tuple[int, ...]


class Play(Struct, frozen=True, omit_defaults=True):
    """The match as this viewer may know it now. (Not by keywords: made for every viewer of every move.)"""

    moves: int
    """How many moves have been made, chance included."""
    asked: tuple[int, ...]
    """The seats that have to decide."""
    view: Any
    """The game's view for this viewer."""
    clauses: tuple[str, ...]
    """The clauses that matter now, the most telling first."""
    ask: Say
    """What is being asked, and of whom, in words."""
    facts: Any = None
    """What the rules say about the view and the choices (see the game's types); not there if the game says nothing."""
    legal: tuple[Choice, ...] | None = None
    """What you may do; only there when you are asked."""
    answers: int | None = None
    """The number to put into `answers` of your move; only there when you are asked."""
    take_back: bool = False
    """Whether you may take your last move back without asking anybody."""
    clocks: Clocks | None = None
    between: Between | None = None
    """Only there between two rounds."""
    rounds: tuple[RoundScores, ...] = ()
    """Between rounds and after the end: the rounds that are over."""
    out: tuple[int, ...] = ()
    """The seats that have nothing more to decide in this round."""
    result: Result | None = None
    hands: dict[str, Any] | None = None
    """For spectators: the views of the seats that have opened their hand, by seat."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A line of chat or an emote. `seat` is None for a spectator."""

    name: str
    seat: int | None
    at: str
    text: str | None = None
    emote: Emote | None = None
    line: int = 0
    """Its number, to report it or to take it back."""
    move: int = 0
    """How many moves had been made when it was said."""


class TakenBack(Struct, frozen=True):
    """A seat took back its move, and with it all later ones: the match went on after `to` moves."""

    to: int
    by: int
