"""A view of dnup as numbers. Cards are counted by their two values, so that every deck of 1 to 9 has its place."""

from estaminet.bots.encoding import around, one_hot
from estaminet.games.dnup.material import PHASES
from estaminet.games.dnup.options import DnupOptions
from estaminet.games.dnup.view import DnupView

VALUES = 9
"""Higher values of a deck of one's own share the last place."""


def _place(value: int) -> int:
    return min(value, VALUES) - 1


def _sides(card: str) -> tuple[int, int]:
    up, down = card.split("/")
    return int(up), int(down)


def encode(view: DnupView, options: DnupOptions, seats: int) -> list[float]:
    assert view.seat is not None
    numbers = one_hot(PHASES.index(view.phase), len(PHASES))
    hand = [0.0] * (VALUES * VALUES)
    for card in view.hand or ():
        up, down = _sides(card)
        hand[_place(up) * VALUES + _place(down)] += 0.5
    numbers += hand
    order = around(view.seat, seats)
    areas = (1, 2) if seats == 2 else (None,)
    lying = {(one.seat, one.area): one for one in view.table}
    for seat in order:
        for area in areas:
            one = lying.get((seat, area))
            if one is None:
                numbers += [0.0] * (2 * VALUES + 3)
                continue
            numbers += one_hot(_place(one.value), VALUES)
            below = [0.0] * VALUES
            for card in one.cards:
                below[_place(_sides(card)[1])] += 0.5
            numbers += below
            numbers += [len(one.cards) / 4, one.added / 4, (one.falls_in or 0) / (2 * seats)]
    for seat in order:
        numbers += [
            view.counts[seat] / 8,
            view.points[seat] / 4,
            float(view.turn == seat),
            float(seat in view.out),
            float(view.star == seat),
            float(view.turn == seat and view.area == 2),
        ]
    numbers += [view.discards / 40, float(view.cleared), (view.stall or 0) / view.limit, float(view.guarded)]
    return numbers
