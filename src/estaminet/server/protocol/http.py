"""Bodies over HTTP: the house, its games, opening and joining tables, people, bots."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from estaminet.kernel.fairness import WORDS_LIMIT
from estaminet.server.protocol.common import (
    CHAT_LIMIT,
    MOST_SEATS,
    GuestName,
    Id,
    Key,
    Level,
    LineNumber,
    Notation,
    Say,
    SeatNumber,
    Stage,
    TableId,
)
from estaminet.server.protocol.table import Clock, TableInfo


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: a code, an English sentence, and with 429 the key of the limit and the seconds to wait."""

    code: str
    detail: str
    reasons: tuple[str, ...] = ()
    key: str | None = None
    seconds: float | None = None
    says: tuple[Say, ...] = ()
    """With codes `bad-table` and `bad-record`: the reasons as messages, shared ones or of that game's strings."""
    game: str | None = None
    """With code `bad-record`: whose strings these are, if there is such a game,"""
    names: tuple[str, ...] = ()
    """and what its players are called."""


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping"]
    store: Literal["ok", "failing"]


class Version(Struct, frozen=True):
    name: str
    version: str
    protocol: int
    message: str = ""
    """What the host wants everybody to know today."""


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """A house rule. Strings `option-<name>` (one line), `option-<name>-<value>` with `_` as `-`."""

    name: str
    default: Any
    choices: tuple[Any, ...]


class HouseRule(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How an option is offered. Strings `option-<name>-effect` (what it does to the game, one sentence)."""

    name: str
    theme: Literal["material", "length", "play", "score", "shown", "start"] = "play"
    clauses: tuple[str, ...] = ()
    """Where the rules speak of it."""
    seats: tuple[int, ...] = ()
    """With how many players it matters; () with any number."""
    needs: dict[str, tuple[str, ...]] = {}
    """It matters only if these other options have one of these values."""
    of_seat: bool = False
    """A value that is a number names a seat."""
    one_device: bool = False
    """Only at a table of people around one device."""


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that go well together, under a name: string `preset-<key>`."""

    key: str
    options: dict[str, Any]


class Effect(Struct, frozen=True):
    """What one value of one option changes, everything else as printed; the first one, without an option, is the
    printed rules."""

    option: str
    value: str
    decisions: float
    """How many decisions a match takes, on average."""
    first_seat: float
    """The share of matches that the first seat wins, with its 95 % interval."""
    low: float
    high: float


class Measured(Struct, frozen=True):
    """Matches between bots, as many for every value of every option."""

    players: tuple[str, ...]
    games: int
    seed: int
    effects: tuple[Effect, ...]


class HouseRules(Struct, frozen=True):
    """Every option of a game, in the order in which it is offered."""

    rules: tuple[HouseRule, ...]
    presets: tuple[Preset, ...]
    measured: Measured | None


class RegularInfo(Struct, frozen=True):
    """A bot with a name. `key` can be given wherever a level can; strings `regular-<key>`, `-plays` and `-says`."""

    key: str
    name: str
    level: str
    """The level at which they play this game."""


class GameInfo(Struct, frozen=True, kw_only=True):
    key: str
    title: str
    seats: tuple[int, int]
    usual_seats: int
    minutes: tuple[int, int]
    rules: int
    credit: str
    designer: str | None
    publisher: str | None
    own: bool
    """Whether it belongs to those who wrote it here; the credit of any other says that it belongs to others."""
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    """The bots that can play it, weakest first."""
    regulars: tuple[RegularInfo, ...]
    """The regulars that play it, weakest first."""
    languages: tuple[str, ...]
    """The languages it is written in, English first. In the others it is told in English."""
    lowest_leads: bool = False
    """Whether the lowest score is the best."""


class ClauseInfo(Struct, frozen=True):
    id: str
    section: str
    text: str


class RulesInfo(Struct, frozen=True):
    game: str
    language: str
    text: str
    clauses: dict[str, ClauseInfo]


class DrawingRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A view that you were sent, to be drawn in words."""

    view: dict[str, Any]
    lang: Annotated[str, Meta(max_length=10)] = "en"
    names: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=MOST_SEATS)] = ()
    width: Annotated[int, Meta(ge=20, le=200)] = 60


class Drawing(Struct, frozen=True):
    text: str
    """What the terminal shows, without colours."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """`me` for whoever asks (once, unless it is a hot seat), `open`, or `bot` with a level or a regular's key."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: GuestName | None = None
    """With `me` at a hot seat: what whoever sits there is called; else the name of the table's opener."""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Key
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Key, Any] = {}
    name: GuestName | None = None
    """What you want to be called; what you were called last time if left out."""
    public: bool = False
    spectators: bool = True
    hot_seat: bool = False
    """One guest may hold several seats: people who share a device. Else everybody holds one."""
    clock: Clock | None = None
    start: Literal["full", "ready"] = "full"
    """Start as soon as every seat is taken and everybody has been heard since the commitment was made, or once
    everybody seated has also said `ready`."""
    stand_in: Level | None = None
    """The bot that plays for people who leave; the strongest if left out."""
    thinking: Annotated[float, Meta(ge=0.1, le=10)] = 1.0
    """Seconds a bot that searches may think about one decision."""
    hold: Annotated[int, Meta(ge=0, le=60)] = 12
    """Seconds for which the next round waits until all people at the table are ready; 0: not at all."""
    hints: bool | None = None
    """Whether hints may be asked for. If left out: while one person plays against bots."""


class JoinTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: this one, or the first that is open."""

    seat: SeatNumber | None = None
    name: GuestName | None = None
    words: Annotated[str, Meta(max_length=WORDS_LIMIT)] = ""


class SayWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of yours for chance, said after you have seen the commitment; "" if you have none."""

    text: Annotated[str, Meta(max_length=WORDS_LIMIT)] = ""


class Seated(Struct, frozen=True):
    """Where you sit; None for a spectator."""

    table: TableInfo
    seat: int | None


class TableList(Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class FoundCode(Struct, frozen=True):
    """The table that a four-letter code stands for."""

    id: str


class Me(Struct, frozen=True):
    """You, as this server knows you: a name, and the tables where you hold a seat, the latest first."""

    name: str | None
    tables: tuple[str, ...] = ()


class SetName(Struct, frozen=True, forbid_unknown_fields=True):
    name: GuestName


class Complaint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something for the host to look at: a line of chat, or the name of whoever holds a seat."""

    line: LineNumber | None = None
    seat: SeatNumber | None = None
    why: Annotated[str, Meta(max_length=CHAT_LIMIT, pattern=r"^[^\0]*$")] = ""


class TakeLinesBack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of yours at a table, or, with neither, everything that you have ever said here."""

    table: TableId | None = None
    line: LineNumber | None = None


class Gone(Struct, frozen=True):
    """How many lines, or tables, were changed."""

    changed: int


class SeatLink(Struct, frozen=True):
    """A personal link: whoever opens it first has the seat. Good once, for `seconds`."""

    path: str
    claim: str
    seconds: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    claim: Annotated[str, Meta(max_length=200)]


class BotToken(Struct, frozen=True):
    """Send it as `Authorization: Bearer <token>`."""

    token: str
    name: str


class BotMove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot's move; see `MoveMessage`."""

    index: int | None = None
    action: dict[str, Any] | None = None
    text: Notation | None = None
    answers: int
    id: Id


class BotEvent(Struct, frozen=True, tag_field="type", tag="seat"):
    """A line of a bot's event stream: you hold (or no longer hold) a seat at a table that has not ended."""

    table: str
    seat: int
    game: str
    stage: Stage


BODIES: tuple[Any, ...] = (
    Problem,
    Health,
    Version,
    GameInfo,
    RulesInfo,
    DrawingRequest,
    Drawing,
    NewTable,
    JoinTable,
    SayWords,
    Seated,
    TableList,
    FoundCode,
    HouseRules,
    Me,
    SetName,
    Complaint,
    TakeLinesBack,
    Gone,
    SeatLink,
    Claim,
    BotToken,
    BotMove,
    BotEvent,
)
