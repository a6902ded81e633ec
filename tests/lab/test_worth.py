"""The fit of what standings are worth."""

from __future__ import annotations

import pytest

from estaminet import games
from estaminet.lab.worth import fit, standings
from estaminet.review.model import Model
from estaminet.review.worth import Standing, chances


def test_the_fit_finds_what_made_the_results() -> None:
    """The first of two wins 3 of 4, whatever the policy said."""
    standing: Standing = ("2", [{"log": -0.69, "place 0": 1.0}, {"log": -0.69}])
    seen = [(standing, [1.0, 0.0])] * 300 + [(standing, [0.0, 1.0])] * 100
    assert chances(standing[1], fit(seen))[0] == pytest.approx(0.75, abs=0.02)


def test_what_was_seldom_seen_hardly_counts() -> None:
    standing: Standing = ("2", [{"log": -0.69, "place 0": 1.0}, {"log": -0.69}])
    assert chances(standing[1], fit([(standing, [1.0, 0.0])]))[0] < 0.65


def test_standings_come_with_who_won() -> None:
    game = games.find("dudo")
    seen = standings(game, Model(game), 3, 0)
    assert seen
    assert {kind for (kind, _), _ in seen} == {"2", "3"}
    assert len({tuple(shares) for _, shares in seen}) == 1
    assert seen == standings(game, Model(game), 3, 0)
