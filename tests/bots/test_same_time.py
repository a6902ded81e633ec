"""The bar against OpenSpiel's bot is only fair if both think equally long, however dear a simulation is."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    """`benchmarks` lies beside the package and is not installed."""
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module("benchmarks.strength")
    finally:
        sys.path.remove(str(ROOT))


def test_who_counts_simulations_takes_as_long_as_the_other(strength: ModuleType) -> None:
    """Simulations become ten times as cheap during the match, and the other one's moves are not equally long."""
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
