"""A network that plays Dudo! as it learnt to by playing itself (`estaminet.train`), read back with numpy alone.

It sees what a view says as numbers, `features`, in the order in which `train/dudo.py` has them (a test compares the
two), and its actions are relative: raises by 0 to 15 of the last count on each value, then dudo and calza. It never
makes a bid that is true with less than `LEAST` by the odds of the dice it does not see.
"""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Final

from estaminet.bots.network import at_least, in_rows, odds, one_hot
from estaminet.games.dudo.actions import BIDS, CALZA, DUDO
from estaminet.games.dudo.encode import REMEMBERED
from estaminet.games.dudo.material import BLANK, DICE_EACH, FACE_TEXT, FACES, MOST_SEATS, bid_index

if TYPE_CHECKING:
    from estaminet.games.dudo.view import DudoObservation, DudoView
    from estaminet.kernel.values import Action

WEIGHTS: Final = Path(__file__).parent / "network" / "weights.npz"
VALUES: Final = BLANK - 1
RAISES: Final = 16
DUDO_PLACE: Final = RAISES * VALUES
CALZA_PLACE: Final = DUDO_PLACE + 1
LEAST: Final = 0.01
SHARP: Final = 1.5
"""Among three and more the network's log odds are multiplied by this: it learnt to mix more than pays there."""
MOST: Final = DICE_EACH * MOST_SEATS
NEEDS: Final = 10
AHEAD: Final = 3
BACK: Final = 6


def _tails(odds: float) -> list[list[float]]:
    """`[n][k]`: the chance that k or more of n dice match; k up to MOST + 1."""
    found = []
    for n in range(MOST + 1):
        exact = [comb(n, k) * odds**k * (1 - odds) ** (n - k) for k in range(n + 1)]
        found.append([sum(exact[k:]) for k in range(n + 1)] + [0.0] * (MOST + 1 - n))
    return found


TAILS: Final = [_tails(1 / 3), _tails(1 / 6)]
"""By whether the round is palifico."""
FAR: Final = [[max(k for k in range(n + 1) if row[k] >= LEAST) for n, row in enumerate(part)] for part in TAILS]
"""`[palifico][unseen]`: the most that unseen dice may still have to bring."""


def knows(observation: DudoObservation) -> bool:
    """Whether it has learnt this table's rules: all options but salsa, blank bids and hidden dice."""
    options = observation.options
    usual = options.salsa == "off" and options.blank_bids == "off" and options.lost_dice == "visible"
    return usual and observation.view.phase == "bid"


class Seen:
    """What the player to act goes by, worked out once."""

    def __init__(self, view: DudoView, south: bool) -> None:
        assert view.seat is not None
        assert view.dice is not None
        self.view = view
        step = -1 if south else 1
        seats = len(view.in_play)
        self.order = [
            seat for seat in ((view.seat + step * ahead) % seats for ahead in range(seats)) if view.in_play[seat]
        ]
        """Those who are in, oneself first, in the order of play."""
        self.faces = [view.dice.count(FACE_TEXT[face]) for face in FACES]
        wild = 0 if view.palifico else self.faces[VALUES]
        self.matching = [count + wild for count in self.faces[:VALUES]]
        self.dice = [view.counts[seat] or 0 for seat in self.order]
        self.total = sum(self.dice)
        self.unseen = self.total - self.dice[0]
        self.opening = not view.bids
        self.count = view.bids[-1].count if view.bids else 0
        self.value = view.bids[-1].value - 1 if view.bids else 0


def features(seen: Seen) -> list[float]:
    """In the order of `DudoTask.observe`."""
    view, order = seen.view, seen.order
    numbers = [*seen.faces, *seen.matching, *seen.dice]
    most = len(numbers) - len(order) + MOST_SEATS
    found = in_rows([at_least(number, DICE_EACH) for number in numbers], DICE_EACH, most)
    found += in_rows([[float(view.been_palifico[seat])] for seat in order], 1, MOST_SEATS)
    found += in_rows([at_least(view.jokers[seat], 2) for seat in order], 2, MOST_SEATS)
    found += one_hot(len(order) - 2, MOST_SEATS - 1)
    found += [float(view.palifico), float(view.calza_offered), float(seen.opening)]
    found += at_least(seen.total, MOST)
    found += one_hot(-1 if seen.opening else seen.value, VALUES)
    found += at_least(seen.count, MOST)
    tails = TAILS[view.palifico][seen.unseen]
    if seen.opening:
        found += [0.0] * (3 + NEEDS)
        base = max(1, seen.total // (6 if view.palifico else 3))
    else:
        need = seen.count - seen.matching[seen.value]
        true = tails[max(need, 0)]
        exact = 0.0 if need < 0 else true - tails[need + 1]
        found += [true, exact, (need - seen.unseen / (6.0 if view.palifico else 3.0)) / 3.0]
        found += one_hot(min(max(need, -1), NEEDS - 2) + 1, NEEDS)
        base = seen.count
    for held in seen.matching:
        found += [tails[min(max(base + ahead - held, 0), MOST + 1)] for ahead in range(AHEAD)]
    past = view.bids[-2 : -REMEMBERED - 1 : -1]
    found += in_rows([one_hot(order.index(bid.seat), MOST_SEATS) for bid in past], MOST_SEATS, REMEMBERED - 1)
    found += in_rows([one_hot(bid.value - 1, VALUES) for bid in past], VALUES, REMEMBERED - 1)
    found += in_rows([one_hot(min(seen.count - bid.count, BACK - 1), BACK) for bid in past], BACK, REMEMBERED - 1)
    marks = [[0] * VALUES for _ in range(MOST_SEATS)]
    for bid in view.bids:
        marks[order.index(bid.seat)][bid.value - 1] = bid.count
    found += [float(mark > 0) for row in marks for mark in row]
    found += [max((mark - seen.count) / 4.0, -2.0) if mark else 0.0 for row in marks for mark in row]
    assert view.starter is not None
    found += one_hot(order.index(view.starter) if view.starter in order else -1, MOST_SEATS)
    found.append(min(len(view.bids), REMEMBERED) / REMEMBERED)
    return found


def sensible(seen: Seen) -> list[bool]:
    """Which of its actions are legal and not absurd."""
    view = seen.view
    far = FAR[view.palifico][seen.unseen]
    found = []
    for raised in range(RAISES):
        count = seen.count + raised + seen.opening
        for value in range(VALUES):
            if seen.opening:
                legal = True
            elif view.palifico:
                legal = raised > 0 and value == seen.value
            else:
                legal = raised > 0 or value > seen.value
            found.append(legal and count <= seen.total and count <= seen.matching[value] + far)
    found.append(not seen.opening)
    found.append(not seen.opening and view.calza_offered)
    return found


def chances(observation: DudoObservation) -> dict[Action, float]:
    """How likely the network takes each action."""
    seen = Seen(observation.view, observation.options.direction == "south")
    may = [place for place, good in enumerate(sensible(seen)) if good]
    sharp = SHARP if len(seen.order) > 2 else 1.0
    return dict(zip([_action(seen, place) for place in may], odds(WEIGHTS, features(seen), may, sharp), strict=True))


def _action(seen: Seen, place: int) -> Action:
    if place == DUDO_PLACE:
        return DUDO
    if place == CALZA_PLACE:
        return CALZA
    return BIDS[bid_index(seen.count + place // VALUES + seen.opening, place % VALUES + 1)]
