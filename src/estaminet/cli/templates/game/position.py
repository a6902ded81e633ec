"""Any state of NewGame as JSON, and back.

    {"seats": 2, "options": {}, "phase": "turn", "hands": [3, 5], "choices": ["swap", null],
     "asides": [1, null], "pile": [6, 6, 1, 2, 2, 3, 4, 4, 5]}

The pile is written from the top down. Before the deal all lists of cards are empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from estaminet.games.newgame.material import HIGHEST
from estaminet.games.newgame.options import NewGameOptions
from estaminet.games.newgame.state import (
    CHOICES,
    DEAL,
    NO_CARD,
    PHASES,
    UNDECIDED,
    NewGameState,
)
from estaminet.kernel.codec import plain
from estaminet.kernel.errors import BadOptions, BadPosition
from estaminet.kernel.positions import read_shape

if TYPE_CHECKING:
    from collections.abc import Mapping


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any] = {}
    phase: Literal["deal", "turn", "over"]
    hands: tuple[int, ...] = ()
    choices: tuple[Literal["keep", "swap"] | None, ...] = ()
    asides: tuple[int | None, ...] = ()
    pile: tuple[int, ...] = ()


def write_position(state: NewGameState) -> dict[str, Any]:
    if state.phase == DEAL:
        position = Position(seats=state.seats, options=plain(state.options), phase="deal")
    else:
        position = Position(
            seats=state.seats,
            options=plain(state.options),
            phase=PHASES[state.phase],
            hands=tuple(state.hands),
            choices=tuple(None if c == UNDECIDED else CHOICES[c] for c in state.choices),
            asides=tuple(None if card == NO_CARD else card for card in state.asides),
            pile=tuple(reversed(state.pile)),
        )
    written: dict[str, Any] = msgspec.to_builtins(position)
    return written


def read_position(given: Mapping[str, Any], seats: range) -> NewGameState:
    position = read_shape(Position, given, seats)
    try:
        options = NewGameOptions.read(position.options, position.seats)
    except BadOptions as error:
        raise BadPosition(error.reasons) from None
    if reasons := list(_shape_problems(position)):
        raise BadPosition(reasons)
    state = NewGameState(options, position.seats)
    state.phase = PHASES.index(position.phase)
    if state.phase != DEAL:
        state.hands = list(position.hands)
        state.choices = [UNDECIDED if c is None else CHOICES.index(c) for c in position.choices]
        state.asides = [NO_CARD if card is None else card for card in position.asides]
        state.pile = list(reversed(position.pile))
        state.turn = sum(choice is not None for choice in position.choices)
    if reasons := list(state.violations()):
        raise BadPosition(reasons)
    return state


def _shape_problems(position: Position) -> list[str]:
    expected = 0 if position.phase == "deal" else position.seats
    reasons = [
        f"{name} has {len(getattr(position, name))} entries instead of {expected}"
        for name in ("hands", "choices", "asides")
        if len(getattr(position, name)) != expected
    ]
    cards = [*position.hands, *position.pile, *(card for card in position.asides if card is not None)]
    reasons += [f"there is no card {card}" for card in cards if not 1 <= card <= HIGHEST]
    if position.phase == "deal" and position.pile:
        reasons.append("there is no pile before the deal")
    return reasons
