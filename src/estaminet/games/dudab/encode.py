"""A view of Dudab as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from estaminet.bots.encoding import around, one_hot
from estaminet.games.dudab.material import CALLS, HAND_KINDS, KIND_OF, KINDS, MOST_COLUMNS
from estaminet.games.dudab.view import DudabView

if TYPE_CHECKING:
    from estaminet.kernel.values import Options, View

PHASES = (
    "starter",
    "deal",
    "normal",
    "react",
    "call",
    "jungle",
    "baby",
    "trim",
    "shed-to",
    "shed",
    "round-over",
    "game-over",
)


def length(options: Options, seats: int) -> int:  # noqa: ARG001
    column = HAND_KINDS + 2 * KINDS + 4
    return len(PHASES) + HAND_KINDS + MOST_COLUMNS * column + KINDS + len(CALLS) + MOST_COLUMNS + 6 * seats + 4


def _counts(cards: tuple[str, ...]) -> list[float]:
    found = [0.0] * KINDS
    for card in cards:
        found[KIND_OF[card]] += 0.5
    return found


def encode(view: View, options: Options, seats: int) -> list[float]:  # noqa: ARG001
    assert isinstance(view, DudabView)
    assert view.seat is not None
    found = one_hot(PHASES.index(view.phase), len(PHASES))
    found += _counts(view.hand or ())[:HAND_KINDS]
    for place in range(MOST_COLUMNS):
        if place >= len(view.columns):
            found += [0.0] * (HAND_KINDS + 2 * KINDS + 4)
            continue
        column = view.columns[place]
        visible = column.below or column.above
        top = KIND_OF[visible[-1]] if visible else None
        found += one_hot(top if top is None or top < HAND_KINDS else None, HAND_KINDS)
        found += _counts(column.above) + _counts(column.below)
        found += [1.0, len(column.above) / 5, float(column.jungle), len(column.below) / 5]
    found += _counts(view.discard)
    obligation = view.obligation
    call = None if obligation is None or obligation.call is None else CALLS.index(obligation.call)
    found += one_hot(call, len(CALLS))
    found += one_hot(None if obligation is None else obligation.column, MOST_COLUMNS)
    for seat in around(view.seat, seats):
        standing = view.standing[seat]
        found += [
            view.hands[seat] / 5,
            float(view.active == seat),
            float(view.asked == seat),
            view.totals[seat] / 50,
            0.0 if standing is None else standing / 50,
            float(view.starter == seat),
        ]
    found += [view.pile / 96, view.need / 5, view.round / 6, view.rounds / 6]
    return found
