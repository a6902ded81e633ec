"""How often Dudo! bots bid what is hardly ever true.

    python -m benchmarks.absurd                                 20,000 tries a decision, about a table's second
    python -m benchmarks.absurd --bot expert --others expert --iterations 300 --deals 100

A bid is counted that is true with less than 1 %: *for its bidder*, who knows their own cup; among these are bluffs
that others may well believe. And *for both*, the bidder and anybody who knows no cup at all: nobody bids so with a
reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import comb

from msgspec import Struct

from estaminet import games
from estaminet.bots.players import Budget
from estaminet.games.dudo.actions import Bid
from estaminet.games.dudo.material import BLANK, FACE_TEXT
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.match import Match
from estaminet.kernel.values import Seat
from estaminet.lab.play import play_match

SEED = 20261116
ABSURD = 0.01


class Odds(Struct, frozen=True):
    """The chance that a bid is true, for its bidder and for one who has seen no cup."""

    bidder: float
    anybody: float


def odds(bid: Bid, view: DudoView) -> Odds:
    """By the dice alone, each as likely to show one face as another; `view` is the bidder's before the bid."""
    assert view.dice is not None
    assert view.total is not None
    wild = not view.palifico and bid.value != BLANK
    faces = FACE_TEXT[bid.value] + (FACE_TEXT[BLANK] if wild else "")
    own = sum(die in faces for die in view.dice)
    chance = len(faces) / 6
    return Odds(at_least(bid.count - own, view.total - len(view.dice), chance), at_least(bid.count, view.total, chance))


def at_least(count: int, dice: int, chance: float) -> float:
    """The chance that `count` or more of the dice match."""
    return sum(comb(dice, i) * chance**i * (1 - chance) ** (dice - i) for i in range(max(0, count), dice + 1))


def bids_of(match: Match, seat: int) -> Iterator[Odds]:
    """The odds of every bid that a seat made in a finished match."""
    state = match.start
    for move in match.moves:
        if move.by == seat and isinstance(move.deed, Bid):
            yield odds(move.deed, state.view(Seat(seat)))
        state.play(Seat(move.by), move.deed, None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert", help="whose bids are looked at")
    parser.add_argument("--others", default="club", help="who it plays against")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=25, help="each is played in every seat")
    parser.add_argument(
        "--iterations", type=int, default=20_000, help="tries of a bot that searches, for each decision"
    )
    parser.add_argument("--seconds", type=float, help="seconds for each decision, instead of tries")
    given = parser.parse_args()
    budget = Budget(given.seconds) if given.seconds else Budget(iterations=given.iterations)
    game = games.find("dudo")
    bids: list[Odds] = []
    won = 0.0
    for deal in range(given.deals):
        for seat in range(given.seats):
            seating = [given.others] * given.seats
            seating[seat] = given.bot
            match, _ = play_match(game, game.options_type(), seating, seed=SEED, deal=deal, budget=budget)
            bids += bids_of(match, seat)
            assert match.ended is not None
            won += match.ended.shares()[seat]
    matches = given.deals * given.seats
    bidder = sum(one.bidder < ABSURD for one in bids)
    both = sum(max(one.bidder, one.anybody) < ABSURD for one in bids)
    sys.stdout.write(
        f"{given.bot} against {given.others}: {matches} matches, {100 * won / matches:.0f} % won; {len(bids)} bids,"
        f" true with less than 1 %: {bidder} ({100 * bidder / len(bids):.1f} %) for the bidder,"
        f" {both} ({100 * both / len(bids):.1f} %) for both\n"
    )


if __name__ == "__main__":
    main()
