"""Any state of dnup as JSON, and back.

    {"seats": 3, "options": {}, "phase": "choose", "round": 1, "star": 0, "turn": 0,
     "hands": [["8/2", "4/1"], ...], "table": [{"seat": 1, "cards": ["7/1"]}, ...], "pile": []}

Seats count from 0, areas (in the game for two) from 1. The phase `begin` may be written too: the turn has begun and the
set of the player on turn still lies there; reading it does the discard step.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.rules.choices import CHOOSE, NOBODY
from estaminet.games.dnup.rules.state import PHASES, DnupState
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition
from estaminet.kernel.positions import read_shape

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 100_000


class WrittenSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    cards: tuple[str, ...]
    area: int | None = None
    added: int = 0


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any] = {}
    phase: Literal["first", "deal", "begin", "choose", "over"]
    round: int
    first: int | None = None
    star: int | None = None
    turn: int | None = None
    area: int | None = None
    hands: tuple[tuple[str, ...], ...]
    table: tuple[WrittenSet, ...] = ()
    pile: tuple[str, ...] = ()
    out: tuple[int, ...] = ()
    points: tuple[int, ...] | None = None
    winner: int | None = None
    stall: int = 0
    cleared: bool = False
    known: tuple[tuple[str, ...], ...] | None = None


def write_position(state: DnupState) -> dict[str, Any]:
    pack = state.pack
    placed = state.place >= 0
    position = Position(
        seats=state.seats,
        options=plain(state.options),
        phase=PHASES[state.phase],
        round=state.round,
        first=_or_none(state.first),
        star=_or_none(state.star),
        turn=state.turn() if placed else None,
        area=pack.area(state.place) if placed else None,
        hands=tuple(state.texts(state.hand_faces(seat)) for seat in range(state.seats)),
        table=tuple(
            WrittenSet(
                place // pack.areas,
                state.texts(state.set_faces[place]),
                pack.area(place),
                state.set_added[place],
            )
            for place in range(pack.places)
            if state.set_rank[place]
        ),
        pile=tuple(text for kind, text in enumerate(pack.kind_text) for _ in range(state.pile[kind])),
        out=tuple(state.out),
        points=tuple(state.points),
        winner=_or_none(state.winner),
        stall=state.stall,
        cleared=state.cleared,
        known=tuple(state.texts(state.known_faces(seat)) for seat in range(state.seats)) if state.known else None,
    )
    # Through JSON, so that lists are lists, as they are in a position that was read from a file.
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return written


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def read_position(given: Mapping[str, Any]) -> DnupState:
    """Reasons come in three rounds, each of which needs the one before: shape, cards and seats, the whole."""
    position = read_shape(Position, given, range(2, 6))
    try:
        options = DnupOptions.read(position.options, position.seats)
    except BadOptions as error:
        raise BadPosition(error.reasons) from None
    state = DnupState(options, position.seats)
    reasons = _seat_problems(position) + _card_problems(position, state)
    if reasons:
        raise BadPosition(reasons)
    _set_up(position, state)
    reasons = [] if position.phase != "begin" else _begin(state)
    reasons += _round_problems(state)
    reasons += [violation for violation in state.violations() if violation not in reasons]
    if reasons:
        raise BadPosition(reasons)
    return state


def _seat_problems(position: Position) -> list[str]:
    """Lists of the wrong length; seats and areas that do not exist, or are missing."""
    seats, reasons = position.seats, []
    for name, entries in (("hands", position.hands), ("points", position.points), ("known", position.known)):
        if entries is not None and len(entries) != seats:
            reasons.append(f"{name} has {len(entries)} entries for {seats} seats")
    named = [position.first, position.star, position.turn, position.winner, *position.out]
    named += [laid.seat for laid in position.table]
    reasons += [f"there is no seat {seat}" for seat in named if seat is not None and not 0 <= seat < seats]
    areas = [laid.area for laid in position.table] + ([] if position.turn is None else [position.area])
    allowed = (1, 2) if seats == 2 else (None,)
    reasons += [f"{area} is no area at a table of {seats}" for area in areas if area not in allowed]
    if not 0 <= position.round <= LONGEST or not 0 <= position.stall <= LONGEST:
        reasons.append(f"round {position.round} and stall count {position.stall} cannot be")
    if (position.phase in ("begin", "choose")) != (position.turn is not None):
        reasons.append("a turn is named when somebody is to act, and only then")
    if (position.round > 0) != (position.star is not None):
        reasons.append("a star holder is named from the first deal on, and not before")
    if position.turn is None and (position.area is not None or position.stall or position.cleared):
        reasons.append("area, stall count and cleared belong to a turn")
    return reasons


def _card_problems(position: Position, state: DnupState) -> list[str]:
    pack, reasons = state.pack, []
    cards = [card for hand in position.hands for card in hand]
    cards += [card for laid in position.table for card in laid.cards]
    cards += [card for hand in position.known or () for card in hand]
    reasons += [f"{card!r} is no card of this deck" for card in cards if card not in pack.face_of]
    reasons += [
        f"{card!r} is no card of this deck with the lower value first"
        for card in position.pile
        if card not in pack.kind_text
    ]
    for kind, text in enumerate(pack.kind_text):
        many = sum(pack.face_of.get(card, -2) >> 1 == kind for hand in position.hands for card in hand)
        many += sum(pack.face_of.get(card, -2) >> 1 == kind for laid in position.table for card in laid.cards)
        many += position.pile.count(text)
        if many > pack.mult[kind]:
            reasons.append(f"{text} is there {many} times, not {pack.mult[kind]}")
    places = [(laid.seat, laid.area) for laid in position.table]
    reasons += [f"two sets lie in front of seat {seat}" for seat, _ in {p for p in places if places.count(p) > 1}]
    reasons += ["a set has at least one card" for laid in position.table if not laid.cards]
    if (position.known is not None) != bool(state.known):
        reasons.append("known cards are written with the option memory_aid, and only then")
    return reasons


def _set_up(position: Position, state: DnupState) -> None:
    pack = state.pack
    state.phase = CHOOSE if position.phase == "begin" else PHASES.index(position.phase)
    state.round = position.round
    if position.first is not None:
        state.first = position.first
    if position.star is not None:
        state.star = position.star
    if position.turn is not None:
        state.place = position.turn * pack.areas + (0 if position.area is None else position.area - 1)
    for seat, hand in enumerate(position.hands):
        for card in hand:
            state.into_hand(seat, pack.face_of[card])
    for laid in position.table:
        place = laid.seat * pack.areas + (0 if laid.area is None else laid.area - 1)
        state.put(place, [pack.face_of[card] for card in laid.cards], laid.added)
    state.discard([pack.face_of[card] for card in position.pile])
    state.out = list(position.out)
    if position.points is not None:
        state.points = list(position.points)
    if position.winner is not None:
        state.winner = position.winner
    state.stall = position.stall
    state.cleared = position.cleared
    for seat, hand in enumerate(position.known or ()):
        for card in hand:
            state.known[seat * 2 * pack.kinds + pack.face_of[card]] += 1


def _begin(state: DnupState) -> list[str]:
    if len(state.out) == state.seats:
        return ["everybody is out"]
    state.begin_turn(state.place, None)
    return []


def _round_problems(state: DnupState) -> list[str]:
    """Whether the deal and the points can have come about."""
    reasons = []
    if state.pack.uneven and (state.first == NOBODY) != (PHASES[state.phase] == "first"):
        reasons.append("who gets the first card of an uneven deal is drawn once, before the first round")
    if not state.pack.uneven and (state.first != 0 or PHASES[state.phase] == "first"):
        reasons.append("an even deal begins with seat 0")
    if PHASES[state.phase] in ("first", "over") and (state.round > 0) != (PHASES[state.phase] == "over"):
        reasons.append(f"the phase is not {PHASES[state.phase]} in round {state.round}")
    if state.seats > 2 and state.round <= state.seats + 1:
        before = list(state.points)
        for number, seat in enumerate(state.out[:2]):
            before[seat] -= 2 if number == 0 else 1
        finished = max(0, state.round - 1)
        if tuple(before) not in _reachable(state.seats, finished):
            reasons.append(f"{finished} finished rounds cannot have given the points {before}")
    elif state.round > state.seats + 1:
        reasons.append(f"a game of {state.seats} has at most {state.seats + 1} rounds")
    return reasons


@cache
def _reachable(seats: int, rounds: int) -> frozenset[tuple[int, ...]]:
    """All points after so many rounds that did not end the game."""
    if rounds == 0:
        return frozenset({(0,) * seats})
    found = set()
    for points in _reachable(seats, rounds - 1):
        for first, second in permutations(range(seats), 2):
            after = list(points)
            after[first] += 2
            after[second] += 1
            if max(after) < 4:
                found.add(tuple(after))
    return frozenset(found)
