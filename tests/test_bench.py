"""The measuring itself: it counts what it says, and the tables say what was measured. Nothing here is about speed."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

from estaminet import games
from estaminet.kernel.rng import FastRng
from estaminet.kernel.state import Decision, Pending, State
from estaminet.kernel.values import CHANCE
from estaminet.lab import speed
from estaminet.lab.speed import Case, Costs, Sample, Steps

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def report() -> ModuleType:
    """`benchmarks` lies beside the package and is not installed."""
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module("benchmarks.report")
    finally:
        sys.path.remove(str(ROOT))


@pytest.mark.parametrize("key", games.keys())
def test_driving_counts_every_decision_and_ends(key: str) -> None:
    game = games.find(key)
    seats = game.manifest.usual_seats
    asked = 0

    class Counting:
        """Stands before a state and counts how often somebody is asked for their choices."""

        def __init__(self, state: State) -> None:
            self.state = state
            self.pending = state.pending
            self.sample = state.sample
            self.play = state.play

        def legal(self, seat: int) -> object:
            nonlocal asked
            asked += 1
            return self.state.legal(seat)  # type: ignore[arg-type]

    state = game.start(game.read_options({}, seats), seats)
    decisions = speed.drive(Counting(state), FastRng(3), FastRngAsFloat(4))  # type: ignore[arg-type]
    assert decisions == asked > 0
    assert not state_waits(state.pending())


class FastRngAsFloat:
    """A number from 0 to 1, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def __call__(self) -> float:
        return int(self.rng.word()) / 2**32


def state_waits(pending: Pending) -> bool:
    return isinstance(pending, Decision)


def test_both_drivers_count_whole_games() -> None:
    case = speed.usual_cases()[0]
    drivers: list[speed.Driver] = ["python", "loop"]
    for driver in drivers:
        one = speed.player(case, driver)
        first, second = one(1), one(1)
        both = speed.player(case, driver)(2)
        assert both == first + second


def test_every_game_there_is_has_a_usual_case() -> None:
    cases = speed.usual_cases()
    assert [case.game for case in cases] == games.keys()
    assert all(case.seats in games.find(case.game).seats for case in cases)


def test_timing_adds_up_what_was_played() -> None:
    played: list[int] = []

    def play(number: int) -> int:
        played.append(number)
        return number * 7

    sample = speed.timed(play, 0.01)
    assert sample.decisions == sum(played) * 7
    assert sample.seconds >= 0.01


def test_a_rate_is_the_median_of_the_samples() -> None:
    assert speed.rate([Sample(10, 1.0), Sample(30, 1.0), Sample(4000, 2.0)]) == 30


def test_steps_are_as_many_as_decisions() -> None:
    case = speed.usual_cases()[0]
    steps = speed.step_times(case, 1, repeats=2)
    assert steps.steps == speed.step_times(case, 1, repeats=1).steps > 0
    assert 0 < steps.median <= steps.worst


def test_costs_are_measured_in_positions_where_somebody_is_asked() -> None:
    case = speed.usual_cases()[0]
    positions = speed.positions(case, 5)
    assert len(positions) == 5
    for state, seat, events in positions:
        pending = state.pending()
        assert isinstance(pending, Decision)
        assert seat in pending.seats
        assert seat != CHANCE
        assert state.legal(seat)
        assert all(event.clause() for event in events)
    costs = speed.costs(case, number=2, seconds=0.0)
    assert min(costs.view, costs.message, costs.message_bytes, costs.copy) > 0


def test_memory_is_read_after_every_share() -> None:
    told: list[int] = []
    seen = speed.memory(speed.usual_cases()[0], 4, points=2, told=told.append)
    assert [played for played, _ in seen] == [0, 2, 4]
    assert told == [2, 2]
    assert all(held > 0 for _, held in seen)


def test_a_bar_is_reached_missed_or_not_measured(report: ModuleType) -> None:
    assert report.ratio(10.0, 4.0) == 2.5
    assert report.ratio(None, 4.0) is None
    assert report.Bar("a", 5.0, 5.0).reached
    assert report.Bar("a", 4.99, 5.0).reached is False
    assert report.Bar("a", 2.0, 2.0, at_most=True).reached
    assert report.Bar("a", 2.1, 2.0, at_most=True).reached is False
    assert report.Bar("a", None, 2.0).reached is None
    assert report.Bar("a", 4.99, 5.0).cells() == ["a", "4.99 x", "at least 5 x", "NOT reached"]
    assert report.Bar("b", None, 2.0, at_most=True).cells() == ["b", "-", "at most 2 x", "not measured"]


def test_the_page_keeps_its_prose_and_gets_the_new_tables(report: ModuleType) -> None:
    def measured(rate: float) -> object:
        return report.Report(
            "a machine",
            "Python",
            "make bench",
            "",
            [report.Ours("Game, 2 players", rate)],
            [report.Peer("Other", "from Python", 7.0)],
            [report.Bar("fast", rate, 5.0)],
            {"Game, 2 players": Steps(10, 500.0, 2000)},
            [report.Looks("Game, 2 players", Costs(1.0, 2.0, 30.0, 4.0), None)],
            [(0, 2**20), (1000, 2**20)],
        )

    page = f"before\n\n{report.START}\n{report.END}\n\nafter\n"
    page = report.replaced(page, measured(1234.0))
    page = report.replaced(page, measured(98765.0))
    assert page.startswith("before\n")
    assert page.endswith("\nafter\n")
    assert "| Game, 2 players | 98,765 | - | - | - |" in page
    assert "| Game, 2 players | 10 | 0.50 | 2.0 | 4.0 |" in page
    assert "| Game, 2 players | 1.0 (-) | 2.0 (-) | 30 | 4.0 (-) |" in page
    assert "1,234" not in page
    assert page.count("### Bars") == 1
    with pytest.raises(ValueError, match="no place"):
        report.replaced("nothing here", measured(1.0))


def test_the_written_page_has_a_place_for_the_tables(report: ModuleType) -> None:
    page = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    assert page.count(report.START) == page.count(report.END) == 1


def test_a_case_says_what_is_played() -> None:
    key = games.keys()[0]
    title = games.find(key).manifest.title
    assert Case(key, 3, (("colour", "blue"),)).name == f"{title}, 3 players, colour blue"
