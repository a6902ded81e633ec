"""Simple players as people are: six for Dudo!, written before any bot was tuned, and never tuned against.

    python -m benchmarks.panel --bots expert champion --deals 400
    python -m benchmarks.panel --bots expert --others expert-search search-unmended --seats 2 4 --seconds 1 --deals 100

A deal is played in every seating; one bot among players of the panel (or others by name), with 95 % intervals. Beside
it: how often the bot bluffed with a bid that is true with less than one in a hundred by what it knew, and how often
such a bid was absurd: as unlikely for anybody who sees no cup at all.
"""

from __future__ import annotations

import argparse
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import comb, exp
from multiprocessing import get_context
from typing import Any

from estaminet import games
from estaminet.bots.levels import search_of
from estaminet.bots.players import Budget, Player, find_player
from estaminet.games.dudo.actions import CALZA, DUDO, Bid
from estaminet.games.dudo.bots import solved_chances
from estaminet.games.dudo.material import FACE_TEXT
from estaminet.kernel.match import Match
from estaminet.kernel.rng import FastRng, Rng
from estaminet.lab.measures import interval
from estaminet.lab.play import DealtChance

SEED = 20261116
ABSURD = 0.01


class Cup:
    """What a player knows: its own dice, how many it does not see, and the bid to answer."""

    def __init__(self, observation: Any) -> None:
        view = observation.view
        wild = 0 if view.palifico else view.dice.count("b")
        self.view = view
        self.held = {value: view.dice.count(FACE_TEXT[value]) + wild for value in range(1, 6)}
        self.total = sum(count or 0 for count in view.counts)
        self.unseen = self.total - len(view.dice)
        self.odds = 1 / 6 if view.palifico else 1 / 3
        self.last = view.bids[-1] if view.bids else None
        self.bids = [action for action in observation.legal if isinstance(action, Bid)]
        self.may_calza = CALZA in observation.legal

    def true(self, count: int, value: int) -> float:
        """How likely such a bid is true, by the odds of unseen dice alone."""
        need = count - self.held[value]
        return at_least(self.unseen, need, self.odds)

    def likeliest(self) -> Bid | None:
        """The bid that is most likely true; of equals the highest."""
        return max(self.bids, key=lambda bid: (round(self.true(bid.count, bid.value), 9), bid.index), default=None)


def at_least(n: int, need: int, odds: float) -> float:
    return sum(comb(n, k) * odds**k * (1 - odds) ** (n - k) for k in range(max(need, 0), n + 1))


class Simple(ABC):
    """A player that goes by its cup."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, observation: Any) -> Any:
        cup = Cup(observation)
        action = self.answer(cup)
        return action if action in observation.legal else DUDO

    @abstractmethod
    def answer(self, cup: Cup) -> Any:
        """What it says."""


class Honest(Simple):
    """Says what is most likely true, and doubts what is less likely than that and than not."""

    def answer(self, cup: Cup) -> Any:
        best = cup.likeliest()
        if cup.last is None:
            return best
        believed = cup.true(cup.last.count, cup.last.value)
        if best is None or (believed < 0.5 and cup.true(best.count, best.value) < 1 - believed):
            return DUDO
        return best


class Daring(Simple):
    """Bids as high as it may still be true one time in four; doubts only what is nearly impossible."""

    def answer(self, cup: Cup) -> Any:
        if cup.last is not None and cup.true(cup.last.count, cup.last.value) < 0.15:
            return DUDO
        within = [bid for bid in cup.bids if cup.true(bid.count, bid.value) >= 0.25]
        return max(within, key=lambda bid: bid.index) if within else cup.likeliest() or DUDO


class NeverDoubts(Simple):
    """Raises with whatever is likeliest, and doubts only where there is no higher bid."""

    def answer(self, cup: Cup) -> Any:
        return cup.likeliest() or DUDO


class DoubtsEverything(Simple):
    """Opens with what is likeliest and doubts whatever it hears."""

    def answer(self, cup: Cup) -> Any:
        return DUDO if cup.last is not None else cup.likeliest()


class BluffsFirst(Simple):
    """Opens with half of all dice of the value it has fewest of, doubts a raise on it, and else says what it holds."""

    def answer(self, cup: Cup) -> Any:
        view = cup.view
        poorest = min(cup.held, key=lambda value: (cup.held[value], value))
        if cup.last is None:
            count = max(1, cup.total // 2)
            return next(bid for bid in cup.bids if bid.count == count and bid.value == poorest)
        opened = view.bids[0]
        if opened.seat == view.seat and cup.last.value == opened.value:
            return DUDO
        # Bids are taken at their word: the bidder has a third of the count beyond the odds.
        richest = max(cup.held, key=lambda value: (cup.held[value], value))
        room = cup.held[richest] + cup.unseen * cup.odds
        raises = [bid for bid in cup.bids if bid.value == richest and bid.count <= room + 0.5]
        if raises:
            return min(raises, key=lambda bid: bid.index)
        told = cup.true(cup.last.count - 1, cup.last.value)
        return DUDO if told < 0.5 else cup.likeliest() or DUDO


class OwnDice(Simple):
    """Counts its own dice and half of the others', whatever was said."""

    def answer(self, cup: Cup) -> Any:
        richest = max(cup.held, key=lambda value: (cup.held[value], value))
        if cup.last is None:
            count = max(1, cup.held[richest])
            return next(bid for bid in cup.bids if bid.count == count and bid.value == richest)
        if cup.last.count > cup.held[cup.last.value] + cup.unseen // 2:
            return DUDO
        raises = [bid for bid in cup.bids if bid.value == richest]
        return min(raises, key=lambda bid: bid.index) if raises else DUDO


PANEL: dict[str, Callable[[Rng], Player]] = {
    "honest": Honest,
    "daring": Daring,
    "never-doubts": NeverDoubts,
    "doubts-everything": DoubtsEverything,
    "bluffs-first": BluffsFirst,
    "own-dice": OwnDice,
}


class Unmended:
    """The expert as it was until 15 November 2026: the search of `expert-search`, but whatever it had tried just once
    could be drawn. It is here so that figures of before can be compared."""

    NAME = "search-unmended"

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng = rng
        search = search_of(find_player("expert-search", games.find("dudo"), rng, budget))
        assert search is not None
        self.search = search

    def choose(self, observation: Any) -> Any:
        solved = solved_chances(observation)
        if solved:
            return list(solved)[self.rng.weighted(list(solved.values()))]
        if len(observation.legal) == 1:
            return observation.legal[0]
        tried = self.search.search(observation).tried()
        visits = sum(one.visits for one in tried)
        mean = sum(one.visits * one.value for one in tried) / visits if visits else 0.0
        weights = [
            (one.weight + 0.01 / len(tried))
            * exp(150.0 * ((one.value * one.visits + mean * 24.0) / (one.visits + 24.0) - mean))
            for one in tried
        ]
        return tried[self.rng.weighted(weights)].action


def seated(name: str, rng: Rng, budget: Budget) -> Player:
    if name == Unmended.NAME:
        return Unmended(rng, budget)
    return PANEL[name](rng) if name in PANEL else find_player(name, games.find("dudo"), rng, budget)


def deal(bot: str, other: str, seats: int, number: int, budget: Budget) -> tuple[float, int, int, int]:
    """One deal in every seating: the share the bot won, its bids, how many were absurd, and how many bluffs."""
    game = games.find("dudo")
    won, bids, absurd, bluffs = 0, 0, 0, 0
    for seat in range(seats):
        match = Match(game, game.options_type(), seats, chance=DealtChance(SEED, number))
        players = [
            seated(bot if other_seat == seat else other, FastRng.of(SEED, number, 1, other_seat), budget)
            for other_seat in range(seats)
        ]
        while asked := match.asked:
            observation = match.observation(asked[0])
            action = players[asked[0]].choose(observation)
            if asked[0] == seat and isinstance(action, Bid):
                bids += 1
                cup = Cup(observation)
                bluff = cup.true(action.count, action.value) < ABSURD
                bluffs += bluff
                absurd += bluff and at_least(cup.total, action.count, cup.odds) < ABSURD
            match.play(asked[0], action)
        ended = match.ended
        assert ended is not None
        won += ended.places[seat] == 1
    return won / seats, bids, absurd, bluffs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.panel")
    parser.add_argument("--bots", nargs="+", default=["expert"])
    parser.add_argument("--others", nargs="+", default=list(PANEL))
    parser.add_argument("--seats", nargs="+", type=int, default=[2])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--iterations", type=int, help="tries of those who search, instead of seconds")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument(
        "--limit", type=float, default=1e9, help="seconds for each pairing; deals not begun are left out"
    )
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    budget = Budget(seconds=arguments.seconds, iterations=arguments.iterations)
    with ProcessPoolExecutor(arguments.workers, get_context("spawn")) as pool:
        for bot in arguments.bots:
            for other in arguments.others:
                for seats in arguments.seats:
                    started = time.perf_counter()
                    waiting = [
                        pool.submit(deal, bot, other, seats, arguments.first + number, budget)
                        for number in range(arguments.deals)
                    ]
                    results = []
                    for job in waiting:
                        if time.perf_counter() - started > arguments.limit:
                            # From the end: those next in turn have begun.
                            for later in reversed(waiting):
                                later.cancel()
                        if job.cancelled():
                            continue
                        results.append(job.result())
                        sys.stderr.write(
                            f"{bot} : {other}, {seats} seats: {sum(r[0] for r in results):g} of {len(results)}\r"
                        )
                        sys.stderr.flush()
                    shares, bids, absurd, bluffs = zip(*results, strict=True)
                    sys.stdout.write(
                        f"{bot} : {other}, {seats} seats: {interval(shares)}; absurd bids {sum(absurd)} of {sum(bids)},"
                        f" bluffs {sum(bluffs)};"
                        f" {time.perf_counter() - started:.0f} s\n"
                    )
                    sys.stdout.flush()


if __name__ == "__main__":
    main()
