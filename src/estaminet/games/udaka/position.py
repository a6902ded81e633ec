"""Any state of UDAKA Classic as JSON, and back.

    {"seats": 2, "phase": "discard", "dealer": 1, "turn": 0, "hands": ["377", "AA"], "pile": "AA99...",
     "regular": "4KJ...", "tokens": [0, 1], "board": [0, 1, 1, 1, 1, 1, 1, 1]}

Cards are written in a row: the draw pile and the regular pile from the top down, hands in any order. `board` are the
spaces 2 to 9. What is not given is as it is before a deal. `last` is the table at the end of the round before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from estaminet.games.udaka.material import (
    FEWEST_SEATS,
    HAND_OF,
    HANDS,
    MOST_SEATS,
    NUMBER_TOKENS,
    RANK_OF,
    cards_of,
    hand_text,
    text_of,
)
from estaminet.games.udaka.options import UdakaOptions
from estaminet.games.udaka.rules.rounds import NOBODY, PHASES, scored
from estaminet.games.udaka.state import UdakaState
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition
from estaminet.kernel.positions import read_shape

if TYPE_CHECKING:
    from collections.abc import Mapping


class LastRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody had when the round before was scored; the rest follows."""

    tokens: tuple[int, ...]
    udaka: int


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any] = {}
    phase: Literal["cards", "lot", "deal", "discard", "over"]
    dealer: int | None = None
    turn: int | None = None
    face_up: str = ""
    """The dealer choice so far, P1's card first."""
    hands: tuple[str, ...] = ()
    pile: str = ""
    regular: str = ""
    aces: int = 0
    udaka: int | None = None
    tokens: tuple[int, ...] = ()
    board: tuple[int, ...] = (1,) * NUMBER_TOKENS
    wins: tuple[int, ...] = ()
    last: LastRound | None = None


def write_position(state: UdakaState) -> dict[str, Any]:
    last = state.last
    position = Position(
        seats=state.seats,
        options=plain(state.options),
        phase=PHASES[state.phase],
        dealer=None if state.dealer == NOBODY else state.dealer,
        turn=None if state.turn == NOBODY else state.turn,
        face_up=text_of(state.face_up),
        hands=tuple(HANDS[hand] for hand in state.hands),
        pile=text_of(state.deck[state.drawn :]),
        regular=text_of(state.regular[::-1]),
        aces=state.aces,
        udaka=None if state.udaka == NOBODY else state.udaka,
        tokens=tuple(state.tokens),
        board=tuple(state.board[2:]),
        wins=tuple(state.wins),
        last=None if last is None else LastRound(last.tokens, last.udaka),
    )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written


def read_position(given: Mapping[str, Any]) -> UdakaState:
    """Reasons come in three rounds, each of which needs the one before: shape, material, what cannot be in play."""
    position = read_shape(Position, given, range(FEWEST_SEATS, MOST_SEATS + 1))
    reasons = _material_problems(position)
    options = UdakaOptions()
    try:
        options = UdakaOptions.read(position.options, position.seats)
    except BadOptions as error:
        reasons += error.reasons
    if reasons:
        raise BadPosition(reasons)
    state = _build(position, options)
    if violations := list(state.violations()):
        raise BadPosition(violations)
    return state


def _material_problems(position: Position) -> list[str]:
    """Lists of the wrong length; seats, cards and hands that do not exist."""
    seats = position.seats
    reasons = []
    last = position.last
    for name in ("hands", "tokens", "wins"):
        entries = getattr(position, name)
        if entries and len(entries) != seats:
            reasons.append(f"{name} has {len(entries)} entries for {seats} seats")
    if last is not None and len(last.tokens) != seats:
        reasons.append(f"the last round has tokens of {len(last.tokens)} players for {seats} seats")
    if len(position.board) != NUMBER_TOKENS:
        reasons.append(f"the board has {NUMBER_TOKENS} number spaces, not {len(position.board)}")
    named = [position.dealer, position.turn, position.udaka, None if last is None else last.udaka]
    reasons += [f"there is no seat {seat}" for seat in named if seat is not None and not 0 <= seat < seats]
    for name in ("face_up", "pile", "regular"):
        unknown = sorted({card for card in getattr(position, name) if card not in RANK_OF})
        if unknown:
            reasons.append(f"{name} has cards that do not exist: {' '.join(unknown)}")
    for hand in position.hands:
        if any(card not in RANK_OF for card in hand) or hand_text(hand) not in HAND_OF:
            reasons.append(f"there is no hand {hand!r}")
    return reasons


def _build(position: Position, options: UdakaOptions) -> UdakaState:
    seats = position.seats
    state = UdakaState(options, seats)
    state.phase = PHASES.index(position.phase)
    state.dealer = NOBODY if position.dealer is None else position.dealer
    state.turn = NOBODY if position.turn is None else position.turn
    state.face_up = cards_of(position.face_up)
    state.hands = [HAND_OF[hand_text(hand)] for hand in position.hands] or [0] * seats
    state.deck = cards_of(position.pile)
    state.regular = cards_of(position.regular)[::-1]
    state.aces = position.aces
    state.udaka = NOBODY if position.udaka is None else position.udaka
    state.tokens = list(position.tokens) or [0] * seats
    state.board = [0, 0, *position.board]
    state.wins = list(position.wins) or [0] * seats
    if position.last is not None:
        played = sum(state.wins)
        state.last = scored(played, list(position.last.tokens), position.last.udaka, state.udaka_counts)
    return state
