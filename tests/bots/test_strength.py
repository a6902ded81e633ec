"""The strength benchmark measures what it says: equal time, a table's time, and odds of bids that are right."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from estaminet import games
from estaminet.bots.players import Budget
from estaminet.games.dudo.actions import BIDS
from estaminet.games.dudo.view import DudoView
from estaminet.kernel.game import Game
from estaminet.kernel.match import Match, SeededChance
from estaminet.kernel.values import Seat
from estaminet.lab.measures import Interval

ROOT = Path(__file__).parents[2]


def benchmark(name: str) -> ModuleType:
    """`benchmarks` lies beside the package and is not installed."""
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module(f"benchmarks.{name}")
    finally:
        sys.path.remove(str(ROOT))


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    return benchmark("strength")


@pytest.fixture(scope="module")
def absurd() -> ModuleType:
    return benchmark("absurd")


def test_who_counts_simulations_takes_as_long_as_the_other(strength: ModuleType) -> None:
    """The bar against OpenSpiel's bot is only fair if both think equally long, whatever a simulation costs. Here
    simulations become ten times as cheap during the match, and the other one's moves are not equally long."""
    times = strength.SameTime(1.0)
    moves = 40
    for move in range(moves):
        times.other_took(0.15 if move % 2 else 0.25)
        simulations = times.next_step()
        each = 0.01 - 0.009 * move / moves
        times.took(simulations * each, simulations)
    assert times.own / times.own_moves == pytest.approx(times.other / times.other_moves, rel=0.05)


def test_without_time_only_the_least_is_done(strength: ModuleType) -> None:
    times = strength.SameTime(1.0)
    for _ in range(10):
        times.other_took(0.001)
        simulations = times.next_step()
        times.took(simulations * 0.01, simulations)
        assert simulations == times.LEAST


def test_rows_at_a_table_have_a_tables_time(strength: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {}

    def measure(_game: Game, bar: Any, deals: int, budget: Budget, _workers: int) -> Interval:
        measured[bar.name] = budget
        return Interval(0.5, 0.4, 0.6, deals)

    monkeypatch.setattr(strength, "measure", measure)
    monkeypatch.setattr(sys, "argv", ["strength", "dnup", "--at-table", "--iterations", "7"])
    strength.main()
    assert measured == {"expert-club-at-table": Budget(1.0), "expert-among-3-at-table": Budget(1.0)}
    monkeypatch.setattr(sys, "argv", ["strength", "dnup", "--iterations", "7"])
    measured.clear()
    strength.main()
    assert set(measured.values()) == {Budget(iterations=7)}
    assert "expert-club" in measured
    assert not any("table" in name for name in measured)


def dudo_view(cups: list[str], *, palifico: bool = False) -> DudoView:
    """What seat 0 sees before the first bid."""
    match = scripted(cups, palifico=palifico)
    view = match.state.view(Seat(0))
    assert isinstance(view, DudoView)
    return view


def scripted(cups: list[str], *, palifico: bool = False) -> Match:
    game = games.find("dudo")
    match = Match(game, game.options_type(first_starter="seat"), len(cups), chance=SeededChance(8))
    dice = [len(cup) for cup in cups]
    position = {**game.position(match.state), "dice": dice, "cups": cups, "round": 1 + 5 * len(cups) - sum(dice)}
    position |= {"been_palifico": [size == 1 for size in dice], "palifico": palifico}
    return Match.from_position(game, game.from_position(position))


def test_the_odds_of_a_bid_count_the_bidders_dice_and_nobodys(absurd: ModuleType) -> None:
    view = dudo_view(["1233b", "1122"])
    bids = {(bid.count, bid.value): bid for bid in BIDS}
    assert absurd.odds(bids[3, 3], view) == absurd.Odds(pytest.approx(1.0), pytest.approx(0.6228, abs=0.0001))
    assert absurd.odds(bids[9, 2], view) == absurd.Odds(0.0, pytest.approx(3**-9))
    assert absurd.odds(bids[7, 3], view).bidder == pytest.approx(3**-4)
    alone = dudo_view(["3", "1b"], palifico=True)
    assert absurd.odds(bids[2, 3], alone).bidder == pytest.approx(11 / 36)


def test_only_the_bids_of_the_seat_are_looked_at(absurd: ModuleType) -> None:
    match = scripted(["1233b", "1122"])
    for text in ("1x4", "9x2", "9x3", "dudo"):
        match.play(match.asked[0], match.game.read(text, match.options, 2))
    assert [round(one.bidder, 4) for one in absurd.bids_of(match, 0)] == [1.0, 0.0]
    assert len(list(absurd.bids_of(match, 1))) == 1
