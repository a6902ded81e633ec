"""A view of Dudo! as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.bots.encoding import around, one_hot
from estaminet.games.dudo.material import BLANK, DICE_EACH, FACE_TEXT, FACES
from estaminet.games.dudo.view import DudoView

if TYPE_CHECKING:
    from estaminet.kernel.values import Options, View

REMEMBERED = 8
"""So many of the latest bids are told, the latest first."""
PHASES = ("starter", "roll", "bid", "window", "over")


def length(options: Options, seats: int) -> int:  # noqa: ARG001
    per_bid = seats + 2 + len(FACES)
    return len(PHASES) + len(FACES) + 7 * seats + 5 + REMEMBERED * per_bid


def encode(view: View, options: Options, seats: int) -> list[float]:  # noqa: ARG001
    assert isinstance(view, DudoView)
    assert view.seat is not None
    order = around(view.seat, seats)
    most = DICE_EACH * seats
    found = one_hot(PHASES.index(view.phase), len(PHASES))
    found += [(view.dice or "").count(FACE_TEXT[face]) / DICE_EACH for face in FACES]
    for seat in order:
        count = view.counts[seat]
        found += [
            -1.0 if count is None else count / DICE_EACH,
            float(view.in_play[seat]),
            min(view.jokers[seat], 3) / 3,
            float(view.been_palifico[seat]),
            float(view.turn == seat),
            float(seat in view.waiting),
            float(view.salsa_used[seat]),
        ]
    found += [
        -1.0 if view.total is None else view.total / most,
        view.cap / most,
        float(view.palifico),
        float(view.calza_offered),
        min(view.round, 120) / 120,
    ]
    for place in range(REMEMBERED):
        if place < len(view.bids):
            bid = view.bids[-1 - place]
            found += one_hot(order.index(bid.seat), seats)
            found += [bid.count / most, float(bid.salsa)]
            found += one_hot(bid.value - 1, BLANK)
        else:
            found += [0.0] * (seats + 2 + len(FACES))
    return found
