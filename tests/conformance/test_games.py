"""Every game folder passes every check of the grade it claims. No game is named here and none is excused."""

from __future__ import annotations

import pytest

from estaminet.conformance import checks_of
from estaminet.games import all_games, find
from estaminet.text import languages, languages_of

MATCHES = {"bots": 1}
"""Matches per number of seats, where they are not three: bots think."""


@pytest.mark.parametrize(("key", "part"), [(game.key, part) for game in all_games() for part in checks_of(game)])
def test_a_game_conforms(key: str, part: str) -> None:
    game = find(key)
    findings = [str(finding) for finding in checks_of(game)[part](game, MATCHES.get(part, 3), 1)]
    assert not findings, "\n".join(findings[:20])


OURS = ["dnup", "dudab", "dudo", "udaka"]


@pytest.mark.inside
@pytest.mark.parametrize("part", ["Counting", "Flights", "InText", "coach", "keys", "lesson", "lesson2", "spots"])
@pytest.mark.parametrize("key", OURS)
def test_our_own_games_have_every_part_of_a_board(key: str, part: str) -> None:
    """Games of others may do without; tests of pages that are about one of these go by its file."""
    assert any((find(key).folder / "board").glob(f"{part}.*"))


@pytest.mark.parametrize("key", OURS)
def test_our_own_games_are_written_in_every_language(key: str) -> None:
    """Games of others need English alone; these four are what a visitor meets first."""
    assert languages_of(find(key)) == languages()
