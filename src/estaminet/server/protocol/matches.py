"""Bodies over HTTP about matches: one's own, deals, replays, reviews, hints, branches, positions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from estaminet.review.standing import Opponent, Standing
from estaminet.server.protocol.common import (
    MOST_RECORD,
    Choice,
    GuestName,
    Key,
    Level,
    Notation,
    Reason,
    Say,
    SeatNumber,
    TableId,
    Told,
)
from estaminet.server.protocol.table import Branch, Result


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
    """False where you held several seats, and for a branch."""
    branch: bool = False
    """It went on from a moment of another match."""
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
    claim: Annotated[str, Meta(max_length=700)]
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


class ReviewMistake(Struct, frozen=True):
    """What a mistake cost the seat that made it, and gave the others."""

    move: int
    seat: int
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
    luck_error: float
    """The standard error of a seat's luck in its account, and with it of what lay hidden."""
    mistakes: tuple[ReviewMistake, ...]
    """All of them, in their order."""
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
    """Play on from a decision of a finished match, against bots: one that was played here, or `brought` along."""

    record: TableId | None = None
    brought: Annotated[str, Meta(max_length=MOST_RECORD)] | None = None
    """In place of `record`: a record as text or JSON text."""
    move: Annotated[int, Meta(ge=0)]
    """How many of its moves have been made."""
    seat: SeatNumber | None = None
    """Your seat: one that is asked then; the first of them if left out."""
    world: Literal["same", "drawn"] = "same"
    """What is hidden: as it was, or drawn from what that seat knew then."""
    level: Level | None = None
    """Against whom; club players if left out."""
    name: GuestName | None = None


class Variation(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A branch in the tree of a match."""

    id: str
    of: str
    """The match it leaves."""
    move: int
    """After how many of that one's moves."""
    world: Literal["same", "drawn"]
    opened: str | None = None
    over: bool = False
    names: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    """Once it is over."""


class Variations(Struct, frozen=True):
    """The tree of branches that a match is in: `root` was no branch, or goes on from something that is no longer here.
    Every variation comes after the one it leaves."""

    root: str
    variations: tuple[Variation, ...]


class PositionInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The full position of a finished match after `moves` of its moves."""

    game: str
    moves: int
    of: int
    position: dict[str, Any]


BODIES: tuple[Any, ...] = (
    OwnMatches,
    Standing,
    OwnLink,
    OwnClaim,
    DealInfo,
    DealList,
    NewDeal,
    Replay,
    ReplayRequest,
    ReviewInfo,
    SandboxRequest,
    SandboxAnswer,
    PositionInfo,
    NewBranch,
    Variation,
    Variations,
    AskHint,
    Hint,
)
