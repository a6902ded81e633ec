"""How differently two policies choose, for a game's tests of its personas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Chance, Ended
from estaminet.kernel.values import CHANCE, Seat

if TYPE_CHECKING:
    from estaminet.kernel.game import Game


def difference(game: Game, usual: Any, other: Any, matches: int, seats: int = 2) -> float:
    """Total variation, on average over the decisions of usual players who have a choice."""
    rng = FastRng(3)
    apart: list[float] = []
    for _ in range(matches):
        state = game.start(game.options_type(), seats)
        while not isinstance(pending := state.pending(), Ended):
            if isinstance(pending, Chance):
                state.play(CHANCE, state.sample(rng), None)
                continue
            seat = Seat(pending.seats[0])
            legal = state.legal(seat)
            if len(legal) > 1:
                pairs = zip(usual.weights(state, seat, legal), other.weights(state, seat, legal), strict=True)
                apart.append(sum(abs(one - another) for one, another in pairs) / 2)
            state.play(seat, usual.act(state, seat, legal, rng), None)
    return sum(apart) / len(apart)
