"""A view of Dudab as numbers."""

from typing import get_args

from estaminet.bots.encoding import around, one_hot
from estaminet.games.dudab.material import CALLS, HAND_KINDS, KIND_OF, KINDS, MOST_COLUMNS
from estaminet.games.dudab.view import DudabView, Phase
from estaminet.kernel.values import Options

PHASES = get_args(Phase)


def _counts(cards: tuple[str, ...]) -> list[float]:
    counts = [0.0] * KINDS
    for card in cards:
        counts[KIND_OF[card]] += 0.5
    return counts


def encode(view: DudabView, options: Options, seats: int) -> list[float]:
    assert view.seat is not None
    numbers = one_hot(PHASES.index(view.phase), len(PHASES))
    numbers += _counts(view.hand or ())[:HAND_KINDS]
    for place in range(MOST_COLUMNS):
        if place >= len(view.columns):
            numbers += [0.0] * (HAND_KINDS + 2 * KINDS + 4)
            continue
        column = view.columns[place]
        visible = column.below or column.above
        top = KIND_OF[visible[-1]] if visible else None
        numbers += one_hot(top if top is None or top < HAND_KINDS else None, HAND_KINDS)
        numbers += _counts(column.above) + _counts(column.below)
        numbers += [1.0, len(column.above) / 5, float(column.jungle), len(column.below) / 5]
    numbers += _counts(view.discard)
    obligation = view.obligation
    call = None if obligation is None or obligation.call is None else CALLS.index(obligation.call)
    numbers += one_hot(call, len(CALLS))
    numbers += one_hot(None if obligation is None else obligation.column, MOST_COLUMNS)
    for seat in around(view.seat, seats):
        standing = view.standing[seat]
        numbers += [
            view.hands[seat] / 5,
            float(view.active == seat),
            float(view.asked == seat),
            view.totals[seat] / 50,
            0.0 if standing is None else standing / 50,
            float(view.starter == seat),
        ]
    numbers += [view.pile / 96, view.need / 5, view.round / 6, view.rounds / 6]
    return numbers
