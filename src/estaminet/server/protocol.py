"""Everything that goes over the wire, in both directions. Described in docs/protocol.md; docs and TypeScript follow it.

Versioning: a field may be added at any time and a reader skips what it does not know; anything else that changes
raises `PROTOCOL`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from estaminet.kernel.fairness import WORDS_LIMIT
from estaminet.kernel.record import NAME_LIMIT
from estaminet.kernel.values import Arg
from estaminet.review.standing import Opponent, Standing

PROTOCOL = 3
CHAT_LIMIT = 300
MOVE_LIMIT = 200
MOST_SEATS = 16
MOST_POSITION = 50_000
MOST_RECORD = 1_000_000

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
GuestName = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
Notation = Annotated[str, Meta(max_length=MOVE_LIMIT)]
Key = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=10)]
Emote = Literal["hello", "thanks", "well-played", "thinking", "oops", "laugh", "wow", "bye"]
Stage = Literal["waiting", "playing", "ended"]


# What is said about anything, in every language


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


# A table


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
    """What makes chance checkable (docs/fairness.md). The secret is there once the match has ended."""

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


# HTTP


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: a code, an English sentence, and with 429 the key of the limit and the seconds to wait."""

    code: str
    detail: str
    reasons: tuple[str, ...] = ()
    key: str | None = None
    seconds: float | None = None
    says: tuple[Say, ...] = ()
    """With code `bad-table`: the reasons as messages, shared ones or of that game's strings."""


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

    line: Annotated[int, Meta(ge=1)] | None = None
    seat: SeatNumber | None = None
    why: Annotated[str, Meta(max_length=CHAT_LIMIT)] = ""


class TakeLinesBack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of yours at a table, or, with neither, everything that you have ever said here."""

    table: Key | None = None
    line: Annotated[int, Meta(ge=1)] | None = None


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


class OwnMatch(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished match that you have played."""

    id: str
    game: str
    ended: str
    seat: int
    names: tuple[str, ...]
    places: tuple[int, ...]
    score: tuple[int, ...] = ()
    moves: int
    """How many there were: the last step of its replay."""
    others: tuple[Opponent, ...]
    """Who else played, in the order of the seats."""
    counts: bool = True
    """False where you held several seats."""
    luck: float | None = None
    own: float | None = None
    """From its review, if there is one: what luck gave, and what your own decisions cost."""


class OwnMatches(Struct, frozen=True, omit_defaults=True):
    """The latest first. `next` asks for those before them (`?before=`); without it there are no more."""

    matches: tuple[OwnMatch, ...]
    next: str | None = None


class OwnLink(Struct, frozen=True):
    """A personal link to all that is yours here: whoever opens it first is you on their device, too."""

    path: str
    claim: str
    seconds: int


class OwnClaim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    claim: Annotated[str, Meta(max_length=400)]
    instead: bool = False
    """Also where this browser has been somebody else here, whose matches and seats then belong to nobody."""


class DealTry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody made of a deal."""

    name: str
    place: int
    score: int | None = None
    luck: float | None = None
    own: float | None = None
    """From its review, if there is one."""
    mine: bool = False
    table: str | None = None
    """To be looked at: one's own, and everybody's once the day is over, or, among friends, once one has tried."""


class DealInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal that several people play, each at a table of their own: the same seat, the same chance, the same bots."""

    deal: str
    game: str
    date: str | None = None
    """The day it is the deal of; None for one among friends."""
    seats: int
    level: str
    open: bool
    """Whether it can be tried."""
    commitment: str
    secret: str | None = None
    """Once the day is over."""
    mine: str | None = None
    """The table of your own try."""
    over: bool = False
    """Whether that is over."""
    tried: int
    tries: tuple[DealTry, ...] = ()
    """Those that are over, the best first; your own is always among them."""


class DealList(Struct, frozen=True):
    """The deals of a day, one for each game, and what is promised for the next."""

    date: str
    deals: tuple[DealInfo, ...]
    tomorrow: dict[str, str]
    """By game: the commitment to tomorrow's secret."""


class NewDeal(Struct, frozen=True, forbid_unknown_fields=True):
    game: Key


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


class Step(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One move of a replay, as the viewer may know it. Step 0 is before the first move."""

    move: int
    """How many moves have been made when this is shown."""
    round: int = 0
    by: int | None
    """The seat that moved, -1 for chance, None for step 0."""
    text: str | None = None
    """The move's notation and label: only for the one who made it, or with everything open."""
    say: Say | None = None
    events: tuple[Told, ...]
    asked: tuple[int, ...]
    ask: Say
    view: Any
    facts: Any = None
    """What the rules say about the view; see `Play`."""
    hands: dict[str, Any] | None = None
    """With everything open: every seat's own view, by seat."""
    result: Result | None = None


class Replay(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A match move by move from one viewer's knowledge."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    viewer: int | None
    open: bool
    finished: bool
    verified: bool
    """Whether every roll and shuffle was recomputed from the revealed secret."""
    date: str | None = None
    commitment: str | None = None
    words: tuple[str, ...] = ()
    secret: str | None = None
    steps: tuple[Step, ...]
    total: int
    """How many steps there are in all; ask again with `since` for the rest."""
    branch: Branch | None = None
    """It goes on from a moment of another match."""
    first: int = 0
    """The first step there is: where memory is part of play, a running match is shown from its latest page on."""


class ReplayRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An uploaded record, as text or JSON text."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    viewer: SeatNumber | None = None
    open: bool = False
    since: Annotated[int, Meta(ge=0)] = 0


class ReviewAccount(Struct, frozen=True):
    """One seat's match: `start` + `luck` + `own` + `others` + `hidden` + `remainder` = `result`."""

    name: str
    start: float
    luck: float
    own: float
    """One's own mistakes."""
    others: float
    """What others' mistakes gave."""
    hidden: float
    """What lay hidden from whoever decided."""
    remainder: float
    """What the model does not explain."""
    result: float


class ReviewLuck(Struct, frozen=True):
    """What chance gave each seat with this move: a roll, a deal, or cards that were drawn."""

    move: int
    gives: tuple[float, ...]


class ReviewedDecision(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A mistake, judged by what its seat knew."""

    move: int
    seat: int
    round: int
    grade: Literal["fine", "reading", "inaccuracy", "mistake", "blunder"]
    played: Say
    best: Say
    chance: float
    """The chance to win with what was played, and with what was best."""
    better: float
    loss: float
    low: float
    high: float
    """The 95 % interval of the loss."""
    reason: Say | None = None
    played_action: Any = None
    best_action: Any = None
    """The same two as their own fields, for a board to point at; see `Choice`."""


class ReviewInfo(Struct, frozen=True, kw_only=True):
    """The review of a finished match, as far as it has come: it is whole when `done` is `total`."""

    version: int
    playing: str
    worlds: int
    open_worlds: int
    done: int
    total: int
    accounts: tuple[ReviewAccount, ...]
    chances: tuple[tuple[float, ...], ...]
    """Everybody's chance after 0, 1, 2 ... moves, with all hands open."""
    luck: tuple[ReviewLuck, ...]
    deciding: tuple[int, ...]
    """The moves that changed the chances most."""
    worst: tuple[ReviewedDecision, ...]
    """The three most expensive decisions of each seat."""


class SandboxRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to look at or to try an action in; nothing is kept. Without a position: the start."""

    game: Key
    seats: SeatNumber | None = None
    options: dict[Key, Any] = {}
    position: dict[str, Any] | None = None
    seat: SeatNumber | None = None
    """Whose eyes; None for a spectator."""
    by: SeatNumber | None = None
    """Who acts; `seat` if left out."""
    action: Notation | dict[str, Any] | None = None
    """In notation, or by its fields."""
    chance: Notation | None = None
    """An outcome to let chance have now; else chance moves by itself, from `seed`."""
    seed: Annotated[int, Meta(ge=0, lt=2**32)] = 0


class SandboxAnswer(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happened (if an action was tried) and how it looks now. With `refused` the position is as it was."""

    position: dict[str, Any]
    view: Any
    facts: Any = None
    asked: tuple[int, ...]
    legal: tuple[Choice, ...]
    clauses: tuple[str, ...]
    ask: Say
    events: tuple[Told, ...] = ()
    refused: Reason | None = None
    result: Result | None = None


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What would be good? `answers` is the number in `play.answers`."""

    answers: int


class Hint(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What would be good, from what your seat knows. `chance` to win with it and its 95 % interval; not there where you
    have no choice. `other` is the next best."""

    best: Choice
    chance: float | None = None
    low: float | None = None
    high: float | None = None
    other: Choice | None = None
    other_chance: float | None = None
    reason: Say | None = None
    """What speaks for it, or against the other one (`review-why-...`), in the game's own words."""


class NewBranch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a decision of a finished match, against bots."""

    record: Id
    move: Annotated[int, Meta(ge=0)]
    """How many of its moves have been made."""
    seat: SeatNumber | None = None
    """Your seat: one that is asked then; the first of them if left out."""
    world: Literal["same", "drawn"] = "same"
    """What is hidden: as it was, or drawn from what that seat knew then."""
    level: Level | None = None
    """Against whom; club players if left out."""
    name: GuestName | None = None


class PositionInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The full position of a finished match after `moves` of its moves."""

    game: str
    moves: int
    of: int
    position: dict[str, Any]


HTTP_BODIES: tuple[Any, ...] = (
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
    OwnMatches,
    Standing,
    OwnLink,
    OwnClaim,
    DealInfo,
    DealList,
    NewDeal,
    BotToken,
    BotMove,
    BotEvent,
    Replay,
    ReplayRequest,
    ReviewInfo,
    SandboxRequest,
    SandboxAnswer,
    PositionInfo,
    NewBranch,
    AskHint,
    Hint,
)

encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(FromClient).decode
