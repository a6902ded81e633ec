"""One minute of everything at once; `make soak` does it for longer."""

from __future__ import annotations

from tests.server.soak import soak


def test_a_minute_of_everything_loses_nothing() -> None:
    report = soak(60)
    assert report.problems == []
    assert report.moves_lost == 0
    assert report.moves_acknowledged > 100, report.said()
    assert report.kills >= 3, report.said()
    assert report.database_restarts >= 1, report.said()
