"""The end of a match: a second network, for rounds of two with five dice or fewer (numpy alone).

It learnt from whole solutions of these rounds (`estaminet.train.endgame`) and sees all that was bid. Unlike the
larger network it bluffs with bids that it knows to be false: without them a round of two dice against one is lost by
five points in a hundred more (docs/strength.md). It never bids what is true with less than one in a hundred for
anybody, all five of five dice.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from estaminet.bots import network
from estaminet.bots.network import at_least, one_hot
from estaminet.games.dudo import actions
from estaminet.games.dudo.material import BLANK, FACE_TEXT, FACES, bid_index
from estaminet.games.dudo.network import TAILS

if TYPE_CHECKING:
    from estaminet.games.dudo.view import DudoObservation, DudoView
    from estaminet.kernel.values import Action

WEIGHTS: Final = Path(__file__).parent / "network" / "endgame.npz"
VALUES: Final = BLANK - 1
MOST_TOTAL: Final = 5
"""What its inputs and outputs have room for."""
MOST_LEARNT: Final = 5
"""What the shipped weights have learnt."""
MOST_BIDS: Final = VALUES * MOST_TOTAL
DUDO: Final = MOST_BIDS
CALZA: Final = MOST_BIDS + 1
ACTIONS: Final = MOST_BIDS + 2
NEEDS: Final = 6
MOST_EACH: Final = MOST_TOTAL - 1
FEATURES: Final = 5 * len(FACES) + 5 * VALUES + 2 * MOST_EACH + 3 + 3 * MOST_BIDS + NEEDS + 2


def knows(observation: DudoObservation) -> bool:
    """Two players with few dice, calza allowed, no palifico round."""
    view, options = observation.view, observation.options
    usual = options.blank_bids == "off" and options.lost_dice == "visible" and view.calza_offered
    if view.phase != "bid" or view.palifico or not usual or view.dice is None or sum(view.in_play) != 2:
        return False
    return sum(count or 0 for count in view.counts) <= MOST_LEARNT


class Seen:
    """What the player to act goes by."""

    def __init__(self, view: DudoView) -> None:
        assert view.seat is not None
        assert view.dice is not None
        other = next(seat for seat, here in enumerate(view.in_play) if here and seat != view.seat)
        self.dice = (view.counts[view.seat] or 0, view.counts[other] or 0)
        self.total = sum(self.dice)
        self.been = (view.been_palifico[view.seat], view.been_palifico[other])
        self.opened = view.starter == view.seat
        self.faces = [view.dice.count(FACE_TEXT[face]) for face in FACES]
        self.matching = [count + self.faces[VALUES] for count in self.faces[:VALUES]]
        self.bids = [(VALUES * (bid.count - 1) + bid.value - 1, bid.seat == view.seat) for bid in view.bids]
        self.last = self.bids[-1][0] if self.bids else -1
        self.need = self.last // VALUES + 1 - self.matching[self.last % VALUES] if self.bids else 0
        """How many of the other's dice have to match."""
        if self.bids and self.last >= VALUES * (self.total - 1) and self.need <= self.dice[1]:
            # A bid on all dice that may be true: whether own dice show it or are blank is all the same.
            self.faces = [self.dice[0] if face == self.last % VALUES + 1 else 0 for face in FACES]
            self.matching = self.faces[:VALUES]

    @property
    def most(self) -> int:
        """Bids from here on it never makes: those that raise all dice, and all of five."""
        if self.last >= VALUES * (self.total - 1):
            return 0
        return VALUES * self.total if self.total < MOST_TOTAL else VALUES * (self.total - 1)

    @property
    def doubts(self) -> bool:
        """A bid on all dice that own dice show to be false, or that raises one's own, is doubted."""
        if self.last < VALUES * (self.total - 1):
            return False
        raised = any(mine and bid >= VALUES * (self.total - 1) for bid, mine in self.bids)
        return raised or self.need > self.dice[1]


def features(seen: Seen) -> list[float]:
    """In the order of `train/endgame.py`."""
    found: list[float] = []
    for number in (*seen.faces, *seen.matching):
        found += at_least(number, 5)
    for dice in seen.dice:
        found += one_hot(dice - 1, MOST_EACH)
    found += [float(seen.been[0]), float(seen.been[1]), float(seen.opened)]
    for mine in (True, False):
        row = [0.0] * MOST_BIDS
        for bid, own in seen.bids:
            if own is mine:
                row[bid] = 1.0
        found += row
    if not seen.bids:
        return found + [0.0] * (MOST_BIDS + NEEDS + 2)
    tails = TAILS[0][seen.dice[1]]
    true = tails[max(seen.need, 0)]
    exact = true - tails[seen.need + 1] if seen.need >= 0 else 0.0
    needs = one_hot(min(max(seen.need, -1), NEEDS - 2) + 1, NEEDS)
    return [*found, *one_hot(seen.last, MOST_BIDS), *needs, true, exact]


def odds(seen: Seen) -> dict[int, float]:
    """How likely the network takes each of its actions."""
    if seen.doubts:
        return {DUDO: 1.0}
    may = [*range(seen.last + 1, seen.most), *([DUDO, CALZA] if seen.bids else [])]
    return dict(zip(may, network.odds(WEIGHTS, features(seen), may), strict=True))


def chances(observation: DudoObservation) -> dict[Action, float]:
    """How likely the network takes each action of the game."""
    return {_action(place): chance for place, chance in odds(Seen(observation.view)).items()}


def _action(place: int) -> Action:
    if place == DUDO:
        return actions.DUDO
    if place == CALZA:
        return actions.CALZA
    return actions.BIDS[bid_index(place // VALUES + 1, place % VALUES + 1)]
