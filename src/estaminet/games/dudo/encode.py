"""A view of Dudo! as numbers."""

from estaminet.bots.encoding import around, one_hot
from estaminet.games.dudo.material import BLANK, DICE_EACH, FACE_TEXT, FACES, PHASES
from estaminet.games.dudo.options import DudoOptions
from estaminet.games.dudo.view import DudoView

REMEMBERED = 8
"""This many of the latest bids are told, the latest first."""


def encode(view: DudoView, options: DudoOptions, seats: int) -> list[float]:
    assert view.seat is not None
    order = around(view.seat, seats)
    most = DICE_EACH * seats
    numbers = one_hot(PHASES.index(view.phase), len(PHASES))
    numbers += [(view.dice or "").count(FACE_TEXT[face]) / DICE_EACH for face in FACES]
    for seat in order:
        count = view.counts[seat]
        numbers += [
            -1.0 if count is None else count / DICE_EACH,
            float(view.in_play[seat]),
            min(view.jokers[seat], 3) / 3,
            float(view.been_palifico[seat]),
            float(view.turn == seat),
            float(seat in view.waiting),
            float(view.salsa_used[seat]),
        ]
    numbers += [
        -1.0 if view.total is None else view.total / most,
        view.cap / most,
        float(view.palifico),
        float(view.calza_offered),
        min(view.round, 120) / 120,
    ]
    for place in range(REMEMBERED):
        if place < len(view.bids):
            bid = view.bids[-1 - place]
            numbers += one_hot(order.index(bid.seat), seats)
            numbers += [bid.count / most, float(bid.salsa)]
            numbers += one_hot(bid.value - 1, BLANK)
        else:
            numbers += [0.0] * (seats + 2 + len(FACES))
    return numbers
