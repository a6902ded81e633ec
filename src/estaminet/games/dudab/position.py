"""Any state of Dudab as JSON, and back.

    {"seats": 2, "options": {}, "phase": "play", "round": 1, "starter": 0, "active": 1,
     "pile": ["R1P", ...], "discard": [], "hands": [["B2M", "SR", "D"], ...],
     "own": [{"public": ["Y1C"], "hidden": []}, ...],
     "columns": [{"above": ["G3M", "D"]}, {"hidden": ["R4F", "BB"], "above": ["B2M"], "jungle": true, "below": []}],
     "pending": {"kind": "call", "column": 0, "call": "symbol=P", "caller": 0}, "work": []}

The pile runs in drawing order, everything else from the oldest card to the newest. `scores` has the rounds before this
one; those of a round that is over follow from its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from estaminet.games.dudab.material import CALL_OF, CODES, KIND_OF, MOST_SEATS
from estaminet.games.dudab.options import DudabOptions
from estaminet.games.dudab.rules.cards import BABY, JUNGLE
from estaminet.games.dudab.rules.scoring import parts_of
from estaminet.games.dudab.rules.showing import WHY, obligation_of, work_of
from estaminet.games.dudab.rules.table import (
    CALL,
    DRAW_FRAME,
    GAME_OVER,
    MASS_FRAME,
    NOBODY,
    PLACE_FRAME,
    REFILL_FRAME,
    ROUND_OVER,
    SHAMAN,
    SHED_FRAME,
    STARTER,
    TO_DISCARD,
    TO_NAME,
    TO_OWN,
    TRIM_FRAME,
)
from estaminet.games.dudab.state import DudabState
from estaminet.games.dudab.view import Obligation, Parts, Work
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition
from estaminet.kernel.positions import read_shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PHASES: tuple[Literal["starter", "deal", "play", "round-over", "game-over"], ...] = (
    "starter",
    "deal",
    "play",
    "round-over",
    "game-over",
)


class WrittenOwn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    public: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()


class WrittenColumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    hidden: tuple[str, ...] = ()
    above: tuple[str, ...] = ()
    jungle: bool = False
    below: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any] = {}
    phase: Literal["starter", "deal", "play", "round-over", "game-over"]
    round: int = 1
    starter: int | None = None
    active: int | None = None
    pile: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    own: tuple[WrittenOwn, ...] = ()
    columns: tuple[WrittenColumn, ...] = ()
    pending: Obligation | None = None
    work: tuple[Work, ...] = ()
    mass_done: bool = False
    scores: tuple[tuple[Parts, ...], ...] = ()


def write_position(state: DudabState) -> dict[str, Any]:
    def codes(cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(CODES[card] for card in cards)

    before = [scored for i, scored in enumerate(state.scores) if i < state.round - 1]
    position = Position(
        seats=state.seats,
        options=plain(state.options),
        phase=PHASES[state.phase],
        round=state.round,
        starter=None if state.starter == NOBODY else state.starter,
        active=None if state.active == NOBODY else state.active,
        pile=codes(reversed(state.pile)),
        discard=codes(state.discard),
        hands=tuple(codes(hand) for hand in state.hands),
        own=tuple(
            WrittenOwn(public=codes(public), hidden=codes(hidden))
            for public, hidden in zip(state.own_public, state.own_hidden, strict=True)
        ),
        columns=tuple(
            WrittenColumn(
                hidden=codes(state.hidden[c]),
                above=codes(state.above[c]),
                jungle=state.jungle[c],
                below=codes(state.below[c]),
            )
            for c in range(state.width)
        ),
        pending=obligation_of(state),
        work=work_of(state),
        mass_done=state.mass_done,
        scores=tuple(tuple(parts_of(parts) for parts in scored) for scored in before),
    )
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return written


def read_position(given: Mapping[str, Any]) -> DudabState:
    """Reasons come in three rounds, each needing the one before: shape, names of things, the rules."""
    position = read_shape(Position, given, range(2, MOST_SEATS + 1))
    reasons: list[str] = []
    options = DudabOptions()
    try:
        options = DudabOptions.read(position.options, position.seats)
    except BadOptions as error:
        reasons += error.reasons
    reasons += _naming_problems(position)
    if reasons:
        raise BadPosition(reasons)
    state = DudabState(options, position.seats)
    reasons += _fill(state, position)
    if not reasons:
        reasons += state.violations()
    if reasons:
        raise BadPosition(reasons)
    return state


def _naming_problems(position: Position) -> list[str]:
    """Cards, calls, seats and scores that do not exist."""
    lists = [position.pile, position.discard, *position.hands]
    lists += [cards for own in position.own for cards in (own.public, own.hidden)]
    lists += [cards for column in position.columns for cards in (column.hidden, column.above, column.below)]
    found = [f"there is no card {code!r}" for cards in lists for code in cards if code not in KIND_OF]
    pending = position.pending
    if pending is not None and pending.kind == "call" and (pending.call == "none" or pending.call not in CALL_OF):
        found.append(f"there is no call {pending.call!r}")
    if pending is not None and pending.kind == "call" and pending.caller is None:
        found.append("nobody made the call")
    if pending is not None and pending.kind == "shaman" and (pending.call, pending.caller) != (None, None):
        found.append("a Shaman makes no call")
    for seat in (position.starter, position.active, None if pending is None else pending.caller):
        if seat is not None and not 0 <= seat < position.seats:
            found.append(f"there is no seat {seat}")
    for scored in position.scores:
        if len(scored) != position.seats:
            found.append(f"a round has scores of {len(scored)} seats, not {position.seats}")
    if (position.starter is None) != (position.phase == "starter"):
        found.append("the starter is named exactly when chance has said who it is")
    dealt = position.phase not in ("starter", "deal")
    if dealt != (position.active is not None):
        found.append("it is somebody's turn exactly when the cards are dealt")
    if dealt and len(position.hands) != position.seats:
        found.append(f"there are {len(position.hands)} hands for {position.seats} seats")
    for work in position.work:
        if not 0 <= work.seat < position.seats:
            found.append(f"there is no seat {work.seat} to work")
    return found


def _kinds(cards: Iterable[str]) -> list[int]:
    return [KIND_OF[code] for code in cards]


def _fill(state: DudabState, position: Position) -> list[str]:
    """Lay everything out; says what does not fit the number of seats and columns."""
    found = []
    if position.hands and len(position.hands) != state.seats:
        found.append(f"there are {len(position.hands)} hands for {state.seats} seats")
    if position.own and len(position.own) != state.seats:
        found.append(f"there are {len(position.own)} own piles for {state.seats} seats")
    dealt = position.phase not in ("starter", "deal")
    if (dealt or position.columns) and len(position.columns) != state.width:
        found.append(f"there are {len(position.columns)} columns, not {state.width}")
    if found:
        return found
    state.phase = PHASES.index(position.phase)
    state.round = position.round
    state.starter = NOBODY if position.starter is None else position.starter
    state.active = NOBODY if position.active is None else position.active
    state.pile = _kinds(reversed(position.pile))
    state.discard = _kinds(position.discard)
    for seat, hand in enumerate(position.hands):
        state.hands[seat] = sorted(_kinds(hand))
    for seat, own in enumerate(position.own):
        state.own_public[seat] = _kinds(own.public)
        state.own_hidden[seat] = _kinds(own.hidden)
    for c, column in enumerate(position.columns):
        state.hidden[c] = _kinds(column.hidden)
        state.above[c] = _kinds(column.above)
        state.jungle[c] = column.jungle
        state.below[c] = _kinds(column.below)
    if position.pending is not None:
        take_obligation(state, position.pending)
    take_work(state, position.work)
    state.mass_done = position.mass_done
    state.scores = [
        [[p.hand_dudab, p.shaman, p.attached, p.baby, p.numbers, p.total] for p in scored] for scored in position.scores
    ]
    if state.phase in (ROUND_OVER, GAME_OVER) and len(state.scores) == state.round - 1:
        held = [card for hand in state.hands for card in hand]
        if any(card >= JUNGLE for card in held):
            return ["a Jungle or a Baby is in a hand"]
        if max(_babies(state)) > 8:
            return ["an own pile has more than eight Babies"]
        state.score_round()
    state.ask()
    return []


def _babies(state: DudabState) -> list[int]:
    piles = zip(state.own_public, state.own_hidden, strict=True)
    return [public.count(BABY) + hidden.count(BABY) for public, hidden in piles]


def take_obligation(state: DudabState, obligation: Obligation) -> None:
    state.obligation = SHAMAN if obligation.kind == "shaman" else CALL
    state.obliged_column = obligation.column
    if obligation.call is not None and obligation.caller is not None:
        state.call = CALL_OF[obligation.call]
        state.caller = obligation.caller


def take_work(state: DudabState, work: Iterable[Work]) -> None:
    for item in work:
        if item.kind == "draw":
            state.push(DRAW_FRAME, item.seat, item.count, WHY.index(item.why or "turn"))
        elif item.kind == "place":
            state.push(PLACE_FRAME, item.seat, BABY if item.card == "BB" else JUNGLE, 0)
        elif item.kind == "mass":
            state.push(MASS_FRAME, item.seat, item.count, item.value)
        elif item.kind == "trim":
            state.push(TRIM_FRAME, item.seat, 0, 0)
        elif item.kind == "shed":
            where = {None: TO_NAME, "discard": TO_DISCARD, "own": TO_OWN}[item.where]
            state.push(SHED_FRAME, item.seat, where, 0)
        else:
            state.push(REFILL_FRAME, item.seat, 0, 0)


assert PHASES[STARTER] == "starter"
assert PHASES[GAME_OVER] == "game-over"
